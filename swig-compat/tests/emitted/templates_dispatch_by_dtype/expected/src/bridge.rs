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

        // example.i:8: example::sum<float>
        fn sum_float(in_: &Contiguous<'_>, result: &mut f32) -> bool;

        // example.i:9: example::sum<double>
        fn sum_double(in_: &Contiguous<'_>, result: &mut f64) -> bool;
    }
}
