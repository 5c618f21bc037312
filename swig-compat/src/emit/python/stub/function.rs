//! The signatures of functions and methods in the stub.

use super::vocabulary::{LINE, Vocabulary};
use super::{arrays, types};
use crate::emit::python::module::docstring;
use crate::emit::python::types as python_types;
use crate::overload::takes::StaticType;
use crate::plan::{Plan, PlannedFunction, Stub};

/// The indentation of members, in columns.
const INDENTATION: usize = 4;

/// The keywords of a reduction along axes. Without them, the reduction returns a number.
const ALONG: [&str; 3] = ["axis: int | tuple[int, ...] | None", "keepdims: bool = False", "out: Any = None"];

/// The comment that silences type checkers about a signature: C++ has other rules for overloads, and for
/// members of a derived class with the same name as a member of the base.
fn ignored(function: &PlannedFunction, receiver: FirstParameter, stub: &Stub) -> String {
    let is_method =
        matches!(receiver, FirstParameter::Instance | FirstParameter::Derived) && function.name != "__init__";
    let is_special = is_method && function.name.starts_with("__");
    let overrides = is_special || is_method && receiver == FirstParameter::Derived;
    let mut codes = Vec::new();
    codes.extend(is_special.then_some("misc"));
    codes.extend(stub.overlaps.then_some("overload-overlap"));
    codes.extend(overrides.then_some("override"));
    if codes.is_empty() {
        return String::new();
    }
    format!("  # type: ignore[{}, unused-ignore]", codes.join(", "))
}

/// The kind of a function's first parameter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FirstParameter {
    /// The function is not a member of a class.
    None,
    /// The instance of a method.
    Instance,
    /// The instance of a method, in a class with bases.
    Derived,
    /// The function is a static member of a class, without an instance.
    Class,
}

pub(super) fn function(
    function: &PlannedFunction,
    receiver: FirstParameter,
    plan: &Plan,
    vocabulary: &mut Vocabulary,
) -> String {
    let decorator = match function.stubs.len() {
        0 | 1 => String::new(),
        _ => format!("@{}\n", vocabulary.spell("overload")),
    };
    let decorator = match receiver {
        FirstParameter::Class => format!("{decorator}@{}\n", vocabulary.spell("staticmethod")),
        _ => decorator,
    };
    let mut text = String::new();
    let own = |stub: &Stub| function.rows[stub.row].docstring.as_deref();
    let have_own = function.stubs.iter().any(|stub| own(stub) != own(&function.stubs[0]));
    for (index, stub) in function.stubs.iter().enumerate() {
        let doc = match have_own {
            true => own(stub),
            false => function.doc.as_deref().filter(|_| index == 0),
        };
        text += &decorator;
        text += &signature(function, receiver, stub, doc, plan, vocabulary);
    }
    if receiver == FirstParameter::None && is_reduction(function) {
        text += &decorator;
        text += &lazy_signature(function, vocabulary);
    }
    text
}

/// The signature of a reduction over a Dask array.
fn lazy_signature(function: &PlannedFunction, vocabulary: &mut Vocabulary) -> String {
    let inputs = function.rows.first().map(|row| row.passed_inputs()).unwrap_or_default();
    let array = function.keywords.first().or_else(|| inputs.first().map(|input| &input.name));
    let mut parameters: Vec<String> = Vec::new();
    parameters.extend(array.map(|name| format!("{name}: {KIND}")));
    parameters.extend(function.positional_only.then(|| "/".to_owned()));
    parameters.push("*".to_owned());
    parameters.extend(KEYWORDS.map(|keyword| vocabulary.spell(keyword)));
    written(&function.name, &parameters, KIND, "", None, FirstParameter::None)
}

