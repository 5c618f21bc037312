//! The directives that messages advise: for a type of the C++ standard library whose interface file was not
//! included, or which no `%template` names; and for a pointer to numbers without a directive, the most likely
//! one, with the names of the parameters.

use crate::interface::{ByValue, ClassType, Ty};
use crate::lower::parameter::Parameter;
use crate::source::ships;

/// The library files that declare types, by prefixes of the types' names, each with the classes to use
/// instead if the file has been included. Types without a file need no directive.
const FILES: [(&str, &str, &str); 7] = [
    ("std::mdspan", "mdspan.i", ""),
    ("Kokkos::mdspan", "mdspan.i", ""),
    ("Eigen::Sparse", "eigen_sparse.i", "a `SparseMatrix`"),
    ("Eigen::Tensor", "eigen_tensor.i", "a `Tensor` or a `TensorMap`"),
    ("Eigen::", "eigen.i", "a `Matrix`, an `Array`, a `Ref` or a `Map`"),
    ("std::chrono::", "", "a `duration`, or a `time_point` of the system's clock or of local time"),
    ("std::filesystem::file_time_type", "", "a `time_point` of the system's clock"),
];

/// Whether the type belongs to a library, or a part of the standard one, that has rows of its own among the
/// library files: quaff binds the types of the rows or says what to use instead of them.
pub(in crate::lower) fn has_file_of_its_own(r#type: &Ty) -> bool {
    let class = r#type.class_or_undeclared();
    class.is_some_and(|class| FILES.iter().any(|(prefix, ..)| class.template().starts_with(prefix)))
}

/// The directives that a type requires: an `%include` of a library file, and for a template of SWIG's library
/// a `%template`.
pub fn missing(r#type: &Ty) -> Option<String> {
    let named = bare(r#type);
    let (full, is_instance) = match named {
        Ty::Class(class) | Ty::Undeclared(class) => (class.template(), class.is_instance()),
        Ty::StdVector(_) => ("std::vector", true),
        Ty::StdSpan(_) => ("std::span", true),
        Ty::Unique(_) => ("std::unique_ptr", true),
        Ty::StdString => ("std::string", false),
        Ty::Other(text) => (text.as_str(), false),
        _ => return None,
    };
    if let Some((_, file, instead)) = FILES.iter().find(|(prefix, ..)| full.starts_with(prefix)) {
        let include = format!("write `%include \"{file}\"` before it");
        return Some(match (*file, *instead) {
            ("", instead) => format!("use {instead}"),
            (_, "") => include,
            (_, instead) => format!("{include}; if that is there, use {instead}"),
        });
    }
    if let Some(pointer) = unknown_pointer(named) {
        let (name, pointee) = (pointer.unqualified(), pointer.pointee()?);
        return Some(format!("write `%include \"std_{name}.i\"` and `%{name}({pointee})` above the class"));
    }
    let name = full.strip_prefix("std::")?;
    let file = format!("std_{name}.i");
    if !ships(&file) {
        return None;
    }
    Some(match (name, is_instance) {
        ("shared_ptr" | "unique_ptr", _) => {
            format!(
                "if it points to a class, write `%include \"{file}\"` and `%{name}(Class)` above the class"
            )
        }
        (_, true) => {
            format!(
                "write `%include \"{file}\"` and `%template(Name) {named};` before it, with a name of yours"
            )
        }
        (_, false) => format!("write `%include \"{file}\"` before it"),
    })
}

/// The directives for a parameter that C++ may change through a reference.
pub(super) fn changed(parameter: &Parameter) -> Option<String> {
    let Parameter { name, r#type, .. } = parameter;
    let referent = r#type.referent().filter(|referent| !referent.is_const())?;
    let class = referent.class_or_undeclared().filter(|class| class.is_instance())?;
    let file = format!("{}.i", class.template().strip_prefix("std::").map(|name| format!("std_{name}"))?);
    (class.by_value() != ByValue::Never && ships(&file)).then(|| {
        format!(
            "write `%include \"{file}\"`, and then `%template(Name) {class};` for objects that C++ changes, or \
             `%template() {class};` and `%apply {class} &INOUT {{ {class} &{name} }};` for a value that the function \
             returns after the change"
        )
    })
}

/// A smart pointer to a class among the elements of a type, whose library file was not included.
fn unknown_pointer(r#type: &Ty) -> Option<&ClassType> {
    match r#type.without_const() {
        Ty::StdVector(element) => pointer_or_within(element),
        Ty::Class(class) | Ty::Undeclared(class) => class.arguments().iter().find_map(pointer_or_within),
        _ => None,
    }
}

fn pointer_or_within(r#type: &Ty) -> Option<&ClassType> {
    match r#type.without_const() {
        Ty::Undeclared(class) if class.template() == "std::shared_ptr" => {
            Some(class).filter(|class| class.pointee().and_then(Ty::class).is_some())
        }
        own => unknown_pointer(own),
    }
}

