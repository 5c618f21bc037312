//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::api;
use super::bridge::{DEVICE, ffi};
use cxx::UniquePtr;
use quaff_runtime::array_view::{ArrayView, ArrayViewMut};
use quaff_runtime::complex::{Complex64, Complex128};
use quaff_runtime::device::{self, Order};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Instantiations, Lent, OnDevice, Place};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::text::{self, TextBuf};
use quaff_runtime::vector::{CxxVec, CxxVecDyn};

// include/kinds.hpp:42: kinds::constants
pub(super) fn constants_2(module: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::constants_2(module, &mut result);
    outcome(done, result)
}

/// The first axis is the fastest.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn corner_dyn(f: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(f) {
        (Dtype::Float64, Place::Host) => corner(f),
        _ => Err(dynamic::refused("corner", "f", f, "float64 on the host")),
    }
}

// include/kinds.hpp:77: kinds::corner
pub(super) fn corner(f: &ArrayView<'_>) -> Result<f64, Error> {
    let f = &Lent::<f64>::read_shaped_fortran("f", f, 2)?;
    let rows = f.extent(0);
    let columns = f.extent(1);
    let f = f.into_values();
    let mut result = Default::default();
    let done = ffi::corner(&f.into(), rows, columns, &mut result);
    outcome(done, result)
}

// include/kinds.hpp:20: kinds::defaults
pub(super) fn defaults_3(a: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::defaults_3(a, &mut result);
    outcome(done, result)
}

// include/kinds.hpp:20: kinds::defaults
pub(super) fn defaults_2(a: i32, b: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::defaults_2(a, b, &mut result);
    outcome(done, result)
}

// include/kinds.hpp:20: kinds::defaults
pub(super) fn defaults(a: i32, b: i32, c: f64) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::defaults(a, b, c, &mut result);
    outcome(done, result)
}

// include/kinds.hpp:40: kinds::error_message
pub(super) fn error_message_2(crate_: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::error_message_2(crate_, &mut result);
    outcome(done, result)
}

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn fill_dyn(f: &mut ArrayViewMut<'_>, value: f64) -> Result<(), Error> {
    match dynamic::kind(f) {
        (Dtype::Float64, Place::Host) => fill(f, value),
        _ => Err(dynamic::refused("fill", "f", f, "float64 on the host")),
    }
}

// include/kinds.hpp:78: kinds::fill
pub(super) fn fill(f: &mut ArrayViewMut<'_>, value: f64) -> Result<(), Error> {
    let f = &Lent::<f64>::write_shaped_fortran("f", f, 2)?;
    let rows = f.extent(0);
    let columns = f.extent(1);
    let f = f.into_values();
    let done = ffi::fill(&f.into(), value, rows, columns);
    outcome(done, ())
}

// include/kinds.hpp:65: kinds::first
pub(super) fn first(text: &str) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::first(TextBuf::new(text).text(), &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// include/kinds.hpp:57: kinds::found
pub(super) fn found(text: &str, letter: &str) -> Result<Option<String>, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::found(
        TextBuf::c_string(text)?.text(),
        TextBuf::new(letter).text(),
        &mut result,
    );
    Ok(text::owned(outcome(done, result)?))
}

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn largest_dyn(x: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(x) {
        (Dtype::Float64, Place::Host) => largest(x),
        (Dtype::Float32, Place::Host) => {
            let result = largest_3(x)?;
            Ok(f64::from(result))
        }
        _ => Err(dynamic::refused(
            "largest",
            "x",
            x,
            "float64, float32 on the host",
        )),
    }
}

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn largest_dyn_2(x: &ArrayView<'_>, digits: i32) -> Result<f32, Error> {
    match dynamic::kind(x) {
        (Dtype::Float32, Place::Host) => largest_2(x, digits),
        _ => Err(dynamic::refused("largest", "x", x, "float32 on the host")),
    }
}

// include/kinds.hpp:102: kinds::largest
pub(super) fn largest(x: &ArrayView<'_>) -> Result<f64, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::largest(&x.into(), &mut result);
    outcome(done, result)
}

// include/kinds.hpp:103: kinds::largest
pub(super) fn largest_3(x: &ArrayView<'_>) -> Result<f32, Error> {
    let x = &Lent::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::largest_3(&x.into(), &mut result);
    outcome(done, result)
}

// include/kinds.hpp:103: kinds::largest
pub(super) fn largest_2(x: &ArrayView<'_>, digits: i32) -> Result<f32, Error> {
    let x = &Lent::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::largest_2(&x.into(), digits, &mut result);
    outcome(done, result)
}

