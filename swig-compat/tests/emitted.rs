//! Every folder of `tests/emitted/` is an interface, `example.i`, with the crate that `quaff generate` makes of it,
//! `expected/`.
//!
//! What is emitted is committed to other projects: it must be what their formatters and checkers want of it.

#[path = "support/cases.rs"]
mod cases;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn every_interface_becomes_its_crate() {
    cases::check_files("tests/emitted", generate);
}

#[test]
fn rustfmt_would_not_change_a_file() {
    let crates = expected().map(|folder| folder.join("src/lib.rs"));
    let scripts = expected().map(|folder| folder.join("build.rs"));
    accepts("rustfmt", &["--check", "--edition=2024"], crates.chain(scripts));
}

#[test]
fn ruff_would_not_change_a_file() {
    accepts("ruff", &["format", "--check", "--diff", "--no-cache"], expected());
}

#[test]
fn ruff_has_nothing_to_say() {
    accepts("ruff", &["check", "--no-cache", "--output-format=concise"], expected());
}

/// Each alone: the modules of all cases have one name.
#[test]
fn mypy_accepts_every_stub() {
    for folder in expected() {
        let stubs = cases::files(&folder).into_keys().filter(|name| name.ends_with(".pyi"));
        let cache = format!("--cache-dir={}/mypy", env!("CARGO_TARGET_TMPDIR"));
        accepts("mypy", &["--strict", "--no-error-summary", &cache], stubs.map(|name| folder.join(name)));
    }
}

fn expected() -> impl Iterator<Item = PathBuf> {
    cases::folders("tests/emitted").into_iter().map(|case| case.join("expected"))
}

/// Runs the command in a copy of the case, so that what it writes refers to its inputs as it would beside them.
fn generate(case: &Path) -> BTreeMap<String, String> {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(case);
    let _ = fs::remove_dir_all(&copy);
    let inputs = cases::files(case).into_iter().filter(|(name, _)| !name.starts_with("expected"));
    for (name, text) in inputs {
        fs::create_dir_all(copy.join(&name).parent().unwrap()).unwrap();
        fs::write(copy.join(name), text).unwrap();
    }
    let quaff = Command::new(env!("CARGO_BIN_EXE_quaff"))
        .args(["generate", "example.i", "-I", "include", "-o", "expected"])
        .current_dir(&copy)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&quaff.stderr);
    assert!(quaff.status.success(), "{}: {said}", case.display());
    cases::files(&copy.join("expected"))
        .into_iter()
        // The same in every crate, and committed where it is written.
        .filter(|(name, _)| !name.starts_with("quaff/"))
        .map(|(name, text)| (format!("expected/{name}"), text))
        .collect()
}

/// Runs a tool on files. A machine may lack it, unless `make` has put the tests' tools there.
fn accepts(tool: &str, arguments: &[&str], files: impl Iterator<Item = PathBuf>) {
    // Also from the repository's own environment, whether it was activated or not.
    let own = Path::new("../.venv/bin").join(tool);
    let program = if own.is_file() { own } else { PathBuf::from(tool) };
    let done = match Command::new(program).args(arguments).args(files).output() {
        Err(error) if error.kind() == io::ErrorKind::NotFound && !Path::new("../.venv/test").exists() => {
            return eprintln!("skipped: `{tool}` is not on this machine");
        }
        done => done.unwrap(),
    };
    let (said, errors) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{tool}:\n{said}{errors}");
}
