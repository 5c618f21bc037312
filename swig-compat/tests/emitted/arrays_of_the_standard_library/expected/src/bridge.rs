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

        #[namespace = "quaff"]
        type Vector = quaff_runtime::vector::Vector;

        // include/containers.hpp:32: containers::count
        fn count(values: &Contiguous<'_>, result: &mut u64) -> bool;

        // include/containers.hpp:24: containers::reversed
        fn reversed_2(values: &Contiguous<'_>, result: &mut Vector) -> bool;

        // include/containers.hpp:24: containers::reversed
        fn reversed(values: &Contiguous<'_>, keep: &Contiguous<'_>, result: &mut Vector) -> bool;

        // include/containers.hpp:18: containers::scale
        fn scale(values: &Contiguous<'_>, by: f64) -> bool;

        // example.i:6: containers::sum<float>
        fn sum_float(values: &Contiguous<'_>, result: &mut f32) -> bool;

        // example.i:7: containers::sum<double>
        fn sum_double(values: &Contiguous<'_>, result: &mut f64) -> bool;
    }
}
