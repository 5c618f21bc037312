//! Compiles the C++ side of the bridges of `quaff.sum` and `quaff.Sum`, and the GPU kernels of the
//! reductions.

fn main() {
    bridge();
    kernels();
    hide();
}

/// Compiles the bridge in `src/emitted/`, which the interface compiler wrote from `cpp/quaff.i`, and the one
/// in `src/sum_state/`, with the headers in `cpp/include` and the runtime's headers.
fn bridge() {
    let headers = std::env::var("DEP_QUAFF_RUNTIME_HEADERS").expect("the runtime hands them on");
    cxx_build::bridges(["src/emitted/bridge.rs", "src/sum_state/bridge.rs"])
        .include("src/emitted")
        .include("src/sum_state")
        .include("cpp/include")
        .include(headers + "/host")
        .std("c++17")
        // Every machine gives the same results only if no multiplication and addition are fused into one
        // rounding.
        .flag_if_supported("-ffp-contract=off")
        .compile("quaff-bridge");
    println!("cargo:rerun-if-changed=src/emitted");
    println!("cargo:rerun-if-changed=src/sum_state");
    println!("cargo:rerun-if-changed=cpp/include");
}

/// Compiles the kernels of the reductions in `cpp/quaff.i`, if NVRTC is available.
fn kernels() {
    if cfg!(feature = "kernels") {
        println!("cargo:rerun-if-changed=cpp/include");
        quaff_kernels::Build::new().include("cpp/include").compile("src/emitted/quaff_kernels.cu");
    } else {
        quaff_kernels::leave_out("`quaff` was built without its feature `kernels`: switch it on");
    }
}

/// Makes the Python extension export only its own symbols. rustc exports the C functions of all crates in it,
/// which would also keep functions that nothing calls.
fn hide() {
    println!("cargo:rustc-link-arg-cdylib=-Wl,--exclude-libs,ALL");
}
