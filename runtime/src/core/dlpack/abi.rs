//! The structs of DLPack 1.3 that describe a tensor, as in its `dlpack.h`.

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
