//! Objects that NumPy converts to an array: those with `__array_interface__` or `__array_struct__`, whose
//! memory the array shares, and those with `__array__`, which may copy their elements and are therefore only
//! read.
//!
//! NumPy reads and checks the interfaces: an object that has one of them comes with NumPy.

use super::refusal::{Refusal, type_name};
use super::{Acquired, Protocol, Search, buffer, numpy};
use crate::python::acquire::protocol_values;
use crate::python::interpreter::names::intern;
use pyo3::prelude::*;

/// The array that NumPy makes of an object; `None`, with the reason in `search`, if the object has no
/// attribute for NumPy.
pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    match offer(object) {
        Ok(Some(offer)) => Some(read(object, offer)),
        Ok(None) => {
            let why = format!("`{}` has no `__array_interface__` or `__array__`", type_name(object));
            search.tried.push((Protocol::ArrayInterface, why.into()));
            None
        }
        Err(error) => Some(Err(error.into())),
    }
}

/// The host memory of an object whose description of device memory is invalid, if its `__array_interface__`
/// is valid.
#[cold]
pub(super) fn on_host<'a>(object: &'a Bound<'_, PyAny>) -> Option<Acquired<'a>> {
    match offer(object) {
        Ok(Some(Offer::Memory)) => read(object, Offer::Memory).ok(),
        _ => None,
    }
}

/// The attribute through which NumPy makes an array of an object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offer {
    /// `__array_struct__` or `__array_interface__`: a description of the object's memory, which NumPy's array
    /// shares.
    Memory,
    /// `__array__`: a method that returns an array, whose elements may be copies of the object's.
    Array,
}

/// The first attribute that an object has for NumPy; `None` if it has none.
fn offer(object: &Bound<'_, PyAny>) -> PyResult<Option<Offer>> {
    let py = object.py();
    for (name, offer) in [
        (intern!(py, "__array_struct__"), Offer::Memory),
        (intern!(py, "__array_interface__"), Offer::Memory),
        (intern!(py, "__array__"), Offer::Array),
    ] {
        if protocol_values::get(object, name)?.is_some() {
            return Ok(Some(offer));
        }
    }
    Ok(None)
}

/// The elements of the array that NumPy makes of an object.
fn read<'a>(object: &Bound<'_, PyAny>, offer: Offer) -> Result<Acquired<'a>, Refusal> {
    let py = object.py();
    let made = py.import(intern!(py, "numpy"))?.call_method1(intern!(py, "asarray"), (object,))?;
    // Elements without a C++ type are refused by their dtype, which the buffer format cannot name.
    numpy::acquire(&made)?;
    let mut acquired = buffer::read(&made)?;
    acquired.protocol = Protocol::ArrayInterface;
    if offer == Offer::Array {
        acquired.view = acquired.view.read_only();
    }
    Ok(acquired)
}
