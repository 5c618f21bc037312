//! Reads a declaration or definition in C++.

use super::tokens::Tokens;

/// The properties of an item that determine how several files can contain it.
pub(super) struct CodeItem {
    pub first: usize,
    /// The token before which a specifier such as `inline` may be inserted: after `extern "C"` and `template
    /// <>`.
    pub head: usize,
    /// The token after the last one of the item.
    pub end: usize,
    /// Whether every file may contain the item unchanged.
    pub is_repeated: bool,
    /// The tokens that give the item internal linkage.
    pub statics: Vec<usize>,
    pub is_inline: bool,
    pub is_template: bool,
    /// Whether the item is a member of a class.
    pub is_member: bool,
    /// The name of a function.
    pub name: Option<usize>,
    pub ending: Ending,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Declaration,
    Definition,
    /// Code that may be a declaration, a definition or a macro.
    Unknown,
}

/// Words that give a name internal linkage; the last two are SWIG's.
const STATIC: [&str; 4] = ["static", "SWIGINTERN", "SWIGRUNTIME", "SWIGINTERNINLINE"];
const INLINE: [&str; 5] = ["inline", "constexpr", "consteval", "__inline", "SWIGINLINE"];
/// Items that only declare names, and define nothing that must be unique in a program.
const REPEATED: [&str; 5] = ["using", "typedef", "static_assert", "friend", "asm"];

impl CodeItem {
    /// Reads the item that begins at a token; `None` if it does not end as C++ items do.
    pub fn read(tokens: &Tokens, first: usize) -> Option<CodeItem> {
        let mut item = CodeItem {
            first,
            head: first,
            end: first,
            is_repeated: false,
            statics: Vec::new(),
            is_inline: false,
            is_template: false,
            is_member: false,
            name: None,
            ending: Ending::Unknown,
        };
        if REPEATED.contains(&tokens.text(first)) {
            item.is_repeated = true;
            item.end = semicolon(tokens, first)? + 1;
        } else {
            item.skip_head(tokens)?;
            if !item.is_repeated && !item.read_type(tokens)? {
                item.read_declarator(tokens)?;
            }
        }
        tokens.are_together(first, item.end - 1).then_some(item)
    }

    /// Skips the attributes and specifiers before the actual declaration.
    fn skip_head(&mut self, tokens: &Tokens) -> Option<()> {
        loop {
            match tokens.text(self.head) {
                "template" if tokens.text(self.head + 1) != "<" => {
                    self.is_repeated = true;
                    self.end = semicolon(tokens, self.head)? + 1;
                    return Some(());
                }
                "template" => {
                    let close = tokens.close_angle(self.head + 1)?;
                    self.is_template |= close != self.head + 2;
                    self.head = close + 1;
                }
                "extern" if tokens.text(self.head + 1).starts_with('"') => self.head += 2,
                "extern" => {
                    let end = semicolon(tokens, self.head)?;
                    self.is_repeated = !(self.head..end).any(|at| tokens.text(at) == "=");
                    self.end = end + 1;
                    return self.is_repeated.then_some(());
                }
                "[" => self.head = tokens.close(self.head)? + 1,
                "__attribute__" | "__declspec" | "alignas" => self.head = tokens.close(self.head + 1)? + 1,
                _ => return Some(()),
            }
        }
    }

