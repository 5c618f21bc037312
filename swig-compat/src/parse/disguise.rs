//! Replaces text that the grammar of the C++ parser does not support, by text of the same length. The tokens
//! keep the original text:
//! - `final` and `override` are names where they are not specifiers: `Point final;`;
//! - `double (Shape::*member)()` becomes a pointer to a function, whose class is read from the tokens;
//! - `-> enum Kind {` begins the body of a function that returns an enumeration, and not an enumeration;
//! - `noexcept(…)` after parameters is blanked out, and so are the qualifiers of a `typedef`'s function type;
//! - `= {…}` after a parameter is blanked out, because the default is read from the tokens: the grammar takes
//!   `int count(std::vector<std::string> words = {"a"})` for a variable, and refuses `int area(Shape * = 0)`;
//! - the brackets of `double (&rows)[3]` among parameters are blanked out: the grammar takes `int sum(double
//!   (&rows)[3]);` for a variable;
//! - `typename` before a value is blanked out: `int size = typename Traits<T>::size()`; and after `using`;
//! - nested template arguments are blanked out: the parser follows only a few interpretations of `int
//!   count(std::vector<std::vector<std::vector<Word>>> words) {` at a time, and may drop the right one;
//! - `extern "C" typedef` becomes a `typedef`, and the namespace in SWIG's `typedef int example::size;` is
//!   blanked out;
//! - attributes after a name or a keyword are blanked out, as in `enum class Kind { Old [[deprecated]] };`;
//! - `>=` becomes `==`: the grammar ends the arguments of `std::enable_if_t<N >= 2>` at its first character;
//! - `_Complex` becomes a word such as `const` before the type of its parts;
//! - an unterminated comment or block is blanked out: it was reported as an error, and the grammar would
//!   search for its end at every character inside.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, closing_brackets, depth_change, is, skip_qualifiers};
use crate::parse::fundamental::COMPLEX;
use std::ops::Range;

/// The tokens that are replaced for the grammar, each with its replacement.
pub fn of(tokens: &[Token]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let closing = closing_brackets(tokens);
    let mut arguments = NestedArguments::new(tokens, &closing);
    let mut defaults = Defaults::new(tokens, closing);
    for index in 0..tokens.len() {
        if is_name(tokens, index) {
            found.push((index, tokens[index].text.to_uppercase()));
        }
        if is(&tokens[index], ">=") {
            found.push((index, "==".into()));
        }
        if is(&tokens[index], COMPLEX) {
            found.push((index, format!("{:<1$}", "const", COMPLEX.len())));
        }
        let pointed = Some(index).filter(|_| defaults.is_in_parentheses());
        let (opening, closing) = pointed.and_then(|index| declarator_in_parentheses(tokens, index)).unzip();
        let hidden = [
            is_unterminated(&tokens[index]).then_some(index..index + 1),
            class_of_member(tokens, index),
            class_of_member(tokens, index).and_then(|_| qualifiers_of_member(tokens, index)),
            exceptions(tokens, index),
            linkage(tokens, index),
            is(&tokens[index], "typedef").then(|| scope_of_alias(tokens, index)).flatten(),
            is(&tokens[index], "typedef").then(|| qualifiers_of_alias(tokens, index)).flatten(),
            returned_key(tokens, index),
            enumeration_of_nothing(tokens, index),
            attribute(tokens, index),
            key_of_value(tokens, index),
            opening,
            closing,
            defaults.next(index),
            arguments.next(index),
        ];
        for at in hidden.into_iter().flatten().flatten() {
            let blank = |character: char| if character == '\n' { '\n' } else { ' ' };
            found.push((
                at,
                tokens[at]
                    .text
                    .chars()
                    .flat_map(|character| vec![blank(character); character.len_utf8()])
                    .collect(),
            ));
        }
    }
    found
}

fn is_unterminated(token: &Token) -> bool {
    token.kind == TokenKind::Unknown && ["/*", "%{"].iter().any(|mark| token.text.starts_with(mark))
}

