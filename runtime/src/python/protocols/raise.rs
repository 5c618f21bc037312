//! Thrown C++ objects as Python exceptions. Each class of such objects has an exception in addition to its
//! type, and the exception takes the type's place in the module. Python exceptions have a memory layout of
//! their own, so one type cannot be both.

use crate::core::error::Thrown;
use crate::core::object::Object;
use crate::python::instance::{self, Instance};
use crate::python::interpreter::once::Once;
use crate::python::interpreter::raised;
use crate::python::table::{Class, Relation};
use pyo3::exceptions::{PyBaseException, PyException, PyRuntimeError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use std::ffi::{CStr, c_void};
use std::ptr;
use std::sync::atomic::Ordering;

const SOURCE: &CStr = match CStr::from_bytes_with_nul(concat!(include_str!("raise.py"), "\0").as_bytes()) {
    Ok(source) => source,
    Err(_) => panic!("the source has no zeros"),
};

/// Makes the exception of a class whose type exists, after the exceptions of its bases.
pub(crate) fn add_exception<'py>(
    inner: &Bound<'py, PyType>,
    class: &'static Class,
) -> PyResult<Bound<'py, PyType>> {
    let py = inner.py();
    let direct = class.bases.iter().filter(|base| base.relation == Relation::Base);
    let mut bases: Vec<Bound<'py, PyAny>> =
        direct.filter_map(|base| base.class.exception(py)).map(Bound::into_any).collect();
    if bases.is_empty() {
        bases.push(py.get_type::<PyException>().into_any());
    }
    let exception = maker(py)?.call1((inner, PyTuple::new(py, bases)?))?.cast_into::<PyType>()?;
    // The table keeps the exception alive forever: modules are never unloaded.
    class.loaded.exception.store(exception.clone().into_ptr(), Ordering::Relaxed);
    Ok(exception)
}

/// The function of `raise.py`, whose text is read once for all classes of a module.
fn maker<'py>(py: Python<'py>) -> PyResult<&'py Bound<'py, PyAny>> {
    static MAKER: Once<Py<PyAny>> = Once::new();
    let maker = MAKER.get_or_make(py, || {
        let globals = PyDict::new(py);
        py.run(SOURCE, Some(&globals), None)?;
        let maker = globals.get_item("exception")?.ok_or_else(|| PyErr::fetch(py))?;
        Ok::<_, PyErr>(maker.unbind())
    })?;
    Ok(maker.bind(py))
}

impl Class {
    /// The exception as which the class's objects are raised, if there is one.
    pub(super) fn exception<'py>(&'static self, py: Python<'py>) -> Option<Bound<'py, PyType>> {
        let exception = self.binding().loaded.exception.load(Ordering::Relaxed);
        // SAFETY: NULL, or a type that lives forever.
        let exception = unsafe { Bound::from_borrowed_ptr_or_opt(py, exception) };
        exception.and_then(|exception| exception.cast_into::<PyType>().ok())
    }
}

/// The Python exception for a thrown C++ object, with `message` unless the object's member function `what`
/// returns a text. `None` if the object's class has no exception.
pub(crate) fn raised(py: Python<'_>, thrown: &Thrown, message: &str) -> Option<PyErr> {
    // SAFETY: the table that was registered in C++ lives forever.
    let class: &'static Class = unsafe { thrown.table().cast::<Class>().as_ref() }?;
    let exception = class.exception(py)?;
    let made = match instance::new(py, class) {
        Ok(made) => made,
        Err(error) => return Some(error),
    };
    // SAFETY: the copy of the thrown object, which we own.
    let object = unsafe { Object::new(thrown.take()) };
    // SAFETY: the instance was just made.
    unsafe { Instance::at(made.as_ptr()) }.make(object, class.binding());
    let raised = exception.call_method1("_raised", (made, message));
    Some(raised.map_or_else(|error| error, PyErr::from_value))
}

/// Raises an object, whose reference the call takes over: an instance as the exception of its class, and any
/// other object as the argument of a RuntimeError.
///
/// # Safety
/// `given` is null or a live object whose reference the caller owns, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_raise(given: *mut ffi::PyObject) {
    // SAFETY: guaranteed by the caller.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: guaranteed by the caller. For null an exception is already set.
    let Some(given) = (unsafe { Bound::from_owned_ptr_or_opt(py, given) }) else { return };
    raised::raise(py, |py| {
        let class = Instance::of(&given).and_then(|instance| instance.class.get());
        match class.and_then(|class| class.exception(py)) {
            Some(exception) => {
                exception.call_method1("_raised", (given, "")).map_or_else(|error| error, PyErr::from_value)
            }
            None if given.is_instance_of::<PyBaseException>() => PyErr::from_value(given),
            None => PyRuntimeError::new_err(given.unbind()),
        }
    });
}

/// The exception of the class that a table describes, as a borrowed reference; null if its objects are not
/// raised.
///
/// # Safety
/// `table` is the table of a class of this module, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_exception_of(table: *const c_void) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller; tables live forever.
    let (py, class) = unsafe { (Python::assume_attached(), &*table.cast::<Class>()) };
    // The table keeps the exception alive.
    class.exception(py).map_or(ptr::null_mut(), |exception| exception.as_ptr().cast())
}
