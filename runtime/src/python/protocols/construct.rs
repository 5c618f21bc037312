//! `__init__`: calls a constructor, and stores the new object in the instance.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::python::call::enter::{call_on, call_with_keywords, guarded, objects};
use crate::python::call::shown::{Shows, showing};
use crate::python::instance::allocate::{self, allocate};
use crate::python::instance::another;
use crate::python::instance::director::Constructing;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Class, Function, This};
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
pub unsafe extern "C" fn construct(
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> c_int {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: the caller's; the type is a subtype of the root.
    let this = unsafe { This::new(instance, Object::NULL, None) };
    let run = || match class.constructor {
        // SAFETY: the caller's.
        Some(function) => unsafe { run(py, class, function, this, arguments, keywords) },
        None => Err(no_constructor(class)),
    };
    status(guarded(py, || class.full_name().to_owned(), run))
}

/// [`construct`] for a constructor whose code asks for the objects of the call.
///
/// # Safety
/// As for [`construct`].
pub unsafe extern "C" fn construct_shown(
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> c_int {
    // SAFETY: the caller's: Python passes a tuple, which keeps its elements alive until the call ends.
    unsafe {
        let count = ffi::PyTuple_Size(arguments);
        let objects = (0..count).map(|index| ffi::PyTuple_GetItem(arguments, index)).collect();
        showing(Shows::Constructor, objects, || construct(class, instance, arguments, keywords))
    }
}

/// Calls the constructor `function` of `class` as a method: `super().__init__(…)`.
///
/// # Safety
/// As Python calls a METH_FASTCALL | METH_KEYWORDS method of the class's type.
pub unsafe extern "C" fn construct_by_name(
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: the caller's; Python has compared the type.
    let run = || unsafe { run_at(py, class, function, instance, arguments, count, keywords) };
    guarded(py, || class.full_name().to_owned(), run)
}

/// Constructs the object of `instance` as [`construct`], with arguments as Python hands them to `tp_vectorcall`. Gives `None`,
/// which Pythons with that slot do not count references of, or NULL with an exception set.
///
/// # Safety
/// The lock is held, `instance` is of the class's type, `arguments` holds `count` live objects and then one for each name in
/// `keywords`, a tuple or NULL.
#[inline]
pub(crate) unsafe fn construct_with(
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    let run = || match class.constructor {
        // SAFETY: the caller's.
        Some(function) => unsafe { run_at(py, class, function, instance, arguments, count, keywords) },
        None => Err(no_constructor(class)),
    };
    guarded(py, || class.full_name().to_owned(), run)
}

/// # Safety
/// As [`construct_with`].
#[inline(always)]
unsafe fn run_at<'py>(
    py: Python<'py>,
    class: &'static Class,
    function: &'static Function,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: the caller's; the type is a subtype of the root, and there are as many live objects.
    unsafe {
        let this = This::new(instance, Object::NULL, None);
        place(py, class, this, |this| {
            if !keywords.is_null() {
                return call_with_keywords(py, function, Some(this), arguments, count, keywords);
            }
            call_on(py, function, this, objects(py, arguments, count.unsigned_abs()))
        })
    }
}

/// The status of a Python function without a result, made from `None` (a new reference), or from NULL with an exception
/// set.
pub(crate) fn status(none: *mut ffi::PyObject) -> c_int {
    if none.is_null() {
        return -1;
    }
    // SAFETY: the reference is the caller's to give up, who holds the lock.
    unsafe { ffi::Py_DECREF(none) };
    0
}

/// The number of arguments up to which they lie on C's stack.
const FEW: usize = 4;

/// # Safety
/// As [`construct`].
#[inline(always)]
unsafe fn run<'py>(
    py: Python<'py>,
    class: &'static Class,
    function: &'static Function,
    this: This<'_>,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: the caller's.
    place(py, class, this, |this| unsafe { run_on(py, function, this, arguments, keywords) })
}

/// # Safety
/// As [`construct`].
#[inline(always)]
unsafe fn run_on<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: This<'_>,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: a tuple.
    let count = unsafe { ffi::PyTuple_Size(arguments) };
    if !keywords.is_null() || count.unsigned_abs() > FEW {
        // SAFETY: the caller's.
        return unsafe { run_any(py, function, this, arguments, keywords) };
    }
    let mut given = [ptr::null_mut(); FEW];
    for (index, item) in (0..count).zip(&mut given) {
        // SAFETY: below the tuple's length. Its items live as long as it does.
        *item = unsafe { ffi::PyTuple_GetItem(arguments, index) };
    }
    // SAFETY: live objects, as many as there are.
    let objects = unsafe { objects(py, given.as_ptr(), count.unsigned_abs()) };
    call_on(py, function, this, objects)
}

/// [`run`] with any arguments.
///
/// # Safety
/// As [`construct`].
#[inline(never)]
unsafe fn run_any<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: This<'_>,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
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

/// Constructs the object of the instance, or a further object of an instance that has one of another class.
#[inline(always)]
fn place<'py>(
    py: Python<'py>,
    class: &'static Class,
    this: This<'_>,
    construct: impl FnOnce(This<'_>) -> Result<Bound<'py, PyAny>>,
) -> Result<Bound<'py, PyAny>> {
    if this.instance().class.get().is_some() {
        return place_part(py, class, this, construct);
    }
    let _constructing = Constructing::of(class, this.instance(), this.instance());
    construct(this)
}

#[cold]
fn place_part<'py>(
    py: Python<'py>,
    class: &'static Class,
    this: This<'_>,
    construct: impl FnOnce(This<'_>) -> Result<Bound<'py, PyAny>>,
) -> Result<Bound<'py, PyAny>> {
    let instance = this.instance();
    if !instance.may_have_part(class) {
        return Err(another(class));
    }
    let part = allocate::instance(py, class)?;
    // SAFETY: an instance, just made, which lives as long as the call.
    let own = unsafe { This::new(part.as_ptr(), Object::NULL, None) };
    let made = {
        let _constructing = Constructing::of(class, instance, own.instance());
        construct(own)?
    };
    instance.add_part(class, part);
    Ok(made)
}

#[cold]
fn no_constructor(class: &Class) -> Failure {
    let name = class.full_name();
    let message =
        format!("`{name}` is abstract, or has no constructor: it is made by functions that return one");
    Failure::value(Error::new(ErrorKind::Type, message))
}

/// `tp_new` of a class: an instance without an object, of the class's type or one that Python code derives from it.
///
/// # Safety
/// A live type, which has the layout of `Instance` at its start, and the lock is held.
pub unsafe extern "C" fn make_instance(
    class: &'static Class,
    kind: *mut ffi::PyTypeObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller's. Memory full of zeros is an instance without an object: see `allocate`.
    unsafe { if ptr::eq(kind, class.object()) { allocate(kind) } else { ffi::PyType_GenericAlloc(kind, 0) } }
}
