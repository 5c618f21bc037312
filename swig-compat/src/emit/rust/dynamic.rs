//! `src/dynamic.rs`: the module's functions for arrays whose element types and memory are known only at run
//! time.

use crate::emit::file::heading;
use crate::emit::imports::Imports;
use crate::emit::layout::{CALL_WIDTH, LINE, declaration, list, names};
use crate::emit::rust::api;
use crate::emit::text::{in_doc, in_literal};
use crate::interface::{Access, Array, Memory, Rank, Type, Value};
use crate::plan::{
    DynamicArm, DynamicElements, DynamicFunction, ObjectForm, PlainParameter, PlainResult, PlainType, Plan,
    PlannedFunction, Row, RowCall, RowInput,
};

/// The path of the file in a crate.
pub(in crate::emit) const PATH: &str = "src/dynamic.rs";

const RUNTIME: &str = "quaff_runtime::dynamic";

/// The module with the tables of reductions and elementwise functions; `None` if they are in the same file.
pub(in crate::emit) type Tables = Option<&'static str>;
const API: Tables = Some("super::api");

/// The path before the name of a table.
fn path_of_tables(tables: Tables, imports: &mut Imports) -> String {
    tables.map_or_else(String::new, |module| format!("{}::", imports.module(module)))
}

/// Emits the file, if the module has functions of arrays whose types are known only at run time.
pub(in crate::emit) fn emit(plan: &Plan) -> Option<String> {
    let mut imports = Imports::default();
    let bodies: String = plan.functions.iter().map(|each| functions(each, &mut imports)).collect();
    let (heading, imports) = (heading(plan), imports.lines());
    (!bodies.is_empty()).then(|| {
        format!(
            "//! {heading}
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

{imports}{bodies}"
        )
    })
}

fn functions(all: &PlannedFunction, imports: &mut Imports) -> String {
    let of_any: String = all.dynamic_for_rust().map(|each| function(each, &all.rows, imports)).collect();
    let elements: String = all.dynamic_elements.iter().map(|each| over_elements(each, imports)).collect();
    let called = |row: &usize| all.dynamic_for_rust().any(|each| each.arms.iter().any(|arm| arm.row == *row));
    let rows = (0..all.rows.len()).filter(called);
    of_any + &elements + &rows.map(|index| row(&all.rows[index], API, imports)).collect::<String>()
}

