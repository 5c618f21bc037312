//! Written by quaff from example.i: change that file, not this one.
//!
//! Compiles the bridge and the module's C++ sources.

fn main() {
    cxx_build::bridge("src/bridge.rs")
        .include("src")
        .include("../include")
        .std("c++17")
        // The same arithmetic on every machine: no multiplication and addition in one rounding.
        .flag_if_supported("-ffp-contract=off")
        .compile("example-bridge");
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed={}", "../include");
    println!("cargo:rerun-if-changed={}", "../example.i");
    println!("cargo:rerun-if-changed={}", "../include/sum.hpp");
}
