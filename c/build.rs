//! Programs ask for the library by its name alone, wherever it lay when they were linked; and it shows no function of the
//! crates inside it, such as cxx's, which a program may have of its own.

fn main() {
    println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libquaff_c.so");
    println!("cargo:rustc-cdylib-link-arg=-Wl,--exclude-libs,ALL");
    println!("cargo:rerun-if-changed=build.rs");
}
