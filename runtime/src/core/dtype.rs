//! The element types for which host and device code can be instantiated.

use crate::core::complex::{Complex64, Complex128};
use crate::core::half::{Bfloat16, Half};
use std::fmt;

/// The type of an array's elements. It has the size of a word, as in C++: arrays are passed in words, and the
/// processor would stall if it read a word of which only a byte has just been written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(usize)]
pub enum Dtype {
    /// `bool`, a byte that is 0 or 1.
    Bool,
    /// `i8`.
    Int8,
    /// `i16`.
    Int16,
    /// `i32`.
    Int32,
    /// `i64`.
    Int64,
    /// `u8`.
    Uint8,
    /// `u16`.
    Uint16,
    /// `u32`.
    Uint32,
    /// `u64`.
    Uint64,
    /// [`Half`], the 16-bit format of IEEE 754.
    Float16,
    /// [`Bfloat16`], the upper half of an `f32`.
    Bfloat16,
    /// `f32`.
    Float32,
    /// `f64`.
    Float64,
    /// Two `f32`: real and imaginary part.
    Complex64,
    /// Two `f64`: real and imaginary part.
    Complex128,
}

impl Dtype {
    /// All element types.
    pub const ALL: [Dtype; 15] = [
        Dtype::Bool,
        Dtype::Int8,
        Dtype::Int16,
        Dtype::Int32,
        Dtype::Int64,
        Dtype::Uint8,
        Dtype::Uint16,
        Dtype::Uint32,
        Dtype::Uint64,
        Dtype::Float16,
        Dtype::Bfloat16,
        Dtype::Float32,
        Dtype::Float64,
        Dtype::Complex64,
        Dtype::Complex128,
    ];

    /// The range of an integer type, for messages: `0 to 255`.
    #[doc(hidden)]
    pub fn range(self) -> String {
        let unused = 64 - self.size() * 8;
        match self {
            Dtype::Uint8 | Dtype::Uint16 | Dtype::Uint32 | Dtype::Uint64 => {
                format!("0 to {}", u64::MAX >> unused)
            }
            _ => format!("{} to {}", i64::MIN >> unused, i64::MAX >> unused),
        }
    }

    /// The size of an element in bytes.
    pub const fn size(self) -> usize {
        match self {
            Dtype::Bool | Dtype::Int8 | Dtype::Uint8 => 1,
            Dtype::Int16 | Dtype::Uint16 | Dtype::Float16 | Dtype::Bfloat16 => 2,
            Dtype::Int32 | Dtype::Uint32 | Dtype::Float32 => 4,
            Dtype::Int64 | Dtype::Uint64 | Dtype::Float64 | Dtype::Complex64 => 8,
            Dtype::Complex128 => 16,
        }
    }

    /// The strictest alignment that C++ requires for an element.
    pub const fn alignment(self) -> usize {
        match self.part() {
            Some(part) => part.size(),
            None => self.size(),
        }
    }

    /// Whether the type is a real floating-point type.
    #[cfg(feature = "python")]
    pub(crate) const fn is_float(self) -> bool {
        matches!(self, Dtype::Float16 | Dtype::Bfloat16 | Dtype::Float32 | Dtype::Float64)
    }

    /// The type of the parts of a complex number.
    pub const fn part(self) -> Option<Dtype> {
        match self {
            Dtype::Complex64 => Some(Dtype::Float32),
            Dtype::Complex128 => Some(Dtype::Float64),
            _ => None,
        }
    }

    /// The largest length that an integer of this type can represent; no limit for other types.
    pub const fn greatest(self) -> usize {
        match self {
            Dtype::Int8 => i8::MAX as usize,
            Dtype::Uint8 => u8::MAX as usize,
            Dtype::Int16 => i16::MAX as usize,
            Dtype::Uint16 => u16::MAX as usize,
            Dtype::Int32 => i32::MAX as usize,
            Dtype::Uint32 => u32::MAX as usize,
            _ => usize::MAX,
        }
    }

    /// NumPy's name: `float64`.
    pub const fn name(self) -> &'static str {
        match self {
            Dtype::Bool => "bool",
            Dtype::Int8 => "int8",
            Dtype::Int16 => "int16",
            Dtype::Int32 => "int32",
            Dtype::Int64 => "int64",
            Dtype::Uint8 => "uint8",
            Dtype::Uint16 => "uint16",
            Dtype::Uint32 => "uint32",
            Dtype::Uint64 => "uint64",
            Dtype::Float16 => "float16",
            Dtype::Bfloat16 => "bfloat16",
            Dtype::Float32 => "float32",
            Dtype::Float64 => "float64",
            Dtype::Complex64 => "complex64",
            Dtype::Complex128 => "complex128",
        }
    }
}

/// The dtypes of one family, identified by their size. C's names for integers are mapped to dtypes in this
/// way.
impl Dtype {
    /// The signed integer with this number of bytes.
    pub const fn signed(size: usize) -> Option<Dtype> {
        match size {
            1 => Some(Dtype::Int8),
            2 => Some(Dtype::Int16),
            4 => Some(Dtype::Int32),
            8 => Some(Dtype::Int64),
            _ => None,
        }
    }

    /// The unsigned integer with this number of bytes.
    pub const fn unsigned(size: usize) -> Option<Dtype> {
        match size {
            1 => Some(Dtype::Uint8),
            2 => Some(Dtype::Uint16),
            4 => Some(Dtype::Uint32),
            8 => Some(Dtype::Uint64),
            _ => None,
        }
    }

    /// The floating-point type of IEEE 754 with this number of bytes.
    pub const fn float(size: usize) -> Option<Dtype> {
        match size {
            2 => Some(Dtype::Float16),
            4 => Some(Dtype::Float32),
            8 => Some(Dtype::Float64),
            _ => None,
        }
    }

    /// The complex type with this number of bytes.
    pub const fn complex(size: usize) -> Option<Dtype> {
        match size {
            8 => Some(Dtype::Complex64),
            16 => Some(Dtype::Complex128),
            _ => None,
        }
    }
}

impl fmt::Display for Dtype {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A Rust type of array elements.
///
/// # Safety
/// The type's size and layout must be those of [`Element::DTYPE`].
pub unsafe trait Element: Copy + Send + Sync + 'static {
    /// The dtype of the type's values.
    const DTYPE: Dtype;
}

macro_rules! elements {
    ($($rust:ty => $dtype:ident),* $(,)?) => {$(
        // SAFETY: the dtype is defined by the size and layout of this type.
        unsafe impl Element for $rust {
            const DTYPE: Dtype = Dtype::$dtype;
        }
    )*};
}

elements! {
    bool => Bool,
    i8 => Int8, i16 => Int16, i32 => Int32, i64 => Int64,
    u8 => Uint8, u16 => Uint16, u32 => Uint32, u64 => Uint64,
    Half => Float16, Bfloat16 => Bfloat16,
    f32 => Float32, f64 => Float64,
    Complex64 => Complex64, Complex128 => Complex128,
}
