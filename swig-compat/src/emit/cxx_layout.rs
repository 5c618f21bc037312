//! Lays out the emitted C++ in lines of at most 110 columns.
//!
//! A function that calls the interface's C++ is generated as one line of text. Here its blocks and statements
//! get lines of their own, and a longer line is broken between the arguments of a call. Below each `#line`,
//! compilers number the lines upwards, but all lines of the function come from one line of the interface.
//! Each line that can contain an error therefore has a `#line` of its own.

use super::fragment;
use crate::lex::{Token, TokenKind, lex_text};
use crate::plan::Place;
use crate::source::Span;
use std::cmp::Reverse;
use std::ops::Range;

/// The greatest width of a line.
const WIDTH: usize = 110;

/// The end of each function of a shim, below which no compiler finds an error.
pub(super) const CAUGHT: &str = "} catch (...) { return ::quaff::failed(); }";

/// The statement that ends the body of a function that has succeeded.
const SUCCEEDED: &str = "return true;";

/// A definition below the `#line` of its place. Only the first and the last line of the text are laid out: in
/// a text of several lines, those between are code of the interface, with directives of its own.
pub(super) fn laid_out(place: &Place, indent: usize, text: &str) -> String {
    let directive = fragment::line(place.line, &place.file);
    let again = format!("#line {}\n", place.line);
    let Some((first, rest)) = text.split_once('\n') else {
        return directive + &joined(&lines(text, indent), &again);
    };
    let (code, last) =
        rest.rsplit_once('\n').map_or((String::new(), rest), |(code, last)| (format!("{code}\n"), last));
    let (first, last) = (lines(first, indent), lines(last, indent));
    let ending = if last.len() > 1 { &*directive } else { "" };
    format!("{directive}{}{code}{ending}{}", joined(&first, &again), joined(&last, &again))
}

/// Text without a place in the interface.
pub(super) fn laid_out_anywhere(text: &str) -> String {
    joined(&lines(text, 0), "")
}

/// The text of the lines. Each line that can contain an error, except the first such line, is
/// preceded by the directive.
fn joined(lines: &[String], directive: &str) -> String {
    let mut text = String::new();
    for (index, line) in lines.iter().enumerate() {
        if index > 0 && can_be_wrong(line) {
            text += directive;
        }
        text += line;
        text.push('\n');
    }
    text
}

/// Whether a line contains more than brackets and the words that end each function.
fn can_be_wrong(line: &str) -> bool {
    let line = line.trim_start();
    !(line == SUCCEEDED || line == CAUGHT || line.chars().all(|each| "{}();,".contains(each)))
}

/// The lines of a one-line text, which begin with at least this many spaces.
fn lines(text: &str, indent: usize) -> Vec<String> {
    let code = TokenizedCode::new(text);
    let mut lines = Vec::new();
    let whole = 0..code.tokens.len();
    if code.fits(&whole, indent) {
        return vec![format!("{:indent$}{}", "", text.trim())];
    }
    code.statements(whole).into_iter().for_each(|statement| code.lay_out(statement, indent, &mut lines));
    lines
}

/// A text with the tokens in it and the depth of brackets around each token.
struct TokenizedCode<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// The number of brackets around each token. A bracket has the depth of the text around it.
    depths: Vec<usize>,
}

