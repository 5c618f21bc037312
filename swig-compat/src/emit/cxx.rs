//! The files for C and C++ programs: functions with C's calling convention, and the C++ header over them.

pub(super) mod c_api;
pub(super) mod header;
