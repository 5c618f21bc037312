//! Calls after which objects keep other objects alive, as `%keep_alive` specifies.

use crate::python::call::cxx::no_plain_call;
use crate::python::instance::Instance;
use crate::python::interpreter::{Result, attached};
use crate::python::table::function::Ties;
use crate::python::table::{Arguments, Call, End, Tie};
use pyo3::exceptions::PyTypeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyIterator, PyString};

/// The depth to which an argument is searched for objects: no C++ type of an interface is nested as deeply.
const DEEPEST: usize = 16;

impl Call {
    /// Makes objects of each call keep other objects alive afterwards.
    #[must_use]
    pub const fn keeping(self, ties: &'static [Tie]) -> Call {
        Call {
            call_plain: no_plain_call,
            call_any: call_tied,
            ties: Some(Ties { call: self.call_any, all: ties }),
            ..self
        }
    }
}

fn call_tied<'py>(call: &Call, py: Python<'py>, arguments: &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>> {
    let ties = call.ties.expect("`Call::keeping` has put them here");
    let outcome = (ties.call)(call, py, arguments);
    // C++ may have stored a pointer before it threw: only ties that name the result are void then.
    let result = outcome.as_ref().ok();
    // Code of the interface may have set an exception, which must not be pending while iterables run their
    // code.
    let pending = PyErr::take(py);
    let mut kept = Ok(());
    for tie in ties.all {
        kept = kept.and(attached(py, |_| arguments.tie(*tie, result)));
    }
    if let Some(pending) = pending {
        pending.restore(py);
    }
    // The error of the call takes precedence.
    let outcome = outcome?;
    kept?;
    Ok(outcome)
}

impl<'py> Arguments<'_, 'py> {
    /// Makes the objects at one end of a tie keep those at the other alive.
    fn tie(&self, tie: Tie, result: Option<&Bound<'py, PyAny>>) -> PyResult<()> {
        let (mut keepers, mut kept) = (Vec::new(), Vec::new());
        self.add_end(tie.keeper, result, &mut keepers)?;
        if keepers.is_empty() {
            return Ok(());
        }
        self.add_end(tie.kept, result, &mut kept)?;
        for keeper in keepers.iter().filter_map(Instance::of) {
            kept.iter().for_each(|object| keeper.keep_alive(object.clone()));
        }
        Ok(())
    }

    /// Adds the objects at an end of a tie: several if Python's value for it is a container.
    fn add_end(
        &self,
        end: End,
        result: Option<&Bound<'py, PyAny>>,
        found: &mut Vec<Bound<'py, PyAny>>,
    ) -> PyResult<()> {
        match end {
            End::This => {
                // SAFETY: the instance that the method is called on is alive.
                let this = self.this.map(|this| unsafe { Bound::from_borrowed_ptr(self.py, this.as_ptr()) });
                // A constructor that threw has made no object.
                let is_there = |this: &Instance| result.is_some() || this.is_alive();
                found.extend(this.filter(|this| Instance::of(this).is_some_and(is_there)));
            }
            End::Returned => {
                if let Some(result) = result {
                    add_objects(result, DEEPEST, found)?;
                }
            }
            End::Argument(index) if index < self.len() => {
                // An object that was made from the caller's value may refer to objects inside the value.
                let (given, object) = (&self.objects[index], self.object(index));
                if !given.is(object) && Instance::of(object).is_some() {
                    found.push(object.clone());
                }
                add_objects(given, DEEPEST, found)?;
            }
            End::Memory(index) if index < self.len() => found.push(self.object(index).clone()),
            // The caller has omitted the argument.
            End::Argument(_) | End::Memory(_) => {}
        }
        Ok(())
    }
}

/// Adds the instances of classes that a value is or contains.
///
/// # Errors
/// An exception raised by an iterable while it is iterated again.
fn add_objects<'py>(
    value: &Bound<'py, PyAny>,
    depth: usize,
    found: &mut Vec<Bound<'py, PyAny>>,
) -> PyResult<()> {
    if Instance::of(value).is_some() {
        found.push(value.clone());
        return Ok(());
    }
    let is_text = value.is_instance_of::<PyString>()
        || value.is_instance_of::<PyBytes>()
        || value.is_instance_of::<PyByteArray>();
    if depth == 0 || is_text {
        return Ok(());
    }
    // An iterator is never read, because its next reader would find it empty.
    if value.is_instance_of::<PyIterator>() {
        return Ok(());
    }
    // In the way C++ reads them: a mapping by its items, and anything iterable or indexable by its elements.
    let elements = match is_mapping(value) {
        true => value.call_method0("items").and_then(|items| items.try_iter()),
        false => value.try_iter(),
    };
    match elements {
        Ok(mut elements) => elements.try_for_each(|element| add_objects(&element?, depth - 1, found)),
        // The value is not a container.
        Err(error) if error.is_instance_of::<PyTypeError>(value.py()) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Whether the value has items. `PyMapping_Check` alone is also true for sequences.
fn is_mapping(value: &Bound<'_, PyAny>) -> bool {
    // SAFETY: a live object, and the lock is held.
    let has_keys = unsafe { ffi::PyMapping_Check(value.as_ptr()) == 1 };
    has_keys && value.hasattr("items").unwrap_or(false)
}
