//! The functions, variables and constants of a module, with their names.

use super::face::plain::{DynamicElements, DynamicFunction};
use super::face::python::stub::values::Stub;
use super::face::rust::RustFace;
use super::place::Place;
use super::row::Row;
use crate::dtype::Dtype;
use crate::interface::ConstantKind;
use crate::literal::Literal;

/// A function of the Python module, with its overloads.
#[derive(Debug)]
pub struct PlannedFunction {
    pub name: String,
    /// The name of the table in Rust, such as `SUM`.
    pub constant: String,
    /// The docstring: from features, or else from the comment.
    pub doc: Option<String>,
    /// Whether the docstring is complete, without a list of the overloads.
    pub is_documented: bool,
    /// Python code that runs before the call.
    pub prepend: Option<String>,
    /// Python code that runs after the call, whose result is `val`.
    pub append: Option<String>,
    /// The parameters of a Python function around this one, and the arguments that it passes on; `None` if it
    /// has to take any arguments, as `args` and `kwargs`.
    pub wrapper: Option<[String; 2]>,
    /// Decorators in the code of the class body above a method, one a line.
    pub decorators: Option<String>,
    /// Python code that replaces a method, which it calls as `$action`.
    pub shadow: Option<String>,
    /// The entries of `__annotations__`, by the names of parameters. For the getter of a data member, the
    /// entry in the annotations of its class.
    pub annotations: Vec<(String, String)>,
    /// The signature, such as `(arr, /)`, or `($self, arr, /)` for a method.
    pub signature: String,
    /// The names of the arguments that can be passed by keyword; empty if all are positional.
    pub keywords: Vec<String>,
    pub positional_only: bool,
    /// Whether there is a keyword `stream`, which defaults to None.
    pub stream: bool,
    /// Whether there is a keyword `out`, which defaults to None.
    pub out: bool,
    /// The rows, in the order in which they are tried.
    pub rows: Vec<Row>,
    pub rust: Vec<RustFace>,
    /// The reason why the function is not available in Rust, if it is not.
    pub rust_obstacle: Option<String>,
    /// The functions for arrays of any kind, each over several rows.
    pub dynamic: Vec<DynamicFunction>,
    /// The elementwise functions for arrays of any kind, each over several rows.
    pub dynamic_elements: Vec<DynamicElements>,
    /// The signatures for type checkers.
    pub stubs: Vec<Stub>,
}

impl PlannedFunction {
    /// Whether all decorators of a method are those of Python's that keep its signature and documentation.
    pub fn has_known_decorators(&self) -> bool {
        let is_known = |line: &str| ["@property", "@staticmethod", "@classmethod"].contains(&line.trim_end());
        self.decorators.as_deref().is_none_or(|decorators| decorators.lines().all(is_known))
    }
}

/// A C++ variable.
#[derive(Debug)]
pub struct PlannedVariable {
    pub name: String,
    pub read: PlannedFunction,
    pub assign: Option<PlannedFunction>,
    /// Whether the variable is also an attribute of the module.
    pub is_constant: bool,
}

impl PlannedVariable {
    pub(super) fn face(&self) -> VariableFace<'_> {
        VariableFace { name: self.name.clone(), read: &self.read, assign: self.assign.as_ref() }
    }

    /// The functions that read and assign the variable.
    pub fn functions(&self) -> impl Iterator<Item = &PlannedFunction> {
        std::iter::once(&self.read).chain(&self.assign)
    }
}

/// An attribute of `cvar`.
pub struct VariableFace<'p> {
    pub name: String,
    pub read: &'p PlannedFunction,
    pub assign: Option<&'p PlannedFunction>,
}

/// A constant that is read from C++ when the module is loaded.
#[derive(Debug)]
pub struct PlannedConstant {
    pub name: String,
    /// The C++ expression.
    pub expression: String,
    pub kind: ConstantKind,
    /// The constant in Rust, if its value is known from the interface.
    pub rust: Option<RustConstant>,
    /// Whether the constant is an enumerator of a type that languages other than Python have.
    pub is_of_known_type: bool,
    /// The entry in the `__annotations__` of the Python module.
    pub annotation: Option<String>,
    pub place: Place,
}

/// A Rust constant.
#[derive(Clone, Debug)]
pub struct RustConstant {
    pub name: String,
    pub value: Literal,
    /// The type of a number.
    pub dtype: Dtype,
}

/// A function of the interface's code that Python calls with a tuple of arguments, without a conversion.
#[derive(Debug)]
pub struct PlannedNative {
    pub name: String,
    /// The name in C++.
    pub function: String,
    pub place: Place,
}
