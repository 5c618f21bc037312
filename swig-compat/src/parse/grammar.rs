//! Blanks out constructs that compilers accept but the grammar of the C++ parser does not support, if they
//! carry no information:
//! - `~Box<T>();` becomes the destructor `~Box();`;
//! - `int example::Filter::apply();` inside `Filter`, or its `%extend`, becomes `int apply();`;
//! - `template <class T> Box(T) -> Box<T>;` is a deduction guide, which only C++ uses.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, depth_change, is};
use crate::parse::directive::extend;
use crate::parse::macros::{blank, skip_angles};
use std::ops::Range;

/// Replaces the tokens of constructs that the grammar does not support by spaces of the same length.
pub fn blank_out(tokens: &mut [Token]) {
    let mut classes = EnclosingClasses::default();
    for index in 0..tokens.len() {
        if let Some(guide) = deduction_guide(tokens, index) {
            tokens[guide].iter_mut().for_each(blank);
        }
        let arguments = arguments_of_destructor(tokens, index);
        tokens.iter_mut().skip(index + 2).take(arguments).for_each(blank);
        let scope = classes.named_again(tokens, index);
        tokens.iter_mut().skip(index).take(scope).for_each(blank);
        classes.pass(tokens, index);
    }
}

/// The largest number of tokens in a deduction guide after its name, and before it.
const LONGEST_GUIDE: usize = 200;

/// The range of a deduction guide whose name is at `index`, without its `;`.
fn deduction_guide(tokens: &[Token], index: usize) -> Option<Range<usize>> {
    let name = tokens.get(index).filter(|name| name.kind == TokenKind::Identifier)?;
    let limit = tokens.len().min(index + LONGEST_GUIDE);
    let mut cursor = Cursor::new(&tokens[index + 1..limit]);
    cursor.is("(").then(|| cursor.group("(")).flatten()?;
    if !cursor.eat("->") || !cursor.is(&name.text) {
        return None;
    }
    cursor.until(|token| is(token, ";"));
    let start = guide_start(tokens, index)?;
    cursor.is(";").then(|| start..index + 1 + cursor.position())
}

/// The index at which the declaration with this name begins: at `template <…>`, `explicit`, or the name
/// itself.
fn guide_start(tokens: &[Token], name: usize) -> Option<usize> {
    let before = |index: usize| {
        (index.saturating_sub(LONGEST_GUIDE)..index).rev().find(|at| tokens[*at].kind != TokenKind::Comment)
    };
    let mut start = name;
    if let Some(at) = before(start).filter(|at| is(&tokens[*at], "explicit")) {
        start = at;
    }
    if let Some(close) = before(start).filter(|at| is(&tokens[*at], ">")) {
        let first = close.saturating_sub(LONGEST_GUIDE);
        start = (first..close).rev().find(|at| is(&tokens[*at], "template"))?;
    }
    let is_first = before(start).is_none_or(|at| [";", "{", "}"].iter().any(|mark| is(&tokens[at], mark)));
    is_first.then_some(start)
}

/// The number of tokens of the `<T>` in `~Box<T>(`.
fn arguments_of_destructor(tokens: &[Token], index: usize) -> usize {
    let [mark, name, open, ..] = &tokens[index..] else { return 0 };
    if !is(mark, "~") || name.kind != TokenKind::Identifier || !is(open, "<") {
        return 0;
    }
    let rest = &tokens[index + 2..];
    let mut cursor = Cursor::new(rest);
    skip_angles(&mut cursor);
    if cursor.is("(") { cursor.position() } else { 0 }
}

/// The classes around the current token.
#[derive(Default)]
struct EnclosingClasses {
    /// The brackets that are open, each with the name of the class if it is the brace of a class.
    open: Vec<Option<String>>,
    /// The name of the class whose head has begun and whose brace has not.
    next: Option<String>,
}

