//! Python numbers as elements of a type: operands, which get the C++ type of their parameter, C++ numbers as
//! results, and values that C++ takes by copy. Tables point to the conversions of values, so that a module
//! contains only those of its parameters' types.

use crate::core::complex::Complex;
use crate::core::dtype::{Dtype, Element};
use crate::core::half::{Bfloat16, Half};
use crate::python::convert::complex::{as_complex, complex, complex64, is_number};
use crate::python::convert::number as convert;
use crate::python::convert::number::{Integer, boolean, float, float32, half, index, integer};
use crate::python::interpreter::Result;
use crate::python::table::{Parameter, ParameterKind, ReadValue, returned};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyComplex, PyFloat, PyInt};

/// The bytes of one element; the widest type has 16.
pub(crate) type Bytes = [u8; 16];

/// Whether an object is of one of Python's own number types.
#[inline]
pub(crate) fn is_own(object: &Bound<'_, PyAny>) -> bool {
    object.is_exact_instance_of::<PyFloat>()
        || object.is_exact_instance_of::<PyInt>()
        || object.is_exact_instance_of::<PyBool>()
        || object.is_exact_instance_of::<PyComplex>()
}

/// Whether an object is a number whose class derives from one of Python's number types.
pub(crate) fn is_derived(object: &Bound<'_, PyAny>) -> bool {
    object.is_instance_of::<PyFloat>() || object.is_instance_of::<PyInt>()
}

/// The number as an element; floats are not accepted as integers, nor numbers as bools.
pub(crate) fn element(object: &Bound<'_, PyAny>, dtype: Dtype) -> Result<Bytes> {
    Ok(match dtype {
        Dtype::Bool => padded([u8::from(boolean(object)?)]),
        Dtype::Int8 => padded(integer::<i8>(object)?.to_ne_bytes()),
        Dtype::Int16 => padded(integer::<i16>(object)?.to_ne_bytes()),
        Dtype::Int32 => padded(integer::<i32>(object)?.to_ne_bytes()),
        Dtype::Int64 => padded(integer::<i64>(object)?.to_ne_bytes()),
        Dtype::Uint8 => padded(integer::<u8>(object)?.to_ne_bytes()),
        Dtype::Uint16 => padded(integer::<u16>(object)?.to_ne_bytes()),
        Dtype::Uint32 => padded(integer::<u32>(object)?.to_ne_bytes()),
        Dtype::Uint64 => padded(integer::<u64>(object)?.to_ne_bytes()),
        Dtype::Float16 => padded(half::<Half>(object)?.to_bits().to_ne_bytes()),
        Dtype::Bfloat16 => padded(half::<Bfloat16>(object)?.to_bits().to_ne_bytes()),
        Dtype::Float32 => padded(float32(object)?.to_ne_bytes()),
        Dtype::Float64 => padded(float(object)?.to_ne_bytes()),
        Dtype::Complex64 => {
            let Complex { re, im } = complex64(object)?;
            parts(re.to_ne_bytes(), im.to_ne_bytes())
        }
        Dtype::Complex128 => {
            let Complex { re, im } = complex(object)?;
            parts(re.to_ne_bytes(), im.to_ne_bytes())
        }
    })
}

/// Converts an object of one of Python's own number types as [`element`] does; `None` for any other. The
/// usual case, a float for a `double`, is decided first.
#[inline]
pub(crate) fn plain_element(object: &Bound<'_, PyAny>, dtype: Dtype) -> Option<Bytes> {
    let float = match dtype {
        Dtype::Float32 => {
            convert::plain_float(object).and_then(convert::narrowed).map(|value| padded(value.to_ne_bytes()))
        }
        Dtype::Float64 => convert::plain_float(object).map(|value| padded(value.to_ne_bytes())),
        _ => None,
    };
    float.or_else(|| element(object, dtype).ok())
}

