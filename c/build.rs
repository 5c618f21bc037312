//! Programs look for the library by its name alone, wherever it was when they were linked. The library
//! exports no function of the crates inside it, such as cxx's, of which a program may have its own version.

fn main() {
    println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libquaff_c.so");
    println!("cargo:rustc-cdylib-link-arg=-Wl,--exclude-libs,ALL");
    println!("cargo:rerun-if-changed=build.rs");
}
