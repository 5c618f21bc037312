//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::ffi;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Memory, OnHost};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::vector::{CxxVec, CxxVecDyn};

/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn repeated_dyn(values: &ArrayView<'_>) -> Result<CxxVecDyn, Error> {
    match dynamic::kind(values) {
        (Dtype::Float32, Memory::Host) => {
            let result = repeated_float(values)?;
            Ok(CxxVecDyn::from(result))
        }
        (Dtype::Float64, Memory::Host) => {
            let result = repeated_double(values)?;
            Ok(CxxVecDyn::from(result))
        }
        _ => Err(dynamic::refused(
            "repeated",
            "values",
            values,
            "float32, float64 on the host",
        )),
    }
}

// example.i:9: example::repeated<float>
fn repeated_float(values: &ArrayView<'_>) -> Result<CxxVec<f32>, Error> {
    let values = &OnHost::<f32>::read("values", values)?;
    let mut result = Default::default();
    let done = ffi::repeated_float(&values.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}

// example.i:10: example::repeated<double>
fn repeated_double(values: &ArrayView<'_>) -> Result<CxxVec<f64>, Error> {
    let values = &OnHost::<f64>::read("values", values)?;
    let mut result = Default::default();
    let done = ffi::repeated_double(&values.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}
