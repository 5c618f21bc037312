//! SWIG's options on quaff's command line, and what to write instead of each.

use clap::error::{ContextKind, ContextValue};
use std::ffi::OsString;

/// An option of SWIG, as its manual spells it; `*` stands for any text.
struct SwigOption {
    option: &'static str,
    instead: &'static str,
}

const fn row(option: &'static str, instead: &'static str) -> SwigOption {
    SwigOption { option, instead }
}

/// An option for a language that quaff does not support.
const fn other_language(option: &'static str) -> SwigOption {
    row(
        option,
        "`quaff build` builds a Python module, and with `--language` a crate or a package for the languages it lists",
    )
}

const ROWS: [SwigOption; 99] = [
    row("-c++", "leave it out: the interface is one of C++ unless `--c` is given"),
    row("-python", "leave it out: `quaff build` builds a Python module unless `--language` is given"),
    row("-python3", "leave it out: `quaff build` builds a Python module unless `--language` is given"),
    row("-py3", "leave it out: `quaff build` builds a Python module unless `--language` is given"),
    row("-outdir", "write `--out DIR`"),
    row(
        "-outcurrentdir",
        "leave it out: `quaff build` writes into the current folder unless `--out` is given",
    ),
    row("-module", "write `--module NAME`"),
    row("-package", "write the package in the interface: `%module(package=\"name\") module`"),
    row("-interface", "leave it out: the extension module has the module's name behind an underscore"),
    row("-doxygen", "write `--doxygen`"),
    row("-threads", "write `%module(threads=\"1\") name` in the interface"),
    row("-nothreads", "leave it out: functions keep the GIL unless the interface says otherwise"),
    row("-directors", "write `%module(directors=\"1\") name` and `%feature(\"director\");` in the interface"),
    row("-dirprot", "leave it out: protected functions of directors are bound anyway"),
    row(
        "-nodirprot",
        "write `%ignore Class::function;` in the interface for each protected function to leave out",
    ),
    row("-dirvtable", "leave it out: a director remembers the Python methods that it has found"),
    row("-nocontract", "put each `%contract` between `#ifndef QUAFF` and `#endif`"),
    row(
        "-copyctor",
        "leave it out: `copy.copy` copies objects, and `%copyctor Class;` adds a constructor that copies",
    ),
    row("-nodefaultctor", "write `%nodefaultctor;` at the beginning of the interface"),
    row("-nodefaultdtor", "leave it out: an object of a class without a public destructor is not freed"),
    row("-noexcept", "leave it out: what functions throw becomes an exception of Python anyway"),
    row("-nortti", "leave it out: modules are compiled with RTTI"),
    row("-typehints", "leave it out: the module's stub has all types; `--typehints` adds `__annotations__`"),
    row("-pyi*", "leave it out: every build writes the stub"),
    row("-flatstaticmethod", "leave it out: call the method of the class, `Class.method`"),
    row("-globals", "leave it out: global variables are attributes of `cvar`"),
    row("-nogil", "leave it out: the module holds the GIL"),
    row("-olddefs", "leave it out: it only changes code that SWIG would generate"),
    row("-noh", "leave it out: no header is written"),
    row("-oh", "leave it out: no header is written"),
    row(
        "-cppext",
        "leave it out: no C++ file is written; `quaff generate` writes them for another build system",
    ),
    row("-addextern", "`#include` the header that declares the functions between `%{` and `%}`"),
    row("-std=*", "pass it to the compiler: `--flag=-std=…`"),
    row("-templatereduce", "leave it out: types that are the same to C++ are the same here"),
    row("-notemplatereduce", "leave it out: types that are the same to C++ are the same here"),
    row("-nopreprocess", "leave it out: every interface is preprocessed"),
    row("-fcompact", "leave it out: it only changes code that SWIG would generate"),
    row("-fvirtual", "leave it out: it only changes code that SWIG would generate"),
    row("-O", "leave it out: modules are optimised unless `--debug` is given"),
    row("-E", "run `quaff check`, which lists what is bound"),
    row("-xmlout", "run `quaff check`, which lists what is bound"),
    row("-fakeversion", "leave it out: `SWIG_VERSION` is that of SWIG 4.5"),
    row("-U*", "write `#undef NAME` in the interface"),
    row("-v", "leave it out: `quaff check` lists what is bound"),
    row("-extranative", "write `%module(extranative=\"1\") name` in the interface"),
    row("-keyword", "leave it out: arguments can be passed by name, and `%feature(\"kwargs\")` is known"),
    row("-builtin", "leave it out: every class is a type of its own in C, as with -builtin"),
    row("-includeall", "write `--include-all`"),
    row("-importall", "write `%import` for each interface whose types are needed"),
    row(
        "-ignoremissing",
        "with `--include-all` leave it out; otherwise make the file known with `-I DIR`, or put the `%include` between \
         `#ifndef QUAFF` and `#endif`",
    ),
    row("-macroerrors", "leave it out: errors inside macros are always reported"),
    row("-cpperraswarn", "leave it out: an `#error` stops the build, and `#warning` does not"),
    row("-nocpperraswarn", "leave it out: an `#error` stops the build"),
    row("-Wall", "leave it out: all warnings are shown"),
    row("-Wextra", "leave it out: all warnings are shown"),
    row("-Wallkw", "leave it out: names that are Python's keywords are always reported"),
    row("-Werror", "write `--deny warnings`"),
    row("-w*", "write `%warnfilter` in the interface; quaff's warnings have other codes than SWIG's"),
    row("-MM*", "write `--depfile FILE`"),
    row("-M", "write `--depfile FILE`"),
    row("-MD", "write `--depfile FILE`"),
    row("-MF", "write `--depfile FILE`"),
    row("-MP", "write `--depfile FILE`"),
    row("-MT", "write `--depfile FILE`"),
    row("-features", "write each feature in the interface: `%feature(\"name\", \"value\");`"),
    row("-shadow", "leave it out: classes of C++ are always classes in Python"),
    row("-noproxy", "leave it out: classes of C++ are always classes in Python"),
    row("-relativeimport", "leave it out: a module in a package imports its parts by relative imports"),
    row("-modern*", "leave it out: quaff supports Python 3 only"),
    row("-fastdispatch", "leave it out: overloads are always selected by the types of the arguments"),
    row("-fast*", "leave it out: it only changes code that SWIG would generate"),
    row("-nofast*", "leave it out: it only changes code that SWIG would generate"),
    row("-small", "leave it out: it only changes code that SWIG would generate"),
    row("-castmode", "leave it out: numbers are converted by the types of the parameters"),
    row("-swiglib", "leave it out: quaff contains its own library of interfaces"),
    row("-debug-*", "run `quaff check`, which lists what is bound"),
    row("-Fmicrosoft", "leave it out: `--message-format json` writes messages for programs"),
    row("-Fstandard", "leave it out: `--message-format json` writes messages for programs"),
    row("-I-", "leave it out: a file in angle brackets is not sought in the current folder"),
    row("-l*.i", "write `%include <file.i>` in the interface; `-l` names a library for the linker"),
    row("-co", "leave it out: `quaff check` names the file of the library that a directive needs"),
    row("-copyright", "run `quaff --version`"),
    row("-pcreversion", "run `quaff --version`"),
    row("-version", "run `quaff --version`"),
    row("-javascript", "write `--language node`"),
    row("-r", "write `--language r`"),
    row("-c", "write `--language c`"),
    other_language("-csharp"),
    other_language("-d"),
    other_language("-go"),
    other_language("-guile"),
    other_language("-java"),
    other_language("-ocaml"),
    other_language("-octave"),
    other_language("-perl5"),
    other_language("-php*"),
    other_language("-ruby"),
    other_language("-scilab"),
    row("-external-runtime", "leave it out: a module built by quaff needs no file of SWIG's runtime"),
];

