//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Object = quaff_runtime::object::Object;

        // example.i:50: behind
        fn behind(count: i32, result: &mut i32) -> bool;

        // example.i:37: both
        fn both(arg1: i32, result: &mut i32) -> bool;

        // example.i:39: both
        fn both_2(arg1: f64, arg2: f64, result: &mut i32) -> bool;

        // example.i:34: half
        fn half(x: f64, result: &mut f64) -> bool;

        // example.i:44: listed
        fn listed(count: i32, result: &mut i32) -> bool;

        // example.i:40: neither
        fn neither(arg1: i32, result: &mut i32) -> bool;

        // example.i:41: neither
        fn neither_2(arg1: f64, arg2: f64, result: &mut i32) -> bool;

        // example.i:49: raw
        fn raw(count: i32, result: &mut i32) -> bool;

        // example.i:45: said
        fn said(count: i32, result: &mut i32) -> bool;

        // example.i:43: typed
        fn typed_2(count: i32, counter: Object, result: &mut i32) -> bool;

        // example.i:43: typed
        fn typed(count: i32, counter: Object, scale: f64, result: &mut i32) -> bool;

        // example.i:47: worded
        fn worded(count: i32, result: &mut i32) -> bool;

        // example.i:17: Counter::Counter
        fn Counter_init_2(start: i32, result: &mut Object) -> bool;

        // example.i:17: Counter::Counter
        fn Counter_init(start: i32, loud: bool, result: &mut Object) -> bool;

        // example.i:19: Counter::value
        fn Counter_value_get(object: Object, result: &mut i32) -> bool;

        // example.i:19: Counter::value
        fn Counter_value_set(object: Object, value: i32) -> bool;

        // example.i:28: Counter::add
        fn Counter_add(object: Object, by: i32, result: &mut i32) -> bool;

        // example.i:15: Counter::__copy__
        fn Counter_copy(object: Object, result: &mut Object) -> bool;

        // example.i:15: Counter
        fn Counter_destroy(object: Object);
    }
}
