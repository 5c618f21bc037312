//! The further objects of an instance: a Python class that derives from several C++ classes has an object of
//! each whose constructor was called. Each further object belongs to an instance of its own, which Python
//! does not see and which the first instance keeps. If such an object is a director, C++ calls the methods of
//! the instance that Python sees.

use crate::python::instance::Instance;
use crate::python::instance::keep::KeptSlot;
use crate::python::table::Class;
use pyo3::prelude::*;
use std::ptr;

impl Class {
    /// Whether the class is `other` or derives from it.
    fn is_or_has(&'static self, other: &'static Class) -> bool {
        let is_other = |class: &'static Class| ptr::eq(class.identity(), other.identity());
        is_other(self) || self.bases.iter().any(|base| is_other(base.class))
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
