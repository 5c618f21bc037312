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
        fn Error(text: i32) -> Result<i32>;

        // example.i:12: Ok
        fn Ok_(Err_: i32) -> Result<i32>;

        // example.i:10: Sum
        fn Sum(lambda: i32, self_: i32) -> Result<i32>;

        // example.i:25: _
        fn _0() -> Result<i32>;

        // example.i:19: array
        fn array(array: i32) -> Result<i32>;

        // example.i:33: sum<double>
        fn async_double(value: f64) -> Result<f64>;

        // example.i:23: ctypes
        fn ctypes() -> Result<i32>;

        // example.i:11: entry
        fn entry(type_: i32, None_: i32, Some_: i32) -> Result<i32>;

        // example.i:14: functions
        fn functions(in_: i32, in_2: i32) -> Result<i32>;

        // example.i:15: match
        fn match_(fn_: i32, def: i32, arg1: i32) -> Result<i32>;

        // example.i:20: memoryview
        fn memoryview() -> Result<i32>;

        // example.i:24: np
        fn np() -> Result<i32>;

        // example.i:21: overload
        fn overload(np: i32) -> Result<i32>;

        // example.i:22: overload
        fn overload_2(np: f64) -> Result<i32>;

        // example.i:18: str
        fn str(str: Text<'_>) -> Result<i32>;

        // example.i:31: sum<int>
        fn sum_int(value: i32) -> Result<i32>;

        // example.i:32: sum<unsigned long>
        fn sum_unsigned_long(value: u64) -> Result<u64>;

        // example.i:9: sum
        fn sum(in_: &Contiguous<'_>) -> Result<i32>;

        // example.i:17: sum2d
        fn sum2d(ffi: i32) -> Result<i32>;

        // example.i:16: sum_2
        fn sum_2(std: i32) -> Result<i32>;

        // example.i:28: a::sum_int
        fn sum_int_2(value: i32) -> Result<i32>;

        // example.i:26: two__underscores
        fn two_underscores(a_b: i32, a_b2: i32) -> Result<i32>;
    }
}
