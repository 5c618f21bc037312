//! The steps of reductions and the loops of elementwise functions, which the runtime runs. The tables for
//! Python use them too.

use super::{DEVICE, place, result};
use crate::emit::imports::Imports;
use crate::emit::layout::{list, names, statement_with_slice};
use crate::plan::{DeviceWork, Row, RowCall};

/// The steps of a reduction, which the tables for Python use too.
pub(super) fn reduction(row: &Row, imports: &mut Imports) -> String {
    let RowCall::Reduction { constant, array } = &row.call else { return String::new() };
    let (symbol, dtype) = (&row.symbol, array.element.dtype().variant());
    let result = result(row, imports);
    imports.name("super::bridge", "ffi");
    imports.name("quaff_runtime::reduction", "Reduction");
    imports.name(DEVICE, "DeviceReduction");
    let types = imports.name("quaff_runtime::dtype", "Dtype");
    imports.name("quaff_runtime::reduction", "Steps");
    let kernels = |field: &str| {
        let names =
            ["", "_narrow", "_exact", "_shortcut"].map(|class| format!("c\"{symbol}{class}_{field}\""));
        list("            ", &format!("{field}: ["), &names, "],")
    };
    let (run, strided) = (kernels("run"), kernels("strided"));
    let along = |field: &str, kind: &str| {
        let names = ["", "_narrow"].map(|class| format!("c\"{symbol}{class}_{kind}\""));
        list("            ", &format!("{field}: ["), &names, "],")
    };
    let one = |field: &str| format!("            {field}: c\"{symbol}_{field}\",\n");
    let (columns, runs, exact) = (one("along_columns"), one("along_runs"), one("along_exact"));
    let (along, pieces) = (along("along", "along"), along("along_pieces", "along_pieces"));
    let place = place(row);
    format!(
        "
{place}// SAFETY: all steps and kernels belong to one class.
pub(super) static {constant}: Reduction<{result}> = unsafe {{
    Reduction::new(
        Steps {{
            reduce: ffi::{symbol},
            accumulate: ffi::{symbol}_accumulate,
            merge: ffi::{symbol}_merge,
            finish: ffi::{symbol}_finish,
            along: ffi::{symbol}_along,
            accumulate_along: ffi::{symbol}_accumulate_along,
        }},
        DeviceReduction {{
            kernels: &KERNELS,
            dtype: {types}::{dtype},
{run}{strided}{along}{columns}{runs}{pieces}{exact}            has_class: ffi::{symbol}_has_class,
            convert: ffi::{symbol}_convert,
        }},
    )
}};
"
    )
}

/// The parameter names of a row: those of its inputs, or, for an elementwise function, of its results and
/// inputs.
pub(super) fn names_of(row: &Row) -> Vec<String> {
    let inputs = row.inputs.iter().map(|input| input.safe_name.clone());
    inputs.chain(row.element_result_names()).collect()
}

/// Runs an elementwise function over slices: those of the results, followed by those of the inputs.
pub(super) fn over(indent: &str, constant: &str, row: &Row, results: usize, on_device: bool) -> String {
    let (call, lent) = if on_device { ("over_device", "view()") } else { ("over", "into()") };
    let mut names = names_of(row);
    names.rotate_right(results);
    let operands: Vec<String> = names.iter().map(|name| format!("(\"{name}\", {name}.{lent})")).collect();
    statement_with_slice(indent, &format!("{constant}.{call}"), &operands) + &format!("{indent}Ok(())\n")
}

/// The loop of an elementwise function.
pub(super) fn tables(row: &Row, imports: &mut Imports) -> String {
    let RowCall::Elementwise { constant, elements } = &row.call else { return String::new() };
    let inputs = row.inputs.iter().filter_map(|input| Some(input.array()?.element.dtype()));
    let types = imports.name("quaff_runtime::dtype", "Dtype");
    let dtypes = elements.results.iter().map(|element| element.dtype()).chain(inputs);
    let dtypes: Vec<String> = dtypes.map(|dtype| format!("{types}::{}", dtype.variant())).collect();
    let name = imports.name("quaff_runtime::elementwise", "Elementwise");
    let (ffi, place, symbol) = (imports.name("super::bridge", "ffi"), place(row), &row.symbol);
    let (dtypes, results) =
        (names("    ", "const DTYPES: &[Dtype] = &[", &dtypes, "];"), elements.results.len());
    let kernels = if row.on_device() == DeviceWork::Elements {
        let device = imports.name(DEVICE, "DeviceElementwise");
        format!(
            "    const ON_DEVICE: {device} = {device} {{
        kernels: &KERNELS,
        symbol: \"{symbol}\",
        runs: c\"{symbol}_runs\",
        apart: c\"{symbol}_apart\",
        tiles: c\"{symbol}_tiles\",
        element_tiles: c\"{symbol}_element_tiles\",
    }};
"
        )
    } else {
        String::new()
    };
    let given = if kernels.is_empty() { "None" } else { "Some(ON_DEVICE)" };
    format!(
        "
{place}pub(super) static {constant}: {name} = {{
{dtypes}{kernels}    // SAFETY: the types are those of the function's results, {results}, and of its parameters.
    unsafe {{ {name}::new({ffi}::{symbol}, {given}, DTYPES, {results}) }}
}};
"
    )
}
