//! `quaff build`: a Python module, ready to import, or a library for programs of other languages.
//!
//! The command compiles the interface, writes the bridge crate and the runtime's sources, which are embedded
//! in it, to the user's cache, and runs cargo there. Modules share a target folder, so only the first module
//! builds the dependencies. `quaff generate` writes both into one folder, where the runtime is a member of
//! the crate's workspace, so that cargo packages both. The crate refers to the runtime by its path. A module
//! is therefore always built with the runtime that its compiler knows.
//!
//! The command finds NVRTC, which compiles a module's reductions and elementwise functions for the GPU, and
//! reports the functions that it refuses. Without NVRTC, these functions run only on the CPU.

pub(super) mod archive;
pub(super) mod cache;
mod cargo;
pub(super) mod clean;
mod compiler_error;
mod debug;
pub(super) mod free_threaded;
pub(super) mod library;
mod nvcc;
mod outputs;
mod private_folder;
mod slot;
pub(super) mod tools;
mod undefined;

use super::compiler::trial;
use super::compiler::trial::{ErrorLimit, Trial, TrialScope};
use super::generate::{absolute, check_name, resolved};
use super::language::{Language, LanguageArgs};
use super::messages::{Format, Quiet, step};
use super::staged::Staged;
use super::{
    Compiled, Failure, InterfaceArgs, Messages, NativeArgs, compiler, crate_files, depfile, target_python,
};
use crate::code;
use crate::command::compiler::blame::Blame;
use crate::diagnostic::Diagnostic;
use crate::emit::{BuildOptions, below_origin, cut};
use crate::interface::FunctionKey;
use crate::plan::Row;
use crate::source::Span;
use cache::{Cache, CrateHome};
use cargo::Cargo;
use clap::Args;
use debug::DebugArgs;
use free_threaded::FreeThreaded;
use outputs::Outputs;
use quaff_kernels::{ELEMENTWISE_ON_CPU_ALONE, ON_CPU_ALONE, PACKAGE, split_at_alone};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Build {
    #[command(flatten)]
    interface: InterfaceArgs,
    #[command(flatten)]
    native: NativeArgs,
    #[command(flatten)]
    debug: DebugArgs,
    #[command(flatten)]
    language: LanguageArgs,
    /// Leave out the declarations that the C++ compiler refuses, and list them, instead of stopping
    #[arg(long)]
    keep_going: bool,
    /// Write the module into this folder
    #[arg(short, long = "out", value_name = "DIR", default_value = ".")]
    out: PathBuf,
    /// Write the interfaces, headers and sources that were read to FILE, as a rule for make and ninja
    #[arg(long, value_name = "FILE")]
    depfile: Option<PathBuf>,
    /// Write messages as text for people, or as one JSON object per line for programs
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    message_format: Format,
    #[command(flatten)]
    quiet: Quiet,
}

/// A change to a crate that does not compile: the function reads the messages of the compilation, and returns
/// whether it has changed the crate, which is then compiled again.
type Remedy = fn(&Build, &str, &mut Compiled, &mut BuildOptions) -> Result<bool, Failure>;

/// The remedies, in the order in which they are tried.
const REMEDIES: [Remedy; 3] = [
    |_, _, compiled, options| target_python::compiles_only_with_all_after(compiled, options),
    |_, log, compiled, options| {
        Ok(compiler_error::is_about_code(log) && compiler::leaves_out_copies(compiled, options)?)
    },
    Build::compiles_in_one_file,
];

impl Build {
    /// The format of the messages, and whether only errors are printed.
    pub(super) fn messages(&self) -> (Format, bool) {
        (self.message_format, self.quiet.quiet)
    }

