//! Reads `%typemap(in, numinputs=0) (int *values, int count) (int temp) { … }`, ending with code, `= other;`
//! or `;`, and `%fragment("name", "header") { … }`.

use super::reading::{Fallible, Read, Reading, block_text, malformed};
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, span_of, split_at_commas, text_of};
use crate::parse::literal;
use crate::parse::text::CppText;
use crate::parse::types::read_value;
use crate::parse::types::{read_declarator, read_parameters};
use crate::source::Span;
use crate::syntax::{
    ApplyDirective, ClearDirective, Directive, FragmentDirective, ParameterSyntax, TypeSyntax, TypemapBody,
    TypemapCode, TypemapDirective, TypemapLocal, TypemapParameter, TypemapTarget,
};

const EXAMPLE: &str = "%typemap(in) int *value { … }";

/// The names for any type and any enumeration in typemaps; SWIG writes the latter as `enum SWIGTYPE`.
const ANY: &str = "SWIGTYPE";
const ANY_ENUM: &str = "SWIGENUM";

/// Reads the text after `%typemap`.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let lacks_method = || malformed(name, None, "is missing its method in parentheses", EXAMPLE);
    let options = split_at_commas(cursor.group("(").ok_or_else(lacks_method)?);
    let (method, options) = options.split_first().ok_or_else(lacks_method)?;
    let (method, language) = literal::option(method);
    let options = options.iter().map(|option| literal::option(option)).collect();
    let start = cursor.position();
    let named = cursor.until(ends_target);
    let span = span_of(cursor.since(start)).unwrap_or(name.span);
    let targets: Vec<TypemapTarget> =
        split_at_commas(named).into_iter().filter_map(|tokens| target(tokens, span)).collect();
    if targets.is_empty() {
        return Err(malformed(name, None, "is missing the parameters that it applies to", EXAMPLE));
    }
    let body =
        body(cursor, span).ok_or_else(|| malformed(name, Some(span), "is missing its code", EXAMPLE))?;
    // `%typemap(java, in)`, the oldest form, begins with a language.
    if !matches!(language.as_str(), "1" | "python") {
        return Ok(Read::nothing());
    }
    Ok(Directive::Typemap(TypemapDirective { method, options, targets, body }).into())
}

fn ends_target(token: &Token) -> bool {
    is(token, ";")
        || is(token, "{")
        || is(token, "=")
        || matches!(token.kind, TokenKind::Block | TokenKind::String | TokenKind::Directive)
}

fn body(cursor: &mut Cursor, whole: Span) -> Option<TypemapBody> {
    if cursor.eat(";") {
        return Some(TypemapBody::Cleared);
    }
    if cursor.eat("=") {
        let source = target(cursor.until(ends_target), whole)?;
        cursor.eat(";");
        return Some(TypemapBody::Same(source.parameters));
    }
    let code = code(cursor)?;
    cursor.eat(";");
    Some(TypemapBody::Code(code))
}

/// Code in `{ … }`, `%{ … %}` or a string.
fn code(cursor: &mut Cursor) -> Option<TypemapCode> {
    let span = cursor.peek()?.span;
    if let Some(block) = cursor.eat_kind(TokenKind::Block) {
        return Some(TypemapCode { text: block_text(block).to_owned(), is_block: false, span });
    }
    if let Some(text) = literal::strings(cursor) {
        return Some(TypemapCode { text, is_block: false, span });
    }
    let inner = cursor.code()?;
    Some(TypemapCode { text: CppText::new(inner.to_vec()).text, is_block: true, span })
}

/// The target `(int *values, int count) (int temp)`, or one parameter without parentheses.
pub fn target(tokens: &[Token], whole: Span) -> Option<TypemapTarget> {
    let mut cursor = Cursor::new(tokens);
    let parameters = match cursor.group("(") {
        Some(inner) => split_at_commas(inner).into_iter().map(|tokens| parameter(tokens, whole)).collect(),
        None => vec![parameter(single(&mut cursor), whole)],
    };
    let locals = cursor.group("(").map(split_at_commas).unwrap_or_default();
    let is_whole = cursor.is_at_end() && !parameters.is_empty();
    is_whole.then(|| TypemapTarget { parameters, locals: locals.into_iter().filter_map(local).collect() })
}

