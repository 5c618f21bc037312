//! Parses tokens into [`Syntax`]. Never fails: unreadable text becomes a diagnostic, and parsing continues
//! after it.
//!
//! The parser of this module reads SWIG's directives. All other text is C++, and is passed to tree-sitter as
//! one text; tree-sitter's tree determines where declarations begin and end. The types in a declaration are
//! read from its tokens, with the same code as the types in directives (`types.rs`), so that an `%apply` and
//! its function cannot disagree about a type. C++ text that cannot be a declaration is an error even if the
//! interface needs nothing in it, because the parser cannot know what it hides. The bodies of functions and
//! classes are not parsed.

mod bodies;
mod class;
pub(crate) mod cursor;
mod declaration;
pub(crate) mod directive;
mod disguise;
mod doc;
mod expression;
mod feature;
mod forward;
mod function;
pub(crate) mod fundamental;
mod grammar;
mod literal;
mod macros;
mod module;
mod named_functions;
mod rename;
mod syntax_error;
mod target;
mod text;
mod type_declaration;
mod types;

use crate::diagnostic::Diagnostics;
use crate::interface::{LibraryType, Standard};
use crate::lex::{Leading, Token, TokenKind};
use crate::parse::cursor::is;
pub use crate::parse::directive::words;
use crate::source::Span;
use crate::syntax::{Directive, Syntax, Tag};
use cursor::Cursor;
use directive::reading::Reading;
use std::collections::BTreeSet;
use text::CppText;

/// Parses preprocessed tokens.
pub fn parse(tokens: &[Token], diagnostics: &mut Diagnostics) -> Syntax {
    let (directives, cpp, tags) = split(tokens, diagnostics);
    let standard = standard_of(cpp.all());
    let mut syntax = declaration::read(&cpp, directives, diagnostics);
    forward::settle(&mut syntax.items);
    named_functions::settle(&mut syntax.items);
    Syntax { standard, tags, ..syntax }
}

/// A directive, with the number of C++ tokens before it.
pub struct Placed {
    pub directive: Directive,
    pub span: Span,
    pub at: usize,
}

/// Separates directives from C++, and collects the types that the text names with their class keys.
fn split(tokens: &[Token], diagnostics: &mut Diagnostics) -> (Vec<Placed>, CppText, BTreeSet<Tag>) {
    let mut parts = TextParts { directives: Vec::new(), cpp: Vec::new(), diagnostics };
    parts.take(tokens, 0);
    let TextParts { directives, mut cpp, .. } = parts;
    // A typemap may call a `typedef` an `enum`, which C does not.
    let tags = tags(&cpp).collect();
    macros::blank_out(&mut cpp);
    grammar::blank_out(&mut cpp);
    (directives, CppText::new(cpp), tags)
}

/// The parts of an interface's text, each with its position.
struct TextParts<'d> {
    directives: Vec<Placed>,
    cpp: Vec<Token>,
    diagnostics: &'d mut Diagnostics,
}

/// The largest depth of C++ inside directives. Only `%extend` contains C++, and it is not nested in practice.
const MAX_DEPTH: usize = 4;

impl TextParts<'_> {
    /// Separates the directives of a text from its C++. `depth` is the number of directives around it.
    fn take(&mut self, tokens: &[Token], depth: usize) {
        let mut cursor = Cursor::new(tokens);
        let mut after_directive = false;
        while let Some(token) = cursor.next_raw() {
            let at = self.cpp.len();
            match token.kind {
                TokenKind::Block => {
                    let directive = directive::block::plain(token);
                    self.directives.push(Placed { directive, span: token.span, at });
                }
                TokenKind::Directive => {
                    let doc = doc::above(tokens, cursor.position() - 1);
                    let reading = Reading {
                        name: token,
                        doc,
                        cursor: &mut cursor,
                        diagnostics: &mut *self.diagnostics,
                    };
                    let (read, span) = directive::read(reading);
                    let placed = |directive| Placed { directive, span, at };
                    self.directives.extend(read.directives.into_iter().map(placed));
                    if depth < MAX_DEPTH {
                        self.take(&read.inline, depth + 1);
                    }
                }
                _ => {
                    // A comment above a directive does not document the declaration after it.
                    let leading = if after_directive { Leading::BlankLine } else { token.leading };
                    self.cpp.push(Token { leading, ..token.clone() });
                }
            }
            after_directive = matches!(token.kind, TokenKind::Block | TokenKind::Directive);
        }
    }
}

