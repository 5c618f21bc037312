//! Recognises code that needs C++20 by constructs that C++17 does not have.

use crate::lex::Token;
use crate::parse::cursor::is;

/// Whether the tokens use features of C++20.
pub fn is_cxx20(tokens: &[Token]) -> bool {
    let keyword = |pair: &[Token]| match &*pair[0].text {
        "concept" => !is(&pair[1], ";") && !is(&pair[1], ")") && !is(&pair[1], ","),
        "requires" => is(&pair[1], "(") || is(&pair[1], "{") || pair[1].text.starts_with(char::is_alphabetic),
        "consteval" | "constinit" | "co_await" | "co_return" | "co_yield" => true,
        _ => is(&pair[0], "<=>"),
    };
    tokens.windows(2).any(keyword)
}

#[cfg(test)]
mod tests {
    use super::is_cxx20;
    use crate::diagnostic::Diagnostics;
    use crate::lex::lex;
    use crate::source::Sources;

    fn is_20(text: &str) -> bool {
        let mut sources = Sources::new(Vec::new());
        let file = sources.add("example.i", text.to_owned());
        is_cxx20(&lex(&sources, file, &mut Diagnostics::default()))
    }

    #[test]
    fn words_of_2020_ask_for_its_standard() {
        assert!(is_20("template <class T> concept Number = true;"));
        assert!(is_20("template <class T> requires Number<T> T f(T);"));
        assert!(is_20("auto operator<=>(const A &) const = default;"));
        assert!(!is_20("int concept; void f(int requires, int concept); bool b = a <= c;"));
    }
}
