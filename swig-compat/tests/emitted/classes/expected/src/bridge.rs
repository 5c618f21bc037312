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
        type Object = quaff_runtime::object::Object;

        #[namespace = "quaff"]
        type Text<'a> = quaff_runtime::text::Text<'a>;

        // zoo.hpp:32: zoo::area_of
        fn area_of(s: Object, result: &mut f64) -> bool;

        // zoo.hpp:44: zoo::hidden
        fn hidden(result: &mut Object) -> bool;

        // zoo.hpp:45: zoo::is_hidden
        fn is_hidden(h: Object, result: &mut bool) -> bool;

        // zoo.hpp:33: zoo::label_of
        fn label_of(n: Object, result: &mut UniquePtr<CxxString>) -> bool;

        // zoo.hpp:34: zoo::make_square
        fn make_square(s: f64, result: &mut Object) -> bool;

        // zoo.hpp:42: zoo::origin
        fn origin_get(result: &mut Object) -> bool;

        // zoo.hpp:42: zoo::origin
        fn origin_set(value: Object) -> bool;

        // zoo.hpp:9: zoo::Counter::Counter
        fn Counter_init(result: &mut Object) -> bool;

        // zoo.hpp:10: zoo::Counter::Counter
        fn Counter_init_2(start: i32, result: &mut Object) -> bool;

        // zoo.hpp:13: zoo::Counter::add
        fn Counter_add_3(object: Object, x: i32, result: &mut i32) -> bool;

        // zoo.hpp:13: zoo::Counter::add
        fn Counter_add(object: Object, x: i32, times: i32, result: &mut i32) -> bool;

        // zoo.hpp:14: zoo::Counter::add
        fn Counter_add_2(object: Object, x: f64, result: &mut f64) -> bool;

        // zoo.hpp:15: zoo::Counter::name
        fn Counter_name(object: Object, result: &mut UniquePtr<CxxString>) -> bool;

        // zoo.hpp:16: zoo::Counter::rename
        fn Counter_rename(object: Object, n: Text<'_>) -> bool;

        // zoo.hpp:17: zoo::Counter::make
        fn Counter_make(v: i32, result: &mut Object) -> bool;

        // zoo.hpp:18: zoo::Counter::total
        fn Counter_total_get(result: &mut i32) -> bool;

        // zoo.hpp:18: zoo::Counter::total
        fn Counter_total_set(value: i32) -> bool;

        // zoo.hpp:19: zoo::Counter::self
        fn Counter_self(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:20: zoo::Counter::operator+
        fn Counter_add_4(object: Object, o: Object, result: &mut Object) -> bool;

        // zoo.hpp:21: zoo::Counter::operator+=
        fn Counter_iadd(object: Object, x: i32, result: &mut Object) -> bool;

        // zoo.hpp:22: zoo::Counter::operator==
        fn Counter_eq(object: Object, o: Object, result: &mut bool) -> bool;

        // zoo.hpp:23: zoo::Counter::value
        fn Counter_value_get(object: Object, result: &mut i32) -> bool;

        // zoo.hpp:23: zoo::Counter::value
        fn Counter_value_set(object: Object, value: i32) -> bool;

        // zoo.hpp:7: zoo::Counter::__copy__
        fn Counter_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:27: zoo::Point::__init__
        fn Point_init(result: &mut Object) -> bool;

        // zoo.hpp:27: zoo::Point::x
        fn Point_x_get(object: Object, result: &mut f64) -> bool;

        // zoo.hpp:27: zoo::Point::x
        fn Point_x_set(object: Object, value: f64) -> bool;

        // zoo.hpp:27: zoo::Point::y
        fn Point_y_get(object: Object, result: &mut f64) -> bool;

        // zoo.hpp:27: zoo::Point::y
        fn Point_y_set(object: Object, value: f64) -> bool;

        // zoo.hpp:27: zoo::Point::__copy__
        fn Point_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:28: zoo::Line::__init__
        fn Line_init(result: &mut Object) -> bool;

        // zoo.hpp:28: zoo::Line::a
        fn Line_a_get(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:28: zoo::Line::a
        fn Line_a_set(object: Object, value: Object) -> bool;

        // zoo.hpp:28: zoo::Line::b
        fn Line_b_get(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:28: zoo::Line::b
        fn Line_b_set(object: Object, value: Object) -> bool;

        // zoo.hpp:28: zoo::Line::mid
        fn Line_mid_get(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:28: zoo::Line::mid
        fn Line_mid_set(object: Object, value: Object) -> bool;

        // zoo.hpp:28: zoo::Line::len
        fn Line_len(object: Object, result: &mut f64) -> bool;

        // zoo.hpp:28: zoo::Line::__copy__
        fn Line_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:29: zoo::Shape::area
        fn Shape_area(object: Object, result: &mut f64) -> bool;

        // zoo.hpp:29: zoo::Shape::id
        fn Shape_id_get(object: Object, result: &mut i32) -> bool;

        // zoo.hpp:29: zoo::Shape::id
        fn Shape_id_set(object: Object, value: i32) -> bool;

        // zoo.hpp:30: zoo::Named::__init__
        fn Named_init(result: &mut Object) -> bool;

        // zoo.hpp:30: zoo::Named::label
        fn Named_label_get(object: Object, result: &mut UniquePtr<CxxString>) -> bool;

        // zoo.hpp:30: zoo::Named::label
        fn Named_label_set(object: Object, value: Text<'_>) -> bool;

        // zoo.hpp:30: zoo::Named::get_label
        fn Named_get_label(object: Object, result: &mut UniquePtr<CxxString>) -> bool;

        // zoo.hpp:30: zoo::Named::__copy__
        fn Named_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:36: zoo::Outer::__init__
        fn Outer_init(result: &mut Object) -> bool;

        // zoo.hpp:36: zoo::Outer::inner
        fn Outer_inner_get(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:36: zoo::Outer::inner
        fn Outer_inner_set(object: Object, value: Object) -> bool;

        // zoo.hpp:36: zoo::Outer::make
        fn Outer_make(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:36: zoo::Outer::ptr
        fn Outer_ptr(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:36: zoo::Outer::__copy__
        fn Outer_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:37: zoo::NoCopy::NoCopy
        fn NoCopy_init(result: &mut Object) -> bool;

        // zoo.hpp:37: zoo::NoCopy::f
        fn NoCopy_f(object: Object, result: &mut i32) -> bool;

        // zoo.hpp:39: zoo::Holder::__init__
        fn Holder_init(result: &mut Object) -> bool;

        // zoo.hpp:39: zoo::Holder::held
        fn Holder_held_get(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:39: zoo::Holder::held
        fn Holder_held_set(object: Object, value: Object) -> bool;

        // zoo.hpp:39: zoo::Holder::label
        fn Holder_label_get(object: Object, result: &mut UniquePtr<CxxString>) -> bool;

        // zoo.hpp:39: zoo::Holder::label
        fn Holder_label_set(object: Object, value: Text<'_>) -> bool;

        // zoo.hpp:39: zoo::Holder::word
        fn Holder_word_get(object: Object, result: &mut UniquePtr<CxxString>) -> bool;

        // zoo.hpp:39: zoo::Holder::word
        fn Holder_word_set(object: Object, value: Text<'_>) -> bool;

        // zoo.hpp:39: zoo::Holder::__copy__
        fn Holder_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:41: zoo::Cupboard::__init__
        fn Cupboard_init(result: &mut Object) -> bool;

        // zoo.hpp:41: zoo::Cupboard::holder
        fn Cupboard_holder_get(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:41: zoo::Cupboard::holder
        fn Cupboard_holder_set(object: Object, value: Object) -> bool;

        // zoo.hpp:41: zoo::Cupboard::corners
        fn Cupboard_corners_get(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:41: zoo::Cupboard::corners
        fn Cupboard_corners_set(object: Object, value: Object) -> bool;

        // zoo.hpp:41: zoo::Cupboard::origin
        fn Cupboard_origin_get(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:41: zoo::Cupboard::origin
        fn Cupboard_origin_set(object: Object, value: Object) -> bool;

        // zoo.hpp:41: zoo::Cupboard::__copy__
        fn Cupboard_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:35: zoo::Box<int>::Box
        fn IntBox_init(v: i32, result: &mut Object) -> bool;

        // zoo.hpp:35: zoo::Box<int>::get
        fn IntBox_get(object: Object, result: &mut i32) -> bool;

        // zoo.hpp:35: zoo::Box<int>::set
        fn IntBox_set(object: Object, x: i32) -> bool;

        // zoo.hpp:35: zoo::Box<int>::twice
        fn IntBox_twice(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:35: zoo::Box<int>::v
        fn IntBox_v_get(object: Object, result: &mut i32) -> bool;

        // zoo.hpp:35: zoo::Box<int>::v
        fn IntBox_v_set(object: Object, value: i32) -> bool;

        // example.i:8: zoo::Box<int>::__copy__
        fn IntBox_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:35: zoo::Box<double>::Box
        fn DoubleBox_init(v: f64, result: &mut Object) -> bool;

        // zoo.hpp:35: zoo::Box<double>::get
        fn DoubleBox_get(object: Object, result: &mut f64) -> bool;

        // zoo.hpp:35: zoo::Box<double>::set
        fn DoubleBox_set(object: Object, x: f64) -> bool;

        // zoo.hpp:35: zoo::Box<double>::twice
        fn DoubleBox_twice(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:35: zoo::Box<double>::v
        fn DoubleBox_v_get(object: Object, result: &mut f64) -> bool;

        // zoo.hpp:35: zoo::Box<double>::v
        fn DoubleBox_v_set(object: Object, value: f64) -> bool;

        // example.i:9: zoo::Box<double>::__copy__
        fn DoubleBox_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:31: zoo::Square::Square
        fn Square_init(s: f64, result: &mut Object) -> bool;

        // zoo.hpp:31: zoo::Square::area
        fn Square_area(object: Object, result: &mut f64) -> bool;

        // zoo.hpp:31: zoo::Square::s
        fn Square_s_get(object: Object, result: &mut f64) -> bool;

        // zoo.hpp:31: zoo::Square::s
        fn Square_s_set(object: Object, value: f64) -> bool;

        // zoo.hpp:31: zoo::Square::__copy__
        fn Square_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:36: zoo::Outer::Inner::__init__
        fn Inner_init(result: &mut Object) -> bool;

        // zoo.hpp:36: zoo::Outer::Inner::z
        fn Inner_z_get(object: Object, result: &mut i32) -> bool;

        // zoo.hpp:36: zoo::Outer::Inner::z
        fn Inner_z_set(object: Object, value: i32) -> bool;

        // zoo.hpp:36: zoo::Outer::Inner::__copy__
        fn Inner_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:40: zoo::Drawer::__init__
        fn Drawer_init(result: &mut Object) -> bool;

        // zoo.hpp:40: zoo::Drawer::__copy__
        fn Drawer_copy(object: Object, result: &mut Object) -> bool;

        // zoo.hpp:7: zoo::Counter
        fn Counter_destroy(object: Object);

        // zoo.hpp:27: zoo::Point
        fn Point_destroy(object: Object);

        // zoo.hpp:28: zoo::Line
        fn Line_destroy(object: Object);

        // zoo.hpp:29: zoo::Shape
        fn Shape_destroy(object: Object);

        // zoo.hpp:30: zoo::Named
        fn Named_destroy(object: Object);

        // zoo.hpp:36: zoo::Outer
        fn Outer_destroy(object: Object);

        // zoo.hpp:37: zoo::NoCopy
        fn NoCopy_destroy(object: Object);

        // zoo.hpp:39: zoo::Holder
        fn Holder_destroy(object: Object);

        // zoo.hpp:41: zoo::Cupboard
        fn Cupboard_destroy(object: Object);

        // example.i:8: zoo::Box<int>
        fn IntBox_destroy(object: Object);

        // example.i:9: zoo::Box<double>
        fn DoubleBox_destroy(object: Object);

        // zoo.hpp:31: zoo::Square
        fn Square_destroy(object: Object);
        fn Square_as_Shape(object: Object) -> Object;
        fn Square_as_Named(object: Object) -> Object;

        // zoo.hpp:36: zoo::Outer::Inner
        fn Inner_destroy(object: Object);

        // zoo.hpp:40: zoo::Drawer
        fn Drawer_destroy(object: Object);
        fn Drawer_as_Holder(object: Object) -> Object;
    }
}
