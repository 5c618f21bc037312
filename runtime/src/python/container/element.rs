//! Elements of containers: `vector[0].x = 1` changes what the vector has.
//!
//! An element is a copy that its instance owns, so nothing that C++ does to the container takes its memory away. It has a
//! *place*: the container and the key. What Python does that may change the element is written to its place at once, and the
//! element is read again when C++ may have changed the container. As long as an element lives, its place gives it again: two
//! copies would overwrite each other.
//!
//! An element leaves its place when that is assigned another, and when Python inserts or erases elements, other than
//! by `append`: then it is an object like any other. So `v[0], v[1] = v[1], v[0]` is right, which it is not with references to the container's memory.

use crate::core::exception;
use crate::core::object::Object;
use crate::python::call::enter::call_on;
use crate::python::call::overload::given_with;
use crate::python::instance::Instance;
use crate::python::instance::holder as shared;
use crate::python::instance::in_use::InUse;
use crate::python::instance::ties::{Key, Spot};
use crate::python::interpreter::Result;
use crate::python::table::conversion::Places;
use crate::python::table::{Class, Function, Held, This};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PySlice;
use std::{iter, ptr};

/// The methods of containers that change no place which has an element.
const ADD: [&str; 3] = ["append", "push_back", "reserve"];

/// The methods of containers that give places to other elements, or to none.
const MOVE: [&str; 11] = [
    "__delitem__",
    "__setitem__",
    "assign",
    "clear",
    "erase",
    "insert",
    "pop",
    "pop_back",
    "push_front",
    "resize",
    SWAP,
];

/// The method that gives the places of its container and of its argument to one another's elements.
const SWAP: &str = "swap";

impl This<'_> {
    /// Whether a method exchanges the elements of this container and of its argument.
    pub(crate) fn swaps(self, method: &Function) -> bool {
        self.instance().container_class().is_some() && method.name() == SWAP
    }
}

impl Class {
    fn places(&self) -> Option<&Places> {
        self.conversion.as_ref()?.places.as_ref()
    }
}

impl Held {
    /// The class of the container that an element is of.
    pub(crate) fn container(self) -> Option<&'static Class> {
        match self {
            Held::Element(class) | Held::First(class) | Held::Last(class) => Some(class),
            _ => None,
        }
    }
}

/// An element of the container that the call is for, which has made a copy of it.
pub(crate) fn element<'py>(
    py: Python<'py>,
    this: Option<This<'_>>,
    objects: &[Bound<'py, PyAny>],
    object: Object,
    (class, held): (&'static Class, Held),
) -> Result<Bound<'py, PyAny>> {
    let place = this.and_then(|this| {
        let container = held.container()?;
        let key = match held {
            Held::First(_) => Key::Integer(0),
            Held::Last(_) => from_end(py, this, container, -1)?,
            _ => key(py, this, container, objects.first()?)?,
        };
        Some((this.instance(), container, Spot::new(this.object, container, key)))
    });
    let Some((container, container_class, spot)) = place else { return shared::own(py, class, object) };
    if let Some(known) = container.element_at(py, &spot)
        && let Some(element) = Instance::of(&known)
    {
        element.assign(class, object);
        element.hold_fast(container);
        (class.binding().destroy)(object);
        return Ok(known);
    }
    let is_keyed = container_class.places().is_some_and(|places| places.is_keyed);
    let given = objects.first().filter(|_| is_keyed);
    let made = shared::own(py, class, object)?;
    // SAFETY: an instance, just made.
    unsafe { Instance::at(made.as_ptr()) }.put(container, container_class, spot, given);
    Ok(made)
}

/// Runs `work` while the exception waits that a call has raised, if any. That goes before one of the work's.
fn aside<T>(work: impl FnOnce() -> T) -> T {
    let mut raised = [ptr::null_mut(); 3];
    let [kind, value, traceback] = &mut raised;
    // SAFETY: the lock is held wherever instances are; the references are given back below.
    unsafe { ffi::PyErr_Fetch(kind, value, traceback) };
    let result = work();
    let [kind, value, traceback] = raised;
    if !kind.is_null() {
        // SAFETY: as above.
        unsafe { ffi::PyErr_Restore(kind, value, traceback) };
    }
    result
}

/// The key that an argument is.
fn key(py: Python<'_>, this: This<'_>, class: &'static Class, given: &Bound<'_, PyAny>) -> Option<Key> {
    match Key::of(given)? {
        Key::Integer(index) if index < 0 && !class.places()?.is_keyed => from_end(py, this, class, index),
        key => Some(key),
    }
}

