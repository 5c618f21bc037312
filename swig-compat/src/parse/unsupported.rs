//! Errors for SWIG directives that quaff does not support, and for names that are not directives.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::Token;
use crate::nearest::nearest;
use crate::parse::directive::table;
use std::sync::LazyLock;

/// The library files with macros for interfaces.
const LIBRARY: [(&str, &str); 6] = [
    ("quaff.i", include_str!("../../library/quaff.i")),
    ("attribute.i", include_str!("../../library/native/attribute.i")),
    ("carrays.i", include_str!("../../library/native/carrays.i")),
    ("cdata.i", include_str!("../../library/native/cdata.i")),
    ("cmalloc.i", include_str!("../../library/native/cmalloc.i")),
    ("cpointer.i", include_str!("../../library/native/cpointer.i")),
];

/// The macros that the library files define, each with its file.
static MACROS: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let defined = |(file, text): &(&'static str, &'static str)| {
        let names = text.lines().filter_map(|line| {
            let (name, _) = line.strip_prefix("%define %")?.split_once('(')?;
            (!name.starts_with("quaff_")).then_some(name)
        });
        names.map(|name| (name, *file)).collect::<Vec<_>>()
    };
    LIBRARY.iter().flat_map(defined).collect()
});

/// The names of all directives, without `%`, and of the macros in library files.
pub fn words() -> impl Iterator<Item = &'static str> {
    table::names().chain(MACROS.iter().map(|(name, _)| *name))
}

const GUARD: &str = "to hide it from quaff, write `#ifndef QUAFF` before it and `#endif` after it";

/// The error for an unsupported directive.
pub fn not_supported(directive: &Token, instead: &str) -> Diagnostic {
    let help = match instead {
        "" => GUARD.to_owned(),
        _ => format!("{instead}; {GUARD}"),
    };
    let message = format!("`{}` is not supported yet", directive.text);
    Diagnostic::error(code::UNSUPPORTED_DIRECTIVE, directive.span, message).help(help)
}

/// The error for an unknown directive. A macro without its arguments is not expanded even after its
/// definition.
pub fn unknown(directive: &Token, has_arguments: bool) -> Diagnostic {
    let name = &directive.text[1..];
    let error =
        Diagnostic::error(code::UNKNOWN_DIRECTIVE, directive.span, format!("unknown directive `%{name}`"));
    if let Some((_, file)) = MACROS.iter().find(|(known, _)| *known == name) {
        let written = if has_arguments { String::new() } else { format!("`%{name}(…)`, and ") };
        return error
            .help(format!("it is a macro of `{file}`: write {written}`%include \"{file}\"` before it"));
    }
    match nearest(name, words()) {
        Some(near) => error.help(format!("did you mean `%{near}`?")),
        None => error.help("if it is a macro, include the file that defines it before this line"),
    }
}
