//! Dask arrays as arguments of reductions and elementwise functions: the result is a lazy Dask array.
//!
//! A Dask array has no memory, so the normal call refuses it. Only then are the arguments checked for Dask
//! arrays, so that no other call pays for the check. `lazy/dask.py` builds the graph; Dask has been imported
//! by then. The tasks of the graph call the function itself, or [`PARTS`](NAME) of its module. Both
//! are pickled by their names, so that a worker in another process needs nothing but the module.

pub(crate) mod parts;
pub(crate) mod states;

use crate::core::threads::locked;
use crate::python::acquire::library::Library;
use crate::python::interpreter::once::Once;
use crate::python::interpreter::{Failure, Result, attached};
use crate::python::table::arguments::objects;
use crate::python::table::{Function, Overload};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::ptr;
use std::sync::{Mutex, MutexGuard};

/// The name of the function of each module that computes states from chunks and merges them.
const NAME: &str = "_parts";

/// The functions that accept Dask arrays, each with its module.
static MODULES: Mutex<Vec<(&'static Function, Py<PyModule>)>> = Mutex::new(Vec::new());

/// The Python module that builds graphs.
static DASK: Once<Py<PyModule>> = Once::new();

/// The ways to compute a result from the chunks of an array.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LazyCall {
    Reduction,
    Elementwise,
}

fn kind(function: &Function) -> Option<LazyCall> {
    let any = |is: fn(&Overload) -> bool| function.overloads.iter().any(is);
    if any(|overload| overload.call.along.is_some()) {
        return Some(LazyCall::Reduction);
    }
    any(|overload| overload.call.elementwise.is_some()).then_some(LazyCall::Elementwise)
}

/// Registers the functions of a module that accept Dask arrays.
pub(crate) fn register(module: &Bound<'_, PyModule>, functions: &[&'static Function]) -> PyResult<()> {
    let lazy: Vec<_> = functions.iter().filter_map(|function| Some((*function, kind(function)?))).collect();
    let mut overloads = functions.iter().flat_map(|function| function.overloads);
    if let Some(reduction) = overloads.find_map(|overload| overload.call.along) {
        (reduction.add_parts)(module)?;
    }
    modules().extend(lazy.into_iter().map(|(function, _)| (function, module.clone().unbind())));
    Ok(())
}

fn modules() -> MutexGuard<'static, Vec<(&'static Function, Py<PyModule>)>> {
    locked(&MODULES)
}

fn module_of<'py>(py: Python<'py>, function: &'static Function) -> Option<Bound<'py, PyModule>> {
    let modules = modules();
    let (_, module) = modules.iter().find(|(registered, _)| ptr::eq(*registered, function))?;
    Some(module.bind(py).clone())
}

/// The result of a failed call if its arguments are Dask arrays; for other arguments the failure.
///
/// # Safety
/// The requirements of [`call`](fn@crate::python::call) hold.
#[cold]
pub(crate) unsafe fn instead<'py>(
    py: Python<'py>,
    function: &'static Function,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
    failure: Failure,
) -> Result<Bound<'py, PyAny>> {
    let Some(kind) = kind(function) else { return Err(failure) };
    attached(py, |py| {
        // SAFETY: guaranteed by the caller.
        let given = unsafe { objects(py, arguments, count.unsigned_abs()) };
        let are_counted = kind == LazyCall::Elementwise || given.len() == 1;
        if !are_counted || !given.iter().any(|object| Library::of(object) == Library::Dask) {
            return Err(failure);
        }
        let Some(module) = module_of(py, function) else { return Err(failure) };
        // SAFETY: guaranteed by the caller.
        let named = unsafe { named(py, arguments.add(given.len()), keywords) }?;
        let own = module.getattr(function.name())?;
        let graphs = graphs(py)?;
        let result = match kind {
            LazyCall::Reduction => {
                let parts = module.getattr(NAME)?;
                graphs.call_method("reduction", (function.name(), own, parts, &given[0]), Some(&named))
            }
            LazyCall::Elementwise => {
                let given = PyTuple::new(py, given)?;
                graphs.call_method("elementwise", (function.name(), own, given), Some(&named))
            }
        };
        Ok(result?)
    })
}

fn graphs(py: Python<'_>) -> PyResult<&Bound<'_, PyModule>> {
    let made = DASK.get_or_make(py, || {
        let code = c_str(concat!(include_str!("lazy/dask.py"), "\0"));
        PyModule::from_code(py, code, c"quaff/dask.py", c"_quaff_dask").map(Bound::unbind)
    });
    Ok(made?.bind(py))
}

const fn c_str(text: &str) -> &std::ffi::CStr {
    match std::ffi::CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("a text without NUL inside"),
    }
}

/// The keyword arguments.
///
/// # Safety
/// `values` contains a live object for each name in `keywords`, a tuple or NULL.
unsafe fn named<'py>(
    py: Python<'py>,
    values: *const *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> PyResult<Bound<'py, PyDict>> {
    let given = PyDict::new(py);
    if !keywords.is_null() {
        // SAFETY: the caller guarantees a tuple and as many values.
        let names = unsafe { Borrowed::from_ptr(py, keywords).to_owned().cast_into_unchecked::<PyTuple>() };
        // SAFETY: guaranteed by the caller.
        let values = unsafe { objects(py, values, names.len()) };
        for (name, value) in names.iter().zip(values) {
            given.set_item(name, value)?;
        }
    }
    Ok(given)
}
