//! The contents of an interface file, as written: the product of `parse`.
//!
//! Nothing is resolved here. Names are as written, templates are not instantiated, and directives and
//! declarations are in one list in the order of the text, each with the namespace that encloses it.

mod class;
mod directive;
mod types;

pub use class::{
    BaseSyntax, ClassKey, ClassSyntax, DataSyntax, MemberAccess, MemberRole, MemberSyntax, MemberType,
};
pub use directive::{
    ApplyDirective, BlockDirective, Clause, ClearDirective, ConditionSyntax, Directive, ExtendDirective,
    FeatureDirective, FeatureTarget, FragmentDirective, ImportDirective, ModuleDirective, NativeDirective,
    RenameCondition, RenameDirective, RenameTarget, Section, TemplateDirective, TypemapBody, TypemapCode,
    TypemapDirective, TypemapLocal, TypemapParameter, TypemapTarget, TypesDirective, VarargsSyntax,
};
pub use types::{
    Expression, FunctionType, QualifiedName, Segment, TemplateArgument, TypeSyntax, spelled_function,
};

use crate::interface::Standard;
use crate::lex::Token;
use crate::literal::{Literal, LiteralKind};
use crate::source::{FileId, Span};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// An interface file with all that it includes.
#[derive(Debug, Default)]
pub struct Syntax {
    pub items: Vec<Item>,
    /// The C++ standard that the text needs.
    pub standard: Standard,
    /// Whether this is an interface of C.
    pub is_c: bool,
    /// The module's name, if the command line gives it and not `%module`.
    pub module: Option<String>,
    /// The types that the text names with their class keys.
    pub tags: BTreeSet<Tag>,
    /// The files that were read because of an `#include`, among which may be headers of the system.
    pub followed: FxHashSet<FileId>,
}

/// A type that is named with its class key, `struct stats`, which C needs unless a `typedef` gives it a name
/// too.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tag {
    pub key: String,
    pub name: String,
}

/// A directive or declaration.
#[derive(Debug)]
pub struct Item {
    pub span: Span,
    /// The enclosing namespaces, outermost first, without inline and unnamed ones, because names inside need
    /// no prefix. Classes count as namespaces for their members.
    pub namespace: Vec<String>,
    pub access: MemberAccess,
    pub kind: ItemKind,
}

/// The kinds of [`Item`]s.
#[derive(Debug)]
pub enum ItemKind {
    Directive(Directive),
    Function(FunctionSyntax),
    /// A function that a class declares as its friend; it belongs to the namespace around the class.
    Friend(FunctionSyntax),
    Variable(VariableSyntax),
    Enum(EnumSyntax),
    Alias(AliasSyntax),
    /// A namespace alias: `namespace name = target;`.
    NamespaceAlias {
        name: String,
        target: QualifiedName,
    },
    Using(UsingSyntax),
    Class(ClassSyntax),
    /// A declaration of a class without its definition: `class Name;`.
    ClassName(String),
    /// A class that another declaration names with its class key, as in `typedef struct Name Other;`, which
    /// declares the class unless it was declared before.
    ElaboratedName(String),
    /// A data member of a class.
    Data(DataSyntax),
    /// C++ text that is none of the above, such as the use of an undefined macro.
    Other(String),
}

/// A function or function template.
#[derive(Debug)]
pub struct FunctionSyntax {
    pub name: String,
    /// The template parameters; empty for plain functions.
    pub template_parameters: Vec<TemplateParameter>,
    pub returns: TypeSyntax,
    pub parameters: Vec<ParameterSyntax>,
    pub deleted: bool,
    /// Whether the function is `= default`.
    pub defaulted: bool,
    /// Whether the function is `= default` or has an empty body.
    pub does_nothing: bool,
    /// Whether this is a specialization such as `template <> float sum<float>(…)`, which belongs to its
    /// primary template.
    pub specialization: bool,
    /// Whether the function is marked `__global__`.
    pub kernel: bool,
    /// The properties of a member, if the function is one.
    pub member: Option<MemberSyntax>,
    /// The types in the exception specification: `throw(Error, const Other &)`.
    pub throws: Vec<TypeSyntax>,
    /// The body with its braces, only for a member that `%extend` adds.
    pub body: Option<String>,
    /// The comment directly above, without its marks.
    pub doc: Option<String>,
}

