//! The contents of an interface file, as written: the product of `parse`.
//!
//! Nothing is resolved here. Names are as spelled, templates are not instantiated, and directives and declarations are
//! in one list in the order of the text, each with the namespace that encloses it.

mod class;
mod directive;
mod expression;
mod typemap;
mod types;

pub use class::{
    BaseSyntax, ClassKey, ClassSyntax, DataSyntax, MemberAccess, MemberRole, MemberSyntax, MemberType,
};
pub use directive::{
    ApplyDirective, BlockDirective, Clause, ClearDirective, ConditionSyntax, Directive, ExtendDirective,
    FeatureDirective, FeatureTarget, ImportDirective, ModuleDirective, RenameCondition, RenameDirective,
    RenameTarget, Section, TemplateDirective, TypesDirective, VarargsSyntax,
};
pub use expression::Expression;
pub use typemap::{
    FragmentDirective, TypemapBody, TypemapCode, TypemapDirective, TypemapLocal, TypemapParameter,
    TypemapTarget,
};
pub use types::{FunctionType, QualifiedName, Segment, TemplateArgument, TypeSyntax, spelled_function};

use crate::lex::Token;
use crate::literal::{Literal, LiteralKind};
use crate::source::Span;
use std::collections::BTreeSet;

/// One interface file with all that it includes.
#[derive(Debug, Default)]
pub struct Syntax {
    pub items: Vec<Item>,
    /// Whether the text needs C++20.
    pub is_cxx20: bool,
    /// Whether the interface is in C.
    pub is_c: bool,
    /// The types that the text names by their keys.
    pub tags: BTreeSet<Tag>,
}

/// `struct stats`: a type by its key, which C needs unless a `typedef` names it too.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tag {
    pub key: String,
    pub name: String,
}

/// One directive or declaration.
#[derive(Debug)]
pub struct Item {
    pub span: Span,
    /// The enclosing namespaces, outermost first; inline and unnamed ones left out, as names inside need no prefix.
    /// Classes are namespaces for what stands inside.
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
    /// `namespace name = target;`
    NamespaceAlias {
        name: String,
        target: QualifiedName,
    },
    Using(UsingSyntax),
    Class(ClassSyntax),
    /// `class Name;`: the class is declared without its definition.
    ClassName(String),
    /// `struct Name` in another declaration, as in `typedef struct Name Other;`. It declares the class unless the class
    /// is declared before.
    ElaboratedName(String),
    /// A data member of a class.
    Data(DataSyntax),
    /// Text that is C++ and yet none of the above, such as the use of a macro that was never defined.
    Other(String),
}

/// A function or function template.
#[derive(Debug)]
pub struct FunctionSyntax {
    pub name: String,
    /// Empty for plain functions.
    pub template_parameters: Vec<TemplateParameter>,
    pub returns: TypeSyntax,
    pub parameters: Vec<ParameterSyntax>,
    pub deleted: bool,
    /// `= default`, or braces with nothing in them.
    pub does_nothing: bool,
    /// `template <> float sum<float>(…)`: belongs to its primary template.
    pub specialization: bool,
    /// Marked `__global__`.
    pub kernel: bool,
    /// Set for a member of a class.
    pub member: Option<MemberSyntax>,
    /// The types in its exception specification: `throw(Error, const Other &)`.
    pub throws: Vec<TypeSyntax>,
    /// The body with its braces, only for a member that `%extend` adds.
    pub body: Option<String>,
    /// The comment directly above, without its marks.
    pub doc: Option<String>,
}

/// One parameter of a function, or of a pattern in `%apply`.
#[derive(Clone, Debug)]
pub struct ParameterSyntax {
    pub name: Option<String>,
    pub r#type: TypeSyntax,
    /// The type before C++ takes an array by its address.
    pub written: TypeSyntax,
    /// `Args... args`: one parameter for each type of a pack.
    pub pack: bool,
    pub default: Option<String>,
    pub span: Span,
}

/// The text of variable arguments in a parameter list.
pub const REST: &str = "...";

impl ParameterSyntax {
    /// Whether the parameter stands for variable arguments.
    pub fn is_rest(&self) -> bool {
        matches!(&self.r#type, TypeSyntax::Opaque(text) if text == REST)
    }

    /// The number of elements that an array has, as it is written: `3` of `double v[3][4]`.
    pub fn length(&self) -> Option<&str> {
        match &self.written {
            TypeSyntax::Array(_, length) => Some(length.as_str()).filter(|length| !length.is_empty()),
            _ => None,
        }
    }
}

/// One parameter of a template.
#[derive(Clone, Debug)]
pub struct TemplateParameter {
    pub name: Option<String>,
    pub kind: TemplateParameterKind,
    pub pack: bool,
    pub default: Option<TemplateArgument>,
}

/// The kinds of entities that a template parameter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateParameterKind {
    Type,
    /// `int N`; also `std::integral T`, which only lookup could tell apart.
    Value,
    Template,
}

/// `%constant int N = 4;`, or a macro that is a constant.
#[derive(Debug)]
pub struct ConstantSyntax {
    pub name: String,
    /// `None` where the text gives none.
    pub r#type: Option<TypeSyntax>,
    pub value: String,
    /// Set for a value of literals alone.
    pub kind: Option<LiteralKind>,
    /// The value, as far as the text tells it.
    pub literal: Option<Literal>,
    /// The expression that the type may follow from.
    pub expression: Option<Expression>,
    pub doc: Option<String>,
}

/// A variable of a namespace, or the template of one.
#[derive(Debug)]
pub struct VariableSyntax {
    pub name: String,
    pub r#type: TypeSyntax,
    /// Marked `constexpr`, and so not to be assigned to.
    pub constexpr: bool,
    /// Whether a value is given where it is declared.
    pub initialized: bool,
    /// The value, as far as the text tells it.
    pub literal: Option<Literal>,
    /// The declarations from which the type is found out: the variables of the declaration, this one first, as they are
    /// declared, and what they are initialized with.
    pub deduced_from: Vec<(TypeSyntax, Expression)>,
    /// Set for a template; empty for a full specialization of one.
    pub template_parameters: Option<Vec<TemplateParameter>>,
    pub doc: Option<String>,
}

/// An enumeration.
#[derive(Debug)]
pub struct EnumSyntax {
    /// Empty where C++ gives none.
    pub name: String,
    /// The name in a `typedef` around the enumeration that has a name of its own.
    pub alias: Option<String>,
    /// `enum class`
    pub scoped: bool,
    /// The type after `:`.
    pub base: Option<TypeSyntax>,
    pub enumerators: Vec<EnumeratorSyntax>,
}

/// One value of an enumeration.
#[derive(Debug)]
pub struct EnumeratorSyntax {
    pub name: String,
    /// The expression that is its value, if one is written.
    pub value: Option<Vec<Token>>,
    pub span: Span,
}

/// `typedef target name;` or `using name = target;`
#[derive(Debug)]
pub struct AliasSyntax {
    pub name: String,
    pub target: TypeSyntax,
    /// Set for `template <class T> using Name = Box<T>;`.
    pub template_parameters: Vec<TemplateParameter>,
}

/// `using namespace target;` or `using target;`
#[derive(Debug)]
pub struct UsingSyntax {
    pub target: QualifiedName,
    pub namespace: bool,
    /// `using Bases::f...;`: the declaration applies to each type of a pack.
    pub pack: bool,
}
