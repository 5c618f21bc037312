//! The Python types of values that typemap code reads or makes, as `%typemap(pytyping)` names them.

use super::{Ty, Type};

/// A type for type checkers, in the interface's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// The text, in which [`OF_CLASS`](Annotation::OF_CLASS) stands for the Python class of `r#type`.
    pub text: String,
    pub r#type: Ty,
}

impl Annotation {
    /// SWIG's special variable for the name of a class in Python.
    pub const OF_CLASS: &str = "$pytypename";
}

/// The annotations of the values of one function.
#[derive(Clone, Debug, Default)]
pub struct Annotations {
    /// The parameters that code reads, by their positions in C++.
    pub inputs: Vec<(usize, Annotation)>,
    /// The values that the caller gets, in their order; `None` if the type of a value is unknown.
    pub results: Option<Vec<AnnotatedResult>>,
    /// Whether several values are a tuple, and not a list.
    pub is_tuple: bool,
    /// The positions of the C++ parameters from which code makes values.
    pub outputs: Vec<usize>,
    /// Whether code makes nothing of the C++ return value.
    pub discards_returned: bool,
}

/// A value that the caller gets from a function with typemap code.
#[derive(Clone, Debug)]
pub enum AnnotatedResult {
    /// The C++ return value, which quaff converts.
    Converted(Type),
    /// A value that code makes.
    Made(Annotation),
}
