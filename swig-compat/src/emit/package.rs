//! `Cargo.toml`, `build.rs` and `src/lib.rs`: what makes a crate of the rest.

use super::{BuildOptions, heading};
use crate::plan::Plan;
use std::path::{Path, PathBuf};

/// The versions that emitted crates are tested with: those of the runtime's own manifest.
const CXX: &str = "1.0.205";
const PYO3: &str = "0.30.1";
const QUAFF: &str = env!("CARGO_PKG_VERSION");

pub(super) fn manifest(plan: &Plan, options: &BuildOptions) -> String {
    let heading = heading(plan);
    let (package, library) = match &options.name {
        Some(name) => (name.clone(), name.clone()),
        None => (package_name(plan), plan.module.clone()),
    };
    let runtime = options.runtime.display().to_string();
    let c = if c_sources(options).next().is_some() { "cc = \"1.2\"\n" } else { "" };
    format!(
        r#"# {heading}

[package]
name = "{package}"
version = "0.1.0"
edition = "2024"

[lib]
name = "{library}"
crate-type = ["cdylib", "rlib"]

[features]
default = ["python"]
# The Python module. Without it the crate is for Rust alone, and programs need no Python.
python = ["dep:pyo3", "quaff/python"]

[dependencies]
cxx = "={CXX}"
pyo3 = {{ version = "={PYO3}", optional = true, features = ["abi3-py311", "extension-module"] }}
quaff = {{ path = {runtime:?}, version = "={QUAFF}" }}

[build-dependencies]
{c}cxx-build = "={CXX}"

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
    let (heading, module) = (heading(plan), &plan.module);
    let cpp = compile(options, cpp_sources(options));
    let c = match c_sources(options).next() {
        Some(_) => {
            format!(
                "    cc::Build::new()\n{}        .compile(\"{module}-c\");\n",
                compile(options, c_sources(options))
            )
        }
        None => String::new(),
    };
    let links = links(options);
    let watched: String = (options.sources.iter().chain(&options.watched))
        .map(|path| tell("rerun-if-changed", &path.display().to_string()))
        .collect();
    format!(
        r#"//! {heading}
//!
//! Compiles the bridge and the module's C++ sources.

fn main() {{
    cxx_build::bridge("src/bridge.rs")
        .include("src")
{cpp}        .std("c++17")
        .compile("{module}-bridge");
{c}{links}    println!("cargo:rerun-if-changed=src");
{watched}    watch_headers();
}}

/// Has cargo watch the headers that the compiler read, from the lists it wrote beside the objects.
fn watch_headers() {{
    let folder = std::env::var("OUT_DIR").expect("cargo sets it for build scripts");
    let files = std::fs::read_dir(&folder).expect("the objects were written there");
    for path in files.flatten().map(|file| file.path()) {{
        if path.extension().is_none_or(|extension| extension != "d") {{
            continue;
        }}
        let list = std::fs::read_to_string(path).unwrap_or_default();
        let list = list.replace("\\\n", " ").replace("\\ ", "\0");
        for header in list.split_whitespace().skip(1) {{
            let header = header.replace('\0', " ");
            // What the bridge writes itself is newer than this build.
            if !header.starts_with(&folder) {{
                println!("cargo:rerun-if-changed={{header}}");
            }}
        }}
    }}
}}
"#
    )
}

fn c_sources(options: &BuildOptions) -> impl Iterator<Item = &PathBuf> {
    options.sources.iter().filter(|path| is_c(path))
}

fn cpp_sources(options: &BuildOptions) -> impl Iterator<Item = &PathBuf> {
    options.sources.iter().filter(|path| !is_c(path))
}

fn is_c(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "c")
}

