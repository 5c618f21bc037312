//! Hands the C++ headers on to the build scripts of emitted crates.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let exported = exported_headers()?;
    cxx_build::CFG.exported_header_dirs.push(&exported);
    // There is no bridge here. The call writes down, for cargo, what is exported.
    let _ = cxx_build::bridges(None::<&Path>);
    println!("cargo:rerun-if-changed=include");
    Ok(())
}

/// A folder with the runtime's headers, in which emitted crates find them. It is cargo's: cargo passes its own folder on
/// as it is called at the time, and any other as it was called when this crate was built, also after a move.
fn exported_headers() -> io::Result<PathBuf> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it for build scripts"));
    let exported = out.join("exported");
    if exported.exists() {
        fs::remove_dir_all(&exported)?;
    }
    fs::create_dir_all(exported.join("quaff"))?;
    for header in fs::read_dir("include/quaff")? {
        let header = header?;
        fs::copy(header.path(), exported.join("quaff").join(header.file_name()))?;
    }
    Ok(exported)
}
