//! The Python instance of a C++ object.

use super::element::Ties;
use super::keep::Kept;
use super::{Class, pointer_object, root};
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::python::{Failure, Result};
use pyo3::ffi;
use pyo3::prelude::*;
use std::cell::Cell;
use std::ptr;

/// What an instance of every class is in memory, whatever its type; subclasses of Python's put theirs after it.
#[repr(C)]
pub(in crate::python) struct Instance {
    head: ffi::PyObject,
    /// Null before `__init__`, and where the object is gone.
    pub(super) object: Cell<Object>,
    /// `None` before `__init__`. Python's type may be another one: anybody can assign `__class__`.
    pub(super) class: Cell<Option<&'static Class>>,
    /// Whether the object is freed with this.
    pub(super) owner: Cell<bool>,
    /// Whether shared pointers of C++'s may hold the object itself: by the holder that keeps it, or by a reference to this.
    pub(super) shared: Cell<bool>,
    /// Whether what Python does not own is known to be one object, and the first of no array.
    pub(super) single: Cell<bool>,
    /// Whether a reference that C++ has returned is between this and what keeps it.
    pub(super) loose: Cell<bool>,
    /// Whether a member is being assigned a value that moves nothing which arrays show.
    pub(super) is_assigned: Cell<bool>,
    /// How many buffers show the elements of the container that the object is.
    pub(super) exports: Cell<u32>,
    /// How many arrays show data members of the object, or of what is part of it.
    pub(super) shown: Cell<u32>,
    /// What keeps the object alive, where this is not its owner: an instance, a tuple of some, or NULL. A reference.
    pub(super) keeper: Cell<*mut ffi::PyObject>,
    /// What the object points to, as far as Python knows.
    pub(super) kept: Cell<Option<Box<Kept>>>,
    /// The container that the object is an element of, and elements of its own containers.
    pub(super) ties: Cell<Option<Box<Ties>>>,
    /// Attributes that Python code adds; NULL until there is one.
    pub(super) dict: Cell<*mut ffi::PyObject>,
    pub(super) weak_references: Cell<*mut ffi::PyObject>,
}

/// What a method is called on.
#[derive(Clone, Copy)]
pub(in crate::python) struct This<'a> {
    pub instance: &'a Instance,
    /// As the class that the method is of.
    pub object: Object,
}

impl Instance {
    /// The instance that `object` is; `None` for anything but an instance of ours.
    #[inline]
    pub(super) fn of<'a>(object: &'a Bound<'_, PyAny>) -> Option<&'a Instance> {
        // SAFETY: a live object and the lock.
        let is_ours = unsafe { root::is_instance(object.as_ptr()) };
        // SAFETY: every subtype of the root has this layout at its start; the object lives for `'a`.
        is_ours.then(|| unsafe { Instance::at(object.as_ptr()) })
    }

    /// The instance that `object` is, or that it points to as the `this` of one.
    pub(super) fn behind<'a>(object: &'a Bound<'_, PyAny>) -> Option<&'a Instance> {
        // SAFETY: a live object and the lock; a pointer keeps its instance alive, and so for `'a`.
        unsafe { pointer_object::instance_behind(object.as_ptr()).map(|instance| Instance::at(instance)) }
    }

    /// The instance at `object`.
    ///
    /// # Safety
    /// `object` is alive for `'a`, and its type is a subtype of the root.
    pub(super) unsafe fn at<'a>(object: *mut ffi::PyObject) -> &'a Instance {
        // SAFETY: the caller's. What changes is in cells, and the lock is held.
        unsafe { &*object.cast::<Instance>() }
    }

    pub(super) fn as_ptr(&self) -> *mut ffi::PyObject {
        (&raw const *self).cast_mut().cast()
    }

    /// The object as one of `class`; what speaks against it otherwise.
    #[inline(always)]
    pub(super) fn object_as(&self, class: &'static Class) -> Result<Object> {
        let object = self.object.get();
        // Most are: alive by themselves, and of the very class.
        let is_of_class = self.class.get().is_some_and(|own| ptr::eq(own, class));
        if is_of_class && self.owner.get() && !object.is_null() { Ok(object) } else { self.found_as(class) }
    }

    #[inline(never)]
    fn found_as(&self, class: &'static Class) -> Result<Object> {
        let object = self.object.get();
        match self.class.get() {
            Some(own) if self.is_alive() => own.cast(object, class).ok_or_else(|| self.is_another(class)),
            _ => Err(self.absent(class.full_name())),
        }
    }

    /// The object, whatever class it is of; what speaks against it otherwise.
    #[inline]
    pub(super) fn object_as_it_is(&self) -> Result<Object> {
        if self.is_alive() { Ok(self.object.get()) } else { Err(self.absent("object")) }
    }

