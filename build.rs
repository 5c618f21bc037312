//! Compiles the C++ side of the bridge that `quaff.sum` and its like come through.

fn main() {
    bridge();
}

/// `src/emitted/`, which the interface compiler wrote from `cpp/quaff.i`, over the headers in `cpp/include`.
fn bridge() {
    let headers = std::path::absolute("cpp/include").expect("the manifest's folder exists");
    // Emitted crates find the runtime's headers through this.
    cxx_build::CFG.exported_header_dirs.push(&headers);
    cxx_build::bridge("src/emitted/bridge.rs")
        .include("src/emitted")
        .include(&headers)
        .std("c++17")
        // The same arithmetic on every machine: no multiplication and addition in one rounding.
        .flag_if_supported("-ffp-contract=off")
        .compile("quaff-bridge");
    println!("cargo:rerun-if-changed=src/emitted");
    println!("cargo:rerun-if-changed=cpp/include");
}
