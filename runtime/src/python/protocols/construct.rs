//! Constructors: `__init__` calls one, and stores the new object in the instance; `tp_vectorcall` makes an
//! instance with its object in one step, without a tuple of the arguments. Specs accept the latter slot since
//! Python 3.14. Subclasses do not inherit it: one made by Python code is called by `tp_new` and `tp_init`.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::python::call::enter::{call_on, call_with_keywords};
use crate::python::call::shown::{Shows, showing};
use crate::python::instance::director::Constructing;
use crate::python::instance::{self, allocate, another};
use crate::python::interpreter::{Failure, Result, attached, guarded, raised};
use crate::python::table::arguments::objects;
use crate::python::table::{Class, Function, This};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use smallvec::SmallVec;
use std::ffi::{c_int, c_ulong, c_void};
use std::{mem, ptr};

/// Constructs the object of `instance` with arguments as Python passes them to `tp_init`.
///
/// # Safety
/// The call is that of `tp_init` of the class's type: the lock is held, `instance` is of that type,
/// `arguments` is a tuple and `keywords` is a dict or NULL.
pub unsafe extern "C" fn construct(
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> c_int {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: guaranteed by the caller; the type is a subtype of the root.
    let this = unsafe { This::new(instance, Object::NULL, None) };
    let run = || match class.constructor {
        // SAFETY: guaranteed by the caller.
        Some(function) => unsafe { run(py, class, function, this, arguments, keywords) },
        None => Err(no_constructor()),
    };
    status(guarded(py, || class.full_name().to_owned(), run))
}

/// Does what [`construct`] does, for a constructor whose code refers to the objects of the call.
///
/// # Safety
/// The requirements of [`construct`] hold.
pub unsafe extern "C" fn construct_shown(
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> c_int {
    // SAFETY: guaranteed by the caller: Python passes a tuple, which keeps its elements alive until the call
    // ends.
    unsafe {
        let count = ffi::PyTuple_Size(arguments);
        let objects = (0..count).map(|index| ffi::PyTuple_GetItem(arguments, index)).collect();
        showing(Shows::Constructor, objects, || construct(class, instance, arguments, keywords))
    }
}

/// Calls the constructor `function` of `class` as a method: `super().__init__(…)`.
///
/// # Safety
/// The call is that of a METH_FASTCALL | METH_KEYWORDS method of the class's type.
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
    // SAFETY: guaranteed by the caller; Python has compared the type.
    let run = || unsafe { run_at(py, class, function, instance, arguments, count, keywords) };
    guarded(py, || class.full_name().to_owned(), run)
}

/// Constructs the object of `instance` like [`construct`], with arguments as Python passes them to
/// `tp_vectorcall`. Returns `None`, whose references are not counted by versions of Python with that slot, or
/// NULL with an exception set.
///
/// # Safety
/// The lock is held, `instance` is of the class's type, `arguments` contains `count` live objects and then
/// one for each name in `keywords`, a tuple or NULL.
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
        // SAFETY: guaranteed by the caller.
        Some(function) => unsafe { run_at(py, class, function, instance, arguments, count, keywords) },
        None => Err(no_constructor()),
    };
    guarded(py, || class.full_name().to_owned(), run)
}

/// Constructs the object of `instance` by `function`, with arguments as Python passes them to a vectorcall.
///
/// # Safety
/// The requirements of [`construct_with`] hold.
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
    // SAFETY: guaranteed by the caller; the type is a subtype of the root, and there are as many live
    // objects.
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

/// The status of a Python function without a result, for `None` (a new reference), or for NULL with an
/// exception set.
pub(crate) fn status(none: *mut ffi::PyObject) -> c_int {
    if none.is_null() {
        return -1;
    }
    // SAFETY: the reference belongs to the caller, who holds the lock.
    unsafe { ffi::Py_DECREF(none) };
    0
}

/// The largest number of arguments that are stored on the C stack.
const FEW: usize = 4;

/// Constructs the object of `this` by `function`, with arguments in a tuple and a dictionary.
///
/// # Safety
/// The requirements of [`construct`] hold.
#[inline(always)]
unsafe fn run<'py>(
    py: Python<'py>,
    class: &'static Class,
    function: &'static Function,
    this: This<'_>,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller.
    place(py, class, this, |this| unsafe { run_on(py, function, this, arguments, keywords) })
}