    /// The object as one of `class` that moves to C++.
    #[cold]
    pub(super) fn released_as(&self, class: &'static Class) -> Result<Object> {
        let is_shared = self.shared.get();
        if self.class.get().is_none() || self.owner.get() && !is_shared {
            return self.object_as(class);
        }
        let why = if is_shared || self.holder().is_some() {
            "a shared pointer holds the object, and does not let go of it"
        } else {
            "pass an object that is its own owner"
        };
        let message = format!("cannot release ownership as memory is not owned: {why}");
        Err(Failure::value(Error::new(ErrorKind::Runtime, message)))
    }

    /// Whether it has an object that Python does not own.
    #[cold]
    pub(super) fn is_owned_by_cxx(&self) -> bool {
        self.is_alive() && !self.owner.get()
    }

    /// Sees that others may lie behind the object, as its instance was made of a pointer.
    #[cold]
    pub(super) fn check_several(&self) -> Result<()> {
        if !self.owner.get() && !self.single.get() && self.own_holder().is_none() {
            return Ok(());
        }
        let name = self.class.get().map_or("object", Class::full_name);
        let message = format!(
            "expected a pointer to the first of several objects, which are copied: this `{name}` is one by itself"
        );
        Err(Failure::value(Error::new(ErrorKind::Value, message)))
    }

    /// Whether its object is one of `class`.
    pub(super) fn is_of(&self, class: &'static Class) -> bool {
        self.class.get().is_some_and(|own| own.cast(self.object.get(), class).is_some())
    }

    /// Whether it has its object still, as far as Python knows.
    #[inline]
    pub(super) fn is_alive(&self) -> bool {
        !self.object.get().is_null() && (self.owner.get() || self.is_kept_alive())
    }

    /// Whether the instance that keeps the object alive has it still.
    fn is_kept_alive(&self) -> bool {
        let keeper = self.keeper.get();
        // SAFETY: the keeper is a live object, which this holds a reference of; the lock is held.
        keeper.is_null() || unsafe { root::holds_objects(keeper) }
    }

    #[cold]
    fn is_another(&self, class: &Class) -> Failure {
        let own = self.class.get().map_or("object", Class::full_name);
        let message = format!("expected a `{}`, got a `{own}`", class.full_name());
        Failure::value(Error::new(ErrorKind::Type, message))
    }

    #[cold]
    fn absent(&self, name: &str) -> Failure {
        let message = match self.class.get() {
            None => {
                format!("the `{name}` was not constructed: call `super().__init__(…)` before anything else")
            }
            Some(_) => return self.is_gone(),
        };
        Failure::value(Error::new(ErrorKind::Runtime, message))
    }

    #[cold]
    fn is_gone(&self) -> Failure {
        let own = self.class.get().map_or("object", Class::full_name);
        let message = format!("the `{own}` is gone: C++ owned it, and has freed it");
        Failure::value(Error::new(ErrorKind::Runtime, message))
    }

    /// Gives the instance its object, which it did not have.
    pub(super) fn fill(&self, object: Object, class: &'static Class, owner: bool) {
        self.object.set(object);
        self.class.set(Some(class));
        self.owner.set(owner);
        self.shared.set(false);
    }

    /// Whether its object is the one that lies at `object` as one of `class`.
    pub(super) fn shows(&self, object: Object, class: &'static Class) -> bool {
        self.is_alive()
            && self.class.get().is_some_and(|own| {
                own.cast(self.object.get(), class) == Some(object) && !own.is_substitute(class)
            })
    }

    /// Whether both are one object of C++'s.
    pub(super) fn is_same(&self, other: &Instance) -> bool {
        let class = |instance: &Instance| instance.class.get().map(Class::identity);
        self.object.get() == other.object.get() && class(self) == class(other)
    }
}

impl<'a> This<'a> {
    /// What a method of `class` is called on: `object`, whose type has the method.
    ///
    /// # Safety
    /// `object` is alive for `'a`, and its type a subtype of the root, as the descriptor of a method has found out.
    #[inline(always)]
    pub(in crate::python) unsafe fn of(
        object: *mut ffi::PyObject,
        class: &'static Class,
    ) -> Result<This<'a>> {
        // SAFETY: the caller's.
        let instance: &'a Instance = unsafe { Instance::at(object) };
        Ok(This { instance, object: instance.object_as(class)? })
    }

    /// Sees that the object is there still, after code of anybody's may have run. One that is being made is not.
    #[inline]
    pub(super) fn check(self) -> Result<()> {
        if self.object.is_null() || self.instance.is_alive() {
            return Ok(());
        }
        Err(self.instance.is_gone())
    }
}
