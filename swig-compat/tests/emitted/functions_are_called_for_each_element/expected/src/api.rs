//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::device::{DeviceElementwise, DeviceSlice, DeviceSliceMut, Kernels};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::elementwise::Elementwise;
use quaff_runtime::error::Error;

/// The length of the longest side of a triangle.
///
/// # Errors
/// The exceptions of C++.
pub fn hypotenuse<T: HypotenuseElement>(
    a: &[T],
    b: &[T],
    scale: &[T],
    result: &mut [T],
) -> Result<(), Error> {
    T::hypotenuse(a, b, scale, result)
}

/// The length of the longest side of a triangle.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn hypotenuse_on_device<T: HypotenuseElement>(
    a: &DeviceSlice<'_, T>,
    b: &DeviceSlice<'_, T>,
    scale: &DeviceSlice<'_, T>,
    result: &mut DeviceSliceMut<'_, T>,
) -> Result<(), Error> {
    T::hypotenuse_on_device(a, b, scale, result)
}

/// The element types of [`hypotenuse`] and [`hypotenuse_on_device`].
pub trait HypotenuseElement: sealed::Element {
    #[doc(hidden)]
    fn hypotenuse(a: &[Self], b: &[Self], scale: &[Self], result: &mut [Self])
    -> Result<(), Error>;

    #[doc(hidden)]
    fn hypotenuse_on_device(
        a: &DeviceSlice<'_, Self>,
        b: &DeviceSlice<'_, Self>,
        scale: &DeviceSlice<'_, Self>,
        result: &mut DeviceSliceMut<'_, Self>,
    ) -> Result<(), Error>;
}

// example.i:11: shapes::hypotenuse<float>
impl HypotenuseElement for f32 {
    fn hypotenuse(a: &[f32], b: &[f32], scale: &[f32], result: &mut [f32]) -> Result<(), Error> {
        HYPOTENUSE_FLOAT.over(&[
            ("result", result.into()),
            ("a", a.into()),
            ("b", b.into()),
            ("scale", scale.into()),
        ])?;
        Ok(())
    }

    fn hypotenuse_on_device(
        a: &DeviceSlice<'_, f32>,
        b: &DeviceSlice<'_, f32>,
        scale: &DeviceSlice<'_, f32>,
        result: &mut DeviceSliceMut<'_, f32>,
    ) -> Result<(), Error> {
        HYPOTENUSE_FLOAT.over_device(&[
            ("result", result.view()),
            ("a", a.view()),
            ("b", b.view()),
            ("scale", scale.view()),
        ])?;
        Ok(())
    }
}

// example.i:12: shapes::hypotenuse<double>
impl HypotenuseElement for f64 {
    fn hypotenuse(a: &[f64], b: &[f64], scale: &[f64], result: &mut [f64]) -> Result<(), Error> {
        HYPOTENUSE_DOUBLE.over(&[
            ("result", result.into()),
            ("a", a.into()),
            ("b", b.into()),
            ("scale", scale.into()),
        ])?;
        Ok(())
    }

    fn hypotenuse_on_device(
        a: &DeviceSlice<'_, f64>,
        b: &DeviceSlice<'_, f64>,
        scale: &DeviceSlice<'_, f64>,
        result: &mut DeviceSliceMut<'_, f64>,
    ) -> Result<(), Error> {
        HYPOTENUSE_DOUBLE.over_device(&[
            ("result", result.view()),
            ("a", a.view()),
            ("b", b.view()),
            ("scale", scale.view()),
        ])?;
        Ok(())
    }
}

/// The length of the longest side of a triangle.
///
/// # Errors
/// The exceptions of C++.
pub fn hypotenuse_without_scale<T: HypotenuseWithoutScaleElement>(
    a: &[T],
    b: &[T],
    result: &mut [T],
) -> Result<(), Error> {
    T::hypotenuse_without_scale(a, b, result)
}

/// The length of the longest side of a triangle.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn hypotenuse_without_scale_on_device<T: HypotenuseWithoutScaleElement>(
    a: &DeviceSlice<'_, T>,
    b: &DeviceSlice<'_, T>,
    result: &mut DeviceSliceMut<'_, T>,
) -> Result<(), Error> {
    T::hypotenuse_without_scale_on_device(a, b, result)
}

/// The element types of [`hypotenuse_without_scale`] and [`hypotenuse_without_scale_on_device`].
pub trait HypotenuseWithoutScaleElement: sealed::Element {
    #[doc(hidden)]
    fn hypotenuse_without_scale(a: &[Self], b: &[Self], result: &mut [Self]) -> Result<(), Error>;

