//! Attributes by which objects export their memory. An AttributeError, even one that a property raises, and
//! the value None mean that the object does not support the protocol; other exceptions are passed on.

use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};

/// An attribute of an object; `None` if the object is a class, whose attributes describe its instances.
pub(super) fn get<'py>(
    object: &Bound<'py, PyAny>,
    name: &Bound<'py, PyString>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    if object.is_instance_of::<PyType>() {
        return Ok(None);
    }
    Ok(object.getattr_opt(name)?.filter(|value| !value.is_none()))
}

/// An attribute of an object's type.
pub(super) fn of_type<'py>(
    class: &Bound<'py, PyType>,
    name: &Bound<'py, PyString>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    Ok(class.getattr_opt(name)?.filter(|value| !value.is_none()))
}

/// Whether an object has an attribute, without reading the attribute: a property counts even if reading it
/// would raise.
pub(super) fn exists<'py>(object: &Bound<'py, PyAny>, name: &Bound<'py, PyString>) -> PyResult<bool> {
    if object.is_instance_of::<PyType>() {
        return Ok(false);
    }
    Ok(object.get_type().hasattr(name)? || object.hasattr(name)?)
}

/// Whether an attribute exists and is true.
pub(super) fn is_true<'py>(object: &Bound<'py, PyAny>, name: &Bound<'py, PyString>) -> PyResult<bool> {
    get(object, name)?.map_or(Ok(false), |value| value.is_truthy())
}
