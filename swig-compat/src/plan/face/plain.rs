//! The functions for callers other than Python, with the types of their values: those of C and C++, of
//! languages on top of the functions for C, and of Rust callers with arrays of any type.

use crate::dtype::{Dtype, DtypeKind, Dtypes};
use crate::interface::{ByValue, Memory, Scalar, Text, Ty, Type, Value};

#[derive(Clone, Debug)]
pub struct PlainParameter {
    pub name: String,
    pub r#type: PlainType,
}

/// The type of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlainType {
    Scalar(Dtype),
    /// An enumerator, which crosses as its number.
    Enum(Dtype),
    /// A `char`.
    Character,
    Text,
    /// Contiguous elements: an address with a length, or with extents if the number of dimensions is known.
    Elements {
        element: Dtype,
        is_written: bool,
        shaped: Option<u8>,
        memory: Memory,
        /// Whether the first axis is contiguous, as in Fortran.
        is_fortran: bool,
    },
    /// An array of any element type, in any memory.
    Tensor {
        is_written: bool,
    },
    /// An object of a class, by the class's index.
    Object {
        class: usize,
        is_constant: bool,
        /// Whether the pointer may be null.
        is_optional: bool,
        giving: Giving,
    },
    /// An address that the module passes on.
    Pointer {
        is_constant: bool,
    },
    /// A value of a type of the standard library, as a tree.
    Tree(TreeShape),
}

/// The ownership of an object that is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Giving {
    /// The caller keeps the object.
    Lent,
    /// C++ frees the object at some later time.
    Given,
    /// The object no longer exists after the call.
    Consumed,
    /// C++ may own the object together with the caller.
    Shared,
}

/// The owner of an object that is a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// C++, which frees the object.
    Cxx,
    /// The caller, who must free the object.
    Caller,
    /// Shared pointers, of which the caller has one.
    Shared,
}

impl PlainType {
    /// The type of a number or text; `None` for other values.
    pub(in crate::plan) fn of_value(r#type: &Type) -> Option<PlainType> {
        match r#type {
            Type::Value(Value::Scalar(scalar)) => Some(PlainType::of_scalar(scalar)),
            Type::Value(Value::Text(Text::Character)) => Some(PlainType::Character),
            Type::Value(Value::Text(_)) => Some(PlainType::Text),
            Type::Value(Value::Library(_)) => r#type.tree().map(TreeShape::of).map(PlainType::Tree),
            Type::Value(Value::Object(_) | Value::Python)
            | Type::Array(_)
            | Type::Vector(_)
            | Type::Part(_) => None,
        }
    }

    /// The class of a parameter for which a function can be passed, if the class is a `std::function`.
    pub(in crate::plan) fn callable(self) -> Option<usize> {
        match self {
            PlainType::Object { class, is_optional: false, giving: Giving::Lent, .. } => Some(class),
            _ => None,
        }
    }

    /// The dtype of a number or enumeration.
    pub fn number(self) -> Option<Dtype> {
        match self {
            PlainType::Scalar(dtype) | PlainType::Enum(dtype) => Some(dtype),
            _ => None,
        }
    }

    /// Whether a language without the runtime's arrays has all values, if it has numbers of some types.
    pub(in crate::plan) fn is_simple(self, has: impl Fn(Dtype) -> bool) -> bool {
        match self {
            PlainType::Scalar(dtype)
            | PlainType::Enum(dtype)
            | PlainType::Elements { element: dtype, memory: Memory::Host, .. } => has(dtype),
            PlainType::Elements { .. } | PlainType::Tensor { .. } | PlainType::Pointer { .. } => false,
            PlainType::Character | PlainType::Text | PlainType::Object { .. } | PlainType::Tree(_) => true,
        }
    }

    fn of_scalar(scalar: &Scalar) -> PlainType {
        match scalar {
            Scalar::Integer(integer) if integer.is_enum => PlainType::Enum(scalar.dtype()),
            _ => PlainType::Scalar(scalar.dtype()),
        }
    }

    /// Whether C and C++ programs have the type. 16-bit floats are classes in headers that programs do not
    /// get.
    pub(in crate::plan) fn is_spelled(self) -> bool {
        match self {
            PlainType::Scalar(dtype)
            | PlainType::Enum(dtype)
            | PlainType::Elements { element: dtype, .. } => dtype.kind() != DtypeKind::Half,
            PlainType::Character
            | PlainType::Text
            | PlainType::Tensor { .. }
            | PlainType::Object { .. }
            | PlainType::Pointer { .. }
            | PlainType::Tree(_) => true,
        }
    }
}

/// The type of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainResult {
    Scalar(Dtype),
    Enum(Dtype),
    Character,
    Text,
    /// Text, or nothing if C++ returns a null pointer.
    OptionalText,
    Vector(Dtype),
    /// A vector with elements of any of these types.
    Vectors(Dtypes),
    /// An object of a class, by the class's index.
    Object {
        class: usize,
        /// Whether the pointer may be null.
        is_optional: bool,
        owner: Owner,
        /// The index of the parameter of which the object may be a part.
        part_of: Option<usize>,
    },
    /// An address that the module passes on.
    Pointer,
    /// A value of a type of the standard library, as a tree.
    Tree(TreeShape),
}

