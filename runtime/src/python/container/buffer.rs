//! The buffer protocol of containers whose elements are numbers one after another: `numpy.asarray(vector)` shows them where
//! they lie. While somebody holds such a buffer, what may move the elements raises BufferError, as with Python's
//! `bytearray`. A container that is part of another object has no buffer: C++ may change it through that.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::{Elements, Object};
use crate::python::instance::Instance;
use crate::python::interpreter::attach::attached;
use crate::python::interpreter::failure::{Failure, Result};
use crate::python::interpreter::raised;
use crate::python::table::function::Function;
use pyo3::exceptions::PyBufferError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_void};
use std::ptr;

/// The methods of containers that leave elements where they lie.
const STEADY: [&str; 11] = [
    "__bool__",
    "__copy__",
    "__getitem__",
    "__len__",
    "__setitem__",
    "back",
    "capacity",
    "empty",
    "fill",
    "front",
    "size",
];

/// The slots of a class whose elements are numbers; none otherwise.
pub(crate) fn slots(class: &crate::python::table::class::Class) -> Vec<ffi::PyType_Slot> {
    let is_shown =
        class.conversion.as_ref().and_then(|conversion| conversion.elements).is_some_and(|elements| {
            let mut known = Elements::NONE;
            elements(Object::NULL, &mut known);
            !known.format.is_null()
        });
    if !is_shown {
        return Vec::new();
    }
    let slot = crate::python::instance::root::slot;
    vec![
        slot(ffi::Py_bf_getbuffer, get as *const c_void),
        slot(ffi::Py_bf_releasebuffer, release as *const c_void),
    ]
}

/// The number of elements and the distance between them, which a buffer points to.
type Extent = [ffi::Py_ssize_t; 2];

unsafe extern "C" fn get(exporter: *mut ffi::PyObject, view: *mut ffi::Py_buffer, flags: c_int) -> c_int {
    // SAFETY: as Python calls it: a live instance, and the lock is held.
    let (py, instance) = unsafe { (Python::assume_attached(), Instance::at(exporter)) };
    match instance.elements() {
        Ok(elements) if !view.is_null() => {
            // SAFETY: room for a buffer; the elements stay while it is held.
            unsafe { fill(&mut *view, exporter, &elements, flags) };
            instance.exports.set(instance.exports.get() + 1);
            0
        }
        other => {
            let why = other.err().unwrap_or("there is no room for the buffer");
            if !view.is_null() {
                // SAFETY: room for a buffer.
                unsafe { (*view).obj = ptr::null_mut() };
            }
            attached(py, |py| raised::raise(py, |py| raised::exception::<PyBufferError>(py, why)));
            -1
        }
    }
}

/// # Safety
/// `exporter` is a live object, which the view holds from then on, and the lock is held.
unsafe fn fill(view: &mut ffi::Py_buffer, exporter: *mut ffi::PyObject, elements: &Elements, flags: c_int) {
    let has = |flag: c_int| flags & flag == flag;
    let count = elements.count.cast_signed() as ffi::Py_ssize_t;
    let size = elements.size.cast_signed() as ffi::Py_ssize_t;
    let extent: *mut Extent = Box::into_raw(Box::new([count, size]));
    // A container without elements may have no memory.
    view.buf = if elements.data.is_null() { extent.cast() } else { elements.data };
    view.len = count * size;
    view.itemsize = size;
    view.readonly = 0;
    view.ndim = 1;
    view.format = if has(ffi::PyBUF_FORMAT) { elements.format.cast_mut() } else { ptr::null_mut() };
    view.shape = if has(ffi::PyBUF_ND) { extent.cast() } else { ptr::null_mut() };
    // SAFETY: the second of the two.
    let distance = unsafe { extent.cast::<ffi::Py_ssize_t>().add(1) };
    view.strides = if has(ffi::PyBUF_STRIDES) { distance } else { ptr::null_mut() };
    view.suboffsets = ptr::null_mut();
    view.internal = extent.cast();
    // SAFETY: the caller's.
    view.obj = unsafe { ffi::Py_NewRef(exporter) };
}