/// The quaff options that would take the rest of a longer option of SWIG as their value.
const READ_AS_OTHERS: [&str; 3] = ["-o", "-l", "-I"];

/// The option whose value may look like an option.
const TAKES_FLAGS: &str = "--flag";

/// The help text for SWIG options on a command line; `None` if the command line failed for another reason.
/// `failed` is clap's error, if there is one: the options in [`READ_AS_OTHERS`] cause none.
pub(super) fn text(arguments: &[OsString], failed: Option<&clap::Error>) -> Option<String> {
    let given: Vec<(&str, &SwigOption)> = swig_options(arguments).collect();
    let refused = match failed.and_then(|error| error.get(ContextKind::InvalidArg)) {
        // For `-c++`, clap reports `-c`.
        Some(ContextValue::String(refused)) => refused.split(' ').next().unwrap_or_default(),
        _ => "-o",
    };
    let is_read = |option: &str| READ_AS_OTHERS.iter().any(|other| option.starts_with(other));
    let is_selected = |option: &str| option.starts_with(refused) || is_read(option);
    if refused.is_empty() || !given.iter().any(|(option, _)| is_selected(option)) {
        return None;
    }
    let line = |(option, row): &(&str, &SwigOption)| {
        format!("error: `{option}` is an option of SWIG\n  help: {}", row.instead)
    };
    Some(given.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// The SWIG options among the arguments.
fn swig_options(arguments: &[OsString]) -> impl Iterator<Item = (&str, &'static SwigOption)> {
    let mut is_value = false;
    let options = arguments.iter().map(|argument| argument.to_str().unwrap_or_default());
    options.take_while(|argument| *argument != "--").filter_map(move |argument| {
        let was_value = std::mem::replace(&mut is_value, argument == TAKES_FLAGS);
        let row = ROWS.iter().find(|row| row.is(argument)).filter(|_| !was_value)?;
        Some((argument, row))
    })
}

impl SwigOption {
    fn is(&self, option: &str) -> bool {
        match self.option.split_once('*') {
            Some((start, end)) => option.strip_prefix(start).is_some_and(|rest| rest.ends_with(end)),
            None => option == self.option,
        }
    }
}
