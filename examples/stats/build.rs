//! Compiles the interface with its C++ sources.

fn main() {
    quaff_build::Interface::new("stats.i")
        .include("include")
        .define("STATS_SMOOTH", "2")
        .file("src/stats.cpp")
        .compile();
}
