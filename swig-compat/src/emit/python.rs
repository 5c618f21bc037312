//! The files for Python: the tables of functions, the Python module, and its stub for type checkers.

pub(super) mod functions;
pub(super) mod module;
pub(super) mod stub;
pub(crate) mod types;
