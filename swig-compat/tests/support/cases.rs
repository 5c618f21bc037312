//! Folders of cases: what goes in, and what must come out of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Runs every folder under `root`; `run` gives what must stand in its `expected.txt`.
#[allow(dead_code, reason = "not every test has cases of this kind")]
pub fn check(root: &str, run: impl Fn(&Path) -> String) {
    check_files(root, |case| {
        let said = run(case);
        let file = ("expected.txt".to_owned(), said);
        BTreeMap::from_iter((!file.1.is_empty()).then_some(file))
    });
}

/// Runs every folder under `root`; `run` gives its files whose paths begin with `expected`.
pub fn check_files(root: &str, run: impl Fn(&Path) -> BTreeMap<String, String>) {
    let failures: Vec<String> =
        folders(root).iter().flat_map(|case| compare(case, &expected(case), &run(case))).collect();
    assert!(
        failures.is_empty(),
        "{}\nif that is right, rewrite with: UPDATE_EXPECTED=1 cargo test -p quaff-swig",
        failures.join("\n")
    );
}

/// The cases under `root`; a folder with a dot is a tool's cache.
pub fn folders(root: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root).unwrap().map(|entry| entry.unwrap());
    let visible = entries.filter(|entry| !entry.file_name().as_encoded_bytes().starts_with(b"."));
    let mut cases: Vec<PathBuf> = visible.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    cases.sort();
    assert!(!cases.is_empty(), "no cases in {root}");
    cases
}

/// Every file under `folder`, by its path inside.
pub fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(inner) = open.pop() {
        for path in fs::read_dir(inner).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().display().to_string();
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

fn expected(case: &Path) -> BTreeMap<String, String> {
    files(case).into_iter().filter(|(name, _)| name.starts_with("expected")).collect()
}

/// The differences, or none after they were written.
fn compare(
    case: &Path,
    expected: &BTreeMap<String, String>,
    actual: &BTreeMap<String, String>,
) -> Vec<String> {
    let mut names: Vec<&String> = expected.keys().chain(actual.keys()).collect();
    names.sort();
    names.dedup();
    names.retain(|&name| expected.get(name) != actual.get(name));
    let update = std::env::var_os("UPDATE_EXPECTED").is_some();
    let mut failures = Vec::new();
    for name in names {
        let path = case.join(name);
        match actual.get(name) {
            Some(text) if update => write(&path, text),
            None if update => fs::remove_file(path).unwrap(),
            actual => failures.push(difference(&path, expected.get(name), actual)),
        }
    }
    failures
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn difference(path: &Path, expected: Option<&String>, actual: Option<&String>) -> String {
    let shown = |text: Option<&String>| text.map_or("(no such file)\n".to_owned(), String::clone);
    format!("{}\n--- expected\n{}--- actual\n{}", path.display(), shown(expected), shown(actual))
}
