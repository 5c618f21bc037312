//! Keeps objects alive for as long as another one is there, as `%keep_alive` says. In contrast to what a data member points
//! to, nothing takes the place of such an object: C++ alone knows when it lets go of it.

use crate::python::instance::{Instance, root};
use pyo3::prelude::*;

impl Instance {
    /// Keeps `object` as long as the object of this instance is there: by the instance that frees the object of this one.
    /// If C++ frees the object of this instance, nobody knows when: `object` is then kept for ever.
    #[cold]
    pub(crate) fn keep_alive(&self, object: Bound<'_, PyAny>) {
        let mut whole = self;
        while let Some(next) = whole.whole() {
            whole = next;
        }
        let keepers = whole.root_keepers(object.py());
        let is_lasting = |keeper: &Bound<'_, PyAny>| {
            Instance::of(keeper).is_some_and(|keeper| keeper.is_owner() && !keeper.is_holder())
        };
        if !keepers.is_empty() && keepers.iter().all(is_lasting) {
            keepers.iter().filter_map(Instance::of).for_each(|keeper| keeper.keep_always(object.clone()));
        } else {
            // SAFETY: an instance that lives for ever: it was made before any other one.
            unsafe { Instance::at(root::of_cxx()) }.keep_always(object);
        }
    }

    /// Keeps the arrays for ever whose memory the object refers to, before C++ owns the object.
    pub(super) fn leave_kept_memory(&self) {
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        // SAFETY: as for `keep_alive`.
        let of_cxx = unsafe { Instance::at(root::of_cxx()) };
        for kept in self.kept_objects() {
            // SAFETY: a live object, which this refers to; the lock is held.
            let kept = unsafe { Bound::from_borrowed_ptr(py, kept) };
            if Instance::of(&kept).is_none() {
                of_cxx.keep_always(kept);
            }
        }
    }
}
