//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::device::{DeviceElementwise, Kernels};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::elementwise::Elementwise;

// example.i:11: shapes::hypotenuse<float>
pub(super) static HYPOTENUSE_FLOAT_2: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float32, Dtype::Float32, Dtype::Float32];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "hypotenuse_float_2",
        runs: c"hypotenuse_float_2_runs",
        apart: c"hypotenuse_float_2_apart",
        tiles: c"hypotenuse_float_2_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::hypotenuse_float_2, Some(ON_DEVICE), DTYPES, 1) }
};

// example.i:12: shapes::hypotenuse<double>
pub(super) static HYPOTENUSE_DOUBLE_2: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float64, Dtype::Float64, Dtype::Float64];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "hypotenuse_double_2",
        runs: c"hypotenuse_double_2_runs",
        apart: c"hypotenuse_double_2_apart",
        tiles: c"hypotenuse_double_2_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::hypotenuse_double_2, Some(ON_DEVICE), DTYPES, 1) }
};

// example.i:11: shapes::hypotenuse<float>
pub(super) static HYPOTENUSE_FLOAT: Elementwise = {
    const DTYPES: &[Dtype] = &[
        Dtype::Float32,
        Dtype::Float32,
        Dtype::Float32,
        Dtype::Float32,
    ];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "hypotenuse_float",
        runs: c"hypotenuse_float_runs",
        apart: c"hypotenuse_float_apart",
        tiles: c"hypotenuse_float_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::hypotenuse_float, Some(ON_DEVICE), DTYPES, 1) }
};

// example.i:12: shapes::hypotenuse<double>
pub(super) static HYPOTENUSE_DOUBLE: Elementwise = {
    const DTYPES: &[Dtype] = &[
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
    ];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "hypotenuse_double",
        runs: c"hypotenuse_double_runs",
        apart: c"hypotenuse_double_apart",
        tiles: c"hypotenuse_double_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::hypotenuse_double, Some(ON_DEVICE), DTYPES, 1) }
};

// include/shapes.hpp:15: shapes::parts
pub(super) static PARTS: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float64, Dtype::Int32, Dtype::Float64];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "parts",
        runs: c"parts_runs",
        apart: c"parts_apart",
        tiles: c"parts_tiles",
    };
    // SAFETY: the types are those of the function's results, 2, and of its parameters.
    unsafe { Elementwise::new(ffi::parts, Some(ON_DEVICE), DTYPES, 2) }
};

// example.i:13: shapes::polar<double>
pub(super) static POLAR_DOUBLE: Elementwise = {
    const DTYPES: &[Dtype] = &[
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
    ];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "polar_double",
        runs: c"polar_double_runs",
        apart: c"polar_double_apart",
        tiles: c"polar_double_tiles",
    };
    // SAFETY: the types are those of the function's results, 2, and of its parameters.
    unsafe { Elementwise::new(ffi::polar_double, Some(ON_DEVICE), DTYPES, 2) }
};

/// What the build script compiled for the GPU.
static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
