//! The states of a reduction as bytes, which tasks of a graph pass to each other: the function `_parts` of
//! each module with reductions.
//!
//! - `_parts(name, chunk)` returns the state of the function's exact class for an array, as bytes.
//! - `_parts(name, [state, …])` merges states. The lists may be nested.
//! - `_parts(name, states, scalar=type)` returns the result as a `type`.
//! - With `slices=True`, it does the same for each slice along `axis`: states and results are arrays.
//!

use crate::python::call::lazy::states::{
    State, bytes_of, merge, merged_slices, state, states_of_slices, value_of,
};
use crate::python::call::lazy::{LazyCall, NAME, kind, modules, named};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Result, attached, guarded};
use crate::python::table::Function;
use crate::python::table::arguments::objects;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};
use std::ffi::{CStr, c_int};

/// The docstring with the signature, from which Dask learns which keywords it may pass.
const DOC: &CStr =
    c"_parts(name, parts, /, *, scalar=None, computing_meta=False, slices=False, axis=None, keepdims=False)\n--\n\n\
The state of a reduction for an array, or states merged into one or, with `scalar`, into the result. \
With `slices`, the same for each slice along `axis`.";

/// Adds the function to a module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let definition = Box::leak(Box::new(ffi::PyMethodDef {
        ml_name: c"_parts".as_ptr(),
        ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: entry },
        ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS as c_int,
        ml_doc: DOC.as_ptr(),
    }));
    let name = module.name()?;
    // SAFETY: the definition is static and its flags are those of its function; module and name are live. The
    // result is a new reference or NULL with an exception set.
    let function = unsafe {
        let function = ffi::PyCFunction_NewEx(definition, module.as_ptr(), name.as_ptr());
        Bound::from_owned_ptr_or_err(module.py(), function)?
    };
    // Not by `add`, which would add it to `__all__`.
    module.setattr(NAME, function)
}

unsafe extern "C" fn entry(
    module: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS specifies: with the lock held.
    let py = unsafe { Python::assume_attached() };
    guarded(
        py,
        || NAME.to_owned(),
        || {
            attached(py, |py| {
                // SAFETY: Python passes the module, `count` live arguments, and a value for each name in
                // `keywords`.
                let (module, given, named) = unsafe {
                    let module = Borrowed::from_ptr(py, module);
                    let given = objects(py, arguments, count.unsigned_abs());
                    (module, given, named(py, arguments.add(given.len()), keywords)?)
                };
                let [name, parts] = given else {
                    return Err(PyTypeError::new_err("expected a name, and a chunk or states").into());
                };
                run(reduction(&module, name)?, parts, &named)
            })
        },
    )
}

/// The reduction of this name in the module.
fn reduction(module: &Bound<'_, PyAny>, name: &Bound<'_, PyAny>) -> PyResult<&'static Function> {
    let wanted: String = name.extract()?;
    let modules = modules();
    let is_wanted =
        |function: &Function| function.name() == wanted && kind(function) == Some(LazyCall::Reduction);
    let found = modules.iter().find(|(function, own)| is_wanted(function) && own.is(module));
    found
        .map(|(function, _)| *function)
        .ok_or_else(|| PyValueError::new_err(format!("the module has no reduction `{wanted}`")))
}

fn run<'py>(
    function: &'static Function,
    parts: &Bound<'py, PyAny>,
    named: &Bound<'py, PyDict>,
) -> Result<Bound<'py, PyAny>> {
    let py = parts.py();
    let scalar = named.get_item(intern!(py, "scalar"))?;
    // To find the type of the result, Dask calls all steps with an empty array, and accepts only arrays.
    if named.contains(intern!(py, "computing_meta"))? {
        return Ok(match scalar {
            Some(scalar) => scalar.call1((0,))?,
            None => parts.clone(),
        });
    }
    // The only state of an array without dimensions is not in a list.
    let is_chunk = !parts.is_instance_of::<PyList>() && scalar.is_none();
    if is_true(named, intern!(py, "slices"))? {
        let axis = named.get_item(intern!(py, "axis"))?.unwrap_or_else(|| PyTuple::empty(py).into_any());
        return match scalar {
            _ if is_chunk => states_of_slices(function, parts, &axis),
            None => merged_slices(function, parts)?.into_array(),
            Some(scalar) => {
                let keepdims = is_true(named, intern!(py, "keepdims"))?;
                merged_slices(function, parts)?.into_results(function, &scalar, &axis, keepdims)
            }
        };
    }
    if is_chunk {
        return Ok(state(function, parts)?);
    }
    let mut whole: Option<State> = None;
    merge_all(function, parts, &mut whole)?;
    let whole = whole.ok_or_else(|| PyValueError::new_err("there are no states"))?;
    match scalar {
        None => Ok(bytes_of(py, &whole).into_any()),
        Some(scalar) => Ok(scalar.call1((value_of(function, py, &whole)?,))?),
    }
}

/// Whether a keyword was passed, and is true.
fn is_true(named: &Bound<'_, PyDict>, keyword: &Bound<'_, PyString>) -> PyResult<bool> {
    named.get_item(keyword)?.map_or(Ok(false), |value| value.is_truthy())
}

/// Merges a state, or lists of lists of states, into one.
fn merge_all(function: &'static Function, parts: &Bound<'_, PyAny>, whole: &mut Option<State>) -> Result<()> {
    match parts.cast::<PyList>() {
        Ok(list) => list.iter().try_for_each(|part| merge_all(function, &part, whole)),
        Err(_) => merge(function, State::read(parts)?, whole),
    }
}
