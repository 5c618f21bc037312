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
        type Object = quaff_runtime::object::Object;

        // include/mixed.hpp:13: bound
        fn bound(value: i32, result: &mut i32) -> bool;

        // include/mixed.hpp:15: make
        fn make(result: &mut Object) -> bool;

        // include/mixed.hpp:11: counter
        fn counter_get(result: &mut i32) -> bool;

        // include/mixed.hpp:11: counter
        fn counter_set(value: i32) -> bool;

        // include/mixed.hpp:3: Filter::__init__
        fn Filter_init(result: &mut Object) -> bool;

        // include/mixed.hpp:5: Filter::order
        fn Filter_order(object: Object, result: &mut i32) -> bool;

        // include/mixed.hpp:3: Filter::__copy__
        fn Filter_copy(object: Object, result: &mut Object) -> bool;

        // include/mixed.hpp:7: Point::__init__
        fn Point_init(result: &mut Object) -> bool;

        // include/mixed.hpp:8: Point::x
        fn Point_x_get(object: Object, result: &mut i32) -> bool;

        // include/mixed.hpp:8: Point::x
        fn Point_x_set(object: Object, value: i32) -> bool;

        // include/mixed.hpp:8: Point::y
        fn Point_y_get(object: Object, result: &mut i32) -> bool;

        // include/mixed.hpp:8: Point::y
        fn Point_y_set(object: Object, value: i32) -> bool;

        // include/mixed.hpp:7: Point::__copy__
        fn Point_copy(object: Object, result: &mut Object) -> bool;

        // include/mixed.hpp:3: Filter
        fn Filter_destroy(object: Object);

        // include/mixed.hpp:7: Point
        fn Point_destroy(object: Object);

        fn constants(all: &mut Constants) -> bool;
    }
}
