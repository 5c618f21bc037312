//! Finds C++ functions that are declared and called, but defined in no source and no library.
//!
//! An extension module is linked with undefined symbols, because Python's own symbols exist only at import;
//! so without this check, a missing `--source` would only be noticed at import. When a program is linked with
//! the extension, no symbols may be undefined, and the linker lists the missing ones.

use super::super::{Compiled, Failure};
use super::nvcc;
use super::tools::cpp_compiler;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::emit::BuildOptions;
use crate::lex::is_word;
use crate::plan::Row;
use rustc_hash::FxHashMap;
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Refuses a module that could not be imported.
pub(super) fn check(
    library: &Path,
    options: &BuildOptions,
    compiled: &Compiled,
    help: &str,
) -> Result<(), Failure> {
    if options.libraries.is_empty() && calls_only_known(library) {
        return Ok(());
    }
    // If the linker cannot be run, the module is not refused, because it was linked before.
    let functions = link(library, &options.search_dirs).map(|log| undefined(&log)).unwrap_or_default();
    if functions.is_empty() {
        return Ok(());
    }
    let (mut diagnostics, mut others) = (Vec::new(), String::new());
    let mut rows: FxHashMap<&str, &Row> = FxHashMap::default();
    for row in compiled.plan.rows() {
        rows.entry(base(&row.target)).or_insert(row);
    }
    for function in &functions {
        match rows.get(base(function)) {
            Some(row) => diagnostics.push(blame(row, function, help)),
            None => others += &format!("  `{function}`\n"),
        }
    }
    compiled.print(&diagnostics);
    if others.is_empty() {
        return Err(Failure::Reported);
    }
    if functions.iter().any(|function| is_of_cuda(function)) {
        return Err(nvcc::without_runtime(others.trim_end()));
    }
    Err(Failure::new(
        format!(
            "the module calls functions that are not \
                              defined:\n{}",
            others.trim_end()
        ),
        help,
    ))
}

pub(super) const HELP: &str =
    "compile the file that defines it with `--source`, or link its library with `-l` and `-L`";

/// The help if C files are compiled: C functions have other symbols than the C++ functions that are looked
/// up.
pub(super) const HELP_WITH_C: &str = "if a C file defines it, add the option `--c`; otherwise compile the file that defines \
                                      it with `--source`, or link its library with `-l` and `-L`";

fn blame(row: &Row, function: &str, help: &str) -> Diagnostic {
    let message = format!("nothing defines `{function}`");
    Diagnostic::error(code::UNDEFINED_FUNCTION, row.place.span, message)
        .label("declared and called by the module, but not defined")
        .help(help)
}

/// Whether nm shows that the module calls only Python and versioned functions: the linker writes a version
/// only if it has found the function in a library. This is true of most modules, and quicker than the linker.
fn calls_only_known(library: &Path) -> bool {
    let nm = env::var_os("NM").unwrap_or_else(|| "nm".into());
    let arguments = ["--dynamic", "--undefined-only", "--format=posix"];
    let done = Command::new(nm).args(arguments).arg(library).env("LC_ALL", "C").output();
    let listed = done.ok().filter(|done| done.status.success() && !done.stdout.is_empty());
    listed.is_some_and(|done| String::from_utf8_lossy(&done.stdout).lines().all(is_known))
}

/// Whether a line of nm's names a function that is defined somewhere, or that may be absent.
fn is_known(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let (name, kind) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is_weak = matches!(kind, "w" | "v");
    is_weak || name.contains('@') || is_of_python(name)
}

/// Whether the name is one of C that Python reserves: `PyList_New`, `Py_IncRef`, `_Py_Dealloc`. A library may
/// have a `Pyramid_volume` or a `PyImage::load()`.
fn is_of_python(name: &str) -> bool {
    let own = name.strip_prefix('_').unwrap_or(name).strip_prefix("Py");
    own.is_some_and(|rest| {
        rest.starts_with(|first: char| first.is_ascii_uppercase() || first == '_')
            && rest.chars().all(is_word)
    })
}

