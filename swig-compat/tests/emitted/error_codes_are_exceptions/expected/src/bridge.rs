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
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        // include/codes.hpp:14: codes::accumulate
        fn accumulate(values: &Contiguous<'_>) -> bool;

        // include/codes.hpp:25: codes::half
        fn half(number: i32) -> bool;

        // include/codes.hpp:28: codes::launch
        fn launch(works: bool) -> bool;

        // include/codes.hpp:11: codes::text
        fn text(status: i32, result: &mut UniquePtr<CxxString>) -> bool;

        // include/codes.hpp:26: codes::twice
        fn twice(number: i32, result: &mut i32) -> bool;

        fn constants(all: &mut Constants) -> bool;
    }
}
