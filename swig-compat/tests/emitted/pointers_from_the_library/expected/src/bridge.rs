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

        // example.i:10: add
        fn add(a: i32, b: i32, sum: Object) -> bool;

        // example.i:5: copy_intp
        fn copy_intp(value: i32, result: &mut Object) -> bool;

        // example.i:7: delete_doubles
        fn delete_doubles(array: Object) -> bool;

        // example.i:5: delete_intp
        fn delete_intp(pointer: Object) -> bool;

        // example.i:11: dot
        fn dot(count: i32, a: Object, b: Object, result: &mut f64) -> bool;

        // example.i:7: doubles_getitem
        fn doubles_getitem(array: Object, index: u64, result: &mut f64) -> bool;

        // example.i:7: doubles_setitem
        fn doubles_setitem(array: Object, index: u64, value: f64) -> bool;

        // example.i:6: int_to_uint
        fn int_to_uint(pointer: Object, result: &mut Object) -> bool;

        // example.i:5: intp_assign
        fn intp_assign(pointer: Object, value: i32) -> bool;

        // example.i:5: intp_value
        fn intp_value(pointer: Object, result: &mut i32) -> bool;

        // example.i:7: new_doubles
        fn new_doubles(count: u64, result: &mut Object) -> bool;

        // example.i:5: new_intp
        fn new_intp(result: &mut Object) -> bool;
    }
}
