//! Calls after which objects keep others alive, as `%keep_alive` says.

use crate::python::call::cxx::not_plainly;
use crate::python::instance::Instance;
use crate::python::interpreter::{Result, attached};
use crate::python::table::tie::Ties;
use crate::python::table::{Arguments, Call, End, Tie};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyString};

/// How deeply the objects may lie that an argument has inside: no C++ type of an interface is nested as deeply.
const DEEPEST: usize = 16;

impl Call {
    /// Has objects of each call keep others alive afterwards.
    #[must_use]
    pub const fn keeping(self, ties: &'static [Tie]) -> Call {
        Call { plainly: not_plainly, with: tied, ties: Some(Ties { with: self.with, all: ties }), ..self }
    }
}

fn tied<'py>(call: &Call, py: Python<'py>, arguments: &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>> {
    let ties = call.ties.expect("`Call::keeping` has put them here");
    let result = (ties.with)(call, py, arguments)?;
    for tie in ties.all {
        let keeper = arguments.end(tie.keeper, &result);
        if let Some(keeper) = keeper.as_ref().and_then(Instance::of) {
            let mut kept = Vec::new();
            attached(py, |_| arguments.add_kept(tie.kept, &result, &mut kept))?;
            kept.into_iter().for_each(|object| keeper.keep_alive(object));
        }
    }
    Ok(result)
}

impl<'py> Arguments<'_, 'py> {
    /// The object at an end of a tie, as C++ got it.
    fn end(&self, end: End, result: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
        match end {
            // SAFETY: the instance that the method is called on, which is alive.
            End::This => Some(unsafe { Bound::from_borrowed_ptr(self.py, self.this?.as_ptr()) }),
            End::Returned => Some(result.clone()),
            // The caller may have left it out.
            End::Argument(index) | End::Memory(index) => {
                (index < self.len()).then(|| self.object(index).clone())
            }
        }
    }

    /// Adds the objects that are to be kept.
    fn add_kept(
        &self,
        end: End,
        result: &Bound<'py, PyAny>,
        kept: &mut Vec<Bound<'py, PyAny>>,
    ) -> PyResult<()> {
        let Some(object) = self.end(end, result) else { return Ok(()) };
        match end {
            End::Memory(_) => kept.push(object),
            End::This | End::Returned => kept.extend(Instance::of(&object).is_some().then_some(object)),
            End::Argument(index) => {
                // An object that was made of the caller's value may refer to what the value has inside.
                let given = &self.objects[index];
                if !given.is(&object) && Instance::of(&object).is_some() {
                    kept.push(object);
                }
                add_objects(given, DEEPEST, kept)?;
            }
        }
        Ok(())
    }
}

/// Adds the instances of classes that a value is, or has inside.
///
/// # Errors
/// What an iterable raises that is asked for its elements once more.
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
    if depth == 0 || is_text || !value.hasattr("__iter__")? {
        return Ok(());
    }
    if let Ok(dict) = value.cast::<PyDict>() {
        for (key, value) in dict.iter() {
            add_objects(&key, depth - 1, found)?;
            add_objects(&value, depth - 1, found)?;
        }
        return Ok(());
    }
    for element in value.try_iter()? {
        add_objects(&element?, depth - 1, found)?;
    }
    Ok(())
}
