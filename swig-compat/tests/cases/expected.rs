//! The expected output of a case, and the message where the output differs.

use similar::TextDiff;
use std::collections::BTreeMap;
use std::env;

/// Texts by the names of the files that they stand for. One that is empty is as one that is not there.
pub type Texts = BTreeMap<String, String>;

/// Whether expected texts are to be written again.
pub fn update() -> bool {
    env::var_os("UPDATE_EXPECTED").is_some()
}

/// Every name under which the two differ.
pub fn differing<'a>(expected: &'a Texts, actual: &'a Texts) -> Vec<&'a str> {
    let mut names: Vec<&str> = expected.keys().chain(actual.keys()).map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| text(expected, name) != text(actual, name));
    names
}

/// Fails with the lines that are missing and those that are new.
pub fn compare(case: &str, expected: &Texts, actual: &Texts) -> Result<(), String> {
    let said: String = differing(expected, actual)
        .iter()
        .map(|name| {
            let difference = diff(text(expected, name), text(actual, name), 3);
            format!("{case}: `{name}` is not as expected\n{difference}")
        })
        .collect();
    if said.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{said}if that is right, rewrite with: UPDATE_EXPECTED=1 cargo test -p quaff-swig --test cases"
    ))
}

/// The files of a case that pins some of what is emitted: those in its `expected/`. An empty file is to be written.
///
/// # Errors
/// The case pins none, or one that is not emitted.
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

/// The differing lines as `diff -u` shows them, each with some of those around it.
pub fn diff(expected: &str, actual: &str, around: usize) -> String {
    TextDiff::from_lines(expected, actual).unified_diff().context_radius(around).to_string()
}

fn text<'a>(texts: &'a Texts, name: &str) -> &'a str {
    texts.get(name).map_or("", String::as_str)
}
