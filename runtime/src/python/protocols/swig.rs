//! Classes in SWIG's table of types, so that functions of SWIG modules return instances of them.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::ownership::Reach;
use crate::python::instance::swig::types;
use crate::python::instance::{self, Instance};
use crate::python::interpreter::swig::VERSIONS;
use crate::python::interpreter::swig::layout::{ClientData, Pointer};
use crate::python::interpreter::swig::object::SwigPointer;
use crate::python::interpreter::{Failure, Result, raised};
use crate::python::table::holder::destroy_holder;
use crate::python::table::{Class, Face};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use std::ffi::c_void;
use std::ptr;

/// Adds the classes of a module to SWIG's table.
///
/// # Errors
/// The exceptions that Python raises.
pub(crate) fn add(py: Python<'_>, classes: &[&'static Class]) -> PyResult<()> {
    types::add(py, classes)?;
    for class in classes.iter().filter(|class| class.face == Face::Module) {
        for version in 0..VERSIONS.len() {
            let kinds = [
                (class.swig_type(version), destroy as Method),
                (class.swig_shared_type(version), destroy_shared),
            ];
            for (kind, destroy) in kinds {
                // SAFETY: null, or a type of the table, which lives as long as the process; the lock is held.
                let kind = unsafe { kind.as_mut() };
                // A SWIG module that has the class makes its own instances.
                if let Some(kind) = kind.filter(|kind| kind.client_data.is_null()) {
                    kind.client_data = client_data(py, class, destroy)?;
                }
            }
        }
    }
    Ok(())
}

type Method = unsafe extern "C" fn(*mut ffi::PyObject, *mut ffi::PyObject) -> *mut ffi::PyObject;

/// The Python functions by which SWIG makes an instance of a class and frees an object of it.
fn client_data(py: Python<'_>, class: &'static Class, destroy: Method) -> PyResult<*mut ClientData> {
    // SAFETY: the table of a class, which lives as long as the process; new references or NULL with an
    // exception set.
    let table = unsafe {
        let capsule = ffi::PyCapsule_New(ptr::from_ref(class).cast_mut().cast(), ptr::null(), None);
        Bound::from_owned_ptr_or_err(py, capsule)?
    };
    let function = |name, function: ffi::PyCFunction, flags| {
        let definition = Box::leak(Box::new(ffi::PyMethodDef {
            ml_name: name,
            ml_meth: ffi::PyMethodDefPointer { PyCFunction: function },
            ml_flags: flags,
            ml_doc: ptr::null(),
        }));
        // SAFETY: the definition lives as long as the process.
        unsafe {
            let made = ffi::PyCFunction_NewEx(definition, table.as_ptr(), ptr::null_mut());
            Bound::from_owned_ptr_or_err(py, made)
        }
    };
    let make = function(c"make".as_ptr(), make, ffi::METH_NOARGS)?;
    let destroy = function(c"destroy".as_ptr(), destroy, ffi::METH_O)?;
    // SAFETY: the class's type lives as long as the process.
    let own = unsafe { ffi::Py_NewRef(class.object().cast()) };
    Ok(Box::into_raw(Box::new(ClientData {
        class: own,
        make: make.into_ptr(),
        arguments: PyTuple::empty(py).into_ptr(),
        destroy: destroy.into_ptr(),
        destroy_takes_tuple: 0,
        is_converting: 0,
        builtin: ptr::null_mut(),
    })))
}

/// The class for which a function was made.
///
/// # Safety
/// `table` is the `self` of such a function.
unsafe fn class_of(table: *mut ffi::PyObject) -> &'static Class {
    // SAFETY: guaranteed by the caller: the capsule has the table of a class, which lives as long as the
    // process.
    unsafe { &*ffi::PyCapsule_GetPointer(table, ptr::null()).cast::<Class>() }
}

