//! How SWIG's table of types and its objects lie in memory: `swigrun.swg` and `pyrun.swg` of SWIG's library.

use pyo3::ffi;
use std::ffi::{c_char, c_int, c_void};
use std::ptr;

/// SWIG's `swig_type_info`.
#[repr(C)]
pub(crate) struct Type {
    /// `_p_example__Shape`.
    pub name: *const c_char,
    /// As C++ spells it, `example::Shape *`; several names of one type stand between `|`.
    pub text: *const c_char,
    pub dynamic_cast: *const c_void,
    /// The types whose pointers can be converted to this one, this one among them.
    pub casts: *mut Cast,
    /// A [`ClientData`] once a Python class was registered for the type.
    pub client_data: *mut ClientData,
    pub owns_client_data: c_int,
}

/// SWIG's `swig_cast_info`.
#[repr(C)]
pub(crate) struct Cast {
    pub from: *mut Type,
    /// Null where the address stays the same.
    pub converter: Option<unsafe extern "C" fn(*mut c_void, *mut c_int) -> *mut c_void>,
    pub next: *mut Cast,
    /// In arrays an `unsigned int`, of the first element the index of the last one; in lists the element before.
    pub last: usize,
}

/// SWIG's `swig_module_info`.
#[repr(C)]
pub(crate) struct Module {
    /// In the order of their names.
    pub types: *mut *mut Type,
    pub count: usize,
    /// The ring of modules.
    pub next: *mut Module,
    pub first_types: *mut *mut Type,
    pub first_casts: *mut *mut Cast,
    pub client_data: *mut c_void,
}

/// `SwigPyClientData`.
#[repr(C)]
pub(crate) struct ClientData {
    pub class: *mut ffi::PyObject,
    /// Makes an instance without its object, called with `arguments`.
    pub make: *mut ffi::PyObject,
    pub arguments: *mut ffi::PyObject,
    /// A C function that frees the object of a pointer.
    pub destroy: *mut ffi::PyObject,
    pub destroy_takes_tuple: c_int,
    pub is_converting: c_int,
    /// Of a class that SWIG has built with `-builtin`.
    pub builtin: *mut ffi::PyTypeObject,
}

/// `SwigPyObject`, the fields that all versions have: a pointer to an object of C++'s, of which it may be the owner.
#[repr(C)]
pub(crate) struct Pointer {
    pub head: ffi::PyObject,
    /// Null once C++ has taken the object.
    pub address: *mut c_void,
    /// Never null.
    pub kind: *mut Type,
    /// 1 if the pointer frees the object.
    pub owns: c_int,
    /// The same object as another type, or NULL.
    pub next: *mut ffi::PyObject,
}

impl Pointer {
    /// A further pointer to an object, behind one that is an object of Python's: nobody looks at its head.
    pub(crate) fn plain(address: *mut c_void, kind: *mut Type, owns: bool) -> Pointer {
        // SAFETY: the head is numbers and an address that may be null.
        let head = unsafe { std::mem::zeroed() };
        Pointer { head, address, kind, owns: owns.into(), next: ptr::null_mut() }
    }

    /// Makes a pointer one to nothing, all but the head.
    ///
    /// # Safety
    /// Memory of a pointer.
    pub(crate) unsafe fn clear(pointer: *mut Pointer) {
        // SAFETY: the caller's.
        unsafe {
            (&raw mut (*pointer).address).write(ptr::null_mut());
            (&raw mut (*pointer).kind).write(nothing());
            (&raw mut (*pointer).owns).write(0);
            (&raw mut (*pointer).next).write(ptr::null_mut());
        }
    }
}

/// The type of pointers to nothing, which no function takes.
pub(crate) fn nothing() -> *mut Type {
    struct Constant(Type);
    // SAFETY: nobody writes to it: it is in no table.
    unsafe impl Sync for Constant {}
    static NOTHING: Constant = Constant(Type {
        name: c"_p_quaff__nothing".as_ptr(),
        text: c"nothing".as_ptr(),
        dynamic_cast: ptr::null(),
        casts: ptr::null_mut(),
        client_data: ptr::null_mut(),
        owns_client_data: 0,
    });
    (&raw const NOTHING.0).cast_mut()
}
