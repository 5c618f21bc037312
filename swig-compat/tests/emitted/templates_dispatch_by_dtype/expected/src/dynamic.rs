//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::ffi;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Memory, OnHost};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

/// The sum of all elements.
///
/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn sum_dyn(in_: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(in_) {
        (Dtype::Float32, Memory::Host) => {
            let result = sum_float(in_)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, Memory::Host) => sum_double(in_),
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
    let in_ = &OnHost::<f32>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::sum_float(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:9: example::sum<double>
fn sum_double(in_: &ArrayView<'_>) -> Result<f64, Error> {
    let in_ = &OnHost::<f64>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::sum_double(&in_.into(), &mut result);
    outcome(done, result)
}
