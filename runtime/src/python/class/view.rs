//! Elements of containers that Python shows where they lie: `v[0].x = 1` and `m["a"].x = 2` change the container.
//!
//! A *view* of an element does so until the container may change. Before that the view takes a copy of its element, and is
//! an object of its own from then on: whoever has taken `v[0]` has that element, whatever happens to the container. What is
//! part of the element (`v[0].part`) moves with it.
//!
//! There are views only where every change is seen: Python is the only owner of the container, or of the object that it is
//! part of, the *root*. All others get copies. Changes are seen where those are that may move what a buffer shows
//! (`elements.rs`): a view counts as an export until it has its copy.

use super::give_up::give_up;
use super::instance::Instance;
use super::{Class, make, root, shared};
use crate::exception;
use crate::object::{Elements, Object};
use crate::python::{Failure, Function, Result};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ffi::c_void;
use std::{iter, ptr};

/// The methods of containers that leave elements as they are.
const READING: [&str; 23] = [
    "__bool__",
    "__contains__",
    "__copy__",
    "__getitem__",
    "__iter__",
    "__len__",
    "asdict",
    "back",
    "begin",
    "capacity",
    "count",
    "empty",
    "end",
    "front",
    "get",
    "has_key",
    "items",
    "iterator",
    "keys",
    "rbegin",
    "rend",
    "size",
    "values",
];

/// Whether a method of a container, of `class`, leaves the elements where they are, and as they are.
pub(super) fn leaves_elements(class: &Class, function: &Function) -> bool {
    class.conversion.as_ref().is_some_and(|conversion| conversion.elements.is_some())
        && READING.contains(&function.name())
}

/// An element of a container, as far as Python has to know it.
#[derive(Clone, Copy)]
pub(super) struct Element {
    copy: unsafe extern "C" fn(*const c_void) -> *mut c_void,
    size: usize,
}

/// The element of a container that `object` of `class` is, if it is one.
pub(super) fn element(container: &Instance, object: Object, class: &'static Class) -> Option<Element> {
    let elements = container.class.get()?.binding().conversion.as_ref()?.elements?;
    let mut known = Elements::NONE;
    elements(container.object.get(), &mut known);
    // SAFETY: null, or the table of a class, which lives for ever.
    let own = unsafe { known.element.cast::<Class>().as_ref() }?;
    let offset = object.address().addr().wrapping_sub(known.data.addr()) as u64;
    let is_inside = known.data.is_null() || offset < known.count * known.size;
    let found = own.identity() == class.identity() && is_inside;
    Some(Element { copy: known.copy?, size: usize::try_from(known.size).ok()? }).filter(|_| found)
}

impl Element {
    /// What Python gets for the element that lies at `object`: a view, or a copy where changes would not be seen.
    pub(super) fn instance<'py>(
        self,
        py: Python<'py>,
        container: &Instance,
        object: Object,
        class: &'static Class,
    ) -> Result<Bound<'py, PyAny>> {
        let Some(root) = container.root().filter(|root| !root.may_be_cxx()) else {
            return shared::own(py, class, self.copied(object)?);
        };
        let made = make::instance(py, class)?;
        // SAFETY: an instance, just made.
        let view = unsafe { Instance::at(made.as_ptr()) };
        view.fill(object, class.binding(), false);
        // SAFETY: a live object.
        view.keep_alive_by(unsafe { ffi::Py_NewRef(root.as_ptr()) });
        view.join(root, Some(self));
        root.count_export(1);
        Ok(made)
    }

    /// A new copy of the element at `object`.
    fn copied(self, object: Object) -> Result<Object> {
        // SAFETY: C++ has such an element there.
        let copy = unsafe { (self.copy)(object.address()) };
        if copy.is_null() {
            return Err(Failure::value(exception::take()));
        }
        // SAFETY: an object, just made.
        Ok(unsafe { Object::new(copy) })
    }
}

/// The place of a view among those of its root, or of what is part of an element among what that has.
pub(super) struct Link {
    shown: *const Instance,
    list: *const Instance,
    previous: *mut Link,
    next: *mut Link,
    /// Of a view.
    element: Option<Element>,
}

impl Instance {
    fn link(&self) -> Option<&Link> {
        // SAFETY: null, or this one's own link, which `unlink` frees.
        unsafe { self.link.get().as_ref() }
    }

    fn element(&self) -> Option<Element> {
        self.link()?.element
    }

    /// Whether it shows an element of a container where that lies.
    #[inline]
    pub(super) fn is_view(&self) -> bool {
        !self.link.get().is_null() && self.element().is_some()
    }

