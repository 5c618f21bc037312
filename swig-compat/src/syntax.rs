//! The contents of an interface file, as written: the product of `parse`.
//!
//! Nothing is resolved here. Names are as spelled, templates are not instantiated, and directives and declarations are
//! in one list in the order of the text, each with the namespace that encloses it.

mod class;
mod expression;
mod typemap;
mod types;

pub use class::{
    BaseSyntax, ClassKey, ClassSyntax, DataSyntax, MemberAccess, MemberRole, MemberSyntax, MemberType,
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
    /// `class Name;`: it is somewhere.
    ClassName(String),
    /// `struct Name` in another declaration, as in `typedef struct Name Other;`: one that is found where it stands, or else the
    /// first that anybody hears of it.
    ElaboratedName(String),
    /// A data member of a class.
    Data(DataSyntax),
    /// Text that is C++ and yet none of the above, such as the use of a macro that was never defined.
    Other(String),
}

/// The directives of SWIG.
#[derive(Debug)]
pub enum Directive {
    Module(ModuleDirective),
    Import(ImportDirective),
    /// The end of an import: what follows belongs to this module again, or to the import around.
    EndImport,
    Block(BlockDirective),
    Template(TemplateDirective),
    Apply(ApplyDirective),
    Clear(ClearDirective),
    Feature(FeatureDirective),
    Rename(RenameDirective),
    Constant(ConstantSyntax),
    Extend(ExtendDirective),
    Types(TypesDirective),
    Typemap(TypemapDirective),
    Fragment(FragmentDirective),
}

/// `%module(docstring="…") name`
#[derive(Debug)]
pub struct ModuleDirective {
    pub name: String,
    pub name_span: Span,
    pub docstring: Option<String>,
    /// `package="a.b"`: where Python finds the module.
    pub package: Option<String>,
    /// `threads="1"`: functions let other threads of Python's run.
    pub threads: bool,
    /// `extranative="1"`: containers that are returned are objects of their classes.
    pub extranative: bool,
    /// `directors="1"`: Python overrides virtual functions of the classes that a feature names.
    pub directors: bool,
    /// The comment directly above.
    pub doc: Option<String>,
}

/// `%import(module="name") "file"`: what follows is the file's, up to the end of the import.
#[derive(Debug)]
pub struct ImportDirective {
    /// The name by which Python imports it, if the file does not say so with a `%module`.
    pub module: Option<String>,
    pub file: String,
    /// The place of the option, or otherwise of the directive.
    pub span: Span,
}

/// C++ text for the shim: `%{ … %}`, `%header %{ … %}`, `%inline %{ … %}` and their kin.
#[derive(Debug)]
pub struct BlockDirective {
    /// The code without the marks around it.
    pub code: String,
    pub section: Section,
}

/// The place to which a block goes: all blocks of one section stand before all of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    Begin,
    Runtime,
    Header,
    Wrapper,
    /// Code that runs when Python loads the module.
    Init,
    /// Python, at the head of the module.
    PythonBegin,
    /// Python, after the module's own names.
    Python,
    /// Python for type checkers, at the head of the stub.
    StubBegin,
    /// Python for type checkers, before the stub's own names.
    Stub,
}

impl Section {
    /// The section by SWIG's name.
    pub fn named(name: &str) -> Option<Section> {
        Some(match name {
            "header" => Section::Header,
            "runtime" => Section::Runtime,
            "begin" => Section::Begin,
            "wrapper" => Section::Wrapper,
            "init" => Section::Init,
            "pythonbegin" => Section::PythonBegin,
            "python" | "shadow" => Section::Python,
            "pythonstubbegin" => Section::StubBegin,
            "pythonstub" => Section::Stub,
            _ => return None,
        })
    }

    /// Whether the text is Python, and not C++.
    pub fn is_python(self) -> bool {
        self >= Section::PythonBegin
    }
}

/// `%template(name) template<arguments>;`
#[derive(Debug)]
pub struct TemplateDirective {
    pub name: String,
    pub template: QualifiedName,
    pub template_span: Span,
}

