//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them. A function that returns `bool` writes its
//! result, if it has one, to its last parameter, and returns `false` if it has stored an exception instead.

use quaff_runtime::device::DeviceCalls;

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        #[namespace = "quaff"]
        type DeviceArray<'a> = quaff_runtime::device::DeviceArray<'a>;

        #[namespace = "quaff"]
        type ReductionState = quaff_runtime::reduction_state::ReductionState;

        #[namespace = "quaff"]
        type Slices<'a> = quaff_runtime::host::Slices<'a>;

        #[namespace = "quaff"]
        type Strided<'a> = quaff_runtime::host::Strided<'a>;

        // example.i:28: count
        fn count(in_d: &DeviceArray<'_>, result: &mut i32) -> bool;

        // example.i:29: count
        fn count_2(in_d: &DeviceArray<'_>, limit: f64, result: &mut i32) -> bool;

        // example.i:11: Largest<double>
        fn largest_double(array: &Contiguous<'_>, result: &mut f64) -> bool;
        fn largest_double_accumulate(
            state: &mut ReductionState,
            exact: bool,
            array: &Strided<'_>,
        ) -> bool;
        // The states must be those of this reduction's class.
        unsafe fn largest_double_merge(
            into: &mut ReductionState,
            exact: bool,
            from: &ReductionState,
        ) -> bool;
        unsafe fn largest_double_finish(
            state: &ReductionState,
            exact: bool,
            elements: u64,
            decided: &mut bool,
            result: &mut f64,
        ) -> bool;
        // There must be memory for the result, or the state, of each slice.
        unsafe fn largest_double_along(slices: &Slices<'_>) -> bool;
        unsafe fn largest_double_accumulate_along(slices: &Slices<'_>) -> bool;
        fn largest_double_has_class(number: u8) -> bool;
        unsafe fn largest_double_convert(
            state: &mut ReductionState,
            exact: bool,
            suffices: &mut bool,
        ) -> bool;

        // example.i:15: mean
        fn mean(in_: &Contiguous<'_>, result: &mut f64) -> bool;

        // example.i:16: mean
        fn mean_on_device(in_d: &DeviceArray<'_>, result: &mut f64) -> bool;

        // example.i:33: norm<float>
        fn norm_float(in_: &Contiguous<'_>, result: &mut f32) -> bool;

        // example.i:34: norm<double>
        fn norm_double(in_: &Contiguous<'_>, result: &mut f64) -> bool;

        // example.i:35: device_norm<float>
        fn norm_float_on_device(in_d: &DeviceArray<'_>, result: &mut f64) -> bool;

        // example.i:36: device_norm<int>
        fn norm_int_on_device(in_d: &DeviceArray<'_>, result: &mut f64) -> bool;

        // example.i:31: sum<float>
        fn sum_float(in_: &Contiguous<'_>, result: &mut f32) -> bool;

        // example.i:31: sum<float>
        fn sum_float_on_device(in_d: &DeviceArray<'_>, result: &mut f32) -> bool;

        // example.i:32: sum<double>
        fn sum_double(in_: &Contiguous<'_>, result: &mut f64) -> bool;

        // example.i:32: sum<double>
        fn sum_double_on_device(in_d: &DeviceArray<'_>, result: &mut f64) -> bool;

        // example.i:21: sum_on_device
        fn sum_on_device(scale: f32, result: &mut f32) -> bool;

        // The CUDA runtime that is linked into the module: its pending error, which is cleared, and an
        // error's name.
        fn pending_cuda_error() -> i32;
        fn cuda_error_name(code: i32) -> String;
    }
}

/// The functions that read errors of the CUDA runtime that is linked into the module.
pub(super) static DEVICE: DeviceCalls = DeviceCalls {
    pending_error: ffi::pending_cuda_error,
    error_name: ffi::cuda_error_name,
};
