//! The structs of DLPack 1.3 that transfer ownership of tensors, as in its `dlpack.h`.

pub use crate::core::dlpack::abi::{DataType, Device, Tensor, Version};

use pyo3::ffi::PyObject;
use std::ffi::{c_char, c_int, c_void};
use std::mem::offset_of;

/// The DLPack version that the runtime requests; it handles everything that this version defines.
pub const VERSION: (u32, u32) = (1, 3);

/// The names of capsules, before and after they are consumed.
pub mod name {
    use std::ffi::CStr;

    pub const PLAIN: &CStr = c"dltensor";
    pub const USED_PLAIN: &CStr = c"used_dltensor";
    pub const VERSIONED: &CStr = c"dltensor_versioned";
    pub const USED_VERSIONED: &CStr = c"used_dltensor_versioned";
    pub const EXCHANGE: &CStr = c"dlpack_exchange_api";
}

/// `DLManagedTensor`
#[repr(C)]
pub struct Unversioned {
    pub tensor: Tensor,
    pub context: *mut c_void,
    pub deleter: Option<unsafe extern "C" fn(*mut Unversioned)>,
}

/// `DLManagedTensorVersioned`; in another major version only the fields up to `flags` are the same.
#[repr(C)]
pub struct Versioned {
    pub version: Version,
    pub context: *mut c_void,
    pub deleter: Option<unsafe extern "C" fn(*mut Versioned)>,
    pub flags: u64,
    pub tensor: Tensor,
}

/// The common part of the two structs.
pub trait Managed: Sized + 'static {
    fn tensor(&mut self) -> &mut Tensor;
    fn context(&mut self) -> &mut *mut c_void;
}

impl Managed for Unversioned {
    fn tensor(&mut self) -> &mut Tensor {
        &mut self.tensor
    }

    fn context(&mut self) -> &mut *mut c_void {
        &mut self.context
    }
}

impl Managed for Versioned {
    fn tensor(&mut self) -> &mut Tensor {
        &mut self.tensor
    }

    fn context(&mut self) -> &mut *mut c_void {
        &mut self.context
    }
}

pub const READ_ONLY: u64 = 1 << 0;
pub const IS_COPIED: u64 = 1 << 1;

/// `DLPackExchangeAPIHeader`, the same in every version.
#[repr(C)]
pub struct ExchangeHeader {
    pub version: Version,
    /// An API of an older version, or NULL.
    pub previous: *const ExchangeHeader,
}

/// `DLPackManagedTensorAllocator`: errors are passed to the function argument, with the pointer before it.
pub type Allocate = unsafe extern "C" fn(
    prototype: *mut Tensor,
    out: *mut *mut Versioned,
    error: *mut c_void,
    set_error: unsafe extern "C" fn(error: *mut c_void, kind: *const c_char, message: *const c_char),
) -> c_int;

/// `DLPackExchangeAPI`; its functions return 0, or -1 with an exception set.
#[repr(C)]
pub struct Exchange {
    pub header: ExchangeHeader,
    /// Allocates a tensor like a prototype, whose address is ignored.
    pub allocate: Option<Allocate>,
    pub to_managed: Option<unsafe extern "C" fn(*mut PyObject, *mut *mut Versioned) -> c_int>,
    pub from_managed: Option<unsafe extern "C" fn(*mut Versioned, *mut *mut PyObject) -> c_int>,
    /// Fills in a tensor that the object continues to own; optional.
    pub lend: Option<unsafe extern "C" fn(*mut PyObject, *mut Tensor) -> c_int>,
    pub current_stream: Option<unsafe extern "C" fn(c_int, i32, *mut *mut c_void) -> c_int>,
}

/// The layouts of a 64-bit C compiler.
const _: () = {
    assert!(offset_of!(Unversioned, deleter) == 56 && size_of::<Unversioned>() == 64);
    assert!(offset_of!(Versioned, deleter) == 16 && offset_of!(Versioned, flags) == 24);
    assert!(offset_of!(Versioned, tensor) == 32 && size_of::<Versioned>() == 80);
    assert!(offset_of!(Exchange, allocate) == 16 && size_of::<Exchange>() == 56);
};
