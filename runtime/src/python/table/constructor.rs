//! The functions that Python calls to make an instance of a class.

use pyo3::ffi;
use std::ffi::c_int;
use std::ptr;

/// The functions that Python calls to make an instance.
#[derive(Clone, Copy)]
pub struct Constructor {
    pub(crate) new: ffi::newfunc,
    pub(crate) init: ffi::initproc,
    pub(crate) call: VectorCall,
}

/// The type of Python's `vectorcallfunc`.
pub(crate) type VectorCall = unsafe extern "C" fn(
    *mut ffi::PyObject,
    *const *mut ffi::PyObject,
    usize,
    *mut ffi::PyObject,
) -> *mut ffi::PyObject;

impl Constructor {
    /// The constructor of a class without a type, whose functions Python never calls.
    pub(crate) const NEVER: Constructor = Constructor { new, init, call };

    /// The functions for `tp_new`, `tp_init` and `tp_vectorcall` of a class.
    ///
    /// # Safety
    /// The functions are those that [`constructor!`](crate::constructor) makes for the class, or are never
    /// called.
    pub const unsafe fn of(new: ffi::newfunc, init: ffi::initproc, call: VectorCall) -> Constructor {
        Constructor { new, init, call }
    }
}

unsafe extern "C" fn new(
    _: *mut ffi::PyTypeObject,
    _: *mut ffi::PyObject,
    _: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    ptr::null_mut()
}

unsafe extern "C" fn init(_: *mut ffi::PyObject, _: *mut ffi::PyObject, _: *mut ffi::PyObject) -> c_int {
    -1
}

unsafe extern "C" fn call(
    _: *mut ffi::PyObject,
    _: *const *mut ffi::PyObject,
    _: usize,
    _: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    ptr::null_mut()
}

/// The [`Constructor`](crate::python::Constructor) of a class, which is a `static`.
#[macro_export]
macro_rules! constructor {
    ($class:path) => {
        $crate::constructor!($class, construct, call_class)
    };
    // If the interface's own code refers to the objects of the call, other functions store these.
    ($class:path, $init:ident, $call:ident) => {{
        unsafe extern "C" fn new(
            kind: *mut $crate::python::pyo3_ffi::PyTypeObject,
            _arguments: *mut $crate::python::pyo3_ffi::PyObject,
            _keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as `tp_new` of the class's type.
            unsafe { $crate::python::make_instance(&$class, kind) }
        }
        unsafe extern "C" fn init(
            instance: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *mut $crate::python::pyo3_ffi::PyObject,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> std::ffi::c_int {
            // SAFETY: only Python calls this, as `tp_init` of the class's type.
            unsafe { $crate::python::$init(&$class, instance, arguments, keywords) }
        }
        unsafe extern "C" fn call(
            kind: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: usize,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as `tp_vectorcall` of the class's type.
            unsafe { $crate::python::$call(&$class, kind, arguments, count, keywords) }
        }
        // SAFETY: all three functions belong to the class.
        unsafe { $crate::python::Constructor::of(new, init, call) }
    }};
}

/// The [`Entry`](crate::python::Entry) of a constructor that is also a method, so that `__init__` has
/// documentation.
#[macro_export]
macro_rules! named_constructor {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, construct_by_name)
    };
}
