//! `build.rs`: compiles the bridge with the user's sources, and links the libraries that they need.

use crate::emit::file::heading;
use crate::emit::options::{BuildOptions, below_origin};
use crate::plan::Plan;
use crate::script::{
    CUDA_ROOT, Compilation, Kernels, LINK_CUDA_RUNTIME, LinkInstruction, NUMPY_HEADERS, PYTHON_HEADERS,
    SHARE_INLINE_NAMES, SIDE_BY_SIDE, Script, SourceLanguage, Step, WATCH_HEADERS, keep, kernels,
};
use std::path::{Path, PathBuf};

pub(super) fn emit(plan: &Plan, options: &BuildOptions) -> String {
    let (heading, script) = (heading(plan), Script::new(plan, options));
    let last = script.compilations.iter().rposition(Compilation::has_runtime_headers);
    let compilations = script.compilations.iter().enumerate();
    let compilations: String = compilations.map(|(at, each)| compilation(each, last == Some(at))).collect();
    let kernels = script.kernels.as_ref().map(compile_kernels).unwrap_or_default();
    let (links, watched) = (links(&script.orders), watched(&script.watched));
    let runtime = if script.cuda_runtime { "    link_cuda_runtime();\n" } else { "" };
    let mut functions = vec![SHARE_INLINE_NAMES, WATCH_HEADERS];
    if script.has_parts() {
        functions.insert(0, SIDE_BY_SIDE);
    }
    if script.looks_for_python() {
        functions.insert(0, PYTHON_HEADERS);
    }
    if script.looks_for_numpy() {
        functions.insert(0, NUMPY_HEADERS);
    }
    if script.looks_for_cuda() {
        functions.insert(0, CUDA_ROOT);
    }
    if script.cuda_runtime {
        functions.insert(0, LINK_CUDA_RUNTIME);
    }
    let functions = functions.join("\n");
    let libraries: Vec<&str> = script.compilations.iter().map(|each| each.library.as_str()).collect();
    let shared = format!("    share_inline_names(&{libraries:?});\n");
    let backtrace = if options.debug { "" } else { NO_BACKTRACE };
    format!(
        r#"//! {heading}
//!
//! Compiles the bridge and the module's C++ sources.

fn main() {{
{HEADERS}{compilations}{shared}{kernels}{links}{runtime}{HIDDEN}{backtrace}    println!("cargo:rerun-if-changed=src");
    println!("cargo:rerun-if-changed=cxx");
{watched}    watch_headers();
}}

{functions}"#
    )
}

/// Lines of the script that read the folder of headers, which the runtime's build script passes on through
/// cargo.
const HEADERS: &str = r#"    let headers = std::env::var("DEP_QUAFF_RUNTIME_HEADERS").expect("the runtime sets it");
    let headers = format!("{headers}/host");
"#;

/// Lines of the script that hide C functions: rustc exports the C functions of all crates, which would also
/// keep functions that nothing calls.
const HIDDEN: &str = r#"    // The module exports only its own symbols, and not those of libraries inside it.
    println!("cargo:rustc-link-arg-cdylib=-Wl,--exclude-libs,ALL");
"#;

/// Lines of the script that leave out the standard library's code for backtraces; a crate for debuggers keeps
/// the code.
const NO_BACKTRACE: &str = r#"    // Backtraces have no names without symbols; the code that prints them would be a third of a small module.
    if let Ok(argument) = std::env::var("DEP_QUAFF_RUNTIME_NO_BACKTRACE") {
        println!("cargo:rustc-link-arg-cdylib={argument}");
    }
"#;

/// The script of a crate whose C++ another build system compiles: it compiles only the kernels, if there are
/// any.
pub(super) fn emit_kernels(plan: &Plan, options: &BuildOptions) -> Option<String> {
    let kernels = compile_kernels(&kernels(plan, options)?);
    let (heading, watched) = (heading(plan), watched(&options.watched));
    Some(format!(
        r#"//! {heading}
//!
//! Compiles the kernels of the module's reductions.

fn main() {{
{kernels}{watched}}}
"#
    ))
}

