//! The declarations of an interface: one list, in the order of the text.

use super::{ClassId, ClassType, Function, FunctionId};
use crate::dtype::Dtype;
use crate::literal::Literal;
use crate::source::Span;
use crate::syntax::Section;

/// One declaration.
#[derive(Debug)]
pub struct Declaration {
    /// The place of the declaration: for an instantiation its `%template` line.
    pub span: Span,
    /// The namespaces and classes that enclose what it declares in C++, outermost first.
    pub scope: Vec<String>,
    pub kind: DeclarationKind,
    /// The index of the import that the declaration comes with, if it belongs to another module.
    pub import: Option<usize>,
}

/// Another module, whose types this one uses.
#[derive(Debug)]
pub struct Import {
    /// The name by which Python imports it: `package.module`; `None` if nothing says what it is called.
    pub module: Option<String>,
    /// The file that was named.
    pub file: String,
}

/// The kinds of [`Declaration`]s.
#[derive(Debug)]
pub enum DeclarationKind {
    /// A C++ function: an overload, or one instantiation of a template.
    Function(FunctionId),
    Constant(Constant),
    Enum(Enum),
    Variable(Box<Variable>),
    Class(ClassId),
    Block(Block),
    Skipped(Skipped),
}

/// A value that C++ knows when the module is loaded.
#[derive(Clone, Debug)]
pub struct Constant {
    /// The name in Python.
    pub name: String,
    /// `example::RED`, or the value as it is written.
    pub expression: String,
    pub kind: ConstantKind,
    /// The value that the text tells, and the type of a number.
    pub value: Option<(Literal, Option<Dtype>)>,
}

/// The type of a constant for its readers. The runtime converts the value that C++ computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstantKind {
    Bool,
    Integer,
    Float,
    Text,
    Unknown,
}

/// An enumeration: its values are constants.
#[derive(Debug)]
pub struct Enum {
    /// The name in Python; empty where C++ gives no name.
    pub name: String,
    /// The qualified C++ name, from the outermost namespace on.
    pub cxx: String,
    /// The class that it is inside of.
    pub class: Option<ClassType>,
    /// The integer that it stands on.
    pub dtype: Dtype,
    pub enumerators: Vec<Enumerator>,
    /// Constants of the module; those of a class are its members.
    pub constants: Vec<Constant>,
    /// Whether Python has it as a class of `enum` besides.
    pub is_class: bool,
}

/// One value of an enumeration.
#[derive(Clone, Debug)]
pub struct Enumerator {
    pub name: String,
    /// The name in C++, from the outermost namespace on.
    pub cxx: String,
    /// The number; `None` if only C++ knows it.
    pub value: Option<i64>,
    /// The attribute that it is in Python, of the module or of the class around it: `Shape_round`.
    pub attribute: String,
}

/// A variable of a namespace: a function that reads it and, where it can be assigned to, the overloads of one that does.
#[derive(Debug)]
pub struct Variable {
    pub read: Function,
    pub assign: Vec<Function>,
    /// Whether Python reads the variable only once, when the module is loaded: an object that is a constant.
    pub is_constant: bool,
}

impl Variable {
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        std::iter::once(&self.read).chain(&self.assign)
    }
}

/// C++ text that goes into the shim as it stands, from `%{ … %}` or `%inline %{ … %}`.
#[derive(Debug)]
pub struct Block {
    /// The code without the marks around it; it starts on the line of its declaration.
    pub code: String,
    pub section: Section,
    /// The class whose Python it is.
    pub class: Option<ClassType>,
    /// Whether the block is the interface's own text, and not text that quaff has put together from it.
    pub is_verbatim: bool,
    /// The function that it defines, if code above may call that function.
    pub defines: Option<Defined>,
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
    /// Whether the block includes a file of code, which may name any class as SWIG does: `#include "local.cpp"`.
    /// Headers do not know SWIG's names.
    pub fn includes_source(&self) -> bool {
        const ENDINGS: [&str; 6] = [".c", ".cc", ".cpp", ".cxx", ".inc", ".ipp"];
        let file = |line: &str| {
            Some(
                line.trim().strip_prefix("#include")?.trim().strip_prefix('"')?.split('"').next()?.to_owned(),
            )
        };
        let is_source = |file: String| ENDINGS.iter().any(|ending| file.ends_with(ending));
        !self.section.is_python() && self.code.lines().filter_map(file).any(is_source)
    }
}

/// A declaration that was seen and is not bound.
#[derive(Debug)]
pub struct Skipped {
    /// `class example::Filter`, for the comment in the output.
    pub what: String,
    pub reason: String,
}
