//! Every name the compiler makes up:
//!
//! | name | example |
//! |---|---|
//! | bridge and shim function | `sum_float` for `%template(sum) f<float>`; a second one `sum_float_2` |
//! | a reduction's three | `sum_float_accumulate`, `sum_float_merge`, `sum_float_finish` |
//! | the table of a Python function | `SUM` |
//! | a reduction's steps in Rust | `SUM_FLOAT` |
//! | the trait behind a function that is generic in Rust | `SumElement` |
//! | C++ namespace of the shim | `quaff_bridge::example` |
//! | files | `example_shim.hpp`, `_example.abi3.so`, `example.py`, `example.pyi` |

use std::collections::HashMap;

/// Names given so far.
#[derive(Default)]
pub(super) struct Names {
    used: HashMap<String, usize>,
}

impl Names {
    /// The name of a C++ function in the bridge: one that was not given yet.
    pub(super) fn symbol(&mut self, name: &str, template_arguments: &[String]) -> String {
        let mut symbol = name.to_owned();
        for argument in template_arguments {
            symbol.push('_');
            symbol.push_str(&identifier(argument));
        }
        self.unused(safe(&symbol))
    }

    /// The name of a Python function's table.
    pub(super) fn constant(&mut self, name: &str) -> String {
        self.unused(name.to_uppercase())
    }

    /// The trait of a function that is generic in Rust.
    pub(super) fn r#trait(&mut self, name: &str) -> String {
        let words = name.split('_').filter(|word| !word.is_empty());
        let camel: String = words.map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        self.unused(camel + "Element")
    }

    fn unused(&mut self, name: String) -> String {
        let count = self.used.entry(name.clone()).or_default();
        *count += 1;
        if *count == 1 { name } else { format!("{name}_{count}") }
    }
}

/// A C++ function or class as the shim calls it.
pub(super) fn target(qualified: &str, template_arguments: &[String]) -> String {
    match template_arguments {
        [] => qualified.to_owned(),
        arguments => format!("{qualified}<{}>", arguments.join(", ")),
    }
}

/// Whether Python reads `name` as syntax.
pub fn is_python_keyword(name: &str) -> bool {
    PYTHON_KEYWORDS.contains(&name)
}

/// A parameter's name in Python.
pub(super) fn python(name: &str) -> String {
    if PYTHON_KEYWORDS.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

/// Whether a Python caller can name a parameter of this name: one that C++ names, and that Python can say.
pub(super) fn can_be_named(name: &str) -> bool {
    !name.ends_with('_') && !name.strip_prefix("arg").is_some_and(|rest| rest.parse::<u32>().is_ok())
}

/// A name that is no keyword in C++ and Rust.
pub(super) fn safe(name: &str) -> String {
    if KEYWORDS.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

/// `unsigned long` as `unsigned_long`, `std::size_t` as `std_size_t`.
fn identifier(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("_")
}

const PYTHON_KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

const KEYWORDS: [&str; 124] = [
    "Self",
    "abstract",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "as",
    "asm",
    "async",
    "auto",
    "await",
    "become",
    "bitand",
    "bitor",
    "bool",
    "box",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "crate",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dyn",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "final",
    "float",
    "fn",
    "for",
    "friend",
    "gen",
    "goto",
    "if",
    "impl",
    "in",
    "inline",
    "int",
    "let",
    "long",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "override",
    "priv",
    "private",
    "protected",
    "pub",
    "public",
    "ref",
    "register",
    "reinterpret_cast",
    "requires",
    "return",
    "self",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "super",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "trait",
    "true",
    "try",
    "type",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "union",
    "unsafe",
    "unsigned",
    "unsized",
    "use",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "where",
    "while",
    "xor",
    "xor_eq",
    "yield",
];
