//! `quaff generate`: writes the source code of the bridge crate.

use super::language::{Language, LanguageArgs};
use super::messages::Quiet;
use super::{
    Compiled, Failure, InterfaceArgs, Messages, NativeArgs, crate_files, depfile, kernel_headers, runtime,
    staged,
};
use crate::emit::{BuildOptions, File, SourceKind};
use crate::source::{COPIES, with_private_characters};
use clap::Args;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

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
    /// Write the Python module and its stub into this folder
    #[arg(long, value_name = "DIR")]
    python_out: Option<PathBuf>,
    /// The name of the crate
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Set a field of `[package]` in the crate's manifest, such as version=1.2.0 or license=MIT; may be given
    /// more than once
    #[arg(long, value_name = "FIELD=VALUE", value_parser = manifest_field, conflicts_with = "rust_only")]
    manifest_field: Vec<(String, String)>,
    /// Use the runtime in this folder, a checkout of quaff, instead of a copy in DIR/quaff
    #[arg(long, value_name = "FOLDER")]
    runtime: Option<PathBuf>,
    /// Copy the interface, the sources and the headers that they include to DIR/user, and build from the
    /// copies
    #[arg(long, conflicts_with = "rust_only")]
    copy: bool,
    /// Leave the C++ code in DIR/cxx to another build system; `quaff archive` builds the Rust code
    #[arg(long)]
    rust_only: bool,
    #[command(flatten)]
    language: LanguageArgs,
    /// Write the files that were read to FILE, as a rule of make and ninja for FILE without its `.d`; print
    /// nothing
    #[arg(long, value_name = "FILE")]
    depfile: Option<PathBuf>,
    #[command(flatten)]
    quiet: Quiet,
}

impl Generate {
    pub(super) fn is_quiet(&self) -> bool {
        self.quiet.quiet
    }

    pub(super) fn run(self, messages: &Messages) -> Result<(), Failure> {
        let language = self.language.language;
        self.check_python_out(language)?;
        let compiled = self.interface.compile(language.face(), messages)?;
        check_name(&compiled)?;
        language.check(&compiled)?;
        self.native.check_parts(&compiled.plan)?;
        if compiled.plan.needs_all_of_python && !self.rust_only && language == Language::Python {
            messages.warn(
                "maturin would tag a wheel of this crate for every Python from 3.11 on, but the module is for one version",
                Some("build the wheel with scikit-build-core, with `PYTHON_API full` in `quaff_add_library`"),
            );
        }
        let (files, copied) = match self.rust_only {
            true => (
                crate_files::with_cpp(&compiled, &self.options_for_others(&compiled, language)?)?,
                Vec::new(),
            ),
            false => self.beside_its_inputs(&compiled, language)?,
        };
        // Build systems that compile the C++ of a crate bring their own package.
        let package = language.package().filter(|_| !self.rust_only);
        let (files, copied) = match package {
            Some(package) => (package.placed(files), package.placed(copied)),
            None => (files, copied),
        };
        self.write(&compiled, &files, copied)?;
        if let Some(package) = package {
            vendor_crates(&self.output.join(package.crate_folder))?;
        }
        match &self.depfile {
            Some(path) => self.write_depfile(path, &compiled),
            None if self.quiet.quiet => Ok(()),
            None => {
                self.tell(&compiled, &files);
                Ok(())
            }
        }
    }

    /// Refuses `--python-out` for other languages: only Python has files that can be written to a separate
    /// folder.
    fn check_python_out(&self, language: Language) -> Result<(), Failure> {
        match self.python_out.is_some() && language != Language::Python {
            true => Err(Failure::new(
                "`--python-out` is for the files of Python, and this language has none",
                "leave out `--python-out`, or `--language`",
            )),
            false => Ok(()),
        }
    }