const CLASS_KEYS: [&str; 3] = ["struct", "union", "enum"];

/// The types that tokens name with their class keys: `struct stats`.
fn tags(tokens: &[Token]) -> impl Iterator<Item = Tag> {
    let tag = |pair: &[Token]| {
        let [key, name] = pair else { return None };
        let is_tag = CLASS_KEYS.contains(&&*key.text) && name.kind == TokenKind::Identifier;
        is_tag.then(|| Tag { key: key.text.to_string(), name: name.text.to_string() })
    };
    tokens.windows(2).filter_map(tag)
}

// The C++ standard that a text needs: that of its newest construct or type of the standard library.

/// The C++ standard that the tokens need.
fn standard_of(tokens: &[Token]) -> Standard {
    let constructs = if tokens.windows(2).any(is_of_cxx20) { Standard::Cxx20 } else { Standard::Cxx17 };
    let types = (0..tokens.len()).filter(|&first| &*tokens[first].text == "std");
    types.map(|first| standard_since(&tokens[first..])).fold(constructs, Standard::max)
}

/// Whether a construct begins here that C++17 does not have.
fn is_of_cxx20(pair: &[Token]) -> bool {
    match &*pair[0].text {
        "concept" => !is(&pair[1], ";") && !is(&pair[1], ")") && !is(&pair[1], ","),
        "requires" => is(&pair[1], "(") || is(&pair[1], "{") || pair[1].text.starts_with(char::is_alphabetic),
        "consteval" | "constinit" | "co_await" | "co_return" | "co_yield" => true,
        _ => is(&pair[0], "<=>"),
    }
}

/// The C++ standard that introduced the type named at the beginning of the tokens.
fn standard_since(tokens: &[Token]) -> Standard {
    let mut name = tokens[0].text.to_string();
    let mut since = Standard::Cxx17;
    for part in tokens[1..].chunks_exact(2).take_while(|part| is(&part[0], "::")) {
        name = format!("{name}::{}", part[1].text);
        since = LibraryType::named(&name).map_or(since, |row| row.since.max(since));
    }
    since
}

#[cfg(test)]
mod tests {
    use super::standard_of;
    use crate::diagnostic::Diagnostics;
    use crate::interface::Standard;
    use crate::lex::lex;
    use crate::source::Sources;

    fn standard(text: &str) -> Standard {
        let mut sources = Sources::new(Vec::new());
        let file = sources.add("example.i", text.to_owned());
        standard_of(&lex(&sources, file, &mut Diagnostics::default()))
    }

    #[test]
    fn constructs_ask_for_their_standard() {
        assert_eq!(standard("template <class T> concept Number = true;"), Standard::Cxx20);
        assert_eq!(standard("template <class T> requires Number<T> T f(T);"), Standard::Cxx20);
        assert_eq!(standard("auto operator<=>(const A &) const = default;"), Standard::Cxx20);
        let words = "int concept; void f(int requires, int concept); bool b = a <= c;";
        assert_eq!(standard(words), Standard::Cxx17);
    }

    #[test]
    fn types_ask_for_their_standard() {
        assert_eq!(standard("std::vector<std::optional<int>> f();"), Standard::Cxx17);
        assert_eq!(standard("void f(std::chrono::sys_days day);"), Standard::Cxx20);
        assert_eq!(standard("void f(std::chrono::seconds, ::std :: u8string);"), Standard::Cxx20);
        assert_eq!(standard("std::vector<std::expected<int, std::span<int>>> f();"), Standard::Cxx23);
        assert_eq!(standard("void f(tl::expected<int, int>, days, std"), Standard::Cxx17);
    }
}
