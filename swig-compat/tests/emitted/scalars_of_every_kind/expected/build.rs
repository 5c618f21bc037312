//! Written by quaff from example.i: change that file, not this one.
//!
//! Compiles the bridge and the module's C++ sources.

fn main() {
    let headers = std::env::var("DEP_QUAFF_RUNTIME_HEADERS").expect("the runtime sets it");
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
        // rustc must not bundle the archive, which is replaced by a list of its objects.
        .link_lib_modifier("-bundle")
        .compile("example-bridge");
    share_inline_names(&["example-bridge"]);
    // The module exports only its own symbols, and not those of libraries inside it.
    println!("cargo:rustc-link-arg-cdylib=-Wl,--exclude-libs,ALL");
    // Backtraces have no names without symbols; the code that prints them would be a third of a small module.
    if let Ok(argument) = std::env::var("DEP_QUAFF_RUNTIME_NO_BACKTRACE") {
        println!("cargo:rustc-link-arg-cdylib={argument}");
    }
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed=cxx");
    println!("cargo:rerun-if-changed=../example.i");
    watch_headers();
}

/// Lets the module and the libraries that it links share definitions in headers, such as static
/// variables of inline functions. The program for this belongs to the runtime, so that cargo
/// compiles it once for all modules.
fn share_inline_names(libraries: &[&str]) {
    let program = std::env::var_os("DEP_QUAFF_RUNTIME_SHARES_NAMES").expect("the runtime sets it");
    let done = std::process::Command::new(program).args(libraries).status();
    let shared = done.is_ok_and(|status| status.success());
    assert!(shared, "the definitions in headers are not shared");
}

/// Makes cargo watch the headers that the compiler has read, according to the lists beside the
/// objects.
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
            // The compiler writes names with the escapes of make.
            let header = header
                .replace('\0', " ")
                .replace("\\#", "#")
                .replace("$$", "$");
            // Headers that the build itself writes are newer than this build, and would cause a
            // rebuild each time.
            if !header.starts_with(&folder) {
                println!("cargo:rerun-if-changed={header}");
            }
        }
    }
}
