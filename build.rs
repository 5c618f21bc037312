//! Compiles what `quaff.sum` and its like come through: the C++ side of the bridge, and the kernels.

fn main() {
    bridge();
    kernels();
    hide();
}

/// `src/emitted/`, which the interface compiler wrote from `cpp/quaff.i`, and `src/sum_state/`, over the headers in
/// `cpp/include` and the runtime's.
fn bridge() {
    let headers = std::env::var("DEP_QUAFF_RUNTIME_HEADERS").expect("the runtime hands them on");
    cxx_build::bridges(["src/emitted/bridge.rs", "src/sum_state/bridge.rs"])
        .include("src/emitted")
        .include("src/sum_state")
        .include("cpp/include")
        .include(headers + "/host")
        .std("c++17")
        // The same arithmetic on every machine: no multiplication and addition in one rounding.
        .flag_if_supported("-ffp-contract=off")
        .compile("quaff-bridge");
    println!("cargo:rerun-if-changed=src/emitted");
    println!("cargo:rerun-if-changed=src/sum_state");
    println!("cargo:rerun-if-changed=cpp/include");
}

/// The kernels of the reductions in the same interface, where there is an NVRTC to compile them.
fn kernels() {
    if cfg!(feature = "kernels") {
        println!("cargo:rerun-if-changed=cpp/include");
        quaff_kernels::Build::new().include("cpp/include").compile("src/emitted/quaff_kernels.cu");
    } else {
        quaff_kernels::leave_out("`quaff` was built without its feature `kernels`: switch it on");
    }
}

/// Has the library for Python show its own names, and not those of libraries inside it: rustc shows the C functions of all
/// crates, which keeps those that nothing calls.
fn hide() {
    println!("cargo:rustc-link-arg-cdylib=-Wl,--exclude-libs,ALL");
}
