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

        // example.i:11: vectors::add<float>
        fn add_float(a: &Contiguous<'_>, b: &Contiguous<'_>, out: &Contiguous<'_>) -> Result<()>;

        // example.i:12: vectors::add<double>
        fn add_double(a: &Contiguous<'_>, b: &Contiguous<'_>, out: &Contiguous<'_>) -> Result<()>;

        // include/vectors.hpp:13: vectors::weigh
        fn weigh(
            a: &Contiguous<'_>,
            b: &Contiguous<'_>,
            scale: f64,
            weights: &Contiguous<'_>,
        ) -> Result<f64>;
    }
}
