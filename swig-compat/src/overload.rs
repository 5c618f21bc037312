//! Which overload takes what: C++'s rules in [`call`], Python's in [`takes`]. All that is decided of overloads side by
//! side, in any stage, is decided from these two.

pub mod call;
pub mod takes;
