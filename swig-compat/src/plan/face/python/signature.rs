//! The Python signature that all rows of a function share.

use super::literal::python;
use crate::interface::{Scalar, Text, Type, Value, is_python_keyword};
use crate::plan::{DeviceWork, Row, RowInput, names};

pub(in crate::plan) struct Signature {
    /// The text `(a, b=..., /)`; for a method, it begins with `$self`.
    pub text: String,
    pub keywords: Vec<String>,
    pub positional_only: bool,
    pub stream: bool,
    pub out: bool,
    /// The parameters as a Python function around this one declares them, such as `a, b=2`, without the
    /// instance, and the same as arguments of a call; `None` if Python cannot spell them.
    pub wrapper: Option<[String; 2]>,
}

impl Default for Signature {
    /// The signature of a function without parameters.
    fn default() -> Signature {
        Signature {
            text: "()".to_owned(),
            keywords: Vec::new(),
            positional_only: false,
            stream: false,
            out: false,
            wrapper: Some([String::new(), String::new()]),
        }
    }
}

/// The keyword for output arrays, unless C++ has a parameter with that name.
const OUT: &str = "out";

/// The keyword for the stream, unless C++ has a parameter with that name.
const STREAM: &str = "stream";

/// The keywords of a reduction, with their defaults.
const AXES: [(&str, &str); 3] = [("axis", "None"), ("keepdims", "False"), ("out", "None")];

/// The signature of rows. If all rows have the same parameter names, the signature has these, and otherwise
/// `(*args)`, as in SWIG. With `%feature("kwargs")`, all parameters have names, even if C++ does not name
/// them.
pub(in crate::plan) fn of(rows: &[Row], are_named: bool) -> Signature {
    let Some(longest) = rows.iter().max_by_key(|row| row.passed_inputs().len()) else {
        return Signature::default();
    };
    let (stream, out) = (takes_stream(rows), takes_out(rows));
    let by_name = out.then(|| format!("{OUT}=None")).into_iter();
    let by_name: Vec<String> = by_name.chain(stream.then(|| format!("{STREAM}=None"))).collect();
    let Some(mut names) = names_of(rows, longest.passed_inputs().len()) else {
        let shown = ["*args".to_owned()].into_iter().chain(by_name).collect();
        let text = on_this(rows, shown);
        return Signature { text, positional_only: true, stream, out, ..Signature::default() };
    };
    let required = rows.iter().map(fixed).min().unwrap_or(0);
    // A reduction takes its array by position, like NumPy's functions of one array.
    let reduction = rows.iter().any(|row| row.call.is_reduction());
    // If a row takes any number of arguments, all arguments from there on.
    let rest = rows.iter().filter(|row| row.takes_rest).map(fixed).min().map(|first| {
        let name = names[first];
        names.truncate(first);
        name
    });
    let positional_only =
        reduction || rest.is_some() || !are_named && !names.iter().all(|name| names::can_be_named(name));
    let mut shown: Vec<String> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        shown.push(match index < required {
            true => (*name).to_owned(),
            false => format!("{name}={}", default(rows, index)),
        });
    }
    if positional_only && !shown.is_empty() {
        shown.push("/".to_owned());
    }
    let has_rest = rest.is_some();
    let is_plain = !reduction && !has_rest && !stream && !out;
    let can_wrap = is_plain && rows.iter().flat_map(Row::passed_inputs).all(is_spelled);
    let wrapper = can_wrap.then(|| {
        let declared: Vec<&str> = shown.iter().map(String::as_str).filter(|each| *each != "/").collect();
        [declared.join(", "), names.join(", ")]
    });
    shown.extend(rest.map(|rest| format!("*{rest}")));
    let along =
        if reduction { AXES.map(|(name, default)| format!("{name}={default}")).to_vec() } else { Vec::new() };
    let named = along.into_iter().chain(by_name);
    let mut named =
        named.filter(|shown| names.iter().all(|name| !shown.starts_with(&format!("{name}=")))).peekable();
    if !has_rest && named.peek().is_some() {
        shown.push("*".to_owned());
    }
    shown.extend(named);
    let keywords =
        if positional_only { Vec::new() } else { names.iter().map(|&name| name.to_owned()).collect() };
    Signature { text: on_this(rows, shown), keywords, positional_only, stream, out, wrapper }
}

/// Whether a Python function around this one can declare a parameter: by its name, and with a default that
/// the function accepts when it is passed.
fn is_spelled(input: &RowInput) -> bool {
    // A name that begins with an underscore may be the name of the wrapped function.
    let may_be_declared = names::can_be_named(&input.name)
        && !is_python_keyword(&input.name)
        && !input.name.starts_with('_')
        && input.name != "self";
    let accepts = |default: String| match &input.r#type {
        Type::Value(value) => accepts(value, &default),
        _ => false,
    };
    may_be_declared && (input.default.is_none() || of_input(input).is_some_and(accepts))
}

