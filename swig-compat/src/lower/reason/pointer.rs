//! The message for a pointer to numbers without a directive: the most likely directive, with the names of the
//! parameters.

use crate::lower::parameter::Parameter;

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
