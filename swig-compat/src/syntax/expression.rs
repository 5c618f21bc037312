//! Expressions, as far as types depend on them.

use super::{QualifiedName, TypeSyntax};

/// An expression whose type may be known without its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    Name(QualifiedName),
    /// A literal, a cast, `sizeof …`: of this type, whatever stands inside.
    Of(TypeSyntax),
    /// `-a`, `+a`, `~a`
    Promoted(Box<Expression>),
    /// `a << b`: of the type of the first, and `a + b`: of that which both become.
    Shifted(Box<Expression>),
    Joined(Box<Expression>, Box<Expression>),
    /// `condition ? a : b`
    Chosen(Box<Expression>, Box<Expression>),
    /// `&a`
    Address(Box<Expression>),
    /// `*a`
    Pointee(Box<Expression>),
}
