//! numpy.i's rules for arrays. An input may be anything that NumPy converts to an array without loss. A refusal is a
//! TypeError with numpy.i's message, because tests of users' modules may compare it, or what NumPy raised of the object.
//!
//! In contrast to numpy.i, no conversion loses a value: a float is not accepted as an integer, and bytes in another
//! order are reordered. Arrays that C++ writes are never converted, must be writable and keep their strides.

use crate::core::array_view::{ArrayView, Device};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::Refusal;
use crate::python::interpreter::{Failure, Result, attached};
use crate::python::table::{Access, Arguments, Array, Kind, Overload};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// The arguments of an overload, of which NumPy has made arrays where it can; `None` where there is none to convert.
///
/// # Errors
/// What objects raise that are asked for their elements.
#[cold]
pub(crate) fn by_numpy<'py>(
    arguments: &Arguments<'_, 'py>,
    overload: &Overload,
) -> Result<Option<Vec<Bound<'py, PyAny>>>> {
    arguments.by_numpy(overload)
}

impl<'py> Arguments<'_, 'py> {
    fn by_numpy(&self, overload: &Overload) -> Result<Option<Vec<Bound<'py, PyAny>>>> {
        let inputs = overload.inputs();
        if inputs.len() != self.len() {
            return Ok(None);
        }
        let mut objects: Vec<Bound<'py, PyAny>> = self.objects().into_owned();
        let mut has_converted = false;
        for (index, parameter) in inputs.iter().enumerate() {
            let Kind::Array(array @ Array { by_numpy: true, in_place: false, access: Access::Read, .. }) =
                parameter.kind
            else {
                continue;
            };
            match self.acquired(index) {
                Ok(acquired) if acquired.view().device != Device::Cpu => return Ok(None),
                Ok(acquired) if acquired.view().dtype == array.dtype => continue,
                Ok(_) | Err(Refusal::NotAnArray { .. } | Refusal::Dtype { .. }) => {}
                // A masked array, say: what NumPy makes of it is another matter.
                Err(_) => return Ok(None),
            }
            let is_only = self.function().overloads.len() == 1;
            match attached(self.py, |_| converted(&objects[index], array.dtype)) {
                Ok(Some(converted)) => objects[index] = converted,
                Ok(None) => return Ok(None),
                // Another overload may take the object.
                Err(error) if !is_only && is_refusal(&error, self.py) => return Ok(None),
                Err(error) => return Err(Failure::raised_by(error).naming(|| self.name(index))),
            }
            has_converted = true;
        }
        Ok(has_converted.then_some(objects))
    }
}

/// Whether NumPy says by this exception that it makes no array of an object: of rows of different lengths, of what is no
/// number, and from NumPy 2 on of numbers that are too large.
fn is_refusal(error: &PyErr, py: Python<'_>) -> bool {
    error.is_instance_of::<PyTypeError>(py)
        || error.is_instance_of::<PyValueError>(py)
        || error.is_instance_of::<PyOverflowError>(py)
}

/// NumPy's array of an object, of this element type; `None` where values would be lost.
///
/// # Errors
/// What NumPy raises of an object that it makes no such array of.
fn converted<'py>(object: &Bound<'py, PyAny>, dtype: Dtype) -> PyResult<Option<Bound<'py, PyAny>>> {
    let py = object.py();
    let numpy = py.import(intern!(py, "numpy"))?;
    let array = |arguments: Bound<'py, PyTuple>| numpy.call_method1(intern!(py, "asarray"), arguments);
    let found = array((object,).into_pyobject(py)?)?;
    let wanted = numpy.getattr(intern!(py, "dtype"))?.call1((dtype.name(),))?;
    let given = found.getattr(intern!(py, "dtype"))?;
    let fits = |casting: &str| -> PyResult<bool> {
        let keywords = PyDict::new(py);
        keywords.set_item(intern!(py, "casting"), casting)?;
        numpy.call_method(intern!(py, "can_cast"), (&given, &wanted), Some(&keywords))?.is_truthy()
    };
    if object.hasattr(intern!(py, "dtype"))? {
        return if fits("safe")? { array((found, wanted).into_pyobject(py)?).map(Some) } else { Ok(None) };
    }
    // Of Python's own numbers each is looked at: 300 is no byte, though an integer.
    let is_integer = |dtype: &Bound<'py, PyAny>| -> PyResult<bool> {
        Ok("iub".contains(&dtype.getattr(intern!(py, "kind"))?.extract::<String>()?))
    };
    let is_empty = found.getattr(intern!(py, "size"))?.extract::<usize>()? == 0;
    let are_integers = is_integer(&given)? && is_integer(&wanted)?;
    let loses_nothing = is_empty || are_integers || fits("same_kind")?;
    let made = array((object, wanted).into_pyobject(py)?)?;
    if !loses_nothing {
        return Ok(None);
    }
    let is_same = || numpy.call_method1(intern!(py, "array_equal"), (&made, &found))?.is_truthy();
    Ok(if !are_integers || is_same()? { Some(made) } else { None })
}

/// For an object that is no array.
pub(crate) fn not_an_array(dtype: Dtype, given: &str) -> Error {
    let wanted = type_name(dtype);
    Error::new(ErrorKind::Type, format!("Array of type '{wanted}' required.  A '{given}' was given"))
}

/// For an array of other elements.
pub(crate) fn other_type(dtype: Dtype, given: &str) -> Error {
    let wanted = type_name(dtype);
    Error::new(ErrorKind::Type, format!("Array of type '{wanted}' required.  Array of type '{given}' given"))
}

/// For an array of another number of dimensions.
pub(crate) fn other_rank(rank: usize, view: &ArrayView<'_>) -> Error {
    let given = view.shape.len();
    let message = format!("Array must have {rank} dimensions.  Given array has {given} dimensions");
    Error::new(ErrorKind::Type, message)
}

/// For an array of another shape than C++ has fixed.
pub(crate) fn other_shape(wanted: &[usize], given: &[usize]) -> Error {
    let (wanted, given) = (bracketed(wanted), bracketed(given));
    let message = format!("Array must have shape of {wanted}.  Given array has shape of {given}");
    Error::new(ErrorKind::Type, message)
}

/// For an array with gaps, or in another order, that C++ writes.
pub(crate) fn not_contiguous() -> Error {
    Error::new(ErrorKind::Type, "Array must be contiguous.  A non-contiguous array was given")
}

fn bracketed(shape: &[usize]) -> String {
    format!("[{}]", shape.iter().map(usize::to_string).collect::<Vec<_>>().join(","))
}

/// The element type as numpy.i calls it, by C's words.
pub(crate) fn type_name(dtype: Dtype) -> &'static str {
    match dtype {
        Dtype::Bool => "bool",
        Dtype::Int8 => "byte",
        Dtype::Int16 => "short",
        Dtype::Int32 => "int",
        Dtype::Int64 => "long",
        Dtype::Uint8 => "unsigned byte",
        Dtype::Uint16 => "unsigned short",
        Dtype::Uint32 => "unsigned int",
        Dtype::Uint64 => "unsigned long",
        Dtype::Float16 => "half",
        Dtype::Bfloat16 => "bfloat16",
        Dtype::Float32 => "float",
        Dtype::Float64 => "double",
        Dtype::Complex64 => "complex float",
        Dtype::Complex128 => "complex double",
    }
}
