//! Results that are C++ objects.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::ownership::Reach;
use crate::python::instance::director::registry;
use crate::python::instance::place::Place;
use crate::python::instance::{self, Instance, another, holder as shared};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::swig::object::behind;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Class, Handover, This};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ptr;

/// The Python object for a C++ result; None for a null pointer. `this` and `objects` are the arguments of the
/// call.
pub(crate) fn instance<'py>(
    py: Python<'py>,
    this: Option<This<'_>>,
    objects: &[Bound<'py, PyAny>],
    object: Object,
    (class, handover): (&'static Class, Handover),
) -> Result<Bound<'py, PyAny>> {
    if object.is_null() {
        return Ok(py.None().into_bound(py));
    }
    if let Handover::Value | Handover::Shown = handover
        && let Some(value) = class.value(py, object)
    {
        if handover == Handover::Value {
            (class.binding().destroy)(object);
        }
        return value;
    }
    let is_owned = matches!(handover, Handover::Owned | Handover::Value);
    let given = GivenObjects { py, this, objects };
    if !is_owned && let Some(known) = given.known(object, class) {
        return Ok(known);
    }
    if is_owned {
        return match registry::given_back(py, object, class)? {
            Some(known) => Ok(known),
            None => shared::new_owned(py, class, object),
        };
    }
    if let Some(known) = registry::known(py, object, class)? {
        return Ok(known);
    }
    // The place is determined before the instance is allocated: that may cause a garbage collection, whose
    // finalizers may move the element.
    let place = this.filter(|_| handover == Handover::Part).and_then(|this| place(py, this, object));
    let made = instance::new(py, class)?;
    // SAFETY: the instance was just made.
    let instance = unsafe { Instance::at(made.as_ptr()) };
    if let Some((whole, offset)) = place {
        // SAFETY: the place refers to an instance.
        instance.put(unsafe { Instance::at(whole.as_ptr()) }, class, &Place::Part(offset));
        return Ok(made);
    }
    let keeper = given.keeper()?;
    let is_loose = this.is_some_and(|this| this.instance().ownership.get().reach().loose);
    let reach =
        Reach { single: handover == Handover::Part, loose: is_loose || handover == Handover::Borrowed };
    instance.show(object, class.binding(), keeper, reach);
    if reach.loose {
        instance.list_reference(py);
    }
    Ok(made)
}

/// The place of a data member whose object has a place itself: the instance of the element that contains the
/// member, and the member's offset in it.
fn place<'py>(py: Python<'py>, this: This<'_>, member: Object) -> Option<(Bound<'py, PyAny>, i64)> {
    let own = this.instance();
    let whole = if own.is_element() { own } else { own.whole()? };
    let offset = member.address().addr().wrapping_sub(whole.object().address().addr());
    // SAFETY: the instance is alive, and the lock is held.
    let whole = unsafe { Bound::from_borrowed_ptr(py, whole.as_ptr()) };
    Some((whole, offset.cast_signed() as i64))
}

/// Gives a new object to the instance whose `__init__` is running. As with SWIG, a null pointer from a
/// constructor that the interface has written makes an instance without an object.
pub(crate) fn constructed<'py>(
    py: Python<'py>,
    this: Option<This<'_>>,
    object: Object,
    (class, _): (&'static Class, Handover),
) -> Result<Bound<'py, PyAny>> {
    match this {
        // Code of an argument may have called `__init__` meanwhile.
        Some(this) if this.instance().class.get().is_some() => {
            if !object.is_null() {
                (class.destroy)(object);
            }
            return Err(another(class));
        }
        Some(this) => {
            this.instance().make(object, class);
            this.instance().register_director();
            this.instance().share(py, true)?;
        }
        None => return Err(as_function()),
    }
    Ok(py.None().into_bound(py))
}

/// Gives the instance whose `__init__` is running the object of `made`, which code of the interface has made.
/// As with SWIG, that is an assignment to the attribute `this`, and a result without an object, such as None,
/// makes an instance without one.
pub(crate) fn made_by_code<'py>(
    py: Python<'py>,
    this: Option<This<'_>>,
    made: &Bound<'py, PyAny>,
    (class, _): (&'static Class, Handover),
) -> Result<Bound<'py, PyAny>> {
    let Some(this) = this else { return Err(as_function()) };
    let instance = this.instance();
    if instance.class.get().is_some() {
        return Err(another(class));
    }
    if Instance::behind(made).is_none() && behind(made).is_none() {
        instance.make(Object::NULL, class);
        return Ok(py.None().into_bound(py));
    }
    let name = intern!(py, "this");
    // SAFETY: live objects, and the lock is held. A subclass may have its own `__setattr__`, which is not
    // called.
    let done = unsafe { ffi::PyObject_GenericSetAttr(instance.as_ptr(), name.as_ptr(), made.as_ptr()) };
    if done != 0 {
        return Err(Failure::set(py));
    }
    instance.register_director();
    Ok(py.None().into_bound(py))
}

#[cold]
fn as_function() -> Failure {
    Error::new(ErrorKind::Runtime, "a constructor was called as a function").into()
}

/// The arguments of a call.
struct GivenObjects<'a, 'py> {
    py: Python<'py>,
    this: Option<This<'a>>,
    objects: &'a [Bound<'py, PyAny>],
}

impl<'a, 'py> GivenObjects<'a, 'py> {
    /// The instances among the arguments, `self` first.
    fn instances(&self) -> impl Iterator<Item = &'a Instance> {
        let this = self.this.map(|this| this.instance());
        this.into_iter().chain(self.objects.iter().filter_map(Instance::of))
    }

    /// The instance for `object` among the arguments of the call and the objects that they keep alive; `None`
    /// if there is none.
    fn known(&self, object: Object, class: &'static Class) -> Option<Bound<'py, PyAny>> {
        let given = self.instances().find(|instance| instance.shows(object, class)).map(Instance::as_ptr);
        let kept = || self.instances().find_map(|instance| instance.kept_at(object, class));
        let known = given.or_else(kept)?;
        // SAFETY: the object is alive.
        Some(unsafe { Borrowed::from_ptr(self.py, known) }.to_owned())
    }

    /// The keeper of an object that may be part of the arguments of the call: a new reference, or NULL.
    fn keeper(&self) -> Result<*mut ffi::PyObject> {
        let mut keepers: Vec<*mut ffi::PyObject> = Vec::new();
        for keeper in self.instances().map(Instance::root_keeper) {
            if !keeper.is_null() && !keepers.contains(&keeper) {
                keepers.push(keeper);
            }
        }
        // SAFETY: the objects are alive, because instances of this call refer to them.
        let borrowed =
            |keeper: &*mut ffi::PyObject| unsafe { Borrowed::from_ptr(self.py, *keeper) }.to_owned();
        match keepers.as_slice() {
            [] => Ok(ptr::null_mut()),
            [only] => Ok(borrowed(only).into_ptr()),
            several => Ok(PyTuple::new(self.py, several.iter().map(borrowed))?.into_ptr()),
        }
    }
}
