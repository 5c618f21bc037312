//! SWIG's directives, as written: also typemaps with code, and the C++ fragments that the code needs.

use super::types::{QualifiedName, TypeSyntax};
use super::{ConstantSyntax, Item, ParameterSyntax};
use crate::source::Span;

/// A directive of SWIG.
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
    Native(NativeDirective),
}

/// `%module(docstring="…") name`.
#[derive(Debug)]
pub struct ModuleDirective {
    pub name: String,
    pub name_span: Span,
    pub docstring: Option<String>,
    /// The option `package="a.b"`: the Python package of the module.
    pub package: Option<String>,
    /// The option `threads="1"`: functions let other Python threads run.
    pub threads: bool,
    /// The option `moduleimport`: Python code that imports the extension module, `$module`, and its place.
    pub import: Option<(String, Span)>,
    /// The option `extranative="1"`: returned containers are objects of their classes.
    pub extranative: bool,
    /// The option `directors="1"`: Python may override virtual functions of classes with the feature.
    pub directors: bool,
    /// The option `allprotected="1"`: Python sees all protected members of classes with the feature.
    pub all_protected: bool,
    /// The comment directly above.
    pub doc: Option<String>,
}

/// `%import(module="name") "file"`: the items after it belong to the file, up to the end of the import.
#[derive(Debug)]
pub struct ImportDirective {
    /// The name for Python's `import`, if the file has no `%module`.
    pub module: Option<String>,
    pub file: String,
    /// The place of the option, or otherwise of the directive.
    pub span: Span,
}

/// A code block for the shim: `%{ … %}`, `%header %{ … %}`, `%inline %{ … %}` and similar directives.
#[derive(Debug)]
pub struct BlockDirective {
    /// The code without the marks around it.
    pub code: String,
    pub section: Section,
}

/// The section to which a block goes. All blocks of one section precede those of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    Begin,
    Runtime,
    Header,
    Wrapper,
    /// Code that runs when Python loads the module.
    Init,
    /// Python code at the beginning of the module.
    PythonBegin,
    /// Python code after the module's own names.
    Python,
    /// Python code for type checkers, at the beginning of the stub.
    StubBegin,
    /// Python code for type checkers, before the stub's own names.
    Stub,
}

impl Section {
    /// Whether the section contains the C++ code around the bound functions.
    pub fn is_in_cxx(self) -> bool {
        matches!(self, Section::Header | Section::Wrapper)
    }

    /// The section with this name in SWIG.
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

    /// Whether the text is Python and not C++.
    pub fn is_python(self) -> bool {
        self >= Section::PythonBegin
    }
}

/// `%template(name) template<arguments>;`.
#[derive(Debug)]
pub struct TemplateDirective {
    pub name: String,
    pub template: QualifiedName,
    pub template_span: Span,
    /// Whether the directive stands for `class Box<int> { … };`, which is bound by the name that a `%rename`
    /// of `Box<int>` gives it.
    pub is_of_class: bool,
}

/// `%apply source { targets };`.
#[derive(Debug)]
pub struct ApplyDirective {
    pub source: Vec<ParameterSyntax>,
    pub source_span: Span,
    pub targets: Vec<Vec<ParameterSyntax>>,
}

/// `%clear targets;`.
#[derive(Debug)]
pub struct ClearDirective {
    pub targets: Vec<Vec<ParameterSyntax>>,
}

/// `%extend target { members }`.
#[derive(Debug)]
pub struct ExtendDirective {
    /// A class, a class template, an instantiation, or the name from a `%template`; `None` inside a class.
    pub target: Option<QualifiedName>,
    /// The members, including directives, in the order of the text.
    pub members: Vec<Item>,
}

/// `%native(name) function;`: a function that Python calls without a conversion of arguments.
#[derive(Debug)]
pub struct NativeDirective {
    /// The name in Python.
    pub name: String,
    /// The name in C++.
    pub function: String,
}

/// `%types(from = to) %{ code %}`: pointers to `from` may be passed for pointers to `to`. `%types(from)` only
/// makes the type known to code.
#[derive(Debug)]
pub struct TypesDirective {
    pub from: TypeSyntax,
    pub to: Option<TypeSyntax>,
    /// The code that converts the pointer `$from`, if a C++ cast is not enough.
    pub code: Option<String>,
}

/// `%feature("name", "value", attribute="…") target;`.
#[derive(Debug)]
pub struct FeatureDirective {
    pub name: String,
    /// The value; `1` if the text has none, as in SWIG, and empty to remove the feature.
    pub value: String,
    /// The place of the value's first line, if the value is code after the target.
    pub code: Option<Span>,
    pub attributes: Vec<(String, String)>,
    /// The types in the value of `%catches(Error, const Other &)`.
    pub catches: Vec<TypeSyntax>,
    /// The conditions of a `%contract`.
    pub conditions: Vec<ConditionSyntax>,
    /// The parameters of a `%varargs`, which replace `...`.
    pub varargs: Option<VarargsSyntax>,
    /// The target; `None` for a feature of all declarations that follow.
    pub target: Option<FeatureTarget>,
    /// The instance of a template whose members a feature without a target is for, because it is inside
    /// `%extend Box<int>`.
    pub class: Option<QualifiedName>,
}

