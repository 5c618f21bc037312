//! Trials, for `quaff check --compile` and before builds of large modules: the compiler checks the C++ of a
//! module with the arguments that the build script would pass, without generating code.
//!
//! The shim is checked in parts of some hundred rows (`emit/shim/parts.rs`), on all processors, so that the
//! first errors of a large module are known after seconds. Parts need not be linked, so each may contain all
//! declarations and all code of the interface; these are compiled once, as a precompiled header, before the
//! parts are checked. The text of a part has no `#line`: a table of its lines says which row and which line
//! of the interface each of them comes from, because one line of the interface may produce many rows.
//! `fault.rs` reads the errors of GCC and clang, `blame.rs` finds the row that led to an error, and
//! `findings.rs` reports each cause once; `quaff build` uses the same three files for the errors of a build
//! script.
//!
//! The command line makes a host compiler check only what a build script would compile.

use super::super::failure::Failure;
use super::super::{Compiled, runtime, staged};
use super::blame::Blame;
use super::{fault, findings};
use crate::command::build::tools;
use crate::command::messages::step;
use crate::emit::{BuildOptions, CXX_HEADERS, File, c_code, cut, parts};
use crate::plan::{Plan, Row};
use crate::script::{Compilation, Script, SourceLanguage, Step, run};
use crate::source::{readable, with_private_characters};
use std::ffi::OsString;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::{env, io, thread};
use tempfile::TempDir;

/// Whether a trial before a build pays: it reports errors in a fraction of the time that the compilation
/// takes.
pub(in crate::command) fn is_large(plan: &Plan) -> bool {
    cut::units(plan) >= LARGE
}

/// The number of rows and classes that take about fifteen seconds to compile. In smaller modules the
/// compilation reports errors soon enough, and a trial would make each build a seventh longer.
const LARGE: usize = 3000;

/// The number of rows and classes in a part. With smaller parts, reading the declarations would take most of
/// the time.
const PART: usize = 500;

/// The flag for the number of errors from one compiler run if at most a screenful is shown: several errors
/// may have one cause.
const MOST: &str = "-fmax-errors=40";

/// The flag for all errors; by default clang stops after some of them.
const ALL: &str = "-fmax-errors=0";

/// The number of errors to report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::command) enum ErrorLimit {
    /// The errors that fit on one screen.
    Screen,
    All,
}

/// The part of a module that is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::command) enum TrialScope {
    /// The code of the interface, and the headers that it includes.
    Declarations,
    Whole,
}

/// The module's C++ in a folder of its own, and the arguments for compiling its parts.
pub(in crate::command) struct Trial {
    folder: TempDir,
    parts: Vec<(PathBuf, parts::ShimPart)>,
    /// The compiler's arguments for the module's own C++.
    bridge: Arguments,
    /// The user's sources, each with the compiler's arguments for it.
    sources: Vec<(Arguments, PathBuf)>,
}

/// The output of the compilers.
pub(in crate::command) struct Outcome {
    text: String,
    /// Whether the whole module was checked.
    is_whole: bool,
}

const DECLARATIONS: &str = "declarations.hpp";

impl Trial {
    /// Writes the module's C++.
    pub(in crate::command) fn new(compiled: &Compiled, options: &BuildOptions) -> Result<Trial, Failure> {
        let folder = tempfile::tempdir().map_err(|error| Failure::unwritable(&env::temp_dir(), &error))?;
        let shim = parts::of(&compiled.plan, PART);
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let mut files = runtime::headers("headers/");
        let (name, text) = CXX_HEADERS[0];
        files.push(file(&name.replacen("cxx/", "headers/", 1), text));
        files.push(file(DECLARATIONS, &shim.declarations));
        let named = shim.parts.into_iter().enumerate();
        let parts: Vec<(String, parts::ShimPart)> =
            named.map(|(number, part)| (format!("part_{number}.cc"), part)).collect();
        files.extend(parts.iter().map(|(name, part)| file(name, &part.text)));
        let code = c_code::emit(&compiled.plan, options.face);
        files.extend(code.map(|text| file(c_code::PATH, &text)));
        staged::overwrite(folder.path(), &files)
            .map_err(|error| Failure::unwritable(folder.path(), &error))?;
        let headers = folder.path().join("headers");
        let script = Script::new(&compiled.plan, options);
        let (bridge, sources) = arguments(&script, &headers, folder.path())?;
        let parts = parts.into_iter().map(|(name, part)| (folder.path().join(name), part)).collect();
        Ok(Trial { folder, parts, bridge, sources })
    }

