//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::{DEVICE, ffi};
use cxx::UniquePtr;
use quaff_runtime::device::{self, DeviceSlice, DeviceSliceMut, Order};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::text::{self, TextBuf};

// example.i:38: arguments
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn arguments(
    in_d: &DeviceSlice<'_, f32>,
    py2: &str,
    work2: &str,
    arrays2: i32,
    sum: i32,
    sum2: i32,
) -> Result<Option<String>, Error> {
    let arrays = [in_d.view()];
    let py2 = TextBuf::c_string(py2)?;
    let work2 = TextBuf::new(work2);
    let work = |_| {
        let mut result = UniquePtr::null();
        let done = ffi::arguments(
            &in_d.array(),
            py2.text(),
            work2.text(),
            arrays2,
            sum,
            sum2,
            &mut result,
        );
        outcome(done, result)
    };
    let result = device::call(&arrays, &DEVICE, Order::ByEvents, work)?;
    Ok(text::owned(result))
}

// example.i:37: copy
/// On both sides of the bus.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn copy(in_d: &DeviceSlice<'_, f32>, out: &mut [f32], label: &str) -> Result<(), Error> {
    let arrays = [in_d.view()];
    let label = TextBuf::c_string(label)?;
    let work = |_| {
        let done = ffi::copy(&in_d.array(), &out.into(), label.text());
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// example.i:37: copy
/// On both sides of the bus.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn copy_without_label(in_d: &DeviceSlice<'_, f32>, out: &mut [f32]) -> Result<(), Error> {
    let arrays = [in_d.view()];
    let work = |_| {
        let done = ffi::copy_2(&in_d.array(), &out.into());
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// example.i:34: count
/// The stream stands in the middle, and behind defaults.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn count(in_d: &DeviceSlice<'_, bool>) -> Result<i64, Error> {
    let arrays = [in_d.view()];
    let work = |stream| {
        let mut result = Default::default();
        let done = ffi::count(&in_d.array(), stream, &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByStream, work)
}

// example.i:41: described_by_its_distribution
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn described_by_its_distribution(
    in_d: &DeviceSlice<'_, f64>,
    other_d: &DeviceSlice<'_, f64>,
) -> Result<String, Error> {
    let arrays = [in_d.view(), other_d.view()];
    let work = |stream| {
        let mut result = UniquePtr::null();
        let done = ffi::described_by_its_distribution(
            &in_d.array(),
            &other_d.array(),
            stream,
            &mut result,
        );
        outcome(done, result)
    };
    let result = device::call(&arrays, &DEVICE, Order::ByStream, work)?;
    Ok(text::owned(result).unwrap_or_default())
}

// example.i:35: fill
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn fill(out_d: &mut DeviceSliceMut<'_, i32>, value: i32) -> Result<(), Error> {
    let arrays = [out_d.view()];
    let work = |stream| {
        let done = ffi::fill(&out_d.array(), value, stream);
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByStream, work)
}

// example.i:35: fill
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn fill_without_value(out_d: &mut DeviceSliceMut<'_, i32>) -> Result<(), Error> {
    let arrays = [out_d.view()];
    let work = |_| {
        let done = ffi::fill_2(&out_d.array());
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// example.i:40: histogram
/// The stream is the caller's own number.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn histogram(
    in_d: &DeviceSlice<'_, f32>,
    other_d: &DeviceSlice<'_, f32>,
    lowest: f64,
    highest: f64,
    stream: u64,
) -> Result<u64, Error> {
    let arrays = [in_d.view(), other_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::histogram(
            &in_d.array(),
            &other_d.array(),
            lowest,
            highest,
            stream,
            &mut result,
        );
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// example.i:13: no_device
/// # Errors
/// What C++ throws.
pub fn no_device() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::no_device(&mut result);
    outcome(done, result)
}

/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn scale<T: ScaleElement>(out_d: &mut DeviceSliceMut<'_, T>, by: T) -> Result<(), Error> {
    T::scale(out_d, by)
}

/// The element types of [`scale`].
pub trait ScaleElement: sealed::Element {
    #[doc(hidden)]
    fn scale(out_d: &mut DeviceSliceMut<'_, Self>, by: Self) -> Result<(), Error>;
}

// example.i:30: scale<double>
impl ScaleElement for f64 {
    fn scale(out_d: &mut DeviceSliceMut<'_, f64>, by: f64) -> Result<(), Error> {
        let arrays = [out_d.view()];
        let work = |stream| {
            let done = ffi::scale_double(&out_d.array(), by, stream);
            outcome(done, ())
        };
        device::call(&arrays, &DEVICE, Order::ByStream, work)
    }
}

// example.i:29: scale<float>
impl ScaleElement for f32 {
    fn scale(out_d: &mut DeviceSliceMut<'_, f32>, by: f32) -> Result<(), Error> {
        let arrays = [out_d.view()];
        let work = |stream| {
            let done = ffi::scale_float(&out_d.array(), by, stream);
            outcome(done, ())
        };
        device::call(&arrays, &DEVICE, Order::ByStream, work)
    }
}

/// The sum of the elements.
///
/// # Errors
/// What C++ throws.
pub fn sum<T: SumElement>(in_: &[T]) -> Result<T, Error> {
    T::sum(in_)
}

/// The sum of the elements, on the device.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn sum_on_device<T: SumElement>(in_d: &DeviceSlice<'_, T>) -> Result<T, Error> {
    T::sum_on_device(in_d)
}

/// The element types of [`sum`] and [`sum_on_device`].
pub trait SumElement: sealed::Element {
    #[doc(hidden)]
    fn sum(in_: &[Self]) -> Result<Self, Error>;

    #[doc(hidden)]
    fn sum_on_device(in_d: &DeviceSlice<'_, Self>) -> Result<Self, Error>;
}

// example.i:26: sum<float>
impl SumElement for f32 {
    fn sum(in_: &[f32]) -> Result<f32, Error> {
        let mut result = Default::default();
        let done = ffi::sum_float(&in_.into(), &mut result);
        outcome(done, result)
    }

    fn sum_on_device(in_d: &DeviceSlice<'_, f32>) -> Result<f32, Error> {
        let arrays = [in_d.view()];
        let work = |_| {
            let mut result = Default::default();
            let done = ffi::sum_float_on_device(&in_d.array(), &mut result);
            outcome(done, result)
        };
        device::call(&arrays, &DEVICE, Order::ByEvents, work)
    }
}

// example.i:27: sum<double>
impl SumElement for f64 {
    fn sum(in_: &[f64]) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::sum_double(&in_.into(), &mut result);
        outcome(done, result)
    }

    fn sum_on_device(in_d: &DeviceSlice<'_, f64>) -> Result<f64, Error> {
        let arrays = [in_d.view()];
        let work = |_| {
            let mut result = Default::default();
            let done = ffi::sum_double_on_device(&in_d.array(), &mut result);
            outcome(done, result)
        };
        device::call(&arrays, &DEVICE, Order::ByEvents, work)
    }
}

// example.i:28: sum<int>
impl SumElement for i32 {
    fn sum(in_: &[i32]) -> Result<i32, Error> {
        let mut result = Default::default();
        let done = ffi::sum_int(&in_.into(), &mut result);
        outcome(done, result)
    }

    fn sum_on_device(in_d: &DeviceSlice<'_, i32>) -> Result<i32, Error> {
        let arrays = [in_d.view()];
        let work = |_| {
            let mut result = Default::default();
            let done = ffi::sum_int_on_device(&in_d.array(), &mut result);
            outcome(done, result)
        };
        device::call(&arrays, &DEVICE, Order::ByEvents, work)
    }
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for i32 {}
    impl Element for f32 {}
    impl Element for f64 {}
}
