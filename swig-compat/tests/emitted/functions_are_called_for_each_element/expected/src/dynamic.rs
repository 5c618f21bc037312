//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::api;
use quaff_runtime::array_view::{ArrayView, ArrayViewMut};
use quaff_runtime::dynamic::Instantiations;
use quaff_runtime::error::Error;

static HYPOTENUSE_DYN: Instantiations<1, 3> = Instantiations {
    function: "hypotenuse",
    results: ["result"],
    inputs: ["a", "b", "scale"],
    rows: &[&api::HYPOTENUSE_FLOAT, &api::HYPOTENUSE_DOUBLE],
};

/// The length of the longest side of a triangle.
///
/// The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn hypotenuse_dyn(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    scale: &ArrayView<'_>,
    result: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    HYPOTENUSE_DYN.over([result.reborrow()], [a, b, scale])
}

static HYPOTENUSE_WITHOUT_SCALE_DYN: Instantiations<1, 2> = Instantiations {
    function: "hypotenuse",
    results: ["result"],
    inputs: ["a", "b"],
    rows: &[&api::HYPOTENUSE_FLOAT_2, &api::HYPOTENUSE_DOUBLE_2],
};

/// The length of the longest side of a triangle.
///
/// The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn hypotenuse_without_scale_dyn(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    result: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    HYPOTENUSE_WITHOUT_SCALE_DYN.over([result.reborrow()], [a, b])
}

static PARTS_DYN: Instantiations<2, 1> = Instantiations {
    function: "parts",
    results: ["result_", "result2"],
    inputs: ["result"],
    rows: &[&api::PARTS],
};

/// The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn parts_dyn(
    result: &ArrayView<'_>,
    result_: &mut ArrayViewMut<'_>,
    result2: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    PARTS_DYN.over([result_.reborrow(), result2.reborrow()], [result])
}

static POLAR_DYN: Instantiations<2, 2> = Instantiations {
    function: "polar",
    results: ["result", "result2"],
    inputs: ["x", "y"],
    rows: &[&api::POLAR_DOUBLE],
};

/// The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn polar_dyn(
    x: &ArrayView<'_>,
    y: &ArrayView<'_>,
    result: &mut ArrayViewMut<'_>,
    result2: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    POLAR_DYN.over([result.reborrow(), result2.reborrow()], [x, y])
}
