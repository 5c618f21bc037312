//! An emitted file, with the heading and the notes that files of all languages have.

use super::text;
use crate::plan::Plan;

/// An emitted file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The path inside the crate, such as `src/bridge.rs`.
    pub path: String,
    pub text: String,
}

impl File {
    pub(super) fn new(path: impl Into<String>, text: String) -> File {
        File { path: path.into(), text }
    }
}

/// The text by which files written by quaff are recognised.
pub(crate) const MARK: &str = "Written by quaff from";

/// The first line of every file, after its comment mark.
pub(super) fn heading(plan: &Plan) -> String {
    text::comment(&format!("{MARK} {}: change that file, not this one.", interface(plan)))
}

/// The name of the interface file.
pub(super) fn interface(plan: &Plan) -> &str {
    plan.interface.rsplit('/').next().unwrap_or_default()
}

/// The declarations that are left out, each with its reason, as comments.
pub(super) fn skipped(plan: &Plan, comment: &str) -> String {
    if plan.skipped.is_empty() {
        return String::new();
    }
    let notes: String = (plan.skipped.iter())
        .map(|note| format!("{}: {}: {}", note.place, note.what, note.reason))
        .map(|note| format!("{comment} {}\n", text::comment(&note)))
        .collect();
    format!("\n{comment} Not bound:\n{notes}")
}