impl<'t> TokenizedCode<'t> {
    fn new(text: &'t str) -> TokenizedCode<'t> {
        let tokens = lex_text(text, Span::default());
        let mut open: Vec<&str> = Vec::new();
        let mut depths = Vec::with_capacity(tokens.len());
        for (index, token) in tokens.iter().enumerate() {
            let closes = match &*token.text {
                ")" => Some("("),
                "]" => Some("["),
                "}" => Some("{"),
                ">" if open.last() == Some(&"<") => Some("<"),
                _ => None,
            };
            // A `<` without its `>` was a comparison.
            while matches!(closes, Some("(" | "[" | "{")) && open.last() == Some(&"<") {
                open.pop();
            }
            if closes.is_some() && open.last().copied() == closes {
                open.pop();
            }
            depths.push(open.len());
            match &*token.text {
                "(" => open.push("("),
                "[" => open.push("["),
                "{" => open.push("{"),
                // A `<` directly after a name begins template arguments, not a comparison.
                "<" if index > 0
                    && tokens[index - 1].kind == TokenKind::Identifier
                    && starts(token) == ends(&tokens[index - 1]) =>
                {
                    open.push("<");
                }
                _ => {}
            }
        }
        TokenizedCode { text, tokens, depths }
    }

    fn slice(&self, range: &Range<usize>) -> &'t str {
        match (self.tokens.get(range.start), range.is_empty()) {
            (Some(first), false) => &self.text[starts(first)..ends(&self.tokens[range.end - 1])],
            _ => "",
        }
    }

    fn fits(&self, range: &Range<usize>, indent: usize) -> bool {
        indent + self.slice(range).chars().count() <= WIDTH
    }

    /// Writes the tokens of a range in lines: a block in lines of its own, unless the whole fits in one line.
    fn lay_out(&self, range: Range<usize>, indent: usize, lines: &mut Vec<String>) {
        let block = if self.fits(&range, indent) { None } else { self.block(&range) };
        let Some((open, close)) = block else {
            return self.wrap(range, indent, lines);
        };
        self.wrap(range.start..open + 1, indent, lines);
        for statement in self.statements(open + 1..close) {
            self.lay_out(statement, indent + 2, lines);
        }
        if close < range.end {
            self.lay_out(close..range.end, indent, lines);
        }
    }

    /// The braces of the outermost block of statements in a range. Initializers are written without a space
    /// after their brace, and are no blocks. A block that is not closed ends with the range.
    fn block(&self, range: &Range<usize>) -> Option<(usize, usize)> {
        let is_block = |open: &usize| {
            let next = self.tokens.get(open + 1);
            &*self.tokens[*open].text == "{"
                && next.is_some_and(|next| starts(next) > ends(&self.tokens[*open]) && &*next.text != "}")
        };
        let open = range.clone().filter(is_block).min_by_key(|open| self.depths[*open])?;
        let closes =
            |close: &usize| &*self.tokens[*close].text == "}" && self.depths[*close] == self.depths[open];
        Some((open, (open + 1..range.end).find(closes).unwrap_or(range.end)))
    }

    /// The statements of a block.
    fn statements(&self, range: Range<usize>) -> Vec<Range<usize>> {
        let Some(&depth) = self.depths.get(range.start) else { return Vec::new() };
        let (mut statements, mut start) = (Vec::new(), range.start);
        for index in range.clone().filter(|index| self.depths[*index] == depth) {
            let goes_on = |next: &Token| {
                matches!(&*next.text, "catch" | "else" | "while" | ";" | "," | ")" | "." | "(" | "=")
            };
            let ends = match &*self.tokens[index].text {
                ";" => true,
                "}" => index + 1 < range.end && !goes_on(&self.tokens[index + 1]),
                _ => false,
            };
            if ends {
                statements.push(start..index + 1);
                start = index + 1;
            }
        }
        if start < range.end {
            statements.push(start..range.end);
        }
        statements
    }

    /// Writes the tokens of a range in lines that are broken where the fewest brackets are open.
    fn wrap(&self, mut range: Range<usize>, indent: usize, lines: &mut Vec<String>) {
        let mut own = indent;
        while !self.fits(&range, own)
            && let Some(end) = self.line_end(&range, own)
        {
            lines.push(format!("{:own$}{}", "", self.slice(&(range.start..end))));
            (range.start, own) = (end, indent + 4);
        }
        lines.push(format!("{:own$}{}", "", self.slice(&range)));
    }

