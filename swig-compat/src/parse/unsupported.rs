//! Directives that SWIG has and quaff has not, and names that are no directive at all.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::Token;
use crate::nearest::nearest;
use crate::parse::cursor::Cursor;
use crate::parse::directive::skip_statement;
use std::sync::LazyLock;

const SUPPORTED: [&str; 13] = [
    "module", "include", "define", "enddef", "template", "apply", "feature", "inline", "header", "runtime",
    "begin", "insert", "import",
];

/// The macros that the shipped `quaff.i` has for interfaces, as it defines them.
static QUAFF_MACROS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let names = include_str!("../../library/quaff.i").lines().filter_map(|line| {
        let (name, _) = line.strip_prefix("%define %")?.split_once('(')?;
        (!name.starts_with("quaff_")).then_some(name)
    });
    names.collect()
});

/// SWIG's other directives, with what to do instead where there is more to say than to leave it to SWIG.
const DIRECTIVES: &[(&str, &str)] = &[
    ("catches", EXCEPTIONS),
    ("clear", "write a later `%apply`: it replaces an earlier one for the same parameters"),
    ("constant", "bind a function that returns it, for example in `%inline %{ … %}`"),
    ("contract", ""),
    ("copyctor", ""),
    ("delobject", ""),
    ("echo", ""),
    ("exception", EXCEPTIONS),
    ("extend", "classes are not bound yet: write a free function in `%inline %{ … %}`"),
    ("fragment", ""),
    ("ignore", IGNORE),
    ("immutable", ""),
    ("init", "quaff needs no `import_array()`; call other start-up code from a function"),
    ("mutable", ""),
    ("name", RENAME),
    ("namewarn", ""),
    ("native", ""),
    ("newobject", ""),
    ("noexception", EXCEPTIONS),
    ("nocallback", ""),
    ("callback", ""),
    ("parms", ""),
    ("pragma", ""),
    ("pythonabc", ""),
    ("pythonappend", PYTHON),
    ("pythonbegin", PYTHON),
    ("pythoncode", PYTHON),
    ("pythonprepend", PYTHON),
    ("rename", RENAME),
    ("swiginit", ""),
    ("typecheck", ""),
    (
        "typemap",
        "`%apply` a typemap that quaff knows, or `%include \"quaff.i\"` and say `%in_array(pointer, size)`",
    ),
    ("types", ""),
    ("typedef", "write a C++ `typedef`"),
    ("varargs", ""),
    ("warn", ""),
    ("warnfilter", ""),
    ("wrapper", "use `%header %{ … %}`"),
];

/// Macros of SWIG's library: used as `%name(…)`, with or without `;`.
const MACROS: &[(&str, &str)] = &[
    ("allowexception", EXCEPTIONS),
    ("array_class", NUMPY),
    ("array_functions", NUMPY),
    ("attribute", ""),
    ("auto_ptr", ""),
    ("autodoc", "quaff writes signatures and docstrings by itself"),
    ("compactdefaultargs", ""),
    ("copyctor", ""),
    ("cstring_bounded_output", ""),
    ("cstring_output_allocate", ""),
    ("defaultctor", ""),
    ("defaultdtor", ""),
    ("director", ""),
    ("fastdispatch", ""),
    ("flatnested", ""),
    ("freefunc", ""),
    ("implicitconv", ""),
    ("intrusive_ptr", ""),
    ("kwargs", ""),
    ("naturalvar", ""),
    ("nodefaultctor", ""),
    ("nodefaultdtor", ""),
    ("nodirector", ""),
    ("nonspace", ""),
    ("nothread", ""),
    ("nothreadallow", ""),
    ("nothreadblock", ""),
    ("novaluewrapper", ""),
    ("nspace", ""),
    ("numpy_typemaps", "quaff has numpy.i's typemaps for all its types"),
    ("pointer_cast", ""),
    ("pointer_class", ""),
    ("pointer_functions", ""),
    ("pybuffer_binary", NUMPY),
    ("pybuffer_mutable_binary", NUMPY),
    ("pybuffer_mutable_string", NUMPY),
    ("pybuffer_string", NUMPY),
    ("pythondynamic", ""),
    ("pythonnondynamic", ""),
    ("refobject", ""),
    ("shared_ptr", "classes are not bound yet"),
    ("thread", ""),
    ("threadallow", ""),
    ("threadblock", ""),
    ("trackobjects", ""),
    ("unique_ptr", ""),
    ("unrefobject", ""),
    ("valuewrapper", ""),
];

const EXCEPTIONS: &str = "C++ exceptions arrive as Python exceptions without it";
const NUMPY: &str =
    "`%include \"quaff.i\"` and say `%in_array(pointer, size)` or `%inplace_array(pointer, size)`";
const IGNORE: &str =
    "write `#ifndef QUAFF` before the declaration and `#endif` after it, and the same around this";
const PYTHON: &str = "keep Python code in a Python module that imports this one";
const RENAME: &str =
    "give the name where a template is bound, `%template(name) …`, or to a function in `%inline %{ … %}`";
const GUARD: &str = "to leave it to SWIG alone, write `#ifndef QUAFF` before it and `#endif` after it";

/// The error for a directive that quaff does not have. Passes over what belongs to it.
pub fn report(directive: &Token, cursor: &mut Cursor) -> Diagnostic {
    let name = &directive.text[1..];
    if let Some((_, instead)) = DIRECTIVES.iter().find(|(known, _)| *known == name) {
        skip_statement(cursor);
        return not_supported(directive, instead);
    }
    skip_macro(cursor);
    match MACROS.iter().find(|(known, _)| *known == name) {
        Some((_, instead)) => not_supported(directive, instead),
        None => unknown(directive, name),
    }
}

fn not_supported(directive: &Token, instead: &str) -> Diagnostic {
    let help = match instead {
        "" => GUARD.to_owned(),
        IGNORE => IGNORE.to_owned(),
        _ => format!("{instead}; {GUARD}"),
    };
    let message = format!("`{}` is not supported yet", directive.text);
    Diagnostic::error(code::UNSUPPORTED_DIRECTIVE, directive.span, message).help(help)
}

fn unknown(directive: &Token, name: &str) -> Diagnostic {
    let error =
        Diagnostic::error(code::UNKNOWN_DIRECTIVE, directive.span, format!("unknown directive `%{name}`"));
    if QUAFF_MACROS.contains(&name) {
        return error.help("it is a macro of `quaff.i`: write `%include \"quaff.i\"` above");
    }
    let others = DIRECTIVES.iter().chain(MACROS).map(|(known, _)| *known);
    match nearest(name, SUPPORTED.into_iter().chain(QUAFF_MACROS.iter().copied()).chain(others)) {
        Some(near) => error.help(format!("did you mean `%{near}`?")),
        None => error.help("if it is a macro, include the file that defines it above"),
    }
}

/// `(…)` and perhaps `;`, or else the rest of the line.
fn skip_macro(cursor: &mut Cursor) {
    cursor.group("(");
    cursor.skip_line();
    cursor.eat(";");
}
