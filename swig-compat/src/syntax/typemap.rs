//! Typemaps with code, and the C++ fragments that the code needs.

use super::{ParameterSyntax, TypeSyntax};
use crate::source::Span;

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
