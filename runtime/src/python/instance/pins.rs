//! Elements that must stay in their places: an array shows a part of one, C++ keeps a pointer to it, or a C++
//! call that may call Python uses it.

use crate::python::instance::cells::{Pins, Why};
use crate::python::instance::{Instance, give_up};
use pyo3::Python;
use pyo3::ffi;
use smallvec::SmallVec;
use std::cell::Cell;

impl Why {
    fn count(self, whole: &Instance, change: impl Fn(u32) -> u32) {
        match self {
            Why::Shown => {
                whole.shown.set(change(whole.shown.get()));
                whole.count_exports(change);
            }
            Why::Used => whole.in_use.set(change(whole.in_use.get())),
        }
    }
}

/// Pins an element for a call with plain arguments, until [`unpin`] is called with the value of `pinned`.
/// Returns whether it is pinned: only one argument can be, and only in a container that has no place itself.
#[inline]
pub(crate) fn try_pin(element: &Instance, pinned: &Cell<*mut ffi::PyObject>) -> bool {
    element.whole().is_some_and(|whole| whole.is_owner() && pin_in(whole, pinned))
}

/// Does what [`try_pin`] does, for an element of `whole`, which owns its object: nothing else need be
/// pinned.
#[inline]
pub(crate) fn pin_in(whole: &Instance, pinned: &Cell<*mut ffi::PyObject>) -> bool {
    let is_first = pinned.get().is_null();
    if is_first {
        Why::Used.count(whole, |count| count + 1);
        // Borrowed: an element that is detached while it is used leaves the reference to its container
        // behind.
        pinned.set(whole.as_ptr());
    }
    is_first
}

/// Releases the pin that [`try_pin`] or [`pin_in`] has set.
///
/// # Safety
/// `pinned` was set by [`try_pin`] or [`pin_in`], and is passed once.
#[inline]
pub(crate) unsafe fn unpin(pinned: *mut ffi::PyObject) {
    // SAFETY: a live instance, to which the element has or had a reference; the lock is held.
    Why::Used.count(unsafe { Instance::at(pinned) }, |count| count - 1);
}

/// An empty set of pins.
impl Default for Pins {
    fn default() -> Pins {
        Pins { wholes: SmallVec::new(), why: Why::Used }
    }
}

impl Pins {
    /// The pins for an array or for a pointer that C++ keeps.
    pub(crate) fn shown(instance: &Instance) -> Pins {
        Pins::of(instance, Why::Shown)
    }

    /// The pins for a call.
    pub(crate) fn used(instance: &Instance) -> Pins {
        Pins::of(instance, Why::Used)
    }

    fn of(instance: &Instance, why: Why) -> Pins {
        let mut pins = Pins { wholes: SmallVec::new(), why };
        // The methods of an object do not move its members.
        let (mut own, mut is_inside_element) = (instance, false);
        while let Some(whole) = own.whole() {
            is_inside_element |= own.is_element();
            if is_inside_element {
                pins.add(whole);
            }
            own = whole;
        }
        if is_inside_element && !own.is_owner() {
            // SAFETY: the lock is held wherever instances are used.
            let py = unsafe { Python::assume_attached() };
            own.root_keepers(py).iter().filter_map(Instance::of).for_each(|keeper| pins.add(keeper));
        }
        pins
    }

    fn add(&mut self, whole: &Instance) {
        self.why.count(whole, |count| count + 1);
        // SAFETY: a live instance, and the lock is held.
        self.wholes.push(unsafe { ffi::Py_NewRef(whole.as_ptr()) });
    }

    /// The objects that the pins refer to, for the collector.
    pub(crate) fn wholes(&self) -> &[*mut ffi::PyObject] {
        &self.wholes
    }
}

impl Drop for Pins {
    fn drop(&mut self) {
        for whole in &self.wholes {
            // SAFETY: a live instance, to which this value refers; the lock is held.
            self.why.count(unsafe { Instance::at(*whole) }, |count| count - 1);
        }
        give_up::give_up(self.wholes.drain(..));
    }
}
