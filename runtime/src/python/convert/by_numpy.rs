//! Arrays that NumPy makes from arguments, for array parameters that allow it, and the bytes of structured
//! arrays on a device. Conversions take place at the second attempt of a call: an array of the right element
//! type is never converted.
//!
//! The rules for numpy.i's typemaps: an input may be anything that NumPy converts to an array without loss. A
//! refusal is a TypeError with numpy.i's message, because tests of users' modules may compare it, or the
//! exception that NumPy raised for the object. In contrast to numpy.i, no conversion loses a value: a float
//! is not accepted as an integer, and bytes in another order are reordered. Arrays that C++ writes are never
//! converted, must be writable and keep their strides.

use crate::core::array_view::{ArrayView, Device};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::{Refusal, type_name};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result, attached};
use crate::python::table::parameter::{Convert, MakeBytes};
use crate::python::table::{Access, Arguments, Array, Overload, ParameterKind};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

/// The rules for allowed conversions. Under both rules, an integer must keep its value as an element of the
/// array.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// The rule of numpy.i: an array keeps all values, and floats from lists may be rounded.
    NumpyI,
    /// The rule of `%in_array(x, n, convert)`: NumPy's `same_kind`, by which floats may be rounded.
    SameKind,
}

impl Rule {
    /// The rule for a parameter; `None` for one that accepts only arrays.
    fn of(array: &Array) -> Option<Rule> {
        match array {
            Array { in_place: false, access: Access::Read, by_numpy: true, .. } => Some(Rule::NumpyI),
            Array { access: Access::Read, converts: true, .. } => Some(Rule::SameKind),
            _ => None,
        }
    }
}

/// The arguments of an overload, converted by NumPy where possible; `None` if none has to be converted.
///
/// # Errors
/// Exceptions that objects raise when their elements are read.
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
        let is_only = self.function().overloads.len() == 1;
        let mut has_converted = false;
        for (index, parameter) in inputs.iter().enumerate() {
            let ParameterKind::Array(array) = parameter.kind else { continue };
            if let Some(make) = parameter.code.records {
                match bytes(&objects[index], make).map_err(|failure| failure.naming(|| self.name(index))) {
                    Ok(made) => objects[index] = made,
                    // Another overload may take the object.
                    Err(failure) if !is_only => return failure.into_argument_error().map(|_| None),
                    Err(failure) => return Err(failure),
                }
                has_converted = true;
                continue;
            }
            let Some(rule) = Rule::of(&array) else { continue };
            match self.acquired(index) {
                Ok(acquired) if acquired.view().device != Device::Cpu => return Ok(None),
                Ok(acquired) if acquired.view().dtype == array.dtype => continue,
                Ok(_) | Err(Refusal::NotAnArray { .. } | Refusal::Dtype { .. }) => {}
                // A masked array, for example, which NumPy would convert to something else.
                Err(_) => return Ok(None),
            }
            match attached(self.py, |_| converted(&objects[index], array.dtype, rule)) {
                Ok(Some(converted)) => objects[index] = converted,
                Ok(None) if is_only && rule == Rule::SameKind => {
                    return Err(Failure::argument(
                        self.name(index),
                        loses_values(&objects[index], array.dtype),
                    ));
                }
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

/// The bytes of a structured array on a device, as an array.
///
/// # Errors
/// The error of C++ for an object that is no such array, or an array of other structs.
pub(crate) fn bytes<'py>(object: &Bound<'py, PyAny>, make: MakeBytes) -> Result<Bound<'py, PyAny>> {
    Convert { convert: make, what: "" }.settled(object)
}

/// Whether NumPy says with this exception that it cannot make an array: of rows of different lengths, of
/// objects that are not numbers, and from NumPy 2 on of numbers that are too large.
fn is_refusal(error: &PyErr, py: Python<'_>) -> bool {
    error.is_instance_of::<PyTypeError>(py)
        || error.is_instance_of::<PyValueError>(py)
        || error.is_instance_of::<PyOverflowError>(py)
}

