//! Prints a plan. Each emitted file has a source file here, in a folder for its language, or in this folder
//! if all languages share it.
//!
//! Emitters print rows in the order of the plan. They decide only how types are spelled in their files.

mod bridge;
mod build_script;
mod c;
pub(crate) mod c_code;
mod constants;
mod cxx;
mod cxx_call;
mod cxx_layout;
mod face;
mod file;
mod fragment;
mod imports;
mod init;
mod kernels;
mod layout;
mod node;
pub(crate) mod options;
mod package;
pub(crate) mod python;
mod r;
mod rust;
mod shim;
mod swig_variables;
mod text;

pub(crate) use bridge::paths as bridge_paths;
pub use bridge::{HEADERS as CXX_HEADERS, bridge_sources};
pub use file::File;
#[cfg(feature = "command")]
pub(crate) use file::MARK;
pub(crate) use kernels::path as kernels_path;
#[cfg(feature = "command")]
pub(crate) use node::PACKAGE as NODE_PACKAGE;
pub(crate) use options::arch_flags;
pub use options::{BuildOptions, CudaArch, Face, SourceKind, below_origin};
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
    files.extend(rust::dynamic::emit(plan).map(|text| file(rust::dynamic::PATH, text)));
    files.extend(kernels::emit(plan).map(|text| file(&kernels::path(module), text)));
    files
}
