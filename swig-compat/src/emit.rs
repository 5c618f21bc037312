//! Prints a plan. Each emitted file has a source file here, in a folder for its language, or in this folder
//! if all languages share it.
//!
//! Emitters print rows in the order of the plan. They decide only how types are spelled in their files.

mod bridge;
mod bridge_source;
mod build_script;
mod c;
pub(crate) mod c_code;
mod constants;
pub(crate) mod cuda_arch;
mod cxx;
mod cxx_call;
mod cxx_layout;
mod face;
mod fragment;
mod imports;
mod init;
mod kernels;
mod layout;
mod native;
mod node;
mod package;
pub(crate) mod python;
mod r;
mod rust;
mod shim;
mod swig_variables;
mod text;
mod tree_callbacks;

pub(crate) use bridge_source::paths as bridge_paths;
pub use bridge_source::{HEADERS as CXX_HEADERS, bridge_sources};
pub use cuda_arch::CudaArch;
pub use face::Face;
pub(crate) use kernels::path as kernels_path;
#[cfg(feature = "command")]
pub(crate) use node::PACKAGE as NODE_PACKAGE;
#[cfg(feature = "command")]
pub(crate) use python::module::emit as python_module;
#[cfg(feature = "command")]
pub(crate) use python::stub::emit as python_stub;
#[cfg(feature = "command")]
pub(crate) use r::FOLDER as R_FOLDER;
pub(crate) use shim::cut;
#[cfg(feature = "command")]
pub(crate) use shim::parts;
#[cfg(feature = "command")]
pub(crate) use text::comment as on_one_line;

use crate::plan::Plan;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::{Path, PathBuf};

/// The options for building the emitted crate. The user's sources and folders are named as in the crate's
/// build script.
#[derive(Clone, Debug, Default)]
pub struct BuildOptions {
    /// The name of the crate; `None` stands for the name of the module.
    pub name: Option<String>,
    /// Fields of the manifest's `[package]` that published crates need, such as `license`.
    pub package: BTreeMap<String, String>,
    pub sources: Vec<PathBuf>,
    /// Whether cargo builds only a static library of the Rust code, while another build system compiles the
    /// C++.
    pub rust_only: bool,
    /// The language whose callers the crate has functions for.
    pub face: Face,
    /// The folder with the crates `runtime` and `kernels`.
    pub runtime: PathBuf,
    /// The number of files in which the bridge's C++ is compiled; `None` if the size of the module decides.
    pub parts: Option<NonZero<usize>>,
    /// The GPU architectures that CUDA sources are compiled for; if empty, quaff's default.
    pub cuda_archs: Vec<CudaArch>,
    pub include_dirs: Vec<PathBuf>,
    /// The interface's folder, in which `#include "…"` finds files.
    pub beside: Option<PathBuf>,
    /// Macros in the form `NAME` or `NAME=VALUE`.
    pub defines: Vec<String>,
    /// The C++ standard, such as `c++20`. The default is C++17, or the standard that the interface needs.
    pub standard: Option<String>,
    /// Whether the crate is built for debuggers, with symbols and without optimisation.
    pub debug: bool,
    /// The flags for the C and C++ compilers, and for the linker of the extension module.
    pub flags: Vec<String>,
    pub libraries: Vec<String>,
    /// The folders in which libraries are searched when the module is linked and imported. A folder that
    /// begins with `$ORIGIN`, the folder of the module, is only for the import.
    pub library_dirs: Vec<PathBuf>,
    /// The folders in which libraries are searched only when the module is linked.
    pub search_dirs: Vec<PathBuf>,
    /// The interface files and headers that were read. A change in one of them causes a rebuild.
    pub watched: Vec<PathBuf>,
}

impl BuildOptions {
    /// The C++ standard for the bridge.
    pub(crate) fn standard(&self, plan: &Plan) -> String {
        self.standard.as_deref().unwrap_or(plan.uses.standard.name()).to_owned()
    }
}

/// The path below `$ORIGIN`, which the dynamic linker replaces by the module's folder; `None` for other
/// paths.
pub fn below_origin(dir: &Path) -> Option<&Path> {
    ["$ORIGIN", "${ORIGIN}"].iter().find_map(|origin| dir.strip_prefix(origin).ok())
}

/// An emitted file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The path inside the crate, such as `src/bridge.rs`.
    pub path: String,
    pub text: String,
}

