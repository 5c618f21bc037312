//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Text<'a> = quaff_runtime::text::Text<'a>;

        // example.i:9: add
        fn add_4(a: i32, result: &mut i32) -> bool;

        // example.i:9: add
        fn add_3(a: i32, b: i32, result: &mut i32) -> bool;

        // example.i:9: add
        fn add(a: i32, b: i32, c: i32, result: &mut i32) -> bool;

        // example.i:10: add
        fn add_2(a: f64, b: f64, result: &mut f64) -> bool;

        // example.i:16: count
        fn count(arg1: i32, arg2: i32, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:13: describe
        fn describe_3(arg1: bool, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:11: describe
        fn describe(arg1: i32, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:12: describe
        fn describe_2(arg1: f64, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:14: describe
        fn describe_4(arg1: Text<'_>, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:17: power
        fn power_2(base: u32, result: &mut u32) -> bool;

        // example.i:17: power
        fn power(base: u32, exponent: u32, result: &mut u32) -> bool;
    }
}
