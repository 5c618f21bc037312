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

        // example.i:15: vectors::add<float>
        fn add_float(a: &Contiguous<'_>, b: &Contiguous<'_>, out: &Contiguous<'_>) -> bool;

        // example.i:16: vectors::add<double>
        fn add_double(a: &Contiguous<'_>, b: &Contiguous<'_>, out: &Contiguous<'_>) -> bool;

        // include/vectors.hpp:36: vectors::copy_all
        fn copy_all(
            first_source: &Contiguous<'_>,
            second_source: &Contiguous<'_>,
            destination: &Contiguous<'_>,
        ) -> bool;

        // include/vectors.hpp:30: vectors::invert
        fn invert(out: &Contiguous<'_>, where_: &Contiguous<'_>) -> bool;

        // include/vectors.hpp:23: vectors::scaled
        fn scaled(a: &Contiguous<'_>, factor: f64, result: &mut f64) -> bool;

        // include/vectors.hpp:13: vectors::weigh
        fn weigh(
            a: &Contiguous<'_>,
            b: &Contiguous<'_>,
            scale: f64,
            weights: &Contiguous<'_>,
            result: &mut f64,
        ) -> bool;
    }
}