/// Calls a constructor's `function` on `this`, with arguments in a tuple and a dictionary.
///
/// # Safety
/// The requirements of [`construct`] hold.
#[inline(always)]
unsafe fn run_on<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: This<'_>,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: `arguments` is a tuple.
    let count = unsafe { ffi::PyTuple_Size(arguments) };
    if !keywords.is_null() || count.unsigned_abs() > FEW {
        // SAFETY: guaranteed by the caller.
        return unsafe { run_any(py, function, this, arguments, keywords) };
    }
    let mut given = [ptr::null_mut(); FEW];
    for (index, item) in (0..count).zip(&mut given) {
        // SAFETY: the index is below the tuple's length. Its items live as long as the tuple.
        *item = unsafe { ffi::PyTuple_GetItem(arguments, index) };
    }
    // SAFETY: live objects, as many as there are.
    let objects = unsafe { objects(py, given.as_ptr(), count.unsigned_abs()) };
    call_on(py, function, this, objects)
}

/// Constructs an object from any arguments: keywords, or more positional ones than [`run`] accepts.
///
/// # Safety
/// The requirements of [`construct`] hold.
#[inline(never)]
unsafe fn run_any<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: This<'_>,
    arguments: *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: `arguments` is a tuple, whose items live as long as it does.
    let count = unsafe { ffi::PyTuple_Size(arguments) };
    let mut given: SmallVec<[*mut ffi::PyObject; 8]> =
        // SAFETY: the index is below the tuple's length.
        (0..count).map(|index| unsafe { ffi::PyTuple_GetItem(arguments, index) }).collect();
    if keywords.is_null() {
        // SAFETY: live objects, as many as there are.
        let objects = unsafe { objects(py, given.as_ptr(), given.len()) };
        return call_on(py, function, this, objects);
    }
    // SAFETY: the caller guarantees that `keywords` is a dict.
    let keywords = unsafe { Borrowed::from_ptr(py, keywords).to_owned().cast_into_unchecked::<PyDict>() };
    let names = PyTuple::new(py, keywords.iter().map(|(name, _)| name))?;
    let values: Vec<Bound<'py, PyAny>> = keywords.iter().map(|(_, value)| value).collect();
    given.extend(values.iter().map(Bound::as_ptr));
    // SAFETY: live objects, `count` positional ones and then one for each name.
    unsafe { call_with_keywords(py, function, Some(this), given.as_ptr(), count, names.as_ptr()) }
}

/// Constructs the object of the instance, or a further object of an instance that already has one of another
/// class.
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
    let part = instance::new(py, class)?;
    // SAFETY: the instance was just made, and lives as long as the call.
    let own = unsafe { This::new(part.as_ptr(), Object::NULL, None) };
    let made = {
        let _constructing = Constructing::of(class, instance, own.instance());
        construct(own)?
    };
    instance.add_part(class, part);
    Ok(made)
}

/// The error of SWIG's modules: programs catch an AttributeError, and search its text for these words.
#[cold]
fn no_constructor() -> Failure {
    let message = "No constructor defined: the class is abstract, or its objects come from functions";
    Failure::value(Error::new(ErrorKind::Attribute, message))
}

/// `tp_new` of a class: an instance without an object, of the class's type or a Python subclass of it.
///
/// # Safety
/// `kind` is a live type with the layout of `Instance` at its start, and the lock is held.
pub unsafe extern "C" fn make_instance(
    class: &'static Class,
    kind: *mut ffi::PyTypeObject,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller. Zeroed memory is an instance without an object; see `allocate`.
    unsafe { if ptr::eq(kind, class.object()) { allocate(kind) } else { ffi::PyType_GenericAlloc(kind, 0) } }
}

/// The number of the slot `Py_tp_vectorcall`, which PyO3 does not define for the older ABI that modules are
/// built for.
pub(crate) const VECTORCALL_SLOT: c_int = 82;

