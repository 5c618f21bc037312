//! Functions of numbers that are called for each element of arrays.

use super::Scalar;

/// How C++ is called for one element of each array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elements {
    /// What C++ gives: what it returns, and then what it writes through references.
    pub results: Vec<Scalar>,
    pub returned: ReturnedElements,
    /// What C++ is called with, a parameter each.
    pub parameters: Vec<ElementParameter>,
}

/// What C++ returns of the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnedElements {
    Nothing,
    /// The first.
    One,
    /// As many, in a `std::tuple`, a `std::pair` or a `std::array`.
    Several(usize),
}

/// One parameter: an input, or a result that C++ writes through a reference; by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementParameter {
    Input(usize),
    Result(usize),
}
