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

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn scale_dyn(out_d: &mut ArrayViewMut<'_>, by: f64) -> Result<(), Error> {
    match dynamic::kind(out_d) {
        (Dtype::Float64, Place::Device) => scale_double(out_d, by),
        (Dtype::Float32, Place::Device) => scale_float(out_d, by as f32),
        _ => Err(dynamic::refused(
            "scale",
            "out_d",
            out_d,
            "float64, float32 on a device",
        )),
    }
}

// example.i:30: scale<double>
fn scale_double(out_d: &mut ArrayViewMut<'_>, by: f64) -> Result<(), Error> {
    let out_d = &OnDevice::<f64>::write("out_d", out_d)?;
    let arrays = [out_d.view()];
    let work = |stream| {
        let done = ffi::scale_double(&out_d.array(), by, stream);
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByStream, work)
}

// example.i:29: scale<float>
fn scale_float(out_d: &mut ArrayViewMut<'_>, by: f32) -> Result<(), Error> {
    let out_d = &OnDevice::<f32>::write("out_d", out_d)?;
    let arrays = [out_d.view()];
    let work = |stream| {
        let done = ffi::scale_float(&out_d.array(), by, stream);
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByStream, work)
}

/// The sum of the elements.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn sum_dyn(in_: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(in_) {
        (Dtype::Float32, Place::Host) => {
            let result = sum_float(in_)?;
            Ok(f64::from(result))
        }
        (Dtype::Float32, Place::Device) => {
            let result = sum_float_on_device(in_)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, Place::Host) => sum_double(in_),
        (Dtype::Float64, Place::Device) => sum_double_on_device(in_),
        (Dtype::Int32, Place::Host) => {
            let result = sum_int(in_)?;
            Ok(f64::from(result))
        }
        (Dtype::Int32, Place::Device) => {
            let result = sum_int_on_device(in_)?;
            Ok(f64::from(result))
        }
        _ => Err(dynamic::refused(
            "sum",
            "in_",
            in_,
            "float32, float64, int32 on the host; float32, float64, int32 on a device",
        )),
    }
}

// example.i:26: sum<float>
fn sum_float(in_: &ArrayView<'_>) -> Result<f32, Error> {
    let in_ = &Lent::<f32>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::sum_float(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:26: sum<float>
fn sum_float_on_device(in_d: &ArrayView<'_>) -> Result<f32, Error> {
    let in_d = &OnDevice::<f32>::read("in_d", in_d)?;
    let arrays = [in_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::sum_float_on_device(&in_d.array(), &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// example.i:27: sum<double>
fn sum_double(in_: &ArrayView<'_>) -> Result<f64, Error> {
    let in_ = &Lent::<f64>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::sum_double(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:27: sum<double>
fn sum_double_on_device(in_d: &ArrayView<'_>) -> Result<f64, Error> {
    let in_d = &OnDevice::<f64>::read("in_d", in_d)?;
    let arrays = [in_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::sum_double_on_device(&in_d.array(), &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// example.i:28: sum<int>
fn sum_int(in_: &ArrayView<'_>) -> Result<i32, Error> {
    let in_ = &Lent::<i32>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::sum_int(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:28: sum<int>
fn sum_int_on_device(in_d: &ArrayView<'_>) -> Result<i32, Error> {
    let in_d = &OnDevice::<i32>::read("in_d", in_d)?;
    let arrays = [in_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::sum_int_on_device(&in_d.array(), &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}
