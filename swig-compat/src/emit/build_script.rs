//! `build.rs`: compiles the bridge with the user's sources, and links what they need.

use super::{BuildOptions, heading};
use crate::plan::Plan;
use std::path::{Path, PathBuf};

pub(super) fn emit(plan: &Plan, options: &BuildOptions) -> String {
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

pub(super) fn c_sources(options: &BuildOptions) -> impl Iterator<Item = &PathBuf> {
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

fn literal(path: &Path) -> String {
    format!("{:?}", path.display().to_string())
}
