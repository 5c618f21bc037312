//! The crate `quaff` and `quaff-kernels` in it, as this binary was built with it: a module is built from the runtime that
//! its compiler knows.

use crate::emit::File;
use include_dir::{Dir, DirEntry, include_dir};

static SOURCES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../src");
static HEADERS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../cpp/include");
static KERNELS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../kernels");
const MANIFEST: &str = include_str!("../../../Cargo.toml");
const BUILD_SCRIPT: &str = include_str!("../../../build.rs");
/// The versions of dependencies that the runtime was tested with; a crate that stands on it starts from them.
pub(super) const LOCK: &str = include_str!("../../../Cargo.lock");

/// The runtime's files, by path, below `folder`.
pub(super) fn files(folder: &str) -> Vec<File> {
    let manifest = MANIFEST
        // The compiler, and the README that is the whole project's, stay at home.
        .replace(", \"swig-compat\"]", "]")
        .replace("readme = \"README.md\"\n", "")
        // Of a `cdylib`, cargo keeps one file for all versions in a target folder, and calls it fresh for each.
        .replace("[\"rlib\", \"cdylib\"]", "[\"rlib\"]");
    let mut files = vec![
        File { path: format!("{folder}Cargo.toml"), text: manifest },
        File { path: format!("{folder}build.rs"), text: BUILD_SCRIPT.to_owned() },
    ];
    add(&SOURCES, &format!("{folder}src"), &mut files);
    add(&HEADERS, &format!("{folder}cpp/include"), &mut files);
    add(&KERNELS, &format!("{folder}kernels"), &mut files);
    files.sort_by(|left, right| left.path.cmp(&right.path));
    files
}

fn add(dir: &Dir<'static>, below: &str, files: &mut Vec<File>) {
    for entry in dir.entries() {
        match entry {
            DirEntry::Dir(dir) => add(dir, below, files),
            DirEntry::File(file) => {
                let path = format!("{below}/{}", file.path().display());
                // All of them are texts of this project.
                files.extend(file.contents_utf8().map(|text| File { path, text: text.to_owned() }));
            }
        }
    }
}
