//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::device::{self, DeviceSlice, DeviceSliceMut, Order};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::{same_extent, same_length};

// example.i:16: twice
/// Twice each element.
///
/// # Errors
/// What C++ throws.
pub fn twice(a: &[f32], out: &mut [f32]) -> Result<(), Error> {
    same_length(&[("a", a.len()), ("out", out.len())])?;
    let done = ffi::twice(&a.into(), &out.into());
    outcome(done, ())
}

// example.i:15: twice
/// Twice each element.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn twice_on_device(
    a_d: &DeviceSlice<'_, f32>,
    out_d: &mut DeviceSliceMut<'_, f32>,
) -> Result<(), Error> {
    same_length(&[("a_d", a_d.len()), ("out_d", out_d.len())])?;
    let arrays = [a_d.view(), out_d.view()];
    let work = |stream| {
        let done = ffi::twice_on_device(&a_d.array(), &out_d.array(), stream);
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByStream, work)
}

// example.i:23: zeros
/// Where no array is passed.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn zeros(n: u64, out_d: &mut DeviceSliceMut<'_, f32>) -> Result<(), Error> {
    same_extent("n", &[("n", n as u64), ("out_d", out_d.len() as u64)])?;
    let arrays = [out_d.view()];
    let work = |_| {
        let done = ffi::zeros(n, &out_d.array());
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}
