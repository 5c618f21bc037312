//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::ffi;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Lent, Place};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

/// Adds up what a span shows.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn sum_dyn(values: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(values) {
        (Dtype::Float32, Place::Host) => {
            let result = sum_float(values)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, Place::Host) => sum_double(values),
        _ => Err(dynamic::refused(
            "sum",
            "values",
            values,
            "float32, float64 on the host",
        )),
    }
}

// example.i:6: containers::sum<float>
fn sum_float(values: &ArrayView<'_>) -> Result<f32, Error> {
    let values = &Lent::<f32>::read("values", values)?;
    let mut result = Default::default();
    let done = ffi::sum_float(&values.into(), &mut result);
    outcome(done, result)
}

// example.i:7: containers::sum<double>
fn sum_double(values: &ArrayView<'_>) -> Result<f64, Error> {
    let values = &Lent::<f64>::read("values", values)?;
    let mut result = Default::default();
    let done = ffi::sum_double(&values.into(), &mut result);
    outcome(done, result)
}