    /// The end of the first line of a range that is too long. Without a place for a break that makes the line
    /// short enough, the line ends at the first place.
    fn line_end(&self, range: &Range<usize>, indent: usize) -> Option<usize> {
        let can_end = |end: &usize| {
            let (last, next) = (&self.tokens[end - 1], &self.tokens[*end]);
            let is_before_space = starts(next) > ends(last);
            let begins_list = &*last.text == "(" && &*next.text != ")";
            begins_list || is_before_space && matches!(&*last.text, "," | "=" | "&&" | "||" | ":")
        };
        // A break behind a bracket is worth no more than one within that bracket.
        let cost =
            |end: usize| self.depths[end] + usize::from(matches!(&*self.tokens[end - 1].text, "(" | "="));
        let ends = || (range.start + 1..range.end).filter(can_end);
        let short = ends().filter(|end| self.fits(&(range.start..*end), indent));
        short.min_by_key(|end| (cost(*end), Reverse(*end))).or_else(|| ends().next())
    }
}

fn starts(token: &Token) -> usize {
    token.span.start as usize
}

fn ends(token: &Token) -> usize {
    token.span.end as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(text: &str) -> String {
        laid_out(&Place { file: "a.i".to_owned(), line: 7, span: Span::default() }, 0, text)
    }

    #[test]
    fn a_short_function_stays_on_one_line() {
        assert_eq!(laid("inline int f() { return 1; }"), "#line 7 \"a.i\"\ninline int f() { return 1; }\n");
    }

    #[test]
    fn each_statement_of_a_long_function_is_below_its_place() {
        let text = format!(
            "inline bool first_of_all(::quaff::Object object, std::int32_t &result) noexcept try {{ \
             result = ::first(object); return true; {CAUGHT}"
        );
        let expected = "\
#line 7 \"a.i\"
inline bool first_of_all(::quaff::Object object, std::int32_t &result) noexcept try {
#line 7
  result = ::first(object);
  return true;
} catch (...) { return ::quaff::failed(); }
";
        assert_eq!(laid(&text), expected);
    }

    #[test]
    fn a_long_line_is_broken_between_arguments() {
        let (name, text) = ("a".repeat(40), "\"}; {, (\"");
        let expected = format!(
            "#line 7 \"a.i\"\nint f = g({name}<int, int>(1, 2), {text},\n#line 7\n    {name}(3), '\\'');\n"
        );
        assert_eq!(laid(&format!("int f = g({name}<int, int>(1, 2), {text}, {name}(3), '\\'');")), expected);
    }

    #[test]
    fn a_comparison_opens_no_bracket() {
        let text = format!("void f() {{ if (a<b) {{ {}(); }} g(1, 2); }}", "a".repeat(100));
        let expected = format!(
            "#line 7 \"a.i\"\nvoid f() {{\n#line 7\n  if (a<b) {{\n#line 7\n    {}();\n  }}\n#line 7\n  g(1, 2);\n}}\n",
            "a".repeat(100)
        );
        assert_eq!(laid(&text), expected);
    }

    #[test]
    fn code_of_the_interface_keeps_its_lines() {
        let code = "#line 3 \"b.i\"\nif (x) { a(); b(); } // ".to_owned() + &"{".repeat(110);
        let text = format!("void f() {{\n{code}\n}}");
        assert_eq!(laid(&text), format!("#line 7 \"a.i\"\n{text}\n"));
    }

    #[test]
    fn nothing_but_spaces_changes() {
        let texts = [
            "struct f : ::g { using ::g::g; int operator()(int a) const { h call(*this); if (!call.run(a)) { t(); } return 1; } };",
            "{ a; b(c, { d }); e } ) unbalanced < text { of \"every\" kind; ::std::vector<int>{1, 2}; x<y>(z); } else { f; }",
            "inline void name_of_some_function(const std::map<std::string, std::vector<double>> &parameter_of_the_function, int b) noexcept;",
        ];
        let bare = |text: &str| {
            let lines = text.lines().filter(|line| !line.starts_with("#line"));
            lines.flat_map(str::chars).filter(|each| !each.is_whitespace()).collect::<String>()
        };
        for text in texts {
            assert_eq!(bare(&laid(text)), bare(text));
            assert!(laid(text).lines().all(|line| line.len() <= WIDTH), "{}", laid(text));
        }
    }
}
