//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::array_view::{ArrayView, ArrayViewMut};
use quaff_runtime::device::{self, Order};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Lent, OnDevice, Place};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_length;

/// Twice each element.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn twice_dyn(a_d: &ArrayView<'_>, out_d: &mut ArrayViewMut<'_>) -> Result<(), Error> {
    match dynamic::kind(a_d) {
        (Dtype::Float32, Place::Device) => twice_on_device(a_d, out_d),
        (Dtype::Float32, Place::Host) => twice(a_d, out_d),
        _ => Err(dynamic::refused(
            "twice",
            "a_d",
            a_d,
            "float32 on the host; float32 on a device",
        )),
    }
}

// example.i:15: twice
fn twice_on_device(a_d: &ArrayView<'_>, out_d: &mut ArrayViewMut<'_>) -> Result<(), Error> {
    let a_d = &OnDevice::<f32>::read("a_d", a_d)?;
    let out_d = &OnDevice::<f32>::write("out_d", out_d)?;
    same_length(&[("a_d", a_d.len()), ("out_d", out_d.len())])?;
    let arrays = [a_d.view(), out_d.view()];
    let work = |stream| {
        let done = ffi::twice_on_device(&a_d.array(), &out_d.array(), stream);
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByStream, work)
}

// example.i:16: twice
fn twice(a: &ArrayView<'_>, out: &mut ArrayViewMut<'_>) -> Result<(), Error> {
    let a = &Lent::<f32>::read("a", a)?;
    let out = &Lent::<f32>::write("out", out)?;
    same_length(&[("a", a.len()), ("out", out.len())])?;
    let done = ffi::twice(&a.into(), &out.into());
    outcome(done, ())
}
