//! The types of an interface after all aliases are resolved.

use super::{ClassType, Conversion, Ty};
use crate::dtype::{Dtype, DtypeKind};

/// The type of a value that crosses between a caller and C++.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    Value(Value),
    /// An array whose memory the caller owns, or which is a result.
    Array(Array),
    /// A `std::vector` with these elements, which the caller gets as an array.
    Vector(Scalar),
    /// An array or vector that is part of an object. The caller gets an array over its elements.
    Part(Part),
}

impl Type {
    /// The array type, if the value is an array.
    pub fn array(&self) -> Option<&Array> {
        match self {
            Type::Array(array) => Some(array),
            Type::Value(_) | Type::Vector(_) | Type::Part(_) => None,
        }
    }

    /// Whether the value is a device array.
    pub fn is_on_device(&self) -> bool {
        self.array().is_some_and(|array| array.memory == Memory::Device)
    }

    /// The object type, if the value is an object.
    pub fn object(&self) -> Option<&Object> {
        match self {
            Type::Value(value) => value.object(),
            Type::Array(_) | Type::Vector(_) | Type::Part(_) => None,
        }
    }

    /// The data member, if the value is an array over one.
    pub fn part(&self) -> Option<&Part> {
        match self {
            Type::Part(part) => Some(part),
            Type::Array(_) | Type::Value(_) | Type::Vector(_) => None,
        }
    }

    /// The standard library type of the value, if its values become Python values.
    pub fn library(&self) -> Option<&Ty> {
        match self {
            Type::Value(Value::Library(library)) if !library.is_tree => Some(&library.r#type),
            _ => None,
        }
    }

    /// The C++ type of an object, or of a value of the standard library.
    pub fn cxx(&self) -> Option<&Ty> {
        self.library().or_else(|| self.tree()).or_else(|| Some(&self.object()?.r#type))
    }

    /// The type of the standard library that the value has, if a tree stands for it.
    pub fn tree(&self) -> Option<&Ty> {
        match self {
            Type::Value(Value::Library(library)) if library.is_tree => Some(&library.r#type),
            _ => None,
        }
    }

    /// The mutable object type, if the value is an object.
    pub fn object_mut(&mut self) -> Option<&mut Object> {
        match self {
            Type::Value(Value::Object(object)) => Some(object),
            _ => None,
        }
    }
}

impl Value {
    /// The integer type under the alias that the interface uses.
    pub fn named(self, alias: Option<&String>) -> Value {
        match self {
            Value::Scalar(Scalar::Integer(integer)) if !integer.is_enum => {
                Value::Scalar(Scalar::Integer(Integer { alias: alias.cloned(), ..integer }))
            }
            value => value,
        }
    }

    /// The object type, if the value is an object.
    pub fn object(&self) -> Option<&Object> {
        match self {
            Value::Object(object) => Some(object),
            _ => None,
        }
    }
}

impl Object {
    /// An object of a class that a function creates.
    pub fn made(class: &ClassType) -> Object {
        let (r#type, passing) = (Ty::Class(class.clone()), Passing::Value);
        Object { r#type, pointee: Pointee::Class, passing, constant: false, fate: Fate::Unchanged }
    }

    /// Whether C++ only reads the object or gets a copy. The caller may then also pass a Python value that
    /// can be converted to the object.
    pub fn is_value(&self) -> bool {
        matches!(self.passing, Passing::Value | Passing::RvalueReference)
            || self.passing == Passing::Reference && self.constant
            || self.is_shared_pointer()
            || self.passing == Passing::Reference
                && self.class().is_some_and(|class| class.conversion() == Conversion::Callable)
    }

    /// Whether a caller may pass None for a null pointer.
    pub fn is_nullable(&self) -> bool {
        matches!(self.passing, Passing::Pointer | Passing::Unique(_) | Passing::Shared)
            && !self.is_shared_pointer()
    }

    /// Whether a function that returns the object transfers its ownership. Opaque objects behind pointers
    /// cannot be freed.
    pub fn is_new(&self) -> bool {
        match (&self.pointee, self.passing) {
            (_, Passing::Value) | (Pointee::Class, Passing::RvalueReference) => true,
            (pointee, _) => *pointee == Pointee::Class && self.fate == Fate::New,
        }
    }

    /// Whether the type accepts an object of any class, or a pointer to anything, as `void *` does.
    pub fn is_anything(&self) -> bool {
        self.r#type.is_void()
    }

    /// The class of the object; `None` for an opaque pointer.
    pub fn class(&self) -> Option<&ClassType> {
        self.r#type.class()
    }

    fn is_shared_pointer(&self) -> bool {
        self.class().is_some_and(ClassType::is_shared_pointer)
    }
}

/// A type that is passed or returned by value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    Scalar(Scalar),
    Text(Text),
    Object(Object),
    /// A value of a standard library type without a class in Python: C++ converts it from and to Python
    /// values.
    Library(Library),
    /// `PyObject *`: the caller's object, unchanged.
    Python,
}

/// A standard library type whose values become Python values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Library {
    /// The type without references and `const`.
    pub r#type: Ty,
    /// The type as Python users see it: each class with `value_traits` is replaced by the type of its values.
    pub shown: Ty,
    /// Whether C++ takes an rvalue reference.
    pub moved: bool,
    /// Whether values cross as trees (`include/quaff/tree.h`), in crates without functions for Python.
    pub is_tree: bool,
}

impl Library {
    /// The `std::optional` of a type.
    pub fn optional(value: &Ty) -> Library {
        let r#type = Ty::Class(ClassType::instance("std::optional", vec![value.without_const().clone()]));
        Library { shown: r#type.clone(), r#type, moved: false, is_tree: false }
    }
}

/// An object of a class, or an opaque object that callers only pass on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Object {
    /// The class, which may be bound or not. For an opaque pointer, the type that it points to, without
    /// `const`.
    pub r#type: Ty,
    pub pointee: Pointee,
    pub passing: Passing,
    /// Whether the object is `const`.
    pub constant: bool,
    pub fate: Fate,
}

/// The kind of object that a pointer or reference refers to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pointee {
    /// An object of a class, which may be bound.
    Class,
    /// A type without members in Python, such as a number or another pointer, in the spelling of the shim.
    Opaque(String),
    /// A type without members in Python that the shim leaves to C++ to deduce.
    Deduced,
}

/// How C++ accepts or returns an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passing {
    Value,
    Reference,
    RvalueReference,
    /// A pointer, which may be null.
    Pointer,
    /// A `std::unique_ptr`, which may be null.
    Unique(By),
    /// A `std::shared_ptr`, which may be null, where other languages than Python have the object that it
    /// points to. In Python the shared pointer is an object of a class of its own.
    Shared,
}

/// How C++ accepts or returns a `std::unique_ptr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// A value or an rvalue reference: an argument is moved from.
    Value,
    /// A reference: an argument is moved from, but a result is not.
    Reference,
    /// A constant reference: nothing is moved from.
    ConstantReference,
}

/// The ownership of an object that is passed or returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// The call does not change the ownership. C++ owns a result, unless it is returned by value.
    Unchanged,
    /// Like [`Fate::Unchanged`], for the first of several objects that C++ copies one after another.
    Copied,
    /// The object that the method is called on keeps a pointer to the argument after the call.
    Kept,
    /// C++ frees the object at some later time.
    Disowned,
    /// C++ frees the object during the call.
    Consumed,
    /// The `std::unique_ptr` in Python moves the object to C++.
    Released,
    /// A result that the caller must free.
    New,
}

