//! Lines on standard error that say what a command is doing, in the form of cargo's.

use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};

/// Set once, before the command begins its work.
static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// Shows no more lines.
pub(super) fn silence() {
    IS_QUIET.store(true, Ordering::Relaxed);
}

/// The verbs of a file that a command has written, and of one whose content is the same as before.
pub(super) const WROTE: &str = "Wrote";
pub(super) const UNCHANGED: &str = "Unchanged";

/// Shows one step, such as `Compiling example`.
pub(super) fn step(verb: &str, object: impl Display) {
    line(format_args!("{verb:>12} {object}"));
}

/// Shows a line that another program has formatted.
pub(super) fn line(text: impl Display) {
    if !IS_QUIET.load(Ordering::Relaxed) {
        anstream::eprintln!("{text}");
    }
}
