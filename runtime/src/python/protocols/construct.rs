//! `__init__`: calls a constructor, and stores the new object in the instance.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::python::call::enter::{call_on, call_with_keywords, guarded, objects};
use crate::python::instance::{Instance, This};
use crate::python::interpreter::failure::{Failure, Result};
use crate::python::table::class::Class;
use crate::python::table::function::Function;
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
    let this = This { instance: unsafe { Instance::at(instance) }, object: Object::NULL };
    let run = || match class.constructor {
        // SAFETY: the caller's.
        Some(function) => unsafe { run(py, class, function, this, arguments, keywords) },
        None => Err(no_constructor(class)),
    };
    status(guarded(py, || class.full_name().to_owned(), run))
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
        let this = This { instance: Instance::at(instance), object: Object::NULL };
        refuse_another(class, this)?;
        if !keywords.is_null() {
            return call_with_keywords(py, function, Some(this), arguments, count, keywords);
        }
        call_on(py, function, this, objects(py, arguments, count.unsigned_abs()))
    }
}

/// What Python takes from functions that give no object: of `None`, a new reference, or NULL with an exception set.
pub(crate) fn status(none: *mut ffi::PyObject) -> c_int {
    if none.is_null() {
        return -1;
    }
    // SAFETY: the reference is the caller's to give up, who holds the lock.
    unsafe { ffi::Py_DECREF(none) };
    0
}

/// So many arguments lie on C's stack.
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
    refuse_another(class, this)?;
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

/// An instance has one object.
#[inline(always)]
fn refuse_another(class: &Class, this: This<'_>) -> Result<()> {
    if this.instance.class.get().is_none() { Ok(()) } else { Err(another(class)) }
}

#[cold]
pub(crate) fn another(class: &Class) -> Failure {
    let message = format!("the `{}` is constructed already: call `__init__` once", class.full_name());
    Failure::value(Error::new(ErrorKind::Runtime, message))
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
/// A live type, which has the layout of [`Instance`] at its start, and the lock is held.
pub unsafe extern "C" fn make_instance(
    class: &'static Class,
    kind: *mut ffi::PyTypeObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller's. Memory full of zeros is an instance without an object: see `allocate`.
    unsafe { if ptr::eq(kind, class.object()) { allocate(kind) } else { ffi::PyType_GenericAlloc(kind, 0) } }
}

/// A new instance without its object. Nothing refers to an instance that has no attributes: the collector does not look at it
/// before [`Instance::track`].
///
/// # Safety
/// A live type that the runtime has made of a spec, and the lock is held.
#[inline]
pub(crate) unsafe fn allocate(kind: *mut ffi::PyTypeObject) -> *mut ffi::PyObject {
    // SAFETY: the caller's: an object of the type is as large as an `Instance`. Memory full of zeros behind the head is one without
    // an object, for all fields are pointers or `None`, zero and false.
    unsafe {
        let instance: *mut Instance = ffi::PyObject_GC_New(kind);
        if !instance.is_null() {
            let head = size_of::<ffi::PyObject>();
            instance.cast::<u8>().add(head).write_bytes(0, size_of::<Instance>() - head);
        }
        instance.cast()
    }
}

/// What Python calls to make an instance.
#[derive(Clone, Copy)]
pub struct Constructor {
    pub(crate) new: ffi::newfunc,
    pub(crate) init: ffi::initproc,
    pub(crate) call: VectorCall,
}

/// What Python calls `vectorcallfunc`.
pub(crate) type VectorCall = unsafe extern "C" fn(
    *mut ffi::PyObject,
    *const *mut ffi::PyObject,
    usize,
    *mut ffi::PyObject,
) -> *mut ffi::PyObject;

impl Constructor {
    /// `tp_new`, `tp_init` and `tp_vectorcall` of a class.
    ///
    /// # Safety
    /// They are what [`constructor!`](crate::constructor) makes of the class, or are never called.
    pub const unsafe fn of(new: ffi::newfunc, init: ffi::initproc, call: VectorCall) -> Constructor {
        Constructor { new, init, call }
    }
}

/// The [`Constructor`](crate::python::Constructor) of a class, which is a `static`.
#[macro_export]
macro_rules! constructor {
    ($class:path) => {{
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
            unsafe { $crate::python::construct(&$class, instance, arguments, keywords) }
        }
        unsafe extern "C" fn call(
            kind: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: usize,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as `tp_vectorcall` of the class's type.
            unsafe { $crate::python::call_class(&$class, kind, arguments, count, keywords) }
        }
        // SAFETY: all are of the class.
        unsafe { $crate::python::Constructor::of(new, init, call) }
    }};
}

/// The [`Entry`](crate::python::Entry) of a constructor that is a method too, so that `__init__` has its documentation.
#[macro_export]
macro_rules! named_constructor {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, construct_by_name)
    };
}