impl PlainResult {
    /// Whether C and C++ programs have the type, as in [`PlainType::is_spelled`].
    pub(in crate::plan) fn is_spelled(self) -> bool {
        match self {
            PlainResult::Vector(dtype) => dtype.kind() != DtypeKind::Half,
            PlainResult::Vectors(elements) => elements.iter().all(|dtype| dtype.kind() != DtypeKind::Half),
            _ => self.number().is_none_or(|dtype| dtype.kind() != DtypeKind::Half),
        }
    }

    /// Whether a language without the runtime's arrays has all values, as in [`PlainType::is_simple`].
    pub(in crate::plan) fn is_simple(self, has: impl Fn(Dtype) -> bool) -> bool {
        match self {
            PlainResult::Scalar(dtype) | PlainResult::Enum(dtype) | PlainResult::Vector(dtype) => has(dtype),
            other => !matches!(other, PlainResult::Vectors(_) | PlainResult::Pointer),
        }
    }

    /// The type of a C++ result, if there is one.
    pub(in crate::plan) fn of(returned: &Type) -> Option<PlainResult> {
        match (PlainType::of_value(returned), returned) {
            (Some(PlainType::Scalar(dtype)), _) => Some(PlainResult::Scalar(dtype)),
            (Some(PlainType::Enum(dtype)), _) => Some(PlainResult::Enum(dtype)),
            (_, Type::Value(Value::Text(text))) => Some(match text {
                Text::Character => PlainResult::Character,
                Text::String | Text::Buffer => PlainResult::Text,
                Text::CString | Text::WritableCString => PlainResult::OptionalText,
            }),
            (Some(PlainType::Tree(shape)), _) => Some(PlainResult::Tree(shape)),
            (_, Type::Vector(element)) => Some(PlainResult::Vector(element.dtype())),
            _ => None,
        }
    }

    /// The dtype of a number or enumeration.
    pub(in crate::plan) fn number(self) -> Option<Dtype> {
        match self {
            PlainResult::Scalar(dtype) | PlainResult::Enum(dtype) => Some(dtype),
            _ => None,
        }
    }
}

/// The shape of the trees of a type, by which languages with overloads tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TreeShape {
    Text,
    /// A list of any length, or of a fixed one.
    List,
    Pairs,
    /// Nothing, or a value of another shape.
    Any,
}

impl TreeShape {
    /// The shape for a type of the standard library.
    pub fn of(r#type: &Ty) -> TreeShape {
        match r#type.without_const() {
            Ty::StdVector(_) | Ty::StdSpan(_) => TreeShape::List,
            Ty::Class(class) | Ty::Undeclared(class) => match class.by_value() {
                ByValue::Array | ByValue::List | ByValue::Set | ByValue::Tuple => TreeShape::List,
                ByValue::Dict | ByValue::Pairs => TreeShape::Pairs,
                ByValue::Text | ByValue::Path => TreeShape::Text,
                _ => TreeShape::Any,
            },
            _ => TreeShape::Any,
        }
    }

    /// A word for the names of functions.
    pub fn word(self) -> &'static str {
        match self {
            TreeShape::Text => "text",
            TreeShape::List => "list",
            TreeShape::Pairs => "map",
            TreeShape::Any => "value",
        }
    }
}

/// The instantiations of an elementwise function with the same numbers of inputs and results.
#[derive(Debug)]
pub struct DynamicElements {
    /// The name, such as `hypotenuse_dyn`.
    pub name: String,
    /// The name in languages where overloads share a name.
    pub overloaded: String,
    /// The name of the table in Rust, such as `HYPOTENUSE_DYN`.
    pub constant: String,
    /// The comment above the C++ declaration.
    pub comment: Option<String>,
    /// The first input that is left to its default in C++.
    pub left_out: Option<String>,
    pub inputs: Vec<String>,
    pub results: Vec<String>,
    /// The names of the loops in Rust.
    pub loops: Vec<String>,
}

/// A function of arrays of any kind, which calls the matching row.
#[derive(Debug)]
pub struct DynamicFunction {
    /// The name, such as `sum_dyn`.
    pub name: String,
    /// The name in languages where overloads share a name.
    pub overloaded: String,
    /// The comment above the C++ declaration.
    pub comment: Option<String>,
    pub parameters: Vec<PlainParameter>,
    /// The index of the first array, by which the row is selected.
    pub chooser: usize,
    /// The type that can hold all results; `None` if there is no result.
    pub result: Option<PlainResult>,
    /// The arms, each with a different element type or memory.
    pub arms: Vec<DynamicArm>,
}

/// A row, with the condition under which it is called.
#[derive(Clone, Copy, Debug)]
pub struct DynamicArm {
    pub element: Dtype,
    /// The memory of the array; `None` for any.
    pub memory: Option<Memory>,
    /// The index of the row.
    pub row: usize,
}
