//! The end of a panic's message on standard error, in libraries without the standard library's code for
//! backtraces.
//!
//! To print the functions of a backtrace, the standard library contains a reader of debug information and of
//! compressed sections, a third of the code of a small module. The symbols of modules are stripped, so the
//! backtrace would have no names. The linker therefore leaves the code out: it takes the function below in
//! place of the standard library's that writes a backtrace. `build.rs` finds the symbol of that function, and
//! the build scripts of modules pass the option on.

use std::fmt;

/// Replaces the implementation of `Display::fmt` for backtraces, and has the same parameters and result. It
/// reads nothing of the backtrace, a value whose type only the standard library knows.
// SAFETY: nothing else in a program has a symbol that begins with `quaff_`.
#[unsafe(no_mangle)]
fn quaff_no_backtrace(_backtrace: &(), formatter: &mut fmt::Formatter) -> fmt::Result {
    formatter.write_str("note: this library contains no code for backtraces; `quaff build --debug` adds it\n")
}
