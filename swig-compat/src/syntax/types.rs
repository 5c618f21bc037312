//! C++ types and names, as written.

use std::fmt;

/// A C++ type, as far as quaff analyses it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeSyntax {
    /// A type that consists of keywords, in quaff's canonical spelling: `unsigned long`.
    Fundamental(&'static str),
    Named(QualifiedName),
    Const(Box<TypeSyntax>),
    /// A `volatile` value, which is never part of another type.
    Volatile(Box<TypeSyntax>),
    Pointer(Box<TypeSyntax>),
    Reference(Box<TypeSyntax>),
    RvalueReference(Box<TypeSyntax>),
    /// An array: the element type and the length as written, which is empty if C++ counts the elements.
    Array(Box<TypeSyntax>, String),
    /// A function type: `int (double)`.
    Function(Box<FunctionType>),
    /// A function pointer, `int (*)(double)`, or a pointer to member function, `int (Shape::*)(double)
    /// const`.
    FunctionPointer(Box<FunctionType>),
    /// `decltype(…)`, with the expression if its type can be determined; also `auto`.
    Decltype {
        text: String,
        expression: Option<Box<Expression>>,
    },
    /// An unnamed enumeration, `enum { low, high } level;`, which is only available through the declared
    /// name, here `level`.
    UnnamedEnum(String),
    /// Any other type, by its text.
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
            TypeSyntax::Volatile(inner) => write!(f, "volatile {inner}"),
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

/// A function type, or the type of a member function of `class`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionType {
    pub returns: TypeSyntax,
    pub class: Option<QualifiedName>,
    /// The types of the parameters; the flag is true for a pack, marked by `...`.
    pub parameters: Vec<(TypeSyntax, bool)>,
    /// The qualifiers after the parameters: `const`.
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

/// The spelling of a function type from the texts of its parts. `mark` is `*` for a function pointer.
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

/// A qualified name: `example::sum<float>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QualifiedName {
    /// Whether the name begins with `::`.
    pub global: bool,
    /// The parts of the name; never empty.
    pub segments: Vec<Segment>,
}

impl QualifiedName {
    /// The name without template arguments and without a leading `::`: `example::sum`.
    pub fn path(&self) -> String {
        self.segments.iter().map(|segment| segment.name.as_str()).collect::<Vec<_>>().join("::")
    }

    /// The name, if it is unqualified and has no template arguments.
    pub fn plain(&self) -> Option<&str> {
        match self.segments.as_slice() {
            [only] if !self.global && only.arguments.is_none() => Some(&only.name),
            _ => None,
        }
    }

    /// Whether a part has template arguments.
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
            write!(f, "{separator}{segment}")?;
        }
        Ok(())
    }
}

/// A part of a [`QualifiedName`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    pub name: String,
    pub arguments: Option<Vec<TemplateArgument>>,
}

impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Segment { name, arguments } = self;
        let Some(arguments) = arguments else { return f.write_str(name) };
        let texts: Vec<&str> = arguments.iter().map(|argument| argument.text.as_str()).collect();
        write!(f, "{name}<{}>", texts.join(", "))
    }
}

/// A template argument: `float` or `3` in `f<float, 3>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateArgument {
    pub text: String,
    /// The argument as a type, if it can be read as one; a name may still turn out to be a value.
    pub r#type: Option<TypeSyntax>,
}

/// An expression whose type may be known without its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    Name(QualifiedName),
    /// A literal, a cast or `sizeof …`: an expression of this type, whatever its operand is.
    Of(TypeSyntax),
    /// A unary operator with integral promotion: `-a`, `+a`, `~a`.
    Promoted(Box<Expression>),
    /// A shift, `a << b`, whose type is that of the first operand.
    Shifted(Box<Expression>),
    /// An operation such as `a + b`, whose type is the common type of the operands.
    Joined(Box<Expression>, Box<Expression>),
    /// A conditional expression: `condition ? a : b`.
    Chosen(Box<Expression>, Box<Expression>),
    /// An address: `&a`.
    Address(Box<Expression>),
    /// A dereferenced pointer: `*a`.
    Pointee(Box<Expression>),
}
