//! Elements of containers as results: `vector[0]` is an instance that refers to a place in the vector.
//!
//! Requests for a place return the same instance as long as Python holds the element that is there.

use crate::core::object::{Object, PythonObject};
use crate::python::call::cxx::thrown;
use crate::python::convert::number::{boolean, runs_no_code};
use crate::python::instance::key::Key;
use crate::python::instance::place::Place;
use crate::python::instance::{self, Instance, holder};
use crate::python::interpreter::Result;
use crate::python::table::class::Places;
use crate::python::table::{
    Arguments, Call, Class, Handover, Passed, PlainArguments, PlainOutcome, Signature, This,
};
use pyo3::ffi;
use pyo3::prelude::*;

impl Handover {
    /// The class of the container that has the element.
    fn container(self) -> Option<&'static Class> {
        match self {
            Handover::Element(class) | Handover::First(class) | Handover::Last(class) => Some(class),
            _ => None,
        }
    }

    /// The index of the element, for methods such as `front` without an index argument.
    fn index(self) -> Option<i64> {
        match self {
            Handover::First(_) => Some(0),
            Handover::Last(_) => Some(-1),
            _ => None,
        }
    }
}

impl Call {
    /// Calls a method that returns an element of its container. `function` returns a copy: it is called if
    /// there is no such element, and for keys by which elements are not listed.
    pub const fn element<P: Signature<Object>>(
        class: &'static Class,
        handover: Handover,
        function: P::Function,
    ) -> Call {
        Call { class: Some((class, handover)), ..Call::new(function, call_plain, call_any::<P>) }
    }
}

/// The element of a sequence at a plain index.
fn call_plain<'py>(call: &Call, py: Python<'py>, given: &PlainArguments<'_, 'py>) -> PlainOutcome<'py> {
    let (class, handover) = call.class();
    let (Some(this), Some(places)) = (given.this, handover.container().and_then(Class::places)) else {
        return PlainOutcome::Unknown;
    };
    let index = match handover.index() {
        Some(index) => index,
        None if places.is_keyed => return PlainOutcome::Unknown,
        None => match <i64 as Passed>::plain(given, 0) {
            Ok(index) => index,
            Err(unfit) => return unfit.into(),
        },
    };
    match at_index(py, *this, class, places, index) {
        Ok(Some(element)) => PlainOutcome::Returned(element),
        // C++ raises the error.
        Ok(None) => PlainOutcome::Unknown,
        Err(failure) => PlainOutcome::Failed(failure),
    }
}

fn call_any<'py, P: Signature<Object>>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    let read = arguments.hand_over::<P>()?;
    let (class, handover) = call.class();
    if let (Some(this), Some(places)) = (arguments.this, handover.container().and_then(Class::places)) {
        let element = match handover.index() {
            Some(index) => at_index(py, this, class, places, index)?,
            None if places.is_keyed => at_key(py, this, class, places, arguments.object(0))?,
            None => at_index(py, this, class, places, arguments.get(0)?)?,
        };
        if let Some(element) = element {
            return Ok(element);
        }
    }
    // SAFETY: `Call::element` has combined this function with a pointer of this type.
    let function = unsafe { call.function.get::<P::Function>() };
    let mut copy = Object::NULL;
    let done = P::call(function, &read, 0, &mut copy);
    if done { holder::new_owned(py, class, copy) } else { Err(thrown()) }
}

/// The element at an index; `None` if there is none.
#[inline]
pub(crate) fn at_index<'py>(
    py: Python<'py>,
    this: This<'_>,
    class: &'static Class,
    places: &Places,
    mut index: i64,
) -> Result<Option<Bound<'py, PyAny>>> {
    if (places.find)(this.object, &mut index, PythonObject::NULL).is_null() {
        return Ok(None);
    }
    made(py, this, class, Key::Index(index), Place::Index(index)).map(Some)
}

/// The element with a key; `None` if there is none, or if elements are not listed by such keys.
fn at_key<'py>(
    py: Python<'py>,
    this: This<'_>,
    class: &'static Class,
    places: &Places,
    given: &Bound<'py, PyAny>,
) -> Result<Option<Bound<'py, PyAny>>> {
    let Some(key) = Key::of(given) else { return Ok(None) };
    let plain = if runs_no_code(given) { given.clone() } else { key.to_python(given)? };
    // SAFETY: a live object during the call.
    let found = unsafe { (places.find)(this.object, &mut 0, PythonObject::new(plain.as_ptr().cast())) };
    if found.is_null() {
        return Ok(None);
    }
    made(py, this, class, key, Place::Key(plain)).map(Some)
}

impl Key {
    /// The key as a Python int, float or str: the caller may have passed a NumPy scalar, for example.
    ///
    /// # Errors
    /// MemoryError.
    fn to_python<'py>(&self, given: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        let py = given.py();
        // SAFETY: the lock is held, and the text has this length; new references, or NULL with an exception
        // set.
        let value = unsafe {
            match self {
                Key::Integer(_) if let Ok(truth) = boolean(given) => ffi::PyBool_FromLong(truth.into()),
                Key::Index(index) => ffi::PyLong_FromLongLong(*index),
                Key::Integer(number) => match i64::try_from(*number) {
                    Ok(number) => ffi::PyLong_FromLongLong(number),
                    Err(_) => ffi::PyNumber_Index(given.as_ptr()),
                },
                Key::Float(bits) => ffi::PyFloat_FromDouble(f64::from_bits(*bits)),
                Key::Text(text) => {
                    ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len().cast_signed())
                }
            }
        };
        // SAFETY: as above.
        Ok(unsafe { Bound::from_owned_ptr_or_err(py, value) }?)
    }
}

/// A new instance for an existing element.
#[inline]
fn made<'py>(
    py: Python<'py>,
    this: This<'_>,
    class: &'static Class,
    key: Key,
    place: Place<'py>,
) -> Result<Bound<'py, PyAny>> {
    if let Some(known) = this.instance().representative(true).element_at(py, &key) {
        return Ok(known);
    }
    let made = instance::new(py, class)?;
    // The allocation of the instance may have caused a garbage collection. A finalizer may have dropped the
    // instance that listed the elements, to which nothing here refers, and may have requested the same
    // element.
    let container = this.instance().representative(true);
    if let Some(known) = container.element_at(py, &key) {
        return Ok(known);
    }
    // SAFETY: the instance was just made.
    let element = unsafe { Instance::at(made.as_ptr()) };
    element.put(container, class, &place);
    container.list_element(key, element);
    Ok(made)
}
