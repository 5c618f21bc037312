//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them. A function that returns `bool` writes its
//! result, if it has one, to its last parameter, and returns `false` if it has stored an exception instead.

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

        // example.i:58: example::add
        fn add(a: i32, b: i32, result: &mut i32) -> bool;

        // example.i:67: example::call
        fn call(which: Object, a: i32, b: i32, result: &mut i32) -> bool;

        // example.i:41: example::constants
        fn constants_2(result: &mut i32) -> bool;

        // example.i:68: example::deref
        fn deref(pointer: Object, result: &mut i32) -> bool;

        // example.i:32: example::next
        fn next(color: i32, result: &mut i32) -> bool;

        // example.i:33: example::other
        fn other(shape: u8, result: &mut u8) -> bool;

        // example.i:73: example::sum
        fn sum(parts: Object, method: Object, result: &mut i32) -> bool;

        // example.i:85: quaff_constant_SUM
        fn SUM_get(result: &mut Object) -> bool;

        // example.i:93: quaff_constant_Start
        fn Beginning_get(result: &mut Object) -> bool;

        // example.i:80: quaff_constant_adder
        fn adder_get(result: &mut Object) -> bool;

        // example.i:55: example::alias
        fn alias_get(result: &mut Object) -> bool;

        // example.i:55: example::alias
        fn alias_set(value: Object) -> bool;

        // example.i:51: example::color
        fn color_get(result: &mut i32) -> bool;

        // example.i:51: example::color
        fn color_set(value: i32) -> bool;

        // example.i:56: example::constant_alias
        fn constant_alias_get(result: &mut i32) -> bool;

        // example.i:40: example::counter
        fn counter_get(result: &mut i32) -> bool;

        // example.i:40: example::counter
        fn counter_set(value: i32) -> bool;

        // example.i:60: example::deduced
        fn deduced_get(result: &mut i32) -> bool;

        // example.i:60: example::deduced
        fn deduced_set(value: i32) -> bool;

        // example.i:65: example::deduced_constant
        fn deduced_constant_get(result: &mut f64) -> bool;

        // example.i:60: example::deduced_pointer
        fn deduced_pointer_get(result: &mut Object) -> bool;

        // example.i:60: example::deduced_pointer
        fn deduced_pointer_set(value: Object) -> bool;

        // example.i:64: example::deduced_reference
        fn deduced_reference_get(result: &mut i32) -> bool;

        // example.i:63: example::deduced_text
        fn deduced_text_get(result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:42: example::fixed
        fn fixed_get(result: &mut i32) -> bool;

        // example.i:53: example::flag
        fn flag_get(result: &mut bool) -> bool;

        // example.i:53: example::flag
        fn flag_set(value: bool) -> bool;

        // example.i:66: example::function
        fn function_get(result: &mut Object) -> bool;

        // example.i:66: example::function
        fn function_set(value: Object) -> bool;

        // example.i:62: example::half_as_float
        fn half_as_float_get(result: &mut f32) -> bool;

        // example.i:62: example::half_as_float
        fn half_as_float_set(value: f32) -> bool;

        // example.i:83: quaff_constant_listed
        fn listed_get(result: &mut Object) -> bool;

        // example.i:44: example::most
        fn most_get(result: &mut u64) -> bool;

        // example.i:84: quaff_constant_none
        fn none_get(result: &mut Object) -> bool;

        // example.i:54: example::opaque
        fn opaque_get(result: &mut Object) -> bool;

        // example.i:54: example::opaque
        fn opaque_set(value: Object) -> bool;

        // example.i:52: example::order
        fn order_get(result: &mut i32) -> bool;

        // example.i:52: example::order
        fn order_set(value: i32) -> bool;

        // example.i:74: example::origin
        fn origin_get(result: &mut Object) -> bool;

        // example.i:74: example::origin
        fn origin_set(value: Object) -> bool;

        // example.i:82: quaff_constant_parts
        fn parts_get(result: &mut Object) -> bool;

        // example.i:50: example::path
        fn path_get(result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:50: example::path
        fn path_set(value: Text<'_>) -> bool;

        // example.i:81: quaff_constant_place
        fn place_get(result: &mut Object) -> bool;

        // example.i:43: example::ratio
        fn ratio_get(result: &mut f64) -> bool;

        // example.i:47: example::some
        fn some_get(result: &mut bool) -> bool;

        // example.i:49: example::title
        fn title_get(result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:49: example::title
        fn title_set(value: Text<'_>) -> bool;

        // example.i:61: example::truth
        fn truth_get(result: &mut bool) -> bool;

        // example.i:61: example::truth
        fn truth_set(value: bool) -> bool;

        // example.i:94: quaff_constant_twice
        fn twice_get(result: &mut Object) -> bool;

        // example.i:46: example::whole
        fn whole_get(result: &mut i32) -> bool;

        // example.i:36: example::Filter::__init__
        fn Filter_init(result: &mut Object) -> bool;

        // example.i:37: example::Filter::Kind::low
        fn Filter_Kind_low_get(result: &mut i32) -> bool;

        // example.i:37: example::Filter::Kind::high
        fn Filter_Kind_high_get(result: &mut i32) -> bool;

        // example.i:38: example::Filter::kind
        fn Filter_kind_get(object: Object, result: &mut i32) -> bool;

        // example.i:38: example::Filter::kind
        fn Filter_kind_set(object: Object, value: i32) -> bool;

        // example.i:36: example::Filter::__copy__
        fn Filter_copy(object: Object, result: &mut Object) -> bool;

        // example.i:69: example::Parts::__init__
        fn Parts_init(result: &mut Object) -> bool;

        // example.i:70: example::Parts::first
        fn Parts_first_get(object: Object, result: &mut i32) -> bool;

        // example.i:70: example::Parts::first
        fn Parts_first_set(object: Object, value: i32) -> bool;

        // example.i:70: example::Parts::second
        fn Parts_second_get(object: Object, result: &mut i32) -> bool;

        // example.i:70: example::Parts::second
        fn Parts_second_set(object: Object, value: i32) -> bool;

        // example.i:71: example::Parts::sum
        fn Parts_sum(object: Object, by: i32, result: &mut i32) -> bool;

        // example.i:69: example::Parts::__copy__
        fn Parts_copy(object: Object, result: &mut Object) -> bool;

        // example.i:36: example::Filter
        fn Filter_destroy(object: Object);

        // example.i:69: example::Parts
        fn Parts_destroy(object: Object);

        // example.i:73: int (example::Parts::*)(int) const
        fn int_example_Parts_int_const_destroy(object: Object);

        fn constants(all: &mut Constants) -> bool;
    }
}
