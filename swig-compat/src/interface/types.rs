//! The types of an interface after every alias is resolved.

use super::container;
use crate::dtype::{Dtype, Kind};

/// What a caller passes for one input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    Value(Value),
    Array(Array),
}

impl Type {
    /// The array that it is, if it is one.
    pub fn array(&self) -> Option<&Array> {
        match self {
            Type::Array(array) => Some(array),
            Type::Value(_) => None,
        }
    }

    /// Whether it is an array on a device.
    pub fn is_on_device(&self) -> bool {
        self.array().is_some_and(|array| array.memory == Memory::Device)
    }

    /// The object that it is, if it is one.
    pub fn object(&self) -> Option<&Object> {
        match self {
            Type::Value(value) => value.object(),
            Type::Array(_) => None,
        }
    }
}

impl Returned {
    /// The object that it is, if it is one.
    pub fn object(&self) -> Option<&Object> {
        match self {
            Returned::Value(value) => value.object(),
            Returned::Vector(_) | Returned::Part(_) => None,
        }
    }
}

impl Value {
    /// The object that it is, if it is one.
    pub fn object(&self) -> Option<&Object> {
        match self {
            Value::Object(object) => Some(object),
            _ => None,
        }
    }
}

impl Object {
    /// Whether C++ only looks at it, or gets a copy: then a value of Python's does as well, where one can be made of such.
    pub fn is_value(&self) -> bool {
        matches!(self.passing, Passing::Value | Passing::RvalueReference)
            || self.passing == Passing::Reference && self.constant
            || container::pointee(&self.class).is_some()
    }

    /// Whether C++ may change what the caller passes.
    pub fn is_changeable(&self) -> bool {
        !self.constant && self.passing != Passing::Value
            || !matches!(self.fate, Fate::Unchanged | Fate::Copied)
    }

    /// Whether a caller may pass None for a null pointer.
    pub fn is_nullable(&self) -> bool {
        matches!(self.passing, Passing::Pointer | Passing::Unique(_))
            && container::pointee(&self.class).is_none()
    }

    /// Whether a function that returns it gives it away. Nobody knows how to free what is opaque.
    pub fn is_new(&self) -> bool {
        let is_own = matches!(self.passing, Passing::Value | Passing::RvalueReference);
        self.pointee == Pointee::Class && (self.fate == Fate::New || is_own)
    }

    /// Whether it is an object of any class, or a pointer to anything, as `void *` takes them.
    pub fn is_anything(&self) -> bool {
        self.class == "void"
    }
}

/// What is passed or returned by value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    Scalar(Scalar),
    Text(Text),
    Object(Object),
    /// `PyObject *`: whatever the caller passes, as it is.
    Python,
}

/// An object of a class, or anything else that callers only pass on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Object {
    /// As C++ calls it, from the outermost namespace on: `example::Box<int>`. Whether it is bound, `plan` looks up. Of a
    /// pointer to a number `int`.
    pub class: String,
    pub pointee: Pointee,
    pub passing: Passing,
    /// Whether C++ may not change it.
    pub constant: bool,
    pub fate: Fate,
}

/// What a pointer or a reference is to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pointee {
    /// An object of a class, which may be bound.
    Class,
    /// What has no members for Python, such as a number or another pointer: its type, as the shim spells it.
    Opaque(String),
    /// The same, of a type that the shim leaves to C++ to find out.
    Deduced,
}

/// How C++ takes or gives an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passing {
    Value,
    Reference,
    RvalueReference,
    /// Which may be null.
    Pointer,
    /// By a `std::unique_ptr`, which may be null.
    Unique(By),
}

/// How C++ takes or gives a `std::unique_ptr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// Or by rvalue reference: what is passed moves.
    Value,
    /// What a parameter is passed moves; a result stays.
    Reference,
    /// Nothing moves.
    ConstantReference,
}

