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

        #[namespace = "quaff"]
        type Text<'a> = quaff_runtime::text::Text<'a>;

        // example.i:11: add
        fn add(a: i32, b: i32, result: &mut i32) -> bool;

        // example.i:12: letter
        fn letter(letter: Text<'_>, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:13: text
        fn text(text: Text<'_>, last: Text<'_>, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:42: Circle::__init__
        fn Circle_init(result: &mut Object) -> bool;

        // example.i:42: Circle::radius
        fn Circle_radius_get(object: Object, result: &mut f64) -> bool;

        // example.i:42: Circle::radius
        fn Circle_radius_set(object: Object, value: f64) -> bool;

        // example.i:42: Circle::twice
        fn Circle_twice(object: Object, result: &mut f64) -> bool;

        // example.i:42: Circle::__copy__
        fn Circle_copy(object: Object, result: &mut Object) -> bool;

        // example.i:42: Circle
        fn Circle_destroy(object: Object);
    }
}
