//! The binary carries the runtime's sources and the shipped interfaces: a change there is a reason to build it again.

fn main() {
    for path in ["library", "../src", "../cpp", "../kernels", "../build.rs", "../Cargo.toml", "../Cargo.lock"]
    {
        println!("cargo:rerun-if-changed={path}");
    }
}
