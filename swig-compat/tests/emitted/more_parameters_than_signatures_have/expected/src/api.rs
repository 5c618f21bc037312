//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::{DEVICE, ffi};
use cxx::UniquePtr;
use quaff_runtime::device::{self, DeviceSlice, Order};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::text::{self, TextBuf};

// example.i:22: joined
/// # Errors
/// What C++ throws.
pub fn joined(
    a: &str,
    b: &str,
    c: &str,
    d: &str,
    e: &str,
    f: &str,
    g: &str,
    h: &str,
    i: &str,
    j: &str,
    k: &str,
    l: &str,
    m: &str,
) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::joined(
        TextBuf::new(a).text(),
        TextBuf::new(b).text(),
        TextBuf::new(c).text(),
        TextBuf::new(d).text(),
        TextBuf::new(e).text(),
        TextBuf::new(f).text(),
        TextBuf::new(g).text(),
        TextBuf::new(h).text(),
        TextBuf::new(i).text(),
        TextBuf::new(j).text(),
        TextBuf::new(k).text(),
        TextBuf::new(l).text(),
        TextBuf::c_string(m)?.text(),
        &mut result,
    );
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:14: last
/// # Errors
/// What C++ throws.
pub fn last(
    in_: &[f64],
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
    divisor: f64,
) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::last(
        &in_.into(),
        a,
        b,
        c,
        d,
        e,
        f,
        g,
        h,
        i,
        j,
        k,
        divisor,
        &mut result,
    );
    outcome(done, result)
}

// example.i:28: on_device
/// The stream is a parameter of the signature as well.
///
/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
pub fn on_device(
    in_d: &DeviceSlice<'_, f32>,
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
) -> Result<i64, Error> {
    let arrays = [in_d.view()];
    let work = |stream| {
        let mut result = Default::default();
        let done = ffi::on_device(
            &in_d.array(),
            a,
            b,
            c,
            d,
            e,
            f,
            g,
            h,
            i,
            j,
            k,
            stream,
            &mut result,
        );
        outcome(done, result)
    };
    device::call(&arrays, &DEVICE, Order::ByStream, work)
}

// example.i:33: twelve
/// # Errors
/// What C++ throws.
pub fn twelve(
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
) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::twelve(a, b, c, d, e, f, g, h, i, j, k, l, &mut result);
    outcome(done, result)
}
