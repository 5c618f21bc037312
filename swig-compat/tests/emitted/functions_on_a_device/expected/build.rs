//! Written by quaff from example.i: change that file, not this one.
//!
//! Compiles the bridge and the module's C++ sources.

fn main() {
    cxx_build::bridge("src/bridge.rs")
        .include("src")
        .include("../include")
        .flag("-iquote")
        .flag("..")
        .flag_if_supported("-MMD")
        // The same arithmetic on every machine: no multiplication and addition in one rounding.
        .flag_if_supported("-ffp-contract=off")
        .warnings(false)
        .includes(cuda_root().map(|root| root.join("include")))
        .std("c++17")
        .compile("example-bridge");
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed=../example.i");
    watch_headers();
}

/// The folder of CUDA: of the nvcc that `NVCC` names, of `CUDA_PATH`, or of the machine's nvcc.
fn cuda_root() -> Option<std::path::PathBuf> {
    let named = std::env::var_os("NVCC").map(std::path::PathBuf::from);
    let toolkit = std::env::var_os("CUDA_PATH").map(std::path::PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let nvccs = named
        .into_iter()
        .chain(toolkit.map(|folder| folder.join("bin/nvcc")))
        .chain(std::env::split_paths(&path).map(|folder| folder.join("nvcc")));
    let nvcc = nvccs.flat_map(std::fs::canonicalize).next()?;
    Some(nvcc.ancestors().nth(2)?.to_path_buf())
}

/// Has cargo watch the headers that the compiler read, from the lists it wrote beside the objects.
fn watch_headers() {
    let folder = std::env::var("OUT_DIR").expect("cargo sets it for build scripts");
    let files = std::fs::read_dir(&folder).expect("the objects were written there");
    for path in files.flatten().map(|file| file.path()) {
        if path.extension().is_none_or(|extension| extension != "d") {
            continue;
        }
        let list = std::fs::read_to_string(path).unwrap_or_default();
        let list = list.replace("\\\n", " ").replace("\\ ", "\0");
        let Some((_object, headers)) = list.split_once(": ") else {
            continue;
        };
        for header in headers.split_whitespace() {
            let header = header.replace('\0', " ");
            // What the bridge writes itself is newer than this build.
            if !header.starts_with(&folder) {
                println!("cargo:rerun-if-changed={header}");
            }
        }
    }
}
