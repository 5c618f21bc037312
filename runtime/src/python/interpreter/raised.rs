//! Python's own exceptions. PyO3 creates them when they are raised, and panics if there is no memory for
//! their text; these are created at once, and Python's `MemoryError` replaces them if there is no memory.
//!
//! `CudaError` is one class for all modules of a process, created by the module that is loaded first. Another
//! process that unpickles an error may have only the module that raised it. Errors are therefore pickled by
//! the name of that module, whereas the class names the module that created it.

use crate::python::interpreter::names::intern;
use crate::python::interpreter::once::Once;
use crate::python::interpreter::{raised, shared};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::type_object::PyTypeInfo;
use pyo3::types::{PyDict, PyType};
use pyo3::{PyErr, ffi};
use std::ffi::CStr;
use std::panic::AssertUnwindSafe;
use std::{panic, ptr};

/// An exception of the class `T` with this message.
#[cold]
pub(crate) fn exception<T: PyTypeInfo>(py: Python<'_>, message: impl AsRef<str>) -> PyErr {
    of_class(&T::type_object(py), message.as_ref())
}

/// An exception of a class that takes its message as its only argument.
#[cold]
pub(crate) fn of_class<'py>(class: &Bound<'py, pyo3::types::PyType>, message: &str) -> PyErr {
    let py = class.py();
    let made = text(py, message).and_then(|message| {
        let end = ptr::null_mut::<ffi::PyObject>();
        // SAFETY: live objects, followed by NULL; the result is a new reference, or NULL with an exception
        // set.
        unsafe {
            let made = ffi::PyObject_CallFunctionObjArgs(class.as_ptr(), message.as_ptr(), end);
            Bound::from_owned_ptr_or_err(py, made)
        }
    });
    made.map_or_else(|error| error, PyErr::from_value)
}

/// Adds a note to an exception. An exception that accepts no note, or for whose note there is no memory, is
/// unchanged.
#[cold]
pub(crate) fn add_note(py: Python<'_>, error: &PyErr, note: &str) {
    let _ = text(py, "add_note").and_then(|method| {
        let (note, end) = (text(py, note)?, ptr::null_mut::<ffi::PyObject>());
        // SAFETY: live objects, followed by NULL; the result is a new reference, or NULL with an exception
        // set.
        unsafe {
            let value = error.value(py).as_ptr();
            let done = ffi::PyObject_CallMethodObjArgs(value, method.as_ptr(), note.as_ptr(), end);
            Bound::from_owned_ptr_or_err(py, done)
        }
    });
}

fn text<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    // SAFETY: UTF-8 of this length, which is below `isize::MAX`; the result is a new reference, or NULL with
    // an exception set.
    unsafe {
        let text = ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len().cast_signed());
        Bound::from_owned_ptr_or_err(py, text)
    }
}

/// Raises an exception, for a C function that Python called. A panic, as PyO3 causes without memory, becomes
/// `MemoryError`.
#[cold]
pub(crate) fn raise(py: Python<'_>, error: impl FnOnce(Python<'_>) -> PyErr) {
    let raised = panic::catch_unwind(AssertUnwindSafe(|| error(py).restore(py)));
    if raised.is_err() {
        // SAFETY: the lock is held. Python preallocates exceptions of this class for the case that there is
        // no memory.
        unsafe { ffi::PyErr_NoMemory() };
    }
}

/// A new reference to the object that `make` returns, for a function that C++ calls: NULL with an exception
/// set for an error or a panic, as PyO3 causes without memory. Nothing may unwind through C++.
pub(crate) fn new_reference<'py>(
    py: Python<'py>,
    name: &str,
    make: impl FnOnce() -> PyResult<Bound<'py, PyAny>>,
) -> *mut ffi::PyObject {
    new_reference_or_none(py, name, || make().map(Some))
}

/// Does what [`new_reference`] does, but returns NULL without an exception if there is no object.
#[inline]
pub(crate) fn new_reference_or_none<'py>(
    py: Python<'py>,
    name: &str,
    make: impl FnOnce() -> PyResult<Option<Bound<'py, PyAny>>>,
) -> *mut ffi::PyObject {
    match panic::catch_unwind(AssertUnwindSafe(make)) {
        Ok(Ok(Some(made))) => return made.into_ptr(),
        Ok(Ok(None)) => {}
        Ok(Err(error)) => raise(py, |_| error),
        Err(panic) => raise(py, |py| of_panic(py, name, &*panic)),
    }
    ptr::null_mut()
}

/// The messages of the panics of PyO3 and Rust for an object or a type that Python could not allocate.
const OUT_OF_MEMORY: [&str; 3] = [
    "PyObject pointer is null",
    "failed to create type object for",
    "a Display implementation returned an error unexpectedly: Error",
];

/// The exception for a panic: `MemoryError` if there was no memory, and otherwise a `SystemError`, because it
/// is a bug in quaff, which is reported while the process continues.
#[cold]
pub(crate) fn of_panic(py: Python<'_>, name: &str, panic: &(dyn std::any::Any + Send)) -> PyErr {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
    if OUT_OF_MEMORY.iter().any(|start| text.starts_with(start)) {
        let message = format!("`{name}`: there is no memory for a Python object");
        return exception::<pyo3::exceptions::PyMemoryError>(py, message);
    }
    let message =
        format!("`{name}` failed inside quaff: {text}; please report this with the call that led to it");
    exception::<pyo3::exceptions::PySystemError>(py, message)
}

/// The class, for a module that users import as `public`, where unpickling looks for the class of its errors.
///
/// # Errors
/// The exceptions that Python raises if `sys.modules` was tampered with.
pub(crate) fn class_in<'py>(py: Python<'py>, public: &str) -> PyResult<Bound<'py, PyType>> {
    let found = FOUND.get_or_make(py, || {
        Ok::<_, PyErr>(ErrorClass { class: class(py, public)?, module: public.to_owned() })
    })?;
    Ok(found.class.bind(py).clone())
}

/// An error of the loaded module.
pub(crate) fn error(py: Python<'_>, message: String) -> PyErr {
    let Some(found) = FOUND.get(py) else { return raised::exception::<PyRuntimeError>(py, message) };
    let error = raised::of_class(found.class.bind(py), &message);
    // Without this attribute the error is pickled by the name of its class.
    let _ = error.value(py).setattr(intern!(py, "_raised_in"), &found.module);
    error
}

/// The class, and the module for which it was found when the module was loaded.
struct ErrorClass {
    class: Py<PyType>,
    /// The module's name.
    module: String,
}

static FOUND: Once<ErrorClass> = Once::new();

fn class(py: Python<'_>, public: &str) -> PyResult<Py<PyType>> {
    Ok(shared::attribute(py, NAME, |py| made(py, public))?.cast_into::<PyType>()?.unbind())
}

fn made<'py>(py: Python<'py>, public: &str) -> PyResult<Bound<'py, PyAny>> {
    // A class belongs to the module that its globals name, from which it can be imported.
    let globals = PyDict::new(py);
    globals.set_item(intern!(py, "__name__"), public)?;
    py.run(SOURCE, Some(&globals), None)?;
    Ok(globals.get_item(NAME)?.unwrap_or_else(|| py.None().into_bound(py)))
}

const NAME: &str = "CudaError";

const SOURCE: &CStr = match CStr::from_bytes_with_nul(concat!(include_str!("cuda_error.py"), "\0").as_bytes())
{
    Ok(source) => source,
    Err(_) => panic!("the source has no zeros"),
};
