//! `quaff runtime`, and functions for other commands: the crates `quaff-runtime` and `quaff-kernels` and the
//! runtimes of other languages, which are embedded in this binary. A module is built with the runtime of its
//! compiler.

use super::{Failure, staged};
use crate::emit::File;
use clap::Args;
use include_dir::{Dir, DirEntry, include_dir};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

static HEADERS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/carried/runtime/include");
static REDUCTIONS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/carried/runtime/reductions");

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Runtime {
    /// Write the crates and their `Cargo.lock` into this folder
    #[arg(short, long = "output", value_name = "DIR")]
    output: PathBuf,
}

impl Runtime {
    pub(super) fn run(self) -> Result<(), Failure> {
        let lock = File { path: "Cargo.lock".to_owned(), text: LOCK.to_owned() };
        staged::write(&self.output, &[library_sources().as_slice(), &[lock]].concat())
            .map_err(|error| Failure::unwritable(&self.output, &error))
    }
}

/// The folders of the crates that builds need, each with its path in this project.
static FOLDERS: [(&str, &Dir<'static>); 7] = [
    ("runtime/src", &include_dir!("$CARGO_MANIFEST_DIR/carried/runtime/src")),
    ("runtime/include", &HEADERS),
    ("runtime/reductions", &REDUCTIONS),
    ("runtime/kernels/include", &include_dir!("$CARGO_MANIFEST_DIR/carried/kernels/include")),
    ("node/src", &include_dir!("$CARGO_MANIFEST_DIR/carried/node/src")),
    ("kernels/src", &include_dir!("$CARGO_MANIFEST_DIR/carried/kernels/src")),
    ("runtime/kernels/standard", &include_dir!("$CARGO_MANIFEST_DIR/carried/kernels/standard")),
];
static FILES: [(&str, &str); 5] = [
    ("runtime/Cargo.toml", include_str!("../../carried/runtime/manifest.toml")),
    ("runtime/build.rs", include_str!("../../carried/runtime/build.rs")),
    ("runtime/share_inline_names.rs", include_str!("../../carried/runtime/share_inline_names.rs")),
    ("node/Cargo.toml", include_str!("../../carried/node/manifest.toml")),
    ("kernels/Cargo.toml", include_str!("../../carried/kernels/manifest.toml")),
];
/// The versions of dependencies that the runtime was tested with. The lock files of crates that depend on the
/// runtime start from them.
pub(super) const LOCK: &str = include_str!("../../carried/Cargo.lock");

/// The runtime's files, with paths below `folder`.
pub(super) fn files(folder: &str) -> Vec<File> {
    let file = |&(path, text): &(&str, &str)| File { path: format!("{folder}{path}"), text: text.to_owned() };
    let mut files: Vec<File> = FILES.iter().map(file).collect();
    for (path, dir) in &FOLDERS {
        add(dir, &format!("{folder}{path}"), &mut files);
    }
    files.sort_by(|left, right| left.path.cmp(&right.path));
    files
}

/// The name of the folder in a cache for the crates of the runtime, which differs for each of their versions.
pub(super) fn folder() -> String {
    let files = files("");
    let texts: Vec<(&str, &str)> =
        files.iter().map(|file| (file.path.as_str(), file.text.as_str())).collect();
    format!("runtime-{:016x}", hash(&texts))
}

/// The headers that bridges include, with paths below `folder`.
pub(super) fn headers(folder: &str) -> Vec<File> {
    let mut files = Vec::new();
    for dir in [&HEADERS, &REDUCTIONS] {
        add(dir, folder.trim_end_matches('/'), &mut files);
    }
    files
}

/// Adds the files of a folder, with paths below `below`.
pub(super) fn add(dir: &Dir<'static>, below: &str, files: &mut Vec<File>) {
    for entry in dir.entries() {
        match entry {
            DirEntry::Dir(dir) => add(dir, below, files),
            DirEntry::File(file) => {
                let path = format!("{below}/{}", file.path().display());
                // All embedded files are UTF-8 texts.
                files.extend(file.contents_utf8().map(|text| File { path, text: text.to_owned() }));
            }
        }
    }
}

// The crates `quaff` and `quaff-c`, from which `quaff::quaff` is built, and the runtime that they depend on.

static LIBRARY_FOLDERS: [(&str, &Dir<'static>); 3] = [
    ("src", &include_dir!("$CARGO_MANIFEST_DIR/carried/library/src")),
    ("cpp/include", &include_dir!("$CARGO_MANIFEST_DIR/carried/library/include")),
    ("c/src", &include_dir!("$CARGO_MANIFEST_DIR/carried/library/c/src")),
];
static LIBRARY_FILES: [(&str, &str); 4] = [
    ("Cargo.toml", include_str!("../../carried/library/manifest.toml")),
    ("build.rs", include_str!("../../carried/library/build.rs")),
    ("c/Cargo.toml", include_str!("../../carried/library/c/manifest.toml")),
    ("c/build.rs", include_str!("../../carried/library/c/build.rs")),
];

/// The files of the library as a workspace, without its `Cargo.lock`.
pub(super) fn library_sources() -> Vec<File> {
    let mut files = files("");
    files.extend(LIBRARY_FILES.map(|(path, text)| File { path: path.to_owned(), text: text.to_owned() }));
    for (path, dir) in &LIBRARY_FOLDERS {
        add(dir, path, &mut files);
    }
    files
}

/// A hash that depends only on the value and not on the machine.
pub(super) fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
