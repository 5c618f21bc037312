//! Values that C++ takes by copy: the conversion for each type. Tables point to the conversions, so that a
//! module contains only those of its parameters' types.

use crate::core::dtype::{Dtype, Element};
use crate::core::half::{Bfloat16, Half};
use crate::python::convert::complex::{as_complex, complex, complex64, is_number};
use crate::python::convert::half::half;
use crate::python::convert::number::{Integer, boolean, float, float32, index, integer};
use crate::python::interpreter::Result;
use crate::python::table::{Parameter, ParameterKind, ReadValue};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat};

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