fn watched(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| tell("rerun-if-changed", &path.display().to_string())).collect()
}

/// The calls for one compilation. `moves`: whether the compilation is the last to use the variable with the
/// runtime's headers.
fn compilation(compilation: &Compilation, moves: bool) -> String {
    let (comment, language) = match compilation.language {
        SourceLanguage::C => ("", ""),
        SourceLanguage::Cpp => ("", "        .cpp(true)\n"),
        SourceLanguage::Cuda => (
            "    // Runs the nvcc that `NVCC` names, or else the one of the machine.\n",
            "        .cuda(true)\n",
        ),
    };
    let library = &compilation.library;
    let print = |steps: &[Step]| steps.iter().map(|each| step(each, moves)).collect::<String>();
    let steps = &compilation.steps;
    let in_parts = |at: &usize| matches!(steps[*at], Step::Parts(_));
    let Some(at) = (0..steps.len()).find(in_parts) else {
        let steps = print(steps);
        return format!(
            "{comment}    cc::Build::new()\n{language}{steps}{UNBUNDLED}        .compile(\"{library}\");\n"
        );
    };
    let (flags, parts, rest) = (print(&steps[..at]), print(&steps[at..=at]), print(&steps[at + 1..]));
    format!(
        "    let mut bridge = cc::Build::new();\n    bridge\n{language}{}    bridge\n        .objects(objects)\n\
         {rest}{UNBUNDLED}        .compile(\"{library}\");\n",
        with_end(&flags) + &parts
    )
}

/// Chained calls with the closing `;`.
fn with_end(calls: &str) -> String {
    format!("{};\n", calls.trim_end())
}

/// The compilation of the bridge in several parts.
fn parts(paths: &[String]) -> String {
    let quoted: Vec<String> = paths.iter().map(|path| format!("{path:?}")).collect();
    let on_one_line = format!("[{}]", quoted.join(", "));
    let paths = match on_one_line.len() <= SHORT_ARRAY {
        true => on_one_line,
        false => format!("[\n        {},\n    ]", quoted.join(",\n        ")),
    };
    format!(
        "    // The interface is large: its parts are compiled side by side.\n    let parts = {paths};\n    \
         let objects = side_by_side(&parts, |part| {{\n        \
         bridge.clone().file(part).try_compile_intermediates()\n    }});\n"
    )
}

/// The longest array in one line; a longer one has a line for each element, as rustfmt writes it.
const SHORT_ARRAY: usize = 60;