/// What the compilers of C and of C++ are told alike.
fn compile<'a>(options: &BuildOptions, sources: impl Iterator<Item = &'a PathBuf>) -> String {
    let call = |method: &str, path: &PathBuf| format!("        .{method}({})\n", literal(path));
    let includes: String = options.include_dirs.iter().map(|path| call("include", path)).collect();
    // As if the bridge lay beside the interface, which is where SWIG writes.
    let beside: String =
        options.beside.iter().map(|path| call("flag(\"-iquote\")\n        .flag", path)).collect();
    let defines: String = options.defines.iter().map(|define| define_call(define)).collect();
    let sources: String = sources.map(|path| call("file", path)).collect();
    format!(
        "{includes}{beside}{defines}{sources}        .flag_if_supported(\"-MMD\")
        // The same arithmetic on every machine: no multiplication and addition in one rounding.
        .flag_if_supported(\"-ffp-contract=off\")
        .warnings(false)
"
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
        // What links runs elsewhere, and the library that is found at import must be named in full.
        let dir = if dir.is_absolute() {
            literal(dir)
        } else {
            format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), {})", literal(&Path::new("/").join(dir)))
        };
        text += &format!(
            "    let folder = {dir};
    println!(\"cargo:rustc-link-search=native={{folder}}\");
    println!(\"cargo:rustc-link-arg-cdylib=-Wl,-rpath,{{folder}}\");
"
        );
    }
    for library in &options.libraries {
        text += &tell("rustc-link-lib", library);
    }
    text
}

/// A line to cargo.
fn tell(key: &str, value: &str) -> String {
    let value = format!("{value:?}").replace('{', "{{").replace('}', "}}");
    format!("    println!(\"cargo:{key}={}\");\n", &value[1..value.len() - 1])
}

pub(super) fn library(plan: &Plan) -> String {
    let (heading, module) = (heading(plan), &plan.module);
    let allowed = allowed(plan);
    let mut rows = plan.functions.iter().flat_map(|function| &function.rows);
    let bridge = if rows.any(|row| row.defaulted > 0) {
        "// Calls that leave arguments to C++'s defaults are Python's alone.\n\
         #[cfg_attr(not(feature = \"python\"), allow(dead_code))]\n\
         mod bridge;"
    } else {
        "mod bridge;"
    };
    format!(
        r#"//! {heading}
//!
//! For Rust, the functions below; for Python, the extension module `_{module}` that `{module}.py` imports.

{allowed}mod api;
{bridge}
#[cfg(feature = "python")]
mod functions;

pub use api::*;
pub use quaff::error::{{Error, ErrorKind}};

#[cfg(feature = "python")]
#[pyo3::pymodule]
fn _{module}(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {{
    quaff::python::load(module, functions::FUNCTIONS)
}}
"#
    )
}

/// What Rust's linters are not to say of names and parameters that C++ chose.
fn allowed(plan: &Plan) -> String {
    let rows = || plan.functions.iter().flat_map(|function| &function.rows);
    let capital = |name: &str| name.contains(|c: char| c.is_ascii_uppercase());
    let mut lints = Vec::new();
    if rows().any(|row| row.parameters.len() > 7) {
        lints.push("clippy::too_many_arguments");
    }
    if rows().any(|row| capital(&row.symbol) || row.parameters.iter().any(|each| capital(&each.safe_name))) {
        lints.push("non_snake_case");
    }
    match lints.as_slice() {
        [] => String::new(),
        lints => format!("// Names and parameters are those of C++.\n#![allow({})]\n\n", lints.join(", ")),
    }
}

fn literal(path: &Path) -> String {
    format!("{:?}", path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::{CXX, PYO3};

    #[test]
    fn emitted_crates_name_the_versions_of_the_runtime() {
        let manifest = include_str!("../../../Cargo.toml");
        assert!(manifest.contains(&format!("cxx = {{ version = \"={CXX}\"")));
        assert!(manifest.contains(&format!("cxx-build = \"={CXX}\"")));
        assert!(manifest.contains(&format!("pyo3 = {{ version = \"={PYO3}\"")));
    }
}
