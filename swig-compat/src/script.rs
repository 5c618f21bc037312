//! The steps of a crate's build script: which compilers run, on which files, and which instructions cargo
//! gets.
//!
//! Only this module decides on the steps. `emit/build_script.rs` prints them for a crate that is built
//! without this compiler; the crate `quaff-build` performs them.
//!
//! A module exports its entry point and the symbols with vague linkage in the user's C++
//! (`runtime/share_inline_names.rs`, and `cmake/QuaffExported.cmake` for CMake), so that the module and the
//! libraries that it links share a singleton in a header. rustc passes a version script that hides all other
//! symbols, and GNU ld accepts only one, so the build script looks for a linker that accepts two.

use crate::emit::c_code::PATH;
use crate::emit::options::{BuildOptions, SourceKind, below_origin};
use crate::emit::{arch_flags, bridge_paths, cut};
use crate::plan::{BeyondStableAbi, Plan};
use std::iter;
use std::path::{Path, PathBuf};

/// The steps of a build script.
#[derive(Debug)]
pub struct Script {
    pub compilations: Vec<Compilation>,
    /// The kernels that NVRTC compiles, if there are any.
    pub kernels: Option<Kernels>,
    pub orders: Vec<LinkInstruction>,
    /// Whether the CUDA runtime is linked, because some code calls it.
    pub cuda_runtime: bool,
    /// The files whose change causes a rebuild.
    pub watched: Vec<PathBuf>,
}

/// The compilation of a library by one run of `cc`.
#[derive(Debug)]
pub struct Compilation {
    pub library: String,
    pub language: SourceLanguage,
    pub steps: Vec<Step>,
}

impl Compilation {
    pub(crate) fn has_runtime_headers(&self) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::RuntimeHeaders))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceLanguage {
    C,
    Cpp,
    Cuda,
}

