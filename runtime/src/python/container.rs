//! Elements of containers, and arrays over members.

pub(crate) mod buffer;
pub(crate) mod element;
pub(crate) mod part;
pub(crate) mod result;
