//! Written by quaff from quaff.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::device::{DeviceReduction, DeviceSlice, Kernels};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_length;
use quaff_runtime::reduction::{Reduction, Steps};

/// The dot product of two arrays of one size, correctly rounded to their type; 0 without elements.
///
/// # Errors
/// The exceptions of C++.
pub fn dot<T: DotElement>(x: &[T], y: &[T]) -> Result<T, Error> {
    T::dot(x, y)
}

/// The element types of [`dot`].
pub trait DotElement: sealed::Element {
    #[doc(hidden)]
    fn dot(x: &[Self], y: &[Self]) -> Result<Self, Error>;
}

// cpp/quaff.i:71: quaff::dot<float>
impl DotElement for f32 {
    fn dot(x: &[f32], y: &[f32]) -> Result<f32, Error> {
        same_length(&[("x", x.len()), ("y", y.len())])?;
        let mut result = Default::default();
        let done = ffi::dot_float(&x.into(), &y.into(), &mut result);
        outcome(done, result)
    }
}

// cpp/quaff.i:72: quaff::dot<double>
impl DotElement for f64 {
    fn dot(x: &[f64], y: &[f64]) -> Result<f64, Error> {
        same_length(&[("x", x.len()), ("y", y.len())])?;
        let mut result = Default::default();
        let done = ffi::dot_double(&x.into(), &y.into(), &mut result);
        outcome(done, result)
    }
}

/// The Euclidean norm of the elements, correctly rounded to their type; 0 for none.
///
/// # Errors
/// The exceptions of C++.
pub fn norm<T: NormElement>(arr: &[T]) -> Result<T, Error> {
    T::norm(arr)
}

/// The Euclidean norm of the elements, correctly rounded to their type; 0 for none.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn norm_on_device<T: NormElement>(arr: &DeviceSlice<'_, T>) -> Result<T, Error> {
    T::norm_on_device(arr)
}

/// The element types of [`norm`] and [`norm_on_device`].
pub trait NormElement: sealed::Element {
    #[doc(hidden)]
    fn norm(arr: &[Self]) -> Result<Self, Error>;

    #[doc(hidden)]
    fn norm_on_device(arr: &DeviceSlice<'_, Self>) -> Result<Self, Error>;
}

// cpp/quaff.i:55: quaff::Norm<float>
impl NormElement for f32 {
    fn norm(arr: &[f32]) -> Result<f32, Error> {
        NORM_FLOAT.of(arr)
    }

    fn norm_on_device(arr: &DeviceSlice<'_, f32>) -> Result<f32, Error> {
        NORM_FLOAT.of_device(arr)
    }
}

// cpp/quaff.i:56: quaff::Norm<double>
impl NormElement for f64 {
    fn norm(arr: &[f64]) -> Result<f64, Error> {
        NORM_DOUBLE.of(arr)
    }

    fn norm_on_device(arr: &DeviceSlice<'_, f64>) -> Result<f64, Error> {
        NORM_DOUBLE.of_device(arr)
    }
}

/// The sum of the elements, correctly rounded to their type; 0 for none.
///
/// # Errors
/// The exceptions of C++.
pub fn sum<T: SumElement>(arr: &[T]) -> Result<T, Error> {
    T::sum(arr)
}

/// The sum of the elements, correctly rounded to their type; 0 for none.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn sum_on_device<T: SumElement>(arr: &DeviceSlice<'_, T>) -> Result<T, Error> {
    T::sum_on_device(arr)
}

/// The element types of [`sum`] and [`sum_on_device`].
pub trait SumElement: sealed::Element {
    #[doc(hidden)]
    fn sum(arr: &[Self]) -> Result<Self, Error>;

    #[doc(hidden)]
    fn sum_on_device(arr: &DeviceSlice<'_, Self>) -> Result<Self, Error>;
}

// cpp/quaff.i:42: quaff::Sum<float>
impl SumElement for f32 {
    fn sum(arr: &[f32]) -> Result<f32, Error> {
        SUM_FLOAT.of(arr)
    }

    fn sum_on_device(arr: &DeviceSlice<'_, f32>) -> Result<f32, Error> {
        SUM_FLOAT.of_device(arr)
    }
}

// cpp/quaff.i:43: quaff::Sum<double>
impl SumElement for f64 {
    fn sum(arr: &[f64]) -> Result<f64, Error> {
        SUM_DOUBLE.of(arr)
    }

