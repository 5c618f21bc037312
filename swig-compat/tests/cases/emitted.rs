//! `tests/emitted/`: a folder for each case, with an interface, `example.i`, `options` of the command if
//! needed, and in `expected/` files of the crate that `quaff generate` writes: all files for the cases in
//! [`WHOLE`], and otherwise the one or two that the case is about.
//!
//! Emitted files are committed to other projects, so their formatters and checkers must accept them. Three
//! files are nearly the same in every crate: they are complete in [`PLAIN`], and elsewhere `<file>.diff`, or
//! missing if they do not differ.

use crate::expected::{self, Texts, diff};
use libtest_mimic::Trial;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const ROOT: &str = "tests/emitted";
/// The cases that together show everything that is emitted.
const WHOLE: [&str; 8] = [
    PLAIN,
    "arrays_are_results",
    "classes",
    "constants_enums_and_variables",
    "functions_are_called_for_each_element",
    "host_and_device_have_names_in_rust",
    "typemaps_with_code",
    "vectors_are_arrays_as_results",
];
const PLAIN: &str = "scalars_of_every_kind";
const SHARED: [&str; 3] = ["Cargo.toml", "build.rs", "src/lib.rs"];

/// A check of all crates by a tool.
type Tool = fn() -> Result<(), String>;

pub fn tests() -> Vec<Trial> {
    let cases =
        names().into_iter().map(|name| Trial::test(format!("emitted::{name}"), move || Ok(check(&name)?)));
    let tools: [(&str, Tool); 4] = [
        ("rustfmt_would_not_change_a_file", rustfmt),
        ("ruff_would_not_change_a_file", ruff_format),
        ("ruff_has_nothing_to_say", ruff_check),
        ("mypy_accepts_every_stub", mypy),
    ];
    let tools = tools.map(|(name, run)| Trial::test(format!("emitted::{name}"), move || Ok(run()?)));
    cases.chain(tools).collect()
}

fn check(name: &str) -> Result<(), String> {
    let case = Path::new(ROOT).join(name).join("expected");
    let (expected, mut actual) = (files(&case, &[]), crate_files(name)?);
    if !WHOLE.contains(&name) {
        actual = expected::pinned(&case.display().to_string(), &expected, actual)?;
    }
    if expected::update() {
        for name in expected::differing(&expected, &actual) {
            write(&case.join(name), actual.get(name));
        }
        return Ok(());
    }
    expected::compare(&case.display().to_string(), &expected, &actual)
}

/// The files of the case's crate in the form of `expected/`: for files that all crates share, the
/// differences.
fn crate_files(name: &str) -> Result<Texts, String> {
    let mut crate_files = generated(name).clone()?;
    if name != PLAIN {
        let plain = generated(PLAIN).clone()?;
        for shared in SHARED {
            let text = crate_files.remove(shared).unwrap_or_default();
            crate_files.insert(format!("{shared}.diff"), diff(&plain[shared], &text, 1));
        }
    }
    Ok(crate_files)
}

fn rustfmt() -> Result<(), String> {
    let crates = folders().map(|folder| folder.join("src/lib.rs"));
    let scripts = folders().map(|folder| folder.join("build.rs"));
    accepts("rustfmt", &["--check", "--edition=2024"], crates.chain(scripts))
}

fn ruff_format() -> Result<(), String> {
    accepts("ruff", &["format", "--check", "--diff", "--no-cache"], folders())
}

fn ruff_check() -> Result<(), String> {
    accepts("ruff", &["check", "--no-cache", "--output-format=concise"], folders())
}

fn mypy() -> Result<(), String> {
    let cache = format!("--cache-dir={}/mypy", env!("CARGO_TARGET_TMPDIR"));
    let settings = format!("--config-file={}", generated_root().join("mypy.ini").display());
    let is_stub = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "pyi");
    let entries = folders().flat_map(|folder| fs::read_dir(folder).unwrap());
    let stubs = entries.map(|entry| entry.unwrap().path()).filter(is_stub);
    accepts("mypy", &["--no-error-summary", &cache, &settings], stubs)
}

