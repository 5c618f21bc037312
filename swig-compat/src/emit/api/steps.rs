//! What the runtime runs of reductions and of elementwise functions: the tables for Python use it as well.

use super::{DEVICE, place, result};
use crate::emit::imports::Imports;
use crate::emit::layout::{list, names};
use crate::plan::{Row, RowCall};

/// The loop of an elementwise function.
pub(super) fn elementwise(row: &Row, imports: &mut Imports) -> String {
    let RowCall::Elementwise { constant, elements } = &row.call else { return String::new() };
    let inputs = row.inputs.iter().filter_map(|input| Some(input.array()?.element.dtype()));
    let types = imports.name("quaff_runtime::dtype", "Dtype");
    let dtypes = elements.results.iter().map(|element| element.dtype()).chain(inputs);
    let dtypes: Vec<String> = dtypes.map(|dtype| format!("{types}::{}", dtype.variant())).collect();
    let name = imports.name("quaff_runtime::elementwise", "Elementwise");
    let (ffi, place, symbol) = (imports.name("super::bridge", "ffi"), place(row), &row.symbol);
    let (dtypes, results) =
        (names("    ", "const DTYPES: &[Dtype] = &[", &dtypes, "];"), elements.results.len());
    let kernels = if row.has_element_kernels() {
        let device = imports.name(DEVICE, "DeviceElementwise");
        format!(
            "    const ON_DEVICE: {device} = {device} {{
        kernels: &KERNELS,
        symbol: \"{symbol}\",
        runs: c\"{symbol}_runs\",
        apart: c\"{symbol}_apart\",
        tiles: c\"{symbol}_tiles\",
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

/// The steps of a reduction, which the tables for Python use as well.
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
    let (columns, exact) = (one("along_columns"), one("along_exact"));
    let (along, pieces) = (along("along", "along"), along("along_pieces", "along_pieces"));
    let place = place(row);
    format!(
        "
{place}// SAFETY: the steps and the kernels are those of this one class.
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
{run}{strided}{along}{columns}{pieces}{exact}            has_stand_in: ffi::{symbol}_has_stand_in,
            convert: ffi::{symbol}_convert,
        }},
    )
}};
"
    )
}
