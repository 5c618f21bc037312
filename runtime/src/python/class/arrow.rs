//! Classes with `operator->`, which is `__deref__` in Python: attributes that the object lacks are looked up in the
//! object that it points to.

use super::slots;
use super::{Class, Member};
use pyo3::ffi;
use std::ffi::{CStr, c_int};
use std::ptr;

/// What Python calls `operator->`.
const ARROW: &CStr = c"__deref__";

/// Whether objects of a class point to others.
pub(super) fn points(class: &Class) -> bool {
    let is_arrow = |member: &Member| matches!(member, Member::Method(function) | Member::ConstMethod(function) if function.name == ARROW);
    class.members.iter().any(is_arrow) || class.bases.iter().any(|base| points(base.class))
}

/// `tp_getattro`
pub(super) unsafe extern "C" fn get(
    object: *mut ffi::PyObject,
    name: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: as Python calls it: live objects, and the lock is held.
    unsafe {
        let found = ffi::PyObject_GenericGetAttr(object, name);
        if !found.is_null() || ffi::PyErr_ExceptionMatches(ffi::PyExc_AttributeError) == 0 || is_special(name)
        {
            return found;
        }
        ffi::PyErr_Clear();
        let pointee = pointee(object);
        if pointee.is_null() {
            return pointee;
        }
        if pointee == ffi::Py_None() {
            ffi::Py_DECREF(pointee);
            return refuse(name);
        }
        // An object may point to itself.
        let found = if ffi::Py_EnterRecursiveCall(c" while an attribute is looked up".as_ptr()) == 0 {
            let found = ffi::PyObject_GetAttr(pointee, name);
            ffi::Py_LeaveRecursiveCall();
            found
        } else {
            ptr::null_mut()
        };
        ffi::Py_DECREF(pointee);
        found
    }
}

/// `tp_setattro`: what only the pointee has is set there.
pub(super) unsafe extern "C" fn set(
    object: *mut ffi::PyObject,
    name: *mut ffi::PyObject,
    value: *mut ffi::PyObject,
) -> c_int {
    // SAFETY: as Python calls it: live objects, or NULL for a value that is to go; the lock is held.
    unsafe {
        if is_special(name) || ffi::PyObject_HasAttr(ffi::Py_TYPE(object).cast(), name) != 0 {
            return slots::set_attribute(object, name, value);
        }
        let pointee = pointee(object);
        if pointee.is_null() {
            return -1;
        }
        if pointee == ffi::Py_None() {
            ffi::Py_DECREF(pointee);
            refuse(name);
            return -1;
        }
        let status = match ffi::PyObject_HasAttr(pointee, name) {
            0 => slots::set_attribute(object, name, value),
            _ => ffi::PyObject_SetAttr(pointee, name, value),
        };
        ffi::Py_DECREF(pointee);
        status
    }
}

/// Says that there is no such attribute: NULL, with an exception set.
///
/// # Safety
/// A live str, and the lock is held.
#[cold]
unsafe fn refuse(name: *mut ffi::PyObject) -> *mut ffi::PyObject {
    let text = c"the object points to nothing: it has no attribute `%U`";
    // SAFETY: the caller's; the text takes a str.
    unsafe { ffi::PyErr_Format(ffi::PyExc_AttributeError, text.as_ptr(), name) }
}

/// What an object points to: a new reference, or NULL with an exception set.
///
/// # Safety
/// A live object, and the lock is held.
unsafe fn pointee(object: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: the caller's; the method is a new reference, or NULL with an exception set.
    unsafe {
        let method = ffi::PyObject_GetAttrString(object, ARROW.as_ptr());
        if method.is_null() {
            return method;
        }
        let pointee = ffi::PyObject_CallNoArgs(method);
        ffi::Py_DECREF(method);
        pointee
    }
}

/// Whether Python looks for a name of its own accord: such are the object's alone.
///
/// # Safety
/// A live str, and the lock is held.
unsafe fn is_special(name: *mut ffi::PyObject) -> bool {
    let mut size = 0;
    // SAFETY: the caller's; the text lives as long as the str.
    unsafe {
        let text = ffi::PyUnicode_AsUTF8AndSize(name, &raw mut size);
        if text.is_null() {
            ffi::PyErr_Clear();
            return true;
        }
        size >= 2 && std::slice::from_raw_parts(text.cast::<u8>(), 2) == b"__"
    }
}
