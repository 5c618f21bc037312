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
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        #[namespace = "quaff"]
        type Object = quaff_runtime::object::Object;

        #[namespace = "quaff"]
        type PythonObject = quaff_runtime::object::PythonObject;

        // example.i:56: at_most
        fn at_most(percent: i32, result: &mut i32) -> bool;

        // example.i:54: divided
        fn divided(value: i32, by: i32, result: &mut PythonObject) -> bool;

        // example.i:92: filled
        fn filled(flag: PythonObject, dim1: i32, argout_array1: &Contiguous<'_>) -> bool;

        // example.i:70: first
        fn first(numbers: Object, result: &mut f64) -> bool;

        // example.i:101: greet
        fn greet(room: PythonObject, result: &mut PythonObject) -> bool;

        // example.i:55: inverse
        fn inverse(positive: f64, result: &mut f64) -> bool;

        // example.i:69: made
        fn made(square: bool, result: &mut PythonObject) -> bool;

        // example.i:102: named
        fn named(result: &mut PythonObject) -> bool;

        // example.i:71: numbers
        fn numbers(known: bool, result: &mut PythonObject) -> bool;

        // example.i:86: refused
        fn refused() -> bool;

        // example.i:57: span
        fn span(first: i32, last: i32, result: &mut PythonObject) -> bool;

        // example.i:49: total
        fn total(values: PythonObject, result: &mut f64) -> bool;

        // example.i:109: marks
        fn marks_get(result: &mut PythonObject) -> bool;

        // example.i:109: marks
        fn marks_set_2(value: Object) -> bool;

        // example.i:109: marks
        fn marks_set(value: &Contiguous<'_>) -> bool;

        // example.i:44: Span::__init__
        fn Span_init(result: &mut Object) -> bool;

        // example.i:44: Span::first
        fn Span_first_get(object: Object, result: &mut i32) -> bool;

        // example.i:44: Span::first
        fn Span_first_set(object: Object, value: i32) -> bool;

        // example.i:44: Span::last
        fn Span_last_get(object: Object, result: &mut i32) -> bool;

        // example.i:44: Span::last
        fn Span_last_set(object: Object, value: i32) -> bool;

        // example.i:44: Span::__copy__
        fn Span_copy(object: Object, result: &mut Object) -> bool;

        // example.i:45: Scale::__init__
        fn Scale_init(result: &mut Object) -> bool;

        // example.i:46: Scale::factor
        fn Scale_factor_get(object: Object, result: &mut i32) -> bool;

        // example.i:46: Scale::factor
        fn Scale_factor_set(object: Object, value: i32) -> bool;

        // example.i:47: Scale::of
        fn Scale_of(object: Object, values: PythonObject, result: &mut f64) -> bool;

        // example.i:45: Scale::__copy__
        fn Scale_copy(object: Object, result: &mut Object) -> bool;

        // example.i:67: Shape::__init__
        fn Shape_init(result: &mut PythonObject) -> bool;

        // example.i:67: Shape::__copy__
        fn Shape_copy(object: Object, result: &mut Object) -> bool;

        // example.i:68: Square::__init__
        fn Square_init(result: &mut Object) -> bool;

        // example.i:68: Square::side
        fn Square_side_get(object: Object, result: &mut i32) -> bool;

        // example.i:68: Square::side
        fn Square_side_set(object: Object, value: i32) -> bool;

        // example.i:68: Square::__copy__
        fn Square_copy(object: Object, result: &mut Object) -> bool;

        // example.i:44: Span
        fn Span_destroy(object: Object);
        fn span_2_tell(table: Object);

        // example.i:45: Scale
        fn Scale_destroy(object: Object);
        fn scale_tell(table: Object);

        // example.i:67: Shape
        fn Shape_destroy(object: Object);
        fn shape_tell(table: Object);

        // example.i:68: Square
        fn Square_destroy(object: Object);
        fn Square_as_Shape(object: Object) -> Object;
        fn square_tell(table: Object);

        // example.i:70: double
        fn p_double_tell(table: Object);

        // example.i:109: int
        fn p_int_tell(table: Object);

        // example.i:66: unsigned char
        fn p_unsigned_char_tell(table: Object);

        fn quaff_init(module: PythonObject) -> bool;
    }
}
