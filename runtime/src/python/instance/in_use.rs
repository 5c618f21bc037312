//! What an element must not be assigned to: C++ uses it, or something inside it.

use crate::python::instance::Instance;
use crate::python::instance::ties::Ties;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::SmallVec;

/// Elements that C++ uses, or something inside them, as long as this is there.
pub(crate) struct InUse<'py>(SmallVec<[Bound<'py, PyAny>; 2]>);

impl<'py> InUse<'py> {
    /// Those that instances are, or are part of.
    pub(crate) fn of<'a>(py: Python<'py>, instances: impl Iterator<Item = &'a Instance>) -> InUse<'py> {
        let mut used = InUse(SmallVec::new());
        for instance in instances.filter(|instance| instance.is_tied()) {
            used.0.extend(instance.wholes(py));
        }
        used.each(|ties| ties.uses += 1);
        used
    }

    fn each(&self, change: impl Fn(&mut Ties)) {
        for instance in self.0.iter().filter_map(Instance::of) {
            instance.with_ties(&change);
        }
    }
}

impl Drop for InUse<'_> {
    fn drop(&mut self) {
        self.each(|ties| ties.uses -= 1);
    }
}

/// C++ has returned an object that may be inside an element. `keeper`: what keeps the object alive, or NULL.
pub(crate) fn pin(py: Python<'_>, keeper: *mut ffi::PyObject) {
    if keeper.is_null() {
        return;
    }
    let pin = |keeper: &Bound<'_, PyAny>| {
        if let Some(element) = Instance::of(keeper).filter(|keeper| keeper.has_ties()) {
            element.with_ties(|ties| ties.is_pinned = true);
        }
    };
    // SAFETY: a live object.
    let keeper = unsafe { Borrowed::from_ptr(py, keeper) };
    match keeper.cast::<PyTuple>() {
        Ok(several) => several.iter().for_each(|keeper| pin(&keeper)),
        Err(_) => pin(&keeper),
    }
}
