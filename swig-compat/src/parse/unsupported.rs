//! Directives that SWIG has and quaff has not, and names that are no directive at all.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::Token;
use crate::nearest::nearest;
use crate::parse::directive::table;
use std::sync::LazyLock;

/// The macros that the shipped `quaff.i` has for interfaces, as it defines them.
static QUAFF_MACROS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let names = include_str!("../../library/quaff.i").lines().filter_map(|line| {
        let (name, _) = line.strip_prefix("%define %")?.split_once('(')?;
        (!name.starts_with("quaff_")).then_some(name)
    });
    names.collect()
});

const GUARD: &str = "to leave it to SWIG alone, write `#ifndef QUAFF` before it and `#endif` after it";

/// The error for a directive that quaff does not have.
pub fn not_supported(directive: &Token, instead: &str) -> Diagnostic {
    let help = match instead {
        "" => GUARD.to_owned(),
        _ => format!("{instead}; {GUARD}"),
    };
    let message = format!("`{}` is not supported yet", directive.text);
    Diagnostic::error(code::UNSUPPORTED_DIRECTIVE, directive.span, message).help(help)
}

/// The error for a directive that nobody has.
pub fn unknown(directive: &Token) -> Diagnostic {
    let name = &directive.text[1..];
    let error =
        Diagnostic::error(code::UNKNOWN_DIRECTIVE, directive.span, format!("unknown directive `%{name}`"));
    if QUAFF_MACROS.contains(&name) {
        return error.help("it is a macro of `quaff.i`: write `%include \"quaff.i\"` above");
    }
    match nearest(name, table::names().chain(QUAFF_MACROS.iter().copied())) {
        Some(near) => error.help(format!("did you mean `%{near}`?")),
        None => error.help("if it is a macro, include the file that defines it above"),
    }
}
