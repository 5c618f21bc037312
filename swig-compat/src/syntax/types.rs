//! C++ types and names, as written.

use super::Expression;
use std::fmt;

/// A C++ type, as far as quaff looks into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeSyntax {
    /// A type made of keywords, in the one order quaff spells them: `unsigned long`.
    Fundamental(&'static str),
    Named(QualifiedName),
    Const(Box<TypeSyntax>),
    Pointer(Box<TypeSyntax>),
    Reference(Box<TypeSyntax>),
    RvalueReference(Box<TypeSyntax>),
    /// The type of the elements, and how many there are, as it is written: nothing where C++ counts them.
    Array(Box<TypeSyntax>, String),
    /// `int (double)`
    Function(Box<FunctionType>),
    /// `int (*)(double)`, or `int (Shape::*)(double) const`.
    FunctionPointer(Box<FunctionType>),
    /// `decltype(…)`, with the expression where its type can be found out; `auto` is one, too.
    Decltype {
        text: String,
        expression: Option<Box<Expression>>,
    },
    /// `enum { low, high } level;`: the type that only what is declared of it tells, here `level`.
    UnnamedEnum(String),
    /// Anything else: the text only.
    Opaque(String),
}

impl fmt::Display for TypeSyntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypeSyntax::Fundamental(name) => f.write_str(name),
            TypeSyntax::Named(name) => name.fmt(f),
            TypeSyntax::Const(pointer) if matches!(**pointer, TypeSyntax::Pointer(_)) => {
                write!(f, "{pointer} const")
            }
            TypeSyntax::Const(inner) => write!(f, "const {inner}"),
            TypeSyntax::Pointer(inner) => write!(f, "{inner}*"),
            TypeSyntax::Reference(inner) => write!(f, "{inner}&"),
            TypeSyntax::RvalueReference(inner) => write!(f, "{inner}&&"),
            TypeSyntax::Array(element, length) => write!(f, "{element}[{length}]"),
            TypeSyntax::Function(function) => f.write_str(&function.spelled("")),
            TypeSyntax::FunctionPointer(function) => f.write_str(&function.spelled("*")),
            TypeSyntax::UnnamedEnum(of) => write!(f, "decltype({of})"),
            TypeSyntax::Decltype { text, .. } | TypeSyntax::Opaque(text) => f.write_str(text),
        }
    }
}

/// The type of a function, or of a member function of `class`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionType {
    pub returns: TypeSyntax,
    pub class: Option<QualifiedName>,
    /// The types of the parameters; true for one with `...`, which stands for the types of a pack.
    pub parameters: Vec<(TypeSyntax, bool)>,
    /// The qualifiers behind the parameters: `const`.
    pub qualifiers: String,
}

impl FunctionType {
    fn spelled(&self, mark: &str) -> String {
        let class = self.class.as_ref().map(QualifiedName::to_string);
        let text = |(r#type, pack): &(TypeSyntax, bool)| format!("{type}{}", if *pack { "..." } else { "" });
        let parameters = self.parameters.iter().map(text);
        spelled_function(&self.returns.to_string(), class.as_deref(), mark, parameters, &self.qualifiers)
    }
}

/// The type of a function, with `*` for `mark` of a pointer to one, from the texts of its parts.
pub fn spelled_function(
    returns: &str,
    class: Option<&str>,
    mark: &str,
    parameters: impl Iterator<Item = String>,
    qualifiers: &str,
) -> String {
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let scope = class.map(|class| format!("{class}::")).unwrap_or_default();
    let inner = if mark.is_empty() { String::new() } else { format!("({scope}{mark})") };
    let behind = if qualifiers.is_empty() { String::new() } else { format!(" {qualifiers}") };
    format!("{returns} {inner}({parameters}){behind}")
}

/// `example::sum<float>`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QualifiedName {
    /// Begins with `::`.
    pub global: bool,
    /// Never empty.
    pub segments: Vec<Segment>,
}

impl QualifiedName {
    /// `example::sum`, without template arguments or a leading `::`.
    pub fn path(&self) -> String {
        self.segments.iter().map(|segment| segment.name.as_str()).collect::<Vec<_>>().join("::")
    }

    /// The name alone, if there is no `::` and there are no arguments.
    pub fn plain(&self) -> Option<&str> {
        match self.segments.as_slice() {
            [only] if !self.global && only.arguments.is_none() => Some(&only.name),
            _ => None,
        }
    }

    /// Whether any part has template arguments.
    pub fn has_arguments(&self) -> bool {
        self.segments.iter().any(|segment| segment.arguments.is_some())
    }

    /// The template arguments of the last part.
    pub fn arguments(&self) -> Option<&[TemplateArgument]> {
        self.segments.last()?.arguments.as_deref()
    }
}

impl fmt::Display for QualifiedName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, segment) in self.segments.iter().enumerate() {
            let separator = if index > 0 || self.global { "::" } else { "" };
            write!(f, "{separator}{}", segment.name)?;
            if let Some(arguments) = &segment.arguments {
                let texts: Vec<&str> = arguments.iter().map(|argument| argument.text.as_str()).collect();
                write!(f, "<{}>", texts.join(", "))?;
            }
        }
        Ok(())
    }
}

/// One part of a [`QualifiedName`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    pub name: String,
    pub arguments: Option<Vec<TemplateArgument>>,
}

/// `float` or `3` in `f<float, 3>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateArgument {
    pub text: String,
    /// Set when the text reads as a type; a name may still turn out to be a value.
    pub r#type: Option<TypeSyntax>,
}
