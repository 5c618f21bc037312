//! The relations between instances: the keepers of an object, the objects that it is part of, the arrays over
//! it, and the further objects of an instance.
//!
//! A Python class that derives from several C++ classes has an object of each whose constructor was called.
//! Each further object belongs to an instance of its own, which Python does not see and which the first
//! instance keeps. If such an object is a director, C++ calls the methods of the instance that Python sees.

use crate::core::error::{Error, ErrorKind};
use crate::python::instance::cells::KeptSlot;
use crate::python::instance::key::KeyHash;
use crate::python::instance::{Instance, root};
use crate::python::interpreter::{Failure, Result, attached, raised};
use crate::python::table::Class;
use pyo3::exceptions::PyBufferError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::SmallVec;
use std::collections::HashSet;
use std::{iter, ptr};

/// The keepers of an object: usually one instance.
pub(crate) type Keepers<'py> = SmallVec<[Bound<'py, PyAny>; 2]>;

impl Instance {
    /// Whether C++ may own the object, alone or together with Python; also true if C++ took the object after
    /// the object kept others alive.
    pub(crate) fn may_be_cxx(&self) -> bool {
        match self.whole() {
            Some(whole) => whole.may_be_cxx(),
            None => !self.ownership.get().is_only_owner() || self.is_holder(),
        }
    }

    /// The keeper of the object, if the keeper is an instance of `hidden`, a class that Python does not see.
    pub(crate) fn hidden_keeper(&self, hidden: &Class) -> Option<&Instance> {
        let keeper = self.keeper();
        // SAFETY: null, or a live object to which this instance refers, with the lock held.
        let keeper =
            unsafe { (!keeper.is_null() && root::is_instance(keeper)).then(|| Instance::at(keeper)) };
        keeper.filter(|keeper| keeper.is_of_hidden(hidden))
    }

    /// Whether this is an instance of a class that Python does not see. Each module has its own table for
    /// such a class, so the name decides.
    pub(crate) fn is_of_hidden(&self, hidden: &Class) -> bool {
        self.class.get().is_some_and(|class| class.cxx_name == hidden.cxx_name)
    }

    /// Whether there is a buffer of memory inside one of the object's keepers.
    #[cold]
    pub(crate) fn keeper_has_exports(&self) -> bool {
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        let has =
            |keeper: &Bound<'_, PyAny>| Instance::of(keeper).is_some_and(|keeper| keeper.exports.get() != 0);
        self.root_keepers(py).iter().any(has)
    }

    /// The keepers of the object, except this instance, and the objects that the object points to.
    pub(crate) fn neighbours<'py>(&self, py: Python<'py>) -> Keepers<'py> {
        let is_own = self.is_owner() || self.is_element();
        let mut others = if is_own { Keepers::new() } else { self.root_keepers(py) };
        // SAFETY: live objects, to which this instance refers; the lock is held.
        others.extend(self.kept_objects().map(|kept| unsafe { Bound::from_borrowed_ptr(py, kept) }));
        others
    }

    /// The keepers of the object: this instance, or those that the object is part of. The thread must be
    /// attached to Python: otherwise the references would not be released until a thread is.
    pub(crate) fn root_keepers<'py>(&self, py: Python<'py>) -> Keepers<'py> {
        let keeper = self.root_keeper();
        if keeper.is_null() {
            return Keepers::new();
        }
        // SAFETY: a live object, this instance or one to which it refers, and the lock is held.
        let keeper = unsafe { Borrowed::from_ptr(py, keeper) };
        match keeper.cast::<PyTuple>() {
            Ok(several) => several.iter().collect(),
            Err(_) => iter::once(keeper.to_owned()).collect(),
        }
    }

    /// Checks that no array shows a member of the object, which is given to C++: C++ may free it.
    #[cold]
    pub(crate) fn check_unshown(&self) -> Result<()> {
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        // An array over a part is counted by the keeper of the part.
        let mut keepers = self.root_keepers(py).into_iter();
        let is_kept_shown = keepers.any(|keeper| Instance::of(&keeper).is_some_and(Instance::is_shown));
        if is_kept_shown { Err(shown()) } else { self.check_left() }
    }

    /// Calls [`Self::check_unshown`] for an object that is given to C++ only if Python owns it.
    #[cold]
    pub(crate) fn check_left(&self) -> Result<()> {
        if self.is_left_shown() { Err(shown()) } else { Ok(()) }
    }

    /// Whether an array shows a member of an object that `disown` would give to C++.
    fn is_left_shown(&self) -> bool {
        let (mut left, mut is_shown) = (vec![self.as_ptr()], false);
        let mut owners: HashSet<_, KeyHash> = HashSet::default();
        while let Some(object) = left.pop() {
            // SAFETY: this instance, or an object that a live instance keeps; none of their code runs.
            let Some(instance) = (unsafe { root::is_instance(object).then(|| Instance::at(object)) }) else {
                continue;
            };
            is_shown |= instance.is_shown() || instance.own_holder().is_some_and(Instance::is_shown);
            // An instance that is not the owner keeps only objects of C++.
            if instance.is_owner() && owners.insert(object) {
                left.extend(instance.kept_objects());
            }
        }
        is_shown
    }

    pub(crate) fn is_shown(&self) -> bool {
        self.shown.get() != 0 || self.in_use.get() != 0
    }

    /// Whether the object may be given to C++; otherwise an exception is set.
    pub(crate) fn may_be_left(&self) -> bool {
        let may = !self.is_left_shown();
        if !may {
            // SAFETY: the lock is held wherever instances are used.
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

impl Class {
    /// Whether the class is `other` or derives from it.
    fn is_or_has(&'static self, other: &'static Class) -> bool {
        let is_other = |class: &'static Class| ptr::eq(class.identity(), other.identity());
        is_other(self) || self.binding().bases.iter().any(|base| is_other(base.class))
    }
}

impl Instance {
    /// Whether a constructor of `class` makes a further object, because neither C++ class derives from the
    /// other.
    #[cold]
    pub(crate) fn may_have_part(&self, class: &'static Class) -> bool {
        let is_related = |own: &'static Class| own.is_or_has(class) || class.is_or_has(own);
        !self.class.get().is_some_and(is_related) && self.part(class).is_none()
    }

    /// Keeps a further object.
    pub(crate) fn add_part(&self, class: &'static Class, part: Bound<'_, PyAny>) {
        self.keep(KeptSlot::of_part(class), Some(part));
        self.track();
    }

    /// The instance of the further object that is one of `class`, or was one before C++ freed it.
    #[cold]
    pub(crate) fn part(&self, class: &'static Class) -> Option<&Instance> {
        let is_meant = |part: &&Instance| part.class.get().is_some_and(|own| own.is_or_has(class));
        self.parts().into_iter().find(is_meant)
    }

    /// The instance whose object is one of `class`: this instance, or that of a further object.
    #[inline]
    pub(crate) fn bearer(&self, class: Option<&'static Class>) -> &Instance {
        match class {
            Some(class) if !self.is_of(class) => self.part(class).unwrap_or(self),
            _ => self,
        }
    }
}
