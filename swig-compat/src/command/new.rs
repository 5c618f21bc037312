//! `quaff new`: writes a package that builds, passes its tests and can be installed, as a starting point.

mod origin;

use super::{Failure, staged};
use crate::emit::File;
use crate::interface::is_python_keyword;
use crate::plan::safe;
use clap::Args;
use include_dir::{Dir, DirEntry, include_dir};
use origin::PackageOrigin;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a package, in a folder for each option. Texts and paths contain placeholders for the parts
/// that differ between packages. A file of an option replaces the plain file with the same path, or is
/// appended to it if its name ends in `.append`.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/new");

/// The name of the sub-package that the option `--subpackage` adds.
const SUBPACKAGE: &str = "filters";

/// The suffix of the name of a file that is appended to the plain file.
const APPEND: &str = ".append";

/// The versions of quaff-swig that a package may be built with: those with the same interface as this
/// version.
const SERIES: &str = concat!(env!("CARGO_PKG_VERSION_MAJOR"), ".", env!("CARGO_PKG_VERSION_MINOR"));

/// The command's arguments.
#[derive(Args, Debug)]
pub struct New {
    /// The name of the package and of its folder
    name: String,
    /// Add a function that launches a CUDA kernel
    #[arg(long)]
    cuda: bool,
    /// Add a Rust program that calls the functions
    #[arg(long)]
    rust: bool,
    /// Add a package for Node.js
    #[arg(long)]
    node: bool,
    /// Add a sub-package with a module of its own
    #[arg(long)]
    subpackage: bool,
}

impl New {
    pub(super) fn run(self) -> Result<(), Failure> {
        check_name(&self.name)?;
        if self.subpackage && self.name == SUBPACKAGE {
            return Err(Failure::new(
                format!("the sub-package is called `{SUBPACKAGE}`, too"),
                "choose another name for the package",
            ));
        }
        let folder = PathBuf::from(&self.name);
        if fs::read_dir(&folder).is_ok_and(|mut there| there.next().is_some()) || folder.is_file() {
            return Err(Failure::new(
                format!("`{}` already exists", folder.display()),
                "choose another name, or run the command in another folder",
            ));
        }
        let files = self.files();
        staged::write(&folder, &files).map_err(|error| Failure::unwritable(&folder, &error))?;
        for file in &files {
            anstream::println!("{}", folder.join(&file.path).display());
        }
        anstream::eprint!("{}", next_steps(&self.name, &PackageOrigin::of_this_command()));
        Ok(())
    }

    /// The plain files, replaced or extended by the files of the options.
    fn files(&self) -> Vec<File> {
        let options = [
            ("plain", true),
            ("cuda", self.cuda),
            ("rust", self.rust),
            ("node", self.node),
            ("subpackage", self.subpackage),
        ];
        let mut files: BTreeMap<String, String> = BTreeMap::new();
        for (option, _) in options.into_iter().filter(|(_, wanted)| *wanted) {
            for file in FILES.get_dir(option).map(below).unwrap_or_default() {
                let path = self.filled_in(&path_in(option, file));
                let text = self.filled_in(file.contents_utf8().unwrap_or_default());
                match path.strip_suffix(APPEND) {
                    Some(path) => files.entry(path.to_owned()).or_default().push_str(&text),
                    None => drop(files.insert(path, text)),
                }
            }
        }
        files.into_iter().map(|(path, text)| File { path, text }).collect()
    }

    fn filled_in(&self, text: &str) -> String {
        // The extra also installs nvcc.
        let extra = if self.cuda { "[cuda]" } else { "" };
        text.replace("NAME", &self.name)
            .replace("SWIG_REQUIREMENT", &format!("quaff-swig{extra}=={SERIES}.*"))
            .replace("SERIES", SERIES)
    }
}

/// Checks a name for a Python module, a C++ namespace and a Rust crate.
fn check_name(name: &str) -> Result<(), Failure> {
    if is_python_module(name) {
        return Err(Failure::new(
            format!("`{name}` is the name of another package"),
            format!(
                "choose another name, such as `my_{name}`: `import {name}` would find only one of the \
                     two"
            ),
        ));
    }
    if is_name(name) {
        return Ok(());
    }
    Err(Failure::new(
        format!("`{name}` is not a valid package name"),
        format!(
            "choose a name of lower-case letters, digits and `_` that is not a keyword in Python, C++ or \
             Rust, such as `{}`",
            similar(name)
        ),
    ))
}

fn is_name(name: &str) -> bool {
    let letters = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    let is_word = letters && name.starts_with(|first: char| first.is_ascii_lowercase());
    is_word
        && !is_python_keyword(name)
        && safe(name) == name
        && !["quaff", "std"].contains(&name)
        && !is_python_module(name)
}

/// A valid name that is similar to this one.
fn similar(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join("_").to_ascii_lowercase();
    let names = [name.clone(), format!("my_{name}")];
    names
        .into_iter()
        .find(|similar| is_name(similar) && !name.is_empty())
        .unwrap_or_else(|| "measure".to_owned())
}

/// The files below a folder, at any depth.
fn below(folder: &'static Dir<'static>) -> Vec<&'static include_dir::File<'static>> {
    let files = |entry: &'static DirEntry<'static>| match entry {
        DirEntry::File(file) => vec![file],
        DirEntry::Dir(folder) => below(folder),
    };
    folder.entries().iter().flat_map(files).collect()
}

