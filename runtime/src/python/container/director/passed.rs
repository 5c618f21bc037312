//! The arguments of a call from C++ to Python.

use crate::core::dtype::Dtype;
use crate::core::slot::{SLOT_SIZE, Slot};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::Overridable;
use crate::python::table::class::PassedValue;
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
            let slot = unsafe { &*arguments.add(index) };
            let made = match given {
                // The most frequent kind is handled without a jump table. SAFETY: C++ has written a double,
                // and the lock is held.
                PassedValue::Scalar(Dtype::Float64) => unsafe { ffi::PyFloat_FromDouble(slot.get()) },
                // SAFETY: guaranteed by the caller.
                _ => match unsafe { given.object(py, slot) } {
                    Ok(made) => made.into_ptr(),
                    // SAFETY: guaranteed by the caller; the slots behind this one have not been read.
                    Err(failure) => return Err(unsafe { stopped(function, arguments, index, failure) }),
                },
            };
            if made.is_null() {
                // SAFETY: as above.
                return Err(unsafe { stopped(function, arguments, index, Failure::set(py)) });
            }
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

/// Discards the arguments behind `index`, whose conversion failed, and returns the failure.
///
/// # Safety
/// The requirements of [`discard`] hold.
#[cold]
unsafe fn stopped(function: &Overridable, arguments: *const Slot, index: usize, failure: Failure) -> Failure {
    // SAFETY: guaranteed by the caller.
    unsafe { discard(function, arguments, index + 1) };
    failure
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
