//! A module as Python sees it: types with their slots and attributes, functions and variables.

pub(crate) mod arrow;
pub(crate) mod buffer;
pub(crate) mod construct;
pub(crate) mod director;
pub(crate) mod iteration;
pub(crate) mod load;
pub(crate) mod make;
pub(crate) mod pointer;
pub(crate) mod pointer_type;
pub(crate) mod property;
pub(crate) mod raise;
pub(crate) mod slots;
pub(crate) mod subscript;
pub(crate) mod swig;
pub(crate) mod this;
pub(crate) mod variables;