/// The line of a stub for a signature of a function: `def name(parameters) -> result: ...`.
fn signature(
    function: &PlannedFunction,
    receiver: FirstParameter,
    stub: &Stub,
    doc: Option<&str>,
    plan: &Plan,
    vocabulary: &mut Vocabulary,
) -> String {
    let mut parameters = parameters(function, stub, plan, vocabulary);
    let rest = parameters.pop_if(|_| function.rows[stub.row].takes_rest).map(|rest| format!("*{rest}"));
    if function.positional_only && !parameters.is_empty() {
        parameters.push("/".to_owned());
    }
    parameters.extend(rest);
    if matches!(receiver, FirstParameter::Instance | FirstParameter::Derived) {
        parameters.insert(0, "self".to_owned());
    }
    parameters.extend(by_name(function, stub, plan, vocabulary));
    let device = if arrays::is_kept(stub) { arrays::KIND } else { arrays::OWN };
    let results: Vec<String> =
        stub.results.iter().map(|each| python_types::annotations(each, device, plan)).collect();
    let is_method = matches!(receiver, FirstParameter::Instance | FirstParameter::Derived);
    let result = match is_method && is_in_place(&function.name) {
        true => "Self".to_owned(),
        false => results.join(" | "),
    };
    let (name, result) = (&function.name, vocabulary.spell(&result));
    let ignore = ignored(function, receiver, stub);
    written(name, &parameters, &result, &ignore, doc, receiver)
}

/// The text of a signature with its docstring or `...`, on one line or with a line for each parameter.
fn written(
    name: &str,
    parameters: &[String],
    result: &str,
    ignore: &str,
    doc: Option<&str>,
    receiver: FirstParameter,
) -> String {
    let (mark, body) = match doc {
        Some(doc) => (":", format!("\n{}\n", indented(&docstring(doc)))),
        None => (": ...", "\n".to_owned()),
    };
    let line = format!("def {name}({}) -> {result}{mark}", parameters.join(", "));
    if parameters.is_empty() || line.len() <= LINE {
        return format!("{line}{ignore}{body}");
    }
    let parameters: String =
        parameters.iter().map(|each| format!("    {},\n", broken(each, receiver))).collect();
    format!("def {name}({ignore}\n{parameters}) -> {result}{mark}{body}")
}

/// The function that assigns to a property, on one line or with a line for each parameter.
pub(super) fn setter(name: &str, taken: &str) -> String {
    let line = format!("def {name}(self, value: {taken}) -> None: ...\n");
    let text = match INDENTATION + line.trim_end().len() <= LINE {
        true => line,
        false => {
            let value = broken_at(&format!("value: {taken}"), INDENTATION, INDENTATION);
            format!("def {name}(\n    self,\n    {value},\n) -> None: ...\n")
        }
    };
    format!("@{name}.setter\n{text}")
}

/// A parameter, on several lines if its type is too long for one.
fn broken(parameter: &str, receiver: FirstParameter) -> String {
    let outside = if receiver == FirstParameter::None { 0 } else { INDENTATION };
    broken_at(parameter, outside, INDENTATION)
}

/// The keyword-only parameters.
fn by_name(function: &PlannedFunction, stub: &Stub, plan: &Plan, vocabulary: &mut Vocabulary) -> Vec<String> {
    let mut parameters: Vec<String> = Vec::new();
    if stub.along {
        parameters.extend(ALONG.map(|parameter| vocabulary.spell(parameter)));
    }
    if function.out && !stub.out.is_empty() {
        let arrays: Vec<String> = stub.out.iter().map(|each| types::spelled(each, plan)).collect();
        let out = match arrays.as_slice() {
            [array] => array.clone(),
            arrays => format!("tuple[{} | None]", arrays.join(" | None, ")),
        };
        parameters.push(format!("out: {} | None = None", vocabulary.spell(&out)));
    }
    if function.stream {
        parameters.push("stream: _Stream | None = None".to_owned());
    }
    if !parameters.is_empty() {
        parameters.insert(0, "*".to_owned());
    }
    parameters
}

