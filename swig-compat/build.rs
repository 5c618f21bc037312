//! The binary embeds the runtime's sources, the shipped interfaces and `cxx.cc` from the package of cxx that
//! it is built with, so a change in any of them rebuilds it.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    for path in ["carried", "explanations", "library", "new"] {
        println!("cargo:rerun-if-changed={path}");
    }
    let folder = |name| env::var_os(name).map(PathBuf::from).expect("cargo sets it for build scripts");
    // The path of `include/cxx.h` in the package.
    let header = folder("DEP_CXXBRIDGE1_HEADER");
    let package = header.ancestors().nth(2).unwrap_or(Path::new(""));
    fs::copy(package.join("src/cxx.cc"), folder("OUT_DIR").join("cxx.cc")).map(drop)
}
