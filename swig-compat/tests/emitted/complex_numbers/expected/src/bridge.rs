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
        type Complex128 = quaff_runtime::complex::Complex128;

        #[namespace = "quaff"]
        type Complex64 = quaff_runtime::complex::Complex64;

        #[namespace = "quaff"]
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        #[namespace = "quaff"]
        type DeviceArray<'a> = quaff_runtime::device::DeviceArray<'a>;

        #[namespace = "quaff"]
        type Vector = quaff_runtime::vector::Vector;

        // example.i:11: spectra::inner<float>
        fn inner_float(
            left: &Contiguous<'_>,
            right: &Contiguous<'_>,
            result: &mut Complex64,
        ) -> bool;

        // example.i:12: spectra::inner<double>
        fn inner_double(
            left: &Contiguous<'_>,
            right: &Contiguous<'_>,
            result: &mut Complex128,
        ) -> bool;

        // include/spectra.hpp:16: spectra::rotate
        fn rotate(spectrum: &Contiguous<'_>, by: Complex128) -> bool;

        // include/spectra.hpp:28: spectra::same
        fn same(numbers: &Contiguous<'_>, result: &mut Vector) -> bool;

        // include/spectra.hpp:23: spectra::zero
        fn zero(spectrum_d: &DeviceArray<'_>) -> bool;

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
