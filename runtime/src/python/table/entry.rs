//! The C functions that Python calls, each made by a macro for a [`Function`](crate::python::Function), or
//! for a class to make an instance.

use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_void};
use std::ptr;

/// The C function that Python calls: made by [`entry!`](crate::entry), one for each
/// [`Function`](crate::python::Function).
#[derive(Clone, Copy)]
pub struct Entry(ffi::PyCFunctionFastWithKeywords);

impl Entry {
    /// An entry from a C function.
    ///
    /// # Safety
    /// Python may call the function as METH_FASTCALL | METH_KEYWORDS specifies, and it returns a new
    /// reference, or NULL with an exception set.
    pub const unsafe fn new(function: ffi::PyCFunctionFastWithKeywords) -> Entry {
        Entry(function)
    }

    /// The C function, from which Python makes a function object.
    pub(crate) fn function(self) -> ffi::PyCFunctionFastWithKeywords {
        self.0
    }

    /// The address, by which entries are compared.
    pub(crate) fn address(self) -> *const c_void {
        self.0 as *const c_void
    }

    /// The result of a call without arguments.
    ///
    /// # Errors
    /// The exception that the function raises.
    pub(crate) fn call(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        // SAFETY: the call is that of a module's function: the lock is held, and no arguments are read. The
        // result is a new reference, or NULL with an exception set.
        unsafe {
            let made = (self.0)(ptr::null_mut(), ptr::null(), 0, ptr::null_mut());
            Bound::from_owned_ptr_or_err(py, made)
        }
    }

    /// Runs the function that Python calls.
    ///
    /// # Safety
    /// The arguments are those of a call from Python.
    pub(crate) unsafe fn run(
        self,
        instance: *mut ffi::PyObject,
        arguments: *const *mut ffi::PyObject,
        count: ffi::Py_ssize_t,
        keywords: *mut ffi::PyObject,
    ) -> *mut ffi::PyObject {
        // SAFETY: guaranteed by the caller.
        unsafe { (self.0)(instance, arguments, count, keywords) }
    }
}

/// The [`Entry`] of a [`Function`](crate::python::Function) that is a `static`.
#[macro_export]
macro_rules! entry {
    ($function:path) => {{
        unsafe extern "C" fn entry(
            _module: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS specifies: with the lock held
            // and live arguments that outlast the call.
            unsafe { $crate::python::call(&$function, arguments, count, keywords) }
        }
        // SAFETY: `call` returns a new reference, or NULL with an exception set.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}

/// The [`Entry`] of a [`Function`](crate::python::Function) that is a `static`, whose only overload gets the
/// caller's objects unchanged: `object_entry!(SIZE, (PythonObject,), i32, ffi::size)`.
#[macro_export]
macro_rules! object_entry {
    ($function:path, $parameters:ty, $result:ty, $cxx:path) => {{
        unsafe extern "C" fn entry(
            _module: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS specifies: with the lock held
            // and live arguments that outlast the call.
            unsafe {
                $crate::python::call_with_objects::<$parameters, $result>(
                    &$function, $cxx, arguments, count, keywords,
                )
            }
        }
        // SAFETY: `call_with_objects` returns a new reference, or NULL with an exception set.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}

/// The [`Entry`] of a method; the [`Function`](crate::python::Function) and the
/// [`Class`](crate::python::Class) are `static`s.
#[macro_export]
macro_rules! method {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_method)
    };
}

/// The entry of a method that leaves its object unchanged.
#[macro_export]
macro_rules! const_method {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_const_method)
    };
}

/// The entry of an operator that leaves its object unchanged.
#[macro_export]
macro_rules! const_operator {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_const_operator)
    };
}

/// The [`Entry`] of an operator, which leaves operands that it does not accept to the other type.
#[macro_export]
macro_rules! operator {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_operator)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! entry_on {
    ($function:path, $class:path, $call:ident) => {{
        unsafe extern "C" fn entry(
            instance: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS specifies, with an instance of
            // the class's type, the lock held and live arguments that outlast the call.
            unsafe { $crate::python::$call(&$function, &$class, instance, arguments, count, keywords) }
        }
        // SAFETY: the function returns a new reference, or NULL with an exception set.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}

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