/// The largest number of tokens in a class's name that are searched backwards.
const LONGEST_NAME: usize = 64;

/// Whether `final` or `override` is a name at `index`.
fn is_name(tokens: &[Token], index: usize) -> bool {
    let word = &tokens[index];
    if !is(word, "final") && !is(word, "override") {
        return false;
    }
    let before = before_attributes(tokens, index).map(|at| &tokens[at]);
    let is_key = |token: &Token| ["class", "struct", "union"].iter().any(|key| is(token, key));
    let Some(before_it) = before else { return true };
    if is_key(before_it) {
        return true;
    }
    if is_qualifier(before_it)
        || is(before_it, "override")
        || is(before_it, "final")
        || is(before_it, "noexcept")
    {
        return false;
    }
    // After the name of a class or a result type, `class Point final {` and `-> int final;`, it is a
    // specifier. In `struct Point final;` it is the name of a variable.
    let next = Cursor::new(&tokens[index + 1..]);
    let is_body = ["{", ":"].iter().any(|mark| next.is(mark));
    let heads: &[&str] = match (is_body, next.is(";")) {
        (true, _) => &["class", "struct", "union", "->"],
        (_, true) => &["->"],
        _ => return true,
    };
    !follows_head(tokens, index, heads)
}

/// Whether one of the words `heads` precedes the name that ends at `index`.
fn follows_head(tokens: &[Token], index: usize, heads: &[&str]) -> bool {
    let mut at = index;
    for _ in 0..LONGEST_NAME {
        let Some(previous) = before(tokens, at) else { return false };
        let token = &tokens[previous];
        if heads.iter().any(|head| is(token, head)) {
            return true;
        }
        let is_word = matches!(
            token.kind,
            TokenKind::Identifier | TokenKind::Number | TokenKind::String | TokenKind::Character
        );
        let is_part =
            is_word || ["::", "<", ">", ",", "*", "&", "...", ")", "]"].iter().any(|mark| is(token, mark));
        if !is_part {
            return false;
        }
        // Attributes and arguments are skipped as a whole: `class alignas(16) Point final {`.
        let Some(start) = group_start(tokens, previous) else { return false };
        at = start;
    }
    false
}

/// The tokens `[[deprecated]]` after a name or a keyword, of which the first is at `index`.
fn attribute(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    let opens = |at: usize| tokens.get(at).is_some_and(|token| is(token, "["));
    let is_named = || before(tokens, index).is_some_and(|at| tokens[at].kind == TokenKind::Identifier);
    if !opens(index) || !opens(index + 1) || !is_named() {
        return None;
    }
    let mut depth = 0;
    let length = tokens[index..].iter().position(|token| {
        depth += i32::from(is(token, "[")) - i32::from(is(token, "]"));
        depth == 0
    })?;
    Some(index..index + length + 1)
}

/// The `typename` of a value that is made by parentheses or braces: `= typename Traits<T>::size()`; or of a
/// `using` declaration: `using typename Base<T>::size_type;`.
fn key_of_value(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    if !is(&tokens[index], "typename") {
        return None;
    }
    let before = before(tokens, index)?;
    if is(&tokens[before], "using") {
        return Some(index..index + 1);
    }
    if !["=", "(", ","].iter().any(|mark| is(&tokens[before], mark)) {
        return None;
    }
    let mut depth = 0;
    let name = tokens[index + 1..].iter().take(LONGEST_NAME).position(|token| {
        depth += i32::from(is(token, "<")) - i32::from(is(token, ">"));
        depth <= 0 && ["(", "{", ")", ",", "=", ";"].iter().any(|mark| is(token, mark))
    })?;
    let (name, rest) = tokens[index + 1..].split_at(name);
    let is_declared = name.windows(2).any(|pair| {
        pair.iter().all(|token| token.kind == TokenKind::Identifier) && !is(&pair[0], "template")
    });
    let is_pointer = rest.get(1).is_some_and(|token| is(token, "*") || is(token, "&"));
    let is_made = is(&rest[0], "{") || is(&rest[0], "(") && !is_pointer;
    (is_made && !is_declared).then_some(index..index + 1)
}

