//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::elementwise::Elementwise;

// example.i:11: shapes::hypotenuse<float>
pub(super) static HYPOTENUSE_FLOAT_2: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float32, Dtype::Float32, Dtype::Float32];
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::hypotenuse_float_2, DTYPES, 1) }
};

// example.i:12: shapes::hypotenuse<double>
pub(super) static HYPOTENUSE_DOUBLE_2: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float64, Dtype::Float64, Dtype::Float64];
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::hypotenuse_double_2, DTYPES, 1) }
};

// example.i:11: shapes::hypotenuse<float>
pub(super) static HYPOTENUSE_FLOAT: Elementwise = {
    const DTYPES: &[Dtype] = &[
        Dtype::Float32,
        Dtype::Float32,
        Dtype::Float32,
        Dtype::Float32,
    ];
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::hypotenuse_float, DTYPES, 1) }
};

// example.i:12: shapes::hypotenuse<double>
pub(super) static HYPOTENUSE_DOUBLE: Elementwise = {
    const DTYPES: &[Dtype] = &[
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
    ];
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::hypotenuse_double, DTYPES, 1) }
};

// include/shapes.hpp:15: shapes::parts
pub(super) static PARTS: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float64, Dtype::Int32, Dtype::Float64];
    // SAFETY: the types are those of the function's results, 2, and of its parameters.
    unsafe { Elementwise::new(ffi::parts, DTYPES, 2) }
};

// example.i:13: shapes::polar<double>
pub(super) static POLAR_DOUBLE: Elementwise = {
    const DTYPES: &[Dtype] = &[
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
    ];
    // SAFETY: the types are those of the function's results, 2, and of its parameters.
    unsafe { Elementwise::new(ffi::polar_double, DTYPES, 2) }
};