/// An option or a source for `cc`.
#[derive(Debug)]
pub enum Step {
    /// An emitted file.
    Emitted(String),
    /// Emitted files that are compiled side by side, with the options of the steps before.
    Parts(Vec<String>),
    /// The folder of emitted headers.
    EmittedHeaders,
    File(PathBuf),
    Object(PathBuf),
    Include(PathBuf),
    /// A folder that is searched only for `#include "…"`.
    Beside(PathBuf),
    /// The headers that the runtime's build script provides.
    RuntimeHeaders,
    /// CUDA's headers, which the script searches for.
    CudaHeaders,
    /// The folder of Python's headers, if these are installed.
    PythonHeaders,
    /// The folder of NumPy's headers, if these are installed.
    NumpyHeaders,
    /// A macro, `NAME` or `NAME=VALUE`.
    Define(String),
    Flag(String),
    FlagIfSupported(&'static str),
    Standard(String),
    Warnings(bool),
    /// Links the archive completely. Linkers read archives only once, so that sources in different archives
    /// could not call each other otherwise.
    WholeArchive,
    /// A comment for readers of the script.
    Comment(&'static str),
}

/// The kernels that NVRTC compiles.
#[derive(Debug)]
pub struct Kernels {
    /// The path of the source file in the crate.
    pub source: String,
    pub includes: Vec<PathBuf>,
    pub defines: Vec<String>,
}

/// A linking instruction for cargo. It must follow all code that may call the linked library.
#[derive(Debug)]
pub enum LinkInstruction {
    Search(PathBuf),
    /// The file name of a static library.
    Archive(String),
    /// A folder in which libraries are searched when the module is imported.
    Rpath(PathBuf),
    Flag(String),
    Library(String),
    /// Libraries that the module needs when it is imported, even if only another library calls them.
    Needed(Vec<String>),
}

/// The linker's flags that keep all of these libraries. rustc would drop a library that only another library
/// calls, such as the BLAS of a library for algebra.
pub fn keep(libraries: &[String]) -> impl Iterator<Item = String> {
    let named = libraries.iter().map(|library| format!("-l{library}"));
    iter::once("-Wl,--push-state,--no-as-needed".to_owned())
        .chain(named)
        .chain(iter::once("-Wl,--pop-state".to_owned()))
}

/// The flags with which loops over elements are vectorised: the results of `errno` and of floating-point
/// exceptions are not used.
pub(crate) const LOOP_FLAGS: [&str; 2] = ["-fno-math-errno", "-fno-trapping-math"];

/// Makes Python's symbols weak in the object of a bridge that is not linked as a Python module: a library for
/// other languages does not use them, and a module that another build system links finds them at import.
pub(crate) const WEAK_PYTHON: [&str; 2] = ["-include", "quaff/weak_python.hpp"];

/// The functions of build scripts, as texts for emitted scripts. They are compiled here as well.
pub const WATCH_HEADERS: &str = include_str!("script/watch_headers.rs");
pub const SHARE_INLINE_NAMES: &str = include_str!("script/share_inline_names.rs");
pub const SIDE_BY_SIDE: &str = include_str!("script/side_by_side.rs");
pub const LINK_CUDA_RUNTIME: &str = include_str!("script/link_cuda_runtime.rs");
pub const CUDA_ROOT: &str = include_str!("script/cuda_root.rs");
pub const PYTHON_HEADERS: &str = include_str!("script/python_headers.rs");
pub const NUMPY_HEADERS: &str = include_str!("script/numpy_headers.rs");

/// The functions of build scripts, as code for `quaff-build`.
pub mod run {
    include!("script/watch_headers.rs");
    include!("script/share_inline_names.rs");
    include!("script/link_cuda_runtime.rs");
    include!("script/cuda_root.rs");
    include!("script/python_headers.rs");
    include!("script/numpy_headers.rs");
    include!("script/side_by_side.rs");

    /// Compiles files to objects, several at a time.
    pub fn compile_parts<Error: std::fmt::Display + Send>(
        files: &[&str],
        compile: impl Fn(&str) -> Result<Vec<std::path::PathBuf>, Error> + Sync,
    ) -> Vec<std::path::PathBuf> {
        side_by_side(files, compile)
    }

    /// Makes cargo watch the headers that the compiler read.
    pub fn watch() {
        watch_headers();
    }

    /// Lets a module share definitions in headers with libraries. `quaff-build` does not use it, because a
    /// program needs no list of exported symbols; the function exists so that its text is compiled.
    pub fn share(libraries: &[&str]) {
        share_inline_names(libraries);
    }

    /// Links the CUDA runtime statically.
    pub fn link_cuda() {
        link_cuda_runtime();
    }

    /// The folder of CUDA.
    pub fn cuda() -> Option<std::path::PathBuf> {
        cuda_root()
    }

    /// The folder of Python's headers, for a build script.
    pub fn python() -> Option<std::path::PathBuf> {
        python_headers()
    }

    /// The Python that has headers, with their folder, for a command.
    pub fn find_python() -> Option<(std::path::PathBuf, std::path::PathBuf)> {
        python_with_headers()
    }

    /// The available Pythons, the preferred one first.
    pub fn all_pythons() -> impl Iterator<Item = std::path::PathBuf> {
        pythons()
    }

    /// The folder of NumPy's headers.
    pub fn numpy() -> Option<std::path::PathBuf> {
        numpy_headers()
    }
}

impl Script {
    /// The script for the crate that is emitted for the plan.
    pub fn new(plan: &Plan, options: &BuildOptions) -> Script {
        let headers = needs_cuda_headers(plan, options);
        let mut compilations = vec![bridge(plan, options, headers)];
        if plan.uses.elementwise && uses(options, SourceKind::Cpp) {
            compilations.push(cpp(plan, options, headers));
        }
        if plan.is_c || uses(options, SourceKind::C) {
            compilations.push(c(plan, options, headers));
        }
        if uses(options, SourceKind::Cuda) {
            compilations.push(cuda(plan, options));
        }
        Script {
            compilations,
            kernels: kernels(plan, options),
            orders: orders(plan, options),
            cuda_runtime: uses(options, SourceKind::Cuda),
            watched: options.sources.iter().chain(&options.watched).cloned().collect(),
        }
    }

    /// Whether the script must find the folder of CUDA.
    pub fn looks_for_cuda(&self) -> bool {
        self.cuda_runtime || self.has(|step| matches!(step, Step::CudaHeaders))
    }

    /// Whether emitted files are compiled side by side.
    pub fn has_parts(&self) -> bool {
        self.has(|step| matches!(step, Step::Parts(_)))
    }

    /// Whether the script must find Python's headers.
    pub fn looks_for_python(&self) -> bool {
        self.has(|step| matches!(step, Step::PythonHeaders))
    }

    /// Whether the script must find NumPy's headers.
    pub fn looks_for_numpy(&self) -> bool {
        self.has(|step| matches!(step, Step::NumpyHeaders))
    }

    fn has(&self, is: fn(&Step) -> bool) -> bool {
        self.compilations.iter().any(|each| each.steps.iter().any(is))
    }
}

/// The kernels for NVRTC, which searches the interface's folder as nvcc does.
pub(crate) fn kernels(plan: &Plan, options: &BuildOptions) -> Option<Kernels> {
    plan.uses.kernels.then(|| Kernels {
        source: crate::emit::kernels_path(&plan.module),
        includes: options.include_dirs.iter().chain(&options.beside).cloned().collect(),
        defines: options.defines.clone(),
    })
}

fn uses(options: &BuildOptions, kind: SourceKind) -> bool {
    sources(options, kind).next().is_some()
}

fn sources(options: &BuildOptions, kind: SourceKind) -> impl Iterator<Item = &PathBuf> {
    options.sources.iter().filter(move |path| SourceKind::of(path) == Some(kind))
}

/// Whether host compilers need CUDA's headers: code for device arrays may use its types, such as
/// `cudaStream_t`.
fn needs_cuda_headers(plan: &Plan, options: &BuildOptions) -> bool {
    uses(options, SourceKind::Cuda) || plan.uses.device_arrays
}

/// The compilation of the C++ half of the bridge, and of the user's C++ if it has the same options.
fn bridge(plan: &Plan, options: &BuildOptions, cuda_headers: bool) -> Compilation {
    let mut paths = bridge_paths(cut::number(plan, options.parts));
    let several = if paths.len() > 1 { std::mem::take(&mut paths) } else { Vec::new() };
    let mut steps: Vec<Step> = paths.into_iter().map(Step::Emitted).collect();
    steps.extend([Step::EmittedHeaders, Step::RuntimeHeaders]);
    if plan.uses.elementwise {
        steps.extend(on_host(options, None, cuda_headers));
        let comment =
            "Loops over elements become vectors by these: `errno` and flags of the processor tell nothing.";
        steps.push(Step::Comment(comment));
        steps.extend(LOOP_FLAGS.map(Step::FlagIfSupported));
    } else {
        steps.extend(on_host(options, Some(SourceKind::Cpp), cuda_headers));
    }
    steps.extend(python_headers(plan));
    if !options.face.is_for_python() {
        steps.extend(WEAK_PYTHON.map(|flag| Step::Flag(flag.to_owned())));
    }
    steps.extend(sources(options, SourceKind::Object).cloned().map(Step::Object));
    steps.extend(whole_archive(plan, options));
    steps.push(Step::Standard(options.standard(plan)));
    if !several.is_empty() {
        // The user's own files are not compiled again for each part.
        let (files, flags): (Vec<Step>, Vec<Step>) =
            steps.into_iter().partition(|step| matches!(step, Step::File(_) | Step::Object(_)));
        steps = flags.into_iter().chain([Step::Parts(several)]).chain(files).collect();
    }
    Compilation { library: format!("{}-bridge", plan.module), language: SourceLanguage::Cpp, steps }
}

/// The compilation of the user's C++, beside a bridge with different options.
fn cpp(plan: &Plan, options: &BuildOptions, cuda_headers: bool) -> Compilation {
    let mut steps = vec![Step::RuntimeHeaders];
    steps.extend(on_host(options, Some(SourceKind::Cpp), cuda_headers));
    steps.extend(python_headers(plan));
    steps.extend(whole_archive(plan, options));
    steps.push(Step::Standard(options.standard(plan)));
    Compilation { library: format!("{}-sources", plan.module), language: SourceLanguage::Cpp, steps }
}

fn c(plan: &Plan, options: &BuildOptions, cuda_headers: bool) -> Compilation {
    let mut steps = match plan.is_c {
        // C++ exceptions from callbacks pass through C functions.
        true => vec![
            Step::Emitted(PATH.to_owned()),
            Step::EmittedHeaders,
            Step::RuntimeHeaders,
            Step::FlagIfSupported("-fexceptions"),
        ],
        false => Vec::new(),
    };
    steps.extend(on_host(options, Some(SourceKind::C), cuda_headers));
    steps.extend(python_headers(plan));
    steps.extend(whole_archive(plan, options));
    Compilation { library: format!("{}-c", plan.module), language: SourceLanguage::C, steps }
}

/// The compilation by nvcc. It does not support `-iquote`, so the interface's folder is searched last.
fn cuda(plan: &Plan, options: &BuildOptions) -> Compilation {
    let standard = options.standard.as_deref().unwrap_or("c++17");
    let mut steps = vec![Step::Flag(format!("-std={standard}"))];
    steps.extend(arch_flags(&options.cuda_archs).into_iter().map(Step::Flag));
    steps.push(Step::Comment("All GPUs at once."));
    steps.push(Step::Flag("--threads=0".to_owned()));
    steps.push(Step::RuntimeHeaders);
    let beside = options.beside.iter().cloned().map(Step::Include);
    steps.extend(common(options, Some(SourceKind::Cuda), beside));
    // nvcc splits the option at commas, unless they are escaped.
    let flags = options.flags.iter().map(|flag| format!("-Xcompiler={}", flag.replace(',', "\\,")));
    steps.extend(flags.map(Step::Flag));
    steps.extend(["-MMD", "-Xcompiler=-ffp-contract=off"].map(|flag| Step::Flag(flag.to_owned())));
    steps.push(Step::Warnings(false));
    steps.extend(whole_archive(plan, options));
    Compilation { library: format!("{}-cuda", plan.module), language: SourceLanguage::Cuda, steps }
}

/// The Python headers that the module's code needs. Debian's NumPy has a link to its headers among Python's,
/// so those of the NumPy at hand come first.
fn python_headers(plan: &Plan) -> impl Iterator<Item = Step> {
    let needs_numpy = plan.beyond_stable_abi.iter().any(BeyondStableAbi::is_of_numpy);
    let python = plan.uses.python.then_some(Step::PythonHeaders);
    needs_numpy.then_some(Step::NumpyHeaders).into_iter().chain(python)
}

/// The options for C and C++ compilers, with the sources of one kind.
fn on_host(options: &BuildOptions, kind: Option<SourceKind>, cuda_headers: bool) -> Vec<Step> {
    // The bridge includes files as if it were in the interface's folder, where SWIG writes its wrapper.
    let mut steps = common(options, kind, options.beside.iter().cloned().map(Step::Beside));
    steps.extend(options.flags.iter().cloned().map(Step::Flag));
    steps.extend([
        Step::FlagIfSupported("-MMD"),
        Step::Comment(
            "The same arithmetic on every machine: no multiplication and addition in one rounding.",
        ),
        Step::FlagIfSupported("-ffp-contract=off"),
        Step::Warnings(false),
    ]);
    steps.extend(cuda_headers.then_some(Step::CudaHeaders));
    steps
}

/// The options for all compilers. `beside` makes them search the interface's folder.
fn common(options: &BuildOptions, kind: Option<SourceKind>, beside: impl Iterator<Item = Step>) -> Vec<Step> {
    let includes = options.include_dirs.iter().cloned().map(Step::Include);
    let defines = options.defines.iter().cloned().map(Step::Define);
    let files = kind.into_iter().flat_map(|kind| sources(options, kind)).cloned().map(Step::File);
    includes.chain(beside).chain(defines).chain(files).collect()
}

fn whole_archive(plan: &Plan, options: &BuildOptions) -> Option<Step> {
    let is_cpp_alone = options.sources.iter().all(|path| SourceKind::of(path) == Some(SourceKind::Cpp));
    (plan.is_c || !is_cpp_alone).then_some(Step::WholeArchive)
}

fn orders(plan: &Plan, options: &BuildOptions) -> Vec<LinkInstruction> {
    let mut orders = Vec::new();
    if options.face.is_linked() {
        // Programs look for the library by its soname.
        orders.push(LinkInstruction::Flag(format!("-Wl,-soname,lib{}.so", plan.module)));
    }
    for archive in sources(options, SourceKind::Archive) {
        let name = archive.file_name().unwrap_or_default().to_string_lossy();
        orders.push(LinkInstruction::Search(archive.parent().unwrap_or(Path::new("")).to_owned()));
        orders.push(LinkInstruction::Archive(name.into_owned()));
    }
    orders.extend(options.search_dirs.iter().cloned().map(LinkInstruction::Search));
    for dir in &options.library_dirs {
        orders.extend(below_origin(dir).is_none().then(|| LinkInstruction::Search(dir.clone())));
        orders.push(LinkInstruction::Rpath(dir.clone()));
    }
    orders.extend(options.flags.iter().cloned().map(LinkInstruction::Flag));
    orders.extend(options.libraries.iter().map(|library| LinkInstruction::Library(named(library))));
    orders
        .extend((!options.libraries.is_empty()).then(|| LinkInstruction::Needed(options.libraries.clone())));
    orders
}

/// A library in cargo's syntax, which does not use a colon before a file name.
fn named(library: &str) -> String {
    match library.strip_prefix(':') {
        Some(file) => format!("dylib:+verbatim={file}"),
        None => library.to_owned(),
    }
}