/// The index of the bracket that the token at `index` closes; `index` itself if it closes none.
fn group_start(tokens: &[Token], index: usize) -> Option<usize> {
    let mut depth = 0;
    (0..=index).rev().find(|at| {
        let token = &tokens[*at];
        depth += i32::from(is(token, ")") || is(token, "]")) - i32::from(is(token, "(") || is(token, "["));
        depth <= 0
    })
}

/// The index of the previous token, without comments and attributes.
fn before_attributes(tokens: &[Token], index: usize) -> Option<usize> {
    let mut previous = before(tokens, index)?;
    while is(&tokens[previous], "]") {
        previous = before(tokens, group_start(tokens, previous)?)?;
    }
    Some(previous)
}

/// The tokens `Shape::` before the `*` at `index`.
fn class_of_member(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    if !is(&tokens[index], "*") {
        return None;
    }
    let scope = before(tokens, index).filter(|at| is(&tokens[*at], "::"))?;
    let mut start = scope;
    let mut is_name_next = true;
    for _ in 0..LONGEST_NAME {
        let Some(previous) = before(tokens, start) else { break };
        let is_part = match is_name_next {
            true => tokens[previous].kind == TokenKind::Identifier,
            false => is(&tokens[previous], "::"),
        };
        if !is_part {
            break;
        }
        (start, is_name_next) = (previous, !is_name_next);
    }
    (start < scope).then_some(start..scope + 1)
}

/// The `const` after the parameters of a pointer to member function, whose `*` is at `index`.
fn qualifiers_of_member(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    let mut cursor = Cursor::new(&tokens[index + 1..]);
    cursor.until(|token| is(token, ")"));
    if !cursor.eat(")") {
        return None;
    }
    cursor.group("(")?;
    let start = index + 1 + cursor.position();
    Some(start..start + skip_qualifiers(&mut cursor))
}

/// The `const throw()` of a function type that a `typedef` at `index` names: `typedef int Size() const
/// throw();`.
fn qualifiers_of_alias(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    let end = (index..tokens.len()).find(|at| [";", "{"].iter().any(|mark| is(&tokens[*at], mark)))?;
    let is_whole = |start: &usize| skip_qualifiers(&mut Cursor::new(&tokens[*start..end])) == end - start;
    let mut starts = (index + 1..=end).filter(|at| is(&tokens[at - 1], ")"));
    let start = starts.find(is_whole)?;
    is(&tokens[end], ";").then_some(start..end)
}

/// The `enum` in `-> enum Kind {`, which is not needed to find the type.
fn returned_key(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    let is_key = ["enum", "class", "struct", "union"].iter().any(|key| is(&tokens[index], key));
    let is_returned = is_key && before(tokens, index).is_some_and(|at| is(&tokens[at], "->"));
    is_returned.then_some(index..index + 1)
}

/// The tokens of `enum : short`, which SWIG ignores.
fn enumeration_of_nothing(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    let mut cursor = Cursor::new(&tokens[index + 1..]);
    if !is(&tokens[index], "enum") || !(cursor.is(":") || cursor.is(";")) {
        return None;
    }
    cursor.until(|token| is(token, ";") || is(token, "{"));
    cursor.is(";").then(|| index..index + 1 + cursor.position())
}

/// The tokens of `noexcept(…)` after the parameters of a function.
fn exceptions(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    if !is(&tokens[index], "noexcept") {
        return None;
    }
    before(tokens, index).filter(|at| is_qualifier(&tokens[*at]))?;
    let mut cursor = Cursor::new(&tokens[index + 1..]);
    cursor.group("(")?;
    Some(index..index + 1 + cursor.position())
}

