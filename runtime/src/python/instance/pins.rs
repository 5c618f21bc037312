//! Elements that must stay where they are: an array shows a part of one, C++ keeps a pointer to it, or a call of C++'s that
//! may call Python uses it.

use crate::python::instance::{Instance, give_up};
use pyo3::Python;
use pyo3::ffi;
use smallvec::SmallVec;
use std::cell::Cell;

/// The objects that an object has a place in, as long as this is there: nothing moves what is inside them, and they cannot be
/// given away.
pub(crate) struct Pins {
    /// References.
    wholes: SmallVec<[*mut ffi::PyObject; 2]>,
    why: Why,
}

#[derive(Clone, Copy)]
enum Why {
    /// An array shows the object, or C++ keeps a pointer to it.
    Shown,
    /// A call of C++'s uses the object.
    Used,
}

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

/// Holds an element where it is, for a call with plain arguments, until [`unpin`] is called with what `pinned` has then. Says
/// whether it does: of one argument, in a container that has no place itself.
#[inline]
pub(crate) fn pin_plainly(element: &Instance, pinned: &Cell<*mut ffi::PyObject>) -> bool {
    let whole = element.whole().filter(|whole| whole.is_owner() && pinned.get().is_null());
    if let Some(whole) = whole {
        Why::Used.count(whole, |count| count + 1);
        // Borrowed: an element that leaves while it is used leaves the reference to its container.
        pinned.set(whole.as_ptr());
    }
    whole.is_some()
}

/// Releases the pin that [`pin_plainly`] has set.
///
/// # Safety
/// `pinned` is what that has set, once.
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
        // The methods of what a part is a member of do not move the part.
        let (mut own, mut is_inside_element) = (instance, false);
        while let Some(whole) = own.whole() {
            is_inside_element |= own.is_element();
            if is_inside_element {
                pins.add(whole);
            }
            own = whole;
        }
        if is_inside_element && !own.is_owner() {
            // SAFETY: the lock is held wherever instances are.
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
            // SAFETY: a live instance, to which this refers; the lock is held.
            self.why.count(unsafe { Instance::at(*whole) }, |count| count - 1);
        }
        give_up::give_up(self.wholes.drain(..));
    }
}
