//! `src/api.rs`: the module's functions for Rust's callers.

use super::imports::Imports;
use super::layout::{CALL_WIDTH, LINE, declaration, list, names, statement};
use super::text::{in_doc, origin};
use super::{device_call, heading};
use crate::plan::{GenericFace, Plan, PlannedFunction, Row, RowCall, RustFace, RustFunction};

pub(super) fn emit(plan: &Plan) -> String {
    let functions: String = plan.functions.iter().map(function).collect();
    let mut reductions: String = plan.reductions().map(reduction).collect();
    if !reductions.is_empty() {
        reductions += KERNELS;
    }
    let (heading, imports) = (heading(plan), imports(plan).lines());
    format!("//! {heading}\n//!\n//! The module's functions, for Rust.\n\n{imports}{functions}{reductions}")
}

fn function(function: &PlannedFunction) -> String {
    let face = |face: &RustFace| match face {
        RustFace::Plain(plain) => self::plain(plain, &function.rows[plain.rows[0]]),
        RustFace::Generic(face) => generic(face, &function.rows),
    };
    function.rust.iter().map(face).collect()
}

fn plain(function: &RustFunction, row: &Row) -> String {
    let (place, doc) = (place(row), doc(function));
    let head = declare("", &format!("pub fn {}", function.name), function, row, "", " {");
    format!("\n{place}{doc}{head}{}}}\n", body("    ", function, row))
}