/// The parameters of a `%varargs`, which replace `...`.
#[derive(Debug)]
pub struct VarargsSyntax {
    pub parameters: Vec<ParameterSyntax>,
    /// The number in `%varargs(3, char *name = NULL)`: the only parameter is repeated so many times, and its
    /// default follows as the end mark.
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

/// The declaration to which a `%feature` or a `%rename` applies.
#[derive(Debug)]
pub struct FeatureTarget {
    pub name: QualifiedName,
    /// Whether the name may be in any scope: `*::name`.
    pub any_scope: bool,
    /// The parameter list, if there is one. The target is then a single overload.
    pub parameters: Option<Vec<ParameterSyntax>>,
    /// The qualifiers after the parameter list: `const &`.
    pub qualifiers: Option<String>,
    pub span: Span,
}

impl FeatureTarget {
    /// Whether the target is an unqualified name: `operator+`, and neither `Vector::operator+` nor
    /// `*::operator+`.
    pub fn is_alone(&self) -> bool {
        self.name.segments.len() == 1 && !self.name.global && !self.any_scope
    }
}

/// `%rename(name, conditions) target;`, or `%ignore target;` with the name `$ignore`.
#[derive(Debug)]
pub struct RenameDirective {
    /// A name, or a pattern such as `get_%(lower)s`.
    pub name: String,
    /// The conditions, all of which must hold.
    pub conditions: Vec<RenameCondition>,
    pub target: RenameTarget,
}

/// The declarations to which a `%rename` applies.
#[derive(Debug)]
pub enum RenameTarget {
    /// All declarations that follow.
    All,
    Named(FeatureTarget),
    /// Declarations whose names match a regular expression.
    Pattern {
        pattern: String,
        is_full: bool,
    },
}

/// A condition: `%$isfunction`, `%$not %$ismember` or `match="enumitem"`.
#[derive(Debug)]
pub struct RenameCondition {
    /// The word without `%$`.
    pub word: String,
    pub value: Option<String>,
    pub negated: bool,
}

/// `%typemap(in, numinputs=0) (int *values, int count) (int temp) { … }`.
#[derive(Debug)]
pub struct TypemapDirective {
    /// The method, such as `in`.
    pub method: String,
    /// The options by name, such as `numinputs=0`.
    pub options: Vec<(String, String)>,
    pub targets: Vec<TypemapTarget>,
    pub body: TypemapBody,
}

impl TypemapDirective {
    /// The value of an option; the last one if the text has several.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The fragments that the code needs.
    pub fn fragments(&self) -> impl Iterator<Item = &str> {
        let named = self.options.iter().filter(|(name, _)| name == "fragment");
        named.flat_map(|(_, value)| value.split(',')).map(str::trim)
    }
}

/// The parameter, or adjacent parameters, to which a typemap applies.
#[derive(Debug)]
pub struct TypemapTarget {
    pub parameters: Vec<TypemapParameter>,
    pub locals: Vec<TypemapLocal>,
}

/// A type, with an optional parameter name.
#[derive(Clone, Debug)]
pub struct TypemapParameter {
    pub r#type: TypeSyntax,
    pub name: Option<String>,
    pub span: Span,
}

impl From<&ParameterSyntax> for TypemapParameter {
    fn from(parameter: &ParameterSyntax) -> TypemapParameter {
        TypemapParameter {
            r#type: parameter.written.clone(),
            name: parameter.name.clone(),
            span: parameter.span,
        }
    }
}

/// A local variable of the code.
#[derive(Clone, Debug)]
pub struct TypemapLocal {
    pub name: String,
    /// The declaration, with the name inside.
    pub text: String,
}

/// The body of a typemap.
#[derive(Debug)]
pub enum TypemapBody {
    Code(TypemapCode),
    /// `= int *values;`: the body of another typemap.
    Same(Vec<TypemapParameter>),
    /// `;`: removes the typemap.
    Cleared,
}

/// C++ code of the interface.
#[derive(Clone, Debug)]
pub struct TypemapCode {
    pub text: String,
    /// Whether the code is a block in braces.
    pub is_block: bool,
    /// The place of the beginning of the code.
    pub span: Span,
}

/// `%fragment("name", "section", fragment="needed") { … }`, or `%fragment("name");`, which requests one.
#[derive(Debug)]
pub struct FragmentDirective {
    pub name: String,
    /// The code; `None` for a request.
    pub code: Option<TypemapCode>,
    /// The section, such as `header`.
    pub section: String,
    /// The fragments that the code needs.
    pub needs: Vec<String>,
}
