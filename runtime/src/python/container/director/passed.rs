//! The arguments of a call of Python by C++.

use crate::core::slot::{SLOT_SIZE, Slot};
use crate::python::interpreter::Result;
use crate::python::table::Overridable;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;
use std::slice;

/// The instance that a method is called on, borrowed from whoever calls C++ with its object, and behind it references to
/// the arguments. For a callable that takes no instance, the first place is empty.
///
/// They lie in the slots of the arguments: a slot has room for two objects, so that the object of a slot lies over slots
/// that have been read. No call needs memory of its own for them.
pub(crate) struct Passed {
    places: *mut *mut ffi::PyObject,
    /// The places up to the last argument that is made.
    count: usize,
}

const _: () = assert!(SLOT_SIZE >= 2 * size_of::<*mut ffi::PyObject>());

impl Passed {
    /// Makes the arguments of a call on `this` of what C++ has written to the slots.
    ///
    /// # Safety
    /// `arguments` has a slot for each of the function's, in which C++ has written what the table says, and at least one. The
    /// slots are for these arguments alone, as long as they live.
    #[inline(always)]
    pub(crate) unsafe fn new(
        py: Python<'_>,
        this: *mut ffi::PyObject,
        function: &Overridable,
        arguments: *mut Slot,
    ) -> Result<Passed> {
        let mut passed = Passed { places: arguments.cast(), count: 1 };
        for (index, given) in function.arguments.iter().enumerate() {
            // SAFETY: the caller's; the places that are filled end before this slot, or within it if it is the first.
            let made = match unsafe { given.object(py, &*arguments.add(index)) } {
                Ok(made) => made.into_ptr(),
                Err(failure) => {
                    // SAFETY: the caller's; these slots have not been read.
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
        // SAFETY: so many places are filled, and nobody else uses them.
        unsafe { slice::from_raw_parts_mut(self.places, self.count) }
    }
}

impl Drop for Passed {
    #[inline(always)]
    fn drop(&mut self) {
        for at in 1..self.count {
            // SAFETY: a reference that is given up, with the lock held.
            unsafe { ffi::Py_DECREF(ptr::read(self.places.add(at))) };
        }
    }
}

/// Frees the objects that C++ gives to Python with the arguments from the one at `first` on, of a call that is not made.
///
/// # Safety
/// The conditions of [`Passed::new`] hold, and it has not made Python objects of these arguments.
#[cold]
pub(super) unsafe fn discard(function: &Overridable, arguments: *const Slot, first: usize) {
    // SAFETY: the caller's.
    let slots = unsafe { slice::from_raw_parts(arguments, function.arguments.len()) };
    for (given, slot) in function.arguments.iter().zip(slots).skip(first) {
        // SAFETY: the caller's.
        unsafe { given.discard(slot) };
    }
}
