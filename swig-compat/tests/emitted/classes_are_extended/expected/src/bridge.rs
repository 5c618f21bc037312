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

        // counter.hpp:16: shop::alive
        fn alive(result: &mut Object) -> bool;

        // counter.hpp:21: shop::count_alive
        fn count_alive(result: &mut i32) -> bool;

        // counter.hpp:39: shop::Item::Item
        fn parsed(price: Text<'_>, result: &mut Object) -> bool;

        // counter.hpp:9: shop::tenfold
        fn tenfold(value: i32, result: &mut i32) -> bool;

        // example.i:24: shop::Counter::Counter
        fn Counter_init_2(result: &mut Object) -> bool;

        // example.i:24: shop::Counter::Counter
        fn Counter_init(value: i32, result: &mut Object) -> bool;

        // example.i:38: shop::Counter::add
        fn Counter_add_3(object: Object, other: i32, result: &mut i32) -> bool;

        // example.i:38: shop::Counter::add
        fn Counter_add(object: Object, other: i32, times: i32, result: &mut i32) -> bool;

        // example.i:39: shop::Counter::add
        fn Counter_add_2(object: Object, other: f64, result: &mut f64) -> bool;

        // example.i:40: shop::Counter::next
        fn Counter_next(object: Object, result: &mut i32) -> bool;

        // example.i:41: shop::Counter::leveled
        fn Counter_leveled_3(object: Object, result: &mut i32) -> bool;

        // example.i:41: shop::Counter::leveled
        fn Counter_leveled_2(object: Object, level: i32, result: &mut i32) -> bool;

        // example.i:41: shop::Counter::leveled
        fn Counter_leveled(object: Object, level: i32, more: i32, result: &mut i32) -> bool;

        // example.i:44: shop::Counter::twice
        fn Counter_twice_get(object: Object, result: &mut i32) -> bool;

        // example.i:44: shop::Counter::twice
        fn Counter_twice_set(object: Object, value: i32) -> bool;

        // example.i:45: shop::Counter::most
        fn Counter_most(result: &mut i32) -> bool;

        // example.i:46: shop::Counter::operator-
        fn Counter_sub(object: Object, other: Object, result: &mut Object) -> bool;

        // example.i:50: shop::Counter::self
        fn Counter_self(object: Object, result: &mut Object) -> bool;

        // example.i:52: shop::Counter::copy
        fn Counter_copy(object: Object, result: &mut Object) -> bool;

        // counter.hpp:13: shop::Counter::value
        fn Counter_value_get(object: Object, result: &mut i32) -> bool;

        // counter.hpp:13: shop::Counter::value
        fn Counter_value_set(object: Object, value: i32) -> bool;

        // counter.hpp:12: shop::Counter::__copy__
        fn Counter_copy_2(object: Object, result: &mut Object) -> bool;

        // counter.hpp:23: shop::Base::__init__
        fn Base_init(result: &mut Object) -> bool;

        // counter.hpp:25: shop::Base::id
        fn Base_id(object: Object, result: &mut i32) -> bool;

        // counter.hpp:23: shop::Base::__copy__
        fn Base_copy(object: Object, result: &mut Object) -> bool;

        // example.i:73: shop::Stack<int, 3>::__init__
        fn IntStack_init(result: &mut Object) -> bool;

        // example.i:67: shop::Stack<int, 3>::pushed
        fn IntStack_pushed(object: Object, value: i32, result: &mut i32) -> bool;

        // counter.hpp:47: shop::Stack<int, 3>::push
        fn IntStack_push(object: Object, value: i32) -> bool;

        // counter.hpp:49: shop::Stack<int, 3>::top
        fn IntStack_top_get(object: Object, result: &mut i32) -> bool;

        // counter.hpp:49: shop::Stack<int, 3>::top
        fn IntStack_top_set(object: Object, value: i32) -> bool;

        // example.i:73: shop::Stack<int, 3>::__copy__
        fn IntStack_copy(object: Object, result: &mut Object) -> bool;

        // example.i:74: shop::Stack<double, 4>::__init__
        fn Doubles_init(result: &mut Object) -> bool;

        // example.i:67: shop::Stack<double, 4>::pushed
        fn Doubles_pushed(object: Object, value: f64, result: &mut f64) -> bool;

        // counter.hpp:47: shop::Stack<double, 4>::push
        fn Doubles_push(object: Object, value: f64) -> bool;

        // counter.hpp:49: shop::Stack<double, 4>::top
        fn Doubles_top_get(object: Object, result: &mut f64) -> bool;

        // counter.hpp:49: shop::Stack<double, 4>::top
        fn Doubles_top_set(object: Object, value: f64) -> bool;

        // example.i:74: shop::Stack<double, 4>::__copy__
        fn Doubles_copy(object: Object, result: &mut Object) -> bool;

        // example.i:75: shop::Stack<double, 4>::top_as<int>
        fn Doubles_top_as_int_int(object: Object, result: &mut i32) -> bool;

        // example.i:77: shop::Stack<double, 4>::halved
        fn Doubles_halved(object: Object, result: &mut f64) -> bool;

        // counter.hpp:37: shop::Item::Item
        fn Item_init(price: i32, result: &mut Object) -> bool;

        // counter.hpp:38: shop::Item::Item
        fn Item_init_2(price: i32, count: i32, result: &mut Object) -> bool;

        // counter.hpp:29: shop::Item::hidden
        fn Item_hidden(object: Object, result: &mut i32) -> bool;

        // counter.hpp:30: shop::Item::level
        fn Item_level_get(object: Object, result: &mut i32) -> bool;

        // counter.hpp:30: shop::Item::level
        fn Item_level_set(object: Object, value: i32) -> bool;

        // counter.hpp:40: shop::Item::doubled
        fn Item_doubled(object: Object, result: &mut i32) -> bool;

        // counter.hpp:41: shop::Item::trebled
        fn Item_trebled(object: Object, result: &mut i32) -> bool;

        // counter.hpp:42: shop::Item::price
        fn Item_price_get(object: Object, result: &mut i32) -> bool;

        // counter.hpp:42: shop::Item::price
        fn Item_price_set(object: Object, value: i32) -> bool;

        // counter.hpp:33: shop::Item::__copy__
        fn Item_copy(object: Object, result: &mut Object) -> bool;

        // example.i:71: shop::Item::id
        fn Item_id(object: Object, result: &mut i32) -> bool;

        // counter.hpp:12: shop::Counter
        fn Counter_destroy(object: Object);

        // counter.hpp:23: shop::Base
        fn Base_destroy(object: Object);

        // example.i:73: shop::Stack<int, 3>
        fn IntStack_destroy(object: Object);

        // example.i:74: shop::Stack<double, 4>
        fn Doubles_destroy(object: Object);

        // counter.hpp:33: shop::Item
        fn Item_destroy(object: Object);
        fn Item_as_Base(object: Object) -> Object;

        fn constants(all: &mut Constants) -> bool;
    }
}
