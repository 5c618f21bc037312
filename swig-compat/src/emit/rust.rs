//! The files for Rust callers: functions of slices and objects, and functions of arrays whose types are known at run time.

pub(super) mod api;
pub(super) mod dynamic;
