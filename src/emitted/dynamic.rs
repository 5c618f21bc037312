//! Written by quaff from quaff.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::api;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic;
use quaff_runtime::error::Error;

/// The sum of the elements, correctly rounded to their type; 0 for none.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
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

// cpp/quaff.i:40: quaff::Sum<float>
fn sum_float(arr: &ArrayView<'_>) -> Result<f32, Error> {
    api::SUM_FLOAT.of_view(arr)
}

// cpp/quaff.i:41: quaff::Sum<double>
fn sum_double(arr: &ArrayView<'_>) -> Result<f64, Error> {
    api::SUM_DOUBLE.of_view(arr)
}