fn function(function: &DynamicFunction, rows: &[Row], imports: &mut Imports) -> String {
    let mut parameters = Vec::new();
    for PlainParameter { name, r#type } in &function.parameters {
        parameters.push(format!("{name}: {}", spelled(*r#type, imports)));
    }
    let result = match function.result {
        None => "()".to_owned(),
        Some(PlainResult::OptionalText) => "Option<String>".to_owned(),
        Some(PlainResult::Character | PlainResult::Text) => "String".to_owned(),
        Some(PlainResult::Scalar(dtype) | PlainResult::Enum(dtype)) => imports.number(dtype).to_owned(),
        Some(PlainResult::Vector(element)) => {
            let element = imports.number(element);
            format!("{}<{element}>", imports.name("quaff_runtime::vector", "CxxVec"))
        }
        Some(PlainResult::Object { .. } | PlainResult::Pointer | PlainResult::Tree(_)) => {
            imports.name("quaff_runtime::object", "Object").to_owned()
        }
        Some(PlainResult::Vectors(_)) => imports.name("quaff_runtime::vector", "CxxVecDyn").to_owned(),
    };
    let error = imports.name("quaff_runtime::error", "Error");
    let tail = format!(" -> Result<{result}, {error}> {{");
    let head = declaration("", &format!("pub fn {}", function.name), &parameters, &tail);
    let names: Vec<&str> = function.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
    let chosen = chosen(function, &names, rows, imports);
    let doc = doc(function.comment.as_deref(), OF_ONE);
    format!("\n{doc}{head}    {chosen}\n}}\n")
}

/// The expression that calls the row for the first array, indented by 4. `names` are the names of the
/// parameters.
pub(in crate::emit) fn chosen(
    function: &DynamicFunction,
    names: &[&str],
    rows: &[Row],
    imports: &mut Imports,
) -> String {
    let dynamic = imports.module(RUNTIME);
    let arms: String = function.arms.iter().map(|each| arm(function, names, rows, *each, imports)).collect();
    // The object of a method comes first.
    let chooser = names[names.len() - function.parameters.len() + function.chooser];
    let refused = refused(function, chooser, imports);
    format!("match {dynamic}::kind({chooser}) {{\n{arms}{refused}    }}")
}

fn spelled(r#type: PlainType, imports: &mut Imports) -> String {
    match r#type {
        PlainType::Tensor { is_written } | PlainType::Elements { is_written, .. } => {
            view(is_written, imports).to_owned()
        }
        PlainType::Scalar(dtype) | PlainType::Enum(dtype) => imports.number(dtype).to_owned(),
        PlainType::Character | PlainType::Text => "&str".to_owned(),
        PlainType::Object { .. } | PlainType::Pointer { .. } | PlainType::Tree(_) => {
            imports.name("quaff_runtime::object", "Object").to_owned()
        }
    }
}

fn view(is_written: bool, imports: &mut Imports) -> &'static str {
    let views = "quaff_runtime::array_view";
    match is_written {
        true => {
            imports.name(views, "ArrayViewMut");
            "&mut ArrayViewMut<'_>"
        }
        false => {
            imports.name(views, "ArrayView");
            "&ArrayView<'_>"
        }
    }
}

/// The documentation of the array parameters of a function with one array.
const OF_ONE: &str =
    "The arrays select the C++ function by their element type and memory, on the host or a device.";

fn doc(comment: Option<&str>, arrays: &str) -> String {
    let comment = comment.unwrap_or_default();
    let line = |line: &str| format!("/// {}", in_doc(line)).trim_end().to_owned() + "\n";
    let lines: String = comment.lines().map(line).collect();
    let gap = if lines.is_empty() { "" } else { "///\n" };
    format!(
        "{lines}{gap}/// {arrays}
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
"
    )
}

/// The match arm for one kind of array, and its row. The result is converted to a type that can hold all
/// results.
fn arm(
    function: &DynamicFunction,
    names: &[&str],
    rows: &[Row],
    arm: DynamicArm,
    imports: &mut Imports,
) -> String {
    let row = &rows[arm.row];
    let (dtypes, element) = (imports.name("quaff_runtime::dtype", "Dtype"), arm.element.variant());
    let place = match arm.memory {
        None => "_".to_owned(),
        Some(memory) => format!("{}::{}", imports.name(RUNTIME, "Memory"), place(memory)),
    };
    let pattern = format!("({dtypes}::{element}, {place}) =>");
    // The object of a method comes first.
    let (this, values) = names.split_at(usize::from(row.action.has_this()));
    let given = function.parameters.iter().zip(values);
    let values = row.inputs.iter().zip(given).map(|(input, given)| passed(input, given));
    let passed: Vec<String> = this.iter().map(|&name| name.to_owned()).chain(values).collect();
    let symbol = &path(row, names);
    let Some(wide) = converted(function, row, imports) else {
        return called(&pattern, symbol, &passed);
    };
    let call = list("            ", &format!("let result = {symbol}("), &passed, ")?;");
    format!("        {pattern} {{\n{call}            Ok({wide}::from(result))\n        }}\n")
}

/// The arm with the call: on the line of its pattern, or below it if the line would be too long.
fn called(pattern: &str, symbol: &str, passed: &[String]) -> String {
    let inner = passed.join(", ");
    let head = format!("        {pattern} {symbol}(\n");
    let is_short = inner.len() <= CALL_WIDTH;
    let fits_behind = is_short && head.len() + inner.len() + "),".len() <= LINE;
    let fits_below = is_short && symbol.len() + inner.len() + "            ()\n".len() <= LINE;
    if fits_behind || !fits_below && head.len() < LINE {
        return list("        ", &format!("{pattern} {symbol}("), passed, "),");
    }
    let call = list("            ", &format!("{symbol}("), passed, ")");
    format!("        {pattern} {{\n{call}        }}\n")
}

fn place(memory: Memory) -> &'static str {
    match memory {
        Memory::Host => "Host",
        Memory::Device => "Device",
    }
}

fn passed(input: &RowInput, (given, name): (&PlainParameter, &&str)) -> String {
    match (&input.r#type, given.r#type) {
        (Type::Value(Value::Scalar(own)), PlainType::Scalar(wide)) if own.dtype() != wide => {
            format!("{name} as {}", own.dtype().rust())
        }
        _ => (*name).to_owned(),
    }
}

