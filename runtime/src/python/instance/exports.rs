//! Buffers of the elements of containers (`protocols/buffer.rs`), for containers whose elements are numbers.
//!
//! An instance counts its buffers. While there are any, methods and `.changed()` parameters, which could move
//! the elements, raise BufferError.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::{Elements, Object};
use crate::python::instance::{Instance, reached, root};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Class, Function, Member};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;

/// The methods of containers that do not move elements.
const STEADY: [&str; 11] = [
    "__bool__",
    "__copy__",
    "__getitem__",
    "__len__",
    "__setitem__",
    "back",
    "capacity",
    "empty",
    "fill",
    "front",
    "size",
];

impl Class {
    /// Whether the class is a container whose elements are numbers in contiguous memory.
    pub(crate) fn shows_elements(&self) -> bool {
        self.conversion.as_ref().and_then(|conversion| conversion.elements).is_some_and(|elements| {
            let mut known = Elements::NONE;
            elements(Object::NULL, &mut known);
            !known.format.is_null()
        })
    }
}

impl Instance {
    /// Whether a function does not move the elements of vectors in the object, which is of `class`: it is not
    /// a method, or C++ says so, or it assigns a value that `assignable` has checked.
    pub(crate) fn leaves_elements(&self, class: &'static Class, function: &Function) -> bool {
        let lines = [class].into_iter().chain(class.bases.iter().map(|base| base.class.binding()));
        let mut members = lines.flat_map(|class| (class.members)());
        !members.any(|member| match member {
            Member::Method(own) => ptr::eq(*own, function),
            Member::Property(property) => {
                !self.is_assigned.get() && property.set.is_some_and(|own| ptr::eq(own, function))
            }
            _ => false,
        })
    }

