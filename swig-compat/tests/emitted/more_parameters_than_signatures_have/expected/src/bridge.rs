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

        // example.i:22: joined
        fn joined(
            a: Text<'_>,
            b: Text<'_>,
            c: Text<'_>,
            d: Text<'_>,
            e: Text<'_>,
            f: Text<'_>,
            g: Text<'_>,
            h: Text<'_>,
            i: Text<'_>,
            j: Text<'_>,
            k: Text<'_>,
            l: Text<'_>,
            m: Text<'_>,
            result: &mut UniquePtr<CxxString>,
        ) -> bool;

        // example.i:14: last
        fn last(
            in_: &Contiguous<'_>,
            a: i32,
            b: i32,
            c: i32,
            d: i32,
            e: i32,
            f: i32,
            g: i32,
            h: i32,
            i: i32,
            j: i32,
            k: i32,
            divisor: f64,
            result: &mut f64,
        ) -> bool;

        // example.i:28: on_device
        fn on_device(
            in_d: &DeviceArray<'_>,
            a: i32,
            b: i32,
            c: i32,
            d: i32,
            e: i32,
            f: i32,
            g: i32,
            h: i32,
            i: i32,
            j: i32,
            k: i32,
            stream: u64,
            result: &mut i64,
        ) -> bool;

        // example.i:33: twelve
        fn twelve(
            a: i32,
            b: i32,
            c: i32,
            d: i32,
            e: i32,
            f: i32,
            g: i32,
            h: i32,
            i: i32,
            j: i32,
            k: i32,
            l: i32,
            result: &mut i32,
        ) -> bool;

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