/// A data member whose elements are contiguous.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    pub element: Scalar,
    /// The number of axes of an array; 0 for a vector.
    pub axes: usize,
    /// The type of a pointer to the elements, if the member may be passed as a pointer.
    pub pointer: Option<Box<Object>>,
}

/// The C++ types of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Text {
    /// `std::string`, by value or constant reference.
    String,
    /// `const char *`, which may be null.
    CString,
    /// `char *`, which may be null: C++ gets a copy that it may write to.
    WritableCString,
    /// `char`: text of one character.
    Character,
    /// A variable or member such as `char name[10]`, for text up to this length.
    Buffer,
}

/// An array of elements that the caller owns, in host or device memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    pub element: Scalar,
    pub memory: Memory,
    pub access: Access,
    pub rank: Rank,
    pub layout: Layout,
    /// Whether the caller may pass any sequence of numbers, of which C++ gets a copy.
    pub sequence: bool,
    /// Whether NumPy converts any other argument of the caller, as `%in_array(x, n, convert)` allows.
    pub converts: bool,
    /// Whether numpy.i's rules apply: NumPy converts inputs of any type, and error messages are numpy.i's.
    pub by_numpy: bool,
    /// Whether C++ gets the caller's own memory by numpy.i's rules although it only reads.
    pub in_place: bool,
    /// The extents that are fixed in C++, by axis; empty if none is fixed.
    pub fixed: Vec<Option<u64>>,
    /// The struct type of the elements in a structured array on a device. Such an array crosses as bytes, and
    /// `element` is a byte.
    pub record: Option<ClassType>,
}

