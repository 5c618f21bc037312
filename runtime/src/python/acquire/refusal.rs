//! The reason why an object was refused, and its message: the fact, then the fix. The caller adds the names
//! of the function and the argument. The fix for an element type that is not accepted is a [`Remedy`].

use super::library::Library;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::interpreter::Failure;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyInt, PyList, PyRange, PyTuple};
use std::borrow::Cow;
use std::fmt;

/// The help for Python's own numbers and sequences of numbers.
pub(crate) const AS_ARRAY: &str = "make it one with `numpy.asarray(…, dtype=…)`";

/// The reason why an object was refused.
#[derive(Debug)]
pub enum Refusal {
    /// The object supports no protocol for arrays.
    NotAnArray {
        /// The object's type.
        given: String,
        /// Every protocol, with the reason why it does not apply.
        tried: Vec<(Protocol, Cow<'static, str>)>,
        help: Option<&'static str>,
    },
    /// The elements are of a type without a C++ counterpart.
    Dtype { given: String, remedy: Remedy },
    /// The object exports memory that cannot be used as an array.
    Unusable { kind: ErrorKind, message: String },
    /// An exception raised by the object.
    Raised(PyErr),
}

/// The protocols that an object does not support, each with the reason.
pub(super) type Tried = Vec<(Protocol, Cow<'static, str>)>;

/// The protocol by which an object exports its memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// `numpy.ndarray` and its subclasses, read from the array's own struct.
    Numpy,
    /// DLPack, through the type's C functions or through `__dlpack__`.
    Dlpack,
    /// `__cuda_array_interface__`.
    CudaArray,
    /// PEP 3118: `memoryview`, `array.array`, ctypes, NumPy's scalars.
    Buffer,
    /// A device address in `.ptr` or `.gpudata`, as in PyCUDA arrays.
    Handle,
    /// An object that NumPy converts to an array: by `__array_struct__` or `__array_interface__`, or by
    /// `__array__`, which may copy its elements.
    ArrayInterface,
}

impl Protocol {
    /// The name that users see.
    pub const fn name(self) -> &'static str {
        match self {
            Protocol::Numpy => "numpy",
            Protocol::Dlpack => "dlpack",
            Protocol::CudaArray => "cuda_array_interface",
            Protocol::Buffer => "buffer",
            Protocol::Handle => "handle",
            Protocol::ArrayInterface => "array_interface",
        }
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Failure {
    /// The failure to acquire the argument called `name`.
    pub fn refused(py: Python<'_>, name: &str, refusal: &Refusal) -> Failure {
        match refusal.error(py) {
            Ok(error) => Failure::argument(name, error),
            Err(error) => Failure::raised_by(error).naming(|| name.to_owned()),
        }
    }
}

impl Refusal {
    pub(super) fn not_an_array(object: &Bound<'_, PyAny>, tried: Tried) -> Self {
        let converts = object.is_instance_of::<PyList>()
            || object.is_instance_of::<PyTuple>()
            || object.is_instance_of::<PyRange>()
            || object.is_instance_of::<PyFloat>()
            || object.is_instance_of::<PyInt>();
        let help = match Library::of(object) {
            Library::Dask => Some("make it one with `.compute()`"),
            _ => converts.then_some(AS_ARRAY),
        };
        // The reasons of the protocols do not help for Python's own objects.
        let tried = if converts { Tried::new() } else { tried };
        Refusal::NotAnArray { given: type_name(object), tried, help }
    }

    /// The refusal of a Python list or tuple, which supports no protocol.
    pub(crate) fn own_sequence(object: &Bound<'_, PyAny>) -> Self {
        Refusal::NotAnArray { given: type_name(object), tried: Vec::new(), help: None }
    }

    pub(super) fn unusable(kind: ErrorKind, message: impl Into<String>) -> Self {
        Refusal::Unusable { kind, message: message.into() }
    }

    pub(super) fn buffer(message: impl Into<String>) -> Self {
        Refusal::unusable(ErrorKind::Buffer, message)
    }

    /// The lines of the message; the first states the fact, and can follow `function: argument: `.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Refusal::NotAnArray { given, tried, help } => {
                let fact = with_help(format!("expected an array, got `{given}`"), *help);
                let reasons = tried.iter().map(|(protocol, why)| format!("  {protocol}: {why}"));
                std::iter::once(fact).chain(reasons).collect()
            }
            Refusal::Dtype { given, remedy } => {
                let help = remedy.words(&Dtype::ALL, false, Library::Other);
                vec![with_help(format!("element type `{given}` is not supported"), help.as_deref())]
            }
            Refusal::Unusable { message, .. } => vec![message.clone()],
            Refusal::Raised(error) => vec![error.to_string()],
        }
    }

    /// The error, without the function's and the argument's name.
    ///
    /// # Errors
    /// An exception raised by the object, unchanged.
    pub fn error(&self, py: Python<'_>) -> Result<Error, PyErr> {
        let kind = match self {
            Refusal::NotAnArray { .. } | Refusal::Dtype { .. } => ErrorKind::Type,
            Refusal::Unusable { kind, .. } => *kind,
            Refusal::Raised(error) => return Err(error.clone_ref(py)),
        };
        Ok(Error::new(kind, self.lines().join("\n")))
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Refusal::unusable(error.kind, error.message)
    }
}

