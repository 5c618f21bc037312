//! Overload selection: C++'s rules in [`call`], and Python's in [`takes`]. Every stage that compares
//! overloads uses these two.

pub mod call;
pub mod takes;
