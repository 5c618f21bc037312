//! Advice for interfaces whose C++ the compiler refuses.

use crate::plan::Row;

/// Messages of GCC and clang, each with its remedy.
const REMEDIES: [(&[&str], &str); 6] = [
    (
        &["numpy/arrayobject.h: No such file", "'numpy/arrayobject.h' file not found"],
        "install NumPy in the Python that the module is built for, or pass the folder that `numpy.get_include()` \
         returns by `-I`",
    ),
    (
        &[
            "string: No such file",
            "vector: No such file",
            "iostream: No such file",
            "map: No such file",
            "memory: No such file",
            "'string' file not found",
            "'vector' file not found",
            "'iostream' file not found",
            "'map' file not found",
            "'memory' file not found",
        ],
        "this is a header of C++, and with `--c` the C compiler compiles the interface's code: leave `--c` out, and write \
         `extern \"C\" { … }` around the headers of C",
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
        &["has no member named"],
        "correct the name: the C++ class has no such member, and what `%extend` adds is no member of it",
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
            "undeclared (first use",
            "implicit declaration of function",
        ],
        "`#include` the header that declares it between `%{` and `%}`",
    ),
];

/// Names of SWIG's runtime that quaff does not have, with their replacements.
const OF_SWIG_ALONE: [(&[&str], &str); 9] = [
    (
        &[
            "SwigPyObject",
            "SwigPyClientData",
            "SWIG_Python_GetSwigThis",
            "SWIG_Python_SetSwigThis",
            "SWIG_This",
            "ShadowInstance",
        ],
        "quaff's objects are no `SwigPyObject`s: ask for what an object holds by \
         `SWIG_ConvertPtr(object, &pointer, SWIGTYPE_p_Name, 0)`",
    ),
    (
        &[
            "swig_cast_info",
            "swig_module_info",
            "SWIG_GetModule",
            "SWIG_Python_GetModule",
            "SWIG_SetModule",
            "SWIG_Python_SetModule",
            "SWIG_module",
            "SWIG_NewClientData",
            "SWIG_TypeCast",
            "SWIG_TypeCheck",
            "SWIG_TypeCmp",
            "SWIG_TypeCompare",
            "SWIG_TypeEquiv",
            "SWIG_TypeNameComp",
            "QueryModule",
            "SWIG_Python_TypeCache",
            "SWIG_Python_DestroyModule",
            "SWIG_runtime_data",
            "swig_module",
            "swig_types",
        ],
        "quaff has no table of SWIG's types: ask for a type by `SWIG_TypeQuery(\"Name *\")`, and for the object of a base \
         class by `SWIG_ConvertPtr`",
    ),
    (&["SWIG_globals", "varlink"], "declare the variable in the interface: Python has it as `cvar.name`"),
    (
        &["smartarg1", "smartresult"],
        "quaff has no `%feature(\"smartptr\")`: write `%shared_ptr(Class)` for `std::shared_ptr`, and put the code for other \
         smart pointers between `#ifndef QUAFF` and `#endif`",
    ),
    (
        &["SWIG_init", "SWIG_name"],
        "quaff writes the entry of the module itself: run code at the import by `%init %{ … %}`",
    ),
    (
        &["InstallConstants", "swig_const_info"],
        "declare each constant in the interface: `%constant int name = value;`, or store it by \
         `SWIG_SetConstant(d, \"name\", object)` in `%init %{ … %}`",
    ),
    (
        &["CheckImplicit"],
        "quaff converts arguments itself: write `%implicitconv Class;`, and `swig::asptr` in code takes what its \
         constructors take",
    ),
    (
        &["PyInstanceMethod_New", "PyStaticMethod_New", "SwigMethods", "FixMethods"],
        "quaff has no table of SWIG's methods: add methods by `%extend Name { … }`",
    ),
    (
        &[
            "PackedObj",
            "ConvertPacked",
            "SwigPyPacked",
            "SWIG_NewMemberObj",
            "SWIG_ConvertMember",
            "SWIG_PackData",
            "SWIG_UnpackData",
            "PackVoidPtr",
            "AcquirePtr",
        ],
        "quaff has no such function: return an object by `SWIG_NewPointerObj(pointer, SWIGTYPE_p_Name, SWIG_POINTER_OWN)`, \
         and wrap a pointer to a member in a function",
    ),
];

