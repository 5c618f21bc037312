//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::api;
use super::bridge::{DEVICE, ffi};
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::device::{self, Order};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Memory, OnDevice, OnHost};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn largest_dyn(in_: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(in_) {
        (Dtype::Float64, _) => largest_double(in_),
        _ => Err(dynamic::refused("largest", "in_", in_, "float64")),
    }
}

// example.i:11: Largest<double>
fn largest_double(in_: &ArrayView<'_>) -> Result<f64, Error> {
    api::LARGEST_DOUBLE.of_view(in_)
}

/// One of each.
///
/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn mean_dyn(in_: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(in_) {
        (Dtype::Float64, Memory::Host) => mean(in_),
        (Dtype::Float64, Memory::Device) => mean_on_device(in_),
        _ => Err(dynamic::refused(
            "mean",
            "in_",
            in_,
            "float64 on the host; float64 on a device",
        )),
    }
}

// example.i:15: mean
fn mean(in_: &ArrayView<'_>) -> Result<f64, Error> {
    let in_ = &OnHost::<f64>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::mean(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:16: mean
fn mean_on_device(in_d: &ArrayView<'_>) -> Result<f64, Error> {
    let in_d = &OnDevice::<f64>::read("in_d", in_d)?;
    let arrays = [in_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::mean_on_device(&in_d.array(), &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

/// The device has other element types.
///
/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn norm_dyn(in_: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(in_) {
        (Dtype::Float32, Memory::Host) => {
            let result = norm_float(in_)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, Memory::Host) => norm_double(in_),
        (Dtype::Float32, Memory::Device) => norm_float_on_device(in_),
        (Dtype::Int32, Memory::Device) => norm_int_on_device(in_),
        _ => Err(dynamic::refused(
            "norm",
            "in_",
            in_,
            "float32, float64 on the host; float32, int32 on a device",
        )),
    }
}

// example.i:33: norm<float>
fn norm_float(in_: &ArrayView<'_>) -> Result<f32, Error> {
    let in_ = &OnHost::<f32>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::norm_float(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:34: norm<double>
fn norm_double(in_: &ArrayView<'_>) -> Result<f64, Error> {
    let in_ = &OnHost::<f64>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::norm_double(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:35: device_norm<float>
fn norm_float_on_device(in_d: &ArrayView<'_>) -> Result<f64, Error> {
    let in_d = &OnDevice::<f32>::read("in_d", in_d)?;
    let arrays = [in_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::norm_float_on_device(&in_d.array(), &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// example.i:36: device_norm<int>
fn norm_int_on_device(in_d: &ArrayView<'_>) -> Result<f64, Error> {
    let in_d = &OnDevice::<i32>::read("in_d", in_d)?;
    let arrays = [in_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::norm_int_on_device(&in_d.array(), &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

/// There is a function of that name.
///
/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn sum_dyn(in_: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(in_) {
        (Dtype::Float32, Memory::Host) => {
            let result = sum_float(in_)?;
            Ok(f64::from(result))
        }
        (Dtype::Float32, Memory::Device) => {
            let result = sum_float_on_device(in_)?;
            Ok(f64::from(result))
        }
        (Dtype::Float64, Memory::Host) => sum_double(in_),
        (Dtype::Float64, Memory::Device) => sum_double_on_device(in_),
        _ => Err(dynamic::refused(
            "sum",
            "in_",
            in_,
            "float32, float64 on the host; float32, float64 on a device",
        )),
    }
}

// example.i:31: sum<float>
fn sum_float(in_: &ArrayView<'_>) -> Result<f32, Error> {
    let in_ = &OnHost::<f32>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::sum_float(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:31: sum<float>
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

// example.i:32: sum<double>
fn sum_double(in_: &ArrayView<'_>) -> Result<f64, Error> {
    let in_ = &OnHost::<f64>::read("in_", in_)?;
    let mut result = Default::default();
    let done = ffi::sum_double(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:32: sum<double>
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
