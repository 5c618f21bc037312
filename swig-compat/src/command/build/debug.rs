//! `--debug` and `--sanitize`: modules for debuggers and sanitizers.
//!
//! A debug module has a crate with another name in the cache, so that it and the optimised module do not
//! replace each other. The profile of `--debug` sets `-O0` and keeps the symbols; `--sanitize` adds flags and
//! a library. The profile holds for this crate only, so that all kinds of builds share the dependencies. The
//! compiler runs in the crate's folder, and `#line` names files relative to the user's folder; a prefix map
//! replaces the crate's folder by the user's in the debugging information.

use super::super::{Failure, on_one_line};
use super::absolute;
use super::tools::cpp_compiler;
use crate::emit::BuildOptions;
use clap::{Args, ValueEnum};
use std::env;
use std::path::Path;
use std::process::Command;

#[derive(Args, Debug)]
pub(super) struct DebugArgs {
    /// Build for a debugger: with symbols, with assertions, and not optimised
    #[arg(long)]
    debug: bool,
    /// Build the C++ code with GCC's sanitizer for `address` or `undefined` behaviour, and as with --debug;
    /// may be given more than once
    #[arg(long = "sanitize", value_name = "KIND", value_delimiter = ',', hide_possible_values = true)]
    sanitizers: Vec<Sanitizer>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
enum Sanitizer {
    /// Invalid memory accesses
    Address,
    /// Undefined behaviour
    Undefined,
}

impl Sanitizer {
    /// The name in GCC's `-fsanitize`.
    fn name(self) -> &'static str {
        match self {
            Sanitizer::Address => "address",
            Sanitizer::Undefined => "undefined",
        }
    }

    /// The library that instrumented code calls.
    fn library(self) -> &'static str {
        match self {
            Sanitizer::Address => "asan",
            Sanitizer::Undefined => "ubsan",
        }
    }
}

/// The flag by which the standard library checks indices and iterators. The crate's profile adds `-O0` and
/// `-g`; nothing defines `NDEBUG`.
const ASSERTIONS: &str = "-D_GLIBCXX_ASSERTIONS";

impl DebugArgs {
    fn is_wanted(&self) -> bool {
        self.debug || !self.sanitizers.is_empty()
    }

    /// Whether cargo optimises the module, which these options and cargo's own variable can turn off.
    pub(super) fn is_optimised(&self) -> bool {
        let level = env::var_os("CARGO_PROFILE_RELEASE_OPT_LEVEL");
        !self.is_wanted() && level.is_none_or(|level| level != "0")
    }

    /// The sanitizers without duplicates, in a fixed order.
    fn sanitizers(&self) -> Vec<Sanitizer> {
        let mut sanitizers = self.sanitizers.clone();
        sanitizers.sort_unstable();
        sanitizers.dedup();
        sanitizers
    }

    /// The suffix of the name of the crate, which keeps it apart from the crate of the optimised module.
    pub(super) fn suffix(&self) -> String {
        let names = self.sanitizers().into_iter().map(|each| format!("_{}", each.name()));
        self.is_wanted().then(|| "_debug".to_owned()).into_iter().chain(names).collect()
    }

    /// Reports a library that is missing, before anything is compiled.
    pub(super) fn check(&self) -> Result<(), Failure> {
        self.sanitizers().into_iter().try_for_each(|sanitizer| {
            let file = format!("lib{}.so", sanitizer.library());
            if compiler_has(&file) {
                return Ok(());
            }
            let (kind, compiler) = (sanitizer.name(), cpp_compiler().join(" "));
            let fact = format!("cannot build with `--sanitize {kind}`: `{compiler}` has no `{file}`");
            Err(Failure::new(fact, "install GCC's library of this name, or set `CXX` to a `g++` that has it"))
        })
    }

    /// Adds the libraries, and the flags in front of the user's flags, so that the user's flags win. The
    /// compiler runs in the crate's folder; the prefix map makes debuggers look for relative file names in
    /// the user's folder.
    pub(super) fn apply(&self, options: &mut BuildOptions, crate_folder: &Path) -> Result<(), Failure> {
        if !self.is_wanted() {
            return Ok(());
        }
        options.debug = true;
        let here = on_one_line(absolute(Path::new("."))?)?;
        let mut flags = vec![
            ASSERTIONS.to_owned(),
            format!("-fdebug-prefix-map={}={}", crate_folder.display(), here.display()),
        ];
        let sanitizers = self.sanitizers();
        flags.extend(sanitizers.iter().map(|each| format!("-fsanitize={}", each.name())));
        options.flags.splice(0..0, flags);
        // rustc makes the compiler link without its default libraries.
        options.libraries.extend(sanitizers.iter().map(|each| each.library().to_owned()));
        Ok(())
    }

    /// The command that starts Python with the libraries preloaded that AddressSanitizer needs. libstdc++ is
    /// one of them, because the sanitizer looks up the function that throws exceptions as soon as it is
    /// loaded.
    pub(super) fn start(&self) -> Option<String> {
        let compiler = cpp_compiler().join(" ");
        self.sanitizers.contains(&Sanitizer::Address).then(|| {
            format!(
                "LD_PRELOAD=\"$({compiler} -print-file-name=libasan.so) $({compiler} \
                 -print-file-name=libstdc++.so)\" ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc python"
            )
        })
    }
}

/// Whether the compiler has a library. GCC prints the full path of a file that it has, and only the name of
/// any other.
fn compiler_has(file: &str) -> bool {
    let compiler = cpp_compiler();
    let Some((program, arguments)) = compiler.split_first() else { return false };
    let asked = Command::new(program).args(arguments).arg(format!("-print-file-name={file}")).output();
    asked.is_ok_and(|done| String::from_utf8_lossy(&done.stdout).contains('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_build_has_a_crate_of_its_own() {
        let suffix =
            |debug, sanitizers: &[Sanitizer]| DebugArgs { debug, sanitizers: sanitizers.to_vec() }.suffix();
        assert_eq!(suffix(false, &[]), "");
        assert_eq!(suffix(true, &[]), "_debug");
        assert_eq!(suffix(true, &[Sanitizer::Address]), suffix(false, &[Sanitizer::Address]));
        let both = [Sanitizer::Undefined, Sanitizer::Address, Sanitizer::Undefined];
        assert_eq!(suffix(false, &both), "_debug_address_undefined");
    }
}
