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

        // example.i:16: matrices::multiply<float>
        fn multiply_float(
            a: &Contiguous<'_>,
            b: &Contiguous<'_>,
            c: &Contiguous<'_>,
            m: u64,
            n: u64,
            k: u64,
        ) -> bool;

        // example.i:17: matrices::multiply<double>
        fn multiply_double(
            a: &Contiguous<'_>,
            b: &Contiguous<'_>,
            c: &Contiguous<'_>,
            m: u64,
            n: u64,
            k: u64,
        ) -> bool;

        // include/matrices.hpp:39: matrices::pixels
        fn pixels_2(image: &Contiguous<'_>, height: u64, width: u64, result: &mut i32) -> bool;

        // include/matrices.hpp:39: matrices::pixels
        fn pixels(
            image: &Contiguous<'_>,
            repeat: i32,
            height: u64,
            width: u64,
            result: &mut i32,
        ) -> bool;

        // include/matrices.hpp:33: matrices::scale
        fn scale(x: &Contiguous<'_>, by: f64) -> bool;

        // include/matrices.hpp:17: matrices::sum_of_product
        fn sum_of_product(
            b: &Contiguous<'_>,
            x: &Contiguous<'_>,
            k: u64,
            n: u64,
            result: &mut f64,
        ) -> bool;

        // include/matrices.hpp:42: matrices::sum_rows
        fn sum_rows(a_d: &DeviceArray<'_>, row_d: &DeviceArray<'_>, m: u64, n: u64) -> bool;

        // include/matrices.hpp:25: matrices::trace
        fn trace(square: &Contiguous<'_>, n: u64, result: &mut f64) -> bool;

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