/// The first version of Python whose specs accept the slot, in the form of `Py_Version`.
const FIRST_WITH_SLOT: c_ulong = 0x030E_0000;

/// The bit of the count that is set if the caller lends the place before the first argument.
const ARGUMENTS_OFFSET: usize = 1 << (usize::BITS - 1);

/// Whether the running Python accepts the slot.
pub(crate) fn accepts_vectorcall() -> bool {
    // SAFETY: the number is constant.
    unsafe { ffi::Py_Version >= FIRST_WITH_SLOT }
}

/// Calls the class `kind`.
///
/// # Safety
/// The call is that of `tp_vectorcall` of the class's type: the lock is held, `arguments` contains as many
/// live objects as `count` says and then one for each name in `keywords`, a tuple or NULL.
pub unsafe extern "C" fn call_class(
    class: &'static Class,
    kind: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: usize,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    let count = (count & !ARGUMENTS_OFFSET).cast_signed();
    // SAFETY: guaranteed by the caller; only the class's type has the slot. An instance without an object is
    // released.
    unsafe {
        if !is_as_made(class, kind.cast()) {
            return call_changed(kind, arguments, count, keywords);
        }
        let instance = allocate(kind.cast());
        if instance.is_null() || !construct_with(class, instance, arguments, count, keywords).is_null() {
            return instance;
        }
        ffi::Py_DECREF(instance);
        ptr::null_mut()
    }
}

/// Does what [`call_class`] does, for a class whose constructor has code that refers to the objects of the
/// call.
///
/// # Safety
/// The requirements of [`call_class`] hold.
pub unsafe extern "C" fn call_class_shown(
    class: &'static Class,
    kind: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: usize,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller: there are as many live arguments.
    unsafe {
        let objects = (0..count & !ARGUMENTS_OFFSET).map(|index| *arguments.add(index)).collect();
        showing(Shows::Constructor, objects, || call_class(class, kind, arguments, count, keywords))
    }
}

/// Whether the type makes instances as its spec says: any code can assign `__init__` and `__new__`.
///
/// # Safety
/// The type is alive, and the lock is held.
#[inline]
unsafe fn is_as_made(class: &Class, kind: *mut ffi::PyTypeObject) -> bool {
    // SAFETY: guaranteed by the caller.
    let is = |slot, function| unsafe { ptr::eq(ffi::PyType_GetSlot(kind, slot), function) };
    is(ffi::Py_tp_init, class.init.init as *const c_void)
        && is(ffi::Py_tp_new, class.init.new as *const c_void)
}

/// Calls a class in the way in which Python calls classes without the slot.
///
/// # Safety
/// The requirements of [`call_class`] hold, and `count` has no flag.
#[cold]
unsafe fn call_changed(
    kind: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller. Every Python type has a `tp_call` that runs `tp_new` and `tp_init`,
    // and returns a new reference or NULL with an exception set.
    unsafe {
        let py = Python::assume_attached();
        match gathered(py, arguments, count, keywords) {
            Ok((arguments, keywords)) => {
                let call = ffi::PyType_GetSlot(&raw mut ffi::PyType_Type, ffi::Py_tp_call);
                let call: ffi::ternaryfunc = mem::transmute(call);
                call(kind, arguments.as_ptr(), keywords.as_ptr())
            }
            Err(error) => {
                attached(py, |py| raised::raise(py, |_| error));
                ptr::null_mut()
            }
        }
    }
}

/// The arguments in the form that `tp_call` takes.
///
/// # Safety
/// The requirements of [`call_class`] hold, and `count` has no flag.
unsafe fn gathered<'py>(
    py: Python<'py>,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
    let named = PyDict::new(py);
    let count = count.unsigned_abs();
    // SAFETY: guaranteed by the caller: `count` live objects, and a tuple or NULL.
    unsafe {
        let names = Bound::from_borrowed_ptr_or_opt(py, keywords);
        let names = names.map_or_else(|| PyTuple::empty(py), |names| names.cast_into_unchecked());
        let given = objects(py, arguments, count + names.len());
        for (name, value) in names.iter().zip(&given[count..]) {
            named.set_item(name, value)?;
        }
        Ok((PyTuple::new(py, &given[..count])?, named))
    }
}