    /// Writes a crate with relative paths, so that it can be committed beside its inputs, and a copy of the
    /// runtime unless `--runtime` names one.
    fn beside_its_inputs(
        &self,
        compiled: &Compiled,
        language: Language,
    ) -> Result<(Vec<File>, Vec<File>), Failure> {
        let package = language.package();
        let from = resolved(&self.output.join(package.map_or("", |package| package.crate_folder)))?;
        let locate = |path: &Path| {
            let path = resolved(path)?;
            Ok(pathdiff::diff_paths(&path, &from).unwrap_or(path))
        };
        let mut copied = Vec::new();
        // A package is built on another machine.
        let mut options = match self.copy || package.is_some() {
            true => {
                let mut options = self.interface.build_options(&self.native, &compiled.sources, resolved)?;
                copied = copies(compiled, &mut options)?;
                options
            }
            false => self.interface.build_options(&self.native, &compiled.sources, locate)?,
        };
        options.name.clone_from(&self.name);
        options.package = self.manifest_field.iter().cloned().collect();
        options.face = language.face_of_crate();
        options.runtime = match &self.runtime {
            Some(folder) => {
                check_runtime(folder)?;
                locate(folder)?
            }
            None => {
                let needed = runtime::files("").into_iter().filter(|file| options.face.needs(&file.path));
                copied.extend(needed.map(|file| File { path: format!("quaff/{}", file.path), ..file }));
                PathBuf::from("quaff")
            }
        };
        Ok((crate_files::for_cargo(compiled, &options)?, copied))
    }

    /// The options of a crate that is built in the cache, beside the runtime's sources.
    fn options_for_others(&self, compiled: &Compiled, language: Language) -> Result<BuildOptions, Failure> {
        let mut options = self.interface.build_options(&self.native, &compiled.sources, absolute)?;
        options.watched.extend(self.kernel_headers(compiled));
        options.runtime = match &self.runtime {
            Some(folder) => {
                check_runtime(folder)?;
                absolute(folder)?
            }
            None => Path::new("../..").join(runtime::folder()),
        };
        Ok(BuildOptions { name: self.name.clone(), rust_only: true, face: language.face(), ..options })
    }

    /// The user's headers that NVRTC reads.
    fn kernel_headers(&self, compiled: &Compiled) -> Vec<PathBuf> {
        if !compiled.plan.uses.kernels {
            return Vec::new();
        }
        let plan = &compiled.plan;
        let fragments = plan.kernel_fragments.iter().chain(&plan.elementwise_fragments);
        let texts = fragments.map(|fragment| fragment.code.as_str());
        let mut folders = self.interface.include_dirs.clone();
        folders.extend(self.interface.folder());
        kernel_headers::included(texts, &folders).into_iter().collect()
    }

    fn write(&self, compiled: &Compiled, files: &[File], copied: Vec<File>) -> Result<(), Failure> {
        let write = |folder: &Path, files: &[File]| {
            staged::write(folder, files).map_err(|error| Failure::unwritable(folder, &error))
        };
        let Some(folder) = &self.python_out else {
            return write(&self.output, &[files, &copied].concat());
        };
        let (python, others): (Vec<File>, Vec<File>) =
            files.iter().cloned().partition(|file| is_of_python(file, compiled));
        write(&self.output, &[others, copied].concat())?;
        write(folder, &python)
    }

    fn write_depfile(&self, path: &Path, compiled: &Compiled) -> Result<(), Failure> {
        let mut read: Vec<PathBuf> = compiled.sources.on_disk().map(Path::to_path_buf).collect();
        read.extend(self.kernel_headers(compiled));
        depfile::write(path, read.iter().map(PathBuf::as_path))
            .map_err(|error| Failure::unwritable(path.parent().unwrap_or(Path::new("")), &error))
    }

    fn tell(&self, compiled: &Compiled, files: &[File]) {
        for file in files {
            let python = self.python_out.as_ref().filter(|_| is_of_python(file, compiled));
            anstream::println!("{}", python.unwrap_or(&self.output).join(&file.path).display());
        }
        if self.runtime.is_none() && !self.rust_only {
            anstream::println!("{}", self.output.join("quaff").display());
        }
        if self.copy {
            anstream::println!("{}", self.output.join(COPIES).display());
        }
    }
}

