//! The options for building a crate: its language, and the user's files and flags.

use crate::plan::Plan;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::str::FromStr;

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

/// The languages that call the module of a crate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Only Python.
    #[default]
    Python,
    /// Python and Rust.
    Rust,
    /// C, without Python.
    C,
    /// C and C++, without Python.
    Cxx,
    /// R, through the C functions and without Python.
    R,
    /// Node, without Python.
    Node,
}

impl Face {
    /// Whether the crate has the tables for Python.
    pub(crate) fn is_for_python(self) -> bool {
        matches!(self, Face::Python | Face::Rust)
    }

    /// Whether the crate has all functions and types for Rust callers.
    pub(super) fn is_for_rust(self) -> bool {
        self == Face::Rust
    }
}

/// A kind of file that is compiled or linked into the module. The suffix of its name decides, as in
/// compilers.
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

/// A GPU architecture for which CUDA code is compiled, in nvcc's spelling.
///
/// `sm_90` or `90`: machine code for that GPU, and PTX for later ones. `compute_75`: only PTX, which the
/// driver compiles at first use. `all-major`, `all` and `native` have nvcc's meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CudaArch(String);

/// Machine code for every GPU generation that nvcc knows, and PTX for later ones. The driver then compiles
/// nothing at first use, and code that depends on `__CUDA_ARCH__` exists for each generation.
const DEFAULT_ARCHS: &str = "all-major";

impl FromStr for CudaArch {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<CudaArch, Self::Err> {
        let number = arch_number(text);
        let digits = number.trim_end_matches(['a', 'f']);
        let known = ["all-major", "all", "native"].contains(&text);
        if known || (2..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Ok(CudaArch(text.to_owned()));
        }
        Err("give a GPU as `sm_90`, PTX as `compute_75`, or one of `all-major`, `all`, `native`")
    }
}

impl CudaArch {
    /// Whether the architecture is that of the GPU in the compiling machine.
    pub fn is_native(&self) -> bool {
        self.0 == "native"
    }

    fn flag(&self) -> String {
        let CudaArch(text) = self;
        let number = arch_number(text);
        if !number.starts_with(|first: char| first.is_ascii_digit()) {
            format!("-arch={text}")
        } else if text.starts_with("compute_") {
            format!("-gencode=arch=compute_{number},code=compute_{number}")
        } else {
            format!("-gencode=arch=compute_{number},code=[sm_{number},compute_{number}]")
        }
    }
}

/// The options of nvcc for the architectures, or for the default ones if there are none.
pub(crate) fn arch_flags(archs: &[CudaArch]) -> Vec<String> {
    match archs {
        [] => vec![format!("-arch={DEFAULT_ARCHS}")],
        archs => archs.iter().map(CudaArch::flag).collect(),
    }
}

/// The number of an architecture: `90a` for `sm_90a`.
fn arch_number(text: &str) -> &str {
    text.strip_prefix("sm_").or_else(|| text.strip_prefix("compute_")).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(texts: &[&str]) -> Vec<String> {
        arch_flags(&texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<_>>())
    }

    #[test]
    fn gpus_and_ptx_are_told_in_the_words_of_nvcc() {
        assert_eq!(options(&[]), ["-arch=all-major"]);
        assert_eq!(options(&["native"]), ["-arch=native"]);
        let both = "-gencode=arch=compute_90a,code=[sm_90a,compute_90a]";
        assert_eq!(options(&["sm_90a", "90a"]), [both, both]);
        assert_eq!(options(&["compute_75"]), ["-gencode=arch=compute_75,code=compute_75"]);
    }

    #[test]
    fn what_is_no_gpu_is_refused() {
        for text in ["", "sm_", "hopper", "sm_9", "sm_90,sm_80", "9.0", "-G", "sm_native"] {
            assert!(text.parse::<CudaArch>().is_err(), "{text}");
        }
    }
}
