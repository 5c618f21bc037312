//! Keeps objects alive that C++ refers to. There are exactly two ways:
//! - an instance that does not own its object has a *keeper*: the instance that its object is part of, or the
//!   holder of a shared pointer (`holder.rs`);
//! - an instance that owns its object *keeps* the objects that its object was made to point to. Those that
//!   data members point to are stored by function and argument, so that the next call of the function
//!   replaces the object of the previous call. Those that `%keep_alive` names are kept as long as the
//!   instance: in contrast to the target of a data member, such an object is never replaced, because only C++
//!   knows when it is no longer needed.
//!
//! Objects that C++ copies are not kept. Nor are objects that an object points to if Python does not own that
//! object, because its lifetime is unknown.

use crate::core::object::Object;
use crate::core::ownership::{Keeper, OwnershipEvent};
use crate::python::instance::cells::{Kept, KeptObject, KeptSlot, Pins};
use crate::python::instance::{Instance, give_up, root};
use crate::python::interpreter::found;
use crate::python::table::{Class, Function, Overridable};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyMemoryView;
use std::collections::hash_map::Entry;
use std::ptr;

impl KeptObject {
    fn of(object: Bound<'_, PyAny>) -> KeptObject {
        let pins = Instance::of(&object).map(Pins::shown).unwrap_or_default();
        KeptObject { pins, object: object.unbind() }
    }

    /// The object, if it is an instance.
    fn instance(&self) -> Option<&Instance> {
        let object = self.object.as_ptr();
        // SAFETY: a live object, to which this value refers, and the lock is held.
        unsafe { root::is_instance(object).then(|| Instance::at(object)) }
    }
}

impl Kept {
    fn is_empty(&self) -> bool {
        self.last.is_empty() && self.always.is_empty()
    }

    fn all(&self) -> impl Iterator<Item = &KeptObject> {
        self.last.iter().map(|(_, one)| one).chain(self.always.values())
    }
}

/// A key instead of a parameter's number, for a further object of the instance.
const PART: usize = usize::MAX;
/// A key instead of a parameter's number, for an object that a Python method returned to C++.
const RESULT: usize = PART - 1;

impl KeptSlot {
    /// The key of a further object, which is of `class`.
    pub(crate) fn of_part(class: &'static Class) -> KeptSlot {
        KeptSlot { function: ptr::from_ref(class).cast(), parameter: PART }
    }

    pub(crate) fn new(function: &'static Function, parameter: usize) -> KeptSlot {
        KeptSlot { function, parameter }
    }
}

