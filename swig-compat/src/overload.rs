//! Overload selection: the rules of C++ in [`call`], those of Python in [`takes`]. Every stage that compares overloads
//! uses these two.

pub mod call;
pub mod takes;
