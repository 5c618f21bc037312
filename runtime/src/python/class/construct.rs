//! `__init__`: calls a constructor, and gives the instance what it made.

use super::Class;
use super::instance::{Instance, This};
use crate::error::{Error, ErrorKind};
use crate::object::Object;
use crate::python::{Failure, Function, Result, call_on, call_with_keywords, guarded, objects};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use smallvec::SmallVec;
use std::ffi::c_int;
use std::ptr;

/// Constructs the object of `instance` with arguments as Python hands them to `tp_init`.
///
/// # Safety
/// As Python calls `tp_init` of the class's type: the lock is held, `instance` is of that type, `arguments` a tuple and
/// `keywords` a dict or NULL.
pub unsafe fn construct(
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> c_int {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: the caller's; the type is a subtype of the root.
    let this = This { instance: unsafe { Instance::at(instance) }, object: Object::NULL };
    let run = || match class.constructor {
        // SAFETY: the caller's.
        Some(function) => unsafe { run(py, class, function, this, arguments, keywords) },
        None => Err(Failure::value(Error::new(ErrorKind::Type, no_constructor(class)))),
    };
    status(guarded(py, || class.full_name().to_owned(), run))
}

/// Calls the constructor `function` of `class` as a method: `super().__init__(…)`.
///
/// # Safety
/// As Python calls a METH_FASTCALL | METH_KEYWORDS method of the class's type.
pub unsafe fn construct_by_name(
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: Python has compared the type, which is a subtype of the root.
    let this = This { instance: unsafe { Instance::at(instance) }, object: Object::NULL };
    let run = || {
        refuse_another(class, this)?;
        if !keywords.is_null() {
            // SAFETY: the caller's.
            return unsafe { call_with_keywords(py, function, Some(this), arguments, count, keywords) };
        }
        // SAFETY: live objects, as many as there are.
        let objects = unsafe { objects(py, arguments, count.unsigned_abs()) };
        call_on(py, function, this, objects)
    };
    guarded(py, || class.full_name().to_owned(), run)
}

/// What Python takes from functions that give no object: of `None`, a new reference, or NULL with an exception set.
pub(super) fn status(none: *mut ffi::PyObject) -> c_int {
    if none.is_null() {
        return -1;
    }
    // SAFETY: the reference is the caller's to give up, who holds the lock.
    unsafe { ffi::Py_DECREF(none) };
    0
}

/// # Safety
/// As [`construct`].
unsafe fn run<'py>(
    py: Python<'py>,
    class: &'static Class,
    function: &'static Function,
    this: This<'_>,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    refuse_another(class, this)?;
    // SAFETY: a tuple, whose items live as long as it does.
    let count = unsafe { ffi::PyTuple_Size(arguments) };
    let mut given: SmallVec<[*mut ffi::PyObject; 8]> =
        // SAFETY: below the tuple's length.
        (0..count).map(|index| unsafe { ffi::PyTuple_GetItem(arguments, index) }).collect();
    if keywords.is_null() {
        // SAFETY: live objects, as many as there are.
        let objects = unsafe { objects(py, given.as_ptr(), given.len()) };
        return call_on(py, function, this, objects);
    }
    // SAFETY: the caller says that it is a dict.
    let keywords = unsafe { Borrowed::from_ptr(py, keywords).to_owned().cast_into_unchecked::<PyDict>() };
    let names = PyTuple::new(py, keywords.iter().map(|(name, _)| name))?;
    let values: Vec<Bound<'py, PyAny>> = keywords.iter().map(|(_, value)| value).collect();
    given.extend(values.iter().map(Bound::as_ptr));
    // SAFETY: live objects, `count` by position and then one for each name.
    unsafe { call_with_keywords(py, function, Some(this), given.as_ptr(), count, names.as_ptr()) }
}

/// An instance has one object.
fn refuse_another(class: &Class, this: This<'_>) -> Result<()> {
    if this.instance.class.get().is_none() {
        return Ok(());
    }
    let message = format!("the `{}` is constructed already: call `__init__` once", class.full_name());
    Err(Failure::value(Error::new(ErrorKind::Runtime, message)))
}

#[cold]
fn no_constructor(class: &Class) -> String {
    format!(
        "`{}` is abstract, or has no constructor: it is made by functions that return one",
        class.full_name()
    )
}

/// `tp_new`: an instance without an object.
pub(super) unsafe extern "C" fn new(
    kind: *mut ffi::PyTypeObject,
    _arguments: *mut ffi::PyObject,
    _keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: Python calls this with a live type of ours, or one that is derived from it, and the lock held.
    unsafe { allocate(kind) }
}

/// # Safety
/// A live type with the layout of [`Instance`] at its start, and the lock is held.
pub(super) unsafe fn allocate(kind: *mut ffi::PyTypeObject) -> *mut ffi::PyObject {
    // SAFETY: the caller's. Memory full of zeros is an instance without an object, for all its fields are pointers or
    // `None`, and false.
    unsafe {
        let object = ffi::PyType_GenericAlloc(kind, 0);
        if !object.is_null() && ptr::fn_addr_eq(super::slots::DEALLOC, dealloc_of(kind)) {
            // Nothing refers to an instance of a class of C++'s that has no attributes: the collector need not look.
            ffi::PyObject_GC_UnTrack(object.cast());
        }
        object
    }
}

/// # Safety
/// A live type.
unsafe fn dealloc_of(kind: *mut ffi::PyTypeObject) -> ffi::destructor {
    // SAFETY: the slot's type is that of `tp_dealloc`, which every type has.
    unsafe { std::mem::transmute(ffi::PyType_GetSlot(kind, ffi::Py_tp_dealloc)) }
}

/// The `tp_init` of a class, which is a `static`.
#[macro_export]
macro_rules! constructor {
    ($class:path) => {{
        unsafe extern "C" fn init(
            instance: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *mut $crate::python::pyo3_ffi::PyObject,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> std::ffi::c_int {
            // SAFETY: only Python calls this, as `tp_init` of the class's type.
            unsafe { $crate::python::construct(&$class, instance, arguments, keywords) }
        }
        init
    }};
}

/// The [`Entry`](crate::python::Entry) of a constructor that is a method too, so that `__init__` has its documentation.
#[macro_export]
macro_rules! named_constructor {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, construct_by_name)
    };
}
