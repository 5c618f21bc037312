//! Folders of cases: what goes in, and what must come out of it.

use std::fs;
use std::path::{Path, PathBuf};

/// Runs every folder under `root`; `run` gives what must stand in its `expected.txt`.
pub fn check(root: &str, run: impl Fn(&Path) -> String) {
    let mut cases: Vec<PathBuf> = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()).collect();
    cases.sort();
    let update = std::env::var_os("UPDATE_EXPECTED").is_some();
    let mut failures = Vec::new();
    for case in &cases {
        let path = case.join("expected.txt");
        let (expected, actual) = (fs::read_to_string(&path).unwrap_or_default(), run(case));
        if expected != actual && update {
            fs::write(&path, actual).unwrap();
        } else if expected != actual {
            failures.push(format!("{}\n--- expected\n{expected}--- actual\n{actual}", path.display()));
        }
    }
    assert!(!cases.is_empty(), "no cases in {root}");
    assert!(
        failures.is_empty(),
        "{}\nif that is right, rewrite with: UPDATE_EXPECTED=1 cargo test -p quaff-swig",
        failures.join("\n")
    );
}