/// The linker's messages for a program that consists only of the library. `folders` contain the libraries
/// that lie beside the module at import.
fn link(library: &Path, folders: &[PathBuf]) -> io::Result<String> {
    let folder = tempfile::tempdir()?;
    let source = folder.path().join("main.cpp");
    fs::write(&source, "int main() {}\n")?;
    let compiler = cpp_compiler();
    let (program, arguments) = compiler.split_first().ok_or(io::ErrorKind::NotFound)?;
    let done = Command::new(program)
        .args(arguments)
        .arg(source)
        .args(["-Wl,--no-as-needed", "-Wl,--no-allow-shlib-undefined", "-Wl,--demangle"])
        .args(folders.iter().flat_map(|folder| {
            ["-Xlinker".as_ref(), "-rpath-link".as_ref(), "-Xlinker".as_ref(), folder.as_os_str()]
        }))
        .arg(library)
        .arg("-o")
        .arg(folder.path().join("main"))
        .env("LC_ALL", "C")
        .output()?;
    Ok(String::from_utf8_lossy(&done.stderr).into_owned())
}

/// The names in the linker's messages, without symbols of the Python interpreter and of the compiler's own
/// libraries.
fn undefined(log: &str) -> Vec<String> {
    // If a required library is missing, the linker also reports the symbols that only this library has.
    if log.contains(", needed by ") {
        return Vec::new();
    }
    let mut names: Vec<String> = log.lines().filter_map(missing).map(str::to_owned).collect();
    names.retain(|name| is_of_cuda(name) || !is_of_python(name) && !name.starts_with("__"));
    names.sort();
    names.dedup();
    names
}

/// Whether the function belongs to the CUDA runtime: a function for users, or one that all code from nvcc
/// calls.
fn is_of_cuda(function: &str) -> bool {
    let name = function.strip_prefix("__").unwrap_or(function);
    name.strip_prefix("cuda").is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_uppercase()))
}

/// The undefined function that a line of the linker's output names, in the format of GNU or LLVM.
fn missing(line: &str) -> Option<&str> {
    match line.split_once("undefined reference to `") {
        Some((_, rest)) => rest.rsplit_once('\'').map(|(name, _)| name),
        None => line.split_once("undefined reference: ").map(|(_, name)| name),
    }
}

/// The name without signature and template arguments: `example::sum` of `float example::sum<float>(float
/// const*, unsigned int)` and of `example::sum<float>`.
fn base(function: &str) -> &str {
    let name = function.split(['<', '(']).next().unwrap_or_default();
    name.rsplit(' ').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_the_words_of_both_linkers() {
        let gnu = "/usr/bin/ld: libexample.so: undefined reference to `float a::f<float>(float const*)'\n\
                   /usr/bin/ld: libexample.so: undefined reference to `PyList_New'\n\
                   /usr/bin/ld: libexample.so: undefined reference to `_Py_Dealloc'\n";
        let llvm = "ld.lld: error: undefined reference: float a::f<float>(float const*)\n\
                    >>> referenced by libexample.so (disallowed by --no-allow-shlib-undefined)\n";
        for log in [gnu, llvm] {
            assert_eq!(undefined(log), ["float a::f<float>(float const*)"]);
        }
        assert_eq!(base(&undefined(gnu)[0]), "a::f");
    }

    #[test]
    fn other_names_than_those_of_python_may_begin_as_they_do() {
        for name in ["Pyramid_volume", "_Pyramid_volume", "PyImage::load()", "Pyx"] {
            assert!(!is_of_python(name) && !is_known(&format!("{name} U")), "{name}");
            assert_eq!(undefined(&format!("ld: undefined reference to `{name}'\n")), [name]);
        }
    }

    #[test]
    fn functions_with_versions_are_defined() {
        for line in ["PyList_New U         ", "memcpy@GLIBC_2.14 U", "__gmon_start__ w", "_ITM_any v"] {
            assert!(is_known(line), "{line}");
        }
        for line in ["_Z1fPKf U         ", "cudaMalloc U", "__cudaRegisterFatBinary U"] {
            assert!(!is_known(line), "{line}");
        }
    }

    #[test]
    fn a_library_that_is_not_found_hides_what_it_defines() {
        let log = "ld: warning: libother.so, needed by libexample.so, not found\n\
                   ld: libexample.so: undefined reference to `other()'\n";
        assert!(undefined(log).is_empty());
    }
}
