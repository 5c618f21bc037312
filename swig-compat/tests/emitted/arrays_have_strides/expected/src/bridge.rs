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

        // include/views.hpp:8: views::brighten
        fn brighten(image: &Contiguous<'_>, by: f32, rows: u64, columns: u64, pitch: u64) -> bool;

        // include/views.hpp:25: views::corner
        fn corner(table: &Contiguous<'_>, rows: u64, columns: u64, result: &mut f64) -> bool;

        // example.i:17: views::dot<float>
        fn dot_float(
            x: &Contiguous<'_>,
            y: &Contiguous<'_>,
            incx: u64,
            incy: u64,
            result: &mut f32,
        ) -> bool;

        // example.i:18: views::dot<double>
        fn dot_double(
            x: &Contiguous<'_>,
            y: &Contiguous<'_>,
            incx: u64,
            incy: u64,
            result: &mut f64,
        ) -> bool;

        // include/views.hpp:28: views::second_column
        fn second_column(
            matrix: &Contiguous<'_>,
            rows: u64,
            columns: u64,
            ld: u64,
            result: &mut f64,
        ) -> bool;
    }
}
