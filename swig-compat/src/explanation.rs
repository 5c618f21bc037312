//! Explanations of the diagnostics, for `quaff explain` and for the page of the documentation: one file for
//! each code, with the reason, a wrong interface, and the right one.

use include_dir::{Dir, include_dir};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/explanations");

/// The explanation of one code. Its text is Markdown: a heading, the reason, and two code blocks in the
/// language `swig`.
#[derive(Clone, Copy, Debug)]
pub struct Explanation {
    pub code: &'static str,
    pub text: &'static str,
}

impl Explanation {
    /// The heading without the code.
    pub fn title(&self) -> &'static str {
        let heading = self.text.lines().next().unwrap_or_default();
        heading.split_once(": ").map_or(heading, |(_, title)| title)
    }
}

/// The explanations in the order of their codes.
pub fn explanations() -> Vec<Explanation> {
    let explanation = |file: &'static include_dir::File<'static>| {
        Some(Explanation { code: file.path().file_stem()?.to_str()?, text: file.contents_utf8()? })
    };
    let mut all: Vec<Explanation> = FILES.files().filter_map(explanation).collect();
    all.sort_by_key(|explanation| explanation.code);
    all
}

/// The explanation of `code`, in upper or lower case.
pub fn explanation(code: &str) -> Option<Explanation> {
    explanations().into_iter().find(|explanation| explanation.code.eq_ignore_ascii_case(code))
}