/// An element as a Python number.
pub(crate) fn number(py: Python<'_>, dtype: Dtype, bytes: Bytes) -> Result<Bound<'_, PyAny>> {
    match dtype {
        Dtype::Bool => returned(py, bytes[0] != 0),
        Dtype::Int8 => returned(py, i8::from_ne_bytes(start(bytes))),
        Dtype::Int16 => returned(py, i16::from_ne_bytes(start(bytes))),
        Dtype::Int32 => returned(py, i32::from_ne_bytes(start(bytes))),
        Dtype::Int64 => returned(py, i64::from_ne_bytes(start(bytes))),
        Dtype::Uint8 => returned(py, u8::from_ne_bytes(start(bytes))),
        Dtype::Uint16 => returned(py, u16::from_ne_bytes(start(bytes))),
        Dtype::Uint32 => returned(py, u32::from_ne_bytes(start(bytes))),
        Dtype::Uint64 => returned(py, u64::from_ne_bytes(start(bytes))),
        Dtype::Float16 => returned(py, Half::from_bits(u16::from_ne_bytes(start(bytes)))),
        Dtype::Bfloat16 => returned(py, Bfloat16::from_bits(u16::from_ne_bytes(start(bytes)))),
        Dtype::Float32 => returned(py, f32::from_ne_bytes(start(bytes))),
        Dtype::Float64 => returned(py, f64::from_ne_bytes(start(bytes))),
        Dtype::Complex64 => {
            let [re, im] = [0, 4].map(|at| f32::from_ne_bytes(part(bytes, at)));
            returned(py, Complex::new(re, im))
        }
        Dtype::Complex128 => {
            let [re, im] = [0, 8].map(|at| f64::from_ne_bytes(part(bytes, at)));
            returned(py, Complex::new(re, im))
        }
    }
}

#[inline]
fn padded<const N: usize>(bytes: [u8; N]) -> Bytes {
    let mut padded = Bytes::default();
    padded[..N].copy_from_slice(&bytes);
    padded
}

/// The parts of a complex number.
fn parts<const N: usize>(re: [u8; N], im: [u8; N]) -> Bytes {
    let mut both = padded(re);
    both[N..2 * N].copy_from_slice(&im);
    both
}

fn start<const N: usize>(bytes: Bytes) -> [u8; N] {
    part(bytes, 0)
}

fn part<const N: usize>(bytes: Bytes, at: usize) -> [u8; N] {
    std::array::from_fn(|index| bytes[at + index])
}

/// A parameter for a bool, an integer or a float, which C++ takes as `T`.
pub const fn scalar<T: Element>(name: &'static str) -> Parameter {
    Parameter::new(name, ParameterKind::Value(read_value(T::DTYPE)))
}

/// The conversion for values of this C++ type.
pub(crate) const fn read_value(dtype: Dtype) -> &'static ReadValue {
    match dtype {
        Dtype::Bool => &ReadValue {
            name: "bool",
            check: |object| boolean(object).map(drop),
            is_settled: |_| false,
            settled: |object| Ok(PyBool::new(object.py(), boolean(object)?).to_owned().into_any()),
            number: Some(Dtype::Bool),
            text: None,
        },
        Dtype::Int8 => const { &integers::<i8>(Dtype::Int8, "int8") },
        Dtype::Int16 => const { &integers::<i16>(Dtype::Int16, "int16") },
        Dtype::Int32 => const { &integers::<i32>(Dtype::Int32, "int32") },
        Dtype::Int64 => const { &integers::<i64>(Dtype::Int64, "int64") },
        Dtype::Uint8 => const { &integers::<u8>(Dtype::Uint8, "uint8") },
        Dtype::Uint16 => const { &integers::<u16>(Dtype::Uint16, "uint16") },
        Dtype::Uint32 => const { &integers::<u32>(Dtype::Uint32, "uint32") },
        Dtype::Uint64 => const { &integers::<u64>(Dtype::Uint64, "uint64") },
        Dtype::Float16 => {
            const { &floats(Dtype::Float16, "float16", |object| half::<Half>(object).map(drop)) }
        }
        Dtype::Bfloat16 => {
            const { &floats(Dtype::Bfloat16, "bfloat16", |object| half::<Bfloat16>(object).map(drop)) }
        }
        Dtype::Float32 => const { &floats(Dtype::Float32, "float32", |object| float32(object).map(drop)) },
        Dtype::Float64 => const { &floats(Dtype::Float64, "float64", |object| float(object).map(drop)) },
        Dtype::Complex64 => {
            const { &complexes(Dtype::Complex64, "complex64", |object| complex64(object).map(drop)) }
        }
        Dtype::Complex128 => {
            const { &complexes(Dtype::Complex128, "complex128", |object| complex(object).map(drop)) }
        }
    }
}

type Check = fn(&Bound<'_, PyAny>) -> Result<()>;

const fn integers<T: Integer>(dtype: Dtype, name: &'static str) -> ReadValue {
    let check: Check = |object| integer::<T>(object).map(drop);
    ReadValue { name, check, is_settled: |_| false, settled: index, number: Some(dtype), text: None }
}

const fn floats(dtype: Dtype, name: &'static str, check: Check) -> ReadValue {
    ReadValue {
        name,
        check,
        is_settled: |object| object.is_instance_of::<PyFloat>(),
        settled: |object| Ok(PyFloat::new(object.py(), float(object)?).into_any()),
        number: Some(dtype),
        text: None,
    }
}

const fn complexes(dtype: Dtype, name: &'static str, check: Check) -> ReadValue {
    ReadValue { name, check, is_settled: is_number, settled: as_complex, number: Some(dtype), text: None }
}