    pub(super) fn run(self, messages: &Messages) -> Result<(), Failure> {
        let language = self.language.language;
        step("Reading", self.interface.interface.display());
        let mut compiled = self.interface.compile(language.face(), messages)?;
        check_name(&compiled)?;
        language.check(&compiled)?;
        tools::check("cargo")?;
        self.debug.check()?;
        let nvcc = self.nvcc(&compiled)?;
        let nvrtc = find(&compiled)?;
        check_writable(&self.out)?;
        self.native.check_parts(&compiled.plan)?;
        let free_threaded = match language {
            Language::Python => FreeThreaded::active(&compiled)?,
            _ => None,
        };

        let cache = Cache::open()?;
        let home = self.home(&cache, &compiled, free_threaded.as_ref())?;
        let runtime = cache.runtime()?;
        let mut options = self.options(&home, &runtime.folder, &compiled)?;
        self.try_to_compile(&mut compiled, &options)?;

        // While the lock is held, no other build uses the target folder and nobody removes it; so it is held
        // until the library has been copied.
        let slot = cache.slot(&home)?;
        let cargo = Cargo {
            nvcc: nvcc.as_deref(),
            nvrtc: &nvrtc,
            arguments: Vec::new(),
            program: "cargo",
            free_threaded: free_threaded.as_ref(),
        };
        let mut loading = target_python::loading(&compiled, free_threaded.as_ref())?;
        let had_all_of_python = compiled.plan.needs_all_of_python;
        let attempt = |compiled: &Compiled, options: &BuildOptions| {
            let files = crate_files::for_cargo(compiled, options)?;
            home.write(&files)?;
            Ok((files, slot.build(&cargo, &home, &compiled.plan.module)?))
        };
        let (mut files, mut done) = attempt(&compiled, &options)?;
        for remedy in REMEDIES {
            if done.library.is_none() && remedy(&self, &done.log, &mut compiled, &mut options)? {
                (files, done) = attempt(&compiled, &options)?;
            }
        }
        if compiled.plan.needs_all_of_python != had_all_of_python {
            loading = target_python::loading(&compiled, free_threaded.as_ref())?;
        }
        let library = done.library.ok_or_else(|| compiler_error::report(&done.log, &compiled))?;
        report(&done.log, &home.name, &compiled);
        undefined::check(&library, &options, &compiled, self.help_on_undefined())?;
        let outputs = Outputs::new(language, &compiled, &files, &loading);
        let (written, unchanged) = self.install(&outputs, &library)?;
        language.warn_of_lacks(&compiled.plan, messages);
        if language == Language::Python {
            self.warn_of_others(&compiled, &outputs.library);
        }
        if let Some(path) = &self.depfile {
            self.write_depfile(path, &cache, &library)?;
        }
        messages.wrote(&written, &unchanged);
        if let Some(line) = self.debug.start().filter(|_| language == Language::Python) {
            step("Start", format_args!("Python as {line}"));
        }
        // The cache is not cleaned of anything that this build still has locked.
        drop((slot, home));
        clean::clean_old(&cache);
        Ok(())
    }

    /// The folder of the interface's crate in the cache.
    fn home(
        &self,
        cache: &Cache,
        compiled: &Compiled,
        free_threaded: Option<&FreeThreaded>,
    ) -> Result<CrateHome, Failure> {
        let mark = free_threaded.map(FreeThreaded::mark).unwrap_or_default();
        let suffix = format!("{}{}{mark}", self.debug.suffix(), self.language.language.suffix());
        cache.crate_home(&compiled.plan.module, &resolved(&self.interface.interface)?, &suffix)
    }

    /// The options of the crate's build script.
    fn options(
        &self,
        home: &CrateHome,
        runtime: &Path,
        compiled: &Compiled,
    ) -> Result<BuildOptions, Failure> {
        let mut options = self.interface.build_options(&self.native, &compiled.sources, absolute)?;
        options.name = Some(home.name.clone());
        options.face = self.language.language.face();
        runtime.clone_into(&mut options.runtime);
        // Libraries that lie beside the module at import also lie there when it is linked.
        let own = self.native.library_dirs.iter().filter_map(|dir| below_origin(dir));
        options.search_dirs = own.map(|dir| absolute(&self.out.join(dir))).collect::<Result<_, _>>()?;
        self.debug.apply(&mut options, &home.folder)?;
        Ok(options)
    }

    /// The CUDA compiler that the sources and the interface need, if any.
    fn nvcc(&self, compiled: &Compiled) -> Result<Option<PathBuf>, Failure> {
        match self.native.cuda_source() {
            Some(source) => {
                let nvcc = nvcc::find(source)?;
                nvcc::check_archs(&nvcc, &self.native.cuda_archs)?;
                Ok(Some(nvcc))
            }
            // nvcc is only needed for its headers, and optional, because the interface may do without them.
            None if compiled.plan.uses.device_arrays => Ok(nvcc::find_any()),
            None => Ok(None),
        }
    }

    /// Finds errors before the module is compiled. With `--keep-going` all errors are needed, to leave out
    /// the functions; otherwise a trial pays only for a large optimised module, whose compilation would
    /// report the first error late.
    fn try_to_compile(&self, compiled: &mut Compiled, options: &BuildOptions) -> Result<(), Failure> {
        if self.keep_going {
            return leave_out_refused(compiled, options);
        }
        let takes_long = trial::is_large(&compiled.plan) && self.debug.is_optimised();
        let extent = match cut::number(&compiled.plan, options.parts) {
            1 => TrialScope::Whole,
            // The compilation itself reports errors in functions soon enough.
            _ => TrialScope::Declarations,
        };
        match !takes_long || compiler::finds_no_error(extent, compiled, options)? {
            true => Ok(()),
            false => Err(compiler_error::failure()),
        }
    }

