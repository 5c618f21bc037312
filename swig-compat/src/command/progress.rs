//! Progress lines on standard error, in cargo's format.

use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether progress is not shown. Set once, before the command begins its work.
static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// Suppresses later lines.
pub(super) fn silence() {
    IS_QUIET.store(true, Ordering::Relaxed);
}

/// The verb for a file that was written.
pub(super) const WROTE: &str = "Wrote";

/// The verb for a file whose content has not changed.
pub(super) const UNCHANGED: &str = "Unchanged";

/// Shows one step, such as `Compiling example`.
pub(super) fn step(verb: &str, object: impl Display) {
    line(format_args!("{verb:>12} {object}"));
}

/// Shows a line that another program has already formatted.
pub(super) fn line(text: impl Display) {
    if !IS_QUIET.load(Ordering::Relaxed) {
        anstream::eprintln!("{text}");
    }
}
