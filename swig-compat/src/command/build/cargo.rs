//! Runs cargo on the emitted crate.

use super::super::{Failure, messages};
use super::cache::CrateHome;
use super::free_threaded::FreeThreaded;
use super::tools;
use crate::command::build::absolute;
use crate::source::{readable, with_private_characters};
use clap::Args;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

/// The settings with which cargo is run, apart from the crate.
pub(super) struct Cargo<'a> {
    pub program: &'a str,
    /// The path of nvcc, for the emitted build script.
    pub nvcc: Option<&'a Path>,
    pub nvrtc: &'a Path,
    /// The Python that the module is for, if it has no stable ABI.
    pub free_threaded: Option<&'a FreeThreaded>,
    /// Further arguments for cargo.
    pub arguments: Vec<OsString>,
}

/// The outcome of a run of cargo.
pub(super) struct Done {
    /// The crate's library, unless the build failed.
    pub library: Option<PathBuf>,
    /// The output without the progress lines, which were shown.
    pub log: String,
}

impl Cargo<'_> {
    /// Builds the crate in the folder `target`. `module` is the name in messages.
    pub(super) fn build(&self, home: &CrateHome, target: &Path, module: &str) -> Result<Done, Failure> {
        let mut child = self.command(home, target).spawn().map_err(|error| {
            Failure::new(
                format!("cannot run `{}`: {error}", self.program),
                "check whether `cargo --version` works",
            )
        })?;
        let (messages, log) = read(&mut child, home, module);
        let done = child.wait().is_ok_and(|status| status.success());
        let library = messages.lines().filter_map(|line| library(line, &home.name)).next_back();
        Ok(Done { library: library.filter(|_| done), log })
    }

    /// The folder in which the crate is built. A Python without a stable ABI has a folder of its own, because
    /// the dependencies differ.
    pub(super) fn folder(&self, target: &Path) -> PathBuf {
        self.free_threaded.map_or_else(|| target.to_owned(), |python| target.join(python.version()))
    }

    fn command(&self, home: &CrateHome, target: &Path) -> Command {
        let mut command = Command::new(self.program);
        command
            .args(["build", "--release", "--message-format=json-render-diagnostics"])
            .arg("--manifest-path")
            .arg(home.folder.join("Cargo.toml"))
            // A folder in which cargo finds neither a configuration nor a toolchain file of the user's
            // project.
            .current_dir(&home.folder)
            .arg("--target-dir")
            .arg(self.folder(target))
            .args(&self.arguments)
            .envs(self.nvcc.map(|nvcc| ("NVCC", nvcc)))
            .env("QUAFF_NVRTC", self.nvrtc)
            // The runtime's build script then precompiles the headers of bridges.
            .env("QUAFF_PRECOMPILE", "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        match self.free_threaded {
            Some(python) => command.env("PYO3_PYTHON", python.path()).env_remove("PYO3_NO_PYTHON"),
            // The stable ABI needs no interpreter. If none is named, another interpreter causes no
            // rebuild.
            None => command.env("PYO3_NO_PYTHON", "1"),
        };
        for variable in tools::redundant_variables() {
            command.env_remove(variable);
        }
        command
    }
}

/// The verbs of the progress lines of cargo that are shown: those of steps that take time.
const SHOWN: [&str; 3] = ["Compiling", "Downloading", "Updating"];
const HIDDEN: [&str; 5] = ["Adding", "Blocking", "Downloaded", "Finished", "Locking"];

/// Reads cargo's messages and its standard error to the end. Shows progress, and returns all other text.
fn read(child: &mut Child, home: &CrateHome, module: &str) -> (String, String) {
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let mut messages = String::new();
    let log = thread::scope(|scope| {
        let log =
            scope.spawn(|| stderr.map(|stderr| show_progress(BufReader::new(stderr), &home.name, module)));
        if let Some(mut stdout) = stdout {
            // If the stream breaks off, the messages contain no library, which is reported as a failed build.
            let _ = stdout.read_to_string(&mut messages);
        }
        log.join().ok().flatten()
    });
    (messages, log.unwrap_or_default())
}

fn show_progress(stderr: impl BufRead, name: &str, module: &str) -> String {
    let mut log = String::new();
    // Compilers quote lines of headers that are not UTF-8.
    for line in stderr.split(b'\n').map_while(Result::ok) {
        let line = readable(&with_private_characters(&line));
        let mut words = line.split_whitespace();
        let verb = words.next().unwrap_or_default();
        if verb == "Compiling" && words.next() == Some(name) {
            messages::step("Compiling", module);
        } else if SHOWN.contains(&verb) {
            messages::line(line);
        } else if !HIDDEN.contains(&verb) {
            log += &line;
            log.push('\n');
        }
    }
    log
}

/// The path of the module's library in one of cargo's messages.
fn library(message: &str, name: &str) -> Option<PathBuf> {
    let message: serde_json::Value = serde_json::from_str(message).ok()?;
    let mut files =
        message.get("filenames")?.as_array()?.iter().filter_map(|file| file.as_str().map(PathBuf::from));
    let names = [format!("lib{name}.so"), format!("lib{name}.a")];
    files.rfind(|file| file.file_name().is_some_and(|found| names.iter().any(|name| found == name.as_str())))
}

// Options for cargo, in the commands for other build systems.

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
    quaff_kernels::find(tools::pythons()).ok().flatten().unwrap_or_else(|| PathBuf::from("none"))
}
