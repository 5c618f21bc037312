//! Element types in the notation of NumPy's array interface, `<f4`, and from dtype objects.

use super::numpy;
use super::refusal::{Refusal, type_name};
use super::remedy::{How, Remedy};
use crate::core::dtype::Dtype;
use crate::core::error::ErrorKind;
use crate::python::interpreter::names::intern;
use pyo3::prelude::*;
use pyo3::types::PyString;

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
