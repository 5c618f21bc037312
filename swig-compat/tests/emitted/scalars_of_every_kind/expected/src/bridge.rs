//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them. A function that returns `bool` writes its
//! result, if it has one, to its last parameter, and returns `false` if it has stored an exception instead.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        // example.i:21: by_reference
        fn by_reference(value: f64, result: &mut f64) -> bool;

        // example.i:18: fixed
        fn fixed(value: i64, result: &mut i64) -> bool;

        // example.i:19: float32
        fn float32(value: f32, result: &mut f32) -> bool;

        // example.i:20: float64
        fn float64(value: f64, result: &mut f64) -> bool;

        // example.i:7: int8
        fn int8(value: i8, result: &mut i8) -> bool;

        // example.i:9: int16
        fn int16(value: i16, result: &mut i16) -> bool;

        // example.i:11: int32
        fn int32(value: i32, result: &mut i32) -> bool;

        // example.i:13: int64
        fn int64(value: i64, result: &mut i64) -> bool;

        // example.i:6: invert
        fn invert(value: bool, result: &mut bool) -> bool;

        // example.i:15: longest
        fn longest(value: i64, result: &mut i64) -> bool;

        // example.i:22: nothing
        fn nothing() -> bool;

        // example.i:17: size
        fn size(value: u64, result: &mut u64) -> bool;

        // example.i:8: uint8
        fn uint8(value: u8, result: &mut u8) -> bool;

        // example.i:10: uint16
        fn uint16(value: u16, result: &mut u16) -> bool;

        // example.i:12: uint32
        fn uint32(value: u32, result: &mut u32) -> bool;

        // example.i:14: uint64
        fn uint64(value: u64, result: &mut u64) -> bool;

        // example.i:16: unsigned_longest
        fn unsigned_longest(value: u64, result: &mut u64) -> bool;
    }
}