/// The text fields of a manifest's `[package]` that quaff leaves to the user.
const MANIFEST_FIELDS: [&str; 8] = [
    "description",
    "documentation",
    "homepage",
    "license",
    "license-file",
    "readme",
    "repository",
    "version",
];

/// Reads the option `--manifest-field`.
fn manifest_field(text: &str) -> Result<(String, String), String> {
    let (field, value) = text.split_once('=').ok_or("expected FIELD=VALUE, such as license=MIT")?;
    match MANIFEST_FIELDS.contains(&field) {
        true => Ok((field.to_owned(), value.to_owned())),
        false => Err(format!("unknown field `{field}`: choose one of {}", MANIFEST_FIELDS.join(", "))),
    }
}

/// Whether a file is the Python module or its stub.
fn is_of_python(file: &File, compiled: &Compiled) -> bool {
    let module = &compiled.plan.module;
    file.path == format!("{module}.py") || file.path == format!("{module}.pyi")
}

/// Checks the folder of the runtime, because cargo's error would name the manifest of the crate and not the
/// option.
fn check_runtime(folder: &Path) -> Result<(), Failure> {
    let manifest = folder.join("runtime").join("Cargo.toml");
    if manifest.is_file() {
        return Ok(());
    }
    let fact = format!("`{}` has no runtime: there is no `{}`", folder.display(), manifest.display());
    Err(Failure::new(
        fact,
        "set `--runtime` to a checkout of quaff, or to the folder `quaff` of another crate",
    ))
}