/// The type behind pointers and references.
fn bare(r#type: &Ty) -> &Ty {
    match r#type.without_const() {
        Ty::Pointer(inner) | Ty::Reference(inner) | Ty::RvalueReference(inner) => bare(inner),
        own => own,
    }
}

/// The directive that is probably meant for the pointer at `at`: its elements are constant, or an adjacent
/// integer may be its length.
pub(super) fn likely_fix(parameters: &[Parameter], at: usize) -> Option<String> {
    let pointee = parameters[at].r#type.pointee().filter(|pointee| pointee.scalar().is_some())?;
    let is_likely = pointee.is_const() || length_of(parameters, at).is_some();
    is_likely.then(|| fix(parameters, at, pointee.is_const()))
}

fn fix(parameters: &[Parameter], at: usize, is_const: bool) -> String {
    let name = &parameters[at].name;
    let array = if is_on_device(parameters, at) { "device_array" } else { "array" };
    let say = |names: &str| match is_const {
        true => format!("`%in_{array}({name}, {names})`"),
        false => format!("`%in_{array}({name}, {names})` or `%inplace_{array}({name}, {names})`"),
    };
    let extents: Vec<&str> = extents(parameters, at).collect();
    match (extents.as_slice(), length_of(parameters, at)) {
        ([first, _, ..], _) => format!(
            "write {} if these are its extents, or {} if `{first}` is the number of all elements",
            say(&extents.join(", ")),
            say(first)
        ),
        (_, Some(length)) if is_length(length) => format!("declare what it points to with {}", say(length)),
        // An adjacent integer that is not clearly a length: taking it for one could read beyond the end.
        (_, Some(other)) => format!(
            "if `{other}` is the number of its elements, write {}; if it points to one number, write a \
             function that takes and returns values, for example in `%inline %{{ … %}}`",
            say(other)
        ),
        (_, None) => {
            format!("add a parameter for its length, an integer, and write `%in_{array}({name}, length)`")
        }
    }
}

/// Whether a pointer probably refers to device memory: the function takes a stream, or the parameter's name
/// suggests it.
fn is_on_device(parameters: &[Parameter], at: usize) -> bool {
    let name = parameters[at].name.to_lowercase();
    let words: Vec<&str> = name.split('_').collect();
    let says_so = |word: &&&str| matches!(**word, "d" | "dev" | "device" | "gpu" | "cuda");
    let is_called_so = words.len() > 1 && [words.first(), words.last()].iter().flatten().any(says_so);
    is_called_so || parameters.iter().any(|parameter| parameter.r#type.is_stream())
}

/// The integers right after the pointer whose names suggest lengths.
fn extents(parameters: &[Parameter], at: usize) -> impl Iterator<Item = &str> {
    let is_extent = |parameter: &&Parameter| parameter.is_integer() && is_length(&parameter.name);
    parameters[at + 1..].iter().take_while(is_extent).map(|parameter| parameter.name.as_str())
}

/// The integer parameter beside the pointer, or after other pointers that may share it. A parameter whose
/// name suggests a length is preferred.
fn length_of(parameters: &[Parameter], at: usize) -> Option<&str> {
    let others = |parameter: &&Parameter| parameter.r#type.pointee().is_some();
    let after = parameters[at + 1..].iter().find(|parameter| !others(parameter));
    let before = parameters[..at].iter().rev().find(|parameter| !others(parameter));
    let beside: Vec<&str> = [after, before]
        .into_iter()
        .flatten()
        .filter(|parameter| parameter.is_integer())
        .map(|parameter| parameter.name.as_str())
        .collect();
    beside.iter().find(|name| is_length(name)).or(beside.first()).copied()
}

/// Whether a name suggests a length: `n`, `num_rows`, `nElements`.
fn is_length(name: &str) -> bool {
    const WORDS: [&str; 20] = [
        "n", "num", "number", "len", "length", "size", "count", "elements", "total", "row", "rows", "col",
        "cols", "columns", "height", "width", "depth", "planes", "dim", "extent",
    ];
    let lower = name.to_lowercase();
    let is_word =
        |word: &str| WORDS.contains(&word.trim_end_matches(|character: char| character.is_ascii_digit()));
    let camel = name.len() > 1 && name.starts_with('n') && name[1..].starts_with(char::is_uppercase);
    let ends = ["size", "len", "length", "count"].iter().any(|end| lower.ends_with(end));
    lower.len() == 1 || camel || ends || lower.split('_').any(is_word) || lower.starts_with("num")
}
