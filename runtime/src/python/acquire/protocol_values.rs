//! Values that protocols provide as Python objects: addresses, lengths, strides. A number is an int or has
//! `__index__`.

use super::refusal::{Refusal, type_name};
use crate::core::array_view::{Dims, limits};
use crate::core::error::ErrorKind;
use crate::python::interpreter::names::intern;
use pyo3::exceptions::PyTypeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyInt, PyTuple};

/// Lengths: a tuple of non-negative integers. Messages call the memory `noun`.
pub(super) fn shape(shape: &Bound<'_, PyAny>, noun: &str) -> Result<Dims<usize>, Refusal> {
    let length = |length: Bound<'_, PyAny>| match length.extract::<isize>() {
        Ok(length) => {
            usize::try_from(length).map_err(|_| value(format!("`shape` has a negative length, {length}")))
        }
        Err(_) => Err(value(format!("`shape` has a length beyond any address, {length}"))),
    };
    let name = "shape";
    let lengths = tuple(shape, name)?;
    limits::ndim(lengths.len(), noun)?;
    lengths.iter().map(|number| length(integer(number, name)?)).collect()
}

/// Strides in bytes: a tuple of integers, one for each dimension.
pub(super) fn strides(strides: &Bound<'_, PyAny>, ndim: usize) -> Result<Dims<isize>, Refusal> {
    let name = "strides";
    let strides = tuple(strides, name)?;
    if strides.len() != ndim {
        return Err(value(format!("`strides` has {} entries, `shape` has {ndim}", strides.len())));
    }
    let large = |stride: &Bound<'_, PyAny>| value(format!("`strides` reaches beyond any address, {stride}"));
    let stride = |stride: Bound<'_, PyAny>| stride.extract().map_err(|_| large(&stride));
    strides.iter().map(|number| stride(integer(number, name)?)).collect()
}

/// Reads the address of memory: an integer, or an object with `__int__`, such as PyCUDA's allocations.
pub(super) fn address(address: &Bound<'_, PyAny>, name: &str) -> Result<*mut u8, Refusal> {
    let number = match index(address)? {
        // A float converts to an integer, but is not an address.
        None if !address.is_instance_of::<PyFloat>() => int(address)?,
        number => number,
    };
    let number = number.ok_or_else(|| no_integer(name, address))?;
    let bits: usize =
        number.extract().map_err(|_| value(format!("`{name}` is {number}, which is not an address")))?;
    Ok(std::ptr::without_provenance_mut(bits))
}

/// A non-negative integer.
pub(super) fn natural(number: &Bound<'_, PyAny>, name: &str) -> Result<u64, Refusal> {
    let number = index(number)?.ok_or_else(|| no_integer(name, number))?;
    number.extract().map_err(|_| value(format!("`{name}` is {number}, which is out of range")))
}

fn tuple<'a, 'py>(numbers: &'a Bound<'py, PyAny>, name: &str) -> Result<&'a Bound<'py, PyTuple>, Refusal> {
    numbers.cast::<PyTuple>().map_err(|_| {
        let message = format!("`{name}` is a `{}`, not a tuple of integers", type_name(numbers));
        Refusal::unusable(ErrorKind::Type, message)
    })
}

fn integer<'py>(number: Bound<'py, PyAny>, name: &str) -> Result<Bound<'py, PyAny>, Refusal> {
    if number.is_exact_instance_of::<PyInt>() {
        return Ok(number);
    }
    index(&number)?.ok_or_else(|| no_integer(name, &number))
}

/// The object as an int, if it is an integer.
fn index<'py>(object: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    // SAFETY: a live object, and the GIL is held; the result is a new reference, or NULL with an exception
    // set.
    match unsafe { Bound::from_owned_ptr_or_err(object.py(), ffi::PyNumber_Index(object.as_ptr())) } {
        Ok(number) => Ok(Some(number)),
        Err(error) if error.is_instance_of::<PyTypeError>(object.py()) => Ok(None),
        Err(error) => Err(error),
    }
}

fn int<'py>(object: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    match object.get_type().hasattr(intern!(object.py(), "__int__"))? {
        true => object.call_method0(intern!(object.py(), "__int__")).map(Some),
        false => Ok(None),
    }
}

fn no_integer(name: &str, object: &Bound<'_, PyAny>) -> Refusal {
    Refusal::unusable(ErrorKind::Type, format!("`{name}`: expected an integer, got `{}`", type_name(object)))
}

fn value(message: String) -> Refusal {
    Refusal::unusable(ErrorKind::Value, message)
}
