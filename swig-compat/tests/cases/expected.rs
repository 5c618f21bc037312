//! What must come out of a case, and what to say where something else did.

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

/// The differing lines as `diff -u` shows them, each with some of those around it.
pub fn diff(expected: &str, actual: &str, around: usize) -> String {
    TextDiff::from_lines(expected, actual).unified_diff().context_radius(around).to_string()
}

fn text<'a>(texts: &'a Texts, name: &str) -> &'a str {
    texts.get(name).map_or("", String::as_str)
}