    /// Runs the compiler again on a module that was compiled in several files, whose messages are
    /// interleaved. True if it finds no errors: then the interface has code that may be compiled only once.
    fn compiles_in_one_file(
        &self,
        log: &str,
        compiled: &mut Compiled,
        options: &mut BuildOptions,
    ) -> Result<bool, Failure> {
        let is_of_parts = self.native.parts.is_none() && cut::number(&compiled.plan, options.parts) > 1;
        if !is_of_parts || !compiler_error::is_about_code(log) {
            return Ok(false);
        }
        if !compiler::finds_no_error(TrialScope::Whole, compiled, options)? {
            return Err(compiler_error::failure());
        }
        step(
            "Compiling",
            format_args!("{} in one file, because several do not compile", compiled.plan.module),
        );
        options.parts = Some(NonZero::<usize>::MIN);
        Ok(true)
    }

    /// The advice for a function that is not defined.
    fn help_on_undefined(&self) -> &'static str {
        match !self.interface.is_c && self.native.has_c_source() {
            true => undefined::HELP_WITH_C,
            false => undefined::HELP,
        }
    }

    /// Copies the files to the output folder. Returns the paths of all files, and of those whose content has
    /// not changed.
    fn install(&self, outputs: &Outputs, library: &Path) -> Result<(Vec<PathBuf>, Vec<PathBuf>), Failure> {
        let mut staged =
            Staged::in_folder(&self.out).map_err(|error| Failure::unwritable(&self.out, &error))?;
        let install = || {
            for file in &outputs.texts {
                staged.write(file)?;
            }
            staged.copy(library, &outputs.library)?;
            staged.commit()
        };
        let unchanged = install().map_err(|error| Failure::unwritable(&self.out, &error))?;
        let below = |names: Vec<PathBuf>| names.into_iter().map(|name| self.out.join(name)).collect();
        let names = outputs.texts.iter().map(|file| &file.path).chain([&outputs.library]).map(PathBuf::from);
        Ok((below(names.collect()), below(unchanged)))
    }
}

impl Build {
    /// Warns of other extension modules with the same name: Python imports the first, which may be from an
    /// earlier build.
    fn warn_of_others(&self, compiled: &Compiled, extension: &str) {
        let start = format!("_{}.", compiled.plan.module);
        let names = fs::read_dir(&self.out).into_iter().flatten().flatten().map(|entry| entry.file_name());
        let names = names.map(|name| name.to_string_lossy().into_owned());
        let is_other = |name: &String| name.starts_with(&start) && name.ends_with(".so") && name != extension;
        for other in names.filter(is_other) {
            let shown = self.out.join(&other);
            let message = format!("Python may import `{}` in the place of `{extension}`", shown.display());
            compiled.messages.warn(&message, Some("remove it, if it is of an earlier build"));
        }
    }

    /// Writes the files that cargo recorded for the build, without those that quaff itself wrote to the
    /// cache.
    fn write_depfile(&self, path: &Path, cache: &Cache, library: &Path) -> Result<(), Failure> {
        let note = library.with_extension("d");
        let note = fs::read_to_string(&note).map_err(|error| Failure::cache(&note, &error))?;
        let read = depfile::read(&note).into_iter().filter(|path| !cache.has(path)).collect::<BTreeSet<_>>();
        depfile::write(path, read.iter().map(PathBuf::as_path))
            .map_err(|error| Failure::unwritable(path.parent().unwrap_or(Path::new("")), &error))
    }
}

/// Checks that files can be written to a folder before a compilation that may take minutes. The folder itself
/// is created only when there is a file for it.
fn check_writable(folder: &Path) -> Result<(), Failure> {
    let whole = absolute(folder)?;
    let there = whole.ancestors().find(|ancestor| ancestor.exists()).unwrap_or(&whole);
    tempfile::tempfile_in(there).map(drop).map_err(|error| Failure::unwritable(folder, &error))
}

/// Prints the folder in which `quaff_swig.load` keeps the modules that it imports; no other user can write to
/// it.
pub(super) fn tell_loaded_dir() -> Result<(), Failure> {
    println!("{}", Cache::open()?.inside("loaded")?.display());
    Ok(())
}

// `--keep-going`: the module without the declarations that C++ refuses.

/// A declaration that is left out.
struct Refused {
    target: String,
    span: Span,
    reason: String,
}

