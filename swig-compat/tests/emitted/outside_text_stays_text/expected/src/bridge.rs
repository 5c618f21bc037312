//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        // example.i:12: text::code
        fn code(a: i32, result: &mut i32) -> bool;

        // example.i:18: f_
        fn f_(a: i32, result: &mut i32) -> bool;

        // example.i:19: f_
        fn f_2(a: f64, result: &mut i32) -> bool;

        // example.i:15: Order::scalar
        fn scalar(a: i32, result: &mut i32) -> bool;

        // example.i:6: api::turn
        fn turn(a: i32, result: &mut i32) -> bool;

        // example.i:20: type
        fn type_(type_: i32, type_2: i32, result: &mut i32) -> bool;

        // example.i:21: type_
        fn type_2(a_b: i32, a_b2: i32, _0: i32, result: &mut i32) -> bool;
    }
}
