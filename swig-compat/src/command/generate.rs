//! `quaff generate`: the bridge crate as source.

use super::{Compiled, Failure, InterfaceArgs, NativeArgs, staged};
use crate::emit::emit;
use clap::Args;
use std::path::{Path, PathBuf};

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Generate {
    #[command(flatten)]
    interface: InterfaceArgs,
    #[command(flatten)]
    native: NativeArgs,
    /// Write the crate into this folder
    #[arg(short, long = "output", value_name = "DIR")]
    output: PathBuf,
}

impl Generate {
    pub(super) fn run(self) -> Result<(), Failure> {
        let compiled = self.interface.compile()?;
        check_name(&compiled)?;
        let from = absolute(&self.output)?;
        // Relative to the crate, so that it can be committed beside what it is made from.
        let locate = |path: &Path| {
            let path = absolute(path)?;
            Ok(pathdiff::diff_paths(&path, &from).unwrap_or(path))
        };
        let options = self.interface.build_options(&self.native, &compiled.sources, locate)?;
        let files = emit(&compiled.plan, &options);
        staged::write(&self.output, &files).map_err(|error| Failure::unwritable(&self.output, &error))?;
        for file in &files {
            anstream::println!("{}", self.output.join(&file.path).display());
        }
        Ok(())
    }
}

/// The runtime itself is the one crate of its name, in every program.
pub(super) fn check_name(compiled: &Compiled) -> Result<(), Failure> {
    match compiled.plan.module.as_str() {
        "quaff" => Err(Failure::new("`quaff` is the name of the runtime", "give `%module` another name")),
        _ => Ok(()),
    }
}

pub(super) fn absolute(path: &Path) -> Result<PathBuf, Failure> {
    std::path::absolute(path).map_err(|error| {
        Failure::new(format!("cannot use the path `{}`: {error}", path.display()), "give another path")
    })
}
