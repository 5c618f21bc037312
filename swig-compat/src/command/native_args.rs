//! The options for sources and libraries that a module is built with besides the interface.

use super::Failure;
use super::messages::step;
use crate::emit::cut::UnsharedCode;
use crate::emit::{CudaArch, SourceKind, below_origin, cut};
use crate::plan::Plan;
use clap::Args;
use std::num::NonZero;
use std::path::{Path, PathBuf};

/// Sources that are compiled and linked with the bridge.
#[derive(Args, Debug)]
pub(super) struct NativeArgs {
    /// Compile this C, C++ or CUDA file into the module, or link this .o or .a file; may be given more than
    /// once
    #[arg(long = "source", value_name = "FILE")]
    pub(super) sources: Vec<PathBuf>,
    /// Compile .cu files for this GPU: sm_90, compute_75 (PTX), all-major, all, native; may be given more
    /// than once [default: all-major]
    #[arg(long = "cuda-arch", value_name = "ARCH")]
    pub(super) cuda_archs: Vec<CudaArch>,
    /// Link with this library, or with a file, after a colon: -l:libcudart.so.13
    #[arg(short = 'l', value_name = "LIBRARY")]
    pub(super) libraries: Vec<String>,
    /// Search this folder for libraries, also when the module is imported; $ORIGIN is the folder of the
    /// module
    #[arg(short = 'L', value_name = "DIR")]
    pub(super) library_dirs: Vec<PathBuf>,
    /// Compile the C++ that quaff writes in this number of files, several at a time
    /// [default: one file for each 1000 functions]
    #[arg(long, value_name = "NUMBER")]
    pub(super) parts: Option<NonZero<usize>>,
    /// Pass this flag to the C and C++ compilers and to the linker: --flag=-fopenmp; may be given more than
    /// once
    #[arg(long = "flag", value_name = "FLAG", allow_hyphen_values = true)]
    pub(super) flags: Vec<String>,
}

impl NativeArgs {
    /// The first source that nvcc must compile.
    pub(super) fn cuda_source(&self) -> Option<&Path> {
        let is_cuda = |path: &&Path| SourceKind::of(path) == Some(SourceKind::Cuda);
        self.sources.iter().map(PathBuf::as_path).find(is_cuda)
    }

    pub(super) fn has_c_source(&self) -> bool {
        self.sources.iter().any(|path| SourceKind::of(path) == Some(SourceKind::C))
    }

    /// The library folders, in which `$ORIGIN` stays, because the loader replaces it by the module's folder.
    pub(super) fn located_library_dirs(
        &self,
        locate: impl Fn(&Path) -> Result<PathBuf, Failure>,
    ) -> Result<Vec<PathBuf>, Failure> {
        let located = |dir: &PathBuf| match below_origin(dir) {
            Some(_) => Ok(dir.clone()),
            None => locate(dir),
        };
        self.library_dirs.iter().map(located).collect()
    }

    pub(super) fn check_sources(&self) -> Result<(), Failure> {
        self.sources.iter().try_for_each(|source| check_source(source))?;
        self.flags.iter().try_for_each(|flag| check_flag(flag))
    }

    /// Refuses to split an interface that can only be compiled in one file, and explains why a large module
    /// is one file.
    pub(super) fn check_parts(&self, plan: &Plan) -> Result<(), Failure> {
        let module = &plan.module;
        let by_size = cut::number_by_size(plan);
        let number = self.parts.map_or(by_size, NonZero::get);
        if number == 1 {
            if by_size > 1 {
                let functions = cut::units(plan);
                let text = format_args!(
                    "{module} in one file; `--parts {by_size}` is faster for its {functions} functions"
                );
                step("Compiling", text);
            }
            return Ok(());
        }
        let Some(UnsharedCode { place, code }) = cut::one_file(plan) else { return Ok(()) };
        match self.parts {
            None => {
                step("Compiling", format_args!("{module} in one file, because of `{code}` ({place})"));
                Ok(())
            }
            Some(_) => Err(Failure::new(
                format!(
                    "cannot compile `{module}` in {number} files: {place}: only one file can have the code `{code}`"
                ),
                "move this code to a file of its own, for `--source`, or leave `--parts` out",
            )),
        }
    }
}

/// The bridge is C++17: an older standard would fail in its headers.
fn check_flag(flag: &str) -> Result<(), Failure> {
    let standard = flag.strip_prefix("-std=").unwrap_or_default();
    let year = standard.strip_prefix("c++").or_else(|| standard.strip_prefix("gnu++")).unwrap_or_default();
    if !["98", "03", "0x", "11", "1y", "14"].contains(&year) {
        return Ok(());
    }
    Err(Failure::new(
        format!("cannot build with `{flag}`: the bridge is written in C++17"),
        "leave it out, or write `--flag=-std=c++17` or a later one; a library that needs the older standard can be \
         compiled by itself and linked with `-l`",
    ))
}

fn check_source(source: &Path) -> Result<(), Failure> {
    let shown = source.display();
    if !source.is_file() {
        return Err(Failure::new(
            format!("cannot read the source `{shown}`: there is no such file"),
            "pass the path of a C, C++, CUDA, object or archive file to `--source`",
        ));
    }
    if SourceKind::of(source).is_none() {
        return Err(Failure::new(
            format!("cannot compile `{shown}`: its extension is not that of a source file"),
            format!("`--source` takes {} files; link libraries with `-l` and `-L`", SourceKind::ENDINGS),
        ));
    }
    Ok(())
}