/// The layout in which C++ reads an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// C order: the last axis is contiguous.
    C,
    /// Fortran order: the first axis is contiguous.
    Fortran,
    /// Strides are passed to C++; for one axis, the stride may be fixed to 1.
    Strided { rank: u8, unit: Option<u8> },
}

impl Layout {
    /// Whether a contiguous array is in Fortran order.
    pub fn is_fortran(self) -> bool {
        match self {
            Layout::C => false,
            Layout::Fortran => true,
            Layout::Strided { rank, unit } => rank > 1 && unit == Some(0),
        }
    }
}

impl Array {
    /// The number of dimensions, if C++ gets a shape in addition to a slice.
    pub fn shaped(&self) -> Option<u8> {
        match self.rank {
            Rank::Exactly(rank @ 2..) => Some(rank),
            Rank::Any | Rank::Exactly(_) => None,
        }
    }
}

/// The memory that contains an array's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    Host,
    /// GPU memory, which the host cannot dereference.
    Device,
}

/// How C++ accesses an array's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// C++ reads the array. A strided array may be passed as a contiguous copy.
    Read,
    /// C++ writes the array, which is never a copy.
    Write,
    /// C++ writes the array, and the caller gets it as a result.
    Make,
}

/// The number of dimensions that an array may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Any number of dimensions; C++ gets the elements in C order.
    Any,
    /// Exactly this number of dimensions.
    Exactly(u8),
}

/// Bools, integers, floats and complex numbers, which are also the element types of arrays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    Bool,
    Integer(Integer),
    /// `quaff::half`
    Half,
    /// `quaff::bfloat16`
    Bfloat16,
    Float,
    Double,
    /// `std::complex<float>`
    Complex,
    /// `std::complex<double>`
    DoubleComplex,
}

impl Scalar {
    /// The dtype in Python and NumPy. Integers are identified by width and signedness, whatever their names.
    pub fn dtype(&self) -> Dtype {
        match self {
            Scalar::Bool => Dtype::Bool,
            Scalar::Half => Dtype::Float16,
            Scalar::Bfloat16 => Dtype::Bfloat16,
            Scalar::Float => Dtype::Float32,
            Scalar::Double => Dtype::Float64,
            Scalar::Complex => Dtype::Complex64,
            Scalar::DoubleComplex => Dtype::Complex128,
            Scalar::Integer(integer) => integer.dtype(),
        }
    }

    /// The C++ spelling.
    pub fn spelling(&self) -> &str {
        match self {
            Scalar::Integer(integer) => &integer.spelling,
            other => other.dtype().cpp(),
        }
    }
}

/// An integer type, with its name and its number of bits on LP64 platforms.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Integer {
    /// The C++ spelling, such as `unsigned long long` or `std::size_t`.
    pub spelling: String,
    /// The number of bits: 8, 16, 32 or 64.
    pub bits: u8,
    pub signed: bool,
    /// Whether the type is an enumeration or `char`, which C++ distinguishes from integers with the same
    /// values.
    pub is_enum: bool,
    /// The alias of a parameter or result, if C++ may know it as another type: an enumeration, for example,
    /// that the interface declares as `typedef int DtypeKind;`.
    pub alias: Option<String>,
}

impl Integer {
    /// `char` as an element of an array: an unsigned byte, as in Python's `bytes`, even if C++'s `char` is
    /// signed.
    pub fn character() -> Integer {
        Integer { spelling: "char".to_owned(), bits: 8, signed: false, is_enum: true, alias: None }
    }

    /// A byte of memory that C++ reinterprets as its own elements.
    pub fn byte() -> Integer {
        Integer { spelling: "std::uint8_t".to_owned(), bits: 8, signed: false, is_enum: false, alias: None }
    }

    pub fn dtype(&self) -> Dtype {
        let kind = if self.signed { DtypeKind::Signed } else { DtypeKind::Unsigned };
        Dtype::of(kind, self.bits).expect("integers have 8, 16, 32 or 64 bits")
    }

    /// Whether both are the same C++ type: `long long` and `long` are different types of the same width.
    pub fn is_same_type(&self, other: &Integer) -> bool {
        if self.is_enum || other.is_enum {
            return self.is_enum == other.is_enum && self.spelling == other.spelling;
        }
        let is_long_long = |integer: &Integer| integer.spelling.contains("long long");
        self.dtype() == other.dtype() && is_long_long(self) == is_long_long(other)
    }
}
