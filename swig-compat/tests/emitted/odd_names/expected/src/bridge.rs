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
        type Text<'a> = quaff_runtime::text::Text<'a>;

        // example.i:27: Error
        fn Error(text: i32, result: &mut i32) -> bool;

        // example.i:12: Ok
        fn Ok_(Err_: i32, result: &mut i32) -> bool;

        // example.i:10: Sum
        fn Sum(lambda: i32, self_: i32, result: &mut i32) -> bool;

        // example.i:25: _
        fn _0(result: &mut i32) -> bool;

        // example.i:19: array
        fn array(array: i32, result: &mut i32) -> bool;

        // example.i:33: sum<double>
        fn async_double(value: f64, result: &mut f64) -> bool;

        // example.i:23: ctypes
        fn ctypes(result: &mut i32) -> bool;

        // example.i:11: entry
        fn entry(type_: i32, None_: i32, Some_: i32, result: &mut i32) -> bool;

        // example.i:14: functions
        fn functions(in_: i32, in_2: i32, result: &mut i32) -> bool;

        // example.i:15: match
        fn match_(fn_: i32, def: i32, arg1: i32, result: &mut i32) -> bool;

        // example.i:20: memoryview
        fn memoryview(result: &mut i32) -> bool;

        // example.i:36: named_by_keyword
        fn named_by_keyword(from: i32, other: i32, result: &mut i32) -> bool;

        // example.i:24: np
        fn np(result: &mut i32) -> bool;

        // example.i:21: overload
        fn overload(np: i32, result: &mut i32) -> bool;

        // example.i:22: overload
        fn overload_2(np: f64, result: &mut i32) -> bool;

        // example.i:18: str
        fn str(str: Text<'_>, result: &mut i32) -> bool;

        // example.i:31: sum<int>
        fn sum_int(value: i32, result: &mut i32) -> bool;

        // example.i:32: sum<unsigned long>
        fn sum_unsigned_long(value: u64, result: &mut u64) -> bool;

        // example.i:9: sum
        fn sum(in_: &Contiguous<'_>, result: &mut i32) -> bool;

        // example.i:17: sum2d
        fn sum2d(ffi: i32, result: &mut i32) -> bool;

        // example.i:16: sum_2
        fn sum_2(std: i32, result: &mut i32) -> bool;

        // example.i:28: a::sum_int
        fn sum_int_2(value: i32, result: &mut i32) -> bool;

        // example.i:26: two__underscores
        fn two_underscores(a_b: i32, a_b2: i32, result: &mut i32) -> bool;
    }
}
