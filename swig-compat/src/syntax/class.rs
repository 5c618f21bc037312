//! Classes, as written.

use super::{Item, QualifiedName, TemplateParameter, TypeSyntax};
use crate::source::Span;
use std::fmt;

/// A class: `class Name : public Base { … };`.
#[derive(Debug)]
pub struct ClassSyntax {
    pub key: ClassKey,
    /// The name; empty for an unnamed class.
    pub name: String,
    /// The name in a `typedef` around a class with a name of its own.
    pub alias: Option<String>,
    /// The data member that is declared with this class as its type, if the class is unnamed: `struct { … }
    /// member;`. As in SWIG, `name` then consists of the names of the class around the member and of the
    /// member.
    pub type_of: Option<MemberType>,
    /// The parameters of a class template; empty for a full specialization, and `None` for other classes.
    pub template_parameters: Option<Vec<TemplateParameter>>,
    /// Whether the class is defined; false for a template of which only specializations are defined.
    pub is_defined: bool,
    /// The name with the arguments of a specialization: `Name<T *>`.
    pub specialized: Option<QualifiedName>,
    pub bases: Vec<BaseSyntax>,
    /// The members, including directives, in the order of the text.
    pub members: Vec<Item>,
    /// The comment directly above, without its marks.
    pub doc: Option<String>,
}

/// The data member whose type is an unnamed class.
#[derive(Debug)]
pub struct MemberType {
    /// The full name of the class that contains the member.
    pub class: String,
    /// The expression for an object of the type in an object of the class: `data`, or `keys[0]` for an array.
    pub path: String,
}

/// The keyword that declares a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassKey {
    Class,
    Struct,
    Union,
}

impl fmt::Display for ClassKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ClassKey::Class => "class",
            ClassKey::Struct => "struct",
            ClassKey::Union => "union",
        })
    }
}

/// A base class: `public Base<T>`.
#[derive(Debug)]
pub struct BaseSyntax {
    pub access: MemberAccess,
    pub r#type: TypeSyntax,
    /// Whether this is a pack, `Bases...`: one base for each type.
    pub pack: bool,
    pub span: Span,
}

/// The access of a member or a base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MemberAccess {
    /// Public, or outside of classes.
    #[default]
    Public,
    Protected,
    Private,
}

/// The properties of a member function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberSyntax {
    pub role: MemberRole,
    pub is_static: bool,
    pub is_pure: bool,
    /// Whether the function is marked `virtual` or `override`.
    pub is_virtual: bool,
    /// Whether the function is marked `final`.
    pub is_final: bool,
    pub is_noexcept: bool,
    /// Whether the function is an `explicit` constructor, which C++ does not use for implicit conversions.
    pub is_explicit: bool,
    pub is_const: bool,
    /// Whether the function is qualified with `&&`: `void f() &&;`.
    pub is_for_rvalues: bool,
    /// The qualifiers after the parameters: `const`, `volatile`, `&` and `&&`, in this order.
    pub qualifiers: String,
    /// Whether the member comes from `%extend`, so that the C++ class does not have it.
    pub is_extension: bool,
}

/// The role of a member function. An operator's name begins with `operator`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemberRole {
    Constructor,
    Destructor,
    Method,
    /// A conversion to the result type: `operator int() const`.
    Conversion,
}

/// A data member.
#[derive(Debug)]
pub struct DataSyntax {
    pub name: String,
    pub r#type: TypeSyntax,
    /// The lengths of an array, outermost first.
    pub lengths: Vec<String>,
    pub is_static: bool,
    pub is_constexpr: bool,
    pub is_bit_field: bool,
    /// Whether the member comes from `%extend`, so that functions read and write it.
    pub is_extension: bool,
    /// The initializer.
    pub value: Option<String>,
    pub doc: Option<String>,
}
