//! The calls that use objects while they run. C++ may call Python meanwhile, or may have released the lock:
//! no other call may then have C++ free the objects.

use crate::core::error::{Error, ErrorKind};
use crate::python::instance::Instance;
use crate::python::interpreter::{Failure, Result};
use pyo3::prelude::*;

/// The objects that a running call uses. Its caller keeps their instances alive.
#[derive(Default)]
pub(crate) struct Uses<'a, 'py> {
    /// The first objects: few calls have more.
    first: [Option<&'a Instance>; 2],
    more: Option<Box<More<'a, 'py>>>,
}

/// Further objects, and objects of which these and others are parts.
#[derive(Default)]
struct More<'a, 'py> {
    own: Vec<&'a Instance>,
    wholes: Vec<Bound<'py, PyAny>>,
}

impl<'a, 'py> Uses<'a, 'py> {
    #[inline(always)]
    pub(crate) fn add(&mut self, py: Python<'py>, instance: &'a Instance) {
        instance.count_user(1);
        match self.first.iter_mut().find(|place| place.is_none()) {
            Some(place) if instance.is_owner() => *place = Some(instance),
            _ => self.add_other(py, instance),
        }
    }

    #[cold]
    fn add_other(&mut self, py: Python<'py>, instance: &'a Instance) {
        let more = self.more.get_or_insert_default();
        more.own.push(instance);
        if instance.is_owner() {
            return;
        }
        for whole in instance.root_keepers(py) {
            if let Some(instance) = Instance::of(&whole) {
                instance.count_user(1);
                more.wholes.push(whole);
            }
        }
    }
}

impl Drop for Uses<'_, '_> {
    #[inline(always)]
    fn drop(&mut self) {
        self.first.iter().flatten().for_each(|instance| instance.count_user(-1));
        if let Some(more) = self.more.take() {
            more.end();
        }
    }
}

impl More<'_, '_> {
    #[cold]
    fn end(&self) {
        let wholes = self.wholes.iter().filter_map(Instance::of);
        self.own.iter().copied().chain(wholes).for_each(|instance| instance.count_user(-1));
    }
}

impl Instance {
    #[inline]
    fn count_user(&self, change: i32) {
        self.users.set(self.users.get() + change);
    }

    /// Checks that C++ may free the object at once: no array shows it, and no running call uses it.
    #[cold]
    pub(crate) fn check_freed(&self) -> Result<()> {
        self.check_unshown()?;
        // A director may end itself in a method that C++ calls, of which its C++ function takes note.
        if self.users.get() == 0 || self.is_director() {
            return Ok(());
        }
        let message = "the object is in use by a call that runs: give it away after the call";
        Err(Failure::value(Error::new(ErrorKind::Runtime, message)))
    }
}