/// NumPy's array for an object, with this element type; `None` if the rule does not allow the conversion.
///
/// # Errors
/// NumPy's exception for an object from which it cannot make such an array.
fn converted<'py>(
    object: &Bound<'py, PyAny>,
    dtype: Dtype,
    rule: Rule,
) -> PyResult<Option<Bound<'py, PyAny>>> {
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
    if rule == Rule::NumpyI && object.hasattr(intern!(py, "dtype"))? {
        return if fits("safe")? { array((found, wanted).into_pyobject(py)?).map(Some) } else { Ok(None) };
    }
    // Each integer is checked: 300 does not fit in a byte, although it is an integer.
    let is_integer = |dtype: &Bound<'py, PyAny>| -> PyResult<bool> {
        Ok("iub".contains(&dtype.getattr(intern!(py, "kind"))?.extract::<String>()?))
    };
    let is_empty = found.getattr(intern!(py, "size"))?.extract::<usize>()? == 0;
    let are_integers = is_integer(&given)? && is_integer(&wanted)?;
    let loses_nothing = is_empty || are_integers || fits("same_kind")?;
    // NumPy would warn about some conversions, and refuse others with its own message, as with numpy.i.
    if rule == Rule::SameKind && !loses_nothing {
        return Ok(None);
    }
    let made = array((object, wanted).into_pyobject(py)?)?;
    if !loses_nothing {
        return Ok(None);
    }
    let is_same = || numpy.call_method1(intern!(py, "array_equal"), (&made, &found))?.is_truthy();
    Ok(if !are_integers || is_same()? { Some(made) } else { None })
}

/// Whether all elements of an array of objects can be converted to floats.
fn are_numbers(array: &Bound<'_, PyAny>) -> PyResult<bool> {
    for element in array.getattr(intern!(array.py(), "flat"))?.try_iter()? {
        if !element?.get_type().hasattr(intern!(array.py(), "__float__"))? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The type of the elements of an object without a dtype, for a message, if they are not numbers.
fn no_numbers(object: &Bound<'_, PyAny>) -> Option<String> {
    let py = object.py();
    if object.hasattr(intern!(py, "dtype")).unwrap_or(true) {
        return None;
    }
    let array = py.import(intern!(py, "numpy")).and_then(|numpy| numpy.call_method1("asarray", (object,)));
    let array = array.ok()?;
    let dtype = array.getattr(intern!(py, "dtype")).ok()?;
    let kind: String = dtype.getattr(intern!(py, "kind")).and_then(|kind| kind.extract()).ok()?;
    // NumPy keeps numbers that it does not know, such as fractions, as objects.
    if "biufc".contains(&kind) || kind == "O" && are_numbers(&array).unwrap_or(false) {
        return None;
    }
    let is_sequence = object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>();
    Some(match is_sequence {
        true => format!("elements of dtype `{dtype}`"),
        false => format!("`{}`", type_name(object)),
    })
}

/// The error for an object whose numbers are of another kind than the elements, or do not fit them.
fn loses_values(object: &Bound<'_, PyAny>, dtype: Dtype) -> Error {
    let wanted = dtype.name();
    if let Some(given) = no_numbers(object) {
        return Error::new(ErrorKind::Type, format!("expected an array or numbers, got {given}"));
    }
    let given = object.getattr(intern!(object.py(), "dtype")).map(|dtype| dtype.to_string());
    let message = match given {
        Ok(given) => {
            format!("an array of dtype `{given}` cannot become one of dtype `{wanted}` without losing values")
        }
        Err(_) => format!("the numbers cannot become elements of dtype `{wanted}` without losing values"),
    };
    let fix = format!("use `numpy.asarray(value).astype('{wanted}')` if that is meant");
    Error::new(ErrorKind::Type, message).with_fix(Some(fix))
}

/// The error for an object that is not an array.
pub(crate) fn not_an_array(dtype: Dtype, given: &str) -> Error {
    let wanted = name_of(dtype);
    Error::new(ErrorKind::Type, format!("Array of type '{wanted}' required.  A '{given}' was given"))
}

/// The error for an array of another element type.
pub(crate) fn other_type(dtype: Dtype, given: &str) -> Error {
    let wanted = name_of(dtype);
    Error::new(ErrorKind::Type, format!("Array of type '{wanted}' required.  Array of type '{given}' given"))
}

/// The error for an array of another number of dimensions.
pub(crate) fn other_rank(rank: usize, view: &ArrayView<'_>) -> Error {
    let given = view.shape.len();
    let message = format!("Array must have {rank} dimensions.  Given array has {given} dimensions");
    Error::new(ErrorKind::Type, message)
}

/// The error for an array whose shape is not the one that C++ has fixed.
pub(crate) fn other_shape(wanted: &[usize], given: &[usize]) -> Error {
    let (wanted, given) = (bracketed(wanted), bracketed(given));
    let message = format!("Array must have shape of {wanted}.  Given array has shape of {given}");
    Error::new(ErrorKind::Type, message)
}

/// The error for an array with gaps, or in another order, that C++ writes.
pub(crate) fn not_contiguous() -> Error {
    Error::new(ErrorKind::Type, "Array must be contiguous.  A non-contiguous array was given")
}

fn bracketed(shape: &[usize]) -> String {
    format!("[{}]", shape.iter().map(usize::to_string).collect::<Vec<_>>().join(","))
}

/// The element type's name in numpy.i, which follows C.
pub(crate) fn name_of(dtype: Dtype) -> &'static str {
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
