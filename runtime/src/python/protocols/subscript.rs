//! `v[i]` of classes with a method `__getitem__`. Python's own slots look the method up by name before each
//! call; these call the function itself. Python replaces them with its own if another `__getitem__` is
//! assigned to the class, or if a class derives from it in Python. Python's slots stay, even if the class
//! gets its first method back.

use crate::python::instance::Instance;
use crate::python::protocols::slots::slot;
use crate::python::table::{Class, Function, Member};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::Ordering;

const NAME: &str = "__getitem__";

/// The definition of the method `__getitem__`, which Python keeps beside the slots; `None` if the class has
/// no such method.
pub(crate) fn method(class: &'static Class) -> Option<ffi::PyMethodDef> {
    let mut definition = function(class)?.definition();
    definition.ml_flags |= ffi::METH_COEXIST;
    Some(definition)
}

/// Whether a function is the method `__getitem__`.
pub(crate) fn is_method(function: &Function) -> bool {
    function.name() == NAME
}

fn function(class: &'static Class) -> Option<&'static Function> {
    (class.members)().iter().find_map(|member| match member {
        Member::Method(function) | Member::ConstMethod(function) if is_method(function) => Some(*function),
        _ => None,
    })
}

/// The slots of a class that defines the method itself.
pub(crate) fn slots(class: &'static Class) -> impl Iterator<Item = ffi::PyType_Slot> {
    let both = [
        slot(ffi::Py_mp_subscript, subscript as *const c_void),
        slot(ffi::Py_sq_item, item as *const c_void),
    ];
    both.into_iter().filter(move |_| function(class).is_some())
}

/// Stores the function of the class's own method, or of the first base from which the type inherits the
/// slots.
pub(crate) fn remember(class: &'static Class, object: &Bound<'_, PyType>) {
    let of_base = || {
        object.mro().iter().find_map(|kind| {
            let base = class.bases.iter().find(|base| ptr::eq(base.class.object().cast(), kind.as_ptr()))?;
            let found = base.class.binding().loaded.get_item.load(Ordering::Relaxed);
            (!found.is_null()).then_some(found.cast_const())
        })
    };
    if let Some(found) = function(class).map(ptr::from_ref).or_else(of_base) {
        class.loaded.get_item.store(found.cast_mut(), Ordering::Relaxed);
    }
}

/// Whether a type still has the slots.
///
/// # Safety
/// `kind` is a live type that was made from a spec, and the lock is held.
pub(crate) unsafe fn is_as_made(kind: *mut ffi::PyTypeObject) -> bool {
    // SAFETY: guaranteed by the caller.
    unsafe { ptr::eq(ffi::PyType_GetSlot(kind, ffi::Py_mp_subscript), subscript as *const c_void) }
}

/// The slot `mp_subscript`.
unsafe extern "C" fn subscript(object: *mut ffi::PyObject, key: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: Python passes a live instance of a type with this slot and a live key, and the lock is held.
    unsafe {
        let class = Instance::at(object).class.get().map(Class::binding);
        // Any code can assign `__class__`: then the type's own method reports the error.
        match class.filter(|class| ptr::eq(class.object(), ffi::Py_TYPE(object))) {
            Some(class) => match class.loaded.get_item.load(Ordering::Relaxed).as_ref() {
                Some(function) => function.entry.run(object, &raw const key, 1, ptr::null_mut()),
                None => by_name(object, key),
            },
            None => by_name(object, key),
        }
    }
}

/// Calls the method of the type, as Python's own slot does.
///
/// # Safety
/// The requirements of [`subscript`] hold.
#[cold]
unsafe fn by_name(object: *mut ffi::PyObject, key: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller; the lookup returns a new reference, or NULL with an exception set.
    unsafe {
        let method = ffi::PyObject_GetAttrString(ffi::Py_TYPE(object).cast(), c"__getitem__".as_ptr());
        if method.is_null() {
            return method;
        }
        let result = ffi::PyObject_CallFunctionObjArgs(method, object, key, ptr::null_mut::<ffi::PyObject>());
        ffi::Py_DECREF(method);
        result
    }
}

/// The slot `sq_item`.
unsafe extern "C" fn item(object: *mut ffi::PyObject, index: ffi::Py_ssize_t) -> *mut ffi::PyObject {
    // SAFETY: as for `subscript`; a new reference to the index, or NULL with an exception set.
    unsafe {
        let index = ffi::PyLong_FromSsize_t(index);
        if index.is_null() {
            return index;
        }
        let result = subscript(object, index);
        ffi::Py_DECREF(index);
        result
    }
}
