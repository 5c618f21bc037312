//! Any text is given an answer: the compiler neither panics, nor runs on, nor eats all memory.

#![no_main]

#[path = "../swig-compat/tests/support/compiled.rs"]
mod compiled;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        compiled::compiled(text);
    }
});