/// The type to which a row's result is converted, if the function's result type is different.
fn converted(function: &DynamicFunction, row: &Row, imports: &mut Imports) -> Option<&'static str> {
    match (row.returned(), function.result) {
        (Some(Type::Value(Value::Scalar(own))), Some(PlainResult::Scalar(wide))) => {
            (own.dtype() != wide).then(|| imports.number(wide))
        }
        (_, Some(PlainResult::Vectors(_))) => Some(imports.name("quaff_runtime::vector", "CxxVecDyn")),
        _ => None,
    }
}

/// The error for all other arrays.
fn refused(function: &DynamicFunction, chooser: &str, imports: &mut Imports) -> String {
    let refused = format!("{}::refused", imports.module(RUNTIME));
    let name = &function.parameters[function.chooser].name;
    let takes = takes(&function.arms);
    let arguments = [
        format!("\"{}\"", in_literal(&function.overloaded)),
        format!("\"{name}\""),
        chooser.to_owned(),
        format!("\"{takes}\""),
    ];
    let inner = arguments.join(", ");
    let line = format!("        _ => Err({refused}({inner})),\n");
    // The arguments of both calls must fit the width.
    if inner.len() + refused.len() + 2 <= 60 && line.len() <= LINE {
        return line;
    }
    let arguments: String = arguments.iter().map(|each| format!("            {each},\n")).collect();
    format!("        _ => Err({refused}(\n{arguments}        )),\n")
}

/// The element types that the arms accept, in words, for each memory.
fn takes(arms: &[DynamicArm]) -> String {
    let places = [(None, ""), (Some(Memory::Host), " on the host"), (Some(Memory::Device), " on a device")];
    let of = |(memory, place): (Option<Memory>, &str)| {
        let own = arms.iter().filter(|arm| arm.memory == memory);
        let names: Vec<&str> = own.map(|arm| arm.element.name()).collect();
        (!names.is_empty()).then(|| format!("{}{place}", names.join(", ")))
    };
    places.into_iter().filter_map(of).collect::<Vec<_>>().join("; ")
}

// Elementwise functions: a table of the instantiations, and a function that searches it.

/// The documentation of the array parameters of an elementwise function.
const BROADCAST: &str = "The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.";

fn over_elements(function: &DynamicElements, imports: &mut Imports) -> String {
    let DynamicElements { name, constant, inputs, results, .. } = function;
    let (read, written) = (view(false, imports), view(true, imports));
    let inputs_declared = inputs.iter().map(|input| format!("{input}: {read}"));
    let results_declared = results.iter().map(|result| format!("{result}: {written}"));
    let parameters: Vec<String> = inputs_declared.chain(results_declared).collect();
    let error = imports.name("quaff_runtime::error", "Error");
    let doc = doc(function.comment.as_deref(), BROADCAST);
    let head =
        declaration("", &format!("pub fn {name}"), &parameters, &format!(" -> Result<(), {error}> {{"));
    let call = list("    ", &format!("{constant}.over("), &over_arguments(inputs, results), ")");
    let table = elements_table(function, API, imports);
    format!("\n{table}\n{doc}{head}{call}}}\n")
}

/// The arguments for the search in the table: the results and the inputs, by their parameter names.
pub(in crate::emit) fn over_arguments(
    inputs: &[impl AsRef<str>],
    results: &[impl AsRef<str>],
) -> [String; 2] {
    let inputs: Vec<&str> = inputs.iter().map(AsRef::as_ref).collect();
    let results = results.iter().map(|result| format!("{}.reborrow()", result.as_ref()));
    [format!("[{}]", results.collect::<Vec<_>>().join(", ")), format!("[{}]", inputs.join(", "))]
}

/// The table of the function's instantiations.
pub(in crate::emit) fn elements_table(
    function: &DynamicElements,
    tables: Tables,
    imports: &mut Imports,
) -> String {
    let DynamicElements { overloaded, constant, inputs, results, loops, .. } = function;
    let (r#type, tables) = (imports.name(RUNTIME, "Instantiations"), path_of_tables(tables, imports));
    let loops: Vec<String> = loops.iter().map(|each| format!("&{tables}{each}")).collect();
    let literals = |field: &str, all: &[String]| {
        let literals: Vec<String> = all.iter().map(|each| format!("\"{}\"", in_literal(each))).collect();
        names("    ", &format!("{field}: ["), &literals, "],")
    };
    format!(
        "static {constant}: {type}<{}, {}> = {type} {{
    function: \"{}\",
{}{}{}}};
",
        results.len(),
        inputs.len(),
        in_literal(overloaded),
        literals("results", results),
        literals("inputs", inputs),
        names("    ", "rows: &[", &loops, "],"),
    )
}

