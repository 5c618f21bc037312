//! `quaff build`: a Python module, ready to import.
//!
//! The bridge crate is written to the user's cache and built there, in one target folder for all modules: only the
//! first module pays for the dependencies.

mod cache;
mod cargo;
mod compiler_error;

use super::generate::{absolute, unwritable};
use super::{Compiled, Failure, InterfaceArgs, NativeArgs, generate};
use crate::emit::{File, emit};
use cache::Cache;
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Build {
    #[command(flatten)]
    interface: InterfaceArgs,
    #[command(flatten)]
    native: NativeArgs,
    /// Write the module into this folder
    #[arg(long = "out", value_name = "DIR", default_value = ".")]
    out: PathBuf,
}

impl Build {
    pub(super) fn run(self) -> Result<(), Failure> {
        step("Reading", self.interface.interface.display());
        let compiled = self.interface.compile()?;
        cargo::check_tools()?;
        check_writable(&self.out)?;

        let cache = Cache::open()?;
        let folder = cache.crate_folder(&compiled.plan.module, &absolute(&self.interface.interface)?)?;
        step("Writing", format_args!("the bridge crate to {}", folder.display()));
        let options = self.interface.build_options(&self.native, &compiled.sources, absolute)?;
        let files = emit(&compiled.plan, &options);
        generate::write(&folder, &files).map_err(|error| unwritable(&folder, &error))?;

        let runtime = cache.runtime(&folder)?;
        let library = cargo::build(&folder, &cache.target(), &runtime, &compiled)?;
        self.install(&compiled, &files, &library)
    }

    /// Puts the three files into the output folder.
    fn install(&self, compiled: &Compiled, files: &[File], library: &Path) -> Result<(), Failure> {
        let module = &compiled.plan.module;
        let wanted = [format!("{module}.py"), format!("{module}.pyi")];
        let files: Vec<File> = files.iter().filter(|file| wanted.contains(&file.path)).cloned().collect();
        let extension = self.out.join(format!("_{module}.abi3.so"));
        replace(library, &extension)
            .and_then(|()| generate::write(&self.out, &files))
            .map_err(|error| unwritable(&self.out, &error))?;
        for file in &files {
            step("Wrote", self.out.join(&file.path).display());
        }
        step("Wrote", extension.display());
        Ok(())
    }
}

/// Copies beside the target and renames, so that a running interpreter keeps the library it has loaded.
fn replace(from: &Path, to: &Path) -> std::io::Result<()> {
    let staged = to.with_extension("so.new");
    fs::copy(from, &staged)?;
    fs::rename(staged, to)
}

/// Before minutes of compiling, not after.
fn check_writable(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder)
        .and_then(|()| tempfile::tempfile_in(folder).map(drop))
        .map_err(|error| unwritable(folder, &error))
}

/// One line for each thing that is done, as cargo writes them.
fn step(verb: &str, object: impl std::fmt::Display) {
    anstream::eprintln!("{verb:>12} {object}");
}