/// Refuses a module with the name of one of quaff's own crates, because a program may contain only one crate
/// of each such name.
pub(super) fn check_name(compiled: &Compiled) -> Result<(), Failure> {
    match compiled.plan.module.as_str() {
        name @ ("quaff" | "quaff_runtime" | "quaff_kernels") => {
            let message = format!("`{name}` is the name of one of quaff's own crates");
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

/// The path without links and `..`, so that two paths of one file are equal. The file need not exist.
pub(super) fn resolved(path: &Path) -> Result<PathBuf, Failure> {
    let whole = absolute(path)?;
    let there = whole.ancestors().find_map(|ancestor| Some((ancestor, ancestor.canonicalize().ok()?)));
    Ok(there.map_or(whole.clone(), |(ancestor, real)| match whole.strip_prefix(ancestor) {
        Ok(rest) if !rest.as_os_str().is_empty() => real.join(rest),
        _ => real,
    }))
}

// The dependencies of a package's crate, as an archive in the package, because the language's tools may
// build the package without a network.

/// The path of the archive in the crate's folder.
const ARCHIVE: &str = "vendor.tar.xz";
const FOLDER: &str = "vendor";

/// Writes the archive into the folder of a crate, which lacks only its dependencies.
fn vendor_crates(folder: &Path) -> Result<(), Failure> {
    let lock = folder.join("Cargo.lock");
    fs::write(&lock, runtime::LOCK).map_err(|error| Failure::unwritable(folder, &error))?;
    run_cargo(Command::new("cargo").args(["vendor", "--quiet", FOLDER]).current_dir(folder))?;
    run_cargo(Command::new("tar").args(["-cJf", ARCHIVE, FOLDER]).current_dir(folder))?;
    fs::remove_dir_all(folder.join(FOLDER)).map_err(|error| Failure::unwritable(folder, &error))
}

fn run_cargo(command: &mut Command) -> Result<(), Failure> {
    let shown = format!("{command:?}");
    let failed = |text: String| {
        Failure::new(
            format!("cannot pack the crates that the package depends on: {shown} fails: {}", text.trim()),
            "check whether `cargo fetch`, `tar` and `xz` work here; `quaff build` makes a package for this machine without them",
        )
    };
    let done = command.output().map_err(|error| failed(error.to_string()))?;
    match done.status.success() {
        true => Ok(()),
        false => Err(failed(String::from_utf8_lossy(&done.stderr).into_owned())),
    }
}

// Copies the user's files into a crate (`quaff generate --copy`), so that the crate can be packaged and
// moved by itself.

/// Copies the user's files into the crate, makes the crate's options name the copies, and returns them: the
/// interface with its included files, the sources, and all headers that they include from the `-I` folders or
/// from beside the interface. The paths in `options` are absolute.
pub(super) fn copies(compiled: &Compiled, options: &mut BuildOptions) -> Result<Vec<File>, Failure> {
    let files = files(compiled, options)?;
    let folders = options.include_dirs.iter().chain(&options.beside);
    let around =
        common(files.iter().map(|file| file.parent().unwrap_or(file)).chain(folders.map(PathBuf::as_path)));
    let inside = |path: &PathBuf| Path::new(COPIES).join(path.strip_prefix(&around).unwrap_or(path));
    let all = |paths: &[PathBuf]| paths.iter().map(inside).collect::<Vec<PathBuf>>();
    options.sources = all(&options.sources);
    options.include_dirs = all(&options.include_dirs);
    options.beside = options.beside.as_ref().map(inside);
    options.watched = all(&options.watched);
    files
        .iter()
        .map(|path| read(path).map(|text| File { path: inside(path).display().to_string(), text }))
        .collect()
}

/// The user's files among those that the C++ compiler reads.
fn files(compiled: &Compiled, options: &BuildOptions) -> Result<BTreeSet<PathBuf>, Failure> {
    let is_binary =
        |path: &&PathBuf| matches!(SourceKind::of(path), Some(SourceKind::Object | SourceKind::Archive));
    if let Some(binary) = options.sources.iter().find(is_binary) {
        let fact = format!("`--copy` cannot copy `{}`, which is not a text file", binary.display());
        return Err(Failure::new(fact, "pass its sources instead, or link it with `-L` and `-l`"));
    }
    let files: BTreeSet<PathBuf> = options.sources.iter().chain(&options.watched).cloned().collect();
    let mut folders = options.include_dirs.clone();
    folders.extend(options.beside.clone());
    let texts: Vec<String> = options.sources.iter().map(|path| read(path)).collect::<Result<_, _>>()?;
    let beside_sources = options.sources.iter().filter_map(|source| source.parent()).map(Path::to_path_buf);
    folders.extend(beside_sources);
    let fragments = compiled.plan.fragments.iter().map(|fragment| fragment.code.as_str());
    let headers = kernel_headers::included(fragments.chain(texts.iter().map(String::as_str)), &folders);
    let mut files = files.iter().map(|path| resolved(path)).collect::<Result<BTreeSet<_>, _>>()?;
    // A link is replaced by a copy of the file that it points to.
    files.extend(headers);
    Ok(files)
}

/// The text of a file, with a private-use character for each byte that is not UTF-8: a copy of the file then
/// has the same bytes.
fn read(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|error| {
        Failure::new(format!("cannot read `{}`: {error}", path.display()), "give another path")
    })?;
    Ok(with_private_characters(&bytes))
}

/// The innermost folder that contains all paths.
fn common<'p>(paths: impl Iterator<Item = &'p Path>) -> PathBuf {
    let around = |all: PathBuf, path: &Path| {
        all.ancestors().find(|ancestor| path.starts_with(ancestor)).unwrap_or(Path::new("")).to_owned()
    };
    let mut paths = paths;
    let first = paths.next().unwrap_or(Path::new("")).to_owned();
    paths.fold(first, around)
}

#[cfg(test)]
mod tests {
    use super::common;
    use std::path::Path;

    #[test]
    fn the_innermost_folder_is_found() {
        let paths = ["/a/b/c", "/a/b", "/a/d/e"].map(Path::new);
        assert_eq!(common(paths[..2].iter().copied()), Path::new("/a/b"));
        assert_eq!(common(paths.into_iter()), Path::new("/a"));
    }
}
