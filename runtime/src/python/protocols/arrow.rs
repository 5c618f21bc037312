//! Classes with `operator->`, which is `__deref__` in Python: attributes that an object lacks are looked up
//! in the object that it points to.

use crate::python::instance::Instance;
use crate::python::protocols::slots;
use crate::python::table::{Class, Function, Member};
use pyo3::ffi;
use std::ffi::{CStr, c_int};
use std::ptr;

/// The Python name of `operator->`.
const ARROW: &CStr = c"__deref__";

/// The Python name of a `const operator->`, if the class also has one that is not `const`.
const CONST_ARROW: &CStr = c"__deref_const__";

/// Whether objects of a class point to other objects by `operator->`.
pub(crate) fn points(class: &'static Class) -> bool {
    arrow(class, ARROW).is_some()
}

fn arrow(class: &'static Class, name: &CStr) -> Option<&'static Function> {
    let of = |member: &Member| match member {
        Member::Method(function) | Member::ConstMethod(function) if function.name == name => Some(*function),
        _ => None,
    };
    let inherited = || class.bases.iter().find_map(|base| arrow(base.class, name));
    (class.members)().iter().find_map(of).or_else(inherited)
}

/// The name of the `operator->` through which an attribute of the pointee is read. As in SWIG, data, `const`
/// methods and static members are read through the `const` one, if the class has both.
///
/// # Safety
/// `object` is a live instance, `name` is a live str, and the lock is held.
unsafe fn reader(object: *mut ffi::PyObject, name: *mut ffi::PyObject) -> &'static CStr {
    // SAFETY: guaranteed by the caller.
    let class = unsafe { Instance::at(object) }.class.get();
    let constant = class.and_then(|class| arrow(class, CONST_ARROW));
    let pointee = constant.and_then(|function| function.overloads.first()?.call.returned_class());
    match pointee {
        // SAFETY: guaranteed by the caller.
        Some(pointee) if unsafe { is_only_read(pointee.binding(), name) } => CONST_ARROW,
        _ => ARROW,
    }
}

/// Whether a class or a base of it has an attribute of this name that leaves objects unchanged.
///
/// # Safety
/// `name` is a live str, and the lock is held.
unsafe fn is_only_read(class: &'static Class, name: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller; the text in a table is UTF-8.
    let has = |own: &CStr| unsafe { ffi::PyUnicode_CompareWithASCIIString(name, own.as_ptr()) == 0 };
    let found = (class.members)().iter().find_map(|member| match member {
        Member::Method(function) => has(function.name).then_some(false),
        Member::ConstMethod(function) | Member::Static(function) => has(function.name).then_some(true),
        Member::Property(property) => has(property.get.name).then_some(true),
        Member::StaticData(data) => has(data.get.name).then_some(true),
        Member::Iteration => None,
    });
    // SAFETY: guaranteed by the caller.
    found.unwrap_or_else(|| class.bases.iter().any(|base| unsafe { is_only_read(base.class, name) }))
}

/// The slot `tp_getattro`.
pub(crate) unsafe extern "C" fn get(
    object: *mut ffi::PyObject,
    name: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: Python passes live objects, and the lock is held.
    unsafe {
        let found = ffi::PyObject_GenericGetAttr(object, name);
        if !found.is_null() || ffi::PyErr_ExceptionMatches(ffi::PyExc_AttributeError) == 0 || is_special(name)
        {
            return found;
        }
        ffi::PyErr_Clear();
        let pointee = pointee(object, reader(object, name));
        if pointee.is_null() {
            return pointee;
        }
        if pointee == ffi::Py_None() {
            ffi::Py_DECREF(pointee);
            return refuse(name);
        }
        // The pointers may form a cycle.
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

/// The slot `tp_setattro`: sets an attribute on the pointee if only the pointee has it.
pub(crate) unsafe extern "C" fn set(
    object: *mut ffi::PyObject,
    name: *mut ffi::PyObject,
    value: *mut ffi::PyObject,
) -> c_int {
    // SAFETY: Python passes live objects, or NULL for a value to delete; the lock is held.
    unsafe {
        if is_special(name) || ffi::PyObject_HasAttr(ffi::Py_TYPE(object).cast(), name) != 0 {
            return slots::set_attribute(object, name, value);
        }
        let pointee = pointee(object, ARROW);
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

/// Raises an AttributeError: returns NULL, with an exception set.
///
/// # Safety
/// `name` is a live str, and the lock is held.
#[cold]
unsafe fn refuse(name: *mut ffi::PyObject) -> *mut ffi::PyObject {
    let text = c"the object points to nothing: it has no attribute `%U`";
    // SAFETY: guaranteed by the caller; the format takes a str.
    unsafe { ffi::PyErr_Format(ffi::PyExc_AttributeError, text.as_ptr(), name) }
}

/// Calls the method of this name, an `operator->`, and returns its result: a new reference, or NULL with an
/// exception set.
///
/// # Safety
/// `object` is alive, and the lock is held.
unsafe fn pointee(object: *mut ffi::PyObject, arrow: &CStr) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller; the method is a new reference, or NULL with an exception set.
    unsafe {
        let method = ffi::PyObject_GetAttrString(object, arrow.as_ptr());
        if method.is_null() {
            return method;
        }
        let pointee = ffi::PyObject_CallNoArgs(method);
        ffi::Py_DECREF(method);
        pointee
    }
}

/// Whether a name is one that Python itself looks up, and that is therefore never passed to the pointee.
///
/// # Safety
/// `name` is a live str, and the lock is held.
unsafe fn is_special(name: *mut ffi::PyObject) -> bool {
    let mut size = 0;
    // SAFETY: guaranteed by the caller; the text lives as long as the str.
    unsafe {
        let text = ffi::PyUnicode_AsUTF8AndSize(name, &raw mut size);
        if text.is_null() {
            ffi::PyErr_Clear();
            return true;
        }
        size >= 2 && std::slice::from_raw_parts(text.cast::<u8>(), 2) == b"__"
    }
}
