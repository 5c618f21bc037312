//! The structs, flags and type numbers of NumPy's C headers, as far as the runtime reads them. They are the same in
//! NumPy 1 and 2.

use pyo3::ffi;
use std::ffi::{c_char, c_int};

/// The struct behind an array, without the head that every Python object has.
#[repr(C)]
pub(crate) struct ArrayFields {
    pub(crate) data: *mut c_char,
    pub(crate) nd: c_int,
    pub(crate) dimensions: *mut isize,
    pub(crate) strides: *mut isize,
    /// The object that owns the elements, or NULL.
    pub(crate) base: *mut ffi::PyObject,
    pub(crate) descr: *mut Descriptor,
    pub(crate) flags: c_int,
}

#[repr(C)]
struct ArrayObject {
    head: ffi::PyObject,
    fields: ArrayFields,
}

/// The beginning of a dtype; what follows differs between NumPy 1 and 2.
#[repr(C)]
pub(crate) struct Descriptor {
    head: ffi::PyObject,
    scalar: *mut ffi::PyTypeObject,
    kind: c_char,
    letter: c_char,
    pub(super) byteorder: c_char,
    former_flags: c_char,
    pub(super) type_num: c_int,
}

/// The fields of an array.
///
/// # Safety
/// The object is an array of NumPy's class, or of one that derives from it.
#[inline(always)]
pub(crate) unsafe fn fields_of(array: *mut ffi::PyObject) -> *mut ArrayFields {
    // SAFETY: the caller's: every array begins with this struct.
    unsafe { &raw mut (*array.cast::<ArrayObject>()).fields }
}

pub(crate) const C_CONTIGUOUS: c_int = 0x0001;
pub(crate) const F_CONTIGUOUS: c_int = 0x0002;
pub(crate) const ALIGNED: c_int = 0x0100;
pub(crate) const WRITEABLE: c_int = 0x0400;

/// `byteorder` of a dtype whose bytes are swapped.
pub(super) const SWAPPED: u8 = if cfg!(target_endian = "little") { b'>' } else { b'<' };

/// The numbers of NumPy's types, which follow C's names.
pub(super) mod number {
    use std::ffi::c_int;

    pub(in super::super) const BOOL: c_int = 0;
    pub(in super::super) const BYTE: c_int = 1;
    pub(in super::super) const UBYTE: c_int = 2;
    pub(in super::super) const SHORT: c_int = 3;
    pub(in super::super) const USHORT: c_int = 4;
    pub(in super::super) const INT: c_int = 5;
    pub(in super::super) const UINT: c_int = 6;
    pub(in super::super) const LONG: c_int = 7;
    pub(in super::super) const ULONG: c_int = 8;
    pub(in super::super) const LONGLONG: c_int = 9;
    pub(in super::super) const ULONGLONG: c_int = 10;
    pub(in super::super) const FLOAT: c_int = 11;
    pub(in super::super) const DOUBLE: c_int = 12;
    pub(in super::super) const CFLOAT: c_int = 14;
    pub(in super::super) const CDOUBLE: c_int = 15;
    pub(in super::super) const HALF: c_int = 23;
    /// The first number of a type that others add to NumPy's.
    pub(in super::super) const ADDED: c_int = 256;
}