fn parameters(
    function: &PlannedFunction,
    stub: &Stub,
    plan: &Plan,
    vocabulary: &mut Vocabulary,
) -> Vec<String> {
    let mut spelled = Vec::new();
    let row = &function.rows[stub.row];
    let inputs = row.passed_inputs();
    // A method that Python overrides accepts exactly what C++ passes.
    let overridden = Some(&row.overridden).filter(|values| values.len() == inputs.len());
    // The library of the first array on a device determines the type of the results.
    let kind = stub.types.iter().position(|each| *each == StaticType::DeviceArray);
    let kind = kind.filter(|_| arrays::is_kept(stub));
    for (index, (input, r#type)) in inputs.iter().zip(&stub.types).enumerate() {
        let default = if input.default.is_some() { " = ..." } else { "" };
        let r#type = match overridden {
            Some(values) => python_types::value(&values[index], plan),
            None if kind == Some(index) => arrays::KIND.to_owned(),
            None => types::spelled(r#type, plan),
        };
        // The keyword for an array on a device may differ from the name of its C++ parameter.
        let name = function.keywords.get(index).unwrap_or(&input.name);
        spelled.push(format!("{name}: {}{default}", vocabulary.spell(&r#type)));
    }
    spelled
}

pub(super) fn indented(text: &str) -> String {
    let lines = text.trim_end().lines();
    lines.map(|line| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") }).collect()
}

// Breaks types that are too long for one line as Python's formatters do.

/// A parameter or a type, before a comma. `outside` is the number of columns by which all lines are indented
/// later, `inside` the number by which they are indented here.
fn broken_at(text: &str, outside: usize, inside: usize) -> String {
    if outside + inside + text.len() < LINE {
        return text.to_owned();
    }
    let alternatives = types::alternatives(text);
    let start = " ".repeat(inside);
    if alternatives.len() > 1 {
        let all = alternatives.iter().map(|each| broken_at(each, outside, inside));
        return all.collect::<Vec<_>>().join(&format!("\n{start}| "));
    }
    let body = text.split_once('[').and_then(|(head, rest)| Some((head, rest.strip_suffix(']')?)));
    let Some((head, body)) = body else { return text.to_owned() };
    let deeper = inside + INDENTATION;
    let items = items_of(body);
    let (before, comma) = (format!("\n{}", " ".repeat(deeper)), if items.len() > 1 { "," } else { "" });
    let body: String = match outside + deeper + body.len() <= LINE {
        true => format!("{before}{body}"),
        false => {
            items.iter().map(|item| before.clone() + &broken_at(item, outside, deeper) + comma).collect()
        }
    };
    format!("{head}[{body}\n{start}]")
}

/// The arguments of a generic type.
fn items_of(body: &str) -> Vec<&str> {
    const AND: &str = ", ";
    let mut items = Vec::new();
    let mut start = 0;
    for (at, _) in body.match_indices(AND) {
        let item = &body[start..at];
        if item.matches('[').count() == item.matches(']').count() {
            items.push(item);
            start = at + AND.len();
        }
    }
    items.push(&body[start..]);
    items
}

/// The methods of operators that change the object and return it.
const IN_PLACE: [&str; 13] = [
    "__iadd__",
    "__iand__",
    "__ifloordiv__",
    "__ilshift__",
    "__imatmul__",
    "__imod__",
    "__imul__",
    "__ior__",
    "__ipow__",
    "__irshift__",
    "__isub__",
    "__itruediv__",
    "__ixor__",
];

/// Whether a method is an operator that changes the object and returns it. `__int__` and `__iter__` are not.
fn is_in_place(name: &str) -> bool {
    IN_PLACE.contains(&name)
}

const KIND: &str = "_LazyArrayT";

/// The keywords of a reduction of a Dask array.
const KEYWORDS: [&str; 2] = ["axis: int | tuple[int, ...] | None = None", "keepdims: bool = False"];

/// Whether a function is a reduction.
pub(super) fn is_reduction(function: &PlannedFunction) -> bool {
    function.stubs.iter().any(|stub| stub.along)
}
