//! Functions as values: the instantiations of `std::function` that functions accept and return, and C++
//! functions whose addresses Python can pass.

use super::{ClassType, FunctionId, FunctionTy, Interface, MethodSignature, Ty, Variable};
use crate::source::Span;
use rustc_hash::FxHashSet;

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

impl Interface {
    /// The instantiations of `std::function` in the types of functions and variables, each with the first
    /// declaration that names it.
    pub(crate) fn named_callables(&self) -> Vec<(ClassType, Span)> {
        let functions = self.functions().chain(self.variables().flat_map(Variable::functions));
        let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
        for function in functions {
            let mut types: Vec<&Ty> = Vec::new();
            function.objects().for_each(|object| object.r#type.add_types(&mut types));
            for class in types.into_iter().filter_map(Ty::class).filter(|class| class.called().is_some()) {
                if seen.insert(class.clone()) {
                    found.push((class.clone(), function.span));
                }
            }
        }
        found
    }
}
