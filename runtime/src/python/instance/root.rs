//! The root type of all classes: one for all modules of a process, in their shared entry of `sys.modules`.

use crate::python::instance::Instance;
use crate::python::instance::pointer_object;
use crate::python::interpreter::shared;
use crate::python::interpreter::shared::of_this_layout;
use crate::python::protocols::construct::allocate;
use crate::python::protocols::slots;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::ffi::{c_int, c_uint, c_void};
use std::mem;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The root, for this module; NULL before it has a class.
static ROOT: AtomicPtr<ffi::PyTypeObject> = AtomicPtr::new(ptr::null_mut());

/// What lists the elements of containers that C++ keeps; for this module.
static OF_CXX: AtomicPtr<ffi::PyObject> = AtomicPtr::new(ptr::null_mut());

/// Its name beside the root.
const OF_CXX_NAME: &str = of_this_layout!("of C++");

/// The root's name. It changes with the layout of [`Instance`] and of the tables.
const NAME: &str = of_this_layout!("Object");

/// The root, made if no module of the process has.
pub(crate) fn load(py: Python<'_>) -> PyResult<Bound<'_, PyType>> {
    let root = shared::attribute(py, NAME, make)?.cast_into::<PyType>()?;
    // The common entry keeps it for ever: modules are never taken away.
    let kept = root.clone().into_ptr();
    ROOT.store(kept.cast(), Ordering::Relaxed);
    let of_cxx = shared::attribute(py, OF_CXX_NAME, |py| plain_instance(py))?;
    OF_CXX.store(of_cxx.into_ptr(), Ordering::Relaxed);
    pointer_object::load(py)?;
    Ok(root)
}

/// The instance, one for all modules, that lists the elements of containers that C++ keeps. It lives for ever.
pub(crate) fn of_cxx() -> *mut ffi::PyObject {
    OF_CXX.load(Ordering::Relaxed)
}

/// Whether an object is an instance of some class, of whichever module.
///
/// # Safety
/// A live object, and the lock is held.
#[inline]
pub(crate) unsafe fn is_instance(object: *mut ffi::PyObject) -> bool {
    let root = ROOT.load(Ordering::Relaxed);
    // SAFETY: the caller's; the root lives for ever.
    !root.is_null() && unsafe { ffi::PyType_IsSubtype(ffi::Py_TYPE(object), root) != 0 }
}

/// Whether what keeps an object alive, an instance or a tuple of some, has objects of its own still.
///
/// # Safety
/// A live object, and the lock is held.
pub(crate) unsafe fn holds_objects(keeper: *mut ffi::PyObject) -> bool {
    // SAFETY: the caller's; a tuple's items live as long as it does.
    unsafe {
        if is_instance(keeper) {
            return Instance::at(keeper).is_alive();
        }
        (0..ffi::PyTuple_Size(keeper)).all(|index| holds_objects(ffi::PyTuple_GetItem(keeper, index)))
    }
}

fn make(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let mut slots = slots::common(slots::set_attribute);
    slots.extend([
        slot(ffi::Py_tp_doc, DOC.as_ptr().cast()),
        slot(ffi::Py_tp_members, slots::members().cast()),
        slot(ffi::Py_tp_getset, slots::properties().cast()),
        slot(ffi::Py_tp_methods, slots::methods().cast()),
        slot(ffi::Py_tp_repr, slots::repr as *const c_void),
        slot(ffi::Py_tp_hash, slots::hash as *const c_void),
        slot(ffi::Py_tp_richcompare, slots::compare as *const c_void),
        slot(ffi::Py_nb_int, slots::address as *const c_void),
        slot(0, ptr::null()),
    ]);
    let mut spec = spec(c"quaff.Object".as_ptr(), &mut slots);
    // SAFETY: the spec is whole and its slots end with 0; the result is a new reference or NULL with an exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyType_FromSpec(&raw mut spec)) }
}

/// A new instance of no class, without its object.
pub(crate) fn plain_instance(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    // SAFETY: the root, which was made before any class; a new reference or NULL with an exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, allocate(ROOT.load(Ordering::Relaxed))) }
}

const DOC: &std::ffi::CStr = c"An object of C++'s: what all classes that quaff binds have in common.";

pub(crate) fn slot(slot: c_int, pfunc: *const c_void) -> ffi::PyType_Slot {
    ffi::PyType_Slot { slot, pfunc: pfunc.cast_mut() }
}

pub(crate) fn spec(name: *const std::ffi::c_char, slots: &mut [ffi::PyType_Slot]) -> ffi::PyType_Spec {
    let flags = ffi::Py_TPFLAGS_DEFAULT | ffi::Py_TPFLAGS_BASETYPE | ffi::Py_TPFLAGS_HAVE_GC;
    ffi::PyType_Spec {
        name,
        basicsize: mem::size_of::<Instance>() as c_int,
        itemsize: 0,
        flags: flags as c_uint,
        slots: slots.as_mut_ptr(),
    }
}
