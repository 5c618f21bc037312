//! The arguments of a call from C++ to Python.

use crate::core::slot::{SLOT_SIZE, Slot};
use crate::python::interpreter::Result;
use crate::python::table::Overridable;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;
use std::slice;

/// The instance that a method is called on, borrowed from the caller of C++, followed by references to the
/// arguments. For a callable that takes no instance, the first place is empty.
///
/// The places overlap the slots of the arguments: a slot has room for two objects, so that the object for a
/// slot is written over slots that have been read. No call has to allocate memory for them.
pub(crate) struct Passed {
    places: *mut *mut ffi::PyObject,
    /// The number of places up to the last argument that was made.
    count: usize,
}

const _: () = assert!(SLOT_SIZE >= 2 * size_of::<*mut ffi::PyObject>());

impl Passed {
    /// Makes the arguments of a call on `this` from the slots that C++ has written.
    ///
    /// # Safety
    /// `arguments` has a slot for each argument of the function, but at least one, and C++ has written there
    /// what the table says. No other code uses the slots as long as this value lives.
    #[inline(always)]
    pub(crate) unsafe fn new(
        py: Python<'_>,
        this: *mut ffi::PyObject,
        function: &Overridable,
        arguments: *mut Slot,
    ) -> Result<Passed> {
        let mut passed = Passed { places: arguments.cast(), count: 1 };
        for (index, given) in function.arguments.iter().enumerate() {
            // SAFETY: guaranteed by the caller; the filled places end before this slot, or within it if it is
            // the first.
            let made = match unsafe { given.object(py, &*arguments.add(index)) } {
                Ok(made) => made.into_ptr(),
                Err(failure) => {
                    // SAFETY: guaranteed by the caller; these slots have not been read.
                    unsafe { discard(function, arguments, index + 1) };
                    return Err(failure);
                }
            };
            // SAFETY: there are as many places as arguments, and one for the instance.
            unsafe { passed.places.add(passed.count).write(made) };
            passed.count += 1;
        }
        // SAFETY: as above.
        unsafe { passed.places.write(this) };
        Ok(passed)
    }

    /// The instance and the arguments.
    #[inline(always)]
    pub(crate) fn places(&mut self) -> &mut [*mut ffi::PyObject] {
        // SAFETY: this number of places is filled, and no other code uses them.
        unsafe { slice::from_raw_parts_mut(self.places, self.count) }
    }
}

impl Drop for Passed {
    #[inline(always)]
    fn drop(&mut self) {
        for at in 1..self.count {
            // SAFETY: this value owns the reference, and the lock is held.
            unsafe { ffi::Py_DECREF(ptr::read(self.places.add(at))) };
        }
    }
}

/// Frees the objects that C++ gives to Python with the arguments from `first` on, if the call does not take
/// place.
///
/// # Safety
/// The requirements of [`Passed::new`] hold, and no Python objects were made of these arguments.
#[cold]
pub(super) unsafe fn discard(function: &Overridable, arguments: *const Slot, first: usize) {
    // SAFETY: guaranteed by the caller.
    let slots = unsafe { slice::from_raw_parts(arguments, function.arguments.len()) };
    for (given, slot) in function.arguments.iter().zip(slots).skip(first) {
        // SAFETY: guaranteed by the caller.
        unsafe { given.discard(slot) };
    }
}