    /// Runs the compilers. Returns their output.
    pub(in crate::command) fn run(
        &self,
        extent: TrialScope,
        wanted: ErrorLimit,
        compiled: &Compiled,
    ) -> Result<Outcome, Failure> {
        let module = &compiled.plan.module;
        let is_large = self.parts.len() > 1;
        let mut jobs: Vec<Job> = Vec::new();
        jobs.extend(is_large.then(|| self.declarations(extent)));
        jobs.extend(self.sources.iter().map(|(arguments, source)| Job::check(arguments, source)));
        jobs.iter_mut().for_each(|job| job.limit(wanted));
        let mut errors = String::new();
        if is_large {
            step("Checking", format_args!("the declarations of {module}"));
        }
        if !jobs.is_empty() {
            errors += &run_all(&jobs, &|_| false)?.text;
        }
        if !errors.is_empty() || extent == TrialScope::Declarations {
            return Ok(Outcome { text: errors, is_whole: false });
        }
        let mut jobs: Vec<Job> = self.parts.iter().map(|(path, _)| self.part(path)).collect();
        jobs.iter_mut().for_each(|job| job.limit(wanted));
        match jobs.len() {
            1 => step("Checking", module),
            parts => step("Checking", format_args!("the functions of {module}, in {parts} parts")),
        }
        let blame = self.blame(compiled);
        let is_enough = |text: &str| {
            let lines: Vec<&str> = text.lines().collect();
            wanted == ErrorLimit::Screen && findings::count(&fault::faults(&lines), &blame) > findings::SCREEN
        };
        run_all(&jobs, &is_enough)
    }

    /// The origins of the trial's lines, by which compiler messages are traced to the interface.
    pub(in crate::command) fn blame<'c>(&'c self, compiled: &'c Compiled<'c>) -> Blame<'c> {
        let mut blame = Blame::new(compiled);
        self.parts.iter().for_each(|(path, part)| blame.add_part(path, &part.lines));
        blame
    }

    /// A job that precompiles the declarations for the parts, or only checks them.
    fn declarations(&self, extent: TrialScope) -> Job {
        let header = self.folder.path().join(DECLARATIONS);
        if extent == TrialScope::Declarations {
            let check = ["-x".into(), "c++-header".into(), "-fsyntax-only".into(), header.into_os_string()];
            return Job::new(&self.bridge, check);
        }
        let compiled = self.folder.path().join(format!("{DECLARATIONS}.gch"));
        Job::new(
            &self.bridge,
            [
                "-x".into(),
                "c++-header".into(),
                header.into_os_string(),
                "-o".into(),
                compiled.into_os_string(),
            ],
        )
    }

    fn part(&self, path: &Path) -> Job {
        let header = self.folder.path().join(DECLARATIONS);
        Job::new(
            &self.bridge,
            ["-fsyntax-only".into(), "-include".into(), header.into_os_string(), path.as_os_str().to_owned()],
        )
    }
}

impl Outcome {
    /// Whether the compiler reported no errors.
    pub(in crate::command) fn is_clean(&self) -> bool {
        self.text.is_empty()
    }

    /// The lines of the compilers' output.
    pub(in crate::command) fn lines(&self) -> Vec<&str> {
        self.text.lines().collect()
    }

