//! `build.rs`: compiles the bridge with the user's sources, and links what they need.

use super::{BuildOptions, SourceKind, below_origin, cuda_arch, heading, kernels};
use crate::plan::Plan;
use std::path::{Path, PathBuf};

pub(super) fn emit(plan: &Plan, options: &BuildOptions) -> String {
    let (heading, module) = (heading(plan), &plan.module);
    let headers = cuda_headers(plan, options);
    let cpp = host_flags(options, SourceKind::Cpp) + headers + &objects(options) + whole(options);
    let c = c(module, headers, options);
    let cuda = cuda(module, options);
    let kernels = compile_kernels(plan, options);
    let links = links(options);
    let (runtime, link_runtime) = match uses(options, SourceKind::Cuda) {
        true => ("    link_cuda_runtime();\n", LINK_CUDA_RUNTIME),
        false => ("", ""),
    };
    let standard = if plan.takes_spans() { "c++20" } else { "c++17" };
    let cuda_root = if headers.is_empty() { "" } else { CUDA_ROOT };
    let watched: String = (options.sources.iter().chain(&options.watched))
        .map(|path| tell("rerun-if-changed", &path.display().to_string()))
        .collect();
    format!(
        r#"//! {heading}
//!
//! Compiles the bridge and the module's C++ sources.

fn main() {{
{HEADERS}    cc::Build::new()
        .cpp(true)
        .file("cxx/bridge.cc")
        .include("src")
        .include(headers)
{cpp}        .std("{standard}")
        .compile("{module}-bridge");
{c}{cuda}{kernels}{links}{runtime}    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed=cxx");
{watched}    watch_headers();
}}
{link_runtime}{cuda_root}
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
        let Some((_object, headers)) = list.split_once(": ") else {{
            continue;
        }};
        for header in headers.split_whitespace() {{
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

/// Lines of the script. Cargo passes the variable on from the runtime's build script.
const HEADERS: &str = r#"    let headers = std::env::var("DEP_QUAFF_RUNTIME_HEADERS").expect("the runtime hands them on");
    let headers = format!("{headers}/host");
"#;

/// The script of a crate whose C++ somebody else compiles: of kernels alone, where there are any.
pub(super) fn emit_kernels(plan: &Plan, options: &BuildOptions) -> Option<String> {
    let kernels = compile_kernels(plan, options);
    let heading = heading(plan);
    let watched: String =
        options.watched.iter().map(|path| tell("rerun-if-changed", &path.display().to_string())).collect();
    let script = format!(
        r#"//! {heading}
//!
//! Compiles the kernels of the module's reductions.

fn main() {{
{kernels}{watched}}}
"#
    );
    (!kernels.is_empty()).then_some(script)
}

fn uses(options: &BuildOptions, kind: SourceKind) -> bool {
    sources(options, kind).next().is_some()
}

fn sources(options: &BuildOptions, kind: SourceKind) -> impl Iterator<Item = &PathBuf> {
    options.sources.iter().filter(move |path| SourceKind::of(path) == Some(kind))
}

/// CUDA's headers for compilers of the host: those of modules on a device may name its types, such as `cudaStream_t`.
fn cuda_headers(plan: &Plan, options: &BuildOptions) -> &'static str {
    match uses(options, SourceKind::Cuda) || plan.has_rows_on_device() {
        true => "        .includes(cuda_root().map(|root| root.join(\"include\")))\n",
        false => "",
    }
}

fn c(module: &str, headers: &str, options: &BuildOptions) -> String {
    if !uses(options, SourceKind::C) {
        return String::new();
    }
    let flags = host_flags(options, SourceKind::C) + headers + whole(options);
    format!("    cc::Build::new()\n{flags}        .compile(\"{module}-c\");\n")
}

/// The call of nvcc. It takes no `-iquote`, so the interface's folder comes last among all.
fn cuda(module: &str, options: &BuildOptions) -> String {
    if !uses(options, SourceKind::Cuda) {
        return String::new();
    }
    let beside: String = options.beside.iter().map(|path| call("include", path)).collect();
    let archs = cuda_arch::flags(&options.cuda_archs).into_iter();
    let archs: String = archs.map(|flag| flag_call(&flag)).collect();
    // nvcc takes a list, unless its commas are escaped.
    let flags = options.flags.iter().map(|flag| format!("-Xcompiler={}", flag.replace(',', "\\,")));
    let flags: String = flags.map(|flag| flag_call(&flag)).collect();
    let (common, whole) = (common_flags(options, SourceKind::Cuda, &beside), whole(options));
    format!(
        "    // Runs the nvcc that `NVCC` names, or else the one of the machine.
    cc::Build::new()
        .cuda(true)
        .flag(\"-std=c++17\")
{archs}        // All GPUs at once.
        .flag(\"--threads=0\")
{common}{flags}        .flag(\"-MMD\")
        .flag(\"-Xcompiler=-ffp-contract=off\")
        .warnings(false)
{whole}        .compile(\"{module}-cuda\");
"
    )
}

/// The call of NVRTC, which finds the interface's folder as nvcc does.
fn compile_kernels(plan: &Plan, options: &BuildOptions) -> String {
    if !plan.has_reductions() {
        return String::new();
    }
    let folders = options.include_dirs.iter().chain(&options.beside);
    let includes: String = folders.map(|path| call("include", path)).collect();
    let defines: String = options.defines.iter().map(|define| define_call(define)).collect();
    let source = kernels::path(&plan.module);
    format!("    quaff_kernels::Build::new()\n{includes}{defines}        .compile({source:?});\n")
}

/// A function of the script, which also has the module load on machines without a GPU: nothing of CUDA is shared.
const LINK_CUDA_RUNTIME: &str = r#"
/// Links the CUDA runtime statically. It looks for the driver when it is first called.
fn link_cuda_runtime() {
    // In a toolkit `cc` finds it; packages from PyPI keep it elsewhere.
    if let Some(root) = cuda_root() {
        for folder in ["lib64", "lib"] {
            let folder = root.join(folder);
            println!("cargo:rustc-link-search=native={}", folder.display());
        }
    }
    for library in ["cudart_static", "rt", "pthread", "dl"] {
        println!("cargo:rustc-link-lib={library}");
    }
}
"#;

/// A function of the script.
const CUDA_ROOT: &str = r#"
/// The folder of CUDA: of the nvcc that `NVCC` names, of `CUDA_PATH`, or of the machine's nvcc.
fn cuda_root() -> Option<std::path::PathBuf> {
    let named = std::env::var_os("NVCC").map(std::path::PathBuf::from);
    let toolkit = std::env::var_os("CUDA_PATH").map(std::path::PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let nvccs = named
        .into_iter()
        .chain(toolkit.map(|folder| folder.join("bin/nvcc")))
        .chain(std::env::split_paths(&path).map(|folder| folder.join("nvcc")));
    let nvcc = nvccs.flat_map(std::fs::canonicalize).next()?;
    Some(nvcc.ancestors().nth(2)?.to_path_buf())
}
"#;

/// What the compilers of C and of C++ are told alike.
fn host_flags(options: &BuildOptions, kind: SourceKind) -> String {
    // As if the bridge lay beside the interface, which is where SWIG writes.
    let beside: String =
        options.beside.iter().map(|path| call("flag(\"-iquote\")\n        .flag", path)).collect();
    let common = common_flags(options, kind, &beside);
    let flags: String = options.flags.iter().map(|flag| flag_call(flag)).collect();
    format!(
        "{common}{flags}        .flag_if_supported(\"-MMD\")
        // The same arithmetic on every machine: no multiplication and addition in one rounding.
        .flag_if_supported(\"-ffp-contract=off\")
        .warnings(false)
"
    )
}

/// What all compilers are told; `beside` has them look into the interface's folder.
fn common_flags(options: &BuildOptions, kind: SourceKind, beside: &str) -> String {
    let includes: String = options.include_dirs.iter().map(|path| call("include", path)).collect();
    let defines: String = options.defines.iter().map(|define| define_call(define)).collect();
    let sources: String = sources(options, kind).map(|path| call("file", path)).collect();
    includes + beside + &defines + &sources
}

fn flag_call(flag: &str) -> String {
    format!("        .flag({flag:?})\n")
}

fn call(method: &str, path: &Path) -> String {
    format!("        .{method}({})\n", literal(path))
}

fn objects(options: &BuildOptions) -> String {
    sources(options, SourceKind::Object).map(|path| call("object", path)).collect()
}

/// The linker goes through archives once. Those made here are linked whole, so that all sources may call each other.
fn whole(options: &BuildOptions) -> &'static str {
    match options.sources.iter().all(|path| SourceKind::of(path) == Some(SourceKind::Cpp)) {
        true => "",
        false => "        .link_lib_modifier(\"+whole-archive\")\n",
    }
}

fn define_call(define: &str) -> String {
    match define.split_once('=') {
        Some((name, value)) => format!("        .define({name:?}, {value:?})\n"),
        None => format!("        .define({define:?}, None)\n"),
    }
}

/// What the linker is told, after all that may call it: archives, and then libraries.
fn links(options: &BuildOptions) -> String {
    let mut text = String::new();
    for archive in sources(options, SourceKind::Archive) {
        let name = archive.file_name().unwrap_or_default().to_string_lossy();
        text += &search(archive.parent().unwrap_or(Path::new("")));
        text += &tell("rustc-link-lib", &format!("static:+verbatim={name}"));
    }
    text += &options.search_dirs.iter().map(|dir| search(dir)).collect::<String>();
    for dir in &options.library_dirs {
        text += &match below_origin(dir) {
            Some(_) => tell("rustc-link-arg-cdylib", &format!("-Wl,-rpath,{}", dir.display())),
            None => search(dir) + &tell_folder("rustc-link-arg-cdylib=-Wl,-rpath,", dir),
        };
    }
    text += &options.flags.iter().map(|flag| tell("rustc-link-arg-cdylib", flag)).collect::<String>();
    text += &options.libraries.iter().map(|library| tell("rustc-link-lib", library)).collect::<String>();
    let here = if folders(options).any(Path::is_relative) { HERE } else { "" };
    here.to_owned() + &text
}

/// The folders that cargo is told of.
fn folders(options: &BuildOptions) -> impl Iterator<Item = &Path> {
    let archives = sources(options, SourceKind::Archive).filter_map(|archive| archive.parent());
    let located = options.library_dirs.iter().filter(|dir| below_origin(dir).is_none());
    archives.chain(options.search_dirs.iter().chain(located).map(PathBuf::as_path))
}

/// Lines of the script.
const HERE: &str = r#"    let here = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it for build scripts");
    // What names this folder is to be said again once the folder has moved.
    println!("cargo:rerun-if-changed={here}/Cargo.toml");
"#;

fn search(folder: &Path) -> String {
    tell_folder("rustc-link-search=native=", folder)
}

/// A line to cargo that names a folder in full, as what links runs elsewhere.
fn tell_folder(key: &str, folder: &Path) -> String {
    let here = if folder.is_absolute() { "" } else { "{here}/" };
    format!("    println!(\"cargo:{key}{here}{}\");\n", in_format(&folder.display().to_string()))
}

/// A line to cargo.
fn tell(key: &str, value: &str) -> String {
    format!("    println!(\"cargo:{key}={}\");\n", in_format(value))
}

/// The text inside a format string.
fn in_format(text: &str) -> String {
    let text = format!("{:?}", text.replace('{', "{{").replace('}', "}}"));
    text[1..text.len() - 1].to_owned()
}

fn literal(path: &Path) -> String {
    format!("{:?}", path.display().to_string())
}
