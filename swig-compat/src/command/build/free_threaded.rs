//! CPython without the GIL, which has no stable ABI: a module for it is built for one version.

use super::super::compiled::PythonApi;
use super::super::{Compiled, Failure};
use crate::script::run;
use std::path::{self, Path, PathBuf};
use std::process::Command;

/// A CPython without the GIL.
#[derive(Debug, PartialEq)]
pub(in super::super) struct FreeThreaded {
    python: PathBuf,
    /// The minor version: 14 for Python 3.14.
    minor: u32,
    /// The suffix of the file names of its extension modules.
    pub suffix: String,
}

/// The minor version of the oldest free-threaded CPython that the crate pyo3 supports.
const OLDEST: u32 = 14;

impl FreeThreaded {
    /// The active Python, if it has no GIL and the module can be built for it.
    pub(super) fn active(compiled: &Compiled) -> Result<Option<FreeThreaded>, Failure> {
        let Some(found) = run::all_pythons().find_map(|python| asked(&python)).flatten() else {
            return Ok(None);
        };
        found.check()?;
        if compiled.python_api == Some(PythonApi::Stable) {
            return Err(Failure::new(
                format!("{} has no stable ABI, for which `--python-api stable` asks", found.name()),
                format!("leave out `--python-api stable`, or {WITH_GIL}"),
            ));
        }
        // The headers of another Python describe objects with another layout.
        let has_headers = || run::find_python().is_some_and(|(python, _)| python == found.python);
        if compiled.plan.uses.python && !has_headers() {
            return Err(Failure::new(
                format!(
                    "the headers of {} were not found, and the interface's code needs them",
                    found.name()
                ),
                format!("install them, or {WITH_GIL}"),
            ));
        }
        Ok(Some(found))
    }

    /// Examines the Python at this path.
    pub(super) fn of(python: &Path) -> Result<FreeThreaded, Failure> {
        let found = asked(python).flatten().ok_or_else(|| {
            let fact = format!("`{}` is no CPython without the GIL", python.display());
            Failure::new(fact, "leave out `--python`: the library is then for every Python from 3.11 on")
        })?;
        found.check()?;
        Ok(found)
    }

    fn check(&self) -> Result<(), Failure> {
        match self.minor >= OLDEST {
            true => Ok(()),
            false => Err(Failure::new(
                format!("{} is too old: without the GIL, Python has to be 3.{OLDEST} or newer", self.name()),
                WITH_GIL,
            )),
        }
    }

    /// The Python's name in messages, with its path.
    fn name(&self) -> String {
        format!("Python {} (`{}`)", self.version(), self.python.display())
    }

    /// An absolute path of the Python; a bare name is looked up in `PATH`.
    pub(super) fn path(&self) -> PathBuf {
        let is_name = self.python.components().count() == 1;
        let absolute = if is_name { None } else { path::absolute(&self.python).ok() };
        absolute.unwrap_or_else(|| self.python.clone())
    }

    /// The version in the form `3.14t`.
    pub(in super::super) fn version(&self) -> String {
        format!("3.{}t", self.minor)
    }

    /// The suffix of the names of crates that are built for this Python.
    pub(super) fn mark(&self) -> String {
        format!("_cp3{}t", self.minor)
    }
}

const WITH_GIL: &str =
    "set `QUAFF_PYTHON` to a Python with the GIL, for a module that every such Python from 3.11 on loads";

/// The properties that the Python at this path reports. `None` if it cannot be run; `Some(None)` if
/// it has the GIL.
fn asked(python: &Path) -> Option<Option<FreeThreaded>> {
    let program = "import sys\n\
                   if 't' in getattr(sys, 'abiflags', ''):\n    \
                       import sysconfig\n    \
                       print(sys.version_info[1], sysconfig.get_config_var('EXT_SUFFIX'))";
    // Without the user's settings and packages, whose loading takes time.
    let output = Command::new(python)
        .args(["-ESc", program])
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(text.trim().split_once(' ').and_then(|(minor, suffix)| {
        let (minor, suffix) = (minor.parse().ok()?, suffix.to_owned());
        Some(FreeThreaded { python: python.to_owned(), minor, suffix })
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    /// A program that prints the given text in place of a Python.
    fn python(folder: &Path, printed: &str) -> PathBuf {
        let path = folder.join("python3");
        fs::write(&path, format!("#!/bin/sh\necho '{printed}'\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    #[test]
    fn a_python_without_the_gil_is_told_from_others() {
        let folder = tempfile::tempdir().unwrap();
        let own = python(folder.path(), "14 .cpython-314t-x86_64-linux-gnu.so");
        let found = FreeThreaded::of(&own).ok().unwrap();
        assert_eq!(found.suffix, ".cpython-314t-x86_64-linux-gnu.so");
        assert_eq!((found.version(), found.mark()), ("3.14t".to_owned(), "_cp314t".to_owned()));

        assert_eq!(asked(&python(folder.path(), "")), Some(None));
        assert_eq!(asked(&folder.path().join("none")), None);
    }
}
