//! Compiles what `quaff.sum` and its like come through: the C++ side of the bridge, and the kernels.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() {
    let headers = headers().expect("cargo's folder can be written");
    bridge(&headers.join("host"));
    kernels(&headers);
}

/// The headers of hosts and of kernels, by the folders that compilers are to look into.
const HEADERS: [(&str, &str); 3] =
    [("cpp/include", "host"), ("kernels/include", "kernels"), ("kernels/standard", "standard")];

/// A folder with copies of the headers, for this crate and for those that stand on it. It is cargo's: cargo passes such a
/// path on as it is at the time, and any other as it was when this crate was built, wherever the sources are by then.
fn headers() -> io::Result<PathBuf> {
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it for build scripts"));
    let headers = out.join("headers");
    if headers.exists() {
        fs::remove_dir_all(&headers)?;
    }
    for (from, to) in HEADERS {
        copy(Path::new(from), &headers.join(to))?;
        println!("cargo:rerun-if-changed={from}");
    }
    // `DEP_QUAFF_HEADERS` for the build scripts of those crates.
    println!("cargo:HEADERS={}", headers.display());
    Ok(headers)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?.path();
        let copied = to.join(entry.file_name().unwrap_or_default());
        if entry.is_dir() { copy(&entry, &copied)? } else { fs::copy(&entry, copied).map(drop)? }
    }
    Ok(())
}

/// `src/emitted/`, which the interface compiler wrote from `cpp/quaff.i`, and `src/sum_state/`, over the host's headers.
fn bridge(headers: &Path) {
    // Emitted crates find the runtime's headers through this.
    cxx_build::CFG.exported_header_dirs.push(headers);
    cxx_build::bridges(["src/emitted/bridge.rs", "src/sum_state/bridge.rs"])
        .include("src/emitted")
        .include("src/sum_state")
        .include(headers)
        .std("c++17")
        // The same arithmetic on every machine: no multiplication and addition in one rounding.
        .flag_if_supported("-ffp-contract=off")
        .compile("quaff-bridge");
    println!("cargo:rerun-if-changed=src/emitted");
    println!("cargo:rerun-if-changed=src/sum_state");
}

/// Those of the reductions in the same interface, where there is an NVRTC to compile them.
fn kernels(headers: &Path) {
    if cfg!(feature = "kernels") {
        quaff_kernels::Build::new().headers(headers).compile("src/emitted/quaff_kernels.cu");
    } else {
        quaff_kernels::leave_out("`quaff` was built without its feature `kernels`: switch it on");
    }
}
