//! Arrays that C++ reads or writes.

pub(crate) mod lent;
pub(crate) mod prepare;
pub(crate) mod sequence;
pub(crate) mod shapes;
