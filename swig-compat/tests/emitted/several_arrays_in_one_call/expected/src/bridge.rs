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

        // example.i:19: dot<float, float>
        fn dot_float_float(left: &Contiguous<'_>, right: &Contiguous<'_>, result: &mut f64)
        -> bool;

        // example.i:20: dot<float, double>
        fn dot_float_double(
            left: &Contiguous<'_>,
            right: &Contiguous<'_>,
            result: &mut f64,
        ) -> bool;

        // example.i:21: dot<unsigned char, short>
        fn dot_unsigned_char_short(
            left: &Contiguous<'_>,
            right: &Contiguous<'_>,
            result: &mut f64,
        ) -> bool;

        // example.i:14: weighted
        fn weighted_2(
            left: &Contiguous<'_>,
            right: &Contiguous<'_>,
            weights: &Contiguous<'_>,
            result: &mut f64,
        ) -> bool;

        // example.i:14: weighted
        fn weighted(
            left: &Contiguous<'_>,
            right: &Contiguous<'_>,
            weights: &Contiguous<'_>,
            bias: f64,
            result: &mut f64,
        ) -> bool;
    }
}
