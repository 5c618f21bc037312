//! A row as a function of arrays whose memory has been prepared, for the element type of the row's C++
//! function.

use super::{RUNTIME, Tables, path as path_of_tables, view};
use crate::emit::imports::Imports;
use crate::emit::layout::{LINE, declaration};
use crate::emit::rust::api;
use crate::interface::{Access, Array, Memory, Rank, Type, Value};
use crate::plan::{ObjectForm, Row, RowCall, RowInput};

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
