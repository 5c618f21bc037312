//! The instances that Python holds for the inside of an object: elements of a container, and objects reached
//! through them.
//!
//! Before Python moves or erases elements, the instances of those elements must leave their places, so a
//! container lists them by their keys. Several instances may refer to one container, such as a new one for
//! each `cloud.points`. The first of them that returns an element represents all. It is listed by the
//! instance that keeps the container alive; containers that C++ keeps alive are listed by one global
//! instance.

use crate::core::object::Object;
use crate::core::ownership::{Ownership, OwnershipEvent};
use crate::python::instance::cells::{Reached, Spot};
use crate::python::instance::key::Key;
use crate::python::instance::relations::Keepers;
use crate::python::instance::{Instance, root};
use crate::python::interpreter::Result;
use crate::python::table::Function;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ptr;

/// An instance from a list; `None` for one that Python is freeing. When many objects free each other, Python
/// delays some of them, although they have no references any more, and user code runs before they remove
/// themselves from their lists.
#[inline]
fn alive(py: Python<'_>, listed: *mut ffi::PyObject) -> Option<Bound<'_, PyAny>> {
    // SAFETY: the object is allocated until it removes itself from the list, and alive if there are
    // references to it.
    unsafe { (ffi::Py_REFCNT(listed) > 0).then(|| Bound::from_borrowed_ptr(py, listed)) }
}

impl Instance {
    #[inline]
    fn with_reached<R>(&self, work: impl FnOnce(&mut Reached) -> R) -> R {
        // No user code runs meanwhile. The memory stays until the instance is freed: most containers return
        // more elements.
        let mut reached = self.reached.take().unwrap_or_default();
        let result = work(&mut reached);
        self.reached.set(Some(reached));
        result
    }

    #[inline]
    fn reached(&self) -> Option<&Reached> {
        // SAFETY: with the lock held, the list does not change during the access.
        unsafe { (*self.reached.as_ptr()).as_deref() }
    }

    /// Whether Python holds instances for parts of the object.
    #[inline]
    pub(crate) fn is_reached(&self) -> bool {
        self.reached().is_some_and(|reached| !reached.is_empty())
    }

    /// The instance that lists the elements of this container, for all instances that refer to it. With
    /// `registers`, this instance becomes the representative if there is none.
    #[inline]
    pub(crate) fn representative(&self, registers: bool) -> &Instance {
        // Most containers own their object, and an element has only one instance.
        if self.is_owner() || self.is_element() { self } else { self.listed_representative(registers) }
    }

    fn listed_representative(&self, registers: bool) -> &Instance {
        let Some((root, spot)) = self.listing() else { return self };
        // SAFETY: a live instance, to which this one refers, or one that lives forever.
        let root = unsafe { Instance::at(root) };
        let known = root.reached().and_then(|reached| reached.containers.get(&spot).copied());
        // SAFETY: the object is allocated until it removes itself from the list.
        let known = known.filter(|known| unsafe { ffi::Py_REFCNT(*known) } > 0);
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
        if registers {
            // The caller uses the container, so that it is where it was.
            let is_member = !self.ownership.get().reach().loose;
            representative.with_reached(|reached| {
                reached.is_member |= is_member;
                reached.may_have_moved = false;
            });
        }
        representative
    }

    /// The instance that lists this container, and the key in that list; `None` for a container that is not
    /// part of another instance's object, or that is the only instance of an element.
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

    /// The instance that keeps the object alive; if there are several, the global one for everything that C++
    /// keeps.
    fn one_keeper(&self) -> *mut ffi::PyObject {
        let keeper = self.keeper();
        // SAFETY: a live object, to which this instance refers; the lock is held.
        if unsafe { root::is_instance(keeper) } { keeper } else { root::of_cxx() }
    }

    /// The element at a key, if Python holds it.
    #[inline]
    pub(crate) fn element_at<'py>(&self, py: Python<'py>, key: &Key) -> Option<Bound<'py, PyAny>> {
        let reached = self.reached()?;
        let listed = match key {
            Key::Index(index) => reached.elements.get(*index)?,
            key => reached.items.get(key).copied()?,
        };
        let element = alive(py, listed);
        if element.is_none() {
            // SAFETY: the instance is allocated until it removes itself from the list.
            self.unlist_element(key, unsafe { Instance::at(listed) });
        }
        element
    }

    /// Adds an instance to the list of this container's elements that Python holds.
    #[inline]
    pub(crate) fn list_element(&self, key: Key, element: &Instance) {
        let element = element.as_ptr();
        self.with_reached(|reached| match key {
            Key::Index(index) => reached.elements.insert(index, element),
            key => drop(reached.items.insert(key, element)),
        });
    }

    /// Removes an element from the list, if it is the one listed under the key.
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

    /// Lists the object, to which C++ has returned a reference, with the elements through which it was
    /// reached.
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

    /// Removes this instance from the lists: it is being freed, or gets another object.
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
            // SAFETY: a live instance: this one still refers to it, or it lives forever.
            unsafe { Instance::at(root) }.with_reached(|reached| {
                // Another instance may have been listed while Python was freeing this one.
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
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        for keeper in self.keepers(py).iter().filter_map(Instance::of).filter(|keeper| keeper.is_reached()) {
            keeper.with_reached(|reached| reached.references.remove(&self.as_ptr()));
        }
    }

    /// Whether C++ may change the object without invalidating an instance that Python holds for its inside.
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
            return reaches_cxx();
        }
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        self.root_keepers(py).iter().filter_map(Instance::of).any(Instance::is_reached)
    }

    /// Marks the objects as freed to which C++ has returned references, in calls on elements that C++ may
    /// move when it changes the object. Elements of other containers stay where they are, as in SWIG.
    #[cold]
    pub(crate) fn settle(&self, py: Python<'_>) {
        for keeper in self.keepers_or_cxx(py).iter().filter_map(Instance::of) {
            for container in keeper.held_containers(py).iter().filter_map(Instance::of) {
                // A container that C++ keeps need not be part of the object.
                if keeper.as_ptr() != root::of_cxx() {
                    container.lose_references_below(py);
                }
                if container.is_loose() {
                    container.with_reached(|reached| reached.may_have_moved = true);
                }
            }
        }
        self.representative(false).lose_references_below(py);
    }

    /// Takes elements out of their places, before Python itself changes the object, which may free or move
    /// what it contains: the elements of all other containers around or inside the object that were reached
    /// by references that C++ has returned. Such a container lies at an address that nothing else knows. An
    /// element gets a copy of its own; it is gone if C++ may have freed it meanwhile.
    ///
    /// # Errors
    /// The exception of a copy constructor.
    pub(crate) fn loose_elements_leave(&self, py: Python<'_>) -> Result<()> {
        // SAFETY: a live object; a reference to it, because another object could get its address.
        let own = unsafe { Bound::from_borrowed_ptr(py, self.representative(false).as_ptr()) };
        let mut keepers = self.keepers_or_cxx(py);
        while let Some(keeper) = keepers.pop() {
            let Some(keeper) = Instance::of(&keeper) else { continue };
            for container in keeper.held_containers(py).iter().filter_map(Instance::of) {
                if container.as_ptr() == own.as_ptr() || !container.is_loose() {
                    continue;
                }
                match container.reached().is_some_and(|reached| reached.may_have_moved) {
                    true => container.elements_are_lost(py),
                    false => container.elements_leave(py)?,
                }
            }
            // An element is part of an object that may have further keepers.
            keepers.extend(keeper.whole().into_iter().flat_map(|whole| whole.keepers_or_cxx(py)));
        }
        Ok(())
    }

    /// The keepers of the object, or the instance that lists the containers that C++ keeps.
    fn keepers_or_cxx<'py>(&self, py: Python<'py>) -> Keepers<'py> {
        let mut keepers = self.root_keepers(py);
        if keepers.is_empty() {
            // SAFETY: the instance lives forever, because it was made before any other one.
            keepers.push(unsafe { Bound::from_borrowed_ptr(py, root::of_cxx()) });
        }
        keepers
    }

    /// Whether the container was reached only by a reference that C++ has returned: a change of the
    /// surrounding object may move or free it.
    fn is_loose(&self) -> bool {
        self.ownership.get().reach().loose && !self.reached().is_some_and(|reached| reached.is_member)
    }

    /// Detaches all elements of this container from their places, without copies.
    fn elements_are_lost(&self, py: Python<'_>) {
        for element in self.held_elements(py).iter().filter_map(Instance::of) {
            drop(element.leave_with(py, Object::NULL));
        }
    }

    /// Detaches all elements of this container from their places.
    ///
    /// # Errors
    /// The exception of a copy constructor.
    pub(crate) fn elements_leave(&self, py: Python<'_>) -> Result<()> {
        self.held_elements(py).iter().filter_map(Instance::of).try_for_each(|element| element.leave(py))
    }

    /// Detaches the elements of this container, and of the containers inside the object: C++ owns the object
    /// from now on.
    pub(crate) fn inside_leaves(&self, py: Python<'_>) {
        self.leave_inside(py, true);
    }

    /// Detaches the elements of the containers inside the object, but not those of the object itself.
    pub(crate) fn elements_of_parts_leave(&self, py: Python<'_>) {
        self.leave_inside(py, false);
    }

    fn leave_inside(&self, py: Python<'_>, with_own: bool) {
        let own = self.representative(false);
        // Detaching elements may drop another instance that lists the elements of this container, so that a
        // reference to it is needed. This instance, which may be being freed, needs none. SAFETY: a live
        // object.
        let _other = (!ptr::eq(own, self)).then(|| unsafe { Bound::from_borrowed_ptr(py, own.as_ptr()) });
        let parts = own.held_containers(py);
        for container in parts.iter().filter_map(Instance::of).chain(with_own.then_some(own)) {
            container.elements_leave_or_are_lost(py);
        }
    }

    /// Detaches all elements of this container from their places. Those that cannot be copied are lost.
    fn elements_leave_or_are_lost(&self, py: Python<'_>) {
        for element in self.held_elements(py).iter().filter_map(Instance::of) {
            if element.leave(py).is_err() {
                drop(element.leave_with(py, Object::NULL));
            }
        }
    }

    /// Lists a container whose elements stayed when its owner became C++, so that other instances for the
    /// container find the elements.
    pub(crate) fn list_given(&self, py: Python<'_>) {
        if self.is_reached() && !ptr::eq(self.representative(true), self) {
            self.elements_leave_or_are_lost(py);
        }
    }

    /// Marks the objects to which C++ has returned references as freed, because the element moves through
    /// which they were reached.
    pub(crate) fn lose_references(&self, py: Python<'_>) {
        let references = match self.reached() {
            Some(reached) if self.is_element() && !reached.references.is_empty() => {
                self.with_reached(|reached| std::mem::take(&mut reached.references))
            }
            _ => return,
        };
        let objects: Vec<_> = references.iter().filter_map(|reference| alive(py, *reference)).collect();
        for object in objects.iter().filter_map(Instance::of) {
            object.inside_leaves(py);
            if object.ownership.get().ownership() == Ownership::Borrowed {
                object.change(OwnershipEvent::Freed);
            }
        }
    }

    /// Calls [`Self::lose_references`] for all elements of this container, and for containers inside them.
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
        // SAFETY: a live object, to which this instance refers, and the lock is held.
        let keeper = unsafe { Borrowed::from_ptr(py, self.keeper()) };
        match keeper.cast::<PyTuple>() {
            Ok(several) => several.iter().collect(),
            Err(_) => vec![keeper.to_owned()],
        }
    }
}

/// Whether Python holds elements of containers that C++ keeps.
#[inline]
pub(crate) fn reaches_cxx() -> bool {
    let of_cxx = root::of_cxx();
    // SAFETY: an instance that lives forever, or NULL before there is a class.
    !of_cxx.is_null() && unsafe { Instance::at(of_cxx) }.is_reached()
}

/// Takes elements of the containers that C++ keeps out of their places, as
/// [`Instance::loose_elements_leave`] does, before Python assigns to a C++ variable.
///
/// # Errors
/// The exception of a copy constructor.
pub(crate) fn loose_elements_leave(py: Python<'_>, assign: &Function) -> Result<()> {
    match assign.takes_object() && reaches_cxx() {
        // SAFETY: an instance that lives forever: it reaches others.
        true => unsafe { Instance::at(root::of_cxx()) }.loose_elements_leave(py),
        false => Ok(()),
    }
}