/// A new instance, whose `this` SWIG assigns.
unsafe extern "C" fn make(table: *mut ffi::PyObject, _none: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: SWIG calls this with the lock held.
    let (py, class) = unsafe { (Python::assume_attached(), class_of(table)) };
    raised::new_reference(py, class.full_name(), || instance::new(py, class))
}

/// Frees the object of a SWIG pointer.
unsafe extern "C" fn destroy(table: *mut ffi::PyObject, pointer: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: SWIG passes a pointer of the class's type, which owns the object, and is freed next.
    unsafe {
        let address = (*pointer.cast::<Pointer>()).address;
        if !address.is_null() {
            (class_of(table).destroy)(Object::new(address));
        }
        ffi::Py_NewRef(ffi::Py_None())
    }
}

/// Frees the shared pointer of a SWIG pointer.
unsafe extern "C" fn destroy_shared(
    table: *mut ffi::PyObject,
    pointer: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: as for `destroy`.
    unsafe {
        let address = (*pointer.cast::<Pointer>()).address;
        if let Some(adopt) = class_of(table).adopts().filter(|_| !address.is_null()) {
            destroy_holder(adopt(Object::new(address), true));
        }
        ffi::Py_NewRef(ffi::Py_None())
    }
}

/// Gives an instance without an object the object of a SWIG pointer. SWIG does this with the results of
/// functions, and in the constructor of a class that a SWIG module derives from one of quaff's.
///
/// # Errors
/// TypeError for an object whose class is not the instance's or derived from it; MemoryError.
pub(crate) fn adopt(instance: &Instance, own: &Bound<'_, PyAny>, pointer: &SwigPointer<'_>) -> Result<()> {
    let py = own.py();
    let kind = own.get_type();
    let order = kind.getattr("__mro__")?.cast_into::<PyTuple>().map_err(PyErr::from)?;
    let classes = || {
        let types = order.iter().filter_map(|base| base.cast_into::<PyType>().ok());
        types.filter_map(move |base| types::class_of_python(py, base.as_type_ptr()))
    };
    if let Some(class) = pointer.class().filter(|class| classes().any(|known| known == *class)) {
        let Some(object) = pointer.object_as(Some(class)) else { return Err(gone(class)) };
        if let Some(adopt) = class.adopts().filter(|_| pointer.is_shared(class)) {
            instance.make(object, class);
            // SAFETY: a live SWIG pointer to a shared pointer to an object of the class.
            let holder = adopt(unsafe { Object::new((*pointer.pointer()).address) }, false);
            return Ok(instance.hold_by(py, holder)?);
        }
        // SAFETY: a live SWIG pointer, and the lock is held.
        let was_owner = unsafe { std::mem::replace(&mut (*pointer.pointer()).owns, 0) != 0 };
        if was_owner {
            instance.make(object, class);
            instance.share(py, true)?;
        } else {
            instance.show(object, class, ptr::null_mut(), Reach { single: false, loose: true });
        }
        return Ok(());
    }
    for class in classes() {
        if let Some(object) = pointer.object_as(Some(class)) {
            return Ok(instance.show_foreign(object, class, pointer, None)?);
        }
    }
    let message = format!("`this`: a pointer of SWIG's to an object that is no `{}`", kind.name()?);
    Err(Failure::value(Error::new(ErrorKind::Type, message)))
}

fn gone(class: &Class) -> Failure {
    let message = format!("the `{}` is gone: C++ has taken it", class.full_name());
    Failure::value(Error::new(ErrorKind::Runtime, message))
}

/// The `this` of an instance that refers to a SWIG object: a new reference to SWIG's own pointer, or NULL.
pub(crate) fn this(instance: &Instance) -> *mut c_void {
    // SAFETY: the pointer is alive, because the guardian refers to it; the lock is held.
    instance.foreign().map_or(ptr::null_mut(), |pointer| unsafe { ffi::Py_NewRef(pointer.cast()).cast() })
}
