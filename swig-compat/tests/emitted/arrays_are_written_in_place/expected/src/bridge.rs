//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        // example.i:19: copy<bool>
        fn copy_bool(in_: &Contiguous<'_>, out: &Contiguous<'_>, result: &mut bool) -> bool;

        // example.i:18: scale<double>
        fn scale_double(out: &Contiguous<'_>, factor: f64) -> bool;

        // example.i:17: scale<float>
        fn scale_float(out: &Contiguous<'_>, factor: f32) -> bool;
    }
}
