//! The steps of reductions, which the runtime runs. The tables for Python use them too.

use super::{DEVICE, place, result};
use crate::emit::imports::Imports;
use crate::emit::layout::list;
use crate::plan::{Row, RowCall};

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
{run}{strided}{along}{columns}{runs}{pieces}{exact}            has_class: ffi::{symbol}_has_class,
            convert: ffi::{symbol}_convert,
        }},
    )
}};
"
    )
}
