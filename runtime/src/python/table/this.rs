//! The object that a method is called on.

use crate::core::object::Object;
use crate::python::table::Class;
use pyo3::ffi;
use std::marker::PhantomData;
use std::ptr::NonNull;

/// An instance of a class, and its object as the class that the method is of.
#[derive(Clone, Copy)]
pub(crate) struct This<'a> {
    // No null pointer, so that an option is as large.
    instance: NonNull<ffi::PyObject>,
    pub object: Object,
    /// The class that the method is of; `None` where the object is being made.
    pub class: Option<&'static Class>,
    lives: PhantomData<&'a ()>,
}

impl This<'_> {
    /// # Safety
    /// A live instance of some class, for as long as this is used.
    #[inline(always)]
    pub(crate) unsafe fn new(
        instance: *mut ffi::PyObject,
        object: Object,
        class: Option<&'static Class>,
    ) -> Self {
        // SAFETY: the caller's: an instance has an address.
        This { instance: unsafe { NonNull::new_unchecked(instance) }, object, class, lives: PhantomData }
    }

    /// The instance, which is alive.
    #[inline(always)]
    pub(crate) fn as_ptr(self) -> *mut ffi::PyObject {
        self.instance.as_ptr()
    }
}
