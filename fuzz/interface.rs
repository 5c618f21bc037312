//! The compiler answers any text: it neither panics, nor loops, nor exhausts memory.

#![no_main]

#[path = "../swig-compat/tests/support/compiled.rs"]
mod compiled;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        compiled::compiled(text);
    }
});
