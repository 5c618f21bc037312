//! `quaff.Sum`, the Python class of [`Sum`].
//!
//! Adding an array has two steps: an ordinary call of a [`Function`] makes a `Sum` of the array, and this sum
//! is merged. Arrays are therefore accepted and refused as by `quaff.sum`, other threads run meanwhile, and
//! an interrupted call adds nothing.

use crate::sum_state::{Sum, Summand};
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyType};
use quaff_runtime::error::Error;
use quaff_runtime::python::{self, Arguments, Call, Failure, Function, Overload, reduce};
use std::sync::{Mutex, MutexGuard};

/// The exact sum of any number of float32 and float64 arrays, rounded when `value` is read.
///
/// Adding arrays and merging sums in any order and grouping gives the same sum, bit for bit. The sum of a
/// single array is `quaff.sum` of that array. A sum can be pickled, and `Sum.from_bytes` reads `bytes(sum)`,
/// on any machine and in later versions. Sums are equal if their bytes are equal.
#[pyclass(frozen, eq, name = "Sum", module = "quaff")]
pub struct SumObject(Mutex<Sum>);

#[pymethods]
impl SumObject {
    #[new]
    #[pyo3(signature = ())]
    fn new() -> SumObject {
        SumObject::of(Sum::new())
    }

    /// Adds all elements of an array. `arr` and `stream` are the same as for `quaff.sum`.
    ///
    /// Raises the exceptions of `quaff.sum`, and OverflowError if the sum would reach 2^78 times the largest
    /// number. In this case nothing is added.
    #[pyo3(signature = (arr, /, *, stream=None))]
    fn add(&self, arr: &Bound<'_, PyAny>, stream: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let part = python::call_from_rust(&ADD, arr, stream)?;
        self.absorb(arr.py(), "Sum.add", part.cast::<SumObject>()?.get())
    }

    /// Adds everything that was added to another sum.
    ///
    /// Raises OverflowError if the sum would reach 2^78 times the largest number. In this case nothing is
    /// added.
    #[pyo3(signature = (other, /))]
    fn merge(&self, other: &Bound<'_, SumObject>) -> PyResult<()> {
        self.absorb(other.py(), "Sum.merge", other.get())
    }

    /// The sum, rounded once: to float64 if a float64 array was added, and otherwise to float32. The value of
    /// an empty sum is 0.0.
    #[getter]
    fn value(&self) -> f64 {
        self.sum().value()
    }

    /// The type to which `value` is rounded; float32 if nothing was added.
    #[getter]
    fn dtype(&self) -> &'static str {
        if self.sum().is_of_f64() { "float64" } else { "float32" }
    }

    /// Restores a sum from `bytes(sum)`.
    ///
    /// Raises ValueError for invalid bytes, and TypeError for an object that is not bytes-like.
    #[classmethod]
    #[pyo3(signature = (data, /))]
    fn from_bytes(_class: &Bound<'_, PyType>, data: &Bound<'_, PyAny>) -> PyResult<SumObject> {
        let py = data.py();
        let bytes = PyBuffer::<u8>::get(data)?.to_vec(py)?;
        let refused = |error| Failure::argument("data", error).into_py_err(py, "Sum.from_bytes");
        Sum::from_bytes(&bytes).map(SumObject::of).map_err(refused)
    }

    fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.sum().to_bytes())
    }

    fn __reduce__<'py>(
        this: &Bound<'py, SumObject>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let read = this.get_type().getattr("from_bytes")?;
        Ok((read, (this.get().__bytes__(this.py()),)))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let value = self.value().into_pyobject(py)?.repr()?;
        Ok(format!("Sum(value={value}, dtype='{}')", self.dtype()))
    }
}

impl SumObject {
    fn of(sum: Sum) -> SumObject {
        SumObject(Mutex::new(sum))
    }

    /// A copy of the sum as it is now. Two locks at once could deadlock, and a sum may be merged into itself.
    fn sum(&self) -> Sum {
        self.locked().clone()
    }

    fn absorb(&self, py: Python<'_>, name: &str, other: &SumObject) -> PyResult<()> {
        let other = other.sum();
        self.locked().merge(&other).map_err(|error: Error| Failure::from(error).into_py_err(py, name))
    }

    /// A sum is valid at every moment, so a panic elsewhere does not make it invalid.
    fn locked(&self) -> MutexGuard<'_, Sum> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl PartialEq for SumObject {
    fn eq(&self, other: &SumObject) -> bool {
        self.sum() == other.sum()
    }
}

/// Makes a `Sum` of an array.
static ADD: Function = Function {
    name: c"Sum.add",
    doc: c"",
    keywords: &[],
    stream: true,
    overloads: &[
        Overload { parameters: &[reduce::<f32>("arr")], call: Call::closure(sum_of::<f32>) },
        Overload { parameters: &[reduce::<f64>("arr")], call: Call::closure(sum_of::<f64>) },
    ],
    entry: quaff_runtime::entry!(ADD),
};

fn sum_of<'py, T: Summand>(
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> python::Result<Bound<'py, PyAny>> {
    let state = arguments.exact_state(0, T::REDUCTION)?;
    let mut sum = Sum::new();
    // SAFETY: `exact_state` is of the exact class of the same `T`.
    unsafe { sum.add_state::<T>(&state) }?;
    Ok(Bound::new(py, SumObject::of(sum))?.into_any())
}
