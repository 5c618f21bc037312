//! Written by quaff from example.i: change that file, not this one.
//!
//! Compiles the bridge and the module's C++ sources.

fn main() {
    let headers = std::env::var("DEP_QUAFF_RUNTIME_HEADERS").expect("the runtime hands them on");
    let headers = format!("{headers}/host");
    cc::Build::new()
        .cpp(true)
        .file("cxx/bridge.cc")
        .include("src")
        .include(headers)
        .include("../include")
        .flag("-iquote")
        .flag("..")
        .flag_if_supported("-MMD")
        // The same arithmetic on every machine: no multiplication and addition in one rounding.
        .flag_if_supported("-ffp-contract=off")
        .warnings(false)
        .std("c++17")
        .compile("example-bridge");
    // The module shows its own names, and not those of libraries inside it.
    println!("cargo:rustc-link-arg-cdylib=-Wl,--exclude-libs,ALL");
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed=cxx");
    println!("cargo:rerun-if-changed=../example.i");
    watch_headers();
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