    /// The memory of the elements, or the reason why it cannot be exported.
    pub(crate) fn elements(&self) -> std::result::Result<Elements, &'static str> {
        let class = self.class.get().ok_or("the object was not constructed")?;
        let elements = class.binding().conversion.as_ref().and_then(|conversion| conversion.elements);
        let elements = elements.ok_or("its elements are not numbers")?;
        if !self.is_alive() {
            return Err("the object is gone");
        }
        if !self.ownership.get().is_only_owner() {
            return Err("it is part of another object, through which C++ may change it: copy it");
        }
        let mut known = Elements::NONE;
        elements(self.object(), &mut known);
        Ok(known)
    }

    /// Counts one buffer more or less of memory inside the object, in this instance and in the one that
    /// counts all buffers.
    pub(crate) fn count_exports(&self, change: impl Fn(u32) -> u32) {
        // SAFETY: the instance lives forever, because it was made before any other one.
        let all = unsafe { Instance::at(root::of_cxx()) };
        [&self.exports, &all.exports].into_iter().for_each(|count| count.set(change(count.get())));
    }

    /// Whether Python objects refer to parts of the object, as instances, arrays or buffers, or the object
    /// refers to other objects.
    #[inline]
    pub(crate) fn is_related(&self) -> bool {
        // An element that was detached during a call is not listed any more, but the call still uses its
        // place.
        self.in_use.get() != 0 || self.exports.get() != 0 || self.is_reached() || self.refers_to_others()
    }

    /// Whether the instance has no record of others that depend on its object, and no running call uses
    /// elements of it. C++ may then change an object that its instance owns, and an element. An instance that
    /// has records may still allow this.
    #[inline(always)]
    pub(crate) fn has_no_records(&self) -> bool {
        // SAFETY: with the lock held, the cells do not change during the access.
        let has_lists = unsafe { (*self.kept.as_ptr()).is_some() || (*self.reached.as_ptr()).is_some() };
        let has_none = self.exports.get() | self.in_use.get() == 0 && !has_lists;
        let is_whole = || self.is_owner() || self.is_element();
        debug_assert!(
            !has_none || !is_whole() || self.is_steady(),
            "no record of others that depend on the object"
        );
        has_none
    }

    /// Whether C++ may change the object, because no buffer and no other instance depends on it.
    pub(crate) fn is_steady(&self) -> bool {
        !(self.reaches_exports() || self.is_reached() || !self.is_settled() || self.is_used())
    }

    /// Checks that nobody holds a buffer of memory that a call may change.
    #[inline]
    pub(crate) fn check_changeable(&self) -> Result<()> {
        if self.reaches_exports() { Err(exported()) } else { Ok(()) }
    }

    /// Whether there is a buffer of memory inside the object or behind its pointers: C++ may change both
    /// through the object.
    #[inline]
    pub(crate) fn reaches_exports(&self) -> bool {
        self.exports.get() != 0 || self.refers_to_others() && self.others_have_exports()
    }

    /// Whether the object is part of others, or points to others.
    #[inline]
    fn refers_to_others(&self) -> bool {
        let is_whole = self.is_owner() || self.is_element();
        !is_whole && (!self.keeper().is_null() || reached::reaches_cxx()) || self.keeps_instance()
    }

    /// Follows pointers two steps: linked lists of objects may be long.
    #[cold]
    fn others_have_exports(&self) -> bool {
        // SAFETY: as in `count_exports`. Most often there is no buffer at all, and an object may keep many
        // others.
        if unsafe { Instance::at(root::of_cxx()) }.exports.get() == 0 {
            return false;
        }
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        let near = self.neighbours(py);
        let near = || near.iter().filter_map(Instance::of).chain([self.representative(false)]);
        let is_exported = |instance: &Instance| instance.exports.get() != 0;
        near().any(is_exported)
            || near()
                .filter(|instance| instance.refers_to_others())
                .any(|instance| instance.neighbours(py).iter().filter_map(Instance::of).any(is_exported))
    }

    /// Whether there is a buffer of the object's elements or of other memory inside the object.
    #[inline]
    pub(crate) fn has_exports(&self) -> bool {
        let is_whole = self.is_owner() || self.is_element() || self.keeper().is_null();
        self.exports.get() != 0 || !is_whole && self.keeper_has_exports()
    }

    /// Checks that a method does not move elements of which there is a buffer.
    #[inline]
    pub(crate) fn check_method(&self, function: &Function, first: *mut ffi::PyObject) -> Result<()> {
        if self.reaches_exports() { self.check_steady(function, first) } else { Ok(()) }
    }

    /// Checks that no running C++ call, which has called Python, uses an element of this container or of one
    /// inside it.
    #[inline]
    pub(crate) fn check_unused(&self) -> Result<()> {
        if self.is_used() { Err(used()) } else { Ok(()) }
    }

    /// Whether a running C++ call uses an element of this container or of another one inside the object's
    /// keeper.
    #[inline]
    pub(crate) fn is_used(&self) -> bool {
        // An element has only one instance, which counts the calls.
        let is_whole = self.is_owner() || self.is_element();
        self.in_use.get() != 0 || !is_whole && self.is_used_by_others()
    }

    #[cold]
    fn is_used_by_others(&self) -> bool {
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        let is_used = |keeper: &Instance| keeper.in_use.get() != 0;
        is_used(self.representative(false))
            || self.root_keepers(py).iter().filter_map(Instance::of).any(is_used)
    }

    #[cold]
    fn check_steady(&self, function: &Function, first: *mut ffi::PyObject) -> Result<()> {
        let class = self.class.get().map(Class::binding);
        let is_container = class.is_some_and(Class::shows_elements);
        match class {
            Some(class) if self.leaves_elements(class, function) => Ok(()),
            _ if is_container && is_steady(function, first) => Ok(()),
            _ => Err(exported()),
        }
    }
}

/// Whether a method of a container leaves elements where they lie. `first`: its first argument, or NULL.
fn is_steady(function: &Function, first: *mut ffi::PyObject) -> bool {
    // SAFETY: null, or a live argument, and the lock is held.
    let is_slice =
        !first.is_null() && unsafe { ffi::PyObject_TypeCheck(first, &raw mut ffi::PySlice_Type) != 0 };
    let resizes = function.name() == "__setitem__" && is_slice;
    STEADY.contains(&function.name()) && !resizes
}

#[cold]
fn exported() -> Failure {
    let message = "an array or a buffer shows the elements, or C++ keeps a pointer to one: they may not move before it is \
                   gone";
    Failure::value(Error::new(ErrorKind::Buffer, message))
}

#[cold]
fn used() -> Failure {
    let message = "a call of C++ uses an element: elements may not move before it has ended";
    Failure::value(Error::new(ErrorKind::Buffer, message))
}
