//! The instances that Python holds for the inside of an object: elements of a container, and objects reached through them.
//!
//! Before Python moves or erases elements, the instances of those elements must leave their places, so a container lists
//! them by their keys. Several instances may show one container, such as `cloud.points` each time. The first of them that
//! gives an element stands for all. It is listed by the instance that keeps the container alive; containers that C++ keeps
//! are listed by one global instance.

use crate::core::object::Object;
use crate::core::ownership::{Ownership, OwnershipEvent};
use crate::python::instance::by_index::ByIndex;
use crate::python::instance::key::{Key, KeyHasher};
use crate::python::instance::place::Place;
use crate::python::instance::{Instance, root};
use crate::python::interpreter::Result;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;
use std::ptr;

/// Instances, borrowed: each takes itself off the list before it is freed.
#[derive(Default)]
pub(crate) struct Reached {
    /// The elements of the sequence that the object is.
    elements: ByIndex,
    /// The elements of the map that the object is.
    items: HashMap<Key, *mut ffi::PyObject, BuildHasherDefault<KeyHasher>>,
    /// The containers inside the object, or reached through it, that list elements.
    containers: HashMap<Spot, *mut ffi::PyObject, BuildHasherDefault<KeyHasher>>,
    /// Objects that C++ has returned references to, in calls on an element.
    references: HashSet<*mut ffi::PyObject, BuildHasherDefault<KeyHasher>>,
    /// Whether an element, or an object inside an element, may list such references.
    has_references_below: bool,
    /// The instance that lists this container, and the key there.
    listed: Option<(*mut ffi::PyObject, Spot)>,
    /// Whether the object is a data member, so that its address is fixed as long as its keeper lives.
    is_member: bool,
}

/// Identifies a container: instances with the same spot show the same one. Its address, or its offset within an element, and
/// its class.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Spot {
    position: usize,
    class: usize,
}

/// An element that has left a container which C++ may have moved.
pub(crate) struct Left<'py> {
    element: Bound<'py, PyAny>,
    container: Bound<'py, PyAny>,
    place: Place<'py>,
}

impl Left<'_> {
    /// Makes the element show its place again, if C++ has `returned` a reference to the same container.
    pub(crate) fn come_back(self, returned: &Bound<'_, PyAny>) {
        let (Some(element), Some(container), Some(returned)) =
            (Instance::of(&self.element), Instance::of(&self.container), Instance::of(returned))
        else {
            return;
        };
        let (state, object) = (element.ownership.get(), container.object());
        let is_free = state.is_only_owner() && !element.is_related() && !element.is_shown();
        let Some(key) = self.place.key() else { return };
        if is_free && returned.is_same(container) && container.element_at(self.element.py(), &key).is_none() {
            let Some(class) = element.class.get().filter(|_| !object.is_null()) else { return };
            (class.destroy)(state.object());
            element.put(container, class, &self.place);
            container.list_element(key, element);
        }
    }
}

