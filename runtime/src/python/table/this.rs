//! The object that a method is called on.

use crate::core::object::Object;
use crate::python::table::Class;
use pyo3::ffi;
use std::marker::PhantomData;
use std::ptr::NonNull;

/// An instance, and the address of its object after conversion to the class that has the method.
#[derive(Clone, Copy)]
pub(crate) struct This<'a> {
    // Never null, so that an option has the same size.
    instance: NonNull<ffi::PyObject>,
    pub object: Object,
    /// The class that has the method; `None` if the object is being made.
    pub class: Option<&'static Class>,
    lives: PhantomData<&'a ()>,
}

impl This<'_> {
    /// An instance with the address of its object; `class` has the method.
    ///
    /// # Safety
    /// `instance` is a live instance of some class, for as long as the result is used.
    #[inline(always)]
    pub(crate) unsafe fn new(
        instance: *mut ffi::PyObject,
        object: Object,
        class: Option<&'static Class>,
    ) -> Self {
        // SAFETY: guaranteed by the caller: an instance has an address.
        This { instance: unsafe { NonNull::new_unchecked(instance) }, object, class, lives: PhantomData }
    }

    /// The address of the instance, which is alive.
    #[inline(always)]
    pub(crate) fn as_ptr(self) -> *mut ffi::PyObject {
        self.instance.as_ptr()
    }
}
