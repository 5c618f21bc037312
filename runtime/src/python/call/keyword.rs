//! Assigns keyword arguments to parameters, and reads the keyword `stream`: the CUDA stream for work on a
//! device, from any library.
//!
//! Accepted as `stream` are a handle as an integer, where 0 and 1 are the default stream and 2 is the calling
//! thread's default stream, and stream objects: those of cuda.core (`__cuda_stream__`), PyTorch
//! (`.cuda_stream`), CuPy (`.ptr`), PyCUDA and Numba (`.handle`).

use crate::core::array_view::Stream;
use crate::core::error::{Error, ErrorKind};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result, attached};
use crate::python::table::function::{ReadAlong, ReadStream};
use crate::python::table::{Along, Function, Named, Out, Overload};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt, PyString, PyTuple};

/// The keyword for the caller's result arrays.
const OUT: &str = "out";

impl Function {
    /// Whether the caller may pass arrays for the results: not if a parameter has the keyword's name.
    fn takes_out(&self) -> bool {
        let mut inputs = self.overloads.iter().flat_map(|overload| overload.inputs());
        let has_results = |overload: &Overload| overload.inputs().len() < overload.parameters.len();
        let is_elementwise = |overload: &Overload| overload.call.elementwise.is_some();
        self.overloads.iter().any(|overload| has_results(overload) || is_elementwise(overload))
            && inputs.all(|input| input.name != OUT)
    }

    /// The function that reads the keywords of a reduction along axes, if the function has them.
    fn reads_along(&self) -> Option<ReadAlong> {
        self.overloads.iter().find_map(|overload| overload.call.reads_along())
    }

    /// The function that reads the keyword `stream`, if the function has it.
    fn reads_stream(&self) -> Option<ReadStream> {
        let mut calls = self.overloads.iter().filter(|_| self.stream).map(|overload| &overload.call);
        calls.find_map(|call| call.stream)
    }
}

/// The arguments of a call with keywords.
pub(crate) struct SortedArguments<'py> {
    /// The arguments by position.
    pub arguments: Vec<*mut ffi::PyObject>,
    pub named: Named<'py>,
    /// The defaults that were filled in, which live as long as the arguments.
    _defaults: Vec<Bound<'py, PyAny>>,
}

/// Sorts the arguments into the positions of their parameters; the stream, which has no position, is kept
/// apart.
///
/// # Safety
/// `given` contains `count` live objects and then one for each name in `keywords`, a tuple of strings.
#[cold]
pub(crate) unsafe fn place<'py>(
    py: Python<'py>,
    function: &Function,
    given: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> Result<SortedArguments<'py>> {
    // SAFETY: the caller guarantees that `keywords` is a tuple.
    let names = unsafe { Borrowed::from_ptr(py, keywords).to_owned().cast_into_unchecked::<PyTuple>() };
    let positional = count.unsigned_abs();
    // SAFETY: the index is below the number of objects that the caller guarantees.
    let object = |index| unsafe { *given.add(index) };
    let mut places: Vec<Option<*mut ffi::PyObject>> =
        (0..positional).map(|index| Some(object(index))).collect();
    let mut named = Named::default();
    let reads_along = function.reads_along();
    for (offset, name) in names.iter().enumerate() {
        let name = name.cast::<PyString>().map_err(PyErr::from)?.to_str()?;
        if name == "stream"
            && let Some(read) = function.reads_stream()
        {
            // SAFETY: the caller guarantees a live object.
            let object = unsafe { Borrowed::from_ptr(py, object(positional + offset)) };
            named.stream = attached(py, |_| read(&object))?;
            continue;
        }
        // SAFETY: as above.
        let object_of_name = || unsafe { Borrowed::from_ptr(py, object(positional + offset)) }.to_owned();
        if let Some(read) = reads_along
            && read(&mut named.along, name, &object_of_name())?
        {
            continue;
        }
        if name == OUT && function.takes_out() {
            named.out = Out::new(object_of_name());
            continue;
        }
        let index = function.keywords.iter().position(|keyword| *keyword == name);
        let index = index.ok_or_else(|| Failure::call(unknown(function, name)))?;
        places.resize(places.len().max(index + 1), None);
        if places[index].replace(object(positional + offset)).is_some() {
            return Err(Failure::call(format!("was given argument `{name}` twice")));
        }
    }
    // C++ fills in defaults from the last argument backwards.
    let mut defaults = Vec::new();
    for (index, place) in places.iter_mut().enumerate().filter(|(_, place)| place.is_none()) {
        let default = function.default(index).ok_or_else(|| Failure::call(missing(function, index)))?;
        let object = default.object(py)?;
        *place = Some(object.as_ptr());
        defaults.push(object);
    }
    Ok(SortedArguments { arguments: places.into_iter().flatten().collect(), named, _defaults: defaults })
}

