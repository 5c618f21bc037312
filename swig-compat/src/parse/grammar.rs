//! Blanks out what compilers take and the grammar of the C++ parser lacks, where it says nothing besides:
//! - `~Box<T>();` is the destructor `~Box();`;
//! - `int Filter::apply();` inside `Filter` is `int apply();`.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, depth_change, is};
use crate::parse::macros::{blank, skip_angles};

/// Replaces such tokens by spaces of the same length.
pub fn blank_out(tokens: &mut [Token]) {
    let mut classes = Classes::default();
    for index in 0..tokens.len() {
        let arguments = arguments_of_destructor(tokens, index);
        tokens.iter_mut().skip(index + 2).take(arguments).for_each(blank);
        if classes.is_named_again(tokens, index) {
            tokens[index..index + 2].iter_mut().for_each(blank);
        }
        classes.pass(tokens, index);
    }
}

/// How many tokens the `<T>` of `~Box<T>(` has.
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

/// The classes whose braces are open.
#[derive(Default)]
struct Classes {
    /// The brackets that are open; of a class's braces its name.
    open: Vec<Option<String>>,
    /// The name of a class whose braces are to come.
    next: Option<String>,
}

impl Classes {
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

    /// Whether `Filter::apply(` begins here, directly inside `Filter`, and no expression.
    fn is_named_again(&self, tokens: &[Token], index: usize) -> bool {
        let [name, scope, member, open, ..] = &tokens[index..] else { return false };
        let is_own = self.open.last().and_then(Option::as_deref) == Some(&*name.text);
        let before = tokens[..index].iter().rfind(|token| token.kind != TokenKind::Comment);
        let is_declared = before.is_none_or(|before| {
            is_word(before) || ["{", "}", ";", ":", ">", "*", "&"].iter().any(|mark| is(before, mark))
        });
        is_own && is_declared && is(scope, "::") && is_word(member) && is(open, "(")
    }
}

/// Whether it is a name or a type, after which a name is declared.
fn is_word(token: &Token) -> bool {
    let is_other = ["using", "friend", "return", "typename"].iter().any(|word| is(token, word));
    token.kind == TokenKind::Identifier && !is_other
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
        let other = "struct A { int i = A::f(); B::B(); ~A(); using A::f; }; int A::f();";
        assert_eq!(blanked(other), other);
    }
}
