//! Checks the files that build.rs collects for the wheel: the CMake package, `quaff.i` and the C++ headers.
//! Also checks the files that the command embeds to build `quaff::quaff`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The folders of the checkout whose files are in a folder of the wheel.
const COLLECTED: [(&str, &[&str]); 4] = [
    ("share/quaff/cmake", &["cmake"]),
    ("share/quaff/cmake/languages", &["cmake/languages"]),
    ("share/quaff/include", &["swig-compat/library"]),
    (
        "share/quaff/include/quaff",
        &["c/include/quaff", "cpp/include/quaff", "kernels/include/quaff", "runtime/include/quaff"],
    ),
];

#[test]
fn every_file_of_the_checkout_is_in_the_wheel() {
    for (folder, sources) in COLLECTED {
        let wanted: BTreeSet<_> =
            sources.iter().flat_map(|source| files(&Path::new("..").join(source))).collect();
        assert_eq!(files(&Path::new(env!("OUT_DIR")).join(folder)), wanted, "{folder}");
    }
}

/// pip installs only what is in the folder of this name.
#[test]
fn the_wheels_data_folder_has_the_version_of_the_package() {
    let manifest = fs::read_to_string("pyproject.toml").unwrap();
    let folder = concat!("to = \"quaff_swig-", env!("CARGO_PKG_VERSION"), ".data/data\"");
    assert!(manifest.contains(folder), "{folder}");
}

/// `quaff library` must use the versions and settings of the checkout.
#[test]
fn what_the_carried_manifest_says_the_checkout_does() {
    let own = fs::read_to_string("../Cargo.toml").unwrap();
    let carried = fs::read_to_string("carried/library/manifest.toml").unwrap();
    let is_other = |line: &&str| {
        !line.starts_with('#') && !line.starts_with("members = ") && !own.lines().any(|other| other == *line)
    };
    let other: Vec<_> = carried.lines().filter(is_other).collect();
    assert_eq!(
        other,
        ["python = []", "extension-module = []"],
        "what Python needs is left out, and nothing else differs"
    );
}

/// The names and contents of the files that are directly in a folder.
fn files(folder: &Path) -> BTreeSet<(String, String)> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = paths.filter(|path| path.is_file());
    files
        .map(|path| (path.file_name().unwrap().display().to_string(), fs::read_to_string(path).unwrap()))
        .collect()
}
