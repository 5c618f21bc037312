//! `quaff archive`: the Rust half of a module, as a static library for another build system to link.

use super::super::{Failure, crate_files, staged::Staged};
use super::cache::{Cache, CrateHome};
use super::cargo::Cargo;
use super::{pythons, step, tools};
use crate::emit::File;
use clap::Args;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::NamedTempFile;

/// What objcopy is told.
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
    /// The folder that `quaff generate --rust-only` has written
    folder: PathBuf,
    /// Write the library to this file, if it is another one than before
    #[arg(short, long = "output", value_name = "FILE")]
    output: PathBuf,
    /// Take the crates of dependencies from this folder, which `cargo vendor` has made, and none from the network
    #[arg(long, value_name = "DIR")]
    vendor: Option<PathBuf>,
    /// Build for this target of rustc's, such as aarch64-unknown-linux-gnu
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
    /// Run this cargo
    #[arg(long, value_name = "PROGRAM", default_value = "cargo")]
    cargo: String,
    /// Have this objcopy make a library of which nothing but Python itself may be missing where it is linked: with
    /// `-z defs` a linker then names the functions that nothing defines
    #[arg(long, value_name = "PROGRAM")]
    objcopy: Option<PathBuf>,
    /// Have cargo run so many compilers at once
    #[arg(short, long, value_name = "N")]
    jobs: Option<u32>,
}

impl Archive {
    pub(in super::super) fn run(self) -> Result<(), Failure> {
        tools::check(&self.cargo)?;
        let files = self.files()?;
        let cache = Cache::open()?;
        cache.runtime()?;
        let home = cache.home(self.name(&files)?)?;
        home.write(&files)?;
        let library = self.build(&home, &cache)?;
        match &self.objcopy {
            Some(objcopy) => self.install(self.weakened(&library, objcopy)?.path()),
            None => self.install(&library),
        }
    }

    /// What cargo reads of the folder. All of it lies in the folder itself or in `src`.
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

    /// The crate's name, which its manifest has first.
    fn name(&self, files: &[File]) -> Result<String, Failure> {
        let manifest = files.iter().find(|file| file.path == "Cargo.toml");
        let name = manifest.and_then(|file| {
            let line = file.text.lines().find_map(|line| line.strip_prefix("name = \""))?;
            Some(line.strip_suffix('"')?.to_owned())
        });
        name.ok_or_else(|| {
            let fact = format!("there is no crate in `{}`", self.folder.display());
            Failure::new(fact, "give the folder that `quaff generate --rust-only -o DIR` has written")
        })
    }

    fn build(&self, home: &CrateHome, cache: &Cache) -> Result<PathBuf, Failure> {
        let kernels = home.folder.join("build.rs").is_file();
        let none = PathBuf::from("none");
        let nvrtc = if kernels { quaff_kernels::find(pythons::known()).ok().flatten() } else { None };
        let nvrtc = nvrtc.unwrap_or(none);
        let cargo = Cargo {
            slot: &cache.slot(home)?,
            nvcc: None,
            nvrtc: &nvrtc,
            arguments: self.arguments()?,
            program: &self.cargo,
        };
        let module = home.name.rsplit_once('_').map_or(home.name.as_str(), |(module, _)| module);
        let done = cargo.build(home, module)?;
        anstream::eprint!("{}", done.log);
        done.library.ok_or_else(|| {
            let help = "its own words are above; nothing was written";
            Failure::new("cargo could not build the Rust half of the module", help)
        })
    }

    fn arguments(&self) -> Result<Vec<OsString>, Failure> {
        let mut arguments: Vec<OsString> = Vec::new();
        if let Some(folder) = &self.vendor {
            let folder = super::absolute(folder)?.display().to_string();
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

    /// The library in which Python's names are weak: they are there when the module is imported. LLVM's code beside the
    /// machine's goes, which is nobody's and which other versions of LLVM cannot read.
    fn weakened(&self, library: &Path, objcopy: &Path) -> Result<NamedTempFile, Failure> {
        let run = || {
            let file = NamedTempFile::new()?;
            let done = Command::new(objcopy).args(OBJCOPY).arg(library).arg(file.path()).output()?;
            let said = || io::Error::other(String::from_utf8_lossy(&done.stderr).into_owned());
            if done.status.success() { Ok(file) } else { Err(said()) }
        };
        run().map_err(|error| {
            let fact = format!("`{}` fails: {error}", objcopy.display());
            Failure::new(fact, "install binutils, or name another objcopy")
        })
    }

    /// A file that says the same keeps its time: nothing is linked again for it. One that does not is new, also where the
    /// library was built long ago: what was linked before is older. The time is the file system's own, for ninja compares
    /// with that, and the system's clock may be ahead of it.
    fn install(&self, library: &Path) -> Result<(), Failure> {
        let (folder, name) = (self.output.parent().unwrap_or(Path::new("")), self.output.file_name());
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let Some(name) = name.and_then(|name| name.to_str()) else {
            return Err(Failure::new(
                "`-o` is missing a file name",
                "give the path of the library that is to be written",
            ));
        };
        let install = || {
            let same = fs::read(&self.output).ok().zip(fs::read(library).ok()).is_some_and(|(a, b)| a == b);
            if same {
                return Ok(());
            }
            let mut staged = Staged::in_folder(folder)?;
            staged.copy(library, name)?;
            staged.commit()
        };
        install().map_err(|error| Failure::unwritable(folder, &error))?;
        step("Wrote", self.output.display());
        Ok(())
    }
}
