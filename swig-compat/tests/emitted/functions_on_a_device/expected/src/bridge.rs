//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

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
        type Text<'a> = quaff_runtime::text::Text<'a>;

        // example.i:38: arguments
        fn arguments(
            in_d: &DeviceArray<'_>,
            py2: Text<'_>,
            work2: Text<'_>,
            arrays2: i32,
            sum: i32,
            sum2: i32,
            result: &mut UniquePtr<CxxString>,
        ) -> bool;

        // example.i:37: copy
        fn copy_2(in_d: &DeviceArray<'_>, out: &Contiguous<'_>) -> bool;

        // example.i:37: copy
        fn copy(in_d: &DeviceArray<'_>, out: &Contiguous<'_>, label: Text<'_>) -> bool;

        // example.i:34: count
        fn count(in_d: &DeviceArray<'_>, stream: u64, result: &mut i64) -> bool;

        // example.i:41: described_by_its_distribution
        fn described_by_its_distribution(
            in_d: &DeviceArray<'_>,
            other_d: &DeviceArray<'_>,
            stream: u64,
            result: &mut UniquePtr<CxxString>,
        ) -> bool;

        // example.i:35: fill
        fn fill_2(out_d: &DeviceArray<'_>) -> bool;

        // example.i:35: fill
        fn fill(out_d: &DeviceArray<'_>, value: i32, stream: u64) -> bool;

        // example.i:40: histogram
        fn histogram(
            in_d: &DeviceArray<'_>,
            other_d: &DeviceArray<'_>,
            lowest: f64,
            highest: f64,
            stream: u64,
            result: &mut u64,
        ) -> bool;

        // example.i:13: no_device
        fn no_device(result: &mut i32) -> bool;

        // example.i:30: scale<double>
        fn scale_double(out_d: &DeviceArray<'_>, by: f64, stream: u64) -> bool;

        // example.i:29: scale<float>
        fn scale_float(out_d: &DeviceArray<'_>, by: f32, stream: u64) -> bool;

        // example.i:26: sum<float>
        fn sum_float(in_: &Contiguous<'_>, result: &mut f32) -> bool;

        // example.i:26: sum<float>
        fn sum_float_on_device(in_d: &DeviceArray<'_>, result: &mut f32) -> bool;

        // example.i:27: sum<double>
        fn sum_double(in_: &Contiguous<'_>, result: &mut f64) -> bool;

        // example.i:27: sum<double>
        fn sum_double_on_device(in_d: &DeviceArray<'_>, result: &mut f64) -> bool;

        // example.i:28: sum<int>
        fn sum_int(in_: &Contiguous<'_>, result: &mut i32) -> bool;

        // example.i:28: sum<int>
        fn sum_int_on_device(in_d: &DeviceArray<'_>, result: &mut i32) -> bool;

        // What the CUDA runtime inside the module says.
        fn pending_cuda_error() -> i32;
        fn cuda_error_name(code: i32) -> String;
    }
}

/// The CUDA runtime inside the module.
pub(super) static DEVICE: DeviceCalls = DeviceCalls {
    pending_error: ffi::pending_cuda_error,
    error_name: ffi::cuda_error_name,
};
