//! What to write where the C++ compiler refuses what an interface asks for.

use crate::plan::Row;

/// Words of GCC and clang, and what helps.
const REMEDIES: [(&[&str], &str); 4] = [
    (
        &["numpy/arrayobject.h: No such file", "'numpy/arrayobject.h' file not found"],
        "install NumPy in the Python that the module is built for, or pass the folder that `numpy.get_include()` \
         returns by `-I`",
    ),
    (
        &["does not allow dynamic exception specifications"],
        "C++17 has no `throw(X)` behind a declaration: remove it there, and write `%catches(X) name;` in the interface \
         if Python is to know of it",
    ),
    (
        &["incomplete type", "has incomplete"],
        "`#include` the header that defines it between `%{` and `%}`, above the code that uses it",
    ),
    (
        &[
            "has not been declared",
            "was not declared",
            "does not name a type",
            "unknown type name",
            "is not a member of",
            "no member named",
            "undeclared identifier",
        ],
        "`#include` the header that declares it between `%{` and `%}`",
    ),
];

/// What helps against an error of the compiler's, if it is one of those.
pub(super) fn of(text: &str) -> Option<&'static str> {
    let is_one = |(words, _): &&(&[&str], &str)| words.iter().any(|words| text.contains(words));
    REMEDIES.iter().find(is_one).map(|(_, help)| *help)
}

/// What helps where only the assignment to a data member or a variable does not compile.
pub(super) fn of_assignment(row: &Row) -> Option<String> {
    let target = &row.target;
    row.action.is_write().then(|| {
        format!(
            "if it is only to be read, write `%immutable {target};` before the `%include` that declares it"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn errors_of_both_compilers_have_a_remedy() {
        let throws = "ISO C++17 does not allow dynamic exception specifications";
        assert!(of(throws).is_some_and(|help| help.contains("%catches(X)")));
        assert!(of("invalid use of incomplete type 'struct A'").is_some_and(|help| help.contains("defines")));
        assert!(of("'Lost' was not declared in this scope").is_some_and(|help| help.contains("declares")));
        assert_eq!(of("no match for 'operator+'"), None);
    }
}
