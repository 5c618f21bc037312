//! Reads `%feature("name", "value", attribute="…") target;` and the variants with code after the target.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{CATCHES, CONTRACT, VARARGS};
use crate::lex::{Token, TokenKind, lex_text};
use crate::parse::cursor::{Cursor, is, span_of, split_at_commas, text_of};
use crate::parse::directive::reading::{Fallible, Read, Reading, block_text, malformed};
use crate::parse::text::CppText;
use crate::parse::types::{read_parameters, read_type};
use crate::parse::{literal, target};
use crate::source::Span;
use crate::syntax::{Clause, ConditionSyntax, Directive, FeatureDirective, FeatureTarget, VarargsSyntax};

const EXAMPLE: &str = "%feature(\"docstring\", \"adds up\") example::sum;";

/// Reads the text after `%feature`.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let Some(inner) = cursor.group("(") else {
        return Err(malformed(name, None, "is missing its name in parentheses", EXAMPLE));
    };
    let options = split_at_commas(inner);
    let Some((first, options)) = options.split_first() else {
        return Err(malformed(name, None, "is missing its name in parentheses", EXAMPLE));
    };
    let mut attributes = Vec::new();
    let mut value = None;
    for option in options {
        if option.iter().any(|token| is(token, "=")) {
            attributes.push(literal::option(option));
        } else {
            value = Some(literal::value(option));
        }
    }
    let head = FeatureHead { name: literal::value(first), value, attributes };
    warn_of_effect(reading, &head);
    rest(reading, head)
}

/// Reads the text after a short form of a feature: `%newobject make;`. `value` is `1` if code may follow as
/// the value.
pub fn short(reading: &mut Reading, feature: &str, value: &str) -> Fallible<Read> {
    let value = (value != "1").then(|| value.to_owned());
    rest(reading, FeatureHead { name: feature.to_owned(), value, attributes: Vec::new() })
}

/// Reads the text after a short form with the value in parentheses: `%warnfilter(325) Class;`.
pub fn short_with_value(reading: &mut Reading, feature: &str) -> Fallible<Read> {
    let value = reading.cursor.group("(").map(literal::value);
    rest(reading, FeatureHead { name: feature.to_owned(), value, attributes: Vec::new() })
}

/// Reads the target of a `%varargs`.
pub fn of_varargs(reading: &mut Reading, varargs: VarargsSyntax) -> Fallible<Read> {
    let mut read =
        rest(reading, FeatureHead { name: VARARGS.to_owned(), value: None, attributes: Vec::new() })?;
    if let Some(Directive::Feature(feature)) = read.directives.first_mut() {
        feature.varargs = Some(varargs);
    }
    Ok(read)
}

/// The part of a feature before the target.
struct FeatureHead {
    name: String,
    value: Option<String>,
    attributes: Vec<(String, String)>,
}

/// The advice for C functions that fill slots of a type.
const EXTEND: &str = "use `%extend` to add a method of the special name that Python calls";

/// SWIG features that have no effect in quaff, with the reason. A `*` stands for the rest of the name.
const WITHOUT_EFFECT: [(&str, &str, &str); 9] = [
    (
        ANNOTATIONS,
        code::DIRECTIVE_WITHOUT_EFFECT,
        "write `\"c\"` for types of C++ in `__annotations__`, or `\"typing\"` for those of Python, which the stub of the \
         module has in any case",
    ),
    ("python:am_*", code::DIRECTIVE_WITHOUT_EFFECT, EXTEND),
    ("python:bf_*", code::DIRECTIVE_WITHOUT_EFFECT, EXTEND),
    ("python:mp_*", code::DIRECTIVE_WITHOUT_EFFECT, EXTEND),
    ("python:nb_*", code::DIRECTIVE_WITHOUT_EFFECT, EXTEND),
    ("python:sq_*", code::DIRECTIVE_WITHOUT_EFFECT, EXTEND),
    ("python:tp_*", code::DIRECTIVE_WITHOUT_EFFECT, EXTEND),
    (
        "smartptr",
        code::DIRECTIVE_WITHOUT_EFFECT,
        "write `%shared_ptr(Class)` for `std::shared_ptr`; objects of other smart pointers are classes of their own",
    ),
    ("varargs", code::DIRECTIVE_WITHOUT_EFFECT, "write it as in `%varargs(int mode = 0) open;`"),
];

/// A feature that has an effect only with the values `c` and `typing`.
const ANNOTATIONS: &str = "python:annotations";

/// Warns of a feature that has an effect in SWIG but not here.
fn warn_of_effect(reading: &mut Reading, head: &FeatureHead) {
    let is_on = match head.value.as_deref() {
        Some("0" | "") => false,
        Some("c" | "typing") => head.name != ANNOTATIONS,
        _ => true,
    };
    let is_selected = |name: &str| match name.strip_suffix('*') {
        Some(start) => head.name.starts_with(start),
        None => name == head.name,
    };
    let known = WITHOUT_EFFECT.iter().find(|(name, ..)| is_selected(name)).filter(|_| is_on);
    let Some((_, code, instead)) = known else { return };
    let message = format!("`%feature(\"{}\")` has no effect", head.name);
    let warning = Diagnostic::warning(code, reading.name.span, message);
    reading.diagnostics.extend_once(Some(warning.help(*instead)));
}

