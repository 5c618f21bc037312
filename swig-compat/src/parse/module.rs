//! `%module(docstring="…") name`

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lex::{Leading, Token, TokenKind};
use crate::parse::cursor::{Cursor, is, span_of, split_at_commas};
use crate::parse::directive::malformed;
use crate::parse::literal;
use crate::syntax::ModuleDirective;

/// Reads what follows `%module`. A missing name is said, and empty.
pub fn read(
    name: &Token,
    doc: Option<String>,
    cursor: &mut Cursor,
    diagnostics: &mut Diagnostics,
) -> ModuleDirective {
    let mut docstring = None;
    for option in cursor.group("(").map(split_at_commas).unwrap_or_default() {
        match literal::option(option) {
            (key, value) if key == "docstring" => docstring = Some(value),
            (key, _) => diagnostics.push(ignored(name, &key, option)),
        }
    }
    // Not on the next line: `int` in `int f();` is no module.
    let given =
        cursor.peek().filter(|token| token.kind == TokenKind::Identifier && token.leading < Leading::Newline);
    let Some(given) = given else {
        diagnostics.push(malformed(name, None, "lacks the module's name", "%module example"));
        return ModuleDirective { name: String::new(), name_span: name.span, docstring, doc };
    };
    cursor.next();
    let behind = cursor.position();
    if cursor.peek().is_some_and(|next| next.leading == Leading::Nothing && !is(next, ";")) {
        cursor.skip_line();
        let span = span_of(cursor.since(behind)).map(|rest| given.span.to(rest));
        diagnostics.push(malformed(
            name,
            span,
            "takes one name, of letters, digits and `_`",
            "%module example",
        ));
    }
    cursor.eat(";");
    ModuleDirective { name: given.text.to_string(), name_span: given.span, docstring, doc }
}

fn ignored(name: &Token, key: &str, option: &[Token]) -> Diagnostic {
    let span = span_of(option).unwrap_or(name.span);
    Diagnostic::warning(code::MODULE_OPTION, span, format!("`%module` option `{key}` has no effect"))
        .help("the one option quaff knows is `docstring`")
}
