//! The results of a Python method that C++ has called: converts the returned objects and writes them to the
//! slots of C++.

use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::half::{Bfloat16, Half};
use crate::core::slot::{Ended, Slot};
use crate::python::convert::complex::{complex, complex64};
use crate::python::convert::number::{boolean, float, float32, half, integer, plain_float};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Overridable, Parameter, ParameterKind, ReadValue};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::{mem, ptr};

/// The places for the results.
pub(crate) struct Results<'a> {
    pub(crate) function: &'static Overridable,
    /// A place for each result.
    pub(crate) slots: &'a mut [Slot],
    /// The places for the objects that keep the results alive.
    pub(crate) owners: &'a mut [*mut ffi::PyObject],
    /// The name of the Python function, for messages.
    pub(crate) name: &'a dyn Fn() -> String,
    /// The beginning of the message for a value of a wrong type, made from the name of the C++ type.
    pub(crate) mismatch: fn(&str) -> String,
    /// How the call ends if the results are not written.
    pub(crate) ended: &'a mut Ended,
}

/// Writes the most frequent result, a single float; returns whether the result is one. No [`Results`] are
/// needed for it.
///
/// # Safety
/// `slots` has a place for each result of the function.
#[inline(always)]
pub(crate) unsafe fn write_float(
    function: &Overridable,
    returned: &Bound<'_, PyAny>,
    slots: *mut Slot,
) -> bool {
    if !function.returns_float {
        return false;
    }
    let value = plain_float(returned);
    // SAFETY: guaranteed by the caller.
    value.inspect(|value| unsafe { (*slots).set(*value) }).is_some()
}

impl Results<'_> {
    /// Writes the results that Python has returned. If C++ may refer to the results after the call, `keep`
    /// gets the owner of the first result and the returned object (for several results, a tuple), and returns
    /// the owner of both.
    ///
    /// # Errors
    /// TypeError for values of a wrong type; an error of `keep`.
    #[inline(never)]
    pub(crate) fn write<'py>(
        mut self,
        returned: Bound<'py, PyAny>,
        keep: impl Fn(Bound<'py, PyAny>, &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>>,
    ) -> Result<()> {
        *self.ended = Ended::Mismatched;
        match self.function.results {
            [_] if !self.function.keeps_result => self.write_one(0, returned),
            [_] => self.write_kept(returned, &keep),
            [] => Ok(()),
            _ => self.write_several(&returned, &keep),
        }
    }

    fn write_one(&mut self, index: usize, value: Bound<'_, PyAny>) -> Result<()> {
        let kind = &self.function.results[index];
        let owner = to_cxx(kind, value, &mut self.slots[index])
            .map_err(|failure| self.of_result(failure, kind.name))?;
        self.owners[index] = owner.map_or(ptr::null_mut(), Bound::into_ptr);
        Ok(())
    }

    /// Writes the first result, to which C++ refers after the call.
    fn write_kept<'py>(
        &mut self,
        value: Bound<'py, PyAny>,
        keep: &impl Fn(Bound<'py, PyAny>, &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>>,
    ) -> Result<()> {
        self.write_one(0, value.clone())?;
        self.keep_written(&value, None, keep)
    }

    /// Writes the values of a tuple or a list.
    #[cold]
    fn write_several<'py>(
        &mut self,
        returned: &Bound<'py, PyAny>,
        keep: &impl Fn(Bound<'py, PyAny>, &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>>,
    ) -> Result<()> {
        let count = self.function.results.len();
        let values = returned.cast::<PyTuple>().map(|tuple| tuple.iter().collect::<Vec<_>>());
        let values = values.or_else(|_| returned.cast::<PyList>().map(|list| list.iter().collect()));
        let values = match values {
            Ok(values) if values.len() == count => values,
            other => {
                let given = match other {
                    Ok(values) => format!("{} values", values.len()),
                    Err(_) => format!("`{}`", returned.get_type().name()?),
                };
                let name = (self.name)();
                let message =
                    format!("`{name}` in Python is to return a tuple of {count} values, got {given}");
                return Err(Error::new(ErrorKind::Type, message).into());
            }
        };
        for (index, value) in values.iter().enumerate() {
            self.write_one(index, value.clone())?;
        }
        if self.function.keeps_result {
            let all = PyTuple::new(returned.py(), values)?.into_any();
            self.keep_written(&all, Some(&all), keep)?;
        }
        Ok(())
    }

    /// Keeps the results alive: by the owner of the first result or, if it has none, by `otherwise`.
    fn keep_written<'py>(
        &mut self,
        given: &Bound<'py, PyAny>,
        otherwise: Option<&Bound<'py, PyAny>>,
        keep: &impl Fn(Bound<'py, PyAny>, &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>>,
    ) -> Result<()> {
        *self.ended = Ended::Raised;
        let owner = mem::replace(&mut self.owners[0], ptr::null_mut());
        // SAFETY: NULL, or the reference that was just written; the lock is held.
        let owner = unsafe { Bound::from_owned_ptr_or_opt(given.py(), owner) };
        if let Some(owner) = owner.or_else(|| otherwise.cloned()) {
            self.owners[0] = keep(owner, given)?.into_ptr();
        }
        Ok(())
    }

    /// Says, in an error about a value, that the Python function returned it. `cxx` is the C++ type of the
    /// result.
    #[cold]
    fn of_result(&self, failure: Failure, cxx: &str) -> Failure {
        match failure.into_argument_error() {
            Ok(error) => {
                let first = (self.mismatch)(cxx);
                let message =
                    format!("{first}the result of `{}` in Python: {}", (self.name)(), error.message);
                Error { message, ..error }.into()
            }
            Err(failure) => failure,
        }
    }
}

/// Writes the result of a Python method to a slot, and returns the object that the slot refers to, if there
/// is one.
fn to_cxx<'py>(
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
