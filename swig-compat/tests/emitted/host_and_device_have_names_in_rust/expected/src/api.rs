//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::device::{self, DeviceReduction, DeviceSlice, Kernels, Order};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::reduction::{Reduction, Steps};

// example.i:28: count
/// Not alike: each by its name in the bridge.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn count(in_d: &DeviceSlice<'_, f32>) -> Result<i32, Error> {
    let arrays = [in_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::count(&in_d.array(), &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// example.i:29: count
/// Not alike: each by its name in the bridge.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn count_2(in_d: &DeviceSlice<'_, f32>, limit: f64) -> Result<i32, Error> {
    let arrays = [in_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::count_2(&in_d.array(), limit, &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// example.i:11: Largest<double>
/// # Errors
/// The exceptions of C++.
pub fn largest(in_: &[f64]) -> Result<f64, Error> {
    LARGEST_DOUBLE.of(in_)
}

// example.i:11: Largest<double>
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn largest_on_device(in_: &DeviceSlice<'_, f64>) -> Result<f64, Error> {
    LARGEST_DOUBLE.of_device(in_)
}

// example.i:15: mean
/// One of each.
///
/// # Errors
/// The exceptions of C++.
pub fn mean(in_: &[f64]) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::mean(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:16: mean
/// One of each.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn mean_on_device(in_d: &DeviceSlice<'_, f64>) -> Result<f64, Error> {
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
/// # Errors
/// The exceptions of C++.
pub fn norm<T: NormElement>(in_: &[T]) -> Result<T, Error> {
    T::norm(in_)
}

/// The element types of [`norm`].
pub trait NormElement: sealed::Element {
    #[doc(hidden)]
    fn norm(in_: &[Self]) -> Result<Self, Error>;
}

// example.i:33: norm<float>
impl NormElement for f32 {
    fn norm(in_: &[f32]) -> Result<f32, Error> {
        let mut result = Default::default();
        let done = ffi::norm_float(&in_.into(), &mut result);
        outcome(done, result)
    }
}

// example.i:34: norm<double>
impl NormElement for f64 {
    fn norm(in_: &[f64]) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::norm_double(&in_.into(), &mut result);
        outcome(done, result)
    }
}

/// The device has other element types.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn norm_on_device<T: NormOnDeviceElement>(in_d: &DeviceSlice<'_, T>) -> Result<f64, Error> {
    T::norm_on_device(in_d)
}

/// The element types of [`norm_on_device`].
pub trait NormOnDeviceElement: sealed::Element {
    #[doc(hidden)]
    fn norm_on_device(in_d: &DeviceSlice<'_, Self>) -> Result<f64, Error>;
}

// example.i:35: device_norm<float>
impl NormOnDeviceElement for f32 {
    fn norm_on_device(in_d: &DeviceSlice<'_, f32>) -> Result<f64, Error> {
        let arrays = [in_d.view()];
        let work = |_| {
            let mut result = Default::default();
            let done = ffi::norm_float_on_device(&in_d.array(), &mut result);
            outcome(done, result)
        };
        device::call(&arrays, &DEVICE, Order::ByEvents, work)
    }
}

// example.i:36: device_norm<int>
impl NormOnDeviceElement for i32 {
    fn norm_on_device(in_d: &DeviceSlice<'_, i32>) -> Result<f64, Error> {
        let arrays = [in_d.view()];
        let work = |_| {
            let mut result = Default::default();
            let done = ffi::norm_int_on_device(&in_d.array(), &mut result);
            outcome(done, result)
        };
        device::call(&arrays, &DEVICE, Order::ByEvents, work)
    }
}

/// There is a function of that name.
///
/// # Errors
/// The exceptions of C++.
pub fn sum<T: SumElement>(in_: &[T]) -> Result<T, Error> {
    T::sum(in_)
}

/// There is a function of that name.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn sum_on_device_2<T: SumElement>(in_d: &DeviceSlice<'_, T>) -> Result<T, Error> {
    T::sum_on_device_2(in_d)
}

/// The element types of [`sum`] and [`sum_on_device_2`].
pub trait SumElement: sealed::Element {
    #[doc(hidden)]
    fn sum(in_: &[Self]) -> Result<Self, Error>;

    #[doc(hidden)]
    fn sum_on_device_2(in_d: &DeviceSlice<'_, Self>) -> Result<Self, Error>;
}

// example.i:31: sum<float>
impl SumElement for f32 {
    fn sum(in_: &[f32]) -> Result<f32, Error> {
        let mut result = Default::default();
        let done = ffi::sum_float(&in_.into(), &mut result);
        outcome(done, result)
    }

    fn sum_on_device_2(in_d: &DeviceSlice<'_, f32>) -> Result<f32, Error> {
        let arrays = [in_d.view()];
        let work = |_| {
            let mut result = Default::default();
            let done = ffi::sum_float_on_device(&in_d.array(), &mut result);
            outcome(done, result)
        };
        device::call(&arrays, &DEVICE, Order::ByEvents, work)
    }
}

// example.i:32: sum<double>
impl SumElement for f64 {
    fn sum(in_: &[f64]) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::sum_double(&in_.into(), &mut result);
        outcome(done, result)
    }

    fn sum_on_device_2(in_d: &DeviceSlice<'_, f64>) -> Result<f64, Error> {
        let arrays = [in_d.view()];
        let work = |_| {
            let mut result = Default::default();
            let done = ffi::sum_double_on_device(&in_d.array(), &mut result);
            outcome(done, result)
        };
        device::call(&arrays, &DEVICE, Order::ByEvents, work)
    }
}

// example.i:21: sum_on_device
/// # Errors
/// The exceptions of C++.
pub fn sum_on_device(scale: f32) -> Result<f32, Error> {
    let mut result = Default::default();
    let done = ffi::sum_on_device(scale, &mut result);
    outcome(done, result)
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for i32 {}
    impl Element for f32 {}
    impl Element for f64 {}
}

// example.i:11: Largest<double>
// SAFETY: all steps and kernels belong to one class.
pub(super) static LARGEST_DOUBLE: Reduction<f64> = unsafe {
    Reduction::new(
        Steps {
            reduce: ffi::largest_double,
            accumulate: ffi::largest_double_accumulate,
            merge: ffi::largest_double_merge,
            finish: ffi::largest_double_finish,
            along: ffi::largest_double_along,
            accumulate_along: ffi::largest_double_accumulate_along,
        },
        DeviceReduction {
            kernels: &KERNELS,
            dtype: Dtype::Float64,
            run: [
                c"largest_double_run",
                c"largest_double_narrow_run",
                c"largest_double_exact_run",
                c"largest_double_shortcut_run",
            ],
            strided: [
                c"largest_double_strided",
                c"largest_double_narrow_strided",
                c"largest_double_exact_strided",
                c"largest_double_shortcut_strided",
            ],
            along: [c"largest_double_along", c"largest_double_narrow_along"],
            along_columns: c"largest_double_along_columns",
            along_runs: c"largest_double_along_runs",
            along_pieces: [
                c"largest_double_along_pieces",
                c"largest_double_narrow_along_pieces",
            ],
            along_exact: c"largest_double_along_exact",
            has_class: ffi::largest_double_has_class,
            convert: ffi::largest_double_convert,
        },
    )
};

/// The kernels that the build script compiled for the GPU.
static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
