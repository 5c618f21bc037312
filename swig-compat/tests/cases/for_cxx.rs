//! `tests/for_cxx/`, `tests/for_r/` and `tests/for_node/`: a folder for each case, with an interface,
//! `example.i`, and in `expected/` the files for the language that `quaff generate --language` writes.
//! tests/cmake and tests/languages run `program.cpp` and `program.mjs`, which call the functions.

use crate::expected::{self, Texts};
use libtest_mimic::Trial;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The cases of a language.
struct Language {
    /// The value of `--language`, which is also the end of the folder's name, after `for_`.
    name: &'static str,
    /// The files for this language only: the name in the crate, and the name in the case.
    files: &'static [(&'static str, &'static str)],
}

const LANGUAGES: [Language; 3] = [
    Language {
        name: "cxx",
        files: &[
            ("cxx/quaff/modules/example.h", "example.h"),
            ("cxx/quaff/modules/example.hpp", "example.hpp"),
            ("src/c_api.rs", "c_api.rs"),
        ],
    },
    Language {
        name: "r",
        files: &[
            ("r/DESCRIPTION", "DESCRIPTION"),
            ("r/NAMESPACE", "NAMESPACE"),
            ("r/R/example.R", "example.R"),
            ("r/src/Makevars", "Makevars"),
            ("r/src/functions.c", "functions.c"),
            ("r/man/f_mean.Rd", "f_mean.Rd"),
        ],
    },
    Language {
        name: "node",
        files: &[
            ("src/node_api.rs", "node_api.rs"),
            ("package/index.js", "index.js"),
            ("package/index.mjs", "index.mjs"),
            ("package/index.d.ts", "index.d.ts"),
            ("package/package.json", "package.json"),
            ("src/example_shim.hpp", "example_shim.hpp"),
        ],
    },
];

impl Language {
    fn root(&self) -> PathBuf {
        Path::new("tests").join(format!("for_{}", self.name))
    }
}

pub fn tests() -> Vec<Trial> {
    LANGUAGES.iter().flat_map(of_language).collect()
}

fn of_language(language: &'static Language) -> impl Iterator<Item = Trial> {
    let entries = fs::read_dir(language.root()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.map(move |name| {
        Trial::test(format!("for_{}::{name}", language.name), move || Ok(check(language, &name)?))
    })
}

fn check(language: &Language, name: &str) -> Result<(), String> {
    let case = language.root().join(name).join("expected");
    let entries = fs::read_dir(&case).into_iter().flatten().map(|entry| entry.unwrap());
    let read = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    let expected: Texts = entries.map(read).collect();
    let actual = expected::pinned(&case.display().to_string(), &expected, generated(language, name)?)?;
    if expected::update() {
        for name in expected::differing(&expected, &actual) {
            fs::write(case.join(name), &actual[name]).unwrap();
        }
        return Ok(());
    }
    expected::compare(&case.display().to_string(), &expected, &actual)
}

fn generated(language: &Language, name: &str) -> Result<Texts, String> {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(language.root()).join(name);
    let _ = fs::remove_dir_all(&out);
    let done = Command::new(env!("CARGO_BIN_EXE_quaff"))
        .args(["generate", "example.i", "-I", "include", "--rust-only", "--language", language.name, "-o"])
        .arg(&out)
        .current_dir(language.root().join(name))
        .output()
        .unwrap();
    let printed = String::from_utf8_lossy(&done.stderr);
    if !done.status.success() || printed.contains("warning") {
        return Err(format!("{name}: {printed}"));
    }
    rustfmt(&out)?;
    let read = |(path, name): &(&str, &str)| (name.to_string(), fs::read_to_string(out.join(path)).unwrap());
    Ok(language.files.iter().map(read).collect())
}

/// Checks that rustfmt does not change emitted files, because other projects run it.
fn rustfmt(out: &Path) -> Result<(), String> {
    let arguments = ["--check", "--edition=2024", "--config-path=tests/emitted"];
    let done = Command::new("rustfmt").args(arguments).arg(out.join("src/lib.rs")).output().unwrap();
    let printed = String::from_utf8_lossy(&done.stdout);
    if done.status.success() { Ok(()) } else { Err(format!("rustfmt:\n{printed}")) }
}
