//! The type of the pointers that `this` returns, and its slots.

use crate::python::instance::cells::{Pointer, SwigPointers};
use crate::python::instance::pointer_object::KIND;
use crate::python::interpreter::shared::of_this_layout;
use crate::python::interpreter::swig::{VERSIONS, layout};
use crate::python::interpreter::{raised, shared};
use crate::python::protocols::slots;
use crate::python::protocols::slots::slot;
use pyo3::exceptions::PyAttributeError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_uint, c_void};
use std::ptr;
use std::sync::atomic::Ordering;

const NAME: &str = of_this_layout!("this");

/// Makes the type, unless another module of the process has made it.
pub(crate) fn load(py: Python<'_>) -> PyResult<()> {
    let kind = shared::attribute(py, NAME, make)?;
    // The shared entry keeps the type alive forever.
    KIND.store(kind.into_ptr().cast(), Ordering::Relaxed);
    Ok(())
}

fn make(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let mut slots = [
        slot(ffi::Py_tp_dealloc, dealloc as *const c_void),
        slot(ffi::Py_tp_traverse, traverse as *const c_void),
        slot(ffi::Py_tp_clear, clear as *const c_void),
        slot(ffi::Py_tp_repr, repr as *const c_void),
        slot(ffi::Py_tp_hash, hash as *const c_void),
        slot(ffi::Py_tp_richcompare, compare as *const c_void),
        slot(ffi::Py_tp_getattro, get_attribute as *const c_void),
        slot(ffi::Py_tp_setattro, set_attribute as *const c_void),
        slot(ffi::Py_nb_int, address as *const c_void),
        slot(ffi::Py_tp_getset, properties().cast()),
        slot(0, ptr::null()),
    ];
    let flags = ffi::Py_TPFLAGS_DEFAULT
        | ffi::Py_TPFLAGS_HAVE_GC
        | ffi::Py_TPFLAGS_DISALLOW_INSTANTIATION
        | ffi::Py_TPFLAGS_IMMUTABLETYPE;
    let mut spec = ffi::PyType_Spec {
        name: VERSIONS[0].pointer.as_ptr(),
        basicsize: size_of::<Pointer>() as c_int,
        itemsize: 0,
        flags: flags as c_uint,
        slots: slots.as_mut_ptr(),
    };
    // SAFETY: the spec is complete and its slots end with 0; the result is a new reference or NULL with an
    // exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyType_FromSpec(&raw mut spec)) }
}

unsafe extern "C" fn dealloc(object: *mut ffi::PyObject) {
    // SAFETY: Python frees a pointer without references, with the lock held.
    unsafe {
        let kind = ffi::Py_TYPE(object);
        ffi::PyObject_GC_UnTrack(object.cast());
        // SWIG's changes are applied before the object is freed.
        (*object.cast::<Pointer>()).read_swig();
        // First, so that the object is freed with the instance, as without SWIG.
        SwigPointers::free(object.cast());
        clear(object);
        ptr::drop_in_place(&raw mut (*object.cast::<Pointer>()).for_swig);
        ffi::PyObject_GC_Del(object.cast());
        ffi::Py_DECREF(kind.cast());
    }
}

unsafe extern "C" fn traverse(
    object: *mut ffi::PyObject,
    visit: ffi::visitproc,
    argument: *mut c_void,
) -> c_int {
    // SAFETY: a live pointer; the objects that it refers to are alive.
    unsafe {
        let stop = visit(ffi::Py_TYPE(object).cast(), argument);
        let pointer: *mut Pointer = object.cast();
        // An instance that owns the pointer is not visited through it.
        if stop != 0 || !(*pointer).keeps { stop } else { visit((*pointer).instance, argument) }
    }
}

unsafe extern "C" fn clear(object: *mut ffi::PyObject) -> c_int {
    // SAFETY: a live pointer. The reference is released after its place was cleared.
    unsafe {
        let pointer: *mut Pointer = object.cast();
        SwigPointers::clear(pointer);
        let instance = ptr::replace(&raw mut (*pointer).instance, ptr::null_mut());
        if ptr::replace(&raw mut (*pointer).keeps, false) {
            ffi::Py_DECREF(instance);
        }
    }
    0
}

/// `this` of a pointer: the pointer for modules of the first versions of SWIG's runtime, which look for it
/// here.
fn properties() -> *const ffi::PyGetSetDef {
    Box::leak(Box::new([
        ffi::PyGetSetDef {
            name: c"this".as_ptr(),
            get: Some(older),
            set: None,
            doc: ptr::null(),
            closure: ptr::null_mut(),
        },
        slots::property_end(),
    ]))
    .as_ptr()
}

unsafe extern "C" fn older(object: *mut ffi::PyObject, _closure: *mut c_void) -> *mut ffi::PyObject {
    // SAFETY: a live pointer, and the lock is held.
    let py = unsafe { Python::assume_attached() };
    raised::new_reference(py, "this", || {
        let kind = shared::attribute(py, OLDER, make_older)?;
        // SAFETY: a live pointer; the shared entry keeps the type alive forever. The result is a new
        // reference, or NULL with an exception set.
        unsafe {
            let older = (*object.cast::<Pointer>()).older(kind.as_ptr().cast());
            Bound::from_owned_ptr_or_err(py, older)
        }
    })
}

