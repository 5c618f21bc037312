//! SWIG's directives.

use super::typemap::{FragmentDirective, TypemapDirective};
use super::types::{QualifiedName, TypeSyntax};
use super::{ConstantSyntax, Item, ParameterSyntax};
use crate::source::Span;

/// The directives of SWIG.
#[derive(Debug)]
pub enum Directive {
    Module(ModuleDirective),
    Import(ImportDirective),
    /// The end of an import: the declarations after it belong to this module again, or to an outer import.
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

/// `%types(from = to) %{ code %}`: pointers to `from` may be passed for pointers to `to`.
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
    /// `*::name`: the name in any scope.
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