/// A parameter of a function, or of a pattern in `%apply`.
#[derive(Clone, Debug)]
pub struct ParameterSyntax {
    pub name: Option<String>,
    pub r#type: TypeSyntax,
    /// The type as written, before an array becomes a pointer.
    pub written: TypeSyntax,
    /// Whether this is a pack, `Args... args`: one parameter for each type.
    pub pack: bool,
    pub default: Option<String>,
    /// The tokens of the default; none if the parameter has no default.
    pub default_tokens: Vec<Token>,
    pub span: Span,
}

/// The text of variable arguments in a parameter list.
pub const REST: &str = "...";

impl ParameterSyntax {
    /// Whether the parameter stands for variable arguments.
    pub fn is_rest(&self) -> bool {
        matches!(&self.r#type, TypeSyntax::Opaque(text) if text == REST)
    }

    /// The number of elements of an array, as written: `3` of `double v[3][4]`.
    pub fn length(&self) -> Option<&str> {
        match &self.written {
            TypeSyntax::Array(_, length) => Some(length.as_str()).filter(|length| !length.is_empty()),
            _ => None,
        }
    }
}

/// A parameter of a template.
#[derive(Clone, Debug)]
pub struct TemplateParameter {
    pub name: Option<String>,
    pub kind: TemplateParameterKind,
    pub pack: bool,
    pub default: Option<TemplateArgument>,
}

/// The kind of a template parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateParameterKind {
    Type,
    /// A value, as in `int N`. Also a constrained type, as in `std::integral T`, which can only be
    /// distinguished by name lookup.
    Value,
    Template,
}

/// A constant: `%constant int N = 4;`, or a macro that is a constant.
#[derive(Debug)]
pub struct ConstantSyntax {
    pub name: String,
    /// The type, if the text contains it.
    pub r#type: Option<TypeSyntax>,
    pub value: String,
    /// The kind of value, if it consists only of literals.
    pub kind: Option<LiteralKind>,
    /// The value, as far as the text determines it.
    pub literal: Option<Literal>,
    /// The expression from which the type may be deduced.
    pub expression: Option<Expression>,
    pub doc: Option<String>,
}

/// A variable in a namespace, or a variable template.
#[derive(Debug)]
pub struct VariableSyntax {
    pub name: String,
    pub r#type: TypeSyntax,
    /// Whether the variable is `constexpr`, and so cannot be assigned to.
    pub constexpr: bool,
    /// Whether the declaration has an initialiser.
    pub initialized: bool,
    /// The value, as far as the text determines it.
    pub literal: Option<Literal>,
    /// The variables of the same declaration from which the type is deduced, this one first, with their
    /// declared types and initialisers.
    pub deduced_from: Vec<(TypeSyntax, Expression)>,
    /// The template parameters, for a template; empty for a full specialization.
    pub template_parameters: Option<Vec<TemplateParameter>>,
    pub doc: Option<String>,
}

/// An enumeration.
#[derive(Debug)]
pub struct EnumSyntax {
    /// The name; empty for an unnamed enumeration.
    pub name: String,
    /// The name in a `typedef` around an enumeration with a name of its own.
    pub alias: Option<String>,
    /// Whether this is an `enum class`.
    pub scoped: bool,
    /// The type after `:`.
    pub base: Option<TypeSyntax>,
    pub enumerators: Vec<EnumeratorSyntax>,
}

/// One value of an enumeration.
#[derive(Debug)]
pub struct EnumeratorSyntax {
    pub name: String,
    /// The expression for the enumerator's value, if there is one.
    pub value: Option<Vec<Token>>,
    pub span: Span,
}

/// A type alias: `typedef target name;` or `using name = target;`.
#[derive(Debug)]
pub struct AliasSyntax {
    pub name: String,
    pub target: TypeSyntax,
    /// The template parameters of an alias template: `template <class T> using Name = Box<T>;`.
    pub template_parameters: Vec<TemplateParameter>,
}

/// A `using` directive or declaration: `using namespace target;` or `using target;`.
#[derive(Debug)]
pub struct UsingSyntax {
    pub target: QualifiedName,
    pub namespace: bool,
    /// Whether the declaration applies to each type of a pack: `using Bases::f...;`.
    pub pack: bool,
}
