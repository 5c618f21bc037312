//! Options for cargo, in the commands for other build systems.

use super::super::Failure;
use super::{absolute, pythons};
use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct CargoArgs {
    /// Use the crates in this folder, which `cargo vendor` has written, and do not use the network
    #[arg(long, value_name = "DIR")]
    vendor: Option<PathBuf>,
    /// Build for this target of rustc's, such as aarch64-unknown-linux-gnu
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
    /// Run this cargo
    #[arg(long = "cargo", value_name = "PROGRAM", default_value = "cargo")]
    pub program: String,
    /// Run at most this many compilers at the same time
    #[arg(short, long, value_name = "N")]
    jobs: Option<u32>,
}

impl CargoArgs {
    /// The options as arguments for cargo.
    pub(super) fn arguments(&self) -> Result<Vec<OsString>, Failure> {
        let mut arguments: Vec<OsString> = Vec::new();
        if let Some(folder) = &self.vendor {
            let folder = absolute(folder)?.display().to_string();
            arguments.push("--offline".into());
            for setting in [
                "source.crates-io.replace-with=\"vendored\"".to_owned(),
                format!("source.vendored.directory={folder:?}"),
            ] {
                arguments.extend(["--config".into(), setting.into()]);
            }
        }
        arguments.extend(self.target.iter().flat_map(|target| ["--target".into(), target.into()]));
        arguments.extend(self.jobs.iter().flat_map(|jobs| ["--jobs".into(), jobs.to_string().into()]));
        Ok(arguments)
    }
}

/// The path of NVRTC, if it is installed. Without it there are no kernels, and cargo shows a warning.
pub(super) fn nvrtc() -> PathBuf {
    quaff_kernels::find(pythons::known()).ok().flatten().unwrap_or_else(|| PathBuf::from("none"))
}
