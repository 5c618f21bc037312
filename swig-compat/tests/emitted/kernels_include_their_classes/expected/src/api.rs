//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_runtime::device::{DeviceReduction, DeviceSlice, Kernels};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::reduction::{Reduction, Steps};
use quaff_runtime::text;

// include/checked.hpp:5: half
/// # Errors
/// What C++ throws.
pub fn half(number: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::half(number, &mut result);
    outcome(done, result)
}

/// # Errors
/// What C++ throws.
pub fn largest<T: LargestElement>(values: &[T]) -> Result<T, Error> {
    T::largest(values)
}

/// # Errors
/// What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff_runtime::device`].
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

// example.i:20: Largest<std::int32_t>
impl LargestElement for i32 {
    fn largest(values: &[i32]) -> Result<i32, Error> {
        LARGEST_STD_INT32_T.of(values)
    }

    fn largest_on_device(values: &DeviceSlice<'_, i32>) -> Result<i32, Error> {
        LARGEST_STD_INT32_T.of_device(values)
    }
}

// example.i:21: Largest<bool>
impl LargestElement for bool {
    fn largest(values: &[bool]) -> Result<bool, Error> {
        LARGEST_BOOL.of(values)
    }

    fn largest_on_device(values: &DeviceSlice<'_, bool>) -> Result<bool, Error> {
        LARGEST_BOOL.of_device(values)
    }
}

// example.i:15: name
/// # Errors
/// What C++ throws.
pub fn name() -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::name(&mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for bool {}
    impl Element for i32 {}
}

// example.i:20: Largest<std::int32_t>
// SAFETY: the steps and the kernels are those of this one class.
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
            has_stand_in: ffi::largest_std_int32_t_has_stand_in,
            convert: ffi::largest_std_int32_t_convert,
        },
    )
};

// example.i:21: Largest<bool>
// SAFETY: the steps and the kernels are those of this one class.
pub(super) static LARGEST_BOOL: Reduction<bool> = unsafe {
    Reduction::new(
        Steps {
            reduce: ffi::largest_bool,
            accumulate: ffi::largest_bool_accumulate,
            merge: ffi::largest_bool_merge,
            finish: ffi::largest_bool_finish,
            along: ffi::largest_bool_along,
            accumulate_along: ffi::largest_bool_accumulate_along,
        },
        DeviceReduction {
            kernels: &KERNELS,
            dtype: Dtype::Bool,
            run: [
                c"largest_bool_run",
                c"largest_bool_narrow_run",
                c"largest_bool_exact_run",
                c"largest_bool_shortcut_run",
            ],
            strided: [
                c"largest_bool_strided",
                c"largest_bool_narrow_strided",
                c"largest_bool_exact_strided",
                c"largest_bool_shortcut_strided",
            ],
            along: [c"largest_bool_along", c"largest_bool_narrow_along"],
            along_columns: c"largest_bool_along_columns",
            along_runs: c"largest_bool_along_runs",
            along_pieces: [
                c"largest_bool_along_pieces",
                c"largest_bool_narrow_along_pieces",
            ],
            along_exact: c"largest_bool_along_exact",
            has_stand_in: ffi::largest_bool_has_stand_in,
            convert: ffi::largest_bool_convert,
        },
    )
};

/// What the build script compiled for the GPU.
static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