/// The folders of all crates that could be generated.
fn folders() -> impl Iterator<Item = PathBuf> {
    let could = names().into_iter().filter(|name| generated(name).is_ok());
    could.map(|name| generated_root().join(name).join("expected"))
}

/// Runs a tool on files. The tool may be missing, unless `make` has installed the tests' tools.
fn accepts(tool: &str, arguments: &[&str], files: impl Iterator<Item = PathBuf>) -> Result<(), String> {
    // The repository's own environment is used even if it is not activated.
    let own = Path::new("../.venv/bin").join(tool);
    let program = if own.is_file() { own } else { PathBuf::from(tool) };
    let done = match Command::new(program).args(arguments).args(files).output() {
        Err(error) if error.kind() == io::ErrorKind::NotFound && !Path::new("../.venv/test").exists() => {
            eprintln!("skipped: `{tool}` is not on this machine");
            return Ok(());
        }
        done => done.unwrap(),
    };
    let (printed, errors) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    if done.status.success() { Ok(()) } else { Err(format!("{tool}:\n{printed}{errors}")) }
}

/// The folder to which cases are copied, so that the output refers to its inputs by relative paths.
fn generated_root() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("emitted")
}

/// The crate of a case, or the command's error.
fn generated(name: &str) -> &'static Result<Texts, String> {
    static CRATES: OnceLock<BTreeMap<String, Result<Texts, String>>> = OnceLock::new();
    let generate_all = || {
        let _ = fs::remove_dir_all(generated_root());
        let crates = names().into_iter().map(|name| (name.clone(), generate(&name))).collect();
        // The tools' settings for all crates.
        for settings in ["mypy.ini", "ruff.toml", "rustfmt.toml"] {
            fs::copy(Path::new(ROOT).join(settings), generated_root().join(settings)).unwrap();
        }
        crates
    };
    &CRATES.get_or_init(generate_all)[name]
}

fn generate(name: &str) -> Result<Texts, String> {
    let copy = generated_root().join(name);
    for (name, text) in files(&Path::new(ROOT).join(name), &[]) {
        if !name.starts_with("expected/") {
            write(&copy.join(name), Some(&text));
        }
    }
    let options = fs::read_to_string(copy.join("options")).unwrap_or_default();
    let quaff = Command::new(env!("CARGO_BIN_EXE_quaff"))
        .args(["generate", "example.i", "-I", "include", "-o", "expected"])
        .args(options.split_whitespace())
        .current_dir(&copy)
        .output()
        .unwrap();
    if !quaff.status.success() {
        return Err(format!("{name}: {}", String::from_utf8_lossy(&quaff.stderr)));
    }
    // Without files that are the same in every crate and committed elsewhere, and without cxx's, which are
    // generated from `src/bridge.rs`.
    Ok(files(&copy.join("expected"), &["quaff", "cxx"]))
}

/// The folders of the cases, without the caches of tools, whose names begin with a dot.
fn names() -> Vec<String> {
    let entries = fs::read_dir(ROOT).unwrap().map(|entry| entry.unwrap());
    let folders = entries.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = folders.map(|folder| folder.file_name().into_string().unwrap()).collect();
    names.retain(|name| !name.starts_with('.'));
    names.sort();
    assert!(WHOLE.iter().all(|whole| names.iter().any(|name| name == whole)), "a whole case is missing");
    names
}

/// Every file below `folder`, by its relative path, without the folders in `left_out`.
fn files(folder: &Path, left_out: &[&str]) -> Texts {
    let mut found = Texts::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(inner) = open.pop() {
        for path in fs::read_dir(inner).into_iter().flatten().map(|entry| entry.unwrap().path()) {
            let name = path.strip_prefix(folder).unwrap().display().to_string();
            if path.is_dir() {
                open.extend((!left_out.contains(&name.as_str())).then_some(path));
            } else {
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

/// Writes a text, or removes the file if the text is empty.
fn write(path: &Path, text: Option<&String>) {
    match text.filter(|text| !text.is_empty()) {
        Some(text) => {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        None => fs::remove_file(path).unwrap(),
    }
}
