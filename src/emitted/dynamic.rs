//! Written by quaff from quaff.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::api;
use super::bridge::ffi;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Memory, OnHost};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_length;

/// The dot product of two arrays of one size, correctly rounded to their type; 0 without elements.
///
/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn dot_dyn(x: &ArrayView<'_>, y: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(x) {
        (Dtype::Float32, Memory::Host) => {
            let result = dot_float(x, y)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, Memory::Host) => dot_double(x, y),
        _ => Err(dynamic::refused(
            "dot",
            "x",
            x,
            "float32, float64 on the host",
        )),
    }
}

// cpp/quaff.i:71: quaff::dot<float>
fn dot_float(x: &ArrayView<'_>, y: &ArrayView<'_>) -> Result<f32, Error> {
    let x = &OnHost::<f32>::read("x", x)?;
    let y = &OnHost::<f32>::read("y", y)?;
    same_length(&[("x", x.len()), ("y", y.len())])?;
    let mut result = Default::default();
    let done = ffi::dot_float(&x.into(), &y.into(), &mut result);
    outcome(done, result)
}

// cpp/quaff.i:72: quaff::dot<double>
fn dot_double(x: &ArrayView<'_>, y: &ArrayView<'_>) -> Result<f64, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let y = &OnHost::<f64>::read("y", y)?;
    same_length(&[("x", x.len()), ("y", y.len())])?;
    let mut result = Default::default();
    let done = ffi::dot_double(&x.into(), &y.into(), &mut result);
    outcome(done, result)
}

/// The Euclidean norm of the elements, correctly rounded to their type; 0 for none.
///
/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn norm_dyn(arr: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(arr) {
        (Dtype::Float32, _) => {
            let result = norm_float(arr)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, _) => norm_double(arr),
        _ => Err(dynamic::refused("norm", "arr", arr, "float32, float64")),
    }
}

// cpp/quaff.i:55: quaff::Norm<float>
fn norm_float(arr: &ArrayView<'_>) -> Result<f32, Error> {
    api::NORM_FLOAT.of_view(arr)
}

// cpp/quaff.i:56: quaff::Norm<double>
fn norm_double(arr: &ArrayView<'_>) -> Result<f64, Error> {
    api::NORM_DOUBLE.of_view(arr)
}

/// The sum of the elements, correctly rounded to their type; 0 for none.
///
/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn sum_dyn(arr: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(arr) {
        (Dtype::Float32, _) => {
            let result = sum_float(arr)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, _) => sum_double(arr),
        _ => Err(dynamic::refused("sum", "arr", arr, "float32, float64")),
    }
}

// cpp/quaff.i:42: quaff::Sum<float>
fn sum_float(arr: &ArrayView<'_>) -> Result<f32, Error> {
    api::SUM_FLOAT.of_view(arr)
}

// cpp/quaff.i:43: quaff::Sum<double>
fn sum_double(arr: &ArrayView<'_>) -> Result<f64, Error> {
    api::SUM_DOUBLE.of_view(arr)
}
