//! SWIG's spelling of C++ types, for docstrings, annotations and code: `char const *`, `Box< int > &`.

use super::ty::Ty;

/// The spelling of a type.
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
    use super::{spelled, with_spaces};
    use crate::interface::{Builtin, Ty};

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