    fn sum_on_device(arr: &DeviceSlice<'_, f64>) -> Result<f64, Error> {
        SUM_DOUBLE.of_device(arr)
    }
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}

// cpp/quaff.i:55: quaff::Norm<float>
// SAFETY: all steps and kernels belong to one class.
pub(super) static NORM_FLOAT: Reduction<f32> = unsafe {
    Reduction::new(
        Steps {
            reduce: ffi::norm_float,
            accumulate: ffi::norm_float_accumulate,
            merge: ffi::norm_float_merge,
            finish: ffi::norm_float_finish,
            along: ffi::norm_float_along,
            accumulate_along: ffi::norm_float_accumulate_along,
        },
        DeviceReduction {
            kernels: &KERNELS,
            dtype: Dtype::Float32,
            run: [
                c"norm_float_run",
                c"norm_float_narrow_run",
                c"norm_float_exact_run",
                c"norm_float_shortcut_run",
            ],
            strided: [
                c"norm_float_strided",
                c"norm_float_narrow_strided",
                c"norm_float_exact_strided",
                c"norm_float_shortcut_strided",
            ],
            along: [c"norm_float_along", c"norm_float_narrow_along"],
            along_columns: c"norm_float_along_columns",
            along_runs: c"norm_float_along_runs",
            along_pieces: [
                c"norm_float_along_pieces",
                c"norm_float_narrow_along_pieces",
            ],
            along_exact: c"norm_float_along_exact",
            has_class: ffi::norm_float_has_class,
            convert: ffi::norm_float_convert,
        },
    )
};

// cpp/quaff.i:56: quaff::Norm<double>
// SAFETY: all steps and kernels belong to one class.
pub(super) static NORM_DOUBLE: Reduction<f64> = unsafe {
    Reduction::new(
        Steps {
            reduce: ffi::norm_double,
            accumulate: ffi::norm_double_accumulate,
            merge: ffi::norm_double_merge,
            finish: ffi::norm_double_finish,
            along: ffi::norm_double_along,
            accumulate_along: ffi::norm_double_accumulate_along,
        },
        DeviceReduction {
            kernels: &KERNELS,
            dtype: Dtype::Float64,
            run: [
                c"norm_double_run",
                c"norm_double_narrow_run",
                c"norm_double_exact_run",
                c"norm_double_shortcut_run",
            ],
            strided: [
                c"norm_double_strided",
                c"norm_double_narrow_strided",
                c"norm_double_exact_strided",
                c"norm_double_shortcut_strided",
            ],
            along: [c"norm_double_along", c"norm_double_narrow_along"],
            along_columns: c"norm_double_along_columns",
            along_runs: c"norm_double_along_runs",
            along_pieces: [
                c"norm_double_along_pieces",
                c"norm_double_narrow_along_pieces",
            ],
            along_exact: c"norm_double_along_exact",
            has_class: ffi::norm_double_has_class,
            convert: ffi::norm_double_convert,
        },
    )
};

// cpp/quaff.i:42: quaff::Sum<float>
// SAFETY: all steps and kernels belong to one class.
pub(super) static SUM_FLOAT: Reduction<f32> = unsafe {
    Reduction::new(
        Steps {
            reduce: ffi::sum_float,
            accumulate: ffi::sum_float_accumulate,
            merge: ffi::sum_float_merge,
            finish: ffi::sum_float_finish,
            along: ffi::sum_float_along,
            accumulate_along: ffi::sum_float_accumulate_along,
        },
        DeviceReduction {
            kernels: &KERNELS,
            dtype: Dtype::Float32,
            run: [
                c"sum_float_run",
                c"sum_float_narrow_run",
                c"sum_float_exact_run",
                c"sum_float_shortcut_run",
            ],
            strided: [
                c"sum_float_strided",
                c"sum_float_narrow_strided",
                c"sum_float_exact_strided",
                c"sum_float_shortcut_strided",
            ],
            along: [c"sum_float_along", c"sum_float_narrow_along"],
            along_columns: c"sum_float_along_columns",
            along_runs: c"sum_float_along_runs",
            along_pieces: [c"sum_float_along_pieces", c"sum_float_narrow_along_pieces"],
            along_exact: c"sum_float_along_exact",
            has_class: ffi::sum_float_has_class,
            convert: ffi::sum_float_convert,
        },
    )
};

// cpp/quaff.i:43: quaff::Sum<double>
// SAFETY: all steps and kernels belong to one class.
pub(super) static SUM_DOUBLE: Reduction<f64> = unsafe {
    Reduction::new(
        Steps {
            reduce: ffi::sum_double,
            accumulate: ffi::sum_double_accumulate,
            merge: ffi::sum_double_merge,
            finish: ffi::sum_double_finish,
            along: ffi::sum_double_along,
            accumulate_along: ffi::sum_double_accumulate_along,
        },
        DeviceReduction {
            kernels: &KERNELS,
            dtype: Dtype::Float64,
            run: [
                c"sum_double_run",
                c"sum_double_narrow_run",
                c"sum_double_exact_run",
                c"sum_double_shortcut_run",
            ],
            strided: [
                c"sum_double_strided",
                c"sum_double_narrow_strided",
                c"sum_double_exact_strided",
                c"sum_double_shortcut_strided",
            ],
            along: [c"sum_double_along", c"sum_double_narrow_along"],
            along_columns: c"sum_double_along_columns",
            along_runs: c"sum_double_along_runs",
            along_pieces: [
                c"sum_double_along_pieces",
                c"sum_double_narrow_along_pieces",
            ],
            along_exact: c"sum_double_along_exact",
            has_class: ffi::sum_double_has_class,
            convert: ffi::sum_double_convert,
        },
    )
};

/// The kernels that the build script compiled for the GPU.
static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
