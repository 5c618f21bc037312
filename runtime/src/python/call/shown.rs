//! The Python objects of a call, for code in the interface that refers to them by SWIG's names: `self`,
//! `args`, `swig_obj`. Only the entries of functions with such code store them:
//! [`shown_entry!`](crate::shown_entry), and [`constructor!`](crate::constructor) with the functions for it.

use crate::python::instance::Instance;
use crate::python::instance::pointer_object::instance_inside;
use crate::python::interpreter::raised;
use crate::python::table::entry::Entry;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::cell::{Cell, OnceCell};
use std::ffi::c_void;
use std::ptr;

/// The kind of a function, which determines how the function's code finds the objects of its call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    Function,
    /// The first object is the instance that the method is called on.
    Method,
    /// There is no C++ object yet: the shim passes [`NO_OBJECT_YET`] instead of its address.
    Constructor,
}

/// A nonzero address at which there is no object.
const NO_OBJECT_YET: usize = 1;

/// The objects of the innermost call of a function whose code refers to them.
struct ShownObjects {
    /// The instance of a method, followed by the positional arguments.
    objects: Vec<*mut ffi::PyObject>,
    of: Shows,
    /// The arguments as a tuple, created at the first request.
    tuple: OnceCell<Py<PyAny>>,
    outer: *const ShownObjects,
}

thread_local! {
    static INNERMOST: Cell<*const ShownObjects> = const { Cell::new(ptr::null()) };
}

/// The objects for code that runs outside of any call: null pointers.
struct Nothing([*mut ffi::PyObject; 16]);

// SAFETY: all pointers are null, and nobody may write to them.
unsafe impl Sync for Nothing {}

static NOTHING: Nothing = Nothing([ptr::null_mut(); 16]);

/// Runs an entry whose code may refer to the objects of the call.
///
/// # Safety
/// The caller fulfils the contract of `entry`, to which the arguments are passed on.
pub unsafe fn call_shown(
    entry: Entry,
    of: Shows,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    let this = (of == Shows::Method).then_some(instance);
    // SAFETY: guaranteed by the caller: there are as many arguments.
    let given = (0..count.unsigned_abs()).map(|index| unsafe { *arguments.add(index) });
    let objects = this.into_iter().chain(given).collect();
    // SAFETY: guaranteed by the caller. The entry catches panics.
    showing(of, objects, || unsafe { entry.run(instance, arguments, count, keywords) })
}

/// Runs a call whose code may refer to its objects, which are live until the call ends. `run` catches panics.
pub(crate) fn showing<R>(of: Shows, objects: Vec<*mut ffi::PyObject>, run: impl FnOnce() -> R) -> R {
    let shown = ShownObjects { objects, of, tuple: OnceCell::new(), outer: INNERMOST.get() };
    INNERMOST.set(&raw const shown);
    let result = run();
    INNERMOST.set(shown.outer);
    result
}

/// The innermost call, if it is a call on `object`; the address is null for a call without an object.
fn shown(py: Python<'_>, object: *const c_void) -> Option<&'static ShownObjects> {
    // SAFETY: a call removes itself before it ends, and the borrow ends before the requesting code returns.
    let shown = unsafe { INNERMOST.get().as_ref()? };
    match shown.of {
        Shows::Function => return object.is_null().then_some(shown),
        Shows::Constructor => return (object.addr() == NO_OBJECT_YET).then_some(shown),
        Shows::Method => {}
    }
    // SAFETY: arguments of a call that has not ended are live.
    let instance = unsafe { Borrowed::from_ptr(py, *shown.objects.first()?) };
    let held = instance_inside(&instance);
    let is_it = Instance::of(held.as_ref().unwrap_or(&instance))
        .is_some_and(|instance| instance.object().address().cast_const() == object);
    is_it.then_some(shown)
}

/// The objects of the call; missing ones are null.
///
/// # Safety
/// Python's lock is held. The result is read before the requesting function returns.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_shown_objects(object: *const c_void) -> *const *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let py = unsafe { Python::assume_attached() };
    match shown(py, object).filter(|shown| !shown.objects.is_empty()) {
        Some(shown) => shown.objects.as_ptr(),
        None => NOTHING.0.as_ptr(),
    }
}

/// The arguments of the innermost call as a tuple, borrowed until the call ends; null with a MemoryError set.
///
/// # Safety
/// Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_shown_tuple(object: *const c_void) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let py = unsafe { Python::assume_attached() };
    let Some(shown) = shown(py, object) else { return ptr::null_mut() };
    if shown.tuple.get().is_none() {
        // SAFETY: arguments of a call that has not ended are live.
        let objects = shown.objects.iter().map(|object| unsafe { Borrowed::from_ptr(py, *object) });
        let objects: Vec<Borrowed<'_, '_, PyAny>> = objects.collect();
        let made = raised::new_reference(py, "args", || Ok(PyTuple::new(py, objects)?.into_any()));
        // SAFETY: a new reference, or NULL with an exception set.
        let Some(made) = (unsafe { Bound::from_owned_ptr_or_opt(py, made) }) else { return made };
        let _none_before = shown.tuple.set(made.unbind());
    }
    shown.tuple.get().map_or(ptr::null_mut(), Py::as_ptr)
}

/// The [`Entry`] of a function whose code refers to the objects of the call, made from its usual entry.
#[macro_export]
macro_rules! shown_entry {
    ($entry:expr, $of:ident) => {{
        const ENTRY: $crate::python::Entry = $entry;
        unsafe extern "C" fn entry(
            instance: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, in the same way as the other entry.
            unsafe {
                $crate::python::call_shown(
                    ENTRY,
                    $crate::python::Shows::$of,
                    instance,
                    arguments,
                    count,
                    keywords,
                )
            }
        }
        // SAFETY: this returns the result of the other entry.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}
