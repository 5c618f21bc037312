//! The structs of DLPack 1.3 that describe a tensor, as in its `dlpack.h`, and the element types: a code,
//! bits and lanes.

use crate::core::dtype::Dtype;
use std::ffi::{c_int, c_void};
use std::mem::offset_of;

/// `DLPackVersion`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Version {
    pub major: u32,
    pub minor: u32,
}

/// `DLDevice`
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Device {
    /// A `DLDeviceType`, which may be a number that no header defines.
    pub kind: c_int,
    pub id: i32,
}

/// `DLDataType`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataType {
    pub code: u8,
    pub bits: u8,
    pub lanes: u16,
}

/// `DLTensor`
#[repr(C)]
pub struct Tensor {
    pub data: *mut c_void,
    pub device: Device,
    pub ndim: i32,
    pub dtype: DataType,
    pub shape: *const i64,
    /// The strides in elements.
    pub strides: *const i64,
    /// The offset of the first element from `data`, in bytes.
    pub byte_offset: u64,
}

/// The layout of a 64-bit C compiler.
const _: () = {
    assert!(offset_of!(Tensor, ndim) == 16 && offset_of!(Tensor, dtype) == 20 && size_of::<Tensor>() == 48);
};

/// The element type for one of DLPack's; `None` if it is smaller than a byte, has several lanes, or has a
/// number of bits that does not exist for its code.
#[inline]
pub fn read(given: DataType) -> Option<Dtype> {
    let bytes = usize::from(given.bits / 8);
    let dtype = match given.code {
        INT => Dtype::signed(bytes),
        UINT => Dtype::unsigned(bytes),
        FLOAT => Dtype::float(bytes),
        BFLOAT if bytes == 2 => Some(Dtype::Bfloat16),
        COMPLEX => Dtype::complex(bytes),
        BOOL if bytes == 1 => Some(Dtype::Bool),
        _ => None,
    };
    dtype.filter(|_| given.lanes == 1 && given.bits.is_multiple_of(8))
}

/// The DLPack form of an element type.
pub fn write(dtype: Dtype) -> DataType {
    let code = match dtype {
        Dtype::Bool => BOOL,
        Dtype::Int8 | Dtype::Int16 | Dtype::Int32 | Dtype::Int64 => INT,
        Dtype::Uint8 | Dtype::Uint16 | Dtype::Uint32 | Dtype::Uint64 => UINT,
        Dtype::Float16 | Dtype::Float32 | Dtype::Float64 => FLOAT,
        Dtype::Bfloat16 => BFLOAT,
        Dtype::Complex64 | Dtype::Complex128 => COMPLEX,
    };
    DataType { code, bits: (8 * dtype.size()) as u8, lanes: 1 }
}

pub(crate) const INT: u8 = 0;
pub(crate) const UINT: u8 = 1;
pub(crate) const FLOAT: u8 = 2;
pub(crate) const BFLOAT: u8 = 4;
pub(crate) const COMPLEX: u8 = 5;
pub(crate) const BOOL: u8 = 6;

/// The name of a data type as users know it: `bfloat16`, `float8_e4m3fn` or `float32x4`.
pub fn name(DataType { code, bits, lanes }: DataType) -> String {
    let name = match code {
        INT => format!("int{bits}"),
        UINT => format!("uint{bits}"),
        FLOAT => format!("float{bits}"),
        BFLOAT => format!("bfloat{bits}"),
        COMPLEX => format!("complex{bits}"),
        BOOL => format!("bool{bits}"),
        _ => match usize::from(code).checked_sub(7).and_then(|index| SMALL_FLOATS.get(index)) {
            Some(name) => (*name).to_owned(),
            None => format!("DLPack code {code} with {bits} bits"),
        },
    };
    if lanes == 1 { name } else { format!("{name}x{lanes}") }
}

/// The names of the small floats, from code 7 on.
const SMALL_FLOATS: [&str; 11] = [
    "float8_e3m4",
    "float8_e4m3",
    "float8_e4m3b11fnuz",
    "float8_e4m3fn",
    "float8_e4m3fnuz",
    "float8_e5m2",
    "float8_e5m2fnuz",
    "float8_e8m0fnu",
    "float6_e2m3fn",
    "float6_e3m2fn",
    "float4_e2m1fn",
];