    #[doc(hidden)]
    fn hypotenuse_without_scale_on_device(
        a: &DeviceSlice<'_, Self>,
        b: &DeviceSlice<'_, Self>,
        result: &mut DeviceSliceMut<'_, Self>,
    ) -> Result<(), Error>;
}

// example.i:11: shapes::hypotenuse<float>
impl HypotenuseWithoutScaleElement for f32 {
    fn hypotenuse_without_scale(a: &[f32], b: &[f32], result: &mut [f32]) -> Result<(), Error> {
        HYPOTENUSE_FLOAT_2.over(&[("result", result.into()), ("a", a.into()), ("b", b.into())])?;
        Ok(())
    }

    fn hypotenuse_without_scale_on_device(
        a: &DeviceSlice<'_, f32>,
        b: &DeviceSlice<'_, f32>,
        result: &mut DeviceSliceMut<'_, f32>,
    ) -> Result<(), Error> {
        HYPOTENUSE_FLOAT_2.over_device(&[
            ("result", result.view()),
            ("a", a.view()),
            ("b", b.view()),
        ])?;
        Ok(())
    }
}

// example.i:12: shapes::hypotenuse<double>
impl HypotenuseWithoutScaleElement for f64 {
    fn hypotenuse_without_scale(a: &[f64], b: &[f64], result: &mut [f64]) -> Result<(), Error> {
        HYPOTENUSE_DOUBLE_2.over(&[("result", result.into()), ("a", a.into()), ("b", b.into())])?;
        Ok(())
    }

    fn hypotenuse_without_scale_on_device(
        a: &DeviceSlice<'_, f64>,
        b: &DeviceSlice<'_, f64>,
        result: &mut DeviceSliceMut<'_, f64>,
    ) -> Result<(), Error> {
        HYPOTENUSE_DOUBLE_2.over_device(&[
            ("result", result.view()),
            ("a", a.view()),
            ("b", b.view()),
        ])?;
        Ok(())
    }
}

// include/shapes.hpp:15: shapes::parts
/// # Errors
/// The exceptions of C++.
pub fn parts(result: &[f64], result_: &mut [f64], result2: &mut [i32]) -> Result<(), Error> {
    PARTS.over(&[
        ("result_", result_.into()),
        ("result2", result2.into()),
        ("result", result.into()),
    ])?;
    Ok(())
}

// include/shapes.hpp:15: shapes::parts
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn parts_on_device(
    result: &DeviceSlice<'_, f64>,
    result_: &mut DeviceSliceMut<'_, f64>,
    result2: &mut DeviceSliceMut<'_, i32>,
) -> Result<(), Error> {
    PARTS.over_device(&[
        ("result_", result_.view()),
        ("result2", result2.view()),
        ("result", result.view()),
    ])?;
    Ok(())
}

// example.i:13: shapes::polar<double>
/// # Errors
/// The exceptions of C++.
pub fn polar(x: &[f64], y: &[f64], result: &mut [f64], result2: &mut [f64]) -> Result<(), Error> {
    POLAR_DOUBLE.over(&[
        ("result", result.into()),
        ("result2", result2.into()),
        ("x", x.into()),
        ("y", y.into()),
    ])?;
    Ok(())
}

// example.i:13: shapes::polar<double>
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn polar_on_device(
    x: &DeviceSlice<'_, f64>,
    y: &DeviceSlice<'_, f64>,
    result: &mut DeviceSliceMut<'_, f64>,
    result2: &mut DeviceSliceMut<'_, f64>,
) -> Result<(), Error> {
    POLAR_DOUBLE.over_device(&[
        ("result", result.view()),
        ("result2", result2.view()),
        ("x", x.view()),
        ("y", y.view()),
    ])?;
    Ok(())
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}

// example.i:11: shapes::hypotenuse<float>
pub(super) static HYPOTENUSE_FLOAT_2: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float32, Dtype::Float32, Dtype::Float32];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "hypotenuse_float_2",
        runs: c"hypotenuse_float_2_runs",
        apart: c"hypotenuse_float_2_apart",
        tiles: c"hypotenuse_float_2_tiles",
        element_tiles: c"hypotenuse_float_2_element_tiles",
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
        element_tiles: c"hypotenuse_double_2_element_tiles",
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
        element_tiles: c"hypotenuse_float_element_tiles",
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
        element_tiles: c"hypotenuse_double_element_tiles",
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
        element_tiles: c"parts_element_tiles",
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
        element_tiles: c"polar_double_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 2, and of its parameters.
    unsafe { Elementwise::new(ffi::polar_double, Some(ON_DEVICE), DTYPES, 2) }
};

/// The kernels that the build script compiled for the GPU.
static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
