//! Compiles a SWIG interface into functions of the crate. For use in build scripts:
//!
//! ```no_run
//! quaff_build::Interface::new("stats.i").include("include").file("src/stats.cpp").compile();
//! ```
//!
//! In the crate, the macro takes the name of the interface's module:
//!
//! ```ignore
//! pub mod stats {
//!     quaff_runtime::include_interface!("stats");
//! }
//! ```
//!
//! The crate must depend on `quaff-runtime` and `cxx`, and its build script on this crate. Paths are relative
//! to the crate's folder. After a change of the interface, of a header or of a source, cargo rebuilds the
//! crate.
//!
//! An error in the interface ends the build. cargo then shows the same message as the command `quaff`: the
//! line of the interface, and what to do.

#![warn(missing_docs)]

mod cargo;
mod compile;

use quaff_swig::diagnostic::{Diagnostics, Severity, render};
use quaff_swig::emit::{BuildOptions, CudaArch, Face, File, SourceKind, bridge_sources, emit_included};
use quaff_swig::plan::Plan;
use quaff_swig::preprocess::Define;
use quaff_swig::script::Script;
use quaff_swig::source::{Sources, encoded};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::{fs, process};

/// An interface, with the files and options to compile and link it.
#[derive(Clone, Debug)]
pub struct Interface {
    file: PathBuf,
    options: BuildOptions,
}

impl Interface {
    /// Creates a build of the interface in this file.
    pub fn new(file: impl AsRef<Path>) -> Interface {
        let file = file.as_ref().to_owned();
        let beside = Path::new(".").join(file.parent().unwrap_or(Path::new("")));
        Interface {
            file,
            options: BuildOptions { face: Face::Rust, beside: Some(beside), ..BuildOptions::default() },
        }
    }

    /// Adds a folder in which the interface's and C++'s included files are searched.
    pub fn include(&mut self, folder: impl AsRef<Path>) -> &mut Interface {
        self.options.include_dirs.push(folder.as_ref().to_owned());
        self
    }

    /// Defines a macro for the interface and for C++, with the value 1 if `value` is `None`.
    pub fn define<'a>(&mut self, name: &str, value: impl Into<Option<&'a str>>) -> &mut Interface {
        self.options.defines.push(match value.into() {
            Some(value) => format!("{name}={value}"),
            None => name.to_owned(),
        });
        self
    }

    /// Sets the version of C++, such as `c++20`; versions before C++17 are not supported. The default is
    /// C++17, or the version that the interface needs.
    pub fn std(&mut self, standard: &str) -> &mut Interface {
        self.options.standard = Some(standard.to_owned());
        self
    }

    /// Adds a C, C++ or CUDA file to compile, or an object file or an archive to link.
    pub fn file(&mut self, source: impl AsRef<Path>) -> &mut Interface {
        self.options.sources.push(source.as_ref().to_owned());
        self
    }

    /// Splits the interface's C++ into this number of files, several of which are compiled at a time. The
    /// default is one file for each thousand functions.
    ///
    /// # Panics
    /// The number is 0.
    pub fn parts(&mut self, number: usize) -> &mut Interface {
        self.options.parts = Some(NonZero::new(number).expect("the number of files is at least 1"));
        self
    }

    /// Passes an option such as `-fopenmp` to the C and C++ compilers, and to the linker of the crate's
    /// programs.
    pub fn flag(&mut self, flag: &str) -> &mut Interface {
        self.options.flags.push(flag.to_owned());
        self
    }

    /// Compiles `.cu` files for this GPU architecture, for example `sm_90`.
    ///
    /// # Panics
    /// nvcc has no architecture with this name.
    pub fn cuda_arch(&mut self, arch: &str) -> &mut Interface {
        let arch: CudaArch = arch.parse().unwrap_or_else(|help| panic!("there is no GPU `{arch}`: {help}"));
        self.options.cuda_archs.push(arch);
        self
    }

    /// Links a library.
    pub fn link(&mut self, library: &str) -> &mut Interface {
        self.options.libraries.push(library.to_owned());
        self
    }

    /// Adds a folder in which libraries are searched.
    pub fn link_search(&mut self, folder: impl AsRef<Path>) -> &mut Interface {
        self.options.search_dirs.push(folder.as_ref().to_owned());
        self
    }

    /// Compiles the interface, its C++ and the kernels of its reductions.
    ///
    /// An error is printed, and ends the build script.
    pub fn compile(&self) {
        if let Err(message) = self.try_compile() {
            eprint!("{message}");
            process::exit(1);
        }
    }

    fn try_compile(&self) -> Result<(), String> {
        let folders = cargo::Folders::of_environment()?;
        self.options.sources.iter().try_for_each(|source| check_source(source))?;
        self.options.standard.iter().try_for_each(|standard| check_standard(standard))?;
        let mut sources = Sources::new(self.options.include_dirs.clone());
        let plan = self.read(&mut sources)?;
        let crate_folder = folders.out.join("quaff").join(&plan.module);
        write(&crate_folder, &plan, &self.options)?;
        let watched = [self.file.clone()].into_iter().chain(sources.on_disk().map(Path::to_path_buf));
        let options = BuildOptions { watched: watched.collect(), ..self.options.clone() };
        compile::compile(&Script::new(&plan, &options), &crate_folder, &folders.headers);
        Ok(())
    }

    /// Compiles the interface into a plan. Warnings are passed to cargo; errors are returned as text.
    fn read(&self, sources: &mut Sources) -> Result<Plan, String> {
        let shown = self.file.display();
        let main = sources
            .open(&self.file)
            .map_err(|error| format!("error: cannot read the interface `{shown}`: {error}\n"))?;
        let mut diagnostics = Diagnostics::default();
        let plan = quaff_swig::compile::compile(sources, main, &self.defines(), &mut diagnostics);
        for each in diagnostics.sorted() {
            if each.severity == Severity::Warning && plan.is_some() {
                cargo::warn(sources, each);
            }
        }
        // The user's crate has no Python part.
        let plan = plan.map(Plan::without_python);
        plan.ok_or_else(|| render(sources, &diagnostics.sorted(), false))
    }

    fn defines(&self) -> Vec<Define> {
        let define = |text: &String| {
            let (name, value) = text.split_once('=').unwrap_or((text, "1"));
            Define { name: name.to_owned(), value: value.to_owned() }
        };
        self.options.defines.iter().map(define).collect()
    }
}

