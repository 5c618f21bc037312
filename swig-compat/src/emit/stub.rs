//! `<module>.pyi`: what type checkers and editors read. One `@overload` for each row.

use super::module::docstring;
use super::{heading, skipped};
use crate::plan::{Plan, PlannedFunction, Row};

/// What an array parameter takes beside NumPy's arrays, by dtype: buffers whose type says what their elements are.
/// `memoryview` does not say it, and is checked at run time.
const ARRAYS: [(&str, &str, &str, &[&str]); 11] = [
    ("Bool", "np.bool", "int", &["c_bool"]),
    ("Int8", "np.int8", "int", &["c_int8"]),
    ("Int16", "np.int16", "int", &["c_int16"]),
    ("Int32", "np.int32", "int", &["c_int32"]),
    ("Int64", "np.int64", "int", &["c_int64", "c_longlong"]),
    ("Uint8", "np.uint8", "int", &["c_uint8"]),
    ("Uint16", "np.uint16", "int", &["c_uint16"]),
    ("Uint32", "np.uint32", "int", &["c_uint32"]),
    ("Uint64", "np.uint64", "int", &["c_uint64", "c_ulonglong"]),
    ("Float32", "np.float32", "float", &["c_float"]),
    ("Float64", "np.float64", "float", &["c_double"]),
];

pub(super) fn emit(plan: &Plan) -> String {
    let functions: String = plan.functions.iter().map(function).collect();
    let (heading, skipped) = (heading(plan), skipped(plan, "#"));
    let doc = plan.doc.as_deref().map(docstring).unwrap_or_default();
    let (imports, aliases) = (imports(&functions), aliases(&functions));
    format!("{doc}# {heading}\n{imports}{aliases}{functions}{skipped}")
}

fn function(function: &PlannedFunction) -> String {
    let overloaded = function.rows.len() > 1;
    let rows: Vec<String> = (function.rows.iter().enumerate())
        .map(|(index, row)| signature(function, row, overloaded, index == 0))
        .collect();
    format!("\n{}", rows.concat())
}

fn signature(function: &PlannedFunction, row: &Row, overloaded: bool, first: bool) -> String {
    let decorator = if overloaded { "@overload\n" } else { "" };
    let mut parameters: Vec<String> =
        row.parameters.iter().map(|parameter| format!("{}: {}", parameter.name, parameter.python)).collect();
    if function.positional_only && !parameters.is_empty() {
        parameters.push("/".to_owned());
    }
    let (name, result) = (&function.name, row.returns.python);
    let body = match &function.doc {
        Some(doc) if first => format!("\n{}", indented(&docstring(doc))),
        _ => " ...\n".to_owned(),
    };
    let line = format!("def {name}({}) -> {result}:", parameters.join(", "));
    if line.len() <= 84 {
        return format!("{decorator}{line}{body}");
    }
    let parameters: String = parameters.iter().map(|parameter| format!("    {parameter},\n")).collect();
    format!("{decorator}def {name}(\n{parameters}) -> {result}:{body}")
}

fn indented(text: &str) -> String {
    let lines = text.trim_end().lines();
    lines.map(|line| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") }).collect()
}

/// Only what the stub uses, in the order that import sorters want.
fn imports(functions: &str) -> String {
    let arrays = functions.contains("Array");
    let typing: Vec<&str> = ["SupportsFloat", "SupportsIndex", "overload"]
        .into_iter()
        .filter(|name| functions.contains(name))
        .chain(arrays.then_some("TypeAlias"))
        .collect();
    let mut text = String::new();
    if arrays {
        text += "import ctypes\nfrom array import array\n";
    }
    if !typing.is_empty() {
        let mut typing = typing;
        typing.sort_unstable();
        text += &format!("from typing import {}\n", typing.join(", "));
    }
    if arrays {
        text += "\nimport numpy as np\nimport numpy.typing as npt\n";
    }
    if text.is_empty() { text } else { format!("\n{text}") }
}

fn aliases(functions: &str) -> String {
    let used = ARRAYS.iter().filter(|(variant, ..)| functions.contains(&format!("_{variant}Array")));
    let lines: String = used
        .map(|(variant, numpy, element, ctypes)| {
            let ctypes: String = ctypes.iter().map(|name| format!("    | ctypes.Array[ctypes.{name}]\n")).collect();
            format!(
                "_{variant}Array: TypeAlias = (\n    npt.NDArray[{numpy}]\n    | array[{element}]\n    | memoryview\n{ctypes})\n"
            )
        })
        .collect();
    if lines.is_empty() { lines } else { format!("\n{lines}") }
}
