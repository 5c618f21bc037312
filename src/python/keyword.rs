//! Puts keyword arguments in their places.

use super::{Failure, Function, Result};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

/// All arguments by position.
///
/// # Safety
/// `given` holds `count` live objects and then one for each name in `keywords`, a tuple of strings.
#[cold]
pub(super) unsafe fn place(
    py: Python<'_>,
    function: &Function,
    given: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> Result<Vec<*mut ffi::PyObject>> {
    // SAFETY: the caller says that it is a tuple.
    let names = unsafe { Borrowed::from_ptr(py, keywords).to_owned().cast_into_unchecked::<PyTuple>() };
    let positional = count.unsigned_abs();
    // SAFETY: below the number of objects that the caller says there are.
    let object = |index| unsafe { *given.add(index) };
    let mut places: Vec<Option<*mut ffi::PyObject>> =
        (0..positional).map(|index| Some(object(index))).collect();
    for (offset, name) in names.iter().enumerate() {
        let name = name.cast::<PyString>().map_err(PyErr::from)?.to_string();
        let index = function.keywords.iter().position(|keyword| *keyword == name);
        let index = index.ok_or_else(|| Failure::call(unknown(function, &name)))?;
        places.resize(places.len().max(index + 1), None);
        if places[index].replace(object(positional + offset)).is_some() {
            return Err(Failure::call(format!("was given argument `{name}` twice")));
        }
    }
    // C++ fills in defaults from the last argument backwards, so none may be left out before one that is given.
    if let Some(gap) = places.iter().position(Option::is_none) {
        return Err(Failure::call(missing(function, gap)));
    }
    Ok(places.into_iter().flatten().collect())
}

fn missing(function: &Function, gap: usize) -> String {
    let fact = format!("misses its argument `{}`", function.argument_name(gap));
    let has_default = function.overloads.iter().any(|overload| overload.parameters.len() == gap);
    if has_default {
        format!("{fact}: its default holds only where no later argument is given")
    } else {
        fact
    }
}

fn unknown(function: &Function, name: &str) -> String {
    match function.keywords {
        [] => format!("has no keyword argument `{name}`: its arguments go by position"),
        names => format!("has no keyword argument `{name}`: it has `{}`", names.join("`, `")),
    }
}
