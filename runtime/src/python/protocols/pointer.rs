//! Objects for the interface's own code, which requests them by SWIG's functions
//! (`include/quaff/swig_objects.hpp`).

use crate::core::ownership::OwnershipEvent;
use crate::python::instance::Instance;
use crate::python::instance::pointer_object::instance_inside;
use crate::python::interpreter::swig::object::behind;
use crate::python::table::Class;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_void};
use std::ptr;

/// The flag by which C++ becomes the owner of the object.
const DISOWN: c_int = 1;
/// The flag by which `None` is refused.
const NO_NULL: c_int = 4;
/// The instance no longer has the object.
const CLEAR: c_int = 8;

/// The flags `DISOWN` and `CLEAR` together: C++ becomes the sole owner of the object. The instance must have
/// been the owner.
const RELEASE: c_int = DISOWN | CLEAR;

/// A flag of quaff's, in addition to SWIG's: C++ only reads the object, so arrays over it may stay.
const READS: c_int = 0x1000;

const OK: c_int = 0;
const ERROR: c_int = -1;
const NULL_REFERENCE: c_int = -13;
const NOT_OWNED: c_int = -200;
/// An error code of quaff's: an array shows memory that C++ could change or free.
const SHOWN: c_int = -201;

/// Writes the object of an instance, as an object of a class or, if `table` is null, of any class; null for
/// None. Returns SWIG's result codes.
///
/// # Safety
/// `table` is a class's table or null, `given` a live object, `found` can be written, and Python's lock is
/// held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_pointer_of(
    table: *const c_void,
    given: *mut ffi::PyObject,
    flags: c_int,
    found: *mut *mut c_void,
) -> c_int {
    if given.is_null() {
        return ERROR;
    }
    // SAFETY: guaranteed by the caller.
    let (py, class) = unsafe { (Python::assume_attached(), table.cast::<Class>().as_ref()) };
    // SAFETY: guaranteed by the caller.
    let given = unsafe { Borrowed::from_ptr(py, given) };
    let (pointer, outcome) = match given.is_none() {
        true if flags & NO_NULL != 0 => (ptr::null_mut(), NULL_REFERENCE),
        true => (ptr::null_mut(), OK),
        false => object(&given, class, flags),
    };
    // SAFETY: guaranteed by the caller.
    unsafe { *found = pointer };
    outcome
}

/// Whether the object of an instance is freed with the instance; false for null.
///
/// # Safety
/// `given` is a live object or null, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_is_owner(given: *mut ffi::PyObject) -> bool {
    if given.is_null() {
        return false;
    }
    // SAFETY: guaranteed by the caller.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: guaranteed by the caller.
    let given = unsafe { Borrowed::from_ptr(py, given) };
    let inside = instance_inside(&given);
    match Instance::of(inside.as_ref().unwrap_or(&given)) {
        Some(instance) => {
            instance.read_swig();
            instance.is_owner()
        }
        // SAFETY: a live SWIG pointer, and the lock is held.
        None => behind(&given).is_some_and(|pointer| unsafe { (*pointer.pointer()).owns != 0 }),
    }
}

fn object(given: &Bound<'_, PyAny>, class: Option<&'static Class>, flags: c_int) -> (*mut c_void, c_int) {
    let inside = instance_inside(given);
    let Some(instance) = Instance::of(inside.as_ref().unwrap_or(given)) else {
        return foreign(given, class, flags);
    };
    instance.read_swig();
    if flags & RELEASE == RELEASE && class.is_some_and(|class| instance.released_as(class).is_err()) {
        return (ptr::null_mut(), NOT_OWNED);
    }
    let object = match class {
        Some(class) => instance.object_as(class).ok(),
        None => Some(instance.object()).filter(|_| instance.is_alive()),
    };
    let Some(object) = object else { return (ptr::null_mut(), ERROR) };
    if is_refused(instance, flags) {
        return (ptr::null_mut(), SHOWN);
    }
    if flags & DISOWN != 0 {
        if instance.is_ending() {
            return (ptr::null_mut(), NOT_OWNED);
        }
        instance.surrender();
    }
    if flags & CLEAR != 0 {
        instance.change(OwnershipEvent::Freed);
    }
    (object.address(), OK)
}

/// The object of a SWIG module's instance, found as SWIG finds it.
fn foreign(given: &Bound<'_, PyAny>, class: Option<&'static Class>, flags: c_int) -> (*mut c_void, c_int) {
    // The code uses the object after the reference to the pointer is released.
    let pointer = behind(given).filter(|pointer| pointer.is_kept(given));
    let found = pointer.and_then(|pointer| Some((pointer.object_as(class)?, pointer)));
    let Some((object, pointer)) = found else { return (ptr::null_mut(), ERROR) };
    // SAFETY: a live SWIG pointer, and the lock is held.
    let pointer = unsafe { &mut *pointer.pointer() };
    if flags & RELEASE == RELEASE && pointer.owns == 0 {
        return (ptr::null_mut(), NOT_OWNED);
    }
    if flags & DISOWN != 0 {
        pointer.owns = 0;
    }
    if flags & CLEAR != 0 {
        pointer.address = ptr::null_mut();
    }
    (object.address(), OK)
}

/// Whether the object is refused because an array shows memory that the code could free.
fn is_refused(instance: &Instance, flags: c_int) -> bool {
    let is_given = flags & RELEASE != 0;
    (is_given || flags & READS == 0) && instance.check_changeable().is_err()
        || is_given && instance.check_unshown().is_err()
}