/// Functions over every element type, and the trait that their rows implement.
fn generic(face: &GenericFace, rows: &[Row]) -> String {
    let GenericFace { r#trait, elements, functions } = face;
    let public = functions.iter().map(|function| public(function, &rows[function.rows[0]], r#trait));
    let required: Vec<String> =
        functions.iter().map(|function| required(function, &rows[function.rows[0]])).collect();
    let links: Vec<String> = functions.iter().map(|function| format!("[`{}`]", function.name)).collect();
    let implementations =
        elements.iter().enumerate().map(|(index, element)| implementation(face, rows, index, element));
    format!(
        "{}
/// The element types of {}.
pub trait {trait}: Sized {{
{}}}
{}",
        public.collect::<String>(),
        links.join(" and "),
        required.join("\n"),
        implementations.collect::<String>()
    )
}

fn public(function: &RustFunction, row: &Row, r#trait: &str) -> String {
    let (name, doc) = (&function.name, doc(function));
    let head = declare("", &format!("pub fn {name}<T: {trait}>"), function, row, "T", " {");
    let passed: Vec<&str> = row.parameters.iter().map(|parameter| parameter.safe_name.as_str()).collect();
    format!("\n{doc}{head}    T::{name}({})\n}}\n", passed.join(", "))
}

fn required(function: &RustFunction, row: &Row) -> String {
    let head = declare("    ", &format!("fn {}", function.name), function, row, "Self", ";");
    format!("    #[doc(hidden)]\n{head}")
}

/// The trait for one element type: the row at `index` of each function.
fn implementation(face: &GenericFace, rows: &[Row], index: usize, element: &str) -> String {
    let row = |function: &RustFunction| &rows[function.rows[index]];
    let mut places: Vec<String> = face.functions.iter().map(|function| place(row(function))).collect();
    places.dedup();
    let method = |function: &RustFunction| {
        let head = format!("fn {}", function.name);
        let head = declare("    ", &head, function, row(function), element, " {");
        format!("{head}{}    }}\n", body("        ", function, row(function)))
    };
    let methods: Vec<String> = face.functions.iter().map(method).collect();
    let (places, methods) = (places.concat(), methods.join("\n"));
    format!("\n{places}impl {} for {element} {{\n{methods}}}\n", face.r#trait)
}

/// Where a row comes from, above it.
fn place(row: &Row) -> String {
    format!("// {}\n", origin(row))
}

/// `fn name(arr: &[T]) -> Result<T, Error>`, with `element` for `T`, and the parameters' names of a row.
fn declare(indent: &str, head: &str, function: &RustFunction, row: &Row, element: &str, end: &str) -> String {
    let types = function.parameters.iter().map(|parameter| parameter.replace("{}", element));
    let named = row.parameters.iter().zip(types);
    let parameters: Vec<String> =
        named.map(|(parameter, r#type)| format!("{}: {type}", parameter.safe_name)).collect();
    let result = function.result.replace("{}", element);
    declaration(indent, head, &parameters, &format!(" -> Result<{result}, Error>{end}"))
}

fn body(indent: &str, function: &RustFunction, row: &Row) -> String {
    match &row.call {
        RowCall::Reduction { constant, .. } => {
            let of = if function.on_device { "of_device" } else { "of" };
            format!("{indent}{constant}.{of}({})\n", row.parameters[0].safe_name)
        }
        RowCall::Device => device_call(indent, row),
        RowCall::Array | RowCall::Arguments => call(indent, row),
    }
}

fn call(indent: &str, row: &Row) -> String {
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

fn device_call(indent: &str, row: &Row) -> String {
    let on_device = row.parameters.iter().filter(|parameter| parameter.on_device);
    let views: Vec<String> = on_device.map(|parameter| format!("{}.view()", parameter.safe_name)).collect();
    let mut text = names(indent, "let arrays = [", &views, "];");
    for parameter in &row.parameters {
        let bound = parameter.rust_bound.iter();
        text.extend(bound.map(|bound| format!("{indent}let {} = {bound};\n", parameter.safe_name)));
    }
    let passed = row.parameters.iter().map(|parameter| parameter.rust_passed.clone());
    text += &device_call::work(indent, row, passed);
    let call = format!("device::call(&arrays, &DEVICE, {}, work)", device_call::order(row));
    match row.returns.rust_wrap {
        ("", "") => format!("{text}{indent}{call}\n"),
        (before, after) => {
            format!("{text}{indent}let result = {call}?;\n{indent}Ok({before}result{after})\n")
        }
    }
}

/// The steps of a reduction, which the tables for Python use as well.
fn reduction(row: &Row) -> String {
    let RowCall::Reduction { constant, .. } = &row.call else { return String::new() };
    let (symbol, result) = (&row.symbol, row.returns.rust);
    let kernels = |field: &str| {
        let names =
            ["", "_narrow", "_exact", "_shortcut"].map(|class| format!("c\"{symbol}{class}_{field}\""));
        list("        ", &format!("{field}: ["), &names, "],")
    };
    let (run, strided) = (kernels("run"), kernels("strided"));
    let place = place(row);
    format!(
        "
{place}pub(super) static {constant}: Reduction<{result}> = Reduction {{
    reduce: ffi::{symbol},
    accumulate: ffi::{symbol}_accumulate,
    merge: ffi::{symbol}_merge,
    finish: ffi::{symbol}_finish,
    device: DeviceReduction {{
        kernels: &KERNELS,
{run}{strided}        has_stand_in: ffi::{symbol}_has_stand_in,
        convert: ffi::{symbol}_convert,
    }},
}};
"
    )
}

const KERNELS: &str = r#"
/// What the build script compiled for the GPU.
static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
"#;

fn doc(function: &RustFunction) -> String {
    let doc = function.comment.as_deref().unwrap_or_default();
    let line = |line: &str| format!("/// {}", in_doc(line)).trim_end().to_owned() + "\n";
    let lines: String = doc.lines().map(line).collect();
    let gap = if lines.is_empty() { "" } else { "///\n" };
    let errors = match function.on_device {
        true => {
            "What C++ throws, and what the CUDA driver reports, or that there is none: [`quaff::device`]."
        }
        false => "What C++ throws.",
    };
    format!("{lines}{gap}/// # Errors\n/// {errors}\n")
}

fn imports(plan: &Plan) -> Imports {
    let mut imports = Imports::default();
    for function in &plan.functions {
        for seen in function.rust.iter().flat_map(RustFace::functions) {
            imports.add("quaff::error", "Error");
            seen.rows.iter().for_each(|&row| add_imports(&mut imports, seen, &function.rows[row]));
        }
    }
    imports
}

/// What a row takes, as Rust's callers see it.
fn add_imports(imports: &mut Imports, function: &RustFunction, row: &Row) {
    imports.add("super::bridge", "ffi");
    if let RowCall::Reduction { .. } = row.call {
        if function.on_device {
            imports.add("quaff::device", "DeviceSlice");
        }
        imports.add("quaff::device", "DeviceReduction");
        imports.add("quaff::device", "Kernels");
        imports.add("quaff::reduction", "Reduction");
        return;
    }
    if row.is_on_device() {
        imports.add("super::bridge", "DEVICE");
        imports.add("quaff::device", "self");
        imports.add("quaff::device", "Order");
    }
    imports.extend(row.parameters.iter().filter_map(|parameter| parameter.rust_import));
    imports.extend(row.returns.rust_import);
}
