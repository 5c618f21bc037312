//! `quaff generate`: the bridge crate as source.

use super::{Failure, InterfaceArgs, NativeArgs};
use crate::emit::{File, emit};
use clap::Args;
use std::fs;
use std::io;
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
        let from = absolute(&self.output)?;
        // Relative to the crate, so that it can be committed beside what it is made from.
        let locate = |path: &Path| {
            let path = absolute(path)?;
            Ok(pathdiff::diff_paths(&path, &from).unwrap_or(path))
        };
        let options = self.interface.build_options(&self.native, &compiled.sources, locate)?;
        let files = emit(&compiled.plan, &options);
        write(&self.output, &files).map_err(|error| unwritable(&self.output, &error))?;
        for file in &files {
            anstream::println!("{}", self.output.join(&file.path).display());
        }
        Ok(())
    }
}

/// Puts files into a folder: all of them, or none. A file that would not change is left as it is, so that nothing is
/// built again for it.
pub(super) fn write(folder: &Path, files: &[File]) -> io::Result<()> {
    let changed: Vec<&File> = (files.iter())
        .filter(|file| !fs::read_to_string(folder.join(&file.path)).is_ok_and(|text| text == file.text))
        .collect();
    fs::create_dir_all(folder)?;
    // Beside its target, so that the last step is a rename on one file system.
    let staging = tempfile::Builder::new().prefix(".quaff-").tempdir_in(folder)?;
    for file in &changed {
        let path = staging.path().join(&file.path);
        fs::create_dir_all(path.parent().unwrap_or(staging.path()))?;
        fs::write(path, &file.text)?;
    }
    for file in &changed {
        let target = folder.join(&file.path);
        fs::create_dir_all(target.parent().unwrap_or(folder))?;
        fs::rename(staging.path().join(&file.path), target)?;
    }
    Ok(())
}

pub(super) fn absolute(path: &Path) -> Result<PathBuf, Failure> {
    std::path::absolute(path).map_err(|error| {
        Failure::new(format!("cannot use the path `{}`: {error}", path.display()), "give another path")
    })
}

pub(super) fn unwritable(folder: &Path, error: &io::Error) -> Failure {
    Failure::new(
        format!("cannot write into `{}`: {error}", folder.display()),
        "choose a folder that you may write to; nothing was written",
    )
}
