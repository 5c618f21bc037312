//! The root type of all classes, one for all modules of a process, which is in their shared entry of
//! `sys.modules`, and new instances, without their objects.

use crate::python::instance::Instance;
use crate::python::interpreter::Result;
use crate::python::table::{Class, Function};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The root, as this module knows it; NULL before the module has a class.
pub(crate) static ROOT: AtomicPtr<ffi::PyTypeObject> = AtomicPtr::new(ptr::null_mut());

/// This module's pointer to the instance that lists the containers that C++ keeps.
pub(crate) static OF_CXX: AtomicPtr<ffi::PyObject> = AtomicPtr::new(ptr::null_mut());

/// The instance, one for all modules, that lists the containers that C++ keeps. It lives forever.
pub(crate) fn of_cxx() -> *mut ffi::PyObject {
    OF_CXX.load(Ordering::Relaxed)
}

/// Whether Python holds elements of containers that C++ keeps.
#[inline]
pub(crate) fn reaches_cxx() -> bool {
    let of_cxx = of_cxx();
    // SAFETY: an instance that lives forever, or NULL before there is a class.
    !of_cxx.is_null() && unsafe { Instance::at(of_cxx) }.is_reached()
}

/// Takes elements of the containers that C++ keeps out of their places, as
/// [`Instance::loose_elements_leave`] does, before Python assigns to a C++ variable.
///
/// # Errors
/// The exception of a copy constructor.
pub(crate) fn loose_elements_leave(py: Python<'_>, assign: &Function) -> Result<()> {
    match assign.takes_object() && reaches_cxx() {
        // SAFETY: an instance that lives forever: it reaches others.
        true => unsafe { Instance::at(of_cxx()) }.loose_elements_leave(py),
        false => Ok(()),
    }
}

/// Whether an object is an instance of a class of any module.
///
/// # Safety
/// The object is alive, and the lock is held.
#[inline]
pub(crate) unsafe fn is_instance(object: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller; the type of a live object is alive.
    unsafe { is_class(ffi::Py_TYPE(object)) }
}

/// Whether a type is the type of a class of any module.
///
/// # Safety
/// The type is alive, and the lock is held.
#[inline]
pub(crate) unsafe fn is_class(kind: *mut ffi::PyTypeObject) -> bool {
    let root = ROOT.load(Ordering::Relaxed);
    // SAFETY: guaranteed by the caller; the root lives forever.
    !root.is_null() && unsafe { ffi::PyType_IsSubtype(kind, root) != 0 }
}

/// Whether a type derives from the root of any version of quaff.
pub(crate) fn is_root_of_any_version(class: &Bound<'_, PyType>) -> bool {
    let is_root = |class: &Bound<'_, PyAny>| {
        let named = |attribute: &str| class.getattr(attribute).ok()?.extract::<String>().ok();
        named("__module__").as_deref() == Some("quaff") && named("__qualname__").as_deref() == Some("Object")
    };
    class
        .getattr("__mro__")
        .ok()
        .and_then(|order| order.cast_into::<PyTuple>().ok())
        .is_some_and(|order| order.iter().any(|base| is_root(&base)))
}

/// Whether a keeper, an instance or a tuple of instances, still has objects of its own.
///
/// # Safety
/// The object is alive, and the lock is held.
pub(crate) unsafe fn holds_objects(keeper: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller; a tuple's items live as long as it does.
    unsafe {
        if is_instance(keeper) {
            let keeper = Instance::at(keeper);
            return keeper.is_alive() && keeper.guards_object();
        }
        (0..ffi::PyTuple_Size(keeper)).all(|index| holds_objects(ffi::PyTuple_GetItem(keeper, index)))
    }
}

/// A new instance without its object. A new instance has no attributes, and the collector does not visit it
/// before [`Instance::track`].
///
/// # Safety
/// `kind` is a live type that the runtime has made from a spec, and the lock is held.
#[inline]
pub(crate) unsafe fn allocate(kind: *mut ffi::PyTypeObject) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller: an object of the type has the size of an `Instance`. Zeroed memory
    // after the head is an instance without an object, because all fields are pointers or `None`, zero and
    // false.
    unsafe {
        let instance: *mut Instance = ffi::PyObject_GC_New(kind);
        if !instance.is_null() {
            let head = size_of::<ffi::PyObject>();
            instance.cast::<u8>().add(head).write_bytes(0, size_of::<Instance>() - head);
        }
        instance.cast()
    }
}

/// A new instance of a class, without its object.
pub(crate) fn instance<'py>(py: Python<'py>, class: &'static Class) -> PyResult<Bound<'py, PyAny>> {
    let object = class.object();
    // SAFETY: the class's type was made when the module was loaded; a new reference or NULL with an exception
    // set.
    unsafe { Bound::from_owned_ptr_or_err(py, allocate(object)) }
}

/// A new instance without a class and without an object.
pub(crate) fn plain_instance(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    // SAFETY: the root was made before any class; a new reference or NULL with an exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, allocate(ROOT.load(Ordering::Relaxed))) }
}