impl File {
    fn new(path: impl Into<String>, text: String) -> File {
        File { path: path.into(), text }
    }
}

/// Emits the bridge crate: its Rust and C++ sources, and the Python module beside them. The C++ that cxx
/// generates comes from [`bridge_sources`].
pub fn emit(plan: &Plan, options: &BuildOptions) -> Vec<File> {
    let module = &plan.module;
    let file = |path: String, text: String| File { path, text };
    let script = match options.rust_only {
        true => build_script::emit_kernels(plan, options),
        false => Some(build_script::emit(plan, options)),
    };
    let mut files = vec![file("Cargo.toml".to_owned(), package::manifest(plan, options))];
    files.extend(script.map(|text| file("build.rs".to_owned(), text)));
    let target = options.face.target();
    files.push(file("src/lib.rs".to_owned(), (target.library)(plan)));
    files.push(file("src/bridge.rs".to_owned(), bridge::emit(plan, options.face)));
    files.extend(shim::emit(plan, options.face, cut::number(plan, options.parts)));
    files.extend((target.files)(plan));
    files.extend(c_code::emit(plan, options.face).map(|text| file(c_code::PATH.to_owned(), text)));
    files.extend(kernels::emit(plan).map(|text| file(kernels::path(module), text)));
    files
}

const DYNAMIC: &str = "src/dynamic.rs";
/// The file to which the build script writes the kernels, as a Rust expression.
const KERNELS: &str = "concat!(env!(\"OUT_DIR\"), \"/kernels.rs\")";

/// Emits the files for a crate that includes the interface among its own sources. The kernels are written
/// beside them.
pub fn emit_included(plan: &Plan, options: &BuildOptions) -> Vec<File> {
    let module = &plan.module;
    let file = |path: &str, text: String| File { path: path.to_owned(), text };
    let mut files = vec![
        file("src/lib.rs", package::included(plan)),
        file("src/api.rs", rust::api::emit(plan, Face::Rust, "\"kernels.rs\"")),
        file("src/bridge.rs", bridge::emit(plan, Face::Rust)),
    ];
    files.extend(shim::emit(plan, Face::Rust, cut::number(plan, options.parts)));
    files.extend(c_code::emit(plan, Face::Rust).map(|text| file(c_code::PATH, text)));
    files.extend(rust::dynamic::emit(plan).map(|text| file(DYNAMIC, text)));
    files.extend(kernels::emit(plan).map(|text| file(&kernels::path(module), text)));
    files
}

/// The text by which files written by quaff are recognised.
pub(crate) const MARK: &str = "Written by quaff from";

/// The first line of every file, after its comment mark.
fn heading(plan: &Plan) -> String {
    text::comment(&format!("{MARK} {}: change that file, not this one.", interface(plan)))
}

/// The name of the interface file.
fn interface(plan: &Plan) -> &str {
    plan.interface.rsplit('/').next().unwrap_or_default()
}

/// The declarations that are left out, each with its reason, as comments.
fn skipped(plan: &Plan, comment: &str) -> String {
    if plan.skipped.is_empty() {
        return String::new();
    }
    let notes: String = (plan.skipped.iter())
        .map(|note| format!("{}: {}: {}", note.place, note.what, note.reason))
        .map(|note| format!("{comment} {}\n", text::comment(&note)))
        .collect();
    format!("\n{comment} Not bound:\n{notes}")
}

// The ways in which a user's file is compiled or linked. The suffix of the file name decides, as in
// compilers.

/// A kind of file that is compiled or linked into the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    C,
    Cpp,
    /// Compiled by nvcc.
    Cuda,
    /// An object file, which is linked completely.
    Object,
    /// An archive, of which the linker uses the members that are referenced.
    Archive,
}

impl SourceKind {
    /// The suffixes of files that can be compiled or linked, for help texts.
    pub const ENDINGS: &str = ".c, .cc, .cpp, .cxx, .C, .cu, .o and .a";

    /// The kind of the file with this name; `None` if it cannot be compiled or linked.
    pub fn of(path: &Path) -> Option<SourceKind> {
        match path.extension()?.to_str()? {
            "c" => Some(SourceKind::C),
            "cc" | "cpp" | "cxx" | "c++" | "C" => Some(SourceKind::Cpp),
            "cu" => Some(SourceKind::Cuda),
            "o" => Some(SourceKind::Object),
            "a" => Some(SourceKind::Archive),
            _ => None,
        }
    }
}
