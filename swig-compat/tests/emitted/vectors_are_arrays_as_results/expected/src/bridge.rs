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
        type PythonObject = quaff_runtime::object::PythonObject;

        #[namespace = "quaff"]
        type Vector = quaff_runtime::vector::Vector;

        // example.hpp:10: example::below
        fn below(count: i32, result: &mut Vector) -> bool;

        // example.hpp:63: example::both
        fn both(values: &Contiguous<'_>, result: &mut PythonObject) -> bool;

        // example.hpp:56: example::count
        fn count(count: i32, result: &mut PythonObject) -> bool;

        // example.hpp:37: example::halves
        fn halves(values: &Contiguous<'_>, result: &mut Vector) -> bool;

        // example.hpp:22: example::is_odd
        fn is_odd(count: i32, result: &mut Vector) -> bool;

        // example.hpp:31: example::primes
        fn primes(result: &mut Vector) -> bool;

        // example.i:9: example::repeated<float>
        fn repeated_float(values: &Contiguous<'_>, result: &mut Vector) -> bool;

        // example.i:10: example::repeated<double>
        fn repeated_double(values: &Contiguous<'_>, result: &mut Vector) -> bool;

        // example.hpp:44: example::sort_out
        fn sort_out(values: &Contiguous<'_>, border: f64, result: &mut PythonObject) -> bool;
    }
}