/// The index of an element that is counted from the end.
fn from_end(py: Python<'_>, this: This<'_>, class: &'static Class, index: i128) -> Option<Key> {
    let length: i128 = call_on(py, class.places()?.length, this, &[]).ok()?.extract().ok()?;
    Some(Key::Integer(index + length))
}

impl Instance {
    /// Has the element show what is at its place now, which is `object`, if it may be assigned to.
    fn assign(&self, class: &'static Class, object: Object) {
        let is_free = self.with_ties(|ties| ties.uses == 0 && !ties.is_pinned);
        let is_own = self.ownership.get().is_only_owner() && self.exports.get() == 0;
        let assign = class.conversion.as_ref().and_then(|conversion| conversion.assign);
        if let (Some(assign), Ok(own)) = (assign.filter(|_| is_free && is_own), self.object_as(class)) {
            match assign(own, object) {
                true => self.with_ties(|ties| ties.is_stale = false),
                false => drop(exception::take()),
            }
        }
    }

    /// Reads the elements of containers in the object, and in what it is part of, after C++ may have changed it. What was
    /// reached through a reference may be elsewhere now, except the object that C++ has just `returned` a reference to.
    fn read_elements(&self, py: Python<'_>, returned: Option<Object>) {
        let is_kept = self.is_owner() || !self.keeper().is_null();
        // A copy of an element is no part of the memory that references lead to: a change of it moves no other container.
        let is_copy = self.is_element() && self.ownership.get().is_only_owner();
        for element in self.listed(py, &|_| true).iter().filter_map(Instance::of) {
            match element.is_loose() {
                true if is_copy && !element.is_listed_by(self) => {}
                true if returned.is_some_and(|object| element.is_in(object)) => element.read_or_leave(py),
                true if is_kept => element.leave(),
                // C++ has it, and what has changed may be another object of C++'s.
                true => {}
                false => element.read_or_leave(py),
            }
        }
    }

    /// Reads an element, which leaves if it cannot be read, and then its own.
    fn read_or_leave(&self, py: Python<'_>) {
        // What uses it writes it.
        if self.with_ties(|ties| ties.uses > 0) {
            return;
        }
        if !self.read(py) {
            self.leave();
        }
        self.read_elements(py, None);
    }

    fn read(&self, py: Python<'_>) -> bool {
        let Some((container, class, key)) = self.place(py) else { return true };
        let read = || {
            // SAFETY: a live instance of the class.
            let this = unsafe { This::of(container.as_ptr(), class).ok()? };
            // Its place gives this again, and so assigns to it.
            self.with_ties(|ties| ties.is_stale = true);
            let read = call_on(py, class.places()?.get, this, &[key]).ok();
            // C++ may have told Python what is missing.
            // SAFETY: the lock is held.
            unsafe { ffi::PyErr_Clear() };
            read
        };
        aside(read).is_some() && !self.with_ties(|ties| ties.is_stale)
    }

    /// Writes the element that this is, or is part of, to its place.
    #[cold]
    pub(crate) fn write_elements(&self, py: Python<'_>) -> Result<()> {
        aside(|| self.wholes(py).iter().filter_map(Instance::of).try_for_each(|whole| whole.write(py)))
    }

    fn write(&self, py: Python<'_>) -> Result<()> {
        let Some((container, class, key)) = self.place(py) else { return Ok(()) };
        let written = self.write_to(&container, class, key);
        if written.is_err() {
            self.leave();
        }
        written
    }

