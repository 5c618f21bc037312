//! The conversion of values, with a file for each kind: whether a parameter accepts an object, the C++ value
//! for an argument, and the Python object for a result.

pub(crate) mod array;
pub(crate) mod by_numpy;
pub(crate) mod by_value;
pub(crate) mod complex;
pub(crate) mod element;
pub(crate) mod function;
pub(crate) mod number;
pub(crate) mod object;
pub(crate) mod part;
pub(crate) mod python;
pub(crate) mod result;
pub(crate) mod settle;
pub(crate) mod text;