/// Reads a feature's target and the code after it, which is the value if the parentheses give none.
fn rest(reading: &mut Reading, head: FeatureHead) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let target = target(cursor.until(ends_target), name)?;
    let place = first_line_of_code(cursor.clone());
    let code = code(name, cursor)?;
    let place = place.filter(|_| code.is_some() && head.value.is_none());
    let value = head.value.or(code).unwrap_or_else(|| "1".to_owned());
    let catches = match head.name == CATCHES {
        true => split_at_commas(&lex_text(&value, name.span)).into_iter().map(read_type).collect(),
        false => Vec::new(),
    };
    let conditions = match head.name == CONTRACT && !matches!(value.as_str(), "0" | "1") {
        true => conditions(&value, name)?,
        false => Vec::new(),
    };
    let attributes = head.attributes;
    let feature = FeatureDirective {
        name: head.name,
        value,
        code: place,
        attributes,
        catches,
        conditions,
        varargs: None,
        target,
        class: None,
    };
    Ok(Directive::Feature(feature).into())
}

fn ends_target(token: &Token) -> bool {
    is(token, ";")
        || is(token, "{")
        || matches!(token.kind, TokenKind::Block | TokenKind::String | TokenKind::Directive)
}

fn target(tokens: &[Token], name: &Token) -> Fallible<Option<FeatureTarget>> {
    match target::read(tokens) {
        None if !tokens.is_empty() => {
            Err(malformed(name, span_of(tokens), "applies to a declaration without a name", EXAMPLE))
        }
        target => Ok(target),
    }
}

/// Code without empty lines around it. The first line keeps its indentation; directly after the mark, it gets
/// the indentation that all other lines share.
fn trimmed(block: &str) -> &str {
    let text = block.trim();
    let start = block.len() - block.trim_start().len();
    let margin = &block[..start];
    let mut others = text.lines().skip(1).filter(|line| !line.trim().is_empty()).peekable();
    match margin.rfind('\n') {
        Some(newline) => &block[newline + 1..start + text.len()],
        None if others.peek().is_some() && others.all(|line| line.starts_with(margin)) => block.trim_end(),
        None => text,
    }
}

/// The place of the first non-empty line, in a block or inside braces.
fn first_line_of_code(mut cursor: Cursor) -> Option<Span> {
    let token = if cursor.eat("{") { cursor.next_raw()? } else { cursor.peek()? };
    let text = token.text.strip_prefix("%{").filter(|_| !token.expanded).unwrap_or_default();
    let above = if text.is_empty() { 0 } else { 2 + text.len() - text.trim_start().len() };
    Some(Span { start: token.span.start + above as u32, ..token.span })
}

/// Reads `;`, or the value as code in `{ … }`, `%{ … %}` or a string.
fn code(name: &Token, cursor: &mut Cursor) -> Fallible<Option<String>> {
    let missing = |at: Option<Span>| malformed(name, at, "does not end in `;`", EXAMPLE);
    if cursor.eat(";") {
        return Ok(None);
    }
    let code = if let Some(text) = literal::strings(cursor) {
        text
    } else if let Some(inner) = cursor.group("{") {
        trimmed(&CppText::new(inner.to_vec()).text).to_owned()
    } else {
        match cursor.next().filter(|token| token.kind != TokenKind::Directive) {
            Some(token) if token.kind == TokenKind::Block => trimmed(block_text(token)).to_owned(),
            Some(token) => literal::value(std::slice::from_ref(token)),
            None => return Err(missing(None)),
        }
    };
    cursor.eat(";");
    Ok(Some(code))
}

// Reads `%varargs(int mode = 0) open;` and `%varargs(10, char *argument = NULL) execlp;`: the parameters for
// `...`.

const VARARGS_EXAMPLE: &str = "%varargs(int mode = 0) open;";

/// Reads the text after `%varargs`.
pub fn varargs(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let Some(inner) = cursor.group("(") else {
        return Err(malformed(name, None, "is missing its parameters in parentheses", VARARGS_EXAMPLE));
    };
    let parts = split_at_commas(inner);
    let count = parts.first().and_then(|first| text_of(first).parse::<usize>().ok());
    let parameters = match count {
        Some(_) => inner.get(parts[0].len() + 1..).unwrap_or_default(),
        None => inner,
    };
    let parameters = read_parameters(parameters, name.span);
    if parameters.is_empty() || count.is_some() && parameters.len() != 1 {
        return Err(malformed(
            name,
            None,
            "takes parameters, or a number and one parameter",
            VARARGS_EXAMPLE,
        ));
    }
    of_varargs(reading, VarargsSyntax { parameters, count })
}

// Reads the code of a contract: `require: a > 0; b > 0; ensure: f > 0;`.

const CONTRACT_EXAMPLE: &str = "%contract scale(double factor) { require: factor > 0; }";

/// Reads the conditions of a contract. `name` is the directive.
fn conditions(code: &str, name: &Token) -> Fallible<Vec<ConditionSyntax>> {
    let tokens = lex_text(code, name.span);
    let mut conditions = Vec::new();
    let mut clause = None;
    for statement in tokens.split(|token| is(token, ";")) {
        let mut rest = statement;
        while let [first, colon, behind @ ..] = rest
            && first.kind == TokenKind::Identifier
            && is(colon, ":")
        {
            clause = Some(clause_named(first, name)?);
            rest = behind;
        }
        let text = text_of(rest);
        if text.is_empty() {
            continue;
        }
        let Some(clause) = clause else {
            return Err(malformed(
                name,
                None,
                "has a condition before `require:` or `ensure:`",
                CONTRACT_EXAMPLE,
            ));
        };
        conditions.push(ConditionSyntax { clause, text });
    }
    Ok(conditions)
}

fn clause_named(label: &Token, name: &Token) -> Fallible<Clause> {
    match &*label.text {
        "require" => Ok(Clause::Require),
        "ensure" => Ok(Clause::Ensure),
        other => {
            let message = format!("has the clause `{other}:`, but only `require:` and `ensure:` exist");
            Err(malformed(name, None, &message, CONTRACT_EXAMPLE))
        }
    }
}