const OLDER: &str = of_this_layout!("this of SWIG 4.0");

fn make_older(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    // Without a module, as in SWIG; Python warns about a type that does not specify its module.
    let module = Box::leak(Box::new([
        ffi::PyGetSetDef {
            name: c"__module__".as_ptr(),
            get: Some(no_module),
            set: None,
            doc: ptr::null(),
            closure: ptr::null_mut(),
        },
        slots::property_end(),
    ]));
    let mut slots = [
        slot(ffi::Py_tp_dealloc, dealloc_older as *const c_void),
        slot(ffi::Py_tp_getset, module.as_ptr().cast()),
        slot(0, ptr::null()),
    ];
    let flags = ffi::Py_TPFLAGS_DEFAULT | ffi::Py_TPFLAGS_DISALLOW_INSTANTIATION;
    let mut spec = ffi::PyType_Spec {
        name: VERSIONS[1].pointer.as_ptr(),
        basicsize: size_of::<layout::Pointer>() as c_int,
        itemsize: 0,
        flags: flags as c_uint,
        slots: slots.as_mut_ptr(),
    };
    // SAFETY: as for `make`.
    unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyType_FromSpec(&raw mut spec)) }
}

unsafe extern "C" fn no_module(_older: *mut ffi::PyObject, _closure: *mut c_void) -> *mut ffi::PyObject {
    // SAFETY: the lock is held.
    unsafe { ffi::Py_NewRef(ffi::Py_None()) }
}

unsafe extern "C" fn dealloc_older(object: *mut ffi::PyObject) {
    // SAFETY: Python frees a pointer without references, with the lock held; the pointer has no references to
    // others.
    unsafe {
        let kind = ffi::Py_TYPE(object);
        ffi::PyObject_Free(object.cast());
        ffi::Py_DECREF(kind.cast());
    }
}

/// The instance of a pointer of which Python calls a slot, borrowed; NULL with an exception set if the
/// pointer no longer has one.
///
/// # Safety
/// `object` is a live pointer, made by any module, and the lock is held.
unsafe fn instance_of(object: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let instance = (*object.cast::<Pointer>()).instance;
        if instance.is_null() {
            raised::raise(Python::assume_attached(), |py| {
                raised::exception::<PyAttributeError>(py, "the object of this pointer is gone")
            });
        }
        instance
    }
}

unsafe extern "C" fn repr(object: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: a live pointer, and the lock is held.
    unsafe {
        let instance = instance_of(object);
        if instance.is_null() { instance } else { slots::repr_of_pointer(instance) }
    }
}

unsafe extern "C" fn hash(object: *mut ffi::PyObject) -> ffi::Py_hash_t {
    // SAFETY: a live pointer, and the lock is held.
    unsafe {
        let instance = instance_of(object);
        if instance.is_null() { -1 } else { slots::hash(instance) }
    }
}

/// Compares pointers: a pointer equals another pointer, or an instance, with the same object.
unsafe extern "C" fn compare(
    object: *mut ffi::PyObject,
    other: *mut ffi::PyObject,
    operation: c_int,
) -> *mut ffi::PyObject {
    // SAFETY: live objects, the first of which is a pointer, and the lock is held.
    unsafe {
        let instance = instance_of(object);
        if instance.is_null() {
            return instance;
        }
        slots::compare(instance, other, operation)
    }
}

unsafe extern "C" fn address(object: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: a live pointer, and the lock is held.
    unsafe {
        let instance = instance_of(object);
        if instance.is_null() { instance } else { slots::address(instance) }
    }
}

unsafe extern "C" fn get_attribute(
    object: *mut ffi::PyObject,
    name: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: a live pointer and a live name, and the lock is held. The instance stays alive while its code
    // runs.
    unsafe {
        let own = ffi::PyObject_GenericGetAttr(object, name);
        if !own.is_null() || ffi::PyErr_ExceptionMatches(ffi::PyExc_AttributeError) == 0 {
            return own;
        }
        ffi::PyErr_Clear();
        let instance = ffi::Py_XNewRef(instance_of(object));
        if instance.is_null() {
            return instance;
        }
        let found = ffi::PyObject_GetAttr(instance, name);
        ffi::Py_DECREF(instance);
        found
    }
}

unsafe extern "C" fn set_attribute(
    object: *mut ffi::PyObject,
    name: *mut ffi::PyObject,
    value: *mut ffi::PyObject,
) -> c_int {
    // SAFETY: a live pointer, a live name, and a live value or NULL to delete it; the lock is held.
    unsafe {
        let instance = ffi::Py_XNewRef(instance_of(object));
        if instance.is_null() {
            return -1;
        }
        let outcome = ffi::PyObject_SetAttr(instance, name, value);
        ffi::Py_DECREF(instance);
        outcome
    }
}
