//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::device::{self, Order};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Lent, OnDevice, Place};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn scaled_dyn(x: &ArrayView<'_>, by: f64, up: bool) -> Result<f64, Error> {
    match dynamic::kind(x) {
        (Dtype::Float64, Place::Host) => scaled(x, by, up),
        (Dtype::Float64, Place::Device) => scaled_on_device(x, by, up),
        _ => Err(dynamic::refused(
            "scaled",
            "x",
            x,
            "float64 on the host; float64 on a device",
        )),
    }
}

/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn scaled_without_by_dyn(x: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(x) {
        (Dtype::Float64, Place::Host) => scaled_3(x),
        (Dtype::Float64, Place::Device) => scaled_on_device_3(x),
        _ => Err(dynamic::refused(
            "scaled",
            "x",
            x,
            "float64 on the host; float64 on a device",
        )),
    }
}

/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn scaled_without_up_dyn(x: &ArrayView<'_>, by: f64) -> Result<f64, Error> {
    match dynamic::kind(x) {
        (Dtype::Float64, Place::Host) => scaled_2(x, by),
        (Dtype::Float64, Place::Device) => scaled_on_device_2(x, by),
        _ => Err(dynamic::refused(
            "scaled",
            "x",
            x,
            "float64 on the host; float64 on a device",
        )),
    }
}

// include/threads.hpp:29: threads::scaled
fn scaled_3(x: &ArrayView<'_>) -> Result<f64, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::scaled_3(&x.into(), &mut result);
    outcome(done, result)
}

// include/threads.hpp:30: threads::scaled
fn scaled_on_device_3(x_d: &ArrayView<'_>) -> Result<f64, Error> {
    let x_d = &OnDevice::<f64>::read("x_d", x_d)?;
    let arrays = [x_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::scaled_on_device_3(&x_d.array(), &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// include/threads.hpp:29: threads::scaled
fn scaled_2(x: &ArrayView<'_>, by: f64) -> Result<f64, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::scaled_2(&x.into(), by, &mut result);
    outcome(done, result)
}

// include/threads.hpp:30: threads::scaled
fn scaled_on_device_2(x_d: &ArrayView<'_>, by: f64) -> Result<f64, Error> {
    let x_d = &OnDevice::<f64>::read("x_d", x_d)?;
    let arrays = [x_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::scaled_on_device_2(&x_d.array(), by, &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// include/threads.hpp:29: threads::scaled
fn scaled(x: &ArrayView<'_>, by: f64, up: bool) -> Result<f64, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::scaled(&x.into(), by, up, &mut result);
    outcome(done, result)
}

// include/threads.hpp:30: threads::scaled
fn scaled_on_device(x_d: &ArrayView<'_>, by: f64, up: bool) -> Result<f64, Error> {
    let x_d = &OnDevice::<f64>::read("x_d", x_d)?;
    let arrays = [x_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::scaled_on_device(&x_d.array(), by, up, &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}