/// Whether a value in Python's spelling is accepted for a parameter of this kind, without a conversion that
/// only C++ knows.
fn accepts(value: &Value, spelled: &str) -> bool {
    let is_text = spelled.starts_with('\'');
    match value {
        Value::Scalar(Scalar::Bool) => ["True", "False"].contains(&spelled),
        Value::Scalar(Scalar::Integer(integer)) => match (integer.signed, integer.bits) {
            (true, 8) => spelled.parse::<i8>().is_ok(),
            (true, 16) => spelled.parse::<i16>().is_ok(),
            (true, _) => spelled.parse::<i32>().is_ok(),
            (false, 8) => spelled.parse::<u8>().is_ok(),
            (false, 16) => spelled.parse::<u16>().is_ok(),
            (false, _) => spelled.parse::<u32>().is_ok(),
        },
        Value::Scalar(_) => spelled.parse::<f64>().is_ok(),
        Value::Text(Text::Character | Text::Buffer) => false,
        Value::Text(Text::String) => is_text,
        Value::Text(Text::CString | Text::WritableCString) => is_text || spelled == "None",
        Value::Object(_) => spelled == "None" && takes_none(value),
        // As SWIG does, the function gets None in place of a null pointer.
        Value::Python => spelled == "None",
        Value::Library(_) => false,
    }
}

/// The number of inputs of a row, without the tuple of all further arguments.
fn fixed(row: &Row) -> usize {
    row.passed_inputs().len() - usize::from(row.takes_rest)
}

/// The parameters, preceded for a method by `$self`, Python's notation for the instance of a bound method.
fn on_this(rows: &[Row], mut shown: Vec<String>) -> String {
    if rows.iter().any(|row| row.action.has_this()) {
        shown.insert(0, "$self".to_owned());
    }
    format!("({})", shown.join(", "))
}

/// Whether the caller may pass arrays for the results.
fn takes_out(rows: &[Row]) -> bool {
    let mut names = rows.iter().flat_map(Row::passed_inputs).map(|input| input.name.as_str());
    rows.iter().any(|row| !row.results().is_empty() || row.elements().is_some())
        && !names.any(|name| name == OUT)
}

/// Whether a row can run on a device.
fn takes_stream(rows: &[Row]) -> bool {
    let mut names = rows.iter().flat_map(Row::passed_inputs).map(|input| input.name.as_str());
    rows.iter().any(|row| row.on_device() != DeviceWork::Never) && !names.any(|name| name == STREAM)
}

/// The name of each parameter, if the rows agree on it. A device array has the name that host rows have for
/// that parameter.
fn names_of(rows: &[Row], count: usize) -> Option<Vec<&str>> {
    let name = |position: usize| {
        let inputs = || rows.iter().filter_map(|row| row.passed_inputs().get(position));
        let (device, host): (Vec<&RowInput>, Vec<&RowInput>) =
            inputs().partition(|input| input.r#type.is_on_device());
        let same = |inputs: &[&RowInput]| inputs.windows(2).all(|pair| pair[0].name == pair[1].name);
        let both_arrays = host.iter().all(|input| input.array().is_some());
        let agrees =
            same(&host) && same(&device) && (device.is_empty() || both_arrays || same_names(inputs()));
        agrees.then(|| host.first().or(device.first()).map(|input| input.name.as_str()))?
    };
    (0..count).map(name).collect()
}

fn same_names<'a>(mut inputs: impl Iterator<Item = &'a RowInput>) -> bool {
    let first = inputs.next().map(|input| &input.name);
    inputs.all(|input| Some(&input.name) == first)
}

/// The default that all rows have at a position, in Python's spelling, or else `...`.
fn default(rows: &[Row], position: usize) -> String {
    let mut defaults = rows
        .iter()
        .filter_map(|row| row.passed_inputs().get(position).filter(|input| input.default.is_some()))
        .map(of_input);
    let first = defaults.next().flatten();
    first
        .filter(|first| defaults.all(|other| other.as_ref() == Some(first)))
        .unwrap_or_else(|| "...".to_owned())
}

/// The default of a parameter in Python's spelling, with None for a null pointer; `None` if only C++ can
/// evaluate the default.
pub(crate) fn of_input(input: &RowInput) -> Option<String> {
    let default = input.default.as_deref()?;
    match &input.r#type {
        Type::Value(value) if default.trim() == "0" && takes_none(value) => Some("None".to_owned()),
        _ => python(default),
    }
}

/// Whether callers can pass None for a null pointer.
pub(crate) fn takes_none(value: &Value) -> bool {
    match value {
        Value::Text(text) => matches!(text, Text::CString | Text::WritableCString),
        Value::Object(object) => object.is_nullable(),
        Value::Scalar(_) | Value::Library(_) | Value::Python => false,
    }
}

#[cfg(test)]
mod tests {
    use super::python;

    #[test]
    fn literals_are_pythons_where_they_are_literals() {
        let cases = [
            ("1", "1"),
            ("-1L", "-1"),
            ("2.5f", "2.5"),
            (".5", "..."),
            ("1e3", "1000.0"),
            ("0", "0"),
            ("017", "..."),
            ("0x1f", "..."),
            ("true", "True"),
            ("nullptr", "None"),
            ("(const T *)0", "None"),
            ("(int) 0", "..."),
            ("\"x y\"", "'x y'"),
            ("\"x\\n\"", "..."),
            ("f(1)", "..."),
            ("1 + 2", "..."),
            ("1e999", "..."),
            ("INFINITY", "1e999"),
            ("-std::numeric_limits<T>::infinity()", "-1e999"),
        ];
        for (literal, spelled) in cases {
            assert_eq!(python(literal).unwrap_or_else(|| "...".to_owned()), spelled, "{literal}");
        }
    }
}
