//! The source from which pip installed this command.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The source from which pip can install the package quaff-swig again.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum PackageOrigin {
    /// An index such as PyPI, or a folder given to pip by an option: pip records nothing in either case. This
    /// origin is also assumed if pip did not install the command.
    Index,
    /// The path of a wheel.
    Wheel(PathBuf),
    /// The URL of a wheel.
    WheelAt(String),
    /// The path of quaff's sources, or the address of their repository, as `pip wheel` accepts it.
    Source(String),
}

impl PackageOrigin {
    pub(super) fn of_this_command() -> PackageOrigin {
        let program = env::current_exe().and_then(|path| path.canonicalize());
        let note = program.ok().and_then(|program| note(program.parent()?.parent()?));
        note.and_then(|note| PackageOrigin::read(&note))
            .filter(PackageOrigin::is_there)
            .unwrap_or(PackageOrigin::Index)
    }

    /// Whether a local source still exists: a wheel is often deleted after its installation.
    fn is_there(&self) -> bool {
        match self {
            PackageOrigin::Wheel(path) => path.is_file(),
            PackageOrigin::Index | PackageOrigin::WheelAt(_) | PackageOrigin::Source(_) => true,
        }
    }

    /// Reads the record of an installation that PEP 610 defines, `direct_url.json`.
    fn read(note: &str) -> Option<PackageOrigin> {
        let note: serde_json::Value = serde_json::from_str(note).ok()?;
        let url = note.get("url")?.as_str()?;
        let version_control = note.get("vcs_info").and_then(|info| info.get("vcs")?.as_str());
        let subdirectory = note.get("subdirectory").and_then(|folder| folder.as_str());
        if let Some(version_control) = version_control {
            let fragment = subdirectory.map(|folder| format!("#subdirectory={folder}")).unwrap_or_default();
            return Some(PackageOrigin::Source(format!("{version_control}+{url}{fragment}")));
        }
        let Some(path) = url.strip_prefix("file://").map(decoded) else {
            let is_wheel = url.split(['?', '#']).next().is_some_and(|path| path.ends_with(".whl"));
            return Some(if is_wheel {
                PackageOrigin::WheelAt(url.to_owned())
            } else {
                PackageOrigin::Source(url.to_owned())
            });
        };
        Some(match path.ends_with(".whl") {
            true => PackageOrigin::Wheel(PathBuf::from(path)),
            false => PackageOrigin::Source(path),
        })
    }
}

/// The record that pip keeps in the environment with this prefix for a package that does not come from an
/// index.
fn note(prefix: &Path) -> Option<String> {
    let folder = format!("site-packages/quaff_swig-{}.dist-info", env!("CARGO_PKG_VERSION"));
    let pythons = fs::read_dir(prefix.join("lib")).ok()?.flatten();
    let mut notes = pythons.map(|python| python.path().join(&folder).join("direct_url.json"));
    notes.find_map(|note| fs::read_to_string(note).ok())
}

/// The path of a URL, with its escapes decoded.
fn decoded(path: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = path.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits = after.get(..2).filter(|_| *first == b'%').and_then(|two| std::str::from_utf8(two).ok());
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notes_of_pip_are_read() {
        let source = |text: &str| Some(PackageOrigin::Source(text.to_owned()));
        let folder = r#"{"dir_info": {}, "url": "file:///home/me/my%20quaff/swig-compat"}"#;
        assert_eq!(PackageOrigin::read(folder), source("/home/me/my quaff/swig-compat"));
        let wheel = r#"{"archive_info": {}, "url": "file:///tmp/quaff_swig-0.1.0-py3-none-any.whl"}"#;
        let path = PathBuf::from("/tmp/quaff_swig-0.1.0-py3-none-any.whl");
        assert_eq!(PackageOrigin::read(wheel), Some(PackageOrigin::Wheel(path)));
        let git =
            r#"{"url": "https://host/quaff", "subdirectory": "swig-compat", "vcs_info": {"vcs": "git"}}"#;
        assert_eq!(PackageOrigin::read(git), source("git+https://host/quaff#subdirectory=swig-compat"));
        let archive = r#"{"archive_info": {}, "url": "https://host/quaff.tar.gz"}"#;
        assert_eq!(PackageOrigin::read(archive), source("https://host/quaff.tar.gz"));
        let wheel = "https://host/quaff_swig-0.1.0-py3-none-any.whl";
        let at = format!(r#"{{"archive_info": {{}}, "url": "{wheel}"}}"#);
        assert_eq!(PackageOrigin::read(&at), Some(PackageOrigin::WheelAt(wheel.to_owned())));
        assert_eq!(PackageOrigin::read("{}"), None);
        assert_eq!(PackageOrigin::read("%"), None);
    }

    #[test]
    fn a_wheel_may_be_gone() {
        let folder = tempfile::tempdir().unwrap();
        let wheel = PackageOrigin::Wheel(folder.path().join("quaff_swig-0.1.0-py3-none-any.whl"));
        assert!(!wheel.is_there());
        fs::write(folder.path().join("quaff_swig-0.1.0-py3-none-any.whl"), "").unwrap();
        assert!(wheel.is_there());
    }

    #[test]
    fn the_note_of_this_version_is_found() {
        let prefix = tempfile::tempdir().unwrap();
        assert_eq!(note(prefix.path()), None);
        let folder =
            format!("lib/python3.11/site-packages/quaff_swig-{}.dist-info", env!("CARGO_PKG_VERSION"));
        fs::create_dir_all(prefix.path().join(&folder)).unwrap();
        assert_eq!(note(prefix.path()), None);
        fs::write(prefix.path().join(&folder).join("direct_url.json"), "{}").unwrap();
        assert_eq!(note(prefix.path()), Some("{}".to_owned()));
    }
}
