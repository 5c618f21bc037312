//! The arguments of a call of Python by C++.

use crate::core::slot::Slot;
use crate::python::interpreter::Result;
use crate::python::table::Overridable;
use pyo3::ffi;
use pyo3::prelude::*;
use std::mem::MaybeUninit;
use std::slice;

/// Calls with at most this many places allocate nothing.
const FEW: usize = 8;

/// The instance that a method is called on, borrowed from whoever calls C++ with its object, and behind it references to
/// the arguments. For a callable that takes no instance, the first place is empty.
///
/// Everything happens in place: moving what was just written takes as long as making it.
pub(crate) struct Passed {
    few: [MaybeUninit<*mut ffi::PyObject>; FEW],
    /// Takes the place of `few` if there are more arguments.
    many: Vec<MaybeUninit<*mut ffi::PyObject>>,
    /// The places that are filled, from the first on.
    count: usize,
}

impl Passed {
    /// The arguments of a call on `this`, of which there are none yet.
    #[inline]
    pub(crate) fn new(this: *mut ffi::PyObject) -> Passed {
        let mut few = [MaybeUninit::uninit(); FEW];
        few[0] = MaybeUninit::new(this);
        Passed { few, many: Vec::new(), count: 1 }
    }

    /// Adds the arguments in the slots, once.
    ///
    /// # Safety
    /// `arguments` has a slot for each of the function's, in which C++ has written what the table says.
    #[inline(always)]
    pub(crate) unsafe fn add(
        &mut self,
        py: Python<'_>,
        function: &Overridable,
        arguments: *const Slot,
    ) -> Result<()> {
        // SAFETY: the caller's.
        let slots = unsafe { slice::from_raw_parts(arguments, function.arguments.len()) };
        if slots.len() >= FEW {
            self.many = vec![MaybeUninit::uninit(); slots.len() + 1];
            self.many[0] = self.few[0];
        }
        for (index, (given, slot)) in function.arguments.iter().zip(slots).enumerate() {
            // SAFETY: the caller's.
            let made = match unsafe { given.to_python(py, slot) } {
                Ok(made) => made.into_ptr(),
                Err(failure) => {
                    // SAFETY: the caller's.
                    unsafe { discard(function, arguments, index + 1) };
                    return Err(failure);
                }
            };
            let count = self.count;
            self.all()[count] = MaybeUninit::new(made);
            self.count += 1;
        }
        Ok(())
    }

    #[inline]
    fn all(&mut self) -> &mut [MaybeUninit<*mut ffi::PyObject>] {
        if self.many.is_empty() { &mut self.few } else { &mut self.many }
    }

    /// The instance and the arguments.
    #[inline]
    pub(crate) fn places(&mut self) -> &mut [*mut ffi::PyObject] {
        let count = self.count;
        let all = &mut self.all()[..count];
        // SAFETY: so many places are filled.
        unsafe { slice::from_raw_parts_mut(all.as_mut_ptr().cast(), count) }
    }

    /// Releases the arguments.
    #[inline(always)]
    pub(crate) fn release(&mut self) {
        for argument in &self.places()[1..] {
            // SAFETY: a reference that is given up, with the lock held.
            unsafe { ffi::Py_DECREF(*argument) };
        }
        self.count = 1;
    }
}

/// Frees the objects that C++ gives to Python with the arguments from the one at `first` on, of a call that is not made.
///
/// # Safety
/// The conditions of [`Passed::add`] hold, and it has not made Python objects of these arguments.
#[cold]
pub(super) unsafe fn discard(function: &Overridable, arguments: *const Slot, first: usize) {
    // SAFETY: the caller's.
    let slots = unsafe { slice::from_raw_parts(arguments, function.arguments.len()) };
    for (given, slot) in function.arguments.iter().zip(slots).skip(first) {
        // SAFETY: the caller's.
        unsafe { given.discard(slot) };
    }
}

impl Drop for Passed {
    #[inline]
    fn drop(&mut self) {
        self.release();
    }
}
