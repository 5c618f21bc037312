//! The declarations of an interface: one list, in the order of the text.

use super::{ClassId, ClassType, Descriptor, Function, FunctionId, FunctionTy, Ty};
use crate::dtype::Dtype;
use crate::literal::Literal;
use crate::source::{IncludeForm, Span, included};
use crate::syntax::Section;
use std::collections::BTreeMap;

/// One declaration.
#[derive(Debug)]
pub struct Declaration {
    /// The place of the declaration; for an instantiation, its `%template` line.
    pub span: Span,
    /// The namespaces and classes around the declared C++ entity, outermost first.
    pub scope: Vec<String>,
    pub kind: DeclarationKind,
    /// The index of the `%import` that contains the declaration, if it belongs to another module.
    pub import: Option<usize>,
}

/// Another module whose types this module uses.
#[derive(Debug)]
pub struct Import {
    /// The name for Python's `import`, such as `package.module`; `None` if it is unknown.
    pub module: Option<String>,
    /// The file that `%import` names.
    pub file: String,
}

/// The kinds of [`Declaration`]s.
#[derive(Debug)]
pub enum DeclarationKind {
    /// A C++ function: an overload, or an instantiation of a template.
    Function(FunctionId),
    Constant(Constant),
    Enum(Enum),
    Variable(Box<Variable>),
    Class(ClassId),
    Block(Block),
    Native(Native),
    Skipped(Skipped),
}

/// A function that Python can pass for a function pointer of its type.
#[derive(Debug)]
pub struct FunctionAddress {
    pub function: FunctionId,
    /// The name of the pointer in Python: a constant of the module or of the function's class.
    pub name: String,
    pub called: FunctionTy,
}

/// A value that is read from C++ when the module is loaded.
#[derive(Clone, Debug)]
pub struct Constant {
    /// The name in Python.
    pub name: String,
    /// The C++ expression: `example::RED`, or the value as written.
    pub expression: String,
    pub kind: ConstantKind,
    /// The value, if the interface contains it, with the type of a number.
    pub value: Option<(Literal, Option<Dtype>)>,
    /// The C++ type, if the interface tells it.
    pub r#type: Option<Ty>,
    pub features: BTreeMap<String, String>,
}

/// The type of a constant for readers. The runtime converts the value that C++ computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstantKind {
    Bool,
    Integer,
    Float,
    Text,
    Unknown,
}

/// An enumeration, whose values are constants.
#[derive(Debug)]
pub struct Enum {
    /// The name in Python; empty for an unnamed enumeration.
    pub name: String,
    /// The qualified C++ name, from the outermost namespace on.
    pub cxx: String,
    /// The class that contains the enumeration.
    pub class: Option<ClassType>,
    /// The underlying integer type.
    pub dtype: Dtype,
    pub enumerators: Vec<Enumerator>,
    /// The constants in the module; the constants of an enumeration in a class are members of the class.
    pub constants: Vec<Constant>,
    /// Whether Python also has an `enum` class for the enumeration.
    pub is_class: bool,
}

impl Enum {
    /// Whether the enumeration has a name, so that languages other than Python have it as a type, and the
    /// text determines all values.
    pub fn is_known_type(&self) -> bool {
        let is_known = |each: &Enumerator| each.value.is_some_and(|value| self.dtype.holds(value));
        !self.name.is_empty() && self.enumerators.iter().all(is_known)
    }
}

/// A value of an enumeration.
#[derive(Clone, Debug)]
pub struct Enumerator {
    pub name: String,
    /// The C++ name, from the outermost namespace on.
    pub cxx: String,
    /// The number; `None` if only C++ knows it.
    pub value: Option<i64>,
    /// The Python attribute of the module or of the class around the enumeration: `Shape_round`.
    pub attribute: String,
}

/// A variable in a namespace: a function that reads it and, if it can be assigned to, the overloads of a
/// function that assigns.
#[derive(Debug)]
pub struct Variable {
    pub read: Function,
    pub assign: Vec<Function>,
    /// Whether Python reads the variable only once, when the module is loaded, because it is a constant
    /// object.
    pub is_constant: bool,
}

impl Variable {
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        std::iter::once(&self.read).chain(&self.assign)
    }
}

/// C++ text from `%{ … %}` or `%inline %{ … %}`, which goes into the shim unchanged.
#[derive(Debug)]
pub struct Block {
    /// The code without the marks around it. It begins on the line of its declaration.
    pub code: String,
    pub section: Section,
    /// The class to which Python code belongs.
    pub class: Option<ClassType>,
    /// Whether the block is the interface's own text, and not assembled by quaff.
    pub is_verbatim: bool,
    /// The function that the block defines, if code before it may call the function.
    pub defines: Option<Defined>,
    /// The descriptors that the code names by `$descriptor(…)`, also of types without a class.
    pub descriptors: Vec<Descriptor>,
}

impl Block {
    /// Whether a file of the library needs the code in every module that reads the file: C++ outside of
    /// functions, as its author wrote it.
    pub fn is_library_code(&self) -> bool {
        self.is_verbatim && matches!(self.section, Section::Begin | Section::Runtime | Section::Header)
    }

    /// Code for the shim that quaff assembles.
    pub fn assembled(code: String) -> Block {
        Block {
            code,
            section: Section::Wrapper,
            class: None,
            is_verbatim: false,
            defines: None,
            descriptors: Vec::new(),
        }
    }
}

/// A function that the interface adds to a class.
#[derive(Debug)]
pub struct Defined {
    pub name: String,
    pub class: ClassType,
    /// The C++ declaration, without a `;`.
    pub declaration: String,
}

impl Block {
    /// Whether the block includes a source file, as in `#include "local.cpp"`, whose code may use SWIG's
    /// names even if it cannot be found.
    pub fn includes_source(&self) -> bool {
        const OF_HEADERS: [&str; 7] = ["h", "H", "hh", "hpp", "hxx", "h++", "cuh"];
        // The headers of the standard library have no ending.
        let is_source = |(file, _): (&str, IncludeForm)| {
            let ending = file.rsplit('/').next().unwrap_or_default().rsplit_once('.');
            ending.is_some_and(|(_, ending)| !OF_HEADERS.contains(&ending))
        };
        !self.section.is_python() && included(&self.code).any(is_source)
    }
}

/// A function of the interface's code that Python calls with a tuple of arguments, without a conversion.
#[derive(Debug)]
pub struct Native {
    /// The name in Python.
    pub name: String,
    /// The name in C++.
    pub function: String,
}

/// A declaration that was read but not bound.
#[derive(Debug)]
pub struct Skipped {
    /// The declaration in the output's comment: `class example::Filter`.
    pub what: String,
    pub reason: String,
}