    /// Reads the definition or declaration of a type; false if the item is not one.
    fn read_type(&mut self, tokens: &Tokens) -> Option<bool> {
        if !["class", "struct", "union", "enum"].contains(&tokens.text(self.head)) {
            return Some(false);
        }
        let mut at = self.head + 1;
        loop {
            match tokens.text(at) {
                "__attribute__" | "__declspec" | "alignas" => at = tokens.close(at + 1)? + 1,
                "[" => at = tokens.close(at)? + 1,
                "<" => at = tokens.close_angle(at)? + 1,
                "{" => {
                    let close = tokens.close(at)?;
                    self.is_repeated = tokens.text(close + 1) == ";";
                    self.end = close + 2;
                    return self.is_repeated.then_some(true);
                }
                ";" => {
                    // A forward declaration such as `struct A;`, and not `struct A a;`.
                    let words = (self.head + 1..at).filter(|word| tokens.is_word(*word)).count();
                    let has_base = (self.head..at).any(|each| tokens.text(each) == ":");
                    self.is_repeated = has_base || words == 1;
                    self.end = at + 1;
                    return Some(self.is_repeated);
                }
                "(" | "=" | "" => return Some(false),
                _ => at += 1,
            }
        }
    }

    /// Reads a function or a variable.
    fn read_declarator(&mut self, tokens: &Tokens) -> Option<()> {
        let (mut at, mut words) = (self.head, 0);
        let (mut parameters, mut has_value, mut is_constructing) = (None, false, false);
        loop {
            let text = tokens.text(at);
            let before = if at > self.head { tokens.text(at - 1) } else { "" };
            match text {
                "" | "}" | ")" | "]" => return None,
                ";" => break,
                "=" if before != "operator" => has_value = true,
                "<" if !has_value && parameters.is_none() && before != "operator" => {
                    at = tokens.close_angle(at)?
                }
                "(" if before == "operator" => at = tokens.close(at)?,
                "(" | "[" => {
                    if text == "(" && parameters.is_none() && !has_value {
                        parameters = Some(at);
                        self.name = tokens.is_word(at - 1).then(|| at - 1);
                    }
                    at = tokens.close(at)?;
                }
                "{" => {
                    let is_value = has_value
                        || parameters.is_none()
                        || is_constructing && (tokens.is_word(at - 1) || before == ">");
                    at = tokens.close(at)?;
                    if !is_value {
                        self.ending = Ending::Definition;
                        break;
                    }
                    has_value |= parameters.is_none();
                }
                ":" if parameters.is_some() => is_constructing = true,
                "::" if parameters.is_none()
                    && !has_value
                    && !before.is_empty()
                    && tokens.is_word(at + 1) =>
                {
                    self.is_member = is_declared(tokens, at + 1);
                }
                _ if parameters.is_none() && !has_value => {
                    words += usize::from(tokens.is_word(at) || text == "operator");
                }
                _ => {}
            }
            if parameters.is_none() || STATIC.contains(&text) {
                self.statics.extend(STATIC.contains(&text).then_some(at));
                self.is_inline |= INLINE.contains(&text);
            }
            at += 1;
        }
        self.end = at + 1;
        // A macro that defines something may look like this, but is a single word, whereas a type and a name
        // are two.
        let is_declaration = words > 1 || self.is_member;
        self.ending = match (self.ending, parameters) {
            _ if !is_declaration && self.statics.is_empty() => Ending::Unknown,
            (Ending::Definition, _) => Ending::Definition,
            (_, None) => Ending::Definition,
            (_, Some(_)) if has_value && !self.is_template => Ending::Unknown,
            (_, Some(open)) if tokens.is_literal(open + 1) => Ending::Unknown,
            (_, Some(_)) => Ending::Declaration,
        };
        Some(())
    }
}

/// Whether a name after `::` is the declared name, and not a part of a type: `A::n = 0`, `A::f()`, `A::~A()`.
fn is_declared(tokens: &Tokens, at: usize) -> bool {
    let at = if tokens.text(at) == "~" { at + 1 } else { at };
    matches!(tokens.text(at + 1), "(" | "=" | ";" | "[" | "{")
}

/// The end of an item that needs no body.
fn semicolon(tokens: &Tokens, first: usize) -> Option<usize> {
    let mut at = first;
    loop {
        match tokens.text(at) {
            ";" => return Some(at),
            "(" | "[" | "{" => at = tokens.close(at)? + 1,
            "" | ")" | "]" | "}" => return None,
            _ => at += 1,
        }
    }
}
