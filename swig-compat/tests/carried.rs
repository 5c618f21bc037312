//! Checks that the wheel contains the CMake package, `quaff.i` and the C++ headers: `wheel/` has a link to
//! each file, because maturin follows only links to files. Also checks the files that the command embeds to
//! build `quaff::quaff`.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

/// A folder in the wheel, and the folder in the checkout to whose files it links.
const CARRIED: [(&str, &str); 7] = [
    ("wheel/data/share/quaff/cmake", "cmake"),
    ("wheel/data/share/quaff/cmake/languages", "cmake/languages"),
    ("wheel/data/share/quaff/include", "swig-compat/library"),
    ("wheel/data/share/quaff/include/quaff", "c/include/quaff"),
    ("wheel/data/share/quaff/include/quaff", "cpp/include/quaff"),
    ("wheel/data/share/quaff/include/quaff", "kernels/include/quaff"),
    ("wheel/data/share/quaff/include/quaff", "runtime/include/quaff"),
];

#[test]
fn every_file_of_the_checkout_is_in_the_wheel() {
    let wanted: BTreeSet<(PathBuf, PathBuf)> =
        CARRIED.iter().flat_map(|(to, from)| links(to, from)).collect();
    let missing: Vec<_> = wanted.iter().filter(|(link, file)| !is_link_to(link, file)).collect();
    let links: BTreeSet<&PathBuf> = wanted.iter().map(|(link, _)| link).collect();
    let present = CARRIED.iter().flat_map(|(to, _)| files(Path::new(to)));
    let stale: BTreeSet<PathBuf> = present.filter(|path| !links.contains(path)).collect();
    if env::var_os("UPDATE_EXPECTED").is_some() {
        stale.iter().for_each(|path| fs::remove_file(path).unwrap());
        for (link, file) in missing {
            let _ = fs::remove_file(link);
            fs::create_dir_all(link.parent().unwrap()).unwrap();
            symlink(file, link).unwrap();
        }
        return;
    }
    assert!(
        missing.is_empty() && stale.is_empty(),
        "renew the links with UPDATE_EXPECTED=1 cargo test -p quaff-swig --test carried: {missing:?} {stale:?}"
    );
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

/// The expected links for the files of a folder: the place of each link, and its target.
fn links(to: &str, from: &str) -> Vec<(PathBuf, PathBuf)> {
    let up = "../".repeat(to.split('/').count() + 1);
    let names = files(&Path::new("..").join(from)).into_iter();
    let names = names.filter_map(|path| path.file_name().map(|name| name.to_owned()));
    names.map(|name| (Path::new(to).join(&name), Path::new(&up).join(from).join(name))).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    // A dangling link counts as well.
    entries.filter(|path| !path.is_dir()).collect()
}

fn is_link_to(link: &Path, file: &Path) -> bool {
    fs::read_link(link).is_ok_and(|target| target == file)
}