/// The object, or a view of its memory, which owns the object: an exporter of buffers may move its memory
/// when no buffer exists, as `array.array` does when it grows.
fn held_in_place(object: Bound<'_, PyAny>) -> Bound<'_, PyAny> {
    // SAFETY: a live object, and the lock is held wherever objects are used.
    let exports =
        Instance::of(&object).is_none() && unsafe { ffi::PyObject_CheckBuffer(object.as_ptr()) } != 0;
    match exports.then(|| found(object.py(), PyMemoryView::from(&object))).flatten() {
        Some(view) => view.into_any(),
        None => object,
    }
}

impl Instance {
    /// Keeps `object` for a parameter, instead of the previous one; `None` only releases the previous one.
    pub(crate) fn keep(&self, slot: KeptSlot, object: Option<Bound<'_, PyAny>>) {
        let mut kept = self.kept.take().unwrap_or_default();
        let last = kept.last.iter().position(|(known, _)| *known == slot).map(|at| kept.last.swap_remove(at));
        if let Some(object) = object.filter(|object| !self.is_kept_by(object)) {
            kept.last.push((slot, KeptObject::of(object)));
        }
        let is_empty = kept.is_empty();
        self.kept.set((!is_empty).then_some(kept));
        if !is_empty {
            self.track();
        }
        // The previous object is released last: it may be freed then, and its destructor may use this
        // instance. The thread is attached, so that the reference is released at once. SAFETY: the lock is
        // held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        drop(last.map(|(_, KeptObject { pins, object })| (pins, object.into_bound(py))));
    }

    /// Keeps `object` alive as long as this instance.
    pub(super) fn keep_always(&self, object: Bound<'_, PyAny>) {
        if self.is_kept_by(&object) {
            return;
        }
        let address = object.as_ptr();
        let object = held_in_place(object);
        let mut kept = self.kept.take().unwrap_or_default();
        let mut unused = Some(object);
        if let Entry::Vacant(place) = kept.always.entry(address) {
            unused.take().map(|object| place.insert(KeptObject::of(object)));
        }
        self.kept.set(Some(kept));
        self.track();
        // Python code may run here, when the list is consistent again.
        drop(unused);
    }

    /// Whether `object` needs no keeping, because it is this instance or lives as a part of it.
    fn is_kept_by(&self, object: &Bound<'_, PyAny>) -> bool {
        ptr::eq(object.as_ptr(), self.as_ptr())
            || Instance::of(object).is_some_and(|other| ptr::eq(other.keeper(), self.as_ptr()))
    }

    /// Gives the object, and the objects that it points to, to C++ because Python code asks for it. The code
    /// knows how long the object lives, so that the elements of containers stay in their places.
    pub(crate) fn disown(&self) {
        self.give_up_to(Instance::leave_but_elements);
    }

    /// Gives the object, and the objects that it points to, to a C++ function, which may free them at once:
    /// the elements of containers leave their places.
    pub(crate) fn surrender(&self) {
        self.give_up_to(Instance::leave_all);
    }

    /// Gives the object, and the objects that it points to, to C++, each after `leave`.
    fn give_up_to(&self, leave: fn(&Instance)) {
        let mut owners = vec![self.as_ptr()];
        while let Some(owner) = owners.pop() {
            // SAFETY: this instance, or an object that a live instance keeps. Only instances are kept, and
            // none of their code runs.
            let instance = unsafe { Instance::at(owner) };
            leave(instance);
            instance.give_to_swig(false);
            // An instance that does not own its object was visited before, or keeps only objects of C++.
            if instance.is_owner() {
                owners.extend(instance.pointed_to());
                instance.leave_kept_memory();
            }
            // Only a holder ceases to be the keeper. Its reference is never released: its shared pointer
            // would free the object, which C++ owns from now on.
            let _holder = instance.ownership.apply(OwnershipEvent::Disowned);
            instance.follow_owner();
            // SAFETY: the lock is held wherever instances are used.
            instance.list_given(unsafe { Python::assume_attached() });
        }
    }

    /// Takes over the object of another instance. If the other instance was the sole owner, this instance
    /// becomes the owner, and keeps the object alive for the other one.
    pub(crate) fn take_over(&self, other: &Instance) {
        let Some(class) = other.class.get() else { return };
        other.leave_all();
        let before = other.ownership.get();
        self.class.set(Some(class));
        self.ownership.start(before.taken_over(Keeper::new(other.as_ptr())));
        if before.is_only_owner() {
            // The reference to a keeper of the other instance has moved to this one. SAFETY: a live object.
            let own = unsafe { ffi::Py_NewRef(self.as_ptr()) };
            let _moved = other.ownership.apply(OwnershipEvent::Moved(Keeper::new(own)));
            self.kept.set(other.kept.take());
            other.track();
        } else {
            // SAFETY: NULL, or a live object: the keeper of a live instance is alive.
            unsafe { ffi::Py_XNewRef(self.keeper()) };
        }
        self.take_director(other);
        self.track();
    }

    /// Makes the instance the owner of its object, unless a shared pointer owns it. Members and variables
    /// still belong to their owners.
    pub(crate) fn take_ownership(&self) {
        if self.holder().is_none() && !self.give_to_swig(true) {
            self.change(OwnershipEvent::Acquired);
            self.follow_owner();
        }
    }

    /// Keeps the object that a Python method returned to C++, instead of the one that it returned before.
    pub(crate) fn keep_result(&self, function: &'static Overridable, result: Bound<'_, PyAny>) {
        self.keep(KeptSlot { function: ptr::from_ref(function).cast(), parameter: RESULT }, Some(result));
    }

    /// The kept instance for the C++ object at an address, as one of `class`.
    pub(crate) fn kept_at(&self, object: Object, class: &'static Class) -> Option<*mut ffi::PyObject> {
        let kept = self.kept.take()?;
        let shows = |one: &KeptObject| one.instance().is_some_and(|kept| kept.shows(object, class));
        let found = kept.last.iter().find(|(_, one)| shows(one));
        // Python does not see the instance of a further object.
        let found = found.map(|(slot, one)| match slot.parameter {
            PART => self.as_ptr(),
            _ => one.object.as_ptr(),
        });
        self.kept.set(Some(kept));
        found
    }

    /// Whether an instance is kept. Most objects keep nothing: the search is a function of its own, so that a
    /// call of a method contains only the check.
    #[inline]
    pub(crate) fn keeps_instance(&self) -> bool {
        self.has_kept() && self.finds_kept_instance()
    }

    #[inline(never)]
    fn finds_kept_instance(&self) -> bool {
        // SAFETY: with the lock held, the list does not change during the search.
        let kept = unsafe { &*self.kept.as_ptr() };
        kept.as_ref().is_some_and(|kept| kept.all().filter_map(KeptObject::instance).next().is_some())
    }

    #[inline]
    pub(crate) fn has_kept(&self) -> bool {
        // SAFETY: with the lock held, the cell does not change during the access.
        unsafe { (*self.kept.as_ptr()).is_some() }
    }

    /// The instances of further objects.
    pub(crate) fn parts(&self) -> Vec<&Instance> {
        self.kept_by(|slot| slot.parameter == PART, false)
    }

    /// The instances whose objects this object points to. The result of a method stays with the instance,
    /// which lives as long as the object.
    fn pointed_to(&self) -> impl Iterator<Item = *mut ffi::PyObject> {
        self.kept_by(|slot| slot.parameter < RESULT, true).into_iter().map(Instance::as_ptr)
    }

    /// The instances that are kept for slots for which `is` holds, and with `or_always` also those that are
    /// always kept.
    fn kept_by(&self, is: impl Fn(&KeptSlot) -> bool, or_always: bool) -> Vec<&Instance> {
        let kept = self.kept.take();
        let last = kept.iter().flat_map(|kept| &kept.last).filter(|(slot, _)| is(slot)).map(|(_, one)| one);
        let always = kept.iter().filter(|_| or_always).flat_map(|kept| kept.always.values());
        let objects = last.chain(always).filter_map(KeptObject::instance).map(Instance::as_ptr);
        // SAFETY: live instances, to which this instance has references.
        let found = objects.map(|kept| unsafe { Instance::at(kept) }).collect();
        self.kept.set(kept);
        found
    }

    /// The kept objects, borrowed, for the collector.
    pub(crate) fn kept_objects(&self) -> impl Iterator<Item = *mut ffi::PyObject> {
        let kept = self.kept.take();
        let objects: Vec<_> =
            kept.iter().flat_map(|kept| kept.all()).map(|one| one.object.as_ptr()).collect();
        self.kept.set(kept);
        objects.into_iter()
    }

    /// The objects in which kept objects have their places, borrowed, for the collector.
    pub(crate) fn kept_wholes(&self) -> impl Iterator<Item = *mut ffi::PyObject> {
        let kept = self.kept.take();
        let pins = kept.iter().flat_map(|kept| kept.all()).map(|one| &one.pins);
        let wholes: Vec<_> = pins.flat_map(|pins| pins.wholes().iter().copied()).collect();
        self.kept.set(kept);
        wholes.into_iter()
    }

    /// Detaches the object from its place if it is an element, and the elements of containers inside the
    /// object from theirs.
    fn leave_all(&self) {
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        self.leave_or_be_lost(py);
        self.inside_leaves(py);
        self.unlist();
    }

    /// Detaches the object from its place if it is an element, and the elements of containers that are parts
    /// of the object from theirs. Elements of the object itself stay.
    fn leave_but_elements(&self) {
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        self.leave_or_be_lost(py);
        self.elements_of_parts_leave(py);
        self.unlist();
    }

    /// Detaches the object from its place if it is an element. An element that cannot be copied is lost.
    fn leave_or_be_lost(&self, py: Python<'_>) {
        if self.leave(py).is_err() {
            drop(self.leave_with(py, Object::NULL));
        }
    }

    /// The keeper of an object that is part of this instance's object: this instance, if it is the owner, or
    /// otherwise its own keeper. A chain of parts thus has one keeper, however long it is. NULL if only C++
    /// keeps the object alive.
    pub(crate) fn root_keeper(&self) -> *mut ffi::PyObject {
        if self.is_owner() || self.is_element() { self.as_ptr() } else { self.keeper() }
    }

    /// Frees the object before the instance, which has none from then on.
    pub(crate) fn end(&self) {
        self.leave_all();
        let forgotten = self.leave_directors();
        self.free();
        self.write_swig();
        self.release();
        drop(forgotten);
    }

    /// Releases the keeper and all objects that the instance keeps.
    #[inline]
    pub(crate) fn release(&self) {
        // Most instances have no kept objects.
        let kept = self.kept.take();
        if kept.is_some() || !self.keeper().is_null() {
            self.release_all(kept);
        }
    }

    #[inline(never)]
    fn release_all(&self, kept: Option<Box<Kept>>) {
        let keeper: *mut ffi::PyObject = self.ownership.apply(OwnershipEvent::Released).address();
        if kept.is_none() {
            return give_up::give_up_one(keeper);
        }
        let kept = kept.unwrap_or_default();
        let all = kept.last.into_iter().map(|(_, one)| one).chain(kept.always.into_values());
        let references = all.map(|one| one.object.into_ptr());
        give_up::give_up(references.chain((!keeper.is_null()).then_some(keeper)));
    }
}

impl Instance {
    /// Keeps `object` alive as long as the object of this instance exists: in the instance that frees the
    /// object of this one. If C++ frees the object of this instance, its lifetime is not known: `object` is
    /// then kept forever.
    #[cold]
    pub(crate) fn keep_alive(&self, object: Bound<'_, PyAny>) {
        let mut whole = self;
        while let Some(next) = whole.whole() {
            whole = next;
        }
        let keepers = whole.root_keepers(object.py());
        let is_lasting = |keeper: &Bound<'_, PyAny>| {
            Instance::of(keeper).is_some_and(|keeper| keeper.is_owner() && !keeper.is_holder())
        };
        if !keepers.is_empty() && keepers.iter().all(is_lasting) {
            keepers.iter().filter_map(Instance::of).for_each(|keeper| keeper.keep_always(object.clone()));
        } else {
            // SAFETY: the instance lives forever, because it was made before any other one.
            unsafe { Instance::at(root::of_cxx()) }.keep_always(object);
        }
    }

    /// Keeps the arrays alive forever to whose memory the object refers, before C++ owns the object.
    pub(super) fn leave_kept_memory(&self) {
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        // SAFETY: as in `keep_alive`.
        let of_cxx = unsafe { Instance::at(root::of_cxx()) };
        for kept in self.kept_objects() {
            // SAFETY: a live object, to which this instance refers; the lock is held.
            let kept = unsafe { Bound::from_borrowed_ptr(py, kept) };
            if Instance::of(&kept).is_none() {
                of_cxx.keep_always(kept);
            }
        }
    }
}
