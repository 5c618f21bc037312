//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::ffi;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Lent, Place};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_length;

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn dot_dyn(x: &ArrayView<'_>, y: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(x) {
        (Dtype::Float32, Place::Host) => {
            let result = dot_float(x, y)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, Place::Host) => dot_double(x, y),
        _ => Err(dynamic::refused(
            "dot",
            "x",
            x,
            "float32, float64 on the host",
        )),
    }
}

// example.i:17: views::dot<float>
fn dot_float(x: &ArrayView<'_>, y: &ArrayView<'_>) -> Result<f32, Error> {
    let x = &Lent::<f32>::read_shaped("x", x, 1)?;
    let y = &Lent::<f32>::read_shaped("y", y, 1)?;
    same_length(&[("x", x.len()), ("y", y.len())])?;
    let incx = 1;
    let incy = 1;
    let mut result = Default::default();
    let done = ffi::dot_float(&x.into(), &y.into(), incx, incy, &mut result);
    outcome(done, result)
}

// example.i:18: views::dot<double>
fn dot_double(x: &ArrayView<'_>, y: &ArrayView<'_>) -> Result<f64, Error> {
    let x = &Lent::<f64>::read_shaped("x", x, 1)?;
    let y = &Lent::<f64>::read_shaped("y", y, 1)?;
    same_length(&[("x", x.len()), ("y", y.len())])?;
    let incx = 1;
    let incy = 1;
    let mut result = Default::default();
    let done = ffi::dot_double(&x.into(), &y.into(), incx, incy, &mut result);
    outcome(done, result)
}
