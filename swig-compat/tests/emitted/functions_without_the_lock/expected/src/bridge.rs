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

        // include/threads.hpp:26: threads::held
        fn held(a: i32, result: &mut i32) -> bool;

        // include/threads.hpp:15: threads::release
        fn release() -> bool;

        // include/threads.hpp:29: threads::scaled
        fn scaled_3(x: &Contiguous<'_>, result: &mut f64) -> bool;

        // include/threads.hpp:30: threads::scaled
        fn scaled_on_device_3(x_d: &DeviceArray<'_>, result: &mut f64) -> bool;

        // include/threads.hpp:29: threads::scaled
        fn scaled_2(x: &Contiguous<'_>, by: f64, result: &mut f64) -> bool;

        // include/threads.hpp:30: threads::scaled
        fn scaled_on_device_2(x_d: &DeviceArray<'_>, by: f64, result: &mut f64) -> bool;

        // include/threads.hpp:29: threads::scaled
        fn scaled(x: &Contiguous<'_>, by: f64, up: bool, result: &mut f64) -> bool;

        // include/threads.hpp:30: threads::scaled
        fn scaled_on_device(x_d: &DeviceArray<'_>, by: f64, up: bool, result: &mut f64) -> bool;

        // include/threads.hpp:33: threads::thirteen
        fn thirteen(
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
            m: i32,
            result: &mut i32,
        ) -> bool;

        // include/threads.hpp:18: threads::wait
        fn wait_3(x: &Contiguous<'_>, result: &mut UniquePtr<CxxString>) -> bool;

        // include/threads.hpp:18: threads::wait
        fn wait_2(x: &Contiguous<'_>, seconds: i32, result: &mut UniquePtr<CxxString>) -> bool;

        // include/threads.hpp:18: threads::wait
        fn wait(
            x: &Contiguous<'_>,
            seconds: i32,
            word: Text<'_>,
            result: &mut UniquePtr<CxxString>,
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
