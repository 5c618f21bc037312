//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::ffi;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Lent, Place};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

/// The sum of all elements.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn sum_dyn(in_: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(in_) {
        (Dtype::Float32, Place::Host) => {
            let result = sum_float(in_)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, Place::Host) => sum_double(in_),
        _ => Err(dynamic::refused(
            "sum",
            "in_",
            in_,
            "float32, float64 on the host",
        )),
    }
}

// example.i:8: example::sum<float>
fn sum_float(in_: &ArrayView<'_>) -> Result<f32, Error> {
    let in_ = &Lent::<f32>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::sum_float(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:9: example::sum<double>
fn sum_double(in_: &ArrayView<'_>) -> Result<f64, Error> {
    let in_ = &Lent::<f64>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::sum_double(&in_.into(), &mut result);
    outcome(done, result)
}
