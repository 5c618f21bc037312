//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::ffi;
use quaff_runtime::array_view::{ArrayView, ArrayViewMut};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Memory, OnHost};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_length;

/// The sums of the elements.
///
/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn add_dyn(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    out: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    match dynamic::kind(a) {
        (Dtype::Float32, Memory::Host) => add_float(a, b, out),
        (Dtype::Float64, Memory::Host) => add_double(a, b, out),
        _ => Err(dynamic::refused(
            "add",
            "a",
            a,
            "float32, float64 on the host",
        )),
    }
}

// example.i:17: example::add<float>
fn add_float(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    out: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    let a = &OnHost::<f32>::read("a", a)?;
    let b = &OnHost::<f32>::read("b", b)?;
    let out = &OnHost::<f32>::write("out", out)?;
    same_length(&[("a", a.len()), ("b", b.len()), ("out", out.len())])?;
    let done = ffi::add_float(&a.into(), &b.into(), &out.into());
    outcome(done, ())
}

// example.i:18: example::add<double>
fn add_double(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    out: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    let a = &OnHost::<f64>::read("a", a)?;
    let b = &OnHost::<f64>::read("b", b)?;
    let out = &OnHost::<f64>::write("out", out)?;
    same_length(&[("a", a.len()), ("b", b.len()), ("out", out.len())])?;
    let done = ffi::add_double(&a.into(), &b.into(), &out.into());
    outcome(done, ())
}
