//! The parts of a full name of C++. Scopes may have template arguments, in which `::` and `<` occur too, and
//! so may names of operators: no other file takes the text of a name apart.

use std::iter;

/// The full name of a declaration, such as `example::Filter<int>::apply`, in parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FullName<'a> {
    text: &'a str,
    /// The namespace or class around the declaration.
    outer: Option<&'a str>,
    last: &'a str,
}

impl<'a> FullName<'a> {
    /// Reads a name without a leading `::`.
    pub fn of(text: &'a str) -> FullName<'a> {
        match last_separator(text) {
            Some(at) => FullName { text, outer: Some(&text[..at]), last: &text[at + SEPARATOR.len()..] },
            None => FullName { text, outer: None, last: text },
        }
    }

    /// The full name of the namespace or class around the declaration; `None` in the global namespace.
    pub fn outer(self) -> Option<FullName<'a>> {
        self.outer.map(FullName::of)
    }

    /// The namespaces and classes around the declaration, innermost first.
    pub fn enclosing(self) -> impl Iterator<Item = FullName<'a>> {
        iter::successors(self.outer(), |scope| scope.outer())
    }

    /// The name as C++ spells it.
    pub fn text(self) -> &'a str {
        self.text
    }

    /// The text of the full name of the namespace or class around the declaration.
    pub fn scope(self) -> Option<&'a str> {
        self.outer
    }

    /// The first part, with its template arguments: `example`.
    pub fn first(self) -> &'a str {
        self.enclosing().last().map_or(self.last, |outermost| outermost.last)
    }

    /// The part after the scopes, with its template arguments: `Filter<int>`.
    pub fn last(self) -> &'a str {
        self.last
    }

    /// The part after the scopes, without template arguments: `Filter`.
    pub fn unqualified(self) -> &'a str {
        arguments_start(self.last).map_or(self.last, |at| &self.last[..at])
    }

    /// The text between the angle brackets at the end of the name: `int` of `Filter<int>`.
    pub fn arguments(self) -> Option<&'a str> {
        self.last[arguments_start(self.last)? + 1..].strip_suffix('>')
    }

    /// Whether any part has template arguments.
    pub fn has_arguments(self) -> bool {
        self.arguments().is_some() || self.outer().is_some_and(FullName::has_arguments)
    }

    /// Whether the name is that of a member of an instance of a template: `Filter<int>::apply`.
    pub fn is_in_instance(self) -> bool {
        self.outer().is_some_and(|outer| outer.arguments().is_some())
    }

    /// The parts of the name, outermost first, each with its template arguments.
    pub fn parts(self) -> Vec<&'a str> {
        let mut parts = self.outer().map(FullName::parts).unwrap_or_default();
        parts.push(self.last);
        parts
    }

    /// The name without any template arguments: `example::Filter::apply`.
    pub fn without_arguments(self) -> String {
        match self.outer() {
            Some(outer) => outer.without_arguments() + SEPARATOR + self.unqualified(),
            None => self.unqualified().to_owned(),
        }
    }
}

const SEPARATOR: &str = "::";

/// The position of the `::` before the last part of a name.
fn last_separator(text: &str) -> Option<usize> {
    let mut found = None;
    let mut depth = 0_usize;
    for (at, character) in text.char_indices() {
        match character {
            '<' | '(' => depth += 1,
            '>' | ')' => depth = depth.saturating_sub(1),
            ':' if depth == 0 && text[at..].starts_with(SEPARATOR) => {
                found = Some(at);
                // The rest may be `operator<` or `operator std::string`.
                if is_operator(&text[at + SEPARATOR.len()..]) {
                    break;
                }
            }
            _ if at == 0 && is_operator(text) => break,
            _ => {}
        }
    }
    found
}

/// The position of the `<` before the template arguments at the end of a name's last part.
fn arguments_start(last: &str) -> Option<usize> {
    (last.ends_with('>') && !is_operator(last)).then(|| last.find('<')).flatten()
}

/// Whether a text is the name of an operator, such as `operator<` or `operator std::string`.
fn is_operator(text: &str) -> bool {
    let rest = text.strip_prefix("operator");
    rest.is_some_and(|rest| {
        !rest.starts_with(|character: char| character.is_alphanumeric() || character == '_')
    })
}

#[cfg(test)]
mod tests {
    use super::FullName;

    /// Compares the scope, the unqualified name and the template arguments of a name.
    #[track_caller]
    fn assert_parts(text: &str, scope: Option<&str>, unqualified: &str, arguments: Option<&str>) {
        let name = FullName::of(text);
        assert_eq!((name.scope(), name.unqualified(), name.arguments()), (scope, unqualified, arguments));
    }

    #[test]
    fn scopes_end_before_the_last_part() {
        assert_parts("sum", None, "sum", None);
        assert_parts("a::b::sum", Some("a::b"), "sum", None);
        assert_parts("a::Box<b::Part>", Some("a"), "Box", Some("b::Part"));
        assert_parts("a::Box<b::Part>::get", Some("a::Box<b::Part>"), "get", None);
        assert_parts("Call<int(a::Part)>::run", Some("Call<int(a::Part)>"), "run", None);
    }

    #[test]
    fn operators_are_one_part() {
        assert_parts("operator<", None, "operator<", None);
        assert_parts("Box<int>::operator<", Some("Box<int>"), "operator<", None);
        assert_parts("Box<int>::operator->", Some("Box<int>"), "operator->", None);
        assert_parts("a::Box::operator std::vector<int>", Some("a::Box"), "operator std::vector<int>", None);
        assert_parts("operators::Box<int>", Some("operators"), "Box", Some("int"));
        assert_parts("a::operator_of<int>", Some("a"), "operator_of", Some("int"));
    }

    #[test]
    fn arguments_are_left_out_of_every_part() {
        let name = FullName::of("a::Box<b::Pair<int, char>>::Part<long>::get");
        assert_eq!(name.without_arguments(), "a::Box::Part::get");
        assert_eq!(name.parts(), ["a", "Box<b::Pair<int, char>>", "Part<long>", "get"]);
        assert!(name.is_in_instance());
        assert!(!FullName::of("a::Box<int>").is_in_instance());
    }
}
