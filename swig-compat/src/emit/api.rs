//! `src/api.rs`: the module's functions for Rust's callers.

use super::heading;
use super::layout::{CALL_WIDTH, LINE, declaration, list, statement};
use crate::plan::{GenericFace, Plan, PlannedFunction, Row, RowCall, RustFace};

pub(super) fn emit(plan: &Plan) -> String {
    let functions: String = plan.functions.iter().map(function).collect();
    let mut reductions: String = plan.reductions().map(reduction).collect();
    if !reductions.is_empty() {
        reductions += KERNELS;
    }
    let text = format!("{functions}{reductions}");
    let (heading, imports) = (heading(plan), imports(&text));
    format!("//! {heading}\n//!\n//! The module's functions, for Rust.\n\n{imports}{text}")
}

fn function(function: &PlannedFunction) -> String {
    let on_device = function.rows.iter().filter(|row| row.is_on_device());
    rust_function(function) + &on_device.map(pythons_alone).collect::<String>()
}

fn pythons_alone(row: &Row) -> String {
    format!("\n// {}: {}: arrays on a device are Python's alone.\n", row.place, row.target)
}

fn rust_function(function: &PlannedFunction) -> String {
    match &function.rust {
        RustFace::Plain(rows) => {
            rows.iter().map(|(index, name)| plain(function, &function.rows[*index], name)).collect()
        }
        RustFace::Generic(face) => {
            let implementations = face
                .elements
                .iter()
                .map(|(index, element)| implementation(&function.rows[*index], face, element));
            format!("{}{}", generic(function, face), implementations.collect::<String>())
        }
    }
}

/// The function over every element type, and the trait that its rows implement.
fn generic(function: &PlannedFunction, face: &GenericFace) -> String {
    let GenericFace { name, r#trait, parameters, result, elements } = face;
    let row = &function.rows[elements[0].0];
    let head = |indent: &str, head: &str, element: &str, end: &str| {
        let types = parameters.iter().map(|parameter| replace_element(parameter, element));
        let named = row
            .parameters
            .iter()
            .zip(types)
            .map(|(parameter, r#type)| format!("{}: {type}", parameter.safe_name));
        let result = replace_element(result, element);
        declaration(indent, head, &named.collect::<Vec<_>>(), &format!(" -> Result<{result}, Error>{end}"))
    };
    let public = head("", &format!("pub fn {name}<T: {trait}>"), "T", " {");
    let required = head("    ", &format!("fn {name}"), "Self", ";");
    let passed: Vec<&str> = row.parameters.iter().map(|parameter| parameter.safe_name.as_str()).collect();
    let (doc, passed) = (doc(function), passed.join(", "));
    format!(
        "
{doc}{public}    T::{name}({passed})
}}

/// The element types of [`{name}`].
pub trait {trait}: Sized {{
    #[doc(hidden)]
{required}}}
"
    )
}

fn plain(function: &PlannedFunction, row: &Row, name: &str) -> String {
    let head = declare("", &format!("pub fn {name}"), row);
    format!("\n// {}: {}\n{}{head}{}}}\n", row.place, row.target, doc(function), call("    ", row))
}

fn implementation(row: &Row, face: &GenericFace, element: &str) -> String {
    let GenericFace { name, r#trait, .. } = face;
    let head = declare("    ", &format!("fn {name}"), row);
    format!(
        "
// {}: {}
impl {trait} for {element} {{
{head}{}    }}
}}
",
        row.place,
        row.target,
        call("        ", row)
    )
}

fn declare(indent: &str, head: &str, row: &Row) -> String {
    let parameters: Vec<String> = row
        .parameters
        .iter()
        .map(|parameter| format!("{}: {}", parameter.safe_name, parameter.rust))
        .collect();
    declaration(indent, head, &parameters, &format!(" -> Result<{}, Error> {{", row.returns.rust))
}

fn call(indent: &str, row: &Row) -> String {
    if let RowCall::Reduction { constant, .. } = &row.call {
        return format!("{indent}{constant}.of({})\n", row.parameters[0].safe_name);
    }
    let passed: Vec<String> = row.parameters.iter().map(|parameter| parameter.rust_passed.clone()).collect();
    let (before, after) = row.returns.rust_wrap;
    let call = format!("{before}ffi::{}({})?{after}", row.symbol, passed.join(", "));
    let line = format!("{indent}Ok({call})\n");
    if call.len() <= CALL_WIDTH && line.len() <= LINE {
        return line;
    }
    let (head, result) = row.returns.bound;
    let call = statement(indent, head, &format!("ffi::{}", row.symbol), &passed);
    format!("{call}{indent}Ok({before}{result}{after})\n")
}

/// The steps of a reduction, which the tables for Python use as well.
fn reduction(row: &Row) -> String {
    let RowCall::Reduction { constant, .. } = &row.call else { return String::new() };
    let (symbol, result) = (&row.symbol, row.returns.rust);
    let kernels = |field: &str| {
        let names = ["", "_exact"].map(|class| format!("c\"{symbol}{class}_{field}\""));
        list("        ", &format!("{field}: ["), &names, "],")
    };
    let (run, strided) = (kernels("run"), kernels("strided"));
    format!(
        "
// {}: {}
pub(super) static {constant}: Reduction<{result}> = Reduction {{
    reduce: ffi::{symbol},
    accumulate: ffi::{symbol}_accumulate,
    merge: ffi::{symbol}_merge,
    finish: ffi::{symbol}_finish,
    device: DeviceReduction {{
        kernels: &KERNELS,
{run}{strided}    }},
}};
",
        row.place, row.target
    )
}

const KERNELS: &str = r#"
/// What the build script compiled for the GPU.
static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
"#;

fn doc(function: &PlannedFunction) -> String {
    let doc = function.comment.as_deref().unwrap_or_default();
    let lines: String = doc.lines().map(|line| format!("/// {line}").trim_end().to_owned() + "\n").collect();
    let gap = if lines.is_empty() { "" } else { "///\n" };
    format!("{lines}{gap}/// # Errors\n/// What C++ throws.\n")
}

fn replace_element(pattern: &str, element: &str) -> String {
    match pattern {
        "T" => element.to_owned(),
        "&[T]" => format!("&[{element}]"),
        "&mut [T]" => format!("&mut [{element}]"),
        other => other.to_owned(),
    }
}

fn imports(text: &str) -> String {
    let reduces = text.contains("Reduction<");
    let mut imports = String::new();
    if text.contains("ffi::") {
        imports += "use super::bridge::ffi;\n";
    }
    if reduces {
        imports += "use quaff::device::{DeviceReduction, Kernels};\n";
    }
    if text.contains("ffi::") {
        imports += "use quaff::error::Error;\n";
    }
    if reduces {
        imports += "use quaff::reduction::Reduction;\n";
    }
    imports
        + match (text.contains("TextBuf::"), text.contains("text::")) {
            (true, true) => "use quaff::text::{self, TextBuf};\n",
            (true, false) => "use quaff::text::TextBuf;\n",
            (false, true) => "use quaff::text;\n",
            (false, false) => "",
        }
}
