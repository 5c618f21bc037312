//! Classes, as written.

use super::{Item, QualifiedName, TemplateParameter, TypeSyntax};
use crate::source::Span;
use std::fmt;

/// `class Name : public Base { … };`
#[derive(Debug)]
pub struct ClassSyntax {
    pub key: ClassKey,
    /// Empty if the class has no name.
    pub name: String,
    /// The name in a `typedef` around the class that has a name of its own.
    pub alias: Option<String>,
    /// Set for a class that has no name in C++ and is the type of a data member: its `name` is then made of the names of
    /// the class around it and of the member, as with SWIG.
    pub type_of: Option<MemberType>,
    /// Set for templates; empty for a full specialization.
    pub template_parameters: Option<Vec<TemplateParameter>>,
    /// Whether the class is defined; false for a template that is declared and of which only specializations are defined.
    pub is_defined: bool,
    /// `Name<T *>`: what a specialization is for.
    pub specialized: Option<QualifiedName>,
    pub bases: Vec<BaseSyntax>,
    /// The members in the order of the text, directives among them.
    pub members: Vec<Item>,
    /// The comment directly above, without its marks.
    pub doc: Option<String>,
}

/// The data member whose type a class without a name is.
#[derive(Debug)]
pub struct MemberType {
    /// The full name of the class that declares it.
    pub class: String,
    /// The way to an object of the type in one of the class: `data`, or `keys[0]` in an array.
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

/// `public Base<T>`
#[derive(Debug)]
pub struct BaseSyntax {
    pub access: MemberAccess,
    pub r#type: TypeSyntax,
    /// `Bases...`: one for each that a pack stands for.
    pub pack: bool,
    pub span: Span,
}

/// The access of a member or a base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MemberAccess {
    /// Everybody; so it is outside classes too.
    #[default]
    Public,
    Protected,
    Private,
}

/// The properties of a function that is a member of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberSyntax {
    pub role: MemberRole,
    pub is_static: bool,
    pub is_pure: bool,
    /// Says that it is virtual, or overrides a function of a base.
    pub is_virtual: bool,
    /// Derived classes cannot override it.
    pub is_final: bool,
    pub is_noexcept: bool,
    /// A constructor by which C++ converts nothing by itself.
    pub is_explicit: bool,
    pub is_const: bool,
    /// `void f() &&;`
    pub is_for_rvalues: bool,
    /// The qualifiers behind the parameters: `const`, `volatile`, `&` and `&&`, without spaces.
    pub qualifiers: String,
    /// Whether the member is from `%extend`: C++'s class does not have it.
    pub is_extension: bool,
}

/// The role of a member function. An operator's name begins with `operator`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberRole {
    Constructor,
    Destructor,
    Method,
    /// `operator int() const`: to the type that it returns.
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
    /// Whether the member is from `%extend`: functions read and write it.
    pub is_extension: bool,
    /// The initializer.
    pub value: Option<String>,
    pub doc: Option<String>,
}
