//! The command line of a host compiler that only checks what a build script would compile.

use super::super::build::tools;
use crate::script::{Compilation, SourceLanguage, Step, run};
use std::env;
use std::ffi::OsString;
use std::path::Path;

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
