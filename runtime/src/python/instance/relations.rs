//! The relations of an instance to others: the keepers of its object, the objects that it is part of, and the arrays
//! that show it.

use crate::core::error::{Error, ErrorKind};
use crate::python::instance::{Instance, root};
use crate::python::interpreter::{Failure, Result, attached, raised};
use crate::python::table::Class;
use pyo3::exceptions::PyBufferError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::SmallVec;
use std::collections::HashSet;
use std::iter;

/// The keepers of an object: most often one instance.
pub(crate) type Keepers<'py> = SmallVec<[Bound<'py, PyAny>; 2]>;

impl Instance {
    /// Whether C++ may own the object, alone or with Python, also one that was Python's when it came to keep others.
    pub(crate) fn may_be_cxx(&self) -> bool {
        match self.whole() {
            Some(whole) => whole.may_be_cxx(),
            None => !self.ownership.get().is_only_owner() || self.is_holder(),
        }
    }

    /// The keeper of the object, if it is an instance of this class, which Python does not see.
    pub(crate) fn hidden_keeper(&self, hidden: &Class) -> Option<&Instance> {
        let keeper = self.keeper();
        // SAFETY: null, or a live object that this refers to, with the lock held.
        let keeper =
            unsafe { (!keeper.is_null() && root::is_instance(keeper)).then(|| Instance::at(keeper)) };
        keeper.filter(|keeper| keeper.is_of_hidden(hidden))
    }

    /// Whether this is an instance of a class that Python does not see. Each module has a table of its own for such a
    /// class, so the name decides.
    pub(crate) fn is_of_hidden(&self, hidden: &Class) -> bool {
        self.class.get().is_some_and(|class| class.cxx_name == hidden.cxx_name)
    }

    /// Whether somebody holds a buffer of memory inside one of the object's keepers.
    #[cold]
    pub(crate) fn keeper_has_exports(&self) -> bool {
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        let has =
            |keeper: &Bound<'_, PyAny>| Instance::of(keeper).is_some_and(|keeper| keeper.exports.get() != 0);
        self.root_keepers(py).iter().any(has)
    }

    /// The keepers of the object, unless that is this instance, and the objects that the object points to.
    pub(crate) fn neighbours<'py>(&self, py: Python<'py>) -> Keepers<'py> {
        let is_own = self.is_owner() || self.is_element();
        let mut others = if is_own { Keepers::new() } else { self.root_keepers(py) };
        // SAFETY: live objects, which this refers to; the lock is held.
        others.extend(self.kept_objects().map(|kept| unsafe { Bound::from_borrowed_ptr(py, kept) }));
        others
    }

    /// The keepers of the object: this instance, or those that the object is part of. The thread is attached to Python:
    /// without that, the references would wait for an attached thread to give them up.
    pub(crate) fn root_keepers<'py>(&self, py: Python<'py>) -> Keepers<'py> {
        let keeper = self.root_keeper();
        if keeper.is_null() {
            return Keepers::new();
        }
        // SAFETY: a live object, this or what this refers to, and the lock is held.
        let keeper = unsafe { Borrowed::from_ptr(py, keeper) };
        match keeper.cast::<PyTuple>() {
            Ok(several) => several.iter().collect(),
            Err(_) => iter::once(keeper.to_owned()).collect(),
        }
    }

    /// Checks that no array shows a member of the object, which goes to C++: C++ may free it.
    #[cold]
    pub(crate) fn check_unshown(&self) -> Result<()> {
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        // What shows a part is counted at what keeps that.
        let mut keepers = self.root_keepers(py).into_iter();
        let is_kept_shown = keepers.any(|keeper| Instance::of(&keeper).is_some_and(Instance::is_shown));
        if is_kept_shown { Err(shown()) } else { self.check_left() }
    }

    /// [`Self::check_unshown`] for an object that goes to C++ only if Python owns it.
    #[cold]
    pub(crate) fn check_left(&self) -> Result<()> {
        if self.is_left_shown() { Err(shown()) } else { Ok(()) }
    }

    /// Whether an array shows a member of an object that `disown` would leave to C++.
    fn is_left_shown(&self) -> bool {
        let (mut left, mut owners, mut is_shown) = (vec![self.as_ptr()], HashSet::new(), false);
        while let Some(object) = left.pop() {
            // SAFETY: this, or what an instance keeps: all are alive, and no code of theirs runs.
            let Some(instance) = (unsafe { root::is_instance(object).then(|| Instance::at(object)) }) else {
                continue;
            };
            is_shown |= instance.is_shown() || instance.own_holder().is_some_and(Instance::is_shown);
            // One that is not the owner keeps what is C++'s anyway.
            if instance.is_owner() && owners.insert(object) {
                left.extend(instance.kept_objects());
            }
        }
        is_shown
    }

    pub(crate) fn is_shown(&self) -> bool {
        self.shown.get() != 0 || self.in_use.get() != 0
    }

    /// Whether the object may be left to C++; otherwise an exception is set.
    pub(crate) fn may_be_left(&self) -> bool {
        let may = !self.is_left_shown();
        if !may {
            // SAFETY: the lock is held wherever instances are.
            let py = unsafe { Python::assume_attached() };
            attached(py, |py| raised::raise(py, |py| raised::exception::<PyBufferError>(py, SHOWN)));
        }
        may
    }
}

const SHOWN: &str =
    "an array shows a member of the object, which C++ could free: drop the array first, or copy it";

#[cold]
fn shown() -> Failure {
    Failure::value(Error::new(ErrorKind::Buffer, SHOWN))
}