/// Refuses older versions of C++, for which the compiler would report every line of quaff's headers.
fn check_standard(standard: &str) -> Result<(), String> {
    let version = standard.trim_start_matches("gnu").trim_start_matches("c").trim_start_matches("++");
    match ["98", "03", "0x", "11", "1y", "14"].contains(&version) {
        true => Err(format!(
            "error: cannot compile as `{standard}`: quaff's headers need C++17\n  help: write `.std(\"c++17\")`, or leave it out\n"
        )),
        false => Ok(()),
    }
}

/// Refuses a file whose name selects no compiler, because it would be ignored.
fn check_source(source: &Path) -> Result<(), String> {
    let shown = source.display();
    match SourceKind::of(source) {
        _ if !source.is_file() => {
            Err(format!("error: cannot read the source `{shown}`: there is no such file\n"))
        }
        None => Err(format!(
            "error: cannot compile `{shown}`: its extension is not that of a source file\n  \
             help: `file` takes {} files; link libraries with `link` and `link_search`\n",
            SourceKind::ENDINGS
        )),
        Some(_) => Ok(()),
    }
}

/// Writes the files that the crate and its C++ compiler include. Unchanged files are not written again, so
/// that nothing is recompiled.
fn write(folder: &Path, plan: &Plan, options: &BuildOptions) -> Result<(), String> {
    let mut files = emit_included(plan, options);
    let sources = bridge_sources(plan, options)
        .map_err(|error| format!("error: cxx rejects the bridge, which is a bug in quaff: {error}\n"))?;
    files.extend(sources);
    for File { path, text } in files {
        let bytes = encoded(&path, &text);
        let path = folder.join(&path);
        let is_there = fs::read(&path).is_ok_and(|there| there == *bytes);
        let written = match path.parent() {
            _ if is_there => Ok(()),
            Some(parent) => fs::create_dir_all(parent).and_then(|()| fs::write(&path, &bytes)),
            None => Ok(()),
        };
        written.map_err(|error| format!("error: cannot write `{}`: {error}\n", path.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{check_source, check_standard};
    use std::path::Path;

    #[test]
    fn files_that_no_compiler_takes_are_refused() {
        assert_eq!(check_source(Path::new("src/lib.rs")).unwrap_err().lines().count(), 2);
        assert!(check_source(Path::new("nowhere.cpp")).unwrap_err().contains("no such file"));
    }

    #[test]
    fn versions_of_cpp_before_17_are_refused() {
        for old in ["c++14", "gnu++11"] {
            assert!(check_standard(old).unwrap_err().contains(old));
        }
        for new in ["c++17", "gnu++20", "c++2b"] {
            assert_eq!(check_standard(new), Ok(()));
        }
    }
}
