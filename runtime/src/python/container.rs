//! Elements of containers, and arrays over members.

pub(crate) mod call;
pub(crate) mod callback;
pub(crate) mod change;
pub(crate) mod director;
pub(crate) mod element;
pub(crate) mod method;
pub(crate) mod object;
pub(crate) mod part;
pub(crate) mod result;
