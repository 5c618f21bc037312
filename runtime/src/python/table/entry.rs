//! The C functions that Python calls, each made by a macro for a [`Function`](crate::python::Function).

use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_void;
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

    /// The function, for the definition of a Python function.
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
