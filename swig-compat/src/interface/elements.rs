//! Functions of numbers that are called for each element of arrays.

use super::Scalar;

/// The C++ call for one element of each array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elements {
    /// The results: first the return value, then the values written through references.
    pub results: Vec<Scalar>,
    pub returned: ReturnedElements,
    /// The arguments of the C++ call, one for each parameter.
    pub parameters: Vec<ElementParameter>,
}

/// How C++ returns results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnedElements {
    Nothing,
    /// The first result.
    One,
    /// Several results in a `std::tuple`, a `std::pair` or a `std::array`.
    Several(usize),
}

/// A parameter, by the index of an input, or the index of a result that C++ writes through a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementParameter {
    Input(usize),
    Result(usize),
}