impl EnclosingClasses {
    fn pass(&mut self, tokens: &[Token], index: usize) {
        let token = &tokens[index];
        match (depth_change(token), &*token.text) {
            (1, "{") => self.open.push(self.next.take()),
            (1, _) => self.open.push(None),
            (-1, _) => {
                self.open.pop();
            }
            (_, ";" | "=" | ">") => self.next = None,
            (_, "class" | "struct") => {
                let name = tokens.get(index + 1).filter(|name| name.kind == TokenKind::Identifier);
                self.next = name.map(|name| name.text.to_string());
            }
            _ => {}
        }
    }

    /// The number of tokens in `example::Filter::`, if a member declaration that repeats the name of its
    /// class, such as `example::Filter::apply(`, begins here, directly inside `Filter` or an `%extend`.
    fn named_again(&self, tokens: &[Token], index: usize) -> usize {
        let mut end = index;
        while tokens.get(end).is_some_and(is_word) && tokens.get(end + 1).is_some_and(|mark| is(mark, "::")) {
            end += 2;
        }
        let class = self.open.last().and_then(Option::as_deref).filter(|_| end > index);
        let Some(class) = class else { return 0 };
        let before = tokens[..index].iter().rfind(|token| token.kind != TokenKind::Comment);
        let is_declared = before.is_none_or(|before| {
            is_word(before) || ["{", "}", ";", ":", ">", "*", "&"].iter().any(|mark| is(before, mark))
        });
        let is_of_class = class == extend::CLASS || class == &*tokens[end - 2].text;
        match &tokens[end..] {
            [member, open, ..] if is_of_class && is_declared && is_function(member, open) => end - index,
            _ => 0,
        }
    }
}

/// Whether the token is a name or a type, after which a name can be declared.
fn is_word(token: &Token) -> bool {
    let is_other = ["using", "friend", "return", "typename"].iter().any(|word| is(token, word));
    token.kind == TokenKind::Identifier && !is_other
}

/// Whether the name and the token behind it begin the declaration of a function or of an operator.
fn is_function(name: &Token, open: &Token) -> bool {
    is_word(name) && (is(open, "(") || is(name, "operator"))
}

#[cfg(test)]
mod tests {
    use super::blank_out;
    use crate::diagnostic::Diagnostics;
    use crate::lex::lex;
    use crate::parse::cursor::text_of;
    use crate::source::Sources;

    fn blanked(text: &str) -> String {
        let mut sources = Sources::new(Vec::new());
        let file = sources.add("example.i", text.to_owned());
        let mut tokens = lex(&sources, file, &mut Diagnostics::default());
        blank_out(&mut tokens);
        text_of(&tokens)
    }

    #[test]
    fn a_class_need_not_name_itself() {
        assert_eq!(blanked("struct A { ~A<T>(); A::A(); int A::f(); };"), "struct A { ~A();A(); int f(); };");
        let qualified =
            "struct A { n::A n::A::g(); }; struct quaff_extension { n::B n::B::h() { n::f(); } };";
        let plain = "struct A { n::A g(); }; struct quaff_extension { n::B h() { n::f(); } };";
        assert_eq!(blanked(qualified), plain);
        let operators =
            "struct A { bool n::A::operator==(n::A); int &A::operator[](int); A::operator bool(); };";
        let plain = "struct A { bool operator==(n::A); int &operator[](int);operator bool(); };";
        assert_eq!(blanked(operators), plain);
        let other = "struct A { int i = A::f(); B::B(); ~A(); using A::f; }; int A::f();";
        assert_eq!(blanked(other), other);
    }

    #[test]
    fn deduction_guides_are_for_the_compiler() {
        assert_eq!(blanked("int i; Box(int) -> Box<int>; int j;"), "int i;; int j;");
        assert_eq!(blanked("template <class T> explicit Box(T, T) -> Box<T>;"), ";");
        let function = "auto f(int) -> Box<int>; struct A { A(int); };";
        assert_eq!(blanked(function), function);
    }
}
