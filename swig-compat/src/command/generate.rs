//! `quaff generate`: the bridge crate as source.

use super::{Compiled, Failure, InterfaceArgs, NativeArgs, runtime, staged};
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
    /// Stand on the runtime in this folder, a checkout of quaff, instead of a copy in DIR/quaff
    #[arg(long, value_name = "FOLDER")]
    runtime: Option<PathBuf>,
}

impl Generate {
    pub(super) fn run(self) -> Result<(), Failure> {
        let compiled = self.interface.compile()?;
        check_name(&compiled)?;
        let from = resolved(&self.output)?;
        // Relative to the crate, so that it can be committed beside what it is made from.
        let locate = |path: &Path| {
            let path = resolved(path)?;
            Ok(pathdiff::diff_paths(&path, &from).unwrap_or(path))
        };
        let mut options = self.interface.build_options(&self.native, &compiled.sources, locate)?;
        let mut copied = Vec::new();
        options.runtime = match &self.runtime {
            Some(folder) => {
                check_runtime(folder)?;
                locate(folder)?
            }
            None => {
                copied = runtime::files("quaff/");
                PathBuf::from("quaff")
            }
        };
        let files = emit(&compiled.plan, &options);
        let all = [files.as_slice(), &copied].concat();
        staged::write(&self.output, &all).map_err(|error| Failure::unwritable(&self.output, &error))?;
        for file in &files {
            anstream::println!("{}", self.output.join(&file.path).display());
        }
        if self.runtime.is_none() {
            anstream::println!("{}", self.output.join("quaff").display());
        }
        Ok(())
    }
}

/// Before cargo, which would name the manifest of the crate and not the option.
fn check_runtime(folder: &Path) -> Result<(), Failure> {
    let manifest = folder.join("runtime").join("Cargo.toml");
    if manifest.is_file() {
        return Ok(());
    }
    let fact = format!("`{}` has no runtime: there is no `{}`", folder.display(), manifest.display());
    Err(Failure::new(
        fact,
        "let `--runtime` name a checkout of quaff, or the folder `quaff` of another crate",
    ))
}

/// Quaff's own crates are the only ones of their names, in every program.
pub(super) fn check_name(compiled: &Compiled) -> Result<(), Failure> {
    match compiled.plan.module.as_str() {
        name @ ("quaff" | "quaff_runtime" | "quaff_kernels") => {
            let message = format!("`{name}` is the name of a crate that belongs to quaff");
            Err(Failure::new(message, "give `%module` another name"))
        }
        _ => Ok(()),
    }
}

pub(super) fn absolute(path: &Path) -> Result<PathBuf, Failure> {
    std::path::absolute(path).map_err(|error| {
        Failure::new(format!("cannot use the path `{}`: {error}", path.display()), "give another path")
    })
}

/// The path without links and `..`, of a file that need not exist: two paths of one file are one.
pub(super) fn resolved(path: &Path) -> Result<PathBuf, Failure> {
    let whole = absolute(path)?;
    let there = whole.ancestors().find_map(|ancestor| Some((ancestor, ancestor.canonicalize().ok()?)));
    Ok(there.map_or(whole.clone(), |(ancestor, real)| match whole.strip_prefix(ancestor) {
        Ok(rest) if !rest.as_os_str().is_empty() => real.join(rest),
        _ => real,
    }))
}
