//! The root type of all classes, one for all modules of a process, which is in their shared entry of
//! `sys.modules`.

use crate::python::instance::allocate::plain_instance;
use crate::python::instance::root::{OF_CXX, ROOT};
use crate::python::interpreter::shared;
use crate::python::interpreter::shared::of_this_layout;
use crate::python::protocols::slots::{slot, spec};
use crate::python::protocols::{pointer_type, slots};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::Ordering;

/// The shared name of the instance that lists the containers that C++ keeps.
const OF_CXX_NAME: &str = of_this_layout!("of C++");

/// The root's name. It changes with the layout of [`Instance`] and of the tables.
const NAME: &str = of_this_layout!("Object");

/// The root, made unless another module of the process has made it.
pub(crate) fn load(py: Python<'_>) -> PyResult<Bound<'_, PyType>> {
    let root = shared::attribute(py, NAME, make)?.cast_into::<PyType>()?;
    // The shared entry keeps the root alive forever: modules are never unloaded.
    let kept = root.clone().into_ptr();
    ROOT.store(kept.cast(), Ordering::Relaxed);
    let of_cxx = shared::attribute(py, OF_CXX_NAME, |py| plain_instance(py))?;
    OF_CXX.store(of_cxx.into_ptr(), Ordering::Relaxed);
    pointer_type::load(py)?;
    Ok(root)
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
    // SAFETY: the spec is complete and its slots end with 0; the result is a new reference or NULL with an
    // exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyType_FromSpec(&raw mut spec)) }
}

const DOC: &std::ffi::CStr = c"An object of C++'s: what all classes that quaff binds have in common.";
