//! `tests/for_cxx/`: a folder for each case, with an interface, `example.i`, and what `quaff generate --language cxx` makes of it for
//! C and C++ programs, `expected/`. `program.cpp` calls that: tests/cmake runs it.

use crate::expected::{self, Texts};
use libtest_mimic::Trial;
use std::fs;
use std::path::Path;
use std::process::Command;

const ROOT: &str = "tests/for_cxx";
/// The files for C and C++ alone, by their names in the crate and in the case.
const FILES: [(&str, &str); 3] = [
    ("cxx/quaff/modules/example.h", "example.h"),
    ("cxx/quaff/modules/example.hpp", "example.hpp"),
    ("src/c_api.rs", "c_api.rs"),
];

pub fn tests() -> Vec<Trial> {
    let folders = fs::read_dir(ROOT).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    folders.map(|name| Trial::test(format!("for_cxx::{name}"), move || Ok(check(&name)?))).collect()
}

fn check(name: &str) -> Result<(), String> {
    let case = Path::new(ROOT).join(name).join("expected");
    let entries = fs::read_dir(&case).into_iter().flatten().map(|entry| entry.unwrap());
    let read = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    let expected: Texts = entries.map(read).collect();
    let actual = expected::pinned(&case.display().to_string(), &expected, generated(name)?)?;
    if expected::update() {
        for name in expected::differing(&expected, &actual) {
            fs::write(case.join(name), &actual[name]).unwrap();
        }
        return Ok(());
    }
    expected::compare(&case.display().to_string(), &expected, &actual)
}

fn generated(name: &str) -> Result<Texts, String> {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("for_cxx").join(name);
    let _ = fs::remove_dir_all(&out);
    let done = Command::new(env!("CARGO_BIN_EXE_quaff"))
        .args(["generate", "example.i", "-I", "include", "--rust-only", "--language", "cxx", "-o"])
        .arg(&out)
        .current_dir(Path::new(ROOT).join(name))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    if !done.status.success() || said.contains("warning") {
        return Err(format!("{name}: {said}"));
    }
    rustfmt(&out)?;
    Ok(FILES.map(|(path, name)| (name.to_owned(), fs::read_to_string(out.join(path)).unwrap())).into())
}

/// Checks that the formatter leaves emitted files as they are, as in other people's projects.
fn rustfmt(out: &Path) -> Result<(), String> {
    let arguments = ["--check", "--edition=2024", "--config-path=tests/emitted"];
    let done = Command::new("rustfmt").args(arguments).arg(out.join("src/lib.rs")).output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    if done.status.success() { Ok(()) } else { Err(format!("rustfmt:\n{said}")) }
}
