//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::device::{DeviceReduction, DeviceSlice, Kernels};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::reduction::{Reduction, Steps};

// example.i:14: apart
/// Parameters are not to hide what the module has of reductions.
///
/// # Errors
/// The exceptions of C++.
pub fn apart(kernels: i32, largest_double: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::apart(kernels, largest_double, &mut result);
    outcome(done, result)
}

/// The largest element.
///
/// Of no elements it is the least value of their type.
///
/// # Errors
/// The exceptions of C++.
pub fn largest<T: LargestElement>(values: &[T]) -> Result<T, Error> {
    T::largest(values)
}

/// The largest element.
///
/// Of no elements it is the least value of their type.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn largest_on_device<T: LargestElement>(values: &DeviceSlice<'_, T>) -> Result<T, Error> {
    T::largest_on_device(values)
}

/// The element types of [`largest`] and [`largest_on_device`].
pub trait LargestElement: sealed::Element {
    #[doc(hidden)]
    fn largest(values: &[Self]) -> Result<Self, Error>;

    #[doc(hidden)]
    fn largest_on_device(values: &DeviceSlice<'_, Self>) -> Result<Self, Error>;
}

// example.i:10: Largest<std::int32_t>
impl LargestElement for i32 {
    fn largest(values: &[i32]) -> Result<i32, Error> {
        LARGEST_STD_INT32_T.of(values)
    }

    fn largest_on_device(values: &DeviceSlice<'_, i32>) -> Result<i32, Error> {
        LARGEST_STD_INT32_T.of_device(values)
    }
}

// example.i:11: Largest<double>
impl LargestElement for f64 {
    fn largest(values: &[f64]) -> Result<f64, Error> {
        LARGEST_DOUBLE.of(values)
    }

    fn largest_on_device(values: &DeviceSlice<'_, f64>) -> Result<f64, Error> {
        LARGEST_DOUBLE.of_device(values)
    }
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for i32 {}
    impl Element for f64 {}
}

// example.i:10: Largest<std::int32_t>
// SAFETY: all steps and kernels belong to one class.
pub(super) static LARGEST_STD_INT32_T: Reduction<i32> = unsafe {
    Reduction::new(
        Steps {
            reduce: ffi::largest_std_int32_t,
            accumulate: ffi::largest_std_int32_t_accumulate,
            merge: ffi::largest_std_int32_t_merge,
            finish: ffi::largest_std_int32_t_finish,
            along: ffi::largest_std_int32_t_along,
            accumulate_along: ffi::largest_std_int32_t_accumulate_along,
        },
        DeviceReduction {
            kernels: &KERNELS,
            dtype: Dtype::Int32,
            run: [
                c"largest_std_int32_t_run",
                c"largest_std_int32_t_narrow_run",
                c"largest_std_int32_t_exact_run",
                c"largest_std_int32_t_shortcut_run",
            ],
            strided: [
                c"largest_std_int32_t_strided",
                c"largest_std_int32_t_narrow_strided",
                c"largest_std_int32_t_exact_strided",
                c"largest_std_int32_t_shortcut_strided",
            ],
            along: [
                c"largest_std_int32_t_along",
                c"largest_std_int32_t_narrow_along",
            ],
            along_columns: c"largest_std_int32_t_along_columns",
            along_runs: c"largest_std_int32_t_along_runs",
            along_pieces: [
                c"largest_std_int32_t_along_pieces",
                c"largest_std_int32_t_narrow_along_pieces",
            ],
            along_exact: c"largest_std_int32_t_along_exact",
            has_class: ffi::largest_std_int32_t_has_class,
            convert: ffi::largest_std_int32_t_convert,
        },
    )
};

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