/// An instance of a list; `None` for one that Python is freeing. Where many objects free each other, Python puts some off,
/// to which nobody refers any more, and code of anybody's runs before they take themselves off their lists.
#[inline]
fn alive(py: Python<'_>, listed: *mut ffi::PyObject) -> Option<Bound<'_, PyAny>> {
    // SAFETY: an object that has memory until it takes itself off the list, and is alive as somebody refers to it.
    unsafe { (ffi::Py_REFCNT(listed) > 0).then(|| Bound::from_borrowed_ptr(py, listed)) }
}

impl Reached {
    fn is_empty(&self) -> bool {
        self.elements.is_empty()
            && self.items.is_empty()
            && self.containers.is_empty()
            && self.references.is_empty()
    }
}

impl Instance {
    #[inline]
    fn with_reached<R>(&self, work: impl FnOnce(&mut Reached) -> R) -> R {
        // No code of anybody's runs meanwhile. The memory stays until the instance goes: most containers give more elements.
        let mut reached = self.reached.take().unwrap_or_default();
        let result = work(&mut reached);
        self.reached.set(Some(reached));
        result
    }

    #[inline]
    fn reached(&self) -> Option<&Reached> {
        // SAFETY: nobody changes it while it is looked at, with the lock held.
        unsafe { (*self.reached.as_ptr()).as_deref() }
    }

    /// Whether Python holds something of the inside.
    #[inline]
    pub(crate) fn is_reached(&self) -> bool {
        self.reached().is_some_and(|reached| !reached.is_empty())
    }

    /// The instance that lists the elements of this container, for all instances that show it. `registers`: from now on
    /// this one, if there is none.
    #[inline]
    pub(crate) fn representative(&self, registers: bool) -> &Instance {
        // Most own their object.
        if self.is_owner() { self } else { self.listed_representative(registers) }
    }

    fn listed_representative(&self, registers: bool) -> &Instance {
        let Some((root, spot)) = self.listing() else { return self };
        // SAFETY: a live instance, to which this refers, or one that lives for ever.
        let root = unsafe { Instance::at(root) };
        let known = root.reached().and_then(|reached| reached.containers.get(&spot).copied());
        // SAFETY: an object that has memory until it takes itself off the list.
        let known = known.filter(|known| unsafe { ffi::Py_REFCNT(*known) } > 0);
        let is_member = !self.ownership.get().reach().loose;
        let representative = match known {
            // SAFETY: a live instance.
            Some(known) => unsafe { Instance::at(known) },
            None if registers => {
                root.with_reached(|reached| reached.containers.insert(spot, self.as_ptr()));
                self.with_reached(|reached| reached.listed = Some((root.as_ptr(), spot)));
                self
            }
            None => self,
        };
        if registers && is_member {
            representative.with_reached(|reached| reached.is_member = true);
        }
        representative
    }

    /// The instance that lists this container, and its place on that list; `None` for one that is no part of another
    /// instance's object, or that is the only instance of an element.
    fn listing(&self) -> Option<(*mut ffi::PyObject, Spot)> {
        let state = self.ownership.get();
        let class = self.class.get()?.identity() as usize;
        let (root, position) = match state.ownership() {
            Ownership::Borrowed => (self.one_keeper(), state.object().address().addr()),
            Ownership::Left | Ownership::LeftShared => (root::of_cxx(), state.object().address().addr()),
            Ownership::Placed => (self.keeper(), self.offset()? as usize),
            _ => return None,
        };
        Some((root, Spot { position, class }))
    }

    /// The instance that keeps the object, or the one for all that C++ keeps where there are several.
    fn one_keeper(&self) -> *mut ffi::PyObject {
        let keeper = self.keeper();
        // SAFETY: a live object that this refers to; the lock is held.
        if unsafe { root::is_instance(keeper) } { keeper } else { root::of_cxx() }
    }

    /// The element with a key that Python holds.
    #[inline]
    pub(crate) fn element_at<'py>(&self, py: Python<'py>, key: &Key) -> Option<Bound<'py, PyAny>> {
        let reached = self.reached()?;
        let listed = match key {
            Key::Index(index) => reached.elements.get(*index)?,
            key => reached.items.get(key).copied()?,
        };
        let element = alive(py, listed);
        if element.is_none() {
            // SAFETY: an instance that has memory until it takes itself off the list.
            self.unlist_element(key, unsafe { Instance::at(listed) });
        }
        element
    }

    /// Lists an element of this container.
    #[inline]
    pub(crate) fn list_element(&self, key: Key, element: &Instance) {
        let element = element.as_ptr();
        self.with_reached(|reached| match key {
            Key::Index(index) => reached.elements.insert(index, element),
            key => drop(reached.items.insert(key, element)),
        });
    }

    /// Takes an element off the list, if it is the one that is listed by the key.
    #[inline]
    pub(crate) fn unlist_element(&self, key: &Key, element: &Instance) {
        let element = element.as_ptr();
        self.with_reached(|reached| match key {
            Key::Index(index) => reached.elements.remove(*index, element),
            key if reached.items.get(key) == Some(&element) => drop(reached.items.remove(key)),
            _ => {}
        });
    }

    /// The elements of this container that Python holds.
    pub(crate) fn held_elements<'py>(&self, py: Python<'py>) -> Vec<Bound<'py, PyAny>> {
        let all = |reached: &'_ Reached| -> Vec<*mut ffi::PyObject> {
            reached.elements.elements().chain(reached.items.values().copied()).collect()
        };
        let elements = self.reached().map(all).unwrap_or_default().into_iter();
        elements.filter_map(|element| alive(py, element)).collect()
    }

    fn held_containers<'py>(&self, py: Python<'py>) -> Vec<Bound<'py, PyAny>> {
        let containers = self.reached().into_iter().flat_map(|reached| reached.containers.values());
        containers.filter_map(|container| alive(py, *container)).collect()
    }

    /// Whether the container was reached only by a reference that C++ has returned: a change of the object around it
    /// may move it.
    fn is_loose(&self) -> bool {
        self.ownership.get().reach().loose && !self.reached().is_some_and(|reached| reached.is_member)
    }

    /// Lists the object, to which C++ has returned a reference, at the elements that it was reached through.
    pub(crate) fn list_reference(&self, py: Python<'_>) {
        for keeper in
            self.root_keepers(py).iter().filter_map(Instance::of).filter(|keeper| keeper.is_element())
        {
            keeper.with_reached(|reached| reached.references.insert(self.as_ptr()));
            let mut whole = keeper.whole();
            while let Some(next) = whole {
                next.with_reached(|reached| reached.has_references_below = true);
                whole = next.whole();
            }
        }
    }

    /// Takes this instance off the lists of instances that show an inside: it is being freed, or gets another object.
    #[inline]
    pub(crate) fn unlist(&self) {
        if self.reached().is_some() || self.ownership.get().reach().loose {
            self.unlist_all();
        }
    }

    #[cold]
    fn unlist_all(&self) {
        let listed = match self.reached() {
            Some(_) => self.with_reached(|reached| reached.listed.take()),
            None => None,
        };
        if let Some((root, spot)) = listed {
            // SAFETY: a live instance: this refers to it still, or it lives for ever.
            unsafe { Instance::at(root) }.with_reached(|reached| {
                // Another one may have come, while Python was freeing this.
                if reached.containers.get(&spot) == Some(&self.as_ptr()) {
                    reached.containers.remove(&spot);
                }
            });
        }
        if !self.keeper().is_null() && self.ownership.get().reach().loose {
            self.unlist_reference();
        }
    }

    #[cold]
    fn unlist_reference(&self) {
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        for keeper in self.keepers(py).iter().filter_map(Instance::of).filter(|keeper| keeper.is_reached()) {
            keeper.with_reached(|reached| reached.references.remove(&self.as_ptr()));
        }
    }

    /// Whether C++ may change the object without invalidating anything that Python holds of its inside.
    #[inline]
    pub(crate) fn is_settled(&self) -> bool {
        let is_settled = |reached: &Reached| {
            reached.containers.is_empty() && reached.references.is_empty() && !reached.has_references_below
        };
        self.reached().is_none_or(is_settled)
            && (self.is_owner() || self.is_element() || !self.is_in_reached())
    }

    #[cold]
    fn is_in_reached(&self) -> bool {
        if self.keeper().is_null() {
            return root::reaches_cxx();
        }
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        self.root_keepers(py).iter().filter_map(Instance::of).any(Instance::is_reached)
    }

    /// Takes the elements of containers out of their places that may be elsewhere after C++ has changed the object,
    /// because they were reached by references that C++ has returned. They can come back.
    ///
    /// # Errors
    /// The exception of a copy constructor.
    #[cold]
    pub(crate) fn settle<'py>(&self, py: Python<'py>) -> Result<Vec<Left<'py>>> {
        let mut left = Vec::new();
        for keeper in self.root_keepers(py).iter().filter_map(Instance::of) {
            for container in keeper.held_containers(py) {
                let Some(instance) = Instance::of(&container) else { continue };
                instance.lose_references_below(py);
                let elements = if instance.is_loose() { instance.held_elements(py) } else { Vec::new() };
                for element in elements {
                    if let Some(own) = Instance::of(&element)
                        && let Some(place) = own.place(py)
                    {
                        own.leave(py)?;
                        left.push(Left { element, container: container.clone(), place });
                    }
                }
            }
        }
        self.representative(false).lose_references_below(py);
        Ok(left)
    }

    /// Takes all elements of this container out of their places.
    ///
    /// # Errors
    /// The exception of a copy constructor.
    pub(crate) fn elements_leave(&self, py: Python<'_>) -> Result<()> {
        self.held_elements(py).iter().filter_map(Instance::of).try_for_each(|element| element.leave(py))
    }

    /// Takes the elements of this container, and of the containers inside the object, out of their places: C++ owns the
    /// object from now on.
    pub(crate) fn inside_leaves(&self, py: Python<'_>) {
        let own = self.representative(false);
        // Elements that leave may drop another instance that lists those of this container. To this one, which may be at its
        // end, there need be no reference.
        // SAFETY: a live object.
        let _other = (!ptr::eq(own, self)).then(|| unsafe { Bound::from_borrowed_ptr(py, own.as_ptr()) });
        for container in own.held_containers(py).iter().filter_map(Instance::of).chain([own]) {
            for element in container.held_elements(py).iter().filter_map(Instance::of) {
                if element.leave(py).is_err() {
                    // What cannot be copied is lost.
                    drop(element.leave_with(py, Object::NULL));
                }
            }
        }
    }

    /// Marks the objects that C++ has returned references to as freed, because the element moves that they were reached
    /// through.
    pub(crate) fn lose_references(&self, py: Python<'_>) {
        let lost = match self.reached() {
            Some(reached) if self.is_element() && !reached.references.is_empty() => {
                self.with_reached(|reached| std::mem::take(&mut reached.references))
            }
            _ => return,
        };
        let lost: Vec<_> = lost.iter().filter_map(|lost| alive(py, *lost)).collect();
        for lost in lost.iter().filter_map(Instance::of) {
            lost.inside_leaves(py);
            if lost.ownership.get().ownership() == Ownership::Borrowed {
                lost.change(OwnershipEvent::Freed);
            }
        }
    }

    /// [`Self::lose_references`] for all elements of this container, and for containers inside them.
    fn lose_references_below(&self, py: Python<'_>) {
        let is_there = self.reached().is_some_and(|reached| reached.has_references_below);
        if !is_there {
            return;
        }
        self.with_reached(|reached| reached.has_references_below = false);
        for element in self.held_elements(py).iter().filter_map(Instance::of) {
            element.lose_references(py);
            element.lose_references_below(py);
            for container in element.held_containers(py).iter().filter_map(Instance::of) {
                container.lose_references_below(py);
            }
        }
    }

    /// The instances that keep the object alive.
    fn keepers<'py>(&self, py: Python<'py>) -> Vec<Bound<'py, PyAny>> {
        // SAFETY: a live object, which this refers to, and the lock is held.
        let keeper = unsafe { Borrowed::from_ptr(py, self.keeper()) };
        match keeper.cast::<PyTuple>() {
            Ok(several) => several.iter().collect(),
            Err(_) => vec![keeper.to_owned()],
        }
    }
}
