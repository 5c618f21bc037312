//! The crates `quaff` and `quaff-c`, from which `quaff::quaff` is built, and the runtime that they depend on.

use super::runtime::{self, add};
use crate::emit::File;
use include_dir::{Dir, include_dir};

static FOLDERS: [(&str, &Dir<'static>); 3] = [
    ("src", &include_dir!("$CARGO_MANIFEST_DIR/carried/library/src")),
    ("cpp/include", &include_dir!("$CARGO_MANIFEST_DIR/carried/library/include")),
    ("c/src", &include_dir!("$CARGO_MANIFEST_DIR/carried/library/c/src")),
];
static FILES: [(&str, &str); 4] = [
    ("Cargo.toml", include_str!("../../carried/library/manifest.toml")),
    ("build.rs", include_str!("../../carried/library/build.rs")),
    ("c/Cargo.toml", include_str!("../../carried/library/c/manifest.toml")),
    ("c/build.rs", include_str!("../../carried/library/c/build.rs")),
];

/// The files as a workspace, without its `Cargo.lock`.
pub(super) fn files() -> Vec<File> {
    let mut files = runtime::files("");
    files.extend(FILES.map(|(path, text)| File { path: path.to_owned(), text: text.to_owned() }));
    for (path, dir) in &FOLDERS {
        add(dir, path, &mut files);
    }
    files
}
