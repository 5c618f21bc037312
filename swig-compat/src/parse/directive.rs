//! SWIG's directives, from `%module` to `%feature`.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lex::{Leading, Token, TokenKind};
use crate::parse::cursor::{Cursor, is, span_of, split_at_commas, text_of};
use crate::parse::types::{read_parameters, read_qualified_name};
use crate::parse::{feature, literal, module, unsupported};
use crate::source::Span;
use crate::syntax::{ApplyDirective, BlockDirective, Directive, ParameterSyntax, Section, TemplateDirective};

/// What a directive gives, or why it cannot be read.
pub type Fallible<T> = Result<T, Diagnostic>;

/// A directive, and whether its code is read for declarations too.
pub struct Read {
    pub directive: Directive,
    pub inline: Option<Token>,
}

/// Reads the directive that `name` begins; `cursor` stands after the name. After an error, which is said, the cursor
/// stands after what belongs to the directive, as far as that can be told.
pub fn read(
    name: &Token,
    doc: Option<String>,
    cursor: &mut Cursor,
    diagnostics: &mut Diagnostics,
) -> Option<(Read, Span)> {
    let start = cursor.clone();
    let result = match &name.text[1..] {
        "module" => Ok(Directive::Module(module::read(name, doc, cursor, diagnostics))),
        "template" => template(name, cursor).map(Directive::Template),
        "apply" => apply(name, cursor).map(Directive::Apply),
        "feature" => feature::read(name, cursor).map(Directive::Feature),
        "header" => block(name, cursor, Section::Header).map(Directive::Block),
        "runtime" => block(name, cursor, Section::Runtime).map(Directive::Block),
        "begin" => block(name, cursor, Section::Begin).map(Directive::Block),
        "insert" => insert(name, cursor).map(Directive::Block),
        "inline" => return inline(name, cursor, diagnostics),
        "init" if imports_numpy(cursor) => return None,
        _ => {
            diagnostics.push(unsupported::report(name, cursor));
            return None;
        }
    };
    match result {
        Ok(directive) => {
            let end = cursor.since(start.position()).last().unwrap_or(name);
            Some((Read { directive, inline: None }, name.span.to(end.span)))
        }
        Err(error) => {
            diagnostics.push(error);
            *cursor = start;
            skip_statement(cursor);
            None
        }
    }
}

/// `%{ … %}` with nothing before it.
pub fn header(block: &Token) -> BlockDirective {
    BlockDirective { code: block_text(block).to_owned(), section: Section::Header }
}

/// `%init %{ import_array(); %}`, which every interface with numpy.i has, has done its work: the runtime finds NumPy
/// by itself.
fn imports_numpy(cursor: &mut Cursor) -> bool {
    let block = cursor.peek().filter(|token| token.kind == TokenKind::Block);
    let only_import = block.is_some_and(|block| {
        block_text(block).split_whitespace().collect::<String>().trim_end_matches(';') == "import_array()"
    });
    if only_import {
        cursor.next();
    }
    only_import
}

/// What stands between `%{` and `%}`.
pub fn block_text(block: &Token) -> &str {
    let inner = block.text.strip_prefix("%{").unwrap_or(&block.text);
    inner.strip_suffix("%}").unwrap_or(inner)
}

/// Passes over what a directive that cannot be read most likely has: all up to its `;`, or to its code.
pub fn skip_statement(cursor: &mut Cursor) {
    cursor.until(|token| ends_statement(token) || token.leading == Leading::BlankLine);
    let found =
        cursor.peek().is_some_and(|token| ends_statement(token) && token.kind != TokenKind::Directive);
    if found && cursor.group("{").is_none() {
        cursor.next();
    }
    cursor.eat(";");
}

/// The error for a directive that is not written as it must be.
pub fn malformed(name: &Token, at: Option<Span>, message: &str, example: &str) -> Diagnostic {
    let text = &name.text;
    let error =
        Diagnostic::error(code::MALFORMED_DIRECTIVE, at.unwrap_or(name.span), format!("`{text}` {message}"));
    error.help(format!("write it as in `{example}`"))
}

fn ends_statement(token: &Token) -> bool {
    is(token, ";")
        || is(token, "{")
        || matches!(token.kind, TokenKind::Block | TokenKind::String | TokenKind::Directive)
}

