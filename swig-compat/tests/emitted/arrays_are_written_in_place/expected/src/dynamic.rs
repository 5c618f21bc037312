//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::ffi;
use quaff_runtime::array_view::ArrayViewMut;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Lent, Place};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

/// Multiplies every element.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn scale_dyn(out: &mut ArrayViewMut<'_>, factor: f64) -> Result<(), Error> {
    match dynamic::kind(out) {
        (Dtype::Float64, Place::Host) => scale_double(out, factor),
        (Dtype::Float32, Place::Host) => scale_float(out, factor as f32),
        _ => Err(dynamic::refused(
            "scale",
            "out",
            out,
            "float64, float32 on the host",
        )),
    }
}

// example.i:18: scale<double>
fn scale_double(out: &mut ArrayViewMut<'_>, factor: f64) -> Result<(), Error> {
    let out = &Lent::<f64>::write("out", out)?;
    let done = ffi::scale_double(&out.into(), factor);
    outcome(done, ())
}

// example.i:17: scale<float>
fn scale_float(out: &mut ArrayViewMut<'_>, factor: f32) -> Result<(), Error> {
    let out = &Lent::<f32>::write("out", out)?;
    let done = ffi::scale_float(&out.into(), factor);
    outcome(done, ())
}