    fn write_to<'py>(
        &self,
        container: &Bound<'py, PyAny>,
        class: &'static Class,
        key: Bound<'py, PyAny>,
    ) -> Result<()> {
        let Some(places) = class.places() else { return Ok(()) };
        // SAFETY: a live instance of the class, and a live object.
        let (this, own) = unsafe {
            (This::of(container.as_ptr(), class)?, Bound::from_borrowed_ptr(container.py(), self.as_ptr()))
        };
        // The set function copies it like any other object: that runs no code which could look for its place.
        let ties = self.ties.take();
        let outcome = call_on(container.py(), places.set, this, &[key, own]);
        self.ties.set(ties);
        outcome?;
        // The container may be inside an element in turn.
        this.instance().write_elements(container.py())
    }

    /// After C++ may have changed the object: writes the element that it is, or is part of, and reads those that it has.
    /// `returned`: the object that C++ has returned a reference to.
    #[cold]
    fn follow(&self, returned: Option<Object>) -> Result<()> {
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        let written = self.write_elements(py);
        self.read_changed(py, returned);
        written
    }

    /// The class, if it is one of containers.
    fn container_class(&self) -> Option<&'static Class> {
        self.class.get().filter(|class| class.binding().places().is_some())
    }

    /// The elements of this container that Python holds.
    fn held_elements<'py>(&self, py: Python<'py>, class: &'static Class) -> Vec<Bound<'py, PyAny>> {
        let own = self.object();
        self.listed(py, &|spot| spot.is_in(own, class))
    }

    /// Reads the elements of the object after C++ may have changed it.
    pub(crate) fn read_after_change(&self, py: Python<'_>) {
        self.read_changed(py, None);
    }

    fn read_changed(&self, py: Python<'_>, returned: Option<Object>) {
        match self.container_class() {
            Some(class) => {
                let elements = self.held_elements(py, class);
                elements.iter().filter_map(Instance::of).for_each(|element| element.read_or_leave(py));
            }
            None => self.read_elements(py, returned),
        }
    }

    /// Takes the places of all elements of this container from them.
    pub(crate) fn leave_all(&self, py: Python<'_>) {
        let elements = self.container_class().map(|class| self.held_elements(py, class)).unwrap_or_default();
        elements.iter().filter_map(Instance::of).for_each(Instance::leave);
    }

    /// The elements that a method of a container gives no place any more.
    fn leaving<'py>(
        &self,
        py: Python<'py>,
        this: This<'_>,
        class: &'static Class,
        function: &'static Function,
        given: &[Bound<'py, PyAny>],
    ) -> Vec<Bound<'py, PyAny>> {
        let is_own = |spot: &Spot| spot.is_in(this.object, class);
        let is_set = class.places().is_some_and(|places| ptr::eq(places.set, function));
        match given {
            [at, value] if is_set && !at.is_instance_of::<PySlice>() => {
                let Some(key) = key(py, this, class, at) else { return self.listed(py, &is_own) };
                let known = self.element_at(py, &Spot::new(this.object, class, key));
                // One that is assigned to its own place stays.
                known.filter(|known| !known.is(value)).into_iter().collect()
            }
            _ => self.listed(py, &is_own),
        }
    }

    /// Assigns to a member of an object that is an element, or has some.
    ///
    /// # Errors
    /// Those of `assign`, and those of writing the element to its place.
    #[cold]
    pub(crate) fn assign_tied<'py>(
        &self,
        py: Python<'py>,
        function: &'static Function,
        assign: impl FnOnce() -> Result<Bound<'py, PyAny>>,
    ) -> Result<Bound<'py, PyAny>> {
        let outcome = assign();
        // Also where it threw: it may have changed the object before.
        let written = self.write_elements(py);
        let mut parameters = function.overloads.iter().flat_map(|overload| overload.parameters);
        // A reference that C++ has returned may be to an element; and the member may be a container, or have one.
        if !self.is_owner() || parameters.any(|parameter| parameter.kind.object().is_some()) {
            self.read_elements(py, None);
        }
        outcome.and_then(|done| written.map(|()| done))
    }
}

/// Calls a method on an object that is an element, or has some. `changes`: whether it may change the object.
///
/// # Errors
/// The method's, and those of writing the element to its place.
pub(crate) fn call_tied<'py>(
    py: Python<'py>,
    this: This<'_>,
    class: &'static Class,
    function: &'static Function,
    (given, changes): (&[Bound<'py, PyAny>], bool),
    call: impl FnOnce() -> Result<Bound<'py, PyAny>>,
) -> Result<Bound<'py, PyAny>> {
    let is_container = class.places().is_some();
    let moves = changes && is_container && MOVE.contains(&function.name());
    let leaving = if moves { this.instance().leaving(py, this, class, function, given) } else { Vec::new() };
    let in_use = InUse::of(py, iter::once(this.instance()));
    let outcome = call();
    drop(in_use);
    match outcome {
        Ok(_) => leaving.iter().filter_map(Instance::of).for_each(Instance::leave),
        Err(_) => leaving.iter().filter_map(Instance::of).for_each(|element| element.read_or_leave(py)),
    }
    // Also where it threw: it may have changed the object before.
    let written = match changes {
        false => Ok(()),
        true if moves || is_container && ADD.contains(&function.name()) => this.instance().write_elements(py),
        true => {
            let returned = outcome.as_ref().ok().and_then(Instance::of).map(Instance::object);
            this.instance().follow(returned)
        }
    };
    outcome.and_then(|result| given_with(result, written, function.name()))
}