unsafe extern "C" fn release(exporter: *mut ffi::PyObject, view: *mut ffi::Py_buffer) {
    // SAFETY: as Python calls it: a live instance and a buffer that `fill` has filled, once, with the lock held.
    unsafe {
        let instance = Instance::at(exporter);
        instance.exports.set(instance.exports.get() - 1);
        drop(Box::from_raw((*view).internal.cast::<Extent>()));
    }
}

impl Instance {
    /// Where the elements lie; why nobody may see them otherwise.
    fn elements(&self) -> std::result::Result<Elements, &'static str> {
        let class = self.class.get().ok_or("the object was not constructed")?;
        let elements = class.binding().conversion.as_ref().and_then(|conversion| conversion.elements);
        let elements = elements.ok_or("its elements are not numbers")?;
        if !self.is_alive() {
            return Err("the object is gone");
        }
        if !self.ownership.get().is_only_owner() {
            return Err("it is part of another object, through which C++ may change it: copy it");
        }
        let mut known = Elements::NONE;
        elements(self.object(), &mut known);
        Ok(known)
    }

    /// Whether others may show what the object has, or it has to do with others.
    #[inline]
    pub(crate) fn is_related(&self) -> bool {
        self.exports.get() != 0 || self.is_tied() || self.refers_to_others()
    }

    /// Sees that nobody holds a buffer of what a call may change.
    #[inline]
    pub(crate) fn check_changeable(&self) -> Result<()> {
        if self.reaches_exports() { Err(exported()) } else { Ok(()) }
    }

    /// Whether somebody holds a buffer of what the object has inside or points to: C++ may change both through it.
    #[inline]
    pub(crate) fn reaches_exports(&self) -> bool {
        self.exports.get() != 0 || self.refers_to_others() && self.others_have_exports()
    }

    /// Whether the object is part of others, or points to some.
    #[inline]
    fn refers_to_others(&self) -> bool {
        !self.is_owner() && !self.keeper().is_null() || self.keeps(|_| true)
    }

    /// Looks two steps far: lists of objects that point to each other may be long.
    #[cold]
    fn others_have_exports(&self) -> bool {
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        let near = self.neighbours(py);
        let near = || near.iter().filter_map(Instance::of);
        let is_exported = |instance: &Instance| instance.exports.get() != 0;
        near().any(is_exported)
            || near()
                .filter(|instance| instance.refers_to_others())
                .any(|instance| instance.neighbours(py).iter().filter_map(Instance::of).any(is_exported))
    }

    /// Whether somebody holds a buffer of the elements, or of what the object has inside.
    #[inline]
    pub(crate) fn has_exports(&self) -> bool {
        let is_whole = self.is_owner() || self.keeper().is_null();
        self.exports.get() != 0 || !is_whole && self.keeper_has_exports()
    }

    /// Sees that a method leaves elements where they lie of which somebody holds a buffer.
    #[inline]
    pub(crate) fn check_method(&self, function: &Function, first: *mut ffi::PyObject) -> Result<()> {
        if self.reaches_exports() { self.check_steady(function, first) } else { Ok(()) }
    }

    #[cold]
    fn check_steady(&self, function: &Function, first: *mut ffi::PyObject) -> Result<()> {
        let class = self.class.get().map(crate::python::table::class::Class::binding);
        let is_container = class.is_some_and(|class| !slots(class).is_empty());
        match class {
            Some(class) if self.leaves_elements(class, function) => Ok(()),
            _ if is_container => steady(function, first),
            _ => Err(exported()),
        }
    }
}

fn steady(function: &Function, first: *mut ffi::PyObject) -> Result<()> {
    // SAFETY: null, or a live argument, and the lock is held.
    let is_slice =
        !first.is_null() && unsafe { ffi::PyObject_TypeCheck(first, &raw mut ffi::PySlice_Type) != 0 };
    let resizes = function.name() == "__setitem__" && is_slice;
    if STEADY.contains(&function.name()) && !resizes { Ok(()) } else { Err(exported()) }
}

#[cold]
fn exported() -> Failure {
    let message = "an array or a buffer shows the elements: they may not move before it is gone";
    Failure::value(Error::new(ErrorKind::Buffer, message))
}
