//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them. A function that returns `bool` writes its
//! result, if it has one, to its last parameter, and returns `false` if it has stored an exception instead.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        // example.i:17: example::add<float>
        fn add_float(a: &Contiguous<'_>, b: &Contiguous<'_>, out: &Contiguous<'_>) -> bool;

        // example.i:18: example::add<double>
        fn add_double(a: &Contiguous<'_>, b: &Contiguous<'_>, out: &Contiguous<'_>) -> bool;

        // example.hpp:26: example::count_up
        fn count_up_2(count: i64, first: f32, steps: &Contiguous<'_>) -> bool;

        // example.hpp:26: example::count_up
        fn count_up(count: i64, first: f32, step: f32, steps: &Contiguous<'_>) -> bool;

        // example.hpp:43: example::is_diagonal
        fn is_diagonal(rows: u32, columns: u32, table: &Contiguous<'_>) -> bool;

        // example.hpp:32: example::multiply
        fn multiply(
            left: &Contiguous<'_>,
            right: &Contiguous<'_>,
            product: &Contiguous<'_>,
            m: u64,
            k: u64,
            n: u64,
        ) -> bool;

        // example.hpp:15: example::split
        fn split_2(
            a: &Contiguous<'_>,
            low: &Contiguous<'_>,
            high: &Contiguous<'_>,
            result: &mut i32,
        ) -> bool;

        // example.hpp:15: example::split
        fn split(
            a: &Contiguous<'_>,
            border: f64,
            low: &Contiguous<'_>,
            high: &Contiguous<'_>,
            result: &mut i32,
        ) -> bool;
    }
}