/// Overloads that differ in more than the type of elements.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn mixed_dyn(x: &ArrayView<'_>) -> Result<i32, Error> {
    match dynamic::kind(x) {
        (Dtype::Float64, Place::Host) => mixed(x),
        (Dtype::Float32, Place::Host) => mixed_2(x),
        _ => Err(dynamic::refused(
            "mixed",
            "x",
            x,
            "float64, float32 on the host",
        )),
    }
}

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn mixed_dyn_2(x: &ArrayView<'_>, more: i32) -> Result<i32, Error> {
    match dynamic::kind(x) {
        (Dtype::Float64, Place::Host) => mixed_3(x, more),
        _ => Err(dynamic::refused("mixed", "x", x, "float64 on the host")),
    }
}

// include/kinds.hpp:33: kinds::mixed
pub(super) fn mixed_4(a: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::mixed_4(a, &mut result);
    outcome(done, result)
}

// include/kinds.hpp:30: kinds::mixed
pub(super) fn mixed(x: &ArrayView<'_>) -> Result<i32, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::mixed(&x.into(), &mut result);
    outcome(done, result)
}

// include/kinds.hpp:31: kinds::mixed
pub(super) fn mixed_2(x: &ArrayView<'_>) -> Result<i32, Error> {
    let x = &Lent::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::mixed_2(&x.into(), &mut result);
    outcome(done, result)
}

// include/kinds.hpp:32: kinds::mixed
pub(super) fn mixed_3(x: &ArrayView<'_>, more: i32) -> Result<i32, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::mixed_3(&x.into(), more, &mut result);
    outcome(done, result)
}

// include/kinds.hpp:36: kinds::named
pub(super) fn named(stream: f64, result2: f64, keep: &str) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::named(
        stream,
        result2,
        TextBuf::c_string(keep)?.text(),
        &mut result,
    );
    outcome(done, result)
}

// include/kinds.hpp:17: kinds::next
pub(super) fn next(color: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::next(color, &mut result);
    outcome(done, result)
}

// include/kinds.hpp:16: kinds::other
pub(super) fn other(mode: u8) -> Result<u8, Error> {
    let mut result = Default::default();
    let done = ffi::other(mode, &mut result);
    outcome(done, result)
}

// include/kinds.hpp:41: kinds::outcome
pub(super) fn outcome_2(Self_: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::outcome_2(Self_, &mut result);
    outcome(done, result)
}

static PART_DYN: Instantiations<1, 1> = Instantiations {
    function: "part",
    results: ["result"],
    inputs: ["x"],
    rows: &[&api::PART, &api::PART_3],
};

/// For doubles, and with a default that floats alone have.
///
/// The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn part_dyn(x: &ArrayView<'_>, result: &mut ArrayViewMut<'_>) -> Result<(), Error> {
    PART_DYN.over([result.reborrow()], [x])
}

static PART_DYN_2: Instantiations<1, 2> = Instantiations {
    function: "part",
    results: ["result"],
    inputs: ["x", "of"],
    rows: &[&api::PART_2],
};

/// The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn part_dyn_2(
    x: &ArrayView<'_>,
    of: &ArrayView<'_>,
    result: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    PART_DYN_2.over([result.reborrow()], [x, of])
}

static POLAR_DYN: Instantiations<2, 2> = Instantiations {
    function: "polar",
    results: ["result", "result2"],
    inputs: ["x", "y"],
    rows: &[&api::POLAR],
};

/// The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn polar_dyn(
    x: &ArrayView<'_>,
    y: &ArrayView<'_>,
    result: &mut ArrayViewMut<'_>,
    result2: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    POLAR_DYN.over([result.reborrow(), result2.reborrow()], [x, y])
}

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn power_dyn(x: &ArrayView<'_>, exponent: f64) -> Result<f64, Error> {
    match dynamic::kind(x) {
        (Dtype::Float64, Place::Host) => power(x, exponent),
        _ => Err(dynamic::refused("power", "x", x, "float64 on the host")),
    }
}

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn power_without_exponent_dyn(x: &ArrayView<'_>) -> Result<f64, Error> {
    match dynamic::kind(x) {
        (Dtype::Float64, Place::Host) => power_2(x),
        _ => Err(dynamic::refused("power", "x", x, "float64 on the host")),
    }
}

// include/kinds.hpp:21: kinds::power
pub(super) fn power_2(x: &ArrayView<'_>) -> Result<f64, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::power_2(&x.into(), &mut result);
    outcome(done, result)
}

// include/kinds.hpp:21: kinds::power
pub(super) fn power(x: &ArrayView<'_>, exponent: f64) -> Result<f64, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::power(&x.into(), exponent, &mut result);
    outcome(done, result)
}