// A row as a function of arrays whose memory has been prepared, for the element type of the row's C++
// function.

/// The path by which a function calls the function of a row. A parameter of the caller, whose names are
/// `parameters`, may hide the plain name.
pub(in crate::emit) fn path(row: &Row, parameters: &[&str]) -> String {
    let is_hidden = parameters.contains(&row.symbol.as_str());
    if is_hidden { format!("self::{}", row.symbol) } else { row.symbol.clone() }
}

/// The function for a row that takes views of arrays, and prepares their memory.
pub(in crate::emit) fn row(row: &Row, tables: Tables, imports: &mut Imports) -> String {
    let head = head(row, &row.symbol, imports, |array, imports| {
        view(array.access != Access::Read, imports).to_owned()
    });
    let body = match &row.call {
        RowCall::Reduction { constant, .. } => {
            let tables = path_of_tables(tables, imports);
            format!("    {tables}{constant}.of_view({})\n", row.inputs[0].safe_name)
        }
        _ => bind(row, imports) + &api::body("    ", row, None, imports),
    };
    let place = api::place(row);
    format!("\n{place}{head}{body}}}\n")
}

/// The function `call` for a row, which takes arrays by the addresses that a C caller has passed.
pub(in crate::emit) fn plain(row: &Row, imports: &mut Imports) -> String {
    let head = head(row, "call", imports, |array, imports| {
        let plain = imports.name("quaff_runtime::c_abi", "Plain");
        format!("&{plain}<'_, {}>", imports.number(array.element.dtype()))
    });
    format!("{head}{}}}\n", api::body("    ", row, None, imports))
}

/// The head of the function for a row. `array_type` spells the type of an array.
fn head(
    row: &Row,
    name: &str,
    imports: &mut Imports,
    array_type: impl Fn(&Array, &mut Imports) -> String,
) -> String {
    let mut parameters = Vec::new();
    if row.action.has_this() {
        parameters.push(format!("object: {}", imports.name("quaff_runtime::object", "Object")));
    }
    for input in &row.inputs {
        let name = &input.safe_name;
        match &input.r#type {
            Type::Array(array) => {
                parameters.push(format!("{name}: {}", array_type(array, imports)));
            }
            Type::Value(Value::Scalar(scalar)) => {
                parameters.push(format!("{name}: {}", imports.number(scalar.dtype())));
            }
            Type::Value(Value::Object(object)) if ObjectForm::passed(object).is_given() => {
                let given = imports.name("quaff_runtime::c_abi::handles", "GivenAway");
                parameters.push(format!("{name}: {given}"));
            }
            Type::Value(Value::Object(_) | Value::Library(_)) => {
                parameters.push(format!("{name}: {}", imports.name("quaff_runtime::object", "Object")));
            }
            Type::Value(_) | Type::Vector(_) | Type::Part(_) => parameters.push(format!("{name}: &str")),
        }
    }
    let result = api::result(row, imports);
    let error = imports.name("quaff_runtime::error", "Error");
    declaration("", &format!("fn {name}"), &parameters, &format!(" -> Result<{result}, {error}> {{"))
}

/// The statements that convert the arrays to the parameters of the row.
fn bind(row: &Row, imports: &mut Imports) -> String {
    let arrays = row.inputs.iter().filter_map(|input| Some((input, input.array()?)));
    arrays.map(|(input, array)| bind_one(input, array, imports)).collect()
}

fn bind_one(input: &RowInput, array: &Array, imports: &mut Imports) -> String {
    let (name, shown) = (&input.safe_name, &input.name);
    let element = imports.number(array.element.dtype());
    let owner = match array.memory {
        Memory::Host => format!("{}::<{element}>", imports.name(RUNTIME, "OnHost")),
        Memory::Device => format!("{}::<{element}>", imports.name(RUNTIME, "OnDevice")),
    };
    let is_written = array.access != Access::Read;
    let made = if is_written { "write" } else { "read" };
    let order = if array.layout.is_fortran() { "_fortran" } else { "" };
    let call = match array.rank {
        Rank::Any => format!("{owner}::{made}{order}(\"{shown}\", {name})?;\n"),
        Rank::Exactly(rank) => format!("{owner}::{made}_shaped{order}(\"{shown}\", {name}, {rank})?;\n"),
    };
    let line = format!("    let {name} = &{call}");
    if line.len() <= LINE { line } else { format!("    let {name} =\n        &{call}") }
}
