//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::{DEVICE, ffi};
use cxx::UniquePtr;
use quaff_runtime::device::{self, DeviceSlice, Order};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::text::{self, TextBuf};

// include/threads.hpp:26: threads::held
/// # Errors
/// What C++ throws.
pub fn held(a: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::held(a, &mut result);
    outcome(done, result)
}

// include/threads.hpp:15: threads::release
/// # Errors
/// What C++ throws.
pub fn release() -> Result<(), Error> {
    let done = ffi::release();
    outcome(done, ())
}

// include/threads.hpp:29: threads::scaled
/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
///
/// # Errors
/// What C++ throws.
pub fn scaled(x: &[f64], by: f64, up: bool) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::scaled(&x.into(), by, up, &mut result);
    outcome(done, result)
}

// include/threads.hpp:30: threads::scaled
/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn scaled_on_device(x_d: &DeviceSlice<'_, f64>, by: f64, up: bool) -> Result<f64, Error> {
    let arrays = [x_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::scaled_on_device(&x_d.array(), by, up, &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// include/threads.hpp:29: threads::scaled
/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
///
/// # Errors
/// What C++ throws.
pub fn scaled_without_by(x: &[f64]) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::scaled_3(&x.into(), &mut result);
    outcome(done, result)
}

// include/threads.hpp:30: threads::scaled
/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn scaled_without_by_on_device(x_d: &DeviceSlice<'_, f64>) -> Result<f64, Error> {
    let arrays = [x_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::scaled_on_device_3(&x_d.array(), &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// include/threads.hpp:29: threads::scaled
/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
///
/// # Errors
/// What C++ throws.
pub fn scaled_without_up(x: &[f64], by: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::scaled_2(&x.into(), by, &mut result);
    outcome(done, result)
}

// include/threads.hpp:30: threads::scaled
/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn scaled_without_up_on_device(x_d: &DeviceSlice<'_, f64>, by: f64) -> Result<f64, Error> {
    let arrays = [x_d.view()];
    let work = |_| {
        let mut result = Default::default();
        let done = ffi::scaled_on_device_2(&x_d.array(), by, &mut result);
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// include/threads.hpp:33: threads::thirteen
/// More than signatures are written out for.
///
/// # Errors
/// What C++ throws.
pub fn thirteen(
    a: i32,
    b: i32,
    c: i32,
    d: i32,
    e: i32,
    f: i32,
    g: i32,
    h: i32,
    i: i32,
    j: i32,
    k: i32,
    l: i32,
    m: i32,
) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::thirteen(a, b, c, d, e, f, g, h, i, j, k, l, m, &mut result);
    outcome(done, result)
}

// include/threads.hpp:18: threads::wait
/// Waits until another thread has called release().
///
/// # Errors
/// What C++ throws.
pub fn wait(x: &[f64], seconds: i32, word: &str) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::wait(&x.into(), seconds, TextBuf::new(word).text(), &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// include/threads.hpp:18: threads::wait
/// Waits until another thread has called release().
///
/// # Errors
/// What C++ throws.
pub fn wait_without_seconds(x: &[f64]) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::wait_3(&x.into(), &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// include/threads.hpp:18: threads::wait
/// Waits until another thread has called release().
///
/// # Errors
/// What C++ throws.
pub fn wait_without_word(x: &[f64], seconds: i32) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::wait_2(&x.into(), seconds, &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}
