//! Runs cargo on the emitted crate.

use super::super::{Compiled, Failure};
use super::cache::CrateHome;
use super::{compiler_error, nvrtc, step};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

/// Builds the crate in `folder`; answers where the library is.
pub(super) fn build(
    home: &CrateHome,
    target: &Path,
    nvcc: Option<&Path>,
    nvrtc_library: &Path,
    compiled: &Compiled,
) -> Result<PathBuf, Failure> {
    if !target.join("release").exists() {
        step("Building", "what all modules share, which takes a minute and is done once");
    }
    let mut child = Command::new("cargo")
        .args(["build", "--release", "--message-format=json-render-diagnostics"])
        .arg("--manifest-path")
        .arg(home.folder.join("Cargo.toml"))
        // Where no configuration and no toolchain of the user's project is found.
        .current_dir(&home.folder)
        .arg("--target-dir")
        .arg(target)
        // The stable ABI needs no interpreter, and so nothing is built again for another one.
        .env("PYO3_NO_PYTHON", "1")
        // By which the emitted build script finds it.
        .envs(nvcc.map(|nvcc| ("NVCC", nvcc)))
        .env("QUAFF_NVRTC", nvrtc_library)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| {
            Failure::new(format!("cannot run `cargo`: {error}"), "see whether `cargo --version` works")
        })?;
    let (messages, log) = read(&mut child, home, &compiled.plan.module);
    let done = child.wait().is_ok_and(|status| status.success());
    let library = messages.lines().filter_map(|line| library(line, &home.name)).next_back();
    match library {
        Some(library) if done => {
            nvrtc::report(&log, &home.name, compiled);
            Ok(library)
        }
        _ => Err(compiler_error::report(&log, compiled)),
    }
}

/// What of cargo's progress takes time.
const SHOWN: [&str; 3] = ["Compiling", "Downloading", "Updating"];
const HIDDEN: [&str; 5] = ["Adding", "Blocking", "Downloaded", "Finished", "Locking"];

/// Reads both of cargo's streams to their ends: its messages, and what it says besides its progress, which is shown.
fn read(child: &mut Child, home: &CrateHome, module: &str) -> (String, String) {
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let mut messages = String::new();
    let log = thread::scope(|scope| {
        let log =
            scope.spawn(|| stderr.map(|stderr| show_progress(BufReader::new(stderr), &home.name, module)));
        if let Some(mut stdout) = stdout {
            // A stream that breaks off leaves no library in the messages, which is told as a failed build.
            let _ = stdout.read_to_string(&mut messages);
        }
        log.join().ok().flatten()
    });
    (messages, log.unwrap_or_default())
}

fn show_progress(stderr: impl BufRead, name: &str, module: &str) -> String {
    let mut log = String::new();
    for line in stderr.lines().map_while(Result::ok) {
        let verb = line.trim_start().split(' ').next().unwrap_or_default();
        if verb == "Compiling" && line.contains(name) {
            step("Compiling", module);
        } else if SHOWN.contains(&verb) {
            anstream::eprintln!("{line}");
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
    let name = format!("lib{name}.so");
    files.rfind(|file| file.file_name().is_some_and(|found| found == name.as_str()))
}
