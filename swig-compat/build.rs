//! The binary embeds the runtime's sources, the shipped interfaces and `cxx.cc` from the package of cxx that
//! it is built with, so a change in any of them rebuilds it. Also collects the files that the wheel installs
//! beside the command, because maturin packs only files of one folder, without following links to folders.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A path in the wheel, and the file or folder of this package that is installed there.
const INSTALLED: [(&str, &str); 6] = [
    ("share/quaff/cmake", "carried/cmake"),
    ("share/quaff/include", "carried/kernels/include"),
    ("share/quaff/include", "carried/library/c/include"),
    ("share/quaff/include", "carried/library/include"),
    ("share/quaff/include", "carried/runtime/include"),
    ("share/quaff/include/quaff.i", "library/quaff.i"),
];

fn main() -> io::Result<()> {
    for path in ["carried", "explanations", "library", "new"] {
        println!("cargo:rerun-if-changed={path}");
    }
    let folder = |name| env::var_os(name).map(PathBuf::from).expect("cargo sets it for build scripts");
    let out = folder("OUT_DIR");
    if env::var_os("CARGO_FEATURE_COMMAND").is_some() {
        collect(&out)?;
    }
    // The path of `include/cxx.h` in the package.
    let header = folder("DEP_CXXBRIDGE1_HEADER");
    let package = header.ancestors().nth(2).unwrap_or(Path::new(""));
    fs::copy(package.join("src/cxx.cc"), out.join("cxx.cc")).map(drop)
}

/// Copies the files that the wheel installs; pyproject.toml tells maturin where they go.
fn collect(out: &Path) -> io::Result<()> {
    // Files of an earlier build may have been removed since.
    let _ = fs::remove_dir_all(out.join("share"));
    INSTALLED.iter().try_for_each(|(to, from)| copy(Path::new(from), &out.join(to)))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_file() {
        return fs::copy(from, to).map(drop);
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}
