//! The pointers that the attribute `this` returns: each instance has at most one, which is compared, hashed
//! and converted to a number by the address of the instance's object, independent of the class. A class may
//! therefore compare the pointers in its own `__eq__`. All other requests are passed on to the instance.
//!
//! A pointer begins with the fields of SWIG's own, so that the functions of modules built with SWIG take the
//! object (`instance/swig/pointers.rs`). Those functions keep no reference to the pointer, so the instance
//! keeps it as long as it lives. A pointer that outlives its instance keeps the object, in an instance that
//! Python does not see.

use crate::core::ownership::Ownership;
use crate::python::instance::cells::{Pointer, SwigPointers};
use crate::python::instance::{Instance, plain_instance, root};
use crate::python::interpreter::found;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::swig::layout;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// This module's reference to the type of all pointers of the process; NULL before the module has a class.
pub(crate) static KIND: AtomicPtr<ffi::PyTypeObject> = AtomicPtr::new(ptr::null_mut());

/// A new reference to the pointer of an instance; NULL with an exception set.
///
/// # Safety
/// `instance` is a live instance, and the lock is held.
pub(crate) unsafe fn to(instance: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller; the parts of a live instance are alive.
    unsafe {
        let own = Instance::at(instance);
        let mut pointer = own.pointer.get();
        if pointer.is_null() {
            pointer = new(instance);
            if pointer.is_null() {
                return ptr::null_mut();
            }
            own.pointer.set(pointer);
        }
        own.write_swig();
        ffi::Py_NewRef(pointer.cast())
    }
}

/// A new pointer, which has no reference to its instance.
///
/// # Safety
/// The requirements of [`to`] hold.
unsafe fn new(instance: *mut ffi::PyObject) -> *mut Pointer {
    // SAFETY: the instance's module has loaded the type, which has the size of a `Pointer`; all fields after
    // the head are written before the collector tracks the object.
    unsafe {
        let pointer: *mut Pointer = ffi::PyObject_GC_New(KIND.load(Ordering::Relaxed));
        if !pointer.is_null() {
            layout::Pointer::clear(&raw mut (*pointer).swig);
            (&raw mut (*pointer).unused).write([ptr::null_mut(); 2]);
            (&raw mut (*pointer).instance).write(instance);
            (&raw mut (*pointer).keeps).write(false);
            (&raw mut (*pointer).for_swig).write(SwigPointers::default());
            ffi::PyObject_GC_Track(pointer.cast());
        }
        pointer
    }
}

impl Instance {
    /// The instance that `object` is, or to which it points as an attribute `this`.
    pub(crate) fn behind<'a>(object: &'a Bound<'_, PyAny>) -> Option<&'a Instance> {
        // SAFETY: a live object, and the lock is held; a pointer keeps its instance alive, and so for `'a`.
        unsafe { instance_behind(object.as_ptr()).map(|instance| Instance::at(instance)) }
    }

    /// Detaches the pointer before the instance is freed. A pointer with other references keeps the object,
    /// in a new instance.
    #[inline]
    pub(crate) fn leave_pointer(&self) {
        if !self.pointer.get().is_null() {
            self.leave_pointer_to_others();
        }
    }

    #[cold]
    fn leave_pointer_to_others(&self) {
        // User code may run below: it must not find this instance, to which nothing refers, in a list or by
        // the pointer.
        self.leave_list();
        self.unlist();
        // SAFETY: this instance has a reference to the pointer; the lock is held wherever instances are used.
        unsafe { (*self.pointer.get()).instance = ptr::null_mut() };
        self.read_swig();
        let pointer = self.pointer.replace(ptr::null_mut());
        // SAFETY: as above; the reference is released.
        unsafe {
            let own = 1 + isize::from(self.is_in_own_dict(pointer));
            let has_others = ffi::Py_REFCNT(pointer.cast()) > own;
            (*pointer).instance =
                match has_others.then(|| self.handed_over(Python::assume_attached())).flatten() {
                    Some(kept) => {
                        (*pointer).keeps = true;
                        let kept = kept.into_ptr();
                        Instance::at(kept).pointer.set(pointer);
                        Instance::at(kept).write_swig();
                        Instance::at(kept).pointer.set(ptr::null_mut());
                        kept
                    }
                    None => {
                        SwigPointers::clear(pointer);
                        ptr::null_mut()
                    }
                };
            ffi::Py_DECREF(pointer.cast());
        }
    }

    /// Whether the dictionary of the instance, which ends with the instance, refers to its pointer.
    fn is_in_own_dict(&self, pointer: *mut Pointer) -> bool {
        let dict = self.dict.get();
        // SAFETY: NULL, or a live dictionary, and the lock is held; the text ends with a zero.
        unsafe {
            !dict.is_null()
                && ffi::Py_REFCNT(dict) == 1
                && ptr::eq(ffi::PyDict_GetItemString(dict, c"this".as_ptr()), pointer.cast())
        }
    }

    /// A new instance with the object, if it still exists.
    fn handed_over<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyAny>> {
        // C++ shared pointers refer to an instance that has lent its object.
        if !self.is_alive() || self.ownership.get().ownership() == Ownership::Lent {
            return None;
        }
        // Without memory the object is freed.
        let made = plain_instance(py).ok()?;
        // SAFETY: the instance was just made.
        unsafe { Instance::at(made.as_ptr()) }.take_over(self);
        Some(made)
    }
}

/// The instance that `given` points to, if it is a pointer.
pub(crate) fn pointee<'py>(given: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    // SAFETY: a live object, and the lock is held; the result is NULL or a live instance.
    unsafe { Bound::from_borrowed_ptr_or_opt(given.py(), of(given.as_ptr())) }
}

/// The instance that an object points to, borrowed; NULL if the object is not a pointer.
///
/// # Safety
/// `object` is alive, and the lock is held.
unsafe fn of(object: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller; objects of exactly this type are pointers.
    unsafe {
        match ptr::eq(ffi::Py_TYPE(object), KIND.load(Ordering::Relaxed)) {
            true => (*object.cast::<Pointer>()).instance,
            false => ptr::null_mut(),
        }
    }
}

/// Whether an object is an instance, or points to one; the instance is borrowed.
///
/// # Safety
/// `object` is alive, and the lock is held.
pub(crate) unsafe fn instance_behind(object: *mut ffi::PyObject) -> Option<*mut ffi::PyObject> {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let pointee = of(object);
        if !pointee.is_null() {
            return Some(pointee);
        }
        root::is_instance(object).then_some(object)
    }
}

/// Whether an object is a weak proxy of another one, such as the result of `__disown__`.
#[inline]
pub(crate) fn is_weak_proxy(given: &Bound<'_, PyAny>) -> bool {
    // SAFETY: a live object, and the lock is held.
    unsafe { ffi::PyWeakref_CheckProxy(given.as_ptr()) != 0 }
}

/// The attribute `this` of an object.
fn this<'py>(given: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    found(given.py(), given.getattr(intern!(given.py(), "this")))
}

/// The instance inside one of quaff's exceptions, or behind a pointer or a weak proxy.
pub(crate) fn instance_inside<'py>(given: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    if let Some(pointee) = pointee(given) {
        return Some(pointee);
    }
    if is_weak_proxy(given) {
        return this(given).and_then(|this| self::pointee(&this));
    }
    // SAFETY: a live object, and the lock is held.
    let is_exception = unsafe { ffi::PyExceptionInstance_Check(given.as_ptr()) != 0 };
    let this = is_exception.then(|| this(given)).flatten()?;
    Instance::of(&this).is_some().then_some(this)
}