const MOVE: &str = "C++ cannot copy the object: with `%include <swigmove.i>` and `%apply SWIGTYPE MOVE { Class \
                    parameter };`, a parameter by value receives the object that is passed, which is moved";

const QUALIFY: &str = "write the full name that the compiler suggests: the code of `%extend` is outside of the \
                       namespace of its class";

/// Whether the text is about the deleted copy constructor of a class: `'Lock::Lock(const Lock&)'`.
fn is_deleted_copy(text: &str) -> bool {
    let is_deleted = text.contains("use of deleted function") || text.contains("deleted copy constructor");
    is_deleted && text.contains("(const ") && !text.contains("operator=")
}

/// Whether the compiler suggests the name with its namespaces: `'Point' was not declared in this scope; did
/// you mean 'shapes::Point'?`.
fn lacks_namespace(text: &str, name: &str) -> bool {
    let suggested =
        text.split("did you mean ").nth(1).map(|rest| rest.trim_matches(['\'', '?', '\u{2018}', '\u{2019}']));
    let is_inside = suggested.and_then(|suggested| suggested.strip_suffix(name));
    !name.is_empty() && is_inside.is_some_and(|scope| scope.ends_with("::"))
}

/// Whether a variable is declared by quaff, so that no header of the user's can declare it: `local_3`.
fn is_of_quaff(name: &str) -> bool {
    let is_number = |rest: &str| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit());
    name.starts_with("quaff_") || name.strip_prefix("local_").is_some_and(is_number)
}

/// The advice for a compiler error, if there is any.
pub(super) fn of(text: &str) -> Option<&'static str> {
    // For example `'SWIG_init' was not declared`.
    let quoted = text.split(['\'', '`', '\u{2018}', '\u{2019}']).nth(1).unwrap_or_default();
    if is_of_quaff(quoted) {
        return None;
    }
    let is_swigs = |(names, _): &&(&[&str], &str)| names.iter().any(|name| quoted.contains(name));
    if let Some((_, help)) = OF_SWIG_ALONE.iter().find(is_swigs) {
        return Some(help);
    }
    if is_deleted_copy(text) {
        return Some(MOVE);
    }
    if lacks_namespace(text, quoted) {
        return Some(QUALIFY);
    }
    let applies = |(words, _): &&(&[&str], &str)| words.iter().any(|words| text.contains(words));
    REMEDIES.iter().find(applies).map(|(_, help)| *help)
}

/// The advice if only assignment to a data member or variable does not compile.
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
        assert_eq!(of("'local_3' was not declared in this scope; did you mean 'locale_t'?"), None);
        assert!(of("'local_host' was not declared in this scope").is_some());
        let header = "vector: No such file or directory";
        assert!(of(header).is_some_and(|help| help.contains("leave `--c` out")));
        assert_eq!(of("no match for 'operator+'"), None);
        let copied = "use of deleted function 'Lock::Lock(const Lock&)'";
        assert!(of(copied).is_some_and(|help| help.contains("SWIGTYPE MOVE")));
        assert_eq!(of("use of deleted function 'Lock::Lock()'"), None);
        let unqualified = "'Point' was not declared in this scope; did you mean 'shapes::Point'?";
        assert!(of(unqualified).is_some_and(|help| help.contains("full name")));
        let other = "'Point' was not declared in this scope; did you mean 'Print'?";
        assert!(of(other).is_some_and(|help| help.contains("declares")));
        let member = "'struct Point' has no member named 'missing'";
        assert!(of(member).is_some_and(|help| help.contains("%extend")));
        let object = "'SwigPyObject' was not declared in this scope; did you mean 'PyObject'?";
        assert!(of(object).is_some_and(|help| help.contains("SWIG_ConvertPtr")));
        assert!(of("implicit declaration of function 'lost'").is_some_and(|help| help.contains("declares")));
    }
}
