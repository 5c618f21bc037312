//! Reads `%module(docstring="…") name`, and `%import(module="name") "file"` in the form that the preprocessor
//! produces.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{Leading, Token, TokenKind};
use crate::parse::cursor::{is, span_of, split_at_commas};
use crate::parse::directive::reading::{Fallible, Read, Reading, malformed};
use crate::parse::literal;
use crate::syntax::{Directive, ImportDirective, ModuleDirective};

/// Reads the text after `%module`. A missing name is reported, and is empty.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let Reading { name, doc, cursor, diagnostics } = reading;
    let doc = doc.take();
    let (mut docstring, mut package, mut import) = (None, None, None);
    let (mut threads, mut extranative, mut directors) = (false, false, false);
    let mut all_protected = None;
    for option in cursor.group("(").map(split_at_commas).unwrap_or_default() {
        match literal::option(option) {
            // As in SWIG, an option without text is on if it is there, also as `directors="0"`.
            (key, _) if key == "threads" => threads = true,
            (key, _) if key == "extranative" => extranative = true,
            (key, _) if key == "directors" => directors = true,
            (key, _) if key == "allprotected" => all_protected = Some(option),
            (key, value) if key == "docstring" => docstring = Some(value),
            (key, value) if key == "package" => package = Some(value),
            (key, value) if key == "moduleimport" => import = span_of(option).map(|place| (value, place)),
            (key, _) => diagnostics.push(ignored(name, &key, option)),
        }
    }
    if let Some(option) = all_protected.filter(|_| !directors) {
        diagnostics.push(ignored(name, "allprotected", option));
    }
    // Only on the same line: in `int f();` on the next line, `int` is not a module.
    let is_name = |token: &&Token| matches!(token.kind, TokenKind::Identifier | TokenKind::String);
    let given = cursor.peek().filter(is_name).filter(|token| token.leading < Leading::Newline);
    if given.is_none() {
        diagnostics.push(malformed(name, None, "is missing the module's name", "%module example"));
    }
    if let Some(given) = given {
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
    }
    let module = ModuleDirective {
        name: given.map(|given| literal::value(std::slice::from_ref(given))).unwrap_or_default(),
        name_span: given.map_or(name.span, |given| given.span),
        docstring,
        package,
        import,
        threads,
        extranative,
        directors,
        all_protected: all_protected.is_some(),
        doc,
    };
    Ok(Directive::Module(module).into())
}

/// Reads the text after `%import`: options and file.
pub fn import(reading: &mut Reading) -> Fallible<Read> {
    let Reading { name, cursor, diagnostics, .. } = reading;
    let (mut module, mut span) = (None, name.span);
    for option in cursor.group("(").map(split_at_commas).unwrap_or_default() {
        match literal::option(option) {
            (key, value) if key == "module" => {
                module = Some(value);
                span = span_of(option).unwrap_or(span);
            }
            (key, _) => diagnostics.push(ignored(name, &key, option)),
        }
    }
    let file = cursor.eat_kind(TokenKind::String).map(std::slice::from_ref);
    let file = file.map(literal::value).unwrap_or_default();
    Ok(Directive::Import(ImportDirective { module, file, span }).into())
}

/// Reads the end of an imported file.
#[allow(clippy::unnecessary_wraps, reason = "one signature for all readers")]
pub fn end_import(_: &mut Reading) -> Fallible<Read> {
    Ok(Directive::EndImport.into())
}

fn ignored(name: &Token, key: &str, option: &[Token]) -> Diagnostic {
    let span = span_of(option).unwrap_or(name.span);
    Diagnostic::warning(code::MODULE_OPTION, span, format!("`{}` option `{key}` has no effect", name.text))
        .help(
            "the supported options are `directors`, with which `allprotected` has an effect, `docstring`, \
               `extranative`, `moduleimport`, `package` and `threads`, and `module` of `%import`",
        )
}
