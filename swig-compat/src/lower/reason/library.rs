//! The message for a type of C++'s standard library whose file the interface has not read, or which no `%template` names.

use crate::lower::types::Resolved;
use crate::source::ships;

/// The directives that a type needs: a file of SWIG's library, and for a template a `%template`.
pub(super) fn missing(r#type: &Resolved) -> Option<String> {
    let spelled = bare(r#type).to_string();
    let (name, arguments) = match spelled.strip_prefix("std::")?.split_once('<') {
        Some((name, arguments)) => (name, Some(arguments)),
        None => (spelled.strip_prefix("std::")?, None),
    };
    let file = format!("std_{name}.i");
    if !ships(&file) {
        return None;
    }
    Some(match (name, arguments) {
        ("shared_ptr" | "unique_ptr", _) => {
            format!(
                "if it points to a class, write `%include \"{file}\"` and `%{name}(Class)` above the class"
            )
        }
        (_, Some(_)) => {
            format!(
                "write `%include \"{file}\"` and `%template(Name) {spelled};` before it, with a name of yours"
            )
        }
        (_, None) => format!("write `%include \"{file}\"` before it"),
    })
}

/// What is pointed or referred to.
fn bare(r#type: &Resolved) -> &Resolved {
    match r#type.without_const() {
        Resolved::Pointer(inner) | Resolved::Reference(inner) | Resolved::RvalueReference(inner) => {
            bare(inner)
        }
        own => own,
    }
}