    /// The rows that led to errors, each with the compiler's message.
    pub(in crate::command) fn refused<'c>(
        &self,
        trial: &'c Trial,
        compiled: &'c Compiled<'c>,
    ) -> Vec<(&'c Row, String)> {
        let (lines, blame) = (self.lines(), trial.blame(compiled));
        let faults = fault::faults(&lines);
        faults.iter().filter_map(|fault| Some((blame.row(fault)?, fault.fact().to_owned()))).collect()
    }

    /// The file and line of each error, in the interface if possible, with the compiler's message.
    pub(in crate::command) fn places(
        &self,
        trial: &Trial,
        compiled: &Compiled,
    ) -> Vec<(String, usize, String)> {
        let (lines, blame) = (self.lines(), trial.blame(compiled));
        let faults = fault::faults(&lines);
        let mut places: Vec<(String, usize, String)> = Vec::new();
        for fault in &faults {
            let (file, line) = match blame.of(fault).place {
                Some(span) => (compiled.sources[span.file].name.clone(), compiled.sources.position(span).0),
                None => (fault.file.to_owned(), fault.line),
            };
            if !places.iter().any(|(known, at, _)| (known, *at) == (&file, line)) {
                places.push((file, line, fault.fact().to_owned()));
            }
        }
        places
    }

    /// Prints the errors.
    pub(in crate::command) fn report(&self, trial: &Trial, compiled: &Compiled) {
        let lines = self.lines();
        let blame = trial.blame(compiled);
        findings::report(&fault::faults(&lines), &lines, &blame, compiled);
        if !self.is_whole {
            step("Stopped", "at these errors: the rest of the module was not checked");
        }
    }
}

/// The arguments for the module's own C++ and those for the user's sources. The C code of a C interface is
/// one of these sources, in the folder of the trial.
fn arguments(
    script: &Script,
    headers: &Path,
    folder: &Path,
) -> Result<(Arguments, Vec<(Arguments, PathBuf)>), Failure> {
    let of = |compilation: &Compilation| Arguments::of(compilation, headers);
    let bridge = script.compilations.iter().find(|each| each.language == SourceLanguage::Cpp).and_then(of);
    let bridge = bridge.ok_or_else(|| Failure::new("there is no C++ to compile", "add a function"))?;
    let mut sources = Vec::new();
    for compilation in &script.compilations {
        for step in &compilation.steps {
            let path = match step {
                Step::File(path) => path.clone(),
                Step::Emitted(path) if *path == c_code::PATH => folder.join(path),
                _ => continue,
            };
            sources.extend(of(compilation).map(|arguments| (arguments, path)));
        }
    }
    Ok((bridge, sources))
}

/// One run of a compiler.
struct Job {
    program: String,
    arguments: Vec<OsString>,
}

impl Job {
    fn new(arguments: &Arguments, more: impl IntoIterator<Item = OsString>) -> Job {
        let own = arguments.arguments.iter().cloned();
        Job { program: arguments.program.clone(), arguments: own.chain(more).collect() }
    }

    fn check(arguments: &Arguments, source: &Path) -> Job {
        Job::new(arguments, ["-fsyntax-only".into(), source.as_os_str().to_owned()])
    }

    fn limit(&mut self, wanted: ErrorLimit) {
        self.arguments.push(match wanted {
            ErrorLimit::Screen => MOST.into(),
            ErrorLimit::All => ALL.into(),
        });
    }

    /// The errors that the compiler prints; empty if it accepts the text.
    fn run(&self) -> io::Result<String> {
        let done = Command::new(&self.program).args(&self.arguments).env("LC_ALL", "C").output()?;
        let errors = readable(&with_private_characters(&done.stderr));
        // The lines of the include stack do not belong to an error.
        let is_part = |line: &&str| {
            !line.starts_with("In file included from") && !line.starts_with("                 from ")
        };
        let errors: String = errors.lines().filter(is_part).map(|line| format!("{line}\n")).collect();
        Ok(match done.status.success() {
            true => String::new(),
            false if errors.is_empty() => format!("{}: error: it failed without a message\n", self.program),
            false => errors,
        })
    }
}

