//! `Cargo.toml`, `build.rs` and `src/lib.rs`: what makes a crate of the rest.

use super::{BuildOptions, heading};
use crate::plan::Plan;
use std::path::{Path, PathBuf};

/// The versions that emitted crates are tested with: those of the runtime's own manifest.
const CXX: &str = "1.0.205";
const PYO3: &str = "0.30.1";
const QUAFF: &str = env!("CARGO_PKG_VERSION");

pub(super) fn manifest(plan: &Plan) -> String {
    let (heading, package, module) = (heading(plan), package_name(plan), &plan.module);
    format!(
        r#"# {heading}

[package]
name = "{package}"
version = "0.1.0"
edition = "2024"

[lib]
name = "{module}"
crate-type = ["cdylib", "rlib"]

[dependencies]
cxx = "={CXX}"
pyo3 = {{ version = "={PYO3}", features = ["abi3-py311", "extension-module"] }}
quaff = {{ version = "={QUAFF}", features = ["python"] }}

[build-dependencies]
cxx-build = "={CXX}"

[profile.release]
lto = "thin"

# A workspace of its own, also inside another one's folder.
[workspace]
"#
    )
}

/// The module's name, unless that is a package the crate stands on.
fn package_name(plan: &Plan) -> String {
    match plan.module.as_str() {
        "cxx" | "pyo3" | "quaff" => format!("{}-module", plan.module),
        name => name.to_owned(),
    }
}

pub(super) fn build_script(plan: &Plan, options: &BuildOptions) -> String {
    let heading = heading(plan);
    let call = |method: &str, path: &PathBuf| format!("        .{method}({})\n", literal(path));
    let includes: String = options.include_dirs.iter().map(|path| call("include", path)).collect();
    let sources: String = options.sources.iter().map(|path| call("file", path)).collect();
    let defines: String = options.defines.iter().map(|define| define_call(define)).collect();
    let links = links(options);
    let watched = options.sources.iter().chain(&options.include_dirs).chain(&options.watched);
    let watched: String = watched
        .map(|path| format!("    println!(\"cargo:rerun-if-changed={{}}\", {});\n", literal(path)))
        .collect();
    format!(
        r#"//! {heading}
//!
//! Compiles the bridge and the module's C++ sources.

fn main() {{
    cxx_build::bridge("src/bridge.rs")
        .include("src")
{includes}{sources}{defines}        .std("c++17")
        // The same arithmetic on every machine: no multiplication and addition in one rounding.
        .flag_if_supported("-ffp-contract=off")
        .compile("{module}-bridge");
{links}    println!("cargo:rerun-if-changed=src");
{watched}}}
"#,
        module = plan.module
    )
}

fn define_call(define: &str) -> String {
    match define.split_once('=') {
        Some((name, value)) => format!("        .define({name:?}, {value:?})\n"),
        None => format!("        .define({define:?}, None)\n"),
    }
}

fn links(options: &BuildOptions) -> String {
    let mut text = String::new();
    for dir in &options.library_dirs {
        let dir = literal(dir);
        text += &format!("    println!(\"cargo:rustc-link-search=native={{}}\", {dir});\n");
        // The library is found at import with nothing exported.
        text += &format!("    println!(\"cargo:rustc-link-arg-cdylib=-Wl,-rpath,{{}}\", {dir});\n");
    }
    for library in &options.libraries {
        text += &format!("    println!(\"cargo:rustc-link-lib={{}}\", {library:?});\n");
    }
    text
}

pub(super) fn library(plan: &Plan) -> String {
    let (heading, module) = (heading(plan), &plan.module);
    let names =
        if has_capitals(plan) { "// Names are those of C++.\n#![allow(non_snake_case)]\n\n" } else { "" };
    format!(
        r#"//! {heading}
//!
//! For Rust, the functions below; for Python, the extension module `_{module}` that `{module}.py` imports.

{names}mod api;
mod bridge;
mod functions;

pub use api::*;

use pyo3::prelude::*;

#[pymodule]
fn _{module}(module: &Bound<'_, PyModule>) -> PyResult<()> {{
    quaff::python::load(module, functions::FUNCTIONS)
}}
"#
    )
}

fn has_capitals(plan: &Plan) -> bool {
    let rows = plan.functions.iter().flat_map(|function| &function.rows);
    let mut names =
        rows.flat_map(|row| row.parameters.iter().map(|parameter| &parameter.safe_name).chain([&row.symbol]));
    names.any(|name| name.contains(|c: char| c.is_ascii_uppercase()))
}

fn literal(path: &Path) -> String {
    format!("{:?}", path.display().to_string())
}