/// Leaves out functions that do not compile until the rest compiles. Leaving out a function may break code
/// that calls it, so several rounds may be needed.
fn leave_out_refused(compiled: &mut Compiled, options: &BuildOptions) -> Result<(), Failure> {
    let mut refused: FxHashMap<FunctionKey, Refused> = FxHashMap::default();
    loop {
        let trial = Trial::new(compiled, options)?;
        let outcome = trial.run(TrialScope::Whole, ErrorLimit::All, compiled)?;
        if outcome.is_clean() {
            break;
        }
        let before = refused.len();
        for (row, reason) in outcome.refused(&trial, compiled) {
            let (target, span) = (row.target.clone(), row.place.span);
            refused.entry(row.function.clone()).or_insert(Refused { target, span, reason });
        }
        if refused.len() == before {
            outcome.report(&trial, compiled);
            return Err(Failure::new(
                "the C++ compiler reported errors that no declaration can be left out for",
                "its messages are above; nothing was written",
            ));
        }
        let reasons =
            refused.iter().map(|(key, each)| (key.clone(), format!("C++ refuses it: {}", each.reason)));
        compiled.leave_out(&reasons.collect());
    }
    tell(refused.into_values().collect(), compiled);
    Ok(())
}

/// Prints the functions that were left out, in the order of the interface.
fn tell(mut refused: Vec<Refused>, compiled: &Compiled) {
    refused.sort_by_key(|each| each.span);
    let warnings: Vec<Diagnostic> = (refused.iter())
        .map(|Refused { target, span, reason }| {
            let message = format!("`{target}` is left out, because C++ refuses it");
            Diagnostic::warning(code::CPP_ERROR, *span, message).label(reason)
        })
        .collect();
    compiled.print_briefly(&warnings);
}

/// The value of `QUAFF_NVRTC` for the build scripts: the library's path, or `none`, which is also used if
/// nothing needs the library.
fn find(compiled: &Compiled) -> Result<PathBuf, Failure> {
    let none = PathBuf::from("none");
    if !compiled.plan.uses.kernels {
        return Ok(none);
    }
    if let Some((fault, remedy)) = quaff_kernels::fault_of_architectures() {
        return Err(Failure::new(fault, remedy));
    }
    match quaff_kernels::find(tools::pythons()) {
        Ok(found) => Ok(found.unwrap_or(none)),
        Err(fact) if quaff_kernels::named().is_some() => {
            let fix = "set it to the path of `libnvrtc.so.12` or to `none`, or unset it";
            Err(Failure::new(fact, fix))
        }
        Err(fact) => {
            let alone = if compiled.plan.uses.reductions { ON_CPU_ALONE } else { ELEMENTWISE_ON_CPU_ALONE };
            let help =
                format!("install it, as the extra `cuda` of quaff-swig does:\n    pip install {PACKAGE}");
            compiled.messages.warn(&format!("{fact}: {alone}"), Some(&help));
            Ok(none)
        }
    }
}

/// Prints why the built module runs only on the CPU, if it does. `package` is the name of its crate.
fn report(log: &str, package: &str, compiled: &Compiled) {
    let words = |line: &'_ str| {
        Some(line.strip_prefix("warning: ")?.strip_prefix(package)?.split_once(": ")?.1.to_owned())
    };
    let plan = &compiled.plan;
    for words in log.lines().filter_map(words) {
        let Some((alone, error)) = split_at_alone(&words) else { continue };
        let asked = |row: &&Row| words.starts_with(&format!("{}: `{}` ", row.place, row.target));
        match plan.reductions().chain(plan.elementwise_kernels()).find(asked) {
            Some(row) => compiled.print(&[blame(row, alone, error.trim_start_matches(": "), compiled)]),
            None => compiled.messages.warn(&words, None),
        }
    }
}

const HELP: &str = "kernels support few standard headers and no exceptions: put code that only the host \
                    needs behind `#ifndef __CUDACC_RTC__`";

fn blame(row: &Row, alone: &str, error: &str, compiled: &Compiled) -> Diagnostic {
    let message = format!("`{}` does not compile for the GPU, {alone}", row.target);
    let diagnostic = Diagnostic::warning(code::NOT_FOR_THE_GPU, row.place.span, message).help(HELP);
    let mut place = error.splitn(3, ':');
    let (file, line, text) = (place.next(), place.next(), place.next());
    let found = line.and_then(|line| Blame::new(compiled).place(file?, line.parse().ok()?));
    match (found, text) {
        (Some(span), Some(text)) => diagnostic.label("asked for here").related(span, text.trim()),
        _ => diagnostic.label(error),
    }
}
