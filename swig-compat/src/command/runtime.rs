//! The crate `quaff` and `quaff-kernels` in it, as this binary was built with it: a module is built from the runtime that
//! its compiler knows.

use crate::emit::File;
use include_dir::{Dir, DirEntry, include_dir};

/// What is built of the two crates, by its place in this project.
static FOLDERS: [(&str, Dir<'static>); 5] = [
    ("src", include_dir!("$CARGO_MANIFEST_DIR/../src")),
    ("cpp/include", include_dir!("$CARGO_MANIFEST_DIR/../cpp/include")),
    ("kernels/include", include_dir!("$CARGO_MANIFEST_DIR/../kernels/include")),
    ("kernels/src", include_dir!("$CARGO_MANIFEST_DIR/../kernels/src")),
    ("kernels/standard", include_dir!("$CARGO_MANIFEST_DIR/../kernels/standard")),
];
const MANIFEST: &str = include_str!("../../../Cargo.toml");
const BUILD_SCRIPT: &str = include_str!("../../../build.rs");
const KERNELS_MANIFEST: &str = include_str!("../../../kernels/Cargo.toml");
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
        File { path: format!("{folder}kernels/Cargo.toml"), text: KERNELS_MANIFEST.to_owned() },
    ];
    for (path, dir) in &FOLDERS {
        add(dir, &format!("{folder}{path}"), &mut files);
    }
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