fn missing(function: &Function, gap: usize) -> String {
    let fact = format!("is missing its argument `{}`", function.argument_name(gap));
    let has_default = function.overloads.iter().any(|overload| overload.inputs().len() == gap);
    if has_default {
        format!("{fact}: only C++ knows its default, and uses it only if no later argument is passed")
    } else {
        fact
    }
}

fn unknown(function: &Function, name: &str) -> String {
    let own = function.keywords.iter().copied();
    let own = own.chain(function.stream.then_some("stream"));
    let own = own.chain(function.takes_out().then_some(OUT));
    let along = if function.reads_along().is_some() { &Along::KEYWORDS[..] } else { &[] };
    let names: Vec<&str> = own.chain(along.iter().copied()).collect();
    match &names[..] {
        [] => format!("has no keyword argument `{name}`: its arguments are positional-only"),
        names => format!("has no keyword argument `{name}`: it has `{}`", names.join("`, `")),
    }
}

/// The stream for an argument; `None` for Python's None.
///
/// # Errors
/// A `TypeError` for an object that is no stream, a `ValueError` for a number that is no handle; exceptions
/// of the object.
pub(crate) fn read_stream(object: &Bound<'_, PyAny>) -> Result<Option<Stream>> {
    if object.is_none() {
        return Ok(None);
    }
    let Some(handle) = handle(object)? else {
        return Err(refused(
            ErrorKind::Type,
            format!("got a `{}`", object.get_type().name().map_err(Failure::from)?),
        ));
    };
    match handle.extract::<u64>() {
        Ok(handle) => Ok(Some(Stream::of_handle(handle))),
        Err(_) => Err(refused(ErrorKind::Value, format!("got {handle}"))),
    }
}

/// The integer in a stream object.
fn handle<'py>(object: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let py = object.py();
    if object.is_instance_of::<PyInt>() {
        return Ok((!object.is_instance_of::<PyBool>()).then(|| object.clone()));
    }
    if let Some(protocol) = object.getattr_opt(intern!(py, "__cuda_stream__"))? {
        // A pair: the protocol's version, which is 0, and the handle.
        return integer(protocol.call0()?.get_item(1)?);
    }
    for name in [intern!(py, "cuda_stream"), intern!(py, "ptr"), intern!(py, "handle")] {
        if let Some(handle) = object.getattr_opt(name)? {
            return integer(handle);
        }
    }
    Ok(None)
}

/// An integer, which may be in a ctypes pointer, as in Numba, where None stands for 0.
fn integer(object: Bound<'_, PyAny>) -> PyResult<Option<Bound<'_, PyAny>>> {
    if object.is_instance_of::<PyInt>() {
        return Ok(Some(object));
    }
    match object.getattr_opt(intern!(object.py(), "value"))? {
        Some(value) if value.is_none() => Ok(Some(0i32.into_pyobject(object.py())?.into_any())),
        Some(value) if value.is_instance_of::<PyInt>() => Ok(Some(value)),
        _ => Ok(None),
    }
}

fn refused(kind: ErrorKind, given: String) -> Failure {
    let message = format!(
        "expected a CUDA stream, {given}: pass its handle, an integer from 0 to 2^64 - 1, or an object of CuPy, PyTorch, \
         PyCUDA, Numba or cuda.core"
    );
    Failure::argument("stream", Error::new(kind, message))
}
