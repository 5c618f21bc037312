//! The types that Rust callers pass and get.
//!
//! A class is a type of unknown size (`class.rs` of the runtime): there are references to it, and `Owned`,
//! which frees an object. This folder decides on receivers, on who owns a result, and from which arguments it
//! borrows. `emit/rust/api/class.rs` prints the types, which use the same functions of the shim as the tables
//! for Python. Only crates that `quaff generate` and `quaff-build` write have these types.

use crate::dtype::Dtype;
use crate::interface::{
    Access, Array, By, ClassType, Fate, FunctionTy, Memory, Object, Part, Passing, Scalar, Text, Type, Value,
};

/// The types of values in functions for Rust callers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RustType {
    Scalar(RustElement),
    /// An enumeration by its name, with its underlying type.
    Enum(String, Dtype),
    Text(Text),
    /// An object of a class, by its name.
    Class(String, ObjectForm),
    /// A closure, from which a `std::function` is made.
    Closure(Box<RustClosure>),
    /// An object of a class for which Rust callers have no type.
    Object,
    /// A Python object, for which Rust callers have no type.
    Python,
    /// Contiguous elements; with the number of dimensions, if C++ takes the extents.
    Slice {
        element: RustElement,
        memory: Memory,
        access: Access,
        shaped: Option<u8>,
    },
    /// The elements of a `std::vector`, which the caller then owns.
    Vector(RustElement),
}

/// The element type in a Rust type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RustElement {
    Of(Dtype),
    /// The element type of the row's first array.
    Generic,
}

/// The form of an object in Rust signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectForm {
    /// An owned object, which an argument gives to C++ and a result gives to the caller.
    Owned,
    OwnedOrNone,
    /// A borrowed object.
    Reference {
        mutable: bool,
    },
    /// An optional borrowed object.
    Pointer {
        mutable: bool,
    },
}

impl ObjectForm {
    pub fn is_borrowed(self) -> bool {
        matches!(self, ObjectForm::Reference { .. } | ObjectForm::Pointer { .. })
    }

    pub fn is_given(self) -> bool {
        matches!(self, ObjectForm::Owned | ObjectForm::OwnedOrNone)
    }

    pub(super) fn is_mutable(self) -> bool {
        matches!(self, ObjectForm::Reference { mutable: true } | ObjectForm::Pointer { mutable: true })
    }

    /// The form of an argument that is an object.
    pub fn passed(object: &Object) -> ObjectForm {
        let mutable = !object.constant;
        match (object.fate, object.passing) {
            (Fate::Disowned | Fate::Consumed | Fate::Released, _) => ObjectForm::Owned,
            (_, Passing::Value) => ObjectForm::Reference { mutable: false },
            (_, Passing::Reference) => ObjectForm::Reference { mutable },
            (_, Passing::RvalueReference) => ObjectForm::Reference { mutable: true },
            (_, Passing::Pointer | Passing::Unique(_) | Passing::Shared) => ObjectForm::Pointer { mutable },
        }
    }

    /// The form of an object that a call returns. `is_mutable`: the receiver is borrowed mutably.
    pub(super) fn returned(object: &Object, is_mutable: bool) -> ObjectForm {
        let mutable = is_mutable && !object.constant;
        match (object.fate, object.passing) {
            (Fate::New, Passing::Pointer | Passing::Unique(_))
            | (_, Passing::Unique(By::Value) | Passing::Shared) => ObjectForm::OwnedOrNone,
            (Fate::New, _) | (_, Passing::Value | Passing::RvalueReference) => ObjectForm::Owned,
            (_, Passing::Reference) => ObjectForm::Reference { mutable },
            (_, Passing::Pointer | Passing::Unique(_)) => ObjectForm::Pointer { mutable },
        }
    }
}

/// A `std::function` that calls a closure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RustClosure {
    pub class: ClassType,
    pub called: FunctionTy,
    pub parameters: Vec<RustType>,
    pub result: Option<Box<RustType>>,
    /// The shim's function that makes a function object from a closure.
    pub make: String,
    /// The shim's function that frees the function object.
    pub free: String,
    /// Whether C++ may store the function, and call it on any thread.
    pub is_kept: bool,
}

impl RustType {
    fn value_of_bridge(value: &Value) -> RustType {
        match value {
            Value::Scalar(scalar) => RustType::Scalar(RustElement::Of(scalar.dtype())),
            Value::Text(text) => RustType::Text(*text),
            Value::Object(_) => RustType::Object,
            Value::Library(library) if library.is_tree => RustType::Object,
            Value::Library(_) | Value::Python => RustType::Python,
        }
    }

    /// The type that the bridge returns, with integers for enumerations.
    pub fn of_bridge(returned: &Type) -> RustType {
        match returned {
            Type::Value(value) => RustType::value_of_bridge(value),
            Type::Array(array) => RustType::slice(array, array.memory),
            Type::Vector(element) | Type::Part(Part { element, .. }) => {
                RustType::Vector(RustElement::Of(element.dtype()))
            }
        }
    }

    pub(in crate::plan) fn slice(array: &Array, memory: Memory) -> RustType {
        let element = RustElement::Of(array.element.dtype());
        RustType::Slice { element, memory, access: array.access, shaped: array.shaped() }
    }

    /// A slice for results of an elementwise function.
    pub(in crate::plan) fn written(element: &Scalar, memory: Memory) -> RustType {
        let element = RustElement::Of(element.dtype());
        RustType::Slice { element, memory, access: Access::Make, shaped: None }
    }

    /// The type with its element type `own` replaced by [`RustElement::Generic`], if it has this element
    /// type.
    pub(in crate::plan) fn generic(&self, own: Dtype) -> Option<RustType> {
        match *self {
            RustType::Scalar(RustElement::Of(dtype)) if dtype == own => {
                Some(RustType::Scalar(RustElement::Generic))
            }
            RustType::Vector(RustElement::Of(dtype)) if dtype == own => {
                Some(RustType::Vector(RustElement::Generic))
            }
            RustType::Slice { element: RustElement::Of(dtype), memory, access, shaped } if dtype == own => {
                Some(RustType::Slice { element: RustElement::Generic, memory, access, shaped })
            }
            _ => None,
        }
    }
}

/// A class for Rust callers.
#[derive(Debug)]
pub struct RustClass {
    pub name: String,
    /// The base to which the class dereferences, by its index among the class's bases.
    pub deref: Option<usize>,
    /// The other bases, to which an object can be converted.
    pub others: Vec<usize>,
}
