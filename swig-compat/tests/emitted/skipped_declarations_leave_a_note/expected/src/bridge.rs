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

        // include/mixed.hpp:13: bound
        fn bound(value: i32, result: &mut i32) -> bool;

        // include/mixed.hpp:11: counter
        fn counter_get(result: &mut i32) -> bool;

        // include/mixed.hpp:11: counter
        fn counter_set(value: i32) -> bool;

        fn constants(all: &mut Constants) -> bool;
    }
}
