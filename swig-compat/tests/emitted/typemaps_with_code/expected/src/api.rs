//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.
