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

        #[namespace = "quaff"]
        type Text<'a> = quaff_runtime::text::Text<'a>;

        // example.i:27: example::constants
        fn constants_2(result: &mut i32) -> bool;

        // example.i:24: example::next
        fn next(color: i32, result: &mut i32) -> bool;

        // example.i:25: example::other
        fn other(shape: u8, result: &mut u8) -> bool;

        // example.i:41: example::alias
        fn alias_get(result: &mut Object) -> bool;

        // example.i:41: example::alias
        fn alias_set(value: Object) -> bool;

        // example.i:37: example::color
        fn color_get(result: &mut i32) -> bool;

        // example.i:37: example::color
        fn color_set(value: i32) -> bool;

        // example.i:42: example::constant_alias
        fn constant_alias_get(result: &mut i32) -> bool;

        // example.i:26: example::counter
        fn counter_get(result: &mut i32) -> bool;

        // example.i:26: example::counter
        fn counter_set(value: i32) -> bool;

        // example.i:28: example::fixed
        fn fixed_get(result: &mut i32) -> bool;

        // example.i:39: example::flag
        fn flag_get(result: &mut bool) -> bool;

        // example.i:39: example::flag
        fn flag_set(value: bool) -> bool;

        // example.i:30: example::most
        fn most_get(result: &mut u64) -> bool;

        // example.i:40: example::opaque
        fn opaque_get(result: &mut Object) -> bool;

        // example.i:40: example::opaque
        fn opaque_set(value: Object) -> bool;

        // example.i:38: example::order
        fn order_get(result: &mut i32) -> bool;

        // example.i:38: example::order
        fn order_set(value: i32) -> bool;

        // example.i:36: example::path
        fn path_get(result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:36: example::path
        fn path_set(value: Text<'_>) -> bool;

        // example.i:29: example::ratio
        fn ratio_get(result: &mut f64) -> bool;

        // example.i:33: example::some
        fn some_get(result: &mut bool) -> bool;

        // example.i:35: example::title
        fn title_get(result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:35: example::title
        fn title_set(value: Text<'_>) -> bool;

        // example.i:32: example::whole
        fn whole_get(result: &mut i32) -> bool;

        fn constants(all: &mut Constants) -> bool;
    }
}