impl From<PyErr> for Refusal {
    fn from(error: PyErr) -> Self {
        Refusal::Raised(error)
    }
}

/// The type's name without its module, as in `expected an array, got `list``.
pub(crate) fn type_name(object: &Bound<'_, PyAny>) -> String {
    object.get_type().name().map_or_else(|_| "object".to_owned(), |name| name.to_string_lossy().into_owned())
}

fn with_help(fact: String, help: Option<&str>) -> String {
    match help {
        Some(help) => format!("{fact}; {help}"),
        None => fact,
    }
}

/// The conversion that makes elements of a type acceptable, independent of the call. The advice works as
/// written, for the accepted element types; if nothing works, no advice is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Numbers: they can be converted to other types; this type fits best.
    Cast(How, Dtype),
    /// Complex numbers, whose parts are of this type, or of an unknown one.
    Parts(How, Option<Dtype>),
    /// Dates or time spans: integers that count units.
    Count,
    /// Objects, which may be numbers.
    Objects,
    /// Structures with fields of known types, by their names as Python shows them.
    Fields(Vec<(String, Dtype)>),
    /// Bytes that correspond to no integer.
    Bytes,
    Nothing,
}

/// The form in which the remedy is worded for users of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The method `array.astype(…)`, or the array library's counterpart.
    Method,
    /// `numpy.asarray(array).astype(…)`
    ByNumpy,
    /// A sentence, if nothing is known about the array except its memory.
    InWords,
}

impl Remedy {
    /// The remedy for elements of a type that the call does not accept, in the machine's byte order or
    /// another one.
    pub(crate) fn of(how: How, dtype: Dtype, native: bool) -> Remedy {
        match dtype.part() {
            Some(part) => Remedy::Parts(how, Some(part).filter(|_| native)),
            None => Remedy::Cast(how, dtype),
        }
    }

    /// The advice for a call that accepts the element types in `taken`. If the call writes to the array,
    /// `write` is true.
    pub(crate) fn words(&self, taken: &[Dtype], write: bool, library: Library) -> Option<String> {
        let best = |nearest: Dtype| {
            // The last type in the order of dtypes represents the most values.
            let widest = || taken.iter().copied().max_by_key(|&dtype| dtype as u8);
            let nearest = [nearest, if nearest.is_float() { Dtype::Float32 } else { nearest }];
            nearest.into_iter().find(|dtype| taken.contains(dtype)).or_else(widest)
        };
        // A view of a field is not contiguous.
        let copied = if write { ".copy()" } else { "" };
        match self {
            Remedy::Cast(how, nearest) => Some(how.cast(best(*nearest)?, library)),
            // A function for complex numbers accepts them in another width or byte order.
            Remedy::Parts(how, _) if taken.iter().any(|dtype| dtype.part().is_some()) => {
                Some(how.cast(best(Dtype::Complex128)?, library))
            }
            Remedy::Parts(how, part) => {
                let cast = match part {
                    Some(part) if taken.contains(part) => copied.to_owned(),
                    _ => format!(".astype('{}')", best(part.unwrap_or(Dtype::Float64))?),
                };
                let array = match how {
                    How::InWords => return Some("pass its real and its imaginary part".to_owned()),
                    How::Method => "",
                    How::ByNumpy => "numpy.asarray(…)",
                };
                Some(format!("use `{array}.real{cast}` and `{array}.imag{cast}`"))
            }
            Remedy::Count => {
                let counts = [Dtype::Int64, Dtype::Float64, Dtype::Float32];
                let count = counts.into_iter().find(|count| taken.contains(count))?;
                Some(How::Method.cast(count, library))
            }
            Remedy::Objects => Some(format!(
                "if its objects are numbers, {}",
                How::Method.cast(best(Dtype::Float64)?, library)
            )),
            Remedy::Fields(fields) => {
                let (name, then) = match fields.iter().find(|(_, dtype)| taken.contains(dtype)) {
                    Some((name, _)) => (name, copied.to_owned()),
                    None => (&fields.first()?.0, format!(".astype('{}')", best(fields.first()?.1)?)),
                };
                Some(format!("use one field, as in `array[{name}]{then}`"))
            }
            Remedy::Bytes if taken.contains(&Dtype::Uint8) => {
                Some("use `memoryview(…).cast('B')`, which has unsigned bytes".to_owned())
            }
            Remedy::Bytes | Remedy::Nothing => None,
        }
    }
}

impl How {
    fn cast(self, dtype: Dtype, library: Library) -> String {
        match self {
            How::Method => format!("use `{}`", library.to_dtype(dtype)),
            How::ByNumpy => format!("use `numpy.asarray(…).astype('{dtype}')`"),
            How::InWords => format!("convert it to {dtype}"),
        }
    }
}
