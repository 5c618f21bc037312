//! Functions as values: the instantiations of `std::function` that functions accept and return, and C++
//! functions whose addresses Python can pass.

use super::{ClassType, FunctionId, FunctionTy, MethodSignature};
use crate::source::Span;

/// An instantiation of `std::function`.
#[derive(Debug)]
pub struct Callable {
    pub class: ClassType,
    /// The first declaration that names the class.
    pub span: Span,
    /// The call operator, with the crossings for a call that ends in a Python callable.
    pub method: Box<MethodSignature>,
    /// The reason why C++ cannot call Python through the `std::function`: a value that cannot cross.
    pub obstacle: Option<String>,
}

/// A function that Python can pass for a function pointer of its type.
#[derive(Debug)]
pub struct FunctionAddress {
    pub function: FunctionId,
    /// The name of the pointer in Python: a constant of the module or of the function's class.
    pub name: String,
    pub called: FunctionTy,
}