fn path_in(option: &str, file: &include_dir::File) -> String {
    let path = file.path().strip_prefix(option).unwrap_or(Path::new(""));
    path.display().to_string()
}

// Names that `import` finds outside the user's packages.

/// The modules of Python's standard library in all versions from 3.11 on, and the packages that the tests of
/// the new package import.
const PYTHON_MODULES: &str = "
    abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64
    bdb binascii bisect builtins bz2 calendar cgi cgitb chunk cmath cmd code codecs codeop collections
    colorsys compileall compression concurrent configparser contextlib contextvars copy copyreg crypt csv
    ctypes curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings
    ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc
    genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http idlelib
    imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache locale
    logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessing
    netrc nis nntplib nt ntpath nturl2path numbers numpy opcode operator optparse os ossaudiodev pathlib
    pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats
    pty pwd py_compile pyclbr pydoc pydoc_data pyexpat pytest queue quopri random re readline reprlib
    resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd
    smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat
    statistics string stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile
    telnetlib tempfile termios test textwrap this threading time timeit tkinter token tokenize tomllib trace
    traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uu uuid venv
    warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport
    zlib zoneinfo
";

fn is_python_module(name: &str) -> bool {
    PYTHON_MODULES.split_whitespace().any(|module| module == name)
}

// The text that `quaff new` prints after the names of the files.

/// The commands that build and test the package. pip finds quaff-swig on an index only if it was installed
/// from there, and otherwise needs a wheel or the sources.
fn next_steps(name: &str, origin: &PackageOrigin) -> String {
    let (install, note) = match origin {
        PackageOrigin::Index => ("  pip install . numpy pytest\n".to_owned(), unfound()),
        PackageOrigin::Wheel(path) => (with_wheel(&copied(path)), unpublished(path.display())),
        PackageOrigin::WheelAt(url) => (with_wheel(&downloaded(url)), unpublished(url)),
        PackageOrigin::Source(place) => (WITHOUT_WHEEL.to_owned(), unpublished(place) + &build_wheel(place)),
    };
    format!("\nNext, in a virtual environment:\n  cd {name}\n{install}  pytest\n{note}")
}

fn with_wheel(command: &str) -> String {
    format!("  {command}\n  pip install --find-links wheels . numpy pytest\n")
}

fn copied(path: &Path) -> String {
    format!("mkdir wheels && cp -t wheels {}", quoted(&path.display().to_string()))
}

fn downloaded(url: &str) -> String {
    format!("pip download --no-deps --dest wheels {}", quoted(url))
}

/// The next steps in the environment in which quaff-swig is installed, without building its wheel, which
/// would take minutes.
const WITHOUT_WHEEL: &str = "  pip install scikit-build-core cmake ninja numpy pytest
  pip install --no-build-isolation .
";

fn unfound() -> String {
    format!("If pip does not find quaff-swig {SERIES}, README.md says how to give pip its wheel.\n")
}

fn unpublished(place: impl std::fmt::Display) -> String {
    format!(
        "quaff-swig was installed from `{place}`. As long as version {SERIES} is not on PyPI, the workflows and \
         `pip install --find-links wheels .` need its wheel in the folder `wheels`; commit this folder too.\n"
    )
}

fn build_wheel(place: &str) -> String {
    format!(
        "To build the wheel, which takes minutes:\n  pip wheel --no-deps --wheel-dir wheels {}\n",
        quoted(place)
    )
}

/// A word quoted for a shell.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-+:@".contains(c);
    match word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn commands(origin: &PackageOrigin) -> Vec<String> {
        let text = next_steps("measure", origin);
        text.lines().filter_map(|line| line.strip_prefix("  ")).map(str::to_owned).collect()
    }

    #[test]
    fn pip_is_given_what_it_does_not_find() {
        let plain = ["cd measure", "pip install . numpy pytest", "pytest"];
        assert_eq!(commands(&PackageOrigin::Index), plain);
        let wheel = PackageOrigin::Wheel(PathBuf::from("/tmp/quaff_swig-0.1.0-py3-none-any.whl"));
        let with_wheel = [
            "cd measure",
            "mkdir wheels && cp -t wheels /tmp/quaff_swig-0.1.0-py3-none-any.whl",
            "pip install --find-links wheels . numpy pytest",
            "pytest",
        ];
        assert_eq!(commands(&wheel), with_wheel);
        let wheel = PackageOrigin::WheelAt("https://host/quaff_swig-0.1.0-py3-none-any.whl".to_owned());
        let with_wheel = [
            "cd measure",
            "pip download --no-deps --dest wheels https://host/quaff_swig-0.1.0-py3-none-any.whl",
            "pip install --find-links wheels . numpy pytest",
            "pytest",
        ];
        assert_eq!(commands(&wheel), with_wheel);
        let without_isolation = [
            "cd measure",
            "pip install scikit-build-core cmake ninja numpy pytest",
            "pip install --no-build-isolation .",
            "pytest",
            "pip wheel --no-deps --wheel-dir wheels '/home/me/my quaff/swig-compat'",
        ];
        assert_eq!(
            commands(&PackageOrigin::Source("/home/me/my quaff/swig-compat".to_owned())),
            without_isolation
        );
    }

    #[test]
    fn a_quote_is_no_end_of_a_word() {
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }
}