/// `%template(sum) example::sum<float>;`
fn template(name: &Token, cursor: &mut Cursor) -> Fallible<TemplateDirective> {
    const EXAMPLE: &str = "%template(sum) example::sum<float>;";
    let Some(inner) = cursor.group("(") else {
        return Err(malformed(name, None, "lacks the name in brackets that the instantiation gets", EXAMPLE));
    };
    let given = match inner {
        [only] if only.kind == TokenKind::Identifier => only.text.to_string(),
        [] => return Err(malformed(name, None, "without a name binds nothing", EXAMPLE)),
        _ => return Err(malformed(name, span_of(inner), "takes one name in its brackets", EXAMPLE)),
    };
    let start = cursor.position();
    let template = read_qualified_name(cursor);
    let span = span_of(cursor.since(start));
    match (template, span) {
        (Some(template), Some(template_span)) if cursor.eat(";") => {
            Ok(TemplateDirective { name: given, template, template_span })
        }
        (Some(_), Some(span)) => Err(malformed(name, Some(span), "does not end in `;`", EXAMPLE)),
        _ => Err(malformed(name, None, "lacks the template that it is to instantiate", EXAMPLE)),
    }
}

/// `%apply (float* IN_ARRAY1, int DIM1) { (float* in, int size), … };`
fn apply(name: &Token, cursor: &mut Cursor) -> Fallible<ApplyDirective> {
    const EXAMPLE: &str = "%apply (float* IN_ARRAY1, int DIM1) { (float* values, int size) };";
    let start = cursor.position();
    let ends_source = |token: &Token| is(token, "{") || is(token, ";") || token.kind == TokenKind::Directive;
    let source = pattern(cursor.until(ends_source), name.span);
    let source_span = span_of(cursor.since(start)).unwrap_or(name.span);
    let Some(inner) = cursor.group("{") else {
        return Err(malformed(name, Some(source_span), "lacks its targets in braces", EXAMPLE));
    };
    if source.is_empty() {
        return Err(malformed(name, None, "lacks the typemap that its targets are to get", EXAMPLE));
    }
    cursor.eat(";");
    let targets = split_at_commas(inner).into_iter().map(|target| pattern(target, name.span)).collect();
    Ok(ApplyDirective { source, source_span, targets })
}

/// `(float* in, int size)`, or one parameter without brackets.
fn pattern(tokens: &[Token], whole: Span) -> Vec<ParameterSyntax> {
    let mut cursor = Cursor::new(tokens);
    match cursor.group("(") {
        Some(inner) if cursor.is_at_end() => read_parameters(inner, whole),
        _ => read_parameters(tokens, whole),
    }
}

/// `%header %{ … %}`
fn block(name: &Token, cursor: &mut Cursor, section: Section) -> Fallible<BlockDirective> {
    let example = format!("{} %{{ … %}}", name.text);
    match cursor.eat_kind(TokenKind::Block) {
        Some(block) => Ok(BlockDirective { code: block_text(block).to_owned(), section }),
        None => Err(malformed(name, None, "lacks its block", &example)),
    }
}

/// `%insert("header") %{ … %}`
fn insert(name: &Token, cursor: &mut Cursor) -> Fallible<BlockDirective> {
    const EXAMPLE: &str = "%insert(\"header\") %{ … %}";
    let Some(inner) = cursor.group("(") else {
        return Err(malformed(name, None, "lacks its section in brackets", EXAMPLE));
    };
    let section = match literal::text(inner).unwrap_or_else(|| text_of(inner)).as_str() {
        "header" => Section::Header,
        "runtime" => Section::Runtime,
        "begin" => Section::Begin,
        other => {
            let message = format!("`%insert` into section `{other}` is not supported");
            let error =
                Diagnostic::error(code::UNSUPPORTED_DIRECTIVE, span_of(inner).unwrap_or(name.span), message);
            return Err(error.help("the sections are `begin`, `runtime` and `header`"));
        }
    };
    block(name, cursor, section)
}

/// `%inline %{ … %}`
fn inline(name: &Token, cursor: &mut Cursor, diagnostics: &mut Diagnostics) -> Option<(Read, Span)> {
    let Some(block) = cursor.eat_kind(TokenKind::Block) else {
        diagnostics.push(malformed(name, None, "lacks its block", "%inline %{ … %}"));
        skip_statement(cursor);
        return None;
    };
    let read = Read { directive: Directive::Block(header(block)), inline: Some(block.clone()) };
    Some((read, name.span.to(block.span)))
}
