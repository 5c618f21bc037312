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
        type ElementLoop<'a> = quaff_runtime::host::ElementLoop<'a>;

        // example.i:11: shapes::hypotenuse<float>
        // Each operand must have as many elements as the loop processes.
        unsafe fn hypotenuse_float_2(elements: &ElementLoop<'_>) -> bool;

        // example.i:12: shapes::hypotenuse<double>
        // Each operand must have as many elements as the loop processes.
        unsafe fn hypotenuse_double_2(elements: &ElementLoop<'_>) -> bool;

        // example.i:11: shapes::hypotenuse<float>
        // Each operand must have as many elements as the loop processes.
        unsafe fn hypotenuse_float(elements: &ElementLoop<'_>) -> bool;

        // example.i:12: shapes::hypotenuse<double>
        // Each operand must have as many elements as the loop processes.
        unsafe fn hypotenuse_double(elements: &ElementLoop<'_>) -> bool;

        // include/shapes.hpp:15: shapes::parts
        // Each operand must have as many elements as the loop processes.
        unsafe fn parts(elements: &ElementLoop<'_>) -> bool;

        // example.i:13: shapes::polar<double>
        // Each operand must have as many elements as the loop processes.
        unsafe fn polar_double(elements: &ElementLoop<'_>) -> bool;
    }
}
