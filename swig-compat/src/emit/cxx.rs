//! The file for C++ programs: a header over the functions for C.

pub(super) mod header;
