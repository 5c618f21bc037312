//! The C++ standard that a text needs: that of its newest construct or type of the standard library.

use super::cursor::is;
use crate::interface::{LibraryType, Standard};
use crate::lex::Token;

/// The standard that the tokens need.
pub fn of(tokens: &[Token]) -> Standard {
    let constructs = if tokens.windows(2).any(is_of_cxx20) { Standard::Cxx20 } else { Standard::Cxx17 };
    let types = (0..tokens.len()).filter(|&first| &*tokens[first].text == "std");
    types.map(|first| since(&tokens[first..])).fold(constructs, Standard::max)
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
fn since(tokens: &[Token]) -> Standard {
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
    use super::of;
    use crate::diagnostic::Diagnostics;
    use crate::interface::Standard;
    use crate::lex::lex;
    use crate::source::Sources;

    fn standard(text: &str) -> Standard {
        let mut sources = Sources::new(Vec::new());
        let file = sources.add("example.i", text.to_owned());
        of(&lex(&sources, file, &mut Diagnostics::default()))
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
