//! `quaff archive`: the Rust half of a module, as a static library for another build system to link.

use super::super::{Failure, crate_files};
use super::cache::{Cache, CrateHome};
use super::cargo::Cargo;
use super::free_threaded::FreeThreaded;
use super::outputs::install;
use super::{clean::clean_old, slot::BuildSlot, tools};
use crate::command::build::cargo::{CargoArgs, nvrtc};
use crate::emit::File;
use clap::Args;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::NamedTempFile;

/// The arguments of objcopy.
const OBJCOPY: [&str; 6] = [
    "--strip-debug",
    "--remove-section=.llvmbc",
    "--remove-section=.llvmcmd",
    "--wildcard",
    "--weaken-symbol=Py*",
    "--weaken-symbol=_Py*",
];

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Archive {
    /// The folder that `quaff generate --rust-only` wrote
    folder: PathBuf,
    /// Write the library to this file if its content has changed
    #[arg(short, long = "output", value_name = "FILE")]
    output: PathBuf,
    /// Run this objcopy on the library, so that only Python's symbols may be undefined when it is linked;
    /// with `-z defs`, a linker then reports undefined functions
    #[arg(long, value_name = "PROGRAM")]
    objcopy: Option<PathBuf>,
    /// Build for this CPython without the GIL, which has no stable ABI
    #[arg(long, value_name = "PROGRAM")]
    python: Option<PathBuf>,
    #[command(flatten)]
    cargo: CargoArgs,
}

impl Archive {
    pub(in super::super) fn run(self) -> Result<(), Failure> {
        tools::check(&self.cargo.program)?;
        let free_threaded = self.python.as_deref().map(FreeThreaded::of).transpose()?;
        let files = self.files()?;
        let cache = Cache::open()?;
        let _runtime = cache.runtime()?;
        let mark = free_threaded.as_ref().map(FreeThreaded::mark).unwrap_or_default();
        let home = cache.home(self.name(&files)? + &mark)?;
        home.write(&files)?;
        // The lock is held until the library has been copied, so that nobody removes it.
        let slot = cache.slot(&home)?;
        let library = self.build(&home, &slot, free_threaded.as_ref())?;
        match &self.objcopy {
            Some(objcopy) => install(self.weakened(&library, objcopy)?.path(), &self.output)?,
            None => install(&library, &self.output)?,
        }
        drop((slot, home));
        clean_old(&cache);
        Ok(())
    }

    /// The files that cargo reads: those in the crate's folder itself and in its `src`.
    fn files(&self) -> Result<Vec<File>, Failure> {
        let mut files = Vec::new();
        for below in ["", "src"] {
            let folder = self.folder.join(below);
            let read = fs::read_dir(&folder).map_err(|error| Failure::unreadable_crate(&folder, &error))?;
            for entry in read.flatten().filter(|entry| entry.path().is_file()) {
                let path = Path::new(below).join(entry.file_name()).display().to_string();
                if crate_files::is_of_rust(&path) {
                    let text = fs::read_to_string(entry.path());
                    let text = text.map_err(|error| Failure::unreadable_crate(&entry.path(), &error))?;
                    files.push(File { path, text });
                }
            }
        }
        Ok(files)
    }

    /// The crate's name, which is the first entry of its manifest.
    fn name(&self, files: &[File]) -> Result<String, Failure> {
        let manifest = files.iter().find(|file| file.path == "Cargo.toml");
        let name = manifest.and_then(|file| {
            let line = file.text.lines().find_map(|line| line.strip_prefix("name = \""))?;
            Some(line.strip_suffix('"')?.to_owned())
        });
        name.ok_or_else(|| {
            let fact = format!("there is no crate in `{}`", self.folder.display());
            Failure::new(fact, "pass the folder that `quaff generate --rust-only -o DIR` wrote")
        })
    }

    fn build(
        &self,
        home: &CrateHome,
        slot: &BuildSlot,
        free_threaded: Option<&FreeThreaded>,
    ) -> Result<PathBuf, Failure> {
        let kernels = home.folder.join("build.rs").is_file();
        let nvrtc = if kernels { nvrtc() } else { PathBuf::from("none") };
        let arguments = self.cargo.arguments()?;
        let program = &self.cargo.program;
        let cargo = Cargo { nvcc: None, nvrtc: &nvrtc, arguments, program, free_threaded };
        let mark = free_threaded.map(FreeThreaded::mark).unwrap_or_default();
        let name = home.name.strip_suffix(&mark).unwrap_or(&home.name);
        let module = name.rsplit_once('_').map_or(name, |(module, _)| module);
        let done = slot.build(&cargo, home, module)?;
        anstream::eprint!("{}", done.log);
        done.library.ok_or_else(|| {
            let help = "its messages are above; nothing was written";
            Failure::new("cargo could not build the Rust half of the module", help)
        })
    }

    /// A copy of the library in which Python's symbols are weak, because they exist only when the module is
    /// imported. LLVM bitcode beside the machine code is dropped: nobody needs it, and other versions of LLVM
    /// cannot read it.
    fn weakened(&self, library: &Path, objcopy: &Path) -> Result<NamedTempFile, Failure> {
        let run = || {
            let file = NamedTempFile::new()?;
            let done = Command::new(objcopy).args(OBJCOPY).arg(library).arg(file.path()).output()?;
            let error = || io::Error::other(String::from_utf8_lossy(&done.stderr).into_owned());
            if done.status.success() { Ok(file) } else { Err(error()) }
        };
        run().map_err(|error| {
            let fact = format!("`{}` fails: {error}", objcopy.display());
            Failure::new(fact, "install binutils, or name another objcopy")
        })
    }
}