/// The `(` at `index` and the `)[3]` of the parameter `double (&rows)[3]`, or the `)(int)` of a pointer to a
/// function.
fn declarator_in_parentheses(tokens: &[Token], index: usize) -> Option<(Range<usize>, Range<usize>)> {
    let mut cursor = Cursor::new(&tokens[index..]);
    let declared = cursor.group("(")?;
    let type_before = before(tokens, index).map(|at| &tokens[at])?;
    let is_type =
        type_before.kind == TokenKind::Identifier || [">", "*", "&"].iter().any(|mark| is(type_before, mark));
    let mut inner = Cursor::new(declared);
    let mut is_pointer = false;
    while ["*", "&", "&&"].iter().any(|mark| inner.eat(mark)) {
        is_pointer = true;
        while inner.eat("const") || inner.eat("volatile") {}
    }
    inner.eat_kind(TokenKind::Identifier);
    if !is_type || !is_pointer || !inner.is_at_end() {
        return None;
    }
    let close = index + cursor.position() - 1;
    let is_pointee = cursor.group("(").is_some() || cursor.group("[").is_some();
    while cursor.group("[").is_some() {}
    let end = index + cursor.position();
    let is_whole = is_pointee && [",", ")", "="].iter().any(|mark| cursor.is(mark));
    is_whole.then_some((index..index + 1, close..end))
}

/// Finds default arguments in braces during a walk over the tokens.
struct Defaults<'t> {
    tokens: &'t [Token],
    /// The index of each bracket's closing bracket.
    closing: Vec<Option<usize>>,
    /// The open brackets.
    open: Vec<usize>,
    /// The index of the end of the last default.
    end: usize,
}

impl<'t> Defaults<'t> {
    fn new(tokens: &'t [Token], closing: Vec<Option<usize>>) -> Defaults<'t> {
        Defaults { tokens, closing, open: Vec::new(), end: 0 }
    }

    /// Whether the walk is between parentheses, as parameters are.
    fn is_in_parentheses(&self) -> bool {
        self.open.last().is_some_and(|open| is(&self.tokens[*open], "("))
    }

    /// The tokens of `= {…}` at `index` after a parameter, or of any default after one without a name, as in
    /// `Shape * = 0`. Defaults inside of other defaults are part of these.
    fn next(&mut self, index: usize) -> Option<Range<usize>> {
        let token = &self.tokens[index];
        match depth_change(token) {
            1 => self.open.push(index),
            -1 => {
                self.open.pop();
            }
            _ => {}
        }
        if !is(token, "=") || index < self.end || !self.is_in_parentheses() {
            return None;
        }
        self.end = self.end_of_braces(index).or_else(|| self.end_behind_pointer(index))?;
        Some(index..self.end)
    }

    fn end_of_braces(&self, index: usize) -> Option<usize> {
        let brace = self.tokens.get(index + 1)?;
        let close = self.closing[index + 1].filter(|_| is(brace, "{"))?;
        let next = Cursor::new(&self.tokens[close + 1..]);
        (next.is(",") || next.is(")")).then_some(close + 1)
    }

    fn end_behind_pointer(&self, index: usize) -> Option<usize> {
        let previous = before(self.tokens, index).map(|at| &self.tokens[at])?;
        ["*", "&", "]", ")"].iter().find(|mark| is(previous, mark))?;
        let mut cursor = Cursor::new(&self.tokens[index..]);
        let value = cursor.until(|token| is(token, ",") || is(token, ")"));
        // The comma may be one between template arguments.
        let has_arguments = value.iter().any(|token| is(token, "<"));
        (!has_arguments).then(|| index + value.len())
    }
}

/// Finds nested template arguments during a walk over the tokens. A search from each `<` for its `>` would
/// follow unclosed ones to the end of the text.
struct NestedArguments {
    /// The index of the `>` of each `<` after a name, if there is another `<` between them.
    closing: Vec<Option<usize>>,
    /// The index of the end of the last arguments.
    end: usize,
}

impl NestedArguments {
    /// Finds the arguments. `brackets` has, for each bracket, the index of its closing bracket.
    fn new(tokens: &[Token], brackets: &[Option<usize>]) -> NestedArguments {
        let mut closing = vec![None; tokens.len()];
        // The open `<`s, each with whether another one has followed. `outside` has those around each group
        // in brackets.
        let mut open: Vec<(usize, bool)> = Vec::new();
        let mut outside = Vec::new();
        for (index, token) in tokens.iter().enumerate() {
            match (token.kind, &*token.text) {
                (TokenKind::Punctuation, "(" | "[" | "{") if brackets[index].is_some() => {
                    let around = std::mem::take(&mut open);
                    // Template arguments contain no braces.
                    outside.push(if is(token, "{") { Vec::new() } else { around });
                }
                (TokenKind::Punctuation, ")" | "]" | "}") => open = outside.pop().unwrap_or_default(),
                (TokenKind::Punctuation, "<") => {
                    if let Some((_, is_nested)) = open.last_mut() {
                        *is_nested = true;
                    }
                    open.push((index, false));
                }
                (TokenKind::Punctuation, ">") => {
                    let nested = open.pop().filter(|(_, is_nested)| *is_nested);
                    if let Some((start, _)) = nested.filter(|(start, _)| follows_name(tokens, *start)) {
                        closing[start] = Some(index);
                    }
                }
                (TokenKind::Punctuation, "::" | "," | "*" | "&" | "&&" | "...") => {}
                (TokenKind::Identifier | TokenKind::Number | TokenKind::Comment, _) => {}
                _ => open.clear(),
            }
        }
        NestedArguments { closing, end: 0 }
    }

