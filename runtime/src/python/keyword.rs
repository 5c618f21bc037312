//! Puts keyword arguments in their places.

use super::{Failure, Function, Result, attached, stream};
use crate::array_view::Stream;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

/// What a call with keywords gives.
pub(super) struct Given {
    /// By position.
    pub arguments: Vec<*mut ffi::PyObject>,
    pub stream: Option<Stream>,
}

/// All arguments by position, and the stream, which has none.
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
) -> Result<Given> {
    // SAFETY: the caller says that it is a tuple.
    let names = unsafe { Borrowed::from_ptr(py, keywords).to_owned().cast_into_unchecked::<PyTuple>() };
    let positional = count.unsigned_abs();
    // SAFETY: below the number of objects that the caller says there are.
    let object = |index| unsafe { *given.add(index) };
    let mut places: Vec<Option<*mut ffi::PyObject>> =
        (0..positional).map(|index| Some(object(index))).collect();
    let mut stream = None;
    for (offset, name) in names.iter().enumerate() {
        let name = name.cast::<PyString>().map_err(PyErr::from)?.to_string();
        if function.stream && name == "stream" {
            // SAFETY: a live object, as this function's caller says.
            let object = unsafe { Borrowed::from_ptr(py, object(positional + offset)) };
            stream = attached(py, |_| stream::read(&object))?;
            continue;
        }
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
    Ok(Given { arguments: places.into_iter().flatten().collect(), stream })
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
    let own = function.keywords.iter().copied();
    let names: Vec<&str> = own.chain(function.stream.then_some("stream")).collect();
    match &names[..] {
        [] => format!("has no keyword argument `{name}`: its arguments go by position"),
        names => format!("has no keyword argument `{name}`: it has `{}`", names.join("`, `")),
    }
}
