//! Values that protocols provide as Python objects: addresses, lengths, strides. A number is an int or has
//! `__index__`.
//!
//! Element types are in the notation of NumPy's array interface, `<f4`, or dtype objects.
//!
//! The values are attributes of the objects. An AttributeError, even one that a property raises, and
//! the value None mean that the object does not support the protocol; other exceptions are passed on.

use super::refusal::{Refusal, type_name};
use crate::core::array_view::{Dims, description};
use crate::core::dtype::Dtype;
use crate::core::error::ErrorKind;
use crate::python::acquire::numpy;
use crate::python::acquire::refusal::{How, Remedy};
use crate::python::interpreter::names::intern;
use pyo3::exceptions::PyTypeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyInt, PyString, PyTuple, PyType};

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
    description::ndim(lengths.len(), noun)?;
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

/// The element type of a typestr such as `<f4`.
pub(super) fn read(typestr: &Bound<'_, PyAny>) -> Result<Dtype, Refusal> {
    let Ok(typestr) = typestr.cast::<PyString>() else {
        let message = format!("`typestr` is a `{}`, not a str", type_name(typestr));
        return Err(Refusal::unusable(ErrorKind::Type, message));
    };
    parse(&typestr.to_string_lossy())
}

/// The element type of a `dtype` attribute: a NumPy dtype, or an object that NumPy can convert to one.
pub(super) fn of_dtype(dtype: &Bound<'_, PyAny>) -> Result<Dtype, Refusal> {
    if let Some(dtype) = numpy::known_dtype(dtype) {
        return Ok(dtype);
    }
    let py = dtype.py();
    // For a class, `str` would be a property instead of a text.
    if let Some(typestr) = dtype.getattr_opt(intern!(py, "str"))?
        && let Ok(typestr) = typestr.cast::<PyString>()
    {
        return parse(&typestr.to_string_lossy());
    }
    match numpy::loaded(py).map(|numpy| numpy.call_method1(intern!(py, "dtype"), (dtype,))) {
        Some(Ok(dtype)) => parse(&dtype.getattr(intern!(py, "str"))?.extract::<String>()?),
        _ => Err(Refusal::unusable(
            ErrorKind::Type,
            format!("`dtype` is {}, which is not an element type", dtype.repr()?),
        )),
    }
}

/// The element type of an object whose type was added to NumPy, and whose `typestr` only says how many bytes
/// it has.
#[cold]
pub(super) fn added(object: &Bound<'_, PyAny>) -> Option<Dtype> {
    let dtype = object.getattr_opt(intern!(object.py(), "dtype")).ok()??;
    numpy::known_dtype(&dtype).filter(|dtype| *dtype == Dtype::Bfloat16)
}

fn parse(typestr: &str) -> Result<Dtype, Refusal> {
    let refuse = |remedy| Refusal::Dtype { given: typestr.to_owned(), remedy };
    let mut chars = typestr.chars();
    let (Some(order), Some(kind), Ok(size)) = (chars.next(), chars.next(), chars.as_str().parse::<usize>())
    else {
        return Err(refuse(Remedy::Nothing));
    };
    let dtype = match kind {
        'b' if size == 1 => Some(Dtype::Bool),
        'i' => Dtype::signed(size),
        'u' => Dtype::unsigned(size),
        'f' => Dtype::float(size),
        'c' => Dtype::complex(size),
        _ => None,
    };
    match dtype {
        Some(dtype) if size == 1 || is_native(order) => Ok(dtype),
        Some(dtype) => Err(refuse(Remedy::of(How::Method, dtype, false))),
        None => Err(refuse(remedy(order, kind, size))),
    }
}

fn is_native(order: char) -> bool {
    order == '=' || order == if cfg!(target_endian = "little") { '<' } else { '>' }
}

fn remedy(order: char, kind: char, size: usize) -> Remedy {
    match kind {
        'f' => Remedy::Cast(How::Method, Dtype::Float64),
        'c' => Remedy::Parts(How::Method, Dtype::float(size / 2).filter(|_| is_native(order))),
        _ => Remedy::Nothing,
    }
}

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
