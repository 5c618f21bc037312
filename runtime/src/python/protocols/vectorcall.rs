//! `tp_vectorcall`: makes an instance with its object in one step, without a tuple of the arguments. Specs
//! accept the slot since Python 3.14. Subclasses do not inherit it: one made by Python code is called by
//! `tp_new` and `tp_init`.

use crate::python::call::shown::{Shows, showing};
use crate::python::instance::allocate;
use crate::python::interpreter::{attached, raised};
use crate::python::protocols::construct::construct_with;
use crate::python::table::Class;
use crate::python::table::arguments::objects;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::ffi::{c_int, c_ulong, c_void};
use std::{mem, ptr};

/// The number of the slot `Py_tp_vectorcall`, which PyO3 does not define for the older ABI that modules are
/// built for.
pub(crate) const SLOT: c_int = 82;

/// The first version of Python whose specs accept the slot, in the form of `Py_Version`.
const FIRST: c_ulong = 0x030E_0000;

/// The bit of the count that is set if the caller lends the place before the first argument.
const ARGUMENTS_OFFSET: usize = 1 << (usize::BITS - 1);

/// Whether the running Python accepts the slot.
pub(crate) fn is_supported() -> bool {
    // SAFETY: the number is constant.
    unsafe { ffi::Py_Version >= FIRST }
}

/// Calls the class `kind`.
///
/// # Safety
/// The call is that of `tp_vectorcall` of the class's type: the lock is held, `arguments` contains as many
/// live objects as `count` says and then one for each name in `keywords`, a tuple or NULL.
pub unsafe extern "C" fn call_class(
    class: &'static Class,
    kind: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: usize,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    let count = (count & !ARGUMENTS_OFFSET).cast_signed();
    // SAFETY: guaranteed by the caller; only the class's type has the slot. An instance without an object is
    // released.
    unsafe {
        if !is_as_made(class, kind.cast()) {
            return call_changed(kind, arguments, count, keywords);
        }
        let instance = allocate(kind.cast());
        if instance.is_null() || !construct_with(class, instance, arguments, count, keywords).is_null() {
            return instance;
        }
        ffi::Py_DECREF(instance);
        ptr::null_mut()
    }
}

/// Does what [`call_class`] does, for a class whose constructor has code that refers to the objects of the
/// call.
///
/// # Safety
/// The requirements of [`call_class`] hold.
pub unsafe extern "C" fn call_class_shown(
    class: &'static Class,
    kind: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: usize,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller: there are as many live arguments.
    unsafe {
        let objects = (0..count & !ARGUMENTS_OFFSET).map(|index| *arguments.add(index)).collect();
        showing(Shows::Constructor, objects, || call_class(class, kind, arguments, count, keywords))
    }
}

/// Whether the type makes instances as its spec says: any code can assign `__init__` and `__new__`.
///
/// # Safety
/// The type is alive, and the lock is held.
#[inline]
unsafe fn is_as_made(class: &Class, kind: *mut ffi::PyTypeObject) -> bool {
    // SAFETY: guaranteed by the caller.
    let is = |slot, function| unsafe { ptr::eq(ffi::PyType_GetSlot(kind, slot), function) };
    is(ffi::Py_tp_init, class.init.init as *const c_void)
        && is(ffi::Py_tp_new, class.init.new as *const c_void)
}

/// Calls a class in the way in which Python calls classes without the slot.
///
/// # Safety
/// The requirements of [`call_class`] hold, and `count` has no flag.
#[cold]
unsafe fn call_changed(
    kind: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller. Every Python type has a `tp_call` that runs `tp_new` and `tp_init`,
    // and returns a new reference or NULL with an exception set.
    unsafe {
        let py = Python::assume_attached();
        match gathered(py, arguments, count, keywords) {
            Ok((arguments, keywords)) => {
                let call = ffi::PyType_GetSlot(&raw mut ffi::PyType_Type, ffi::Py_tp_call);
                let call: ffi::ternaryfunc = mem::transmute(call);
                call(kind, arguments.as_ptr(), keywords.as_ptr())
            }
            Err(error) => {
                attached(py, |py| raised::raise(py, |_| error));
                ptr::null_mut()
            }
        }
    }
}

/// The arguments in the form that `tp_call` takes.
///
/// # Safety
/// The requirements of [`call_class`] hold, and `count` has no flag.
unsafe fn gathered<'py>(
    py: Python<'py>,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
    let named = PyDict::new(py);
    let count = count.unsigned_abs();
    // SAFETY: guaranteed by the caller: `count` live objects, and a tuple or NULL.
    unsafe {
        let names = Bound::from_borrowed_ptr_or_opt(py, keywords);
        let names = names.map_or_else(|| PyTuple::empty(py), |names| names.cast_into_unchecked());
        let given = objects(py, arguments, count + names.len());
        for (name, value) in names.iter().zip(&given[count..]) {
            named.set_item(name, value)?;
        }
        Ok((PyTuple::new(py, &given[..count])?, named))
    }
}
