//! Changes of containers by Python: before a method moves or erases elements, the instances of those elements
//! get copies of their own.

use crate::core::object::{Object, PythonObject};
use crate::python::instance::Instance;
use crate::python::instance::key::Key;
use crate::python::interpreter::Result;
use crate::python::table::{Class, Function, Member, This};
use pyo3::prelude::*;
use pyo3::types::PySlice;
use std::{mem, ptr};

/// The methods of containers that move elements to other places or erase elements.
const MOVE: [&str; 13] = [
    "__delitem__",
    "__setitem__",
    "assign",
    "clear",
    "erase",
    "insert",
    "pop",
    "pop_back",
    "pop_front",
    "push_front",
    "resize",
    "reverse",
    SWAP,
];

/// The method that exchanges the elements of its container with those of its argument.
const SWAP: &str = "swap";

/// The methods of containers that change nothing, although C++ does not declare them constant.
const READ: [&str; 3] = ["__bool__", "__getitem__", "__len__"];

impl Class {
    /// Whether Python itself changes objects of the class with a function, which may free or move what they
    /// contain: the function is a method of a container of the standard library, or assigns an object to a
    /// data member.
    pub(crate) fn frees_or_moves(&self, function: &Function) -> bool {
        let is_setter = |member: &Member| match member {
            Member::Property(property) => property.set.is_some_and(|set| ptr::eq(set, function)),
            _ => false,
        };
        let is_container = self
            .conversion
            .as_ref()
            .is_some_and(|conversion| conversion.places.is_some() || conversion.from_python.is_some());
        match is_container && !self.shows_elements() {
            true => !READ.contains(&function.name()),
            false => function.takes_object() && (self.members)().iter().any(is_setter),
        }
    }
}

impl This<'_> {
    /// Whether a method exchanges the elements of this container with those of its argument.
    pub(crate) fn swaps(self, method: &Function) -> bool {
        method.name() == SWAP && self.instance().class.get().is_some_and(|class| class.places().is_some())
    }
}

/// Elements that leave their places if a call succeeds, with their copies.
pub(crate) struct Leaving<'py> {
    py: Python<'py>,
    elements: Vec<(Bound<'py, PyAny>, Object)>,
}

impl<'py> Leaving<'py> {
    /// The elements of a container that a method moves or erases.
    ///
    /// # Errors
    /// The exception of a copy constructor.
    pub(crate) fn of(
        py: Python<'py>,
        this: This<'_>,
        function: &Function,
        given: &[Bound<'py, PyAny>],
    ) -> Result<Leaving<'py>> {
        let mut leaving = Leaving { py, elements: Vec::new() };
        let container = this.instance().representative(false);
        if !container.is_reached() || !MOVE.contains(&function.name()) {
            return Ok(leaving);
        }
        let assigned = match given {
            [at, value] if function.name() == "__setitem__" && !at.is_instance_of::<PySlice>() => {
                Some((Key::of(at), value))
            }
            _ => None,
        };
        // Code of the key may have run: the container may have moved, and another instance may list its
        // elements.
        let this = match this.class {
            // SAFETY: the caller has a reference to the instance.
            Some(class) => unsafe { This::of(this.as_ptr(), class)? },
            None => this,
        };
        let container = this.instance().representative(false);
        let elements = match assigned {
            Some((key, value)) => {
                let known =
                    key.and_then(|key| this.listed(key)).and_then(|key| container.element_at(py, &key));
                // An element that is assigned to its own place stays.
                known.into_iter().filter(|known| !known.is(value)).collect()
            }
            None => container.held_elements(py),
        };
        for element in elements {
            if let Some(instance) = Instance::of(&element) {
                let copied = instance.copied()?;
                // C++ has already erased the element; then its instance refers to the next element in its
                // place.
                if !copied.is_null() {
                    leaving.elements.push((element, copied));
                }
            }
        }
        Ok(leaving)
    }

    /// Completes the change after a successful call.
    ///
    /// # Errors
    /// MemoryError.
    pub(crate) fn leave(mut self, container: &Instance) -> Result<()> {
        let container = container.representative(false).as_ptr();
        for (element, copied) in mem::take(&mut self.elements) {
            let instance = Instance::of(&element).filter(|element| {
                // Code that has run meanwhile may already have detached the element.
                element.is_element() && element.keeper() == container
            });
            match instance {
                Some(instance) => instance.leave_with(self.py, copied)?,
                None => free(&element, copied),
            }
        }
        Ok(())
    }
}

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.elements.drain(..).for_each(|(element, copied)| free(&element, copied));
    }
}

/// Frees an unused copy of an element.
fn free(element: &Bound<'_, PyAny>, copied: Object) {
    let class = Instance::of(element).and_then(|element| element.class.get());
    if let Some(class) = class.filter(|_| !copied.is_null()) {
        (class.destroy)(copied);
    }
}

impl This<'_> {
    /// The key under which the container lists the element: an index counts from the beginning.
    fn listed(self, key: Key) -> Option<Key> {
        let places = self.class.and_then(Class::places)?;
        match key {
            Key::Integer(index) if !places.is_keyed => {
                let mut index = i64::try_from(index).ok()?;
                let found = (places.find)(self.object, &mut index, PythonObject::NULL);
                (!found.is_null()).then_some(Key::Index(index))
            }
            key => Some(key),
        }
    }
}
