//! Reads `%rename(name, conditions) target;`, the older `%rename target name;`, and `%ignore target;`.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, span_of, split_at_commas, text_of};
use crate::parse::directive::reading::{Fallible, Read, Reading, malformed};
use crate::parse::{literal, target};
use crate::syntax::{Directive, RenameCondition, RenameDirective, RenameTarget};

const EXAMPLE: &str = "%rename(add) example::plus;";

/// Reads the text after `%rename`.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let name = reading.name;
    let Some(inner) = reading.cursor.group("(") else {
        return with_name_last(reading);
    };
    let options = split_at_commas(inner);
    let Some((first, conditions)) = options.split_first() else {
        return Err(malformed(name, None, "is missing the new name in parentheses", EXAMPLE));
    };
    rest(reading, literal::value(first), conditions)
}

/// Reads the text after `%rename` in SWIG's older form, `%rename target name;`.
fn with_name_last(reading: &mut Reading) -> Fallible<Read> {
    let name = reading.name;
    let tokens = reading.cursor.until(|token| is(token, ";") || token.kind == TokenKind::Directive);
    let read = match tokens.split_last() {
        Some((new, old)) if matches!(new.kind, TokenKind::Identifier | TokenKind::String) => {
            target::read(old).map(|target| (literal::value(std::slice::from_ref(new)), target))
        }
        _ => None,
    };
    let Some((new, target)) = read.filter(|_| reading.cursor.eat(";")) else {
        return Err(malformed(name, None, "is missing the new name in parentheses", EXAMPLE));
    };
    let target = RenameTarget::Named(target);
    Ok(Directive::Rename(RenameDirective { name: new, conditions: Vec::new(), target }).into())
}

/// Reads the text after `%ignore`.
pub fn ignore(reading: &mut Reading) -> Fallible<Read> {
    let inner = reading.cursor.group("(");
    rest(reading, "$ignore".to_owned(), &inner.map(split_at_commas).unwrap_or_default())
}

/// Reads the text after `%ignorewarn("…")`.
pub fn ignore_with_warning(reading: &mut Reading) -> Fallible<Read> {
    reading.cursor.group("(");
    rest(reading, "$ignore".to_owned(), &[])
}

fn rest(reading: &mut Reading, new: String, conditions: &[&[Token]]) -> Fallible<Read> {
    let name = reading.name;
    let conditions: Vec<RenameCondition> = conditions.iter().copied().map(condition).collect();
    let has = |word: &str| conditions.iter().any(|condition| condition.word == word);
    let (is_pattern, is_full) = (has("regextarget"), has("fullname"));
    let tokens = reading.cursor.until(|token| is(token, ";") || token.kind == TokenKind::Directive);
    if !reading.cursor.eat(";") {
        return Err(malformed(name, span_of(tokens), "does not end in `;`", EXAMPLE));
    }
    let target = match literal::text(tokens) {
        Some(text) if text.is_empty() => RenameTarget::All,
        Some(pattern) if is_pattern => RenameTarget::Pattern { pattern, is_full },
        Some(text) => RenameTarget::Named(target::of_text(&text, span_of(tokens).unwrap_or(name.span))),
        None if tokens.is_empty() => RenameTarget::All,
        None => match target::read(tokens) {
            Some(target) => RenameTarget::Named(target),
            None => {
                let message = "applies to a declaration without a name";
                return Err(malformed(name, span_of(tokens), message, EXAMPLE));
            }
        },
    };
    if new.contains("%(command:") {
        let message = format!("`{}` runs a command, which is not supported", name.text);
        return Err(Diagnostic::error(code::UNSUPPORTED_DIRECTIVE, name.span, message)
            .help("use `%(regex:/pattern/replacement/)s`"));
    }
    Ok(Directive::Rename(RenameDirective { name: new, conditions, target }).into())
}

/// A condition: `%$isfunction`, `%$not %$ismember`, `match="enum"`, `regexmatch$name="_$"`, `fullname=1`.
fn condition(tokens: &[Token]) -> RenameCondition {
    let mut cursor = Cursor::new(tokens);
    let mut negated = false;
    while cursor.eat("%") {
        cursor.eat("$");
        if !cursor.eat("not") {
            break;
        }
        negated = !negated;
    }
    let word = text_of(cursor.until(|token| is(token, "=")));
    let value = cursor.eat("=").then(|| literal::value(&tokens[cursor.position()..]));
    RenameCondition { word: word.trim_matches('"').replace(' ', ""), value, negated }
}