/// `%apply source { targets };`
#[derive(Debug)]
pub struct ApplyDirective {
    pub source: Vec<ParameterSyntax>,
    pub source_span: Span,
    pub targets: Vec<Vec<ParameterSyntax>>,
}

/// `%clear targets;`
#[derive(Debug)]
pub struct ClearDirective {
    pub targets: Vec<Vec<ParameterSyntax>>,
}

/// `%extend target { members }`
#[derive(Debug)]
pub struct ExtendDirective {
    /// A class, a template of classes, an instantiation, or what a `%template` calls one; none inside a class.
    pub target: Option<QualifiedName>,
    /// The members in the order of the text, directives among them.
    pub members: Vec<Item>,
}

/// `%types(from = to) %{ code %}`: a pointer to the one may be passed for a pointer to the other.
#[derive(Debug)]
pub struct TypesDirective {
    pub from: TypeSyntax,
    pub to: TypeSyntax,
    /// The code that converts a pointer, `$from`, where C++'s cast does not.
    pub code: Option<String>,
}

/// `%feature("name", "value", attribute="…") target;`
#[derive(Debug)]
pub struct FeatureDirective {
    pub name: String,
    /// `1` where the text gives none, as SWIG has it; empty to take the feature back.
    pub value: String,
    /// The place of the value's first line, if the value is code behind the target.
    pub code: Option<Span>,
    pub attributes: Vec<(String, String)>,
    /// The types that the value of `%catches(Error, const Other &)` lists.
    pub catches: Vec<TypeSyntax>,
    /// The conditions of a `%contract`.
    pub conditions: Vec<ConditionSyntax>,
    /// The parameters of a `%varargs`, which stand for `...`.
    pub varargs: Option<VarargsSyntax>,
    /// `None` for a feature of everything that follows.
    pub target: Option<FeatureTarget>,
}

/// The parameters that stand for `...`.
#[derive(Debug)]
pub struct VarargsSyntax {
    pub parameters: Vec<ParameterSyntax>,
    /// The number of times that the only parameter is there, after which its default ends the arguments.
    pub count: Option<usize>,
}

/// One condition of a `%contract`.
#[derive(Debug)]
pub struct ConditionSyntax {
    pub clause: Clause,
    pub text: String,
}

/// The part of a contract that a condition belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// A condition before the call.
    Require,
    /// A condition after the call.
    Ensure,
}

/// The declaration a `%feature` or a `%rename` is for.
#[derive(Debug)]
pub struct FeatureTarget {
    pub name: QualifiedName,
    /// `*::name`: in whatever scope.
    pub any_scope: bool,
    /// Set when the text gives a parameter list, and so one overload.
    pub parameters: Option<Vec<ParameterSyntax>>,
    /// The qualifiers after the parameter list: `const &`.
    pub qualifiers: Option<String>,
    pub span: Span,
}

/// `%rename(name, conditions) target;`, and `%ignore target;` with the name `$ignore`.
#[derive(Debug)]
pub struct RenameDirective {
    /// A name, or a pattern such as `get_%(lower)s`.
    pub name: String,
    /// The conditions, of which all are to hold.
    pub conditions: Vec<RenameCondition>,
    pub target: RenameTarget,
}

/// The declarations that a `%rename` is for.
#[derive(Debug)]
pub enum RenameTarget {
    /// Everything that follows.
    All,
    Named(FeatureTarget),
    /// Names that a regular expression finds something in.
    Pattern {
        pattern: String,
        is_full: bool,
    },
}

/// `%$isfunction`, `%$not %$ismember` or `match="enumitem"`.
#[derive(Debug)]
pub struct RenameCondition {
    /// The word without `%$`.
    pub word: String,
    pub value: Option<String>,
    pub negated: bool,
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
    /// `Args... args`: one for each type that a pack stands for.
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
    /// `using Bases::f...;`: once for each that a pack stands for.
    pub pack: bool,
}