static RATIO_DYN: Instantiations<1, 3> = Instantiations {
    function: "ratio",
    results: ["result"],
    inputs: ["a", "b", "scale"],
    rows: &[&api::RATIO_FLOAT, &api::RATIO_DOUBLE],
};

/// Called for each element.
///
/// The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn ratio_dyn(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    scale: &ArrayView<'_>,
    result: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    RATIO_DYN.over([result.reborrow()], [a, b, scale])
}

static RATIO_WITHOUT_SCALE_DYN: Instantiations<1, 2> = Instantiations {
    function: "ratio",
    results: ["result"],
    inputs: ["a", "b"],
    rows: &[&api::RATIO_FLOAT_2, &api::RATIO_DOUBLE_2],
};

/// Called for each element.
///
/// The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn ratio_without_scale_dyn(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    result: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    RATIO_WITHOUT_SCALE_DYN.over([result.reborrow()], [a, b])
}

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn scale_dyn(x: &ArrayView<'_>) -> Result<f32, Error> {
    match dynamic::kind(x) {
        (Dtype::Float32, Place::Host) => scale(x),
        _ => Err(dynamic::refused("scale", "x", x, "float32 on the host")),
    }
}

/// On a device, where the host may write as the test has it.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn scale_dyn_2(y_d: &mut ArrayViewMut<'_>, factor: f32) -> Result<(), Error> {
    match dynamic::kind(y_d) {
        (Dtype::Float32, Place::Device) => scale_on_device(y_d, factor),
        _ => Err(dynamic::refused("scale", "y_d", y_d, "float32 on a device")),
    }
}

// include/kinds.hpp:90: kinds::scale
pub(super) fn scale(x: &ArrayView<'_>) -> Result<f32, Error> {
    let x = &Lent::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::scale(&x.into(), &mut result);
    outcome(done, result)
}

// include/kinds.hpp:85: kinds::scale
pub(super) fn scale_on_device(y_d: &mut ArrayViewMut<'_>, factor: f32) -> Result<(), Error> {
    let y_d = &OnDevice::<f32>::write_shaped("y_d", y_d, 2)?;
    let rows = y_d.extent(0);
    let columns = y_d.extent(1);
    let y_d = y_d.into_values();
    let arrays = [y_d.view()];
    let work = |queue| {
        let done = ffi::scale_on_device(&y_d.array(), factor, rows, columns, queue);
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByStream, work)
}

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn sized_dyn(x: &ArrayView<'_>, x_size: f64) -> Result<f64, Error> {
    match dynamic::kind(x) {
        (Dtype::Float64, Place::Host) => sized(x, x_size),
        _ => Err(dynamic::refused("sized", "x", x, "float64 on the host")),
    }
}

// include/kinds.hpp:44: kinds::sized
pub(super) fn sized(x: &ArrayView<'_>, x_size: f64) -> Result<f64, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::sized(&x.into(), x_size, &mut result);
    outcome(done, result)
}

/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn total_dyn(x: &ArrayView<'_>) -> Result<Complex64, Error> {
    match dynamic::kind(x) {
        (Dtype::Complex64, Place::Host) => total(x),
        _ => Err(dynamic::refused("total", "x", x, "complex64 on the host")),
    }
}

// include/kinds.hpp:49: kinds::total
pub(super) fn total(x: &ArrayView<'_>) -> Result<Complex64, Error> {
    let x = &Lent::<Complex64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::total(&x.into(), &mut result);
    outcome(done, result)
}

// include/kinds.hpp:46: kinds::turned
pub(super) fn turned(z: Complex128, angle: f64) -> Result<Complex128, Error> {
    let mut result = Default::default();
    let done = ffi::turned(z, angle, &mut result);
    outcome(done, result)
}

/// The vector has elements of the array's type.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn twice_dyn(x: &ArrayView<'_>) -> Result<CxxVecDyn, Error> {
    match dynamic::kind(x) {
        (Dtype::Float32, Place::Host) => {
            let result = twice_float(x)?;
            Ok(CxxVecDyn::from(result))
        }
        (Dtype::Float64, Place::Host) => {
            let result = twice_double(x)?;
            Ok(CxxVecDyn::from(result))
        }
        _ => Err(dynamic::refused(
            "twice",
            "x",
            x,
            "float32, float64 on the host",
        )),
    }
}

// example.i:19: kinds::twice<float>
pub(super) fn twice_float(x: &ArrayView<'_>) -> Result<CxxVec<f32>, Error> {
    let x = &Lent::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::twice_float(&x.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}

// example.i:20: kinds::twice<double>
pub(super) fn twice_double(x: &ArrayView<'_>) -> Result<CxxVec<f64>, Error> {
    let x = &Lent::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::twice_double(&x.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}
