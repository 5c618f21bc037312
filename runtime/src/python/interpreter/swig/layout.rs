//! The memory layout of SWIG's table of types and of its objects: `swigrun.swg` and `pyrun.swg` of SWIG's
//! library.

use pyo3::ffi;
use std::ffi::{c_char, c_int, c_void};
use std::ptr;

/// SWIG's `swig_type_info`.
#[repr(C)]
pub(crate) struct SwigType {
    /// The name that types are sorted and found by, such as `_p_example__Shape`.
    pub name: *const c_char,
    /// The spelling of the type in C++, such as `example::Shape *`; several names of one type are separated
    /// by `|`.
    pub text: *const c_char,
    pub dynamic_cast: *const c_void,
    /// The types whose pointers can be converted to this one, including this one.
    pub casts: *mut SwigCast,
    /// A [`ClientData`] after a Python class was registered for the type.
    pub client_data: *mut ClientData,
    pub owns_client_data: c_int,
}

/// SWIG's `swig_cast_info`.
#[repr(C)]
pub(crate) struct SwigCast {
    pub from: *mut SwigType,
    /// The function that converts an address; null if the address stays the same.
    pub converter: Option<unsafe extern "C" fn(*mut c_void, *mut c_int) -> *mut c_void>,
    pub next: *mut SwigCast,
    /// In an array, the first element has the index of the last one here, an `unsigned int`; in a linked
    /// list, each element has a pointer to the one before it.
    pub last: usize,
}

/// SWIG's `swig_module_info`.
#[repr(C)]
pub(crate) struct SwigModule {
    /// The types of the module, in the order of their names.
    pub types: *mut *mut SwigType,
    pub count: usize,
    /// The next module in the ring.
    pub next: *mut SwigModule,
    pub first_types: *mut *mut SwigType,
    pub first_casts: *mut *mut SwigCast,
    pub client_data: *mut c_void,
}

/// `SwigPyClientData`.
#[repr(C)]
pub(crate) struct ClientData {
    pub class: *mut ffi::PyObject,
    /// A Python callable that makes an instance without an object when it is called with `arguments`.
    pub make: *mut ffi::PyObject,
    pub arguments: *mut ffi::PyObject,
    /// A C function that frees the object of a pointer.
    pub destroy: *mut ffi::PyObject,
    pub destroy_takes_tuple: c_int,
    pub is_converting: c_int,
    /// The Python type of a class that was built with `-builtin`; null for other classes.
    pub builtin: *mut ffi::PyTypeObject,
}

/// The fields of `SwigPyObject` that all versions have: a pointer to a C++ object, and whether it owns the
/// object.
#[repr(C)]
pub(crate) struct Pointer {
    pub head: ffi::PyObject,
    /// The address of the object; null once C++ has taken it.
    pub address: *mut c_void,
    /// The type of the pointed-to object; never null.
    pub kind: *mut SwigType,
    /// 1 if the pointer frees the object.
    pub owns: c_int,
    /// A pointer to the same object with another type, or NULL.
    pub next: *mut ffi::PyObject,
}

impl Pointer {
    /// A pointer for the list that follows a pointer which is a Python object. The head stays empty, because
    /// the pointer is never used as an object.
    pub(crate) fn plain(address: *mut c_void, kind: *mut SwigType, owns: bool) -> Pointer {
        // SAFETY: the head consists of numbers and an address that may be null.
        let head = unsafe { std::mem::zeroed() };
        Pointer { head, address, kind, owns: owns.into(), next: ptr::null_mut() }
    }

    /// Makes a pointer point to nothing. Its head is unchanged.
    ///
    /// # Safety
    /// `pointer` is the memory of a pointer.
    pub(crate) unsafe fn clear(pointer: *mut Pointer) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            (&raw mut (*pointer).address).write(ptr::null_mut());
            (&raw mut (*pointer).kind).write(nothing());
            (&raw mut (*pointer).owns).write(0);
            (&raw mut (*pointer).next).write(ptr::null_mut());
        }
    }
}

/// The type of pointers to nothing, which no function accepts.
pub(crate) fn nothing() -> *mut SwigType {
    struct Constant(SwigType);
    // SAFETY: the type is in no table, so nothing writes to it.
    unsafe impl Sync for Constant {}
    static NOTHING: Constant = Constant(SwigType {
        name: c"_p_quaff__nothing".as_ptr(),
        text: c"nothing".as_ptr(),
        dynamic_cast: ptr::null(),
        casts: ptr::null_mut(),
        client_data: ptr::null_mut(),
        owns_client_data: 0,
    });
    (&raw const NOTHING.0).cast_mut()
}
