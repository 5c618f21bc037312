//! The conversion of values between C++ and a Python method: from slots to arguments, and from the result to
//! a slot.

use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::half::{Bfloat16, Half};
use crate::core::object::Object;
use crate::core::slot::{Slot, TextSlot};
use crate::python::container::result::instance;
use crate::python::convert::complex::{complex, complex64};
use crate::python::convert::number::half;
use crate::python::convert::number::{boolean, float, float32, integer};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::class::PassedValue;
use crate::python::table::{Held, Parameter, ParameterKind, ReadValue, Returned, returned};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_void;

impl PassedValue {
    /// The Python object for the argument in a slot.
    ///
    /// # Safety
    /// C++ has written a value of this kind.
    #[inline(never)]
    pub(crate) unsafe fn object<'py>(&self, py: Python<'py>, slot: &Slot) -> Result<Bound<'py, PyAny>> {
        // SAFETY: guaranteed by the caller.
        unsafe {
            match *self {
                PassedValue::Scalar(dtype) => number(py, dtype, slot),
                PassedValue::Text => {
                    let TextSlot { data, size } = slot.get();
                    if data.is_null() {
                        return Ok(py.None().into_bound(py));
                    }
                    let errors = c"surrogateescape".as_ptr();
                    let made = ffi::PyUnicode_DecodeUTF8(data, size.cast_signed(), errors);
                    Ok(Bound::from_owned_ptr_or_err(py, made)?)
                }
                PassedValue::Object(class, held) => {
                    instance(py, None, &[], Object::new(slot.get::<*mut c_void>()), (class, held))
                }
                PassedValue::Python => {
                    Bound::from_borrowed_ptr_or_opt(py, slot.get()).ok_or_else(|| no_object(py))
                }
            }
        }
    }

    /// Frees the object in a slot, if C++ gives it to Python.
    ///
    /// # Safety
    /// The requirements of [`PassedValue::object`] hold, and that function is not called for the slot.
    pub(crate) unsafe fn discard(self, slot: &Slot) {
        if let PassedValue::Object(class, Held::Owned | Held::Value) = self {
            // SAFETY: guaranteed by the caller.
            let object = unsafe { Object::new(slot.get::<*mut c_void>()) };
            if !object.is_null() {
                (class.binding().destroy)(object);
            }
        }
    }
}

/// The error for a slot in which C++ has passed a null pointer: the exception that is set.
#[cold]
fn no_object(py: Python<'_>) -> Failure {
    match PyErr::take(py) {
        Some(error) => error.into(),
        None => {
            let message = "C++ passed a null pointer in the place of a Python object";
            Failure::value(Error::new(ErrorKind::Runtime, message))
        }
    }
}

/// The number in a slot, as a Python object.
///
/// # Safety
/// C++ has written a number of this type.
unsafe fn number<'py>(py: Python<'py>, dtype: Dtype, slot: &Slot) -> Result<Bound<'py, PyAny>> {
    /// The number of type `T` in a slot, as a Python object.
    ///
    /// # Safety
    /// C++ has written a number of type `T`.
    unsafe fn of<'py, T: Returned + Copy>(py: Python<'py>, slot: &Slot) -> Result<Bound<'py, PyAny>> {
        // SAFETY: guaranteed by the caller.
        returned(py, unsafe { slot.get::<T>() })
    }
    // SAFETY: guaranteed by the caller.
    unsafe {
        match dtype {
            Dtype::Bool => of::<bool>(py, slot),
            Dtype::Int8 => of::<i8>(py, slot),
            Dtype::Int16 => of::<i16>(py, slot),
            Dtype::Int32 => of::<i32>(py, slot),
            Dtype::Int64 => of::<i64>(py, slot),
            Dtype::Uint8 => of::<u8>(py, slot),
            Dtype::Uint16 => of::<u16>(py, slot),
            Dtype::Uint32 => of::<u32>(py, slot),
            Dtype::Uint64 => of::<u64>(py, slot),
            Dtype::Float16 => of::<Half>(py, slot),
            Dtype::Bfloat16 => of::<Bfloat16>(py, slot),
            Dtype::Float32 => of::<f32>(py, slot),
            Dtype::Float64 => of::<f64>(py, slot),
            Dtype::Complex64 => of::<crate::core::complex::Complex64>(py, slot),
            Dtype::Complex128 => of::<crate::core::complex::Complex128>(py, slot),
        }
    }
}

/// Writes the result of a Python method to a slot, and returns the object that the slot refers to, if there
/// is one.
pub(crate) fn to_cxx<'py>(
    parameter: &Parameter,
    given: Bound<'py, PyAny>,
    slot: &mut Slot,
) -> Result<Option<Bound<'py, PyAny>>> {
    match parameter.kind {
        ParameterKind::Value(ReadValue { number: Some(dtype), .. }) => {
            number_to_cxx(*dtype, &given, slot)?;
            return Ok(None);
        }
        ParameterKind::Value(ReadValue { text: Some(read), .. }) => slot.set(read(&given)?),
        ParameterKind::Object(taken) => {
            let object = taken.settled(&given)?.unwrap_or(given);
            slot.set(taken.read(&object)?.address());
            taken.take(&object);
            return Ok(Some(object));
        }
        ParameterKind::Python(None) => slot.set(given.as_ptr()),
        ParameterKind::Value(_)
        | ParameterKind::Array(_)
        | ParameterKind::Result(_)
        | ParameterKind::Converted(_)
        | ParameterKind::Python(Some(_)) => {
            let message = "the table of a director has a result that no slot holds";
            return Err(Failure::value(Error::new(ErrorKind::Runtime, message)));
        }
    }
    Ok(Some(given))
}

fn number_to_cxx(dtype: Dtype, given: &Bound<'_, PyAny>, slot: &mut Slot) -> Result<()> {
    match dtype {
        Dtype::Bool => slot.set(boolean(given)?),
        Dtype::Int8 => slot.set(integer::<i8>(given)?),
        Dtype::Int16 => slot.set(integer::<i16>(given)?),
        Dtype::Int32 => slot.set(integer::<i32>(given)?),
        Dtype::Int64 => slot.set(integer::<i64>(given)?),
        Dtype::Uint8 => slot.set(integer::<u8>(given)?),
        Dtype::Uint16 => slot.set(integer::<u16>(given)?),
        Dtype::Uint32 => slot.set(integer::<u32>(given)?),
        Dtype::Uint64 => slot.set(integer::<u64>(given)?),
        Dtype::Float16 => slot.set(half::<Half>(given)?),
        Dtype::Bfloat16 => slot.set(half::<Bfloat16>(given)?),
        Dtype::Float32 => slot.set(float32(given)?),
        Dtype::Float64 => slot.set(float(given)?),
        Dtype::Complex64 => slot.set(complex64(given)?),
        Dtype::Complex128 => slot.set(complex(given)?),
    }
    Ok(())
}
