//! The expected output of a case, and the message if the output differs.

use similar::TextDiff;
use std::collections::BTreeMap;
use std::env;

/// Texts by the names of their files. An empty text counts as missing.
pub type Texts = BTreeMap<String, String>;

/// Whether the expected texts are rewritten.
pub fn update() -> bool {
    env::var_os("UPDATE_EXPECTED").is_some()
}

/// The names under which the texts differ.
pub fn differing<'a>(expected: &'a Texts, actual: &'a Texts) -> Vec<&'a str> {
    let mut names: Vec<&str> = expected.keys().chain(actual.keys()).map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| text(expected, name) != text(actual, name));
    names
}

/// Fails with the missing and the new lines.
pub fn compare(case: &str, expected: &Texts, actual: &Texts) -> Result<(), String> {
    let printed: String = differing(expected, actual)
        .iter()
        .map(|name| {
            let difference = diff(text(expected, name), text(actual, name), 3);
            format!("{case}: `{name}` is not as expected\n{difference}")
        })
        .collect();
    if printed.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{printed}if that is right, rewrite with: UPDATE_EXPECTED=1 cargo test -p quaff-swig --test cases"
    ))
}

/// The emitted files that a case pins: those in its `expected/`. An empty file is rewritten.
///
/// # Errors
/// The case pins no file, or a file that is not emitted.
pub fn pinned(case: &str, expected: &Texts, mut actual: Texts) -> Result<Texts, String> {
    if expected.is_empty() {
        let names: Vec<&str> =
            actual.iter().filter(|(_, text)| !text.is_empty()).map(|(name, _)| &**name).collect();
        let names = names.join("`, `");
        return Err(format!("{case}: make an empty file for each that the case is about, of `{names}`"));
    }
    if let Some(name) = expected.keys().find(|name| text(&actual, name).is_empty()) {
        return Err(format!("{case}: `{name}` is not emitted: remove the file, or give it the right name"));
    }
    actual.retain(|name, _| expected.contains_key(name));
    Ok(actual)
}

/// The differing lines in the format of `diff -u`, with some lines of context.
pub fn diff(expected: &str, actual: &str, around: usize) -> String {
    TextDiff::from_lines(expected, actual).unified_diff().context_radius(around).to_string()
}

fn text<'a>(texts: &'a Texts, name: &str) -> &'a str {
    texts.get(name).map_or("", String::as_str)
}
