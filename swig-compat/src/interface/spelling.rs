//! The spellings of types in generated code. C has no scopes, and finds `struct stats` only with its class
//! key. Docstrings, annotations and typemaps with code have SWIG's spelling: `char const *`, `Box< int > &`.

use crate::interface::Ty;
use crate::lex::is_word;
use crate::syntax::Tag;
use std::collections::{BTreeMap, BTreeSet};

/// The spelling of types in generated code: as in C++, or with the class keys that C needs, such as `struct`.
#[derive(Clone, Debug, Default)]
pub struct Spelling {
    /// The class keys of types by name, in an interface of C.
    keys: Option<BTreeMap<String, String>>,
}

impl Spelling {
    /// The spelling in C, where the types with these tags are named with their class keys.
    pub fn of_c(tags: &BTreeSet<Tag>) -> Spelling {
        let keys = tags.iter().map(|tag| (tag.name.clone(), tag.key.clone()));
        Spelling { keys: Some(keys.collect()) }
    }

    pub fn is_of_c(&self) -> bool {
        self.keys.is_some()
    }

    /// The spelling in generated code of a type or declaration, which is given in C++.
    pub fn spelled(&self, text: &str) -> String {
        let Some(keys) = &self.keys else { return text.to_owned() };
        let mut spelled = String::with_capacity(text.len());
        let mut rest = text;
        let mut has_key = false;
        while let Some(first) = rest.chars().next() {
            let end = match is_word(first) {
                true => rest.find(|character| !is_word(character)).unwrap_or(rest.len()),
                false => first.len_utf8(),
            };
            let (word, behind) = rest.split_at(end);
            if let Some(behind) = behind.strip_prefix("::").filter(|_| is_word(first)) {
                rest = behind;
                continue;
            }
            if let Some(key) = keys.get(word).filter(|_| !has_key) {
                spelled.push_str(key);
                spelled.push(' ');
            }
            if word != ":" {
                spelled.push_str(word);
            }
            has_key = match is_word(first) {
                true => matches!(word, "struct" | "union" | "enum"),
                false => has_key && first.is_whitespace(),
            };
            rest = behind;
        }
        spelled
    }
}

/// The spelling of a type by SWIG.
pub fn spelled(r#type: &Ty) -> String {
    match r#type {
        Ty::Const(inner) if inner.is_pointer() => format!("{}const", spelled(inner)),
        Ty::Const(inner) => format!("{} const", spelled(inner)),
        Ty::Pointer(inner) if !inner.is_around_array() => marked(inner, "*"),
        Ty::Reference(inner) if !inner.is_around_array() => marked(inner, "&"),
        Ty::RvalueReference(inner) => marked(inner, "&&"),
        Ty::Enum(name, _) => format!("enum {name}"),
        other => with_spaces(&other.to_string()),
    }
}

fn marked(inner: &Ty, mark: &str) -> String {
    let inner = spelled(inner);
    let space = if inner.ends_with(['*', '&']) { "" } else { " " };
    format!("{inner}{space}{mark}")
}

/// A type with spaces inside the angle brackets of templates.
pub fn with_spaces(text: &str) -> String {
    text.replace('<', "< ").replace('>', " >").replace("  ", " ").replace(", ", ",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::Builtin;

    #[test]
    fn c_has_keys_and_no_scopes() {
        let tag = |key: &str, name: &str| Tag { key: key.to_owned(), name: name.to_owned() };
        let spelling = Spelling::of_c(&BTreeSet::from([tag("struct", "stat"), tag("enum", "Color")]));
        assert_eq!(spelling.spelled("const stat* arg1"), "const struct stat* arg1");
        assert_eq!(spelling.spelled("struct stat"), "struct stat");
        assert_eq!(spelling.spelled("::Outer::stat"), "struct stat");
        assert_eq!(
            spelling.spelled("std::size_t (*arg1)(Color, stats)"),
            "size_t (*arg1)(enum Color, stats)"
        );
        assert_eq!(Spelling::default().spelled("std::size_t"), "std::size_t");
    }

    #[test]
    fn types_have_spaces_where_swig_has_them() {
        let char = Ty::Const(Box::new(Ty::Builtin(Builtin::fundamental("char"))));
        let text = char.clone().into_pointer();
        assert_eq!(spelled(&text), "char const *");
        assert_eq!(spelled(&Ty::Reference(Box::new(text.clone()))), "char const *&");
        assert_eq!(spelled(&Ty::Const(Box::new(text))), "char const *const");
        assert_eq!(
            with_spaces("ns::Box<std::pair<int, Box<int>>>"),
            "ns::Box< std::pair< int,Box< int > > >"
        );
    }
}
