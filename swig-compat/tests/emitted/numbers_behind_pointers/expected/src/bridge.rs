//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

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

        // include/divide.hpp:26: compare
        fn compare(a: i32, b: i32, result: &mut bool) -> bool;

        // include/divide.hpp:19: divide
        fn divide(a: i32, b: i32, result: &mut PythonObject) -> bool;

        // example.i:9: halve
        fn halve(inout: i32, result: &mut PythonObject) -> bool;

        // example.i:10: limits
        fn limits(result: &mut PythonObject) -> bool;

        // include/square.hpp:5: square
        fn square(x: &Contiguous<'_>, squares: &Contiguous<'_>, result: &mut f64) -> bool;

        // example.i:11: twice
        fn twice(input: f64, result: &mut f64) -> bool;

        // include/divide.hpp:27: Counter::__init__
        fn Counter_init(result: &mut Object) -> bool;

        // include/divide.hpp:28: Counter::add
        fn Counter_add_2(object: Object, total: i64, result: &mut PythonObject) -> bool;

        // include/divide.hpp:28: Counter::add
        fn Counter_add(object: Object, total: i64, by: i32, result: &mut PythonObject) -> bool;

        // include/divide.hpp:27: Counter::__copy__
        fn Counter_copy(object: Object, result: &mut Object) -> bool;

        // include/divide.hpp:27: Counter
        fn Counter_destroy(object: Object);
    }
}
