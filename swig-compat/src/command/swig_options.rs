//! SWIG's options on quaff's command line: what to write instead of each.

use std::ffi::OsString;

/// An option of SWIG's, as its manual spells it; `*` stands for the rest of the word.
struct Row {
    option: &'static str,
    instead: &'static str,
}

const fn row(option: &'static str, instead: &'static str) -> Row {
    Row { option, instead }
}

const ROWS: [Row; 43] = [
    row("-c++", "leave it out: the interface is one of C++ unless `--c` is given"),
    row("-python", "leave it out: `quaff build` always builds a Python module"),
    row("-python3", "leave it out: `quaff build` always builds a Python module"),
    row("-py3", "leave it out: `quaff build` always builds a Python module"),
    row("-outdir", "write `--out DIR`"),
    row(
        "-outcurrentdir",
        "leave it out: `quaff build` writes into the current folder unless `--out` is given",
    ),
    row("-module", "write the name in the interface: `%module name`"),
    row("-package", "write the package in the interface: `%module(package=\"name\") module`"),
    row("-interface", "leave it out: the extension module has the module's name behind an underscore"),
    row("-doxygen", "write `--doxygen`"),
    row("-threads", "write `%module(threads=\"1\") name` in the interface"),
    row("-nothreads", "leave it out: functions keep the GIL unless the interface says otherwise"),
    row("-directors", "write `%module(directors=\"1\") name` in the interface"),
    row("-keyword", "leave it out: arguments can be passed by name, and `%feature(\"kwargs\")` is known"),
    row("-builtin", "leave it out: every class is a type of its own in C, as with -builtin"),
    row("-includeall", "write `%include` for each header whose declarations are to be bound"),
    row("-importall", "write `%import` for each interface whose types are needed"),
    row(
        "-ignoremissing",
        "make the file known with `-I DIR`, or put the `%include` between `#ifndef QUAFF` and `#endif`",
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
    row("-MD", "write `--depfile FILE`"),
    row("-MF", "write `--depfile FILE`"),
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
    row("-external-runtime", "leave it out: a module built by quaff needs no file of SWIG's runtime"),
];

/// The error for the options of SWIG's among the arguments: `None` if there are none.
pub(super) fn error(arguments: &[OsString]) -> Option<String> {
    let given = arguments.iter().filter_map(|argument| argument.to_str());
    let mut lines = Vec::new();
    for option in given.take_while(|argument| *argument != "--") {
        if let Some(row) = ROWS.iter().find(|row| row.is(option)) {
            lines.push(format!("error: `{option}` is an option of SWIG\n  help: {}", row.instead));
        }
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

impl Row {
    fn is(&self, option: &str) -> bool {
        match self.option.strip_suffix('*') {
            Some(start) => option.strip_prefix(start).is_some_and(|rest| !rest.is_empty()),
            None => option == self.option,
        }
    }
}