/// Lines of the script that keep rustc from bundling the archive into the library of the crate.
const UNBUNDLED: &str =
    "        // rustc must not bundle the archive, which is replaced by a list of its objects.
        .link_lib_modifier(\"-bundle\")
";

fn step(step: &Step, moves: bool) -> String {
    let call = match step {
        Step::Emitted(path) => path_call("file", Path::new(path)),
        Step::Parts(paths) => return parts(paths),
        Step::EmittedHeaders => path_call("include", Path::new("src")),
        Step::File(path) => path_call("file", path),
        Step::Object(path) => path_call("object", path),
        Step::Include(path) => path_call("include", path),
        Step::Beside(path) => format!(".flag(\"-iquote\")\n        {}", path_call("flag", path)),
        Step::RuntimeHeaders if moves => ".include(headers)".to_owned(),
        Step::RuntimeHeaders => ".include(&headers)".to_owned(),
        Step::CudaHeaders => ".includes(cuda_root().map(|root| root.join(\"include\")))".to_owned(),
        Step::PythonHeaders => ".includes(python_headers())".to_owned(),
        Step::NumpyHeaders => ".includes(numpy_headers())".to_owned(),
        Step::Define(define) => define_call(define),
        Step::Flag(flag) => format!(".flag({flag:?})"),
        Step::FlagIfSupported(flag) => format!(".flag_if_supported({flag:?})"),
        Step::Standard(standard) => format!(".std({standard:?})"),
        Step::Warnings(are_shown) => format!(".warnings({are_shown})"),
        Step::WholeArchive => ".link_lib_modifier(\"+whole-archive\")".to_owned(),
        Step::Comment(text) => format!("// {text}"),
    };
    format!("        {call}\n")
}

fn compile_kernels(kernels: &Kernels) -> String {
    let includes = kernels.includes.iter().map(|path| path_call("include", path));
    let calls = includes.chain(kernels.defines.iter().map(|define| define_call(define)));
    let calls: String = calls.map(|call| format!("        {call}\n")).collect();
    let source = &kernels.source;
    format!("    quaff_kernels::Build::new()\n{calls}        .compile({source:?});\n")
}

fn path_call(method: &str, path: &Path) -> String {
    format!(".{method}({:?})", path.display().to_string())
}

fn define_call(define: &str) -> String {
    match define.split_once('=') {
        Some((name, value)) => format!(".define({name:?}, {value:?})"),
        None => format!(".define({define:?}, None)"),
    }
}

fn links(orders: &[LinkInstruction]) -> String {
    let lines: String = orders.iter().map(link).collect();
    let is_relative = |order: &LinkInstruction| match order {
        LinkInstruction::Search(dir) => dir.is_relative(),
        LinkInstruction::Rpath(dir) => dir.is_relative() && below_origin(dir).is_none(),
        LinkInstruction::Archive(_)
        | LinkInstruction::Flag(_)
        | LinkInstruction::Library(_)
        | LinkInstruction::Needed(_) => false,
    };
    let here = if orders.iter().any(is_relative) { HERE } else { "" };
    here.to_owned() + &lines
}

/// Lines of the script that determine the crate's folder.
const HERE: &str = r#"    let here = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it for build scripts");
    // If the folder has moved, this path no longer exists, and cargo runs the script again.
    println!("cargo:rerun-if-changed={here}/Cargo.toml");
"#;

fn link(order: &LinkInstruction) -> String {
    match order {
        LinkInstruction::Search(dir) => tell_folder("rustc-link-search=native=", dir),
        LinkInstruction::Archive(name) => tell("rustc-link-lib", &format!("static:+verbatim={name}")),
        LinkInstruction::Rpath(dir) if below_origin(dir).is_some() => {
            tell("rustc-link-arg-cdylib", &format!("-Wl,-rpath,{}", dir.display()))
        }
        LinkInstruction::Rpath(dir) => tell_folder("rustc-link-arg-cdylib=-Wl,-rpath,", dir),
        LinkInstruction::Flag(flag) => tell("rustc-link-arg-cdylib", flag),
        LinkInstruction::Library(library) => tell("rustc-link-lib", library),
        LinkInstruction::Needed(libraries) => needed(libraries),
    }
}

/// Lines that pass flags of the linker to cargo.
fn needed(libraries: &[String]) -> String {
    let flags: String = keep(libraries).map(|flag| tell("rustc-link-arg-cdylib", &flag)).collect();
    format!("    // rustc would drop a library that only another library calls.\n{flags}")
}

/// A line that passes the absolute path of a folder to cargo, because the linker runs in another folder.
fn tell_folder(key: &str, folder: &Path) -> String {
    let here = if folder.is_absolute() { "" } else { "{here}/" };
    format!("    println!(\"cargo:{key}{here}{}\");\n", in_format(&folder.display().to_string()))
}

/// A line that passes an instruction to cargo.
fn tell(key: &str, value: &str) -> String {
    format!("    println!(\"cargo:{key}={}\");\n", in_format(value))
}

/// The text with escapes for a format string.
fn in_format(text: &str) -> String {
    let text = format!("{:?}", text.replace('{', "{{").replace('}', "}}"));
    text[1..text.len() - 1].to_owned()
}
