//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::api;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic;
use quaff_runtime::error::Error;

/// The largest element.
///
/// Of no elements it is the least value of their type.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn largest_dyn(values: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(values) {
        (Dtype::Int32, _) => {
            let result = largest_std_int32_t(values)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, _) => largest_double(values),
        _ => Err(dynamic::refused(
            "largest",
            "values",
            values,
            "int32, float64",
        )),
    }
}

// example.i:10: Largest<std::int32_t>
fn largest_std_int32_t(values: &ArrayView<'_>) -> Result<i32, Error> {
    api::LARGEST_STD_INT32_T.of_view(values)
}

// example.i:11: Largest<double>
fn largest_double(values: &ArrayView<'_>) -> Result<f64, Error> {
    api::LARGEST_DOUBLE.of_view(values)
}
