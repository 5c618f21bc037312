//! What an interface file says, with every name resolved and every template instantiated: the product of `lower`.

use crate::source::Span;
use std::collections::BTreeMap;

/// The feature that `%reduction` sets: its value is the class.
pub const REDUCTION: &str = "quaff:reduction";

/// One module.
#[derive(Debug, Default)]
pub struct Interface {
    /// From `%module`.
    pub module: String,
    /// `%module(docstring="…")`, or the comment at the head of the interface file.
    pub doc: Option<String>,
    /// C++ text that goes into the shim as it stands, in order.
    pub fragments: Vec<Fragment>,
    /// One entry for each C++ function bound: an overload, or one instantiation of a template. In order of binding.
    pub functions: Vec<Function>,
    /// Declarations that were seen and cannot be bound.
    pub skipped: Vec<Skipped>,
}

/// C++ text from `%{ … %}` or `%inline %{ … %}`.
#[derive(Debug)]
pub struct Fragment {
    /// Without the marks; starts on the line of `span`.
    pub code: String,
    pub span: Span,
}

/// One C++ function to bind.
#[derive(Debug)]
pub struct Function {
    /// What Python and Rust call it.
    pub name: String,
    /// Where it was asked for: the `%template` line, or the declaration itself.
    pub span: Span,
    /// Where C++ declares it.
    pub declared: Span,
    /// `example::sum`, without template arguments.
    pub qualified: String,
    /// As spelled in `%template`, defaults of the template filled in; empty for plain functions.
    pub template_arguments: Vec<String>,
    pub arguments: Vec<Argument>,
    /// By `%device_stream`: the parameter that the caller does not see.
    pub stream: Option<StreamParameter>,
    pub returns: Type,
    /// The comment above the declaration, without its marks.
    pub doc: Option<String>,
    /// The `%feature`s that apply, known or not.
    pub features: BTreeMap<String, String>,
}

impl Function {
    /// Whether it takes an array on a device.
    pub fn is_on_device(&self) -> bool {
        self.arguments.iter().any(Argument::is_on_device)
    }
}

/// What the caller passes for one argument.
#[derive(Debug)]
pub enum Argument {
    /// One C++ parameter by value.
    Value(Parameter),
    /// A pointer and its length, together one array.
    Array(ArrayArgument),
}

impl Argument {
    /// The caller's name for it.
    pub fn name(&self) -> &str {
        match self {
            Argument::Value(parameter) => &parameter.name,
            Argument::Array(array) => &array.name,
        }
    }

    /// Its C++ default, for readers.
    pub fn default(&self) -> Option<&str> {
        match self {
            Argument::Value(parameter) => parameter.default.as_deref(),
            Argument::Array(array) => array.default.as_deref(),
        }
    }

    /// Whether it is an array on a device.
    pub fn is_on_device(&self) -> bool {
        matches!(self, Argument::Array(ArrayArgument { memory: Memory::Device, .. }))
    }
}

/// One C++ parameter.
#[derive(Debug)]
pub struct Parameter {
    /// `arg1`, `arg2`, … where C++ gives none.
    pub name: String,
    pub r#type: Type,
    /// Set when C++ has a default; the text is for readers, C++ itself evaluates it.
    pub default: Option<String>,
}

/// A pointer parameter with its length parameter, by `%apply`.
#[derive(Debug)]
pub struct ArrayArgument {
    /// The pointer's name.
    pub name: String,
    pub element: Scalar,
    pub memory: Memory,
    pub access: Access,
    pub rank: Rank,
    /// The length's type.
    pub length: Integer,
    /// C++ declares the elements `const`.
    pub constant: bool,
    /// C++ takes the length before the pointer.
    pub length_first: bool,
    /// Set when the pointer has a C++ default (such as `nullptr`), so the argument may be left out.
    pub default: Option<String>,
}

/// A `cudaStream_t` parameter that gets the stream of the call.
#[derive(Debug, PartialEq, Eq)]
pub struct StreamParameter {
    pub name: String,
    /// How many of the caller's arguments C++ takes before it.
    pub position: usize,
}

/// Where an array's elements lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    Host,
    /// A GPU's: the pointer means nothing to the host.
    Device,
}

/// What C++ does with an array's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Reads it: a strided array may be handed over as a contiguous copy.
    In,
    /// Writes it: never a copy.
    Inplace,
}

/// How many dimensions an array may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Any; C++ sees the elements in C order.
    Any,
    /// Exactly this many.
    Exactly(u8),
}

/// A value type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Void,
    Scalar(Scalar),
    /// `std::string`, by value or constant reference.
    String,
    /// `const char *`.
    CString,
}

/// Bool, integers and floats: also the types an array's elements can have.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    Bool,
    Integer(Integer),
    Float,
    Double,
}

impl Scalar {
    /// What Python and NumPy take it for: integers go by width and sign, whatever they are called.
    pub fn dtype(&self) -> Dtype {
        match self {
            Scalar::Bool => Dtype::Bool,
            Scalar::Float => Dtype::Float32,
            Scalar::Double => Dtype::Float64,
            Scalar::Integer(integer) => integer.dtype(),
        }
    }
}

/// An integer type: what it is called and how many values it has (LP64).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Integer {
    /// As C++ spells it, such as `unsigned long long` or `std::size_t`.
    pub spelling: String,
    /// 8, 16, 32 or 64.
    pub bits: u8,
    pub signed: bool,
}

impl Integer {
    pub fn dtype(&self) -> Dtype {
        match (self.bits, self.signed) {
            (8, true) => Dtype::Int8,
            (16, true) => Dtype::Int16,
            (32, true) => Dtype::Int32,
            (_, true) => Dtype::Int64,
            (8, false) => Dtype::Uint8,
            (16, false) => Dtype::Uint16,
            (32, false) => Dtype::Uint32,
            (_, false) => Dtype::Uint64,
        }
    }

    /// Whether both name one type of C++: `long long` is another than `long`, and as wide.
    pub fn is_same_type(&self, other: &Integer) -> bool {
        let is_long_long = |integer: &Integer| integer.spelling.contains("long long");
        self.dtype() == other.dtype() && is_long_long(self) == is_long_long(other)
    }
}

/// The types that Python and NumPy tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dtype {
    Bool,
    Int8,
    Int16,
    Int32,
    Int64,
    Uint8,
    Uint16,
    Uint32,
    Uint64,
    Float32,
    Float64,
}

/// A declaration that was seen and is not bound.
#[derive(Debug)]
pub struct Skipped {
    /// `class example::Filter`, for the comment in the output.
    pub what: String,
    pub reason: String,
    pub span: Span,
}

/// Whether Python reads `name` as syntax.
pub fn is_python_keyword(name: &str) -> bool {
    PYTHON_KEYWORDS.contains(&name)
}

const PYTHON_KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];
