//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Text<'a> = quaff_runtime::text::Text<'a>;

        // example.i:5: greet
        fn greet(name: Text<'_>, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:8: length
        fn length(text: Text<'_>, result: &mut u64) -> bool;

        // example.i:6: same
        fn same(text: Text<'_>, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:7: twice
        fn twice(text: Text<'_>, result: &mut UniquePtr<CxxString>) -> bool;
    }
}
