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

        // example.i:11: add
        fn add(a: i32, b: i32, sum: Object) -> bool;

        // example.i:5: copy_intp
        fn copy_intp(value: i32, result: &mut Object) -> bool;

        // example.i:29: day_of
        fn day_of(date: Object, result: &mut i32) -> bool;

        // example.i:7: delete_doubles
        fn delete_doubles(array: Object) -> bool;

        // example.i:5: delete_intp
        fn delete_intp(pointer: Object) -> bool;

        // example.i:12: dot
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

        // example.i:8: Int::Int
        fn Int_init(result: &mut Object) -> bool;

        // example.i:8: Int::__copy__
        fn Int_copy(object: Object, result: &mut Object) -> bool;

        // example.i:8: Int::assign
        fn Int_assign(object: Object, value: i32) -> bool;

        // example.i:8: Int::value
        fn Int_value(object: Object, result: &mut i32) -> bool;

        // example.i:8: Int::cast
        fn Int_cast(object: Object, result: &mut Object) -> bool;

        // example.i:8: Int::frompointer
        fn Int_frompointer(pointer: Object, result: &mut Object) -> bool;

        // example.i:22: Date::__init__
        fn Date_init(result: &mut Object) -> bool;

        // example.i:23: Date::day
        fn Date_day_get(object: Object, result: &mut i32) -> bool;

        // example.i:23: Date::day
        fn Date_day_set(object: Object, value: i32) -> bool;

        // example.i:22: Date::__copy__
        fn Date_copy(object: Object, result: &mut Object) -> bool;

        // example.i:25: Time::__init__
        fn Time_init(result: &mut Object) -> bool;

        // example.i:26: Time::seconds
        fn Time_seconds_get(object: Object, result: &mut i32) -> bool;

        // example.i:26: Time::seconds
        fn Time_seconds_set(object: Object, value: i32) -> bool;

        // example.i:27: Time::date
        fn Time_date_get(object: Object, result: &mut Object) -> bool;

        // example.i:27: Time::date
        fn Time_date_set(object: Object, value: Object) -> bool;

        // example.i:25: Time::__copy__
        fn Time_copy(object: Object, result: &mut Object) -> bool;

        // example.i:8: Int
        fn Int_destroy(object: Object);
        fn Int_as_p_int(object: Object) -> Object;

        // example.i:22: Date
        fn Date_destroy(object: Object);

        // example.i:25: Time
        fn Time_destroy(object: Object);
        fn Time_as_Date(object: Object) -> Object;
    }
}
