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

        // example.i:29: example::next
        fn next(color: i32, result: &mut i32) -> bool;

        // example.i:30: example::other
        fn other(shape: u8, result: &mut u8) -> bool;

        // example.i:51: example::alias
        fn alias_get(result: &mut Object) -> bool;

        // example.i:51: example::alias
        fn alias_set(value: Object) -> bool;

        // example.i:47: example::color
        fn color_get(result: &mut i32) -> bool;

        // example.i:47: example::color
        fn color_set(value: i32) -> bool;

        // example.i:52: example::constant_alias
        fn constant_alias_get(result: &mut i32) -> bool;

        // example.i:37: example::counter
        fn counter_get(result: &mut i32) -> bool;

        // example.i:37: example::counter
        fn counter_set(value: i32) -> bool;

        // example.i:38: example::fixed
        fn fixed_get(result: &mut i32) -> bool;

        // example.i:49: example::flag
        fn flag_get(result: &mut bool) -> bool;

        // example.i:49: example::flag
        fn flag_set(value: bool) -> bool;

        // example.i:40: example::most
        fn most_get(result: &mut u64) -> bool;

        // example.i:50: example::opaque
        fn opaque_get(result: &mut Object) -> bool;

        // example.i:50: example::opaque
        fn opaque_set(value: Object) -> bool;

        // example.i:48: example::order
        fn order_get(result: &mut i32) -> bool;

        // example.i:48: example::order
        fn order_set(value: i32) -> bool;

        // example.i:46: example::path
        fn path_get(result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:46: example::path
        fn path_set(value: Text<'_>) -> bool;

        // example.i:39: example::ratio
        fn ratio_get(result: &mut f64) -> bool;

        // example.i:43: example::some
        fn some_get(result: &mut bool) -> bool;

        // example.i:45: example::title
        fn title_get(result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:45: example::title
        fn title_set(value: Text<'_>) -> bool;

        // example.i:42: example::whole
        fn whole_get(result: &mut i32) -> bool;

        // example.i:33: example::Filter::__init__
        fn Filter_init(result: &mut Object) -> bool;

        // example.i:34: example::Filter::Kind::low
        fn Filter_Kind_low_get(result: &mut i32) -> bool;

        // example.i:34: example::Filter::Kind::high
        fn Filter_Kind_high_get(result: &mut i32) -> bool;

        // example.i:35: example::Filter::kind
        fn Filter_kind_get(object: Object, result: &mut i32) -> bool;

        // example.i:35: example::Filter::kind
        fn Filter_kind_set(object: Object, value: i32) -> bool;

        // example.i:33: example::Filter::__copy__
        fn Filter_copy(object: Object, result: &mut Object) -> bool;

        // example.i:33: example::Filter
        fn Filter_destroy(object: Object);

        fn constants(all: &mut Constants) -> bool;
    }
}
