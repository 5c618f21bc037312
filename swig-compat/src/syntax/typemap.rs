//! Typemaps with code, and the fragments of C++ that the code needs.

use super::{ParameterSyntax, TypeSyntax};
use crate::source::Span;

/// `%typemap(in, numinputs=0) (int *values, int count) (int temp) { … }`
#[derive(Debug)]
pub struct TypemapDirective {
    /// `in`
    pub method: String,
    /// `numinputs=0`, by name.
    pub options: Vec<(String, String)>,
    pub targets: Vec<TypemapTarget>,
    pub body: TypemapBody,
}

impl TypemapDirective {
    /// The value of an option, the last where the text gives several.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The fragments that the code needs.
    pub fn fragments(&self) -> impl Iterator<Item = &str> {
        let named = self.options.iter().filter(|(name, _)| name == "fragment");
        named.flat_map(|(_, value)| value.split(',')).map(str::trim)
    }
}

/// The parameter that a typemap is for, or several side by side.
#[derive(Debug)]
pub struct TypemapTarget {
    pub parameters: Vec<TypemapParameter>,
    pub locals: Vec<TypemapLocal>,
}

/// A type, and perhaps the name that a parameter is to have.
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

/// A variable that the code has for each parameter that it is for.
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
    /// `= int *values;`: the same as another typemap.
    Same(Vec<TypemapParameter>),
    /// `;`: nothing any more.
    Cleared,
}

/// C++ of the interface's.
#[derive(Clone, Debug)]
pub struct TypemapCode {
    pub text: String,
    /// Whether the code is a block of its own, in braces.
    pub is_block: bool,
    /// The beginning of the code.
    pub span: Span,
}

/// `%fragment("name", "section", fragment="needed") { … }`; `%fragment("name");` asks for one.
#[derive(Debug)]
pub struct FragmentDirective {
    pub name: String,
    /// `None` where it is asked for.
    pub code: Option<TypemapCode>,
    /// `header`
    pub section: String,
    /// The fragments that it needs.
    pub needs: Vec<String>,
}
