//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Constants = quaff_runtime::constant::Constants;

        #[namespace = "quaff"]
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        #[namespace = "quaff"]
        type Object = quaff_runtime::object::Object;

        #[namespace = "quaff"]
        type Text<'a> = quaff_runtime::text::Text<'a>;

        // example.i:28: Error
        fn Error(text: i32, result: &mut i32) -> bool;

        // example.i:13: Ok
        fn Ok_(Err_: i32, result: &mut i32) -> bool;

        // example.i:11: Sum
        fn Sum(lambda: i32, self_: i32, result: &mut i32) -> bool;

        // example.i:26: _
        fn _0(result: &mut i32) -> bool;

        // example.i:20: array
        fn array(array: i32, result: &mut i32) -> bool;

        // example.i:53: sum<double>
        fn async_double(value: f64, result: &mut f64) -> bool;

        // example.i:31: clip
        fn clip(value: i32, other: i32, result: &mut i32) -> bool;

        // example.i:24: ctypes
        fn ctypes(result: &mut i32) -> bool;

        // example.i:34: difference
        fn difference(crate_: i32, Self_: i32, result: &mut i32) -> bool;

        // example.i:12: entry
        fn entry(type_: i32, None_: i32, Some_: i32, result: &mut i32) -> bool;

        // example.i:35: error_message
        fn error_message_2(result: &mut i32) -> bool;

        // example.i:15: functions
        fn functions(in_: i32, in_2: i32, result: &mut i32) -> bool;

        // example.i:36: keep
        fn keep(module: i32, result: &mut i32) -> bool;

        // example.i:16: match
        fn match_(fn_: i32, def: i32, arg1: i32, result: &mut i32) -> bool;

        // example.i:21: memoryview
        fn memoryview(result: &mut i32) -> bool;

        // example.i:56: named_by_keyword
        fn named_by_keyword(from: i32, other: i32, result: &mut i32) -> bool;

        // example.i:25: np
        fn np(result: &mut i32) -> bool;

        // example.i:32: outcome
        fn outcome_2(result: &mut i32) -> bool;

        // example.i:22: overload
        fn overload(np: i32, result: &mut i32) -> bool;

        // example.i:23: overload
        fn overload_2(np: f64, result: &mut i32) -> bool;

        // example.i:37: quaff_init
        fn quaff_init_2(result: &mut i32) -> bool;

        // example.i:33: same_length
        fn same_length_2(result: &mut i32) -> bool;

        // example.i:19: str
        fn str(str: Text<'_>, result: &mut i32) -> bool;

        // example.i:51: sum<int>
        fn sum_int(value: i32, result: &mut i32) -> bool;

        // example.i:52: sum<unsigned long>
        fn sum_unsigned_long(value: u64, result: &mut u64) -> bool;

        // example.i:10: sum
        fn sum(in_: &Contiguous<'_>, result: &mut i32) -> bool;

        // example.i:18: sum2d
        fn sum2d(ffi: i32, result: &mut i32) -> bool;

        // example.i:17: sum_2
        fn sum_2(std: i32, result: &mut i32) -> bool;

        // example.i:48: a::sum_int
        fn sum_int_2(value: i32, result: &mut i32) -> bool;

        // example.i:27: two__underscores
        fn two_underscores(a_b: i32, a_b2: i32, result: &mut i32) -> bool;

        // example.i:40: Self
        fn Self_get(result: &mut i32) -> bool;

        // example.i:39: crate
        fn crate_get(result: &mut i32) -> bool;

        // example.i:29: done
        fn done_get(result: &mut i32) -> bool;

        // example.i:38: module
        fn module_get(result: &mut i32) -> bool;

        // example.i:30: other
        fn other_get(result: &mut i32) -> bool;

        // example.i:42: text::__init__
        fn text_init(result: &mut Object) -> bool;

        // example.i:42: text::value
        fn text_value_get(object: Object, result: &mut i32) -> bool;

        // example.i:42: text::value
        fn text_value_set(object: Object, value: i32) -> bool;

        // example.i:42: text::__copy__
        fn text_copy(object: Object, result: &mut Object) -> bool;

        // example.i:43: device::__init__
        fn device_init(result: &mut Object) -> bool;

        // example.i:43: device::type
        fn device_type_get(object: Object, result: &mut i32) -> bool;

        // example.i:43: device::type
        fn device_type_set(object: Object, value: i32) -> bool;

        // example.i:43: device::__copy__
        fn device_copy(object: Object, result: &mut Object) -> bool;

        // example.i:44: ffi::__init__
        fn ffi_init(result: &mut Object) -> bool;

        // example.i:44: ffi::__copy__
        fn ffi_copy(object: Object, result: &mut Object) -> bool;

        // example.i:45: sealed::__init__
        fn sealed_init(result: &mut Object) -> bool;

        // example.i:45: sealed::__copy__
        fn sealed_copy(object: Object, result: &mut Object) -> bool;

        // example.i:46: Half::__init__
        fn Half_init(result: &mut Object) -> bool;

        // example.i:46: Half::__copy__
        fn Half_copy(object: Object, result: &mut Object) -> bool;

        // example.i:47: constants::__init__
        fn constants_init(result: &mut Object) -> bool;

        // example.i:47: constants::__copy__
        fn constants_copy(object: Object, result: &mut Object) -> bool;

        // example.i:42: text
        fn text_destroy(object: Object);

        // example.i:43: device
        fn device_destroy(object: Object);

        // example.i:44: ffi
        fn ffi_destroy(object: Object);

        // example.i:45: sealed
        fn sealed_destroy(object: Object);

        // example.i:46: Half
        fn Half_destroy(object: Object);

        // example.i:47: constants
        fn constants_destroy(object: Object);

        fn constants(all: &mut Constants) -> bool;
    }
}
