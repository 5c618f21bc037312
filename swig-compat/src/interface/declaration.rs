//! What an interface declares: one list, in the order of the text.

use super::Function;
use crate::source::Span;
use crate::syntax::Section;

/// One declaration.
#[derive(Debug)]
pub struct Declaration {
    /// Where it stands: for an instantiation its `%template` line.
    pub span: Span,
    /// The namespaces and classes that enclose what it declares in C++, outermost first.
    pub scope: Vec<String>,
    pub kind: DeclarationKind,
}

/// What a [`Declaration`] is.
#[derive(Debug)]
pub enum DeclarationKind {
    /// A C++ function: an overload, or one instantiation of a template.
    Function(Function),
    Block(Block),
    Skipped(Skipped),
}

/// C++ text that goes into the shim as it stands, from `%{ … %}` or `%inline %{ … %}`.
#[derive(Debug)]
pub struct Block {
    /// Without the marks; starts on the line of its declaration.
    pub code: String,
    pub section: Section,
}

/// A declaration that was seen and is not bound.
#[derive(Debug)]
pub struct Skipped {
    /// `class example::Filter`, for the comment in the output.
    pub what: String,
    pub reason: String,
}
