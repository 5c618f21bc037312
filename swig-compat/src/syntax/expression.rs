//! Expressions, as far as they determine types.

use super::{QualifiedName, TypeSyntax};

/// An expression whose type may be known without its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    Name(QualifiedName),
    /// A literal, a cast or `sizeof …`: an expression of this type, whatever its operand is.
    Of(TypeSyntax),
    /// A unary operator with integral promotion: `-a`, `+a`, `~a`.
    Promoted(Box<Expression>),
    /// A shift, `a << b`, whose type is that of the first operand.
    Shifted(Box<Expression>),
    /// An operation such as `a + b`, whose type is the common type of the operands.
    Joined(Box<Expression>, Box<Expression>),
    /// A conditional expression: `condition ? a : b`.
    Chosen(Box<Expression>, Box<Expression>),
    /// An address: `&a`.
    Address(Box<Expression>),
    /// A dereferenced pointer: `*a`.
    Pointee(Box<Expression>),
}
