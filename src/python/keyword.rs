//! Puts keyword arguments in their places.

use super::arguments::Objects;
use super::{Failure, Function, Result};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

/// Adds `values`, which go by `names`, to the positional arguments in `objects`.
pub(super) fn place<'a, 'py>(
    function: &Function,
    objects: &mut Objects<'a, 'py>,
    names: &Bound<'py, PyTuple>,
    values: impl Iterator<Item = Borrowed<'a, 'py, PyAny>>,
) -> Result<()> {
    let mut places: Vec<Option<Borrowed<'a, 'py, PyAny>>> = objects.iter().copied().map(Some).collect();
    for (name, value) in names.iter().zip(values) {
        let name = name.cast::<PyString>().map_err(PyErr::from)?.to_string();
        let index = function.keywords.iter().position(|keyword| *keyword == name);
        let index = index.ok_or_else(|| Failure::call(unknown(function, &name)))?;
        places.resize(places.len().max(index + 1), None);
        if places[index].replace(value).is_some() {
            return Err(Failure::call(format!("was given argument `{name}` twice")));
        }
    }
    // C++ fills in defaults from the last argument backwards, so none may be left out before one that is given.
    if let Some(gap) = places.iter().position(Option::is_none) {
        return Err(Failure::call(format!("misses its argument `{}`", function.argument_name(gap))));
    }
    *objects = places.into_iter().flatten().collect();
    Ok(())
}

fn unknown(function: &Function, name: &str) -> String {
    match function.keywords {
        [] => format!("has no keyword argument `{name}`: its arguments go by position"),
        names => format!("has no keyword argument `{name}`: it has `{}`", names.join("`, `")),
    }
}