    /// The tokens between the `<` at `index` and its `>`. Arguments inside of other arguments are part of
    /// these.
    fn next(&mut self, index: usize) -> Option<Range<usize>> {
        let close = self.closing[index].filter(|_| index >= self.end)?;
        self.end = close;
        Some(index + 1..close)
    }
}

/// Whether the `<` at `index` may begin template arguments.
fn follows_name(tokens: &[Token], index: usize) -> bool {
    before(tokens, index).map(|at| &tokens[at]).is_some_and(|name| {
        name.kind == TokenKind::Identifier && !is(name, "template") && !is(name, "operator")
    })
}

/// The tokens `extern "C"` before a `typedef`.
fn linkage(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    let [word, language, ..] = &tokens[index..] else { return None };
    let is_linkage = is(word, "extern") && language.kind == TokenKind::String;
    let is_typedef = Cursor::new(tokens.get(index + 2..)?).is("typedef");
    (is_linkage && is_typedef).then_some(index..index + 2)
}

/// The tokens `example ::` before the name that a `typedef` declares.
fn scope_of_alias(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    let end = (index..tokens.len()).find(|at| [";", "{"].iter().any(|mark| is(&tokens[*at], mark)))?;
    let name = end.checked_sub(1).filter(|_| is(&tokens[end], ";"))?;
    let scope = tokens.get(index + 1..name)?;
    // A type is before the scope: `typedef example::size;` declares nothing.
    let length = scope_length(scope);
    (length > 0 && length < scope.len()).then(|| name - length..name)
}

/// The number of tokens of the scope at the end of `tokens`: 2 of `std::string example::`.
pub fn scope_length(tokens: &[Token]) -> usize {
    let pairs = tokens.rchunks_exact(2);
    let is_scope = |pair: &&[Token]| pair[0].kind == TokenKind::Identifier && is(&pair[1], "::");
    2 * pairs.take_while(is_scope).count()
}

/// Whether the token may be between the parameters of a function and its body.
fn is_qualifier(token: &Token) -> bool {
    [")", "const", "volatile", "&", "&&"].iter().any(|mark| is(token, mark))
}

/// The index of the previous token that is not a comment.
fn before(tokens: &[Token], index: usize) -> Option<usize> {
    (0..index).rev().find(|at| tokens[*at].kind != TokenKind::Comment)
}