    /// The one instance that keeps the object, this or another one.
    fn root(&self) -> Option<&Instance> {
        let keeper = self.root_keeper();
        // SAFETY: null, or a live object, this or what this refers to.
        unsafe { (!keeper.is_null() && root::is_instance(keeper)).then(|| Instance::at(keeper)) }
    }

    /// Puts this first in the list of another one, which lives longer.
    fn join(&self, list: &Instance, element: Option<Element>) {
        let next = list.views.get();
        let link = Link { shown: self, list, previous: ptr::null_mut(), next, element };
        let link = Box::into_raw(Box::new(link));
        // SAFETY: null, or the link of an instance in the list, which is alive: `release` takes it out.
        if let Some(next) = unsafe { next.as_mut() } {
            next.previous = link;
        }
        list.views.set(link);
        self.link.set(link);
    }

    /// Takes this out of the list that it is in.
    pub(super) fn unlink(&self) {
        let link = self.link.replace(ptr::null_mut());
        if link.is_null() {
            return;
        }
        // SAFETY: made by `join`, and given up here, once. The list's owner is kept by this one's keeper, and the others in the
        // list are alive.
        unsafe {
            let link = Box::from_raw(link);
            let list = &*link.list;
            match link.previous.as_mut() {
                Some(previous) => previous.next = link.next,
                None => list.views.set(link.next),
            }
            if let Some(next) = link.next.as_mut() {
                next.previous = link.previous;
            }
            if link.element.is_some() {
                list.count_export(-1);
            }
        }
    }

    /// Has this, an object that C++ returned, move with the element that it is part of, if it is.
    pub(super) fn join_element(&self, py: Python<'_>) {
        let keeper = self.keeper.get();
        if keeper.is_null() {
            return;
        }
        // SAFETY: a live object, which this refers to.
        let keeper = unsafe { Borrowed::from_ptr(py, keeper) };
        let keepers = match keeper.cast::<PyTuple>() {
            Ok(several) => several.iter().collect(),
            Err(_) => vec![keeper.to_owned()],
        };
        let view = keepers.iter().filter_map(Instance::of).find(|keeper| keeper.has_part(self));
        if let Some(view) = view {
            self.join(view, None);
        }
    }

    /// Whether this is a view of an element that `part` lies in.
    fn has_part(&self, part: &Instance) -> bool {
        self.element().is_some_and(|element| part.offset_in(self.object.get()) < element.size)
    }

    fn offset_in(&self, whole: Object) -> usize {
        self.object.get().address().addr().wrapping_sub(whole.address().addr())
    }

    /// Makes all views of what is inside, or is part of the same object, objects of their own: C++ may change it. The same of
    /// what the object points to.
    ///
    /// # Errors
    /// What copying an element throws.
    #[cold]
    pub(super) fn leave_elements(&self) -> Result<()> {
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        let keepers = self.root_keepers(py);
        let kept = self.kept_instances();
        let owners = keepers.iter().filter_map(Instance::of).chain(kept).chain(iter::once(self));
        owners.filter(|owner| !owner.is_view()).try_for_each(Instance::leave_own_elements)
    }

    fn leave_own_elements(&self) -> Result<()> {
        // SAFETY: null, or the link of a live instance, which this has in its list.
        while let Some(link) = unsafe { self.views.get().as_ref() } {
            // SAFETY: as before.
            unsafe { &*link.shown }.become_own()?;
        }
        Ok(())
    }

    /// Gives a view, or that of the element that this is part of, an object of its own.
    ///
    /// # Errors
    /// What copying an element throws.
    pub(super) fn become_own(&self) -> Result<()> {
        let Some(link) = self.link() else { return Ok(()) };
        let Some(element) = link.element else {
            // SAFETY: what keeps this is alive.
            return unsafe { &*link.list }.become_own();
        };
        if !self.is_alive() {
            return Ok(());
        }
        let before = self.object.get();
        let copy = element.copied(before)?;
        self.unlink();
        self.object.set(copy);
        self.owner.set(true);
        self.move_parts(before, copy);
        give_up(iter::once(self.keeper.replace(ptr::null_mut())));
        // SAFETY: the lock is held wherever instances are.
        Ok(self.share(unsafe { Python::assume_attached() }, true)?)
    }

    /// Has what is part of the element follow it to `after`.
    fn move_parts(&self, before: Object, after: Object) {
        // SAFETY: null, or the link of a live instance, which this has in its list.
        while let Some(link) = unsafe { self.views.get().as_ref() } {
            // SAFETY: as before.
            let part = unsafe { &*link.shown };
            let offset = part.offset_in(before);
            // SAFETY: inside the object, as it was inside the one that this is a copy of.
            part.object.set(unsafe { Object::new(after.address().byte_add(offset)) });
            part.unlink();
        }
    }
}
