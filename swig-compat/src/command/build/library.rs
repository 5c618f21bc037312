//! `quaff library`: builds `quaff::quaff` from the sources that the command carries.

use super::super::Failure;
use super::super::runtime::library_sources;
use super::cache::Cache;
use super::cargo::Cargo;
use super::outputs::install;
use super::{clean::clean_old, tools};
use crate::command::build::cargo::{CargoArgs, nvrtc};
use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Library {
    /// Write the library to this file if its content has changed
    #[arg(short, long = "output", value_name = "FILE", default_value = "libquaff_c.so")]
    output: PathBuf,
    #[command(flatten)]
    cargo: CargoArgs,
}

impl Library {
    pub(in super::super) fn run(self) -> Result<(), Failure> {
        tools::check(&self.cargo.program)?;
        let cache = Cache::open()?;
        let home = cache.home("quaff_c".to_owned())?;
        home.write(&library_sources())?;
        let mut arguments: Vec<OsString> = ["--package", "quaff-c"].map(OsString::from).into();
        arguments.extend(self.cargo.arguments()?);
        let program = &self.cargo.program;
        let cargo = Cargo { nvcc: None, nvrtc: &nvrtc(), arguments, program, free_threaded: None };
        // A target folder of its own, because nothing in it is shared with modules: it is built without
        // Python and with link-time optimisation.
        let done = cargo.build(&home, &home.folder.join("target"), "quaff::quaff")?;
        anstream::eprint!("{}", done.log);
        let library = done.library.ok_or_else(|| {
            Failure::new(
                "cargo could not build `quaff::quaff`",
                "its messages are above; nothing was written",
            )
        })?;
        install(&library, &self.output)?;
        clean_old(&cache);
        Ok(())
    }
}