/// What becomes of an object that is passed, or whose it is that is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// The call leaves it as it is. A result is C++'s, unless it is returned by value.
    Unchanged,
    /// The same of the first of several, which C++ copies one after another.
    Copied,
    /// What the call is for points to it from then on.
    Kept,
    /// C++ frees it some time.
    Disowned,
    /// C++ frees it in the call.
    Consumed,
    /// It moves to C++, from its only owner.
    Released,
    /// A result that the caller is to free.
    New,
}

/// What C++ returns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Returned {
    Value(Value),
    /// A `std::vector` of these, which the caller gets as an array.
    Vector(Scalar),
    /// An array or a vector that is part of an object, which the caller gets as an array that shows it.
    Part(Part),
}

/// A data member that has its elements one after another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    pub element: Scalar,
    /// What a pointer to the elements is, if the member may be passed as one.
    pub pointer: Option<Object>,
}

/// The ways in which C++ takes and gives text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Text {
    /// `std::string`, by value or constant reference.
    String,
    /// `const char *`, which may be null.
    CString,
    /// `char *`, which may be null: C++ gets a copy that it may write to.
    WritableCString,
    /// `char`: text of one byte.
    Letter,
    /// `char name[10]`, a variable or a member: text that fits into it.
    Buffer,
}

/// Elements that the caller holds, wherever they lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    pub element: Scalar,
    pub memory: Memory,
    pub access: Access,
    pub rank: Rank,
    pub layout: Layout,
    /// Whether the caller may pass any sequence of numbers in its place: C++ gets a copy.
    pub sequence: bool,
    /// Whether numpy.i's rules hold: what is read may be whatever NumPy converts, and errors are in its words.
    pub by_numpy: bool,
    /// The extents that C++ has fixed, of all axes or of none.
    pub fixed: Vec<u64>,
}

/// How C++ walks an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// The last axis fastest.
    C,
    /// The first axis fastest.
    Fortran,
    /// With the strides that C++ is passed; along one axis it may have fixed 1.
    Strided { rank: u8, unit: Option<u8> },
}

impl Layout {
    /// Whether the first axis is the fastest where elements lie without a gap.
    pub fn is_fortran(self) -> bool {
        match self {
            Layout::C => false,
            Layout::Fortran => true,
            Layout::Strided { rank, unit } => rank > 1 && unit == Some(0),
        }
    }
}

impl Array {
    /// Its number of dimensions where a slice does not say its shape.
    pub fn shaped(&self) -> Option<u8> {
        match self.rank {
            Rank::Exactly(rank @ 2..) => Some(rank),
            Rank::Any | Rank::Exactly(_) => None,
        }
    }
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
    Read,
    /// Writes it: never a copy.
    Write,
    /// Writes it, and the caller gets it: a result.
    Make,
}

/// How many dimensions an array may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Any; C++ sees the elements in C order.
    Any,
    /// Exactly this many.
    Exactly(u8),
}

/// Bool, integers, floats and complex numbers: also the types an array's elements can have.
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
    /// What Python and NumPy take it for: integers go by width and sign, whatever they are called.
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

    /// As C++ spells it.
    pub fn spelling(&self) -> &str {
        match self {
            Scalar::Integer(integer) => &integer.spelling,
            other => other.dtype().cpp(),
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
    /// It is an enumeration, which C++ tells from the integer that it stands on.
    pub is_enum: bool,
}

impl Integer {
    pub fn dtype(&self) -> Dtype {
        let kind = if self.signed { Kind::Signed } else { Kind::Unsigned };
        Dtype::of(kind, self.bits).expect("integers have 8, 16, 32 or 64 bits")
    }

    /// Whether both name one type of C++: `long long` is another than `long`, and as wide.
    pub fn is_same_type(&self, other: &Integer) -> bool {
        if self.is_enum || other.is_enum {
            return self.is_enum == other.is_enum && self.spelling == other.spelling;
        }
        let is_long_long = |integer: &Integer| integer.spelling.contains("long long");
        self.dtype() == other.dtype() && is_long_long(self) == is_long_long(other)
    }
}