/// Runs the jobs on all processors until `is_enough` accepts their output; jobs that have begun are
/// completed. The results are in the order of the jobs.
fn run_all(jobs: &[Job], is_enough: &dyn Fn(&str) -> bool) -> Result<Outcome, Failure> {
    let (next, is_done) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<(usize, io::Result<String>)>| {
        while !is_done.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(index) else { return };
            // Sending cannot fail: the receiver exists until all workers have ended.
            let _ = sender.send((index, job.run()));
        }
    };
    let mut errors: Vec<String> = vec![String::new(); jobs.len()];
    let (mut failure, mut count) = (None, 0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get).min(jobs.len()) {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        for (index, text) in receiver {
            count += 1;
            match text {
                Ok(text) => errors[index] = text,
                Err(error) => failure = Some((index, error)),
            }
            if failure.is_some() || !errors[index].is_empty() && is_enough(&errors.concat()) {
                is_done.store(true, Ordering::Relaxed);
            }
        }
    });
    match failure {
        None => Ok(Outcome {
            text: errors.concat(),
            is_whole: count == jobs.len() && !errors.iter().any(|text| text.contains(MOST)),
        }),
        Some((index, error)) => {
            let fact = format!("cannot run `{}`: {error}", jobs[index].program);
            Err(Failure::new(fact, "check whether the compiler works"))
        }
    }
}

/// A compiler with the arguments of a compilation in a build script, without an input.
pub(super) struct Arguments {
    pub program: String,
    pub arguments: Vec<OsString>,
}

impl Arguments {
    /// The arguments of a compilation; `None` if its compiler does not only compile for the host. `headers`
    /// is the folder of the runtime's headers.
    pub(super) fn of(compilation: &Compilation, headers: &Path) -> Option<Arguments> {
        let (compiler, variable) = match compilation.language {
            SourceLanguage::C => (tools::c_compiler(), "CFLAGS"),
            SourceLanguage::Cpp => (tools::cpp_compiler(), "CXXFLAGS"),
            SourceLanguage::Cuda => return None,
        };
        let mut words = compiler.into_iter();
        let program = words.next().unwrap_or_default();
        let mut arguments: Vec<OsString> = words.map(OsString::from).collect();
        // Some headers require position-independent code, for example Qt's.
        arguments.push("-fPIC".into());
        let standard = compilation.steps.iter().filter(|step| matches!(step, Step::Standard(_)));
        // Of two such flags the last wins, which is the user's.
        let steps =
            standard.chain(compilation.steps.iter().filter(|step| !matches!(step, Step::Standard(_))));
        steps.for_each(|step| tell(&mut arguments, step, headers));
        let flags = env::var(variable).unwrap_or_default();
        arguments.extend(flags.split_whitespace().map(OsString::from));
        Some(Arguments { program, arguments })
    }
}

fn tell(arguments: &mut Vec<OsString>, step: &Step, headers: &Path) {
    let with = |flag: &str, path: &Path| {
        let mut argument = OsString::from(flag);
        argument.push(path);
        argument
    };
    match step {
        Step::Include(path) => arguments.push(with("-I", path)),
        Step::Beside(path) => arguments.extend(["-iquote".into(), path.into()]),
        Step::RuntimeHeaders => arguments.push(with("-I", headers)),
        Step::CudaHeaders => {
            arguments.extend(run::cuda().map(|root| with("-I", &root.join("include"))));
        }
        Step::PythonHeaders => arguments.extend(run::find_python().map(|(_, folder)| with("-I", &folder))),
        Step::NumpyHeaders => arguments.extend(run::numpy().map(|folder| with("-I", &folder))),
        Step::Define(define) => arguments.push(format!("-D{define}").into()),
        Step::Flag(flag) => arguments.push(flag.into()),
        Step::FlagIfSupported(_) => {}
        Step::Standard(standard) => arguments.push(format!("-std={standard}").into()),
        Step::Warnings(false) => arguments.push("-w".into()),
        Step::Warnings(true) => {}
        Step::Emitted(_) | Step::Parts(_) | Step::EmittedHeaders => {}
        Step::File(_) | Step::Object(_) | Step::WholeArchive | Step::Comment(_) => {}
    }
}