/// The tokens up to the parentheses of the local variables. The parentheses of a function pointer begin with
/// `*`.
fn single<'t>(cursor: &mut Cursor<'t>) -> &'t [Token] {
    let start = cursor.position();
    loop {
        cursor.until(|token| is(token, "("));
        let mut ahead = cursor.clone();
        let Some(inner) = ahead.group("(") else { break };
        let is_declarator = inner.iter().any(|token| is(token, "*") || is(token, "&"))
            && inner.first().is_some_and(|token| is(token, "*") || is(token, "&"));
        if !is_declarator {
            break;
        }
        *cursor = ahead;
        cursor.group("(");
    }
    cursor.since(start)
}

/// A parameter of a target. Its default value is not compared, as in SWIG: `void *data = NULL` is for every
/// `void *data`.
fn parameter(tokens: &[Token], whole: Span) -> TypemapParameter {
    let tokens = tokens.split(|token| is(token, "=")).next().unwrap_or_default();
    let named = |(index, token): (usize, &Token)| match tokens.get(index + 1) {
        // `enum SWIGTYPE` is a single name here.
        Some(next) if is(token, "enum") && is(next, ANY) => Token { text: ANY_ENUM.into(), ..next.clone() },
        _ if index > 0 && is(&tokens[index - 1], "enum") && is(token, ANY) => {
            Token { text: ANY_ENUM.into(), ..token.clone() }
        }
        _ => token.clone(),
    };
    let mut tokens: Vec<Token> = tokens.iter().enumerate().map(named).collect();
    tokens.dedup_by(|later, earlier| is(earlier, ANY_ENUM) && is(later, ANY_ENUM));
    let (r#type, name) = match read_value(&tokens) {
        (TypeSyntax::Opaque(_), _) if let Some((r#type, name)) = qualified(&tokens) => (r#type, Some(name)),
        read => read,
    };
    TypemapParameter { r#type, name, span: span_of(&tokens).unwrap_or(whole) }
}

/// A variable by its full name: `int example::Counter::total`.
fn qualified(tokens: &[Token]) -> Option<(TypeSyntax, String)> {
    let is_part = |token: &&Token| token.kind == TokenKind::Identifier || is(token, "::");
    let mut start = tokens.len() - tokens.iter().rev().take_while(is_part).count();
    // The variable's name begins at the last name that directly follows another one.
    for at in start + 1..tokens.len() {
        if tokens[at].kind == TokenKind::Identifier && tokens[at - 1].kind == TokenKind::Identifier {
            start = at;
        }
    }
    match read_declarator(&tokens[..start]) {
        (TypeSyntax::Opaque(_), _) | (_, Some(_)) => None,
        (r#type, None) => Some((r#type, text_of(&tokens[start..]))),
    }
}

/// A local variable of a typemap's code. A type without a name declares none, as in SWIG: `%typemap(out) bool
/// f(int *)`.
fn local(tokens: &[Token]) -> Option<TypemapLocal> {
    let mut cursor = Cursor::new(tokens);
    let declarator = cursor.until(|token| is(token, "="));
    let name = made_name(declarator).or_else(|| match read_declarator(declarator) {
        (TypeSyntax::Opaque(_), None) => last_name(declarator),
        (_, name) => name,
    });
    Some(TypemapLocal { name: name?, text: text_of(tokens) })
}

/// A name that contains a special variable: `int $1_copy`.
fn made_name(tokens: &[Token]) -> Option<String> {
    let text = text_of(tokens);
    let word = text.rsplit([' ', '*', '&']).next()?;
    (tokens.len() > 1 && word.starts_with('$')).then(|| word.to_owned())
}

/// The name in a declaration that contains special variables: `$*1_ltype temp`.
fn last_name(tokens: &[Token]) -> Option<String> {
    let name = tokens.iter().rev().find(|token| token.kind == TokenKind::Identifier)?;
    Some(name.text.to_string())
}

/// Reads the text after `%fragment`.
pub fn fragment(reading: &mut Reading) -> Fallible<Read> {
    const EXAMPLE: &str = "%fragment(\"name\", \"header\") { … }";
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let lacks_name = || malformed(name, None, "is missing its name in parentheses", EXAMPLE);
    let options = split_at_commas(cursor.group("(").ok_or_else(lacks_name)?);
    let (first, options) = options.split_first().ok_or_else(lacks_name)?;
    let (sections, needed): (Vec<&[Token]>, Vec<&[Token]>) =
        options.iter().partition(|option| !option.iter().any(|token| is(token, "=")));
    let section = sections.first().map(|section| literal::value(section));
    let needed = needed.into_iter().map(literal::option).filter(|(name, _)| name == "fragment");
    let needs =
        needed.flat_map(|(_, names)| names.split(',').map(|name| name.trim().to_owned()).collect::<Vec<_>>());
    let fragment = FragmentDirective {
        name: literal::value(first),
        needs: needs.collect(),
        code: match &section {
            None => None,
            Some(_) => {
                Some(code(cursor).ok_or_else(|| malformed(name, None, "is missing its code", EXAMPLE))?)
            }
        },
        section: section.unwrap_or_default(),
    };
    cursor.eat(";");
    Ok(Directive::Fragment(fragment).into())
}

// Reads `%apply (float* IN_ARRAY1, int DIM1) { (float* in, int size), … };` and `%clear (float* in, int
// size), …;`.

const APPLY_EXAMPLE: &str = "%apply (float* IN_ARRAY1, int DIM1) { (float* values, int size) };";

/// Reads the text after `%apply`.
pub fn apply(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let start = cursor.position();
    let ends_source = |token: &Token| is(token, "{") || is(token, ";") || token.kind == TokenKind::Directive;
    let source = pattern(cursor.until(ends_source), name.span);
    let source_span = span_of(cursor.since(start)).unwrap_or(name.span);
    let Some(inner) = cursor.group("{") else {
        return Err(malformed(
            name,
            Some(source_span),
            "is missing its target parameters in braces",
            APPLY_EXAMPLE,
        ));
    };
    if source.is_empty() {
        return Err(malformed(name, None, "is missing the typemap to apply", APPLY_EXAMPLE));
    }
    cursor.eat(";");
    let targets = split_at_commas(inner).into_iter().map(|target| pattern(target, name.span)).collect();
    Ok(Directive::Apply(ApplyDirective { source, source_span, targets }).into())
}

/// Reads the text after `%clear`.
pub fn clear(reading: &mut Reading) -> Fallible<Read> {
    const EXAMPLE: &str = "%clear (const float* values, int size);";
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let tokens = cursor.until(|token| is(token, ";") || token.kind == TokenKind::Directive);
    let Some(span) = span_of(tokens) else {
        return Err(malformed(name, None, "is missing the parameters to clear", EXAMPLE));
    };
    let targets = split_at_commas(tokens);
    let is_whole = |target: &&[Token]| {
        let mut cursor = Cursor::new(target);
        cursor.group("(").is_none() || cursor.is_at_end()
    };
    if !targets.iter().all(is_whole) || !cursor.eat(";") {
        return Err(malformed(name, Some(span), "does not end in `;`", EXAMPLE));
    }
    let targets = targets.into_iter().map(|target| pattern(target, span)).collect();
    Ok(Directive::Clear(ClearDirective { targets }).into())
}

/// A parameter list such as `(float* in, int size)`, or one parameter without parentheses.
fn pattern(tokens: &[Token], whole: Span) -> Vec<ParameterSyntax> {
    let mut cursor = Cursor::new(tokens);
    match cursor.group("(") {
        // SWIG ignores a comma after the last parameter.
        Some([inner @ .., last]) if cursor.is_at_end() && is(last, ",") => read_parameters(inner, whole),
        Some(inner) if cursor.is_at_end() => read_parameters(inner, whole),
        _ => read_parameters(tokens, whole),
    }
}
