//! The files for C programs: functions with C's calling convention, and the header that declares them.

pub(super) mod api;
pub(super) mod callbacks;
pub(super) mod header;
