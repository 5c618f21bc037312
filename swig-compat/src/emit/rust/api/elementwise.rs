//! Elementwise functions: the loop of each, and its call over slices.

use super::{DEVICE, place};
use crate::emit::imports::Imports;
use crate::emit::layout::{names, statement_with_slice};
use crate::plan::{DeviceWork, Row, RowCall};

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
