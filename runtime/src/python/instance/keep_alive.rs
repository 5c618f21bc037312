//! Keeps objects alive as long as another one exists, as `%keep_alive` specifies. In contrast to the target
//! of a data member, such an object is never replaced: only C++ knows when it is no longer needed.

use crate::python::instance::{Instance, root};
use pyo3::prelude::*;

impl Instance {
    /// Keeps `object` alive as long as the object of this instance exists: in the instance that frees the
    /// object of this one. If C++ frees the object of this instance, its lifetime is not known: `object` is
    /// then kept forever.
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
            // SAFETY: the instance lives forever, because it was made before any other one.
            unsafe { Instance::at(root::of_cxx()) }.keep_always(object);
        }
    }

    /// Keeps the arrays alive forever to whose memory the object refers, before C++ owns the object.
    pub(super) fn leave_kept_memory(&self) {
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        // SAFETY: as in `keep_alive`.
        let of_cxx = unsafe { Instance::at(root::of_cxx()) };
        for kept in self.kept_objects() {
            // SAFETY: a live object, to which this instance refers; the lock is held.
            let kept = unsafe { Bound::from_borrowed_ptr(py, kept) };
            if Instance::of(&kept).is_none() {
                of_cxx.keep_always(kept);
            }
        }
    }
}
