//! A table with one line for each C++ function.

use crate::emit::on_one_line;
use crate::emit::python::types as python_types;
use crate::interface::Memory;
use crate::plan::{Plan, PlannedNative, Row};

/// The widest column. A longer cell overflows its column and does not widen the others.
const WIDEST: usize = 120;

/// Formats lines as columns below headings.
pub(super) fn table(first: &str, lines: Vec<[String; 5]>) -> String {
    let headings = [first, "dtype", "device", "C++", "from"].map(str::to_owned);
    let lines: Vec<[String; 5]> = [headings].into_iter().chain(lines).collect();
    let width = |column: usize| {
        let widths = lines.iter().map(|line| line[column].chars().count());
        widths.filter(|width| *width <= WIDEST).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..5).map(width).collect();
    let pad = |line: &[String; 5]| {
        let cells: Vec<String> = line.iter().zip(&widths).map(|(cell, &width)| padded(cell, width)).collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    lines.iter().map(pad).collect()
}

/// A cell with spaces up to a width. The formatter of the standard library is not used, because its widths
/// end at 65,535.
fn padded(cell: &str, width: usize) -> String {
    cell.to_owned() + &" ".repeat(width.saturating_sub(cell.chars().count()))
}

/// The columns of one line: the name in Python, the arguments, the results and the devices.
pub(super) fn columns(name: &str, row: &Row, plan: &Plan) -> [String; 5] {
    let mut dtypes: Vec<&str> =
        row.inputs.iter().filter_map(|input| Some(input.array()?.element.dtype().name())).collect();
    dtypes.dedup();
    let dtype = if dtypes.is_empty() { "-".to_owned() } else { dtypes.join(", ") };
    let takes: Vec<String> = (0..row.passed_inputs().len()).map(|index| takes(row, index, plan)).collect();
    let made = match row.results() {
        [] if row.elements().is_none() => String::new(),
        _ => format!(" -> {}", python_types::result(row, plan)),
    };
    let name = format!("{name}({}){made}", takes.join(", "));
    [name, dtype, devices(row), row.target.clone(), row.place.to_string()].map(|cell| on_one_line(&cell))
}

/// The columns of a function of `%native`, whose code reads its arguments.
pub(super) fn of_native(native: &PlannedNative) -> [String; 5] {
    let (name, function, place) = (&native.name, &native.function, &native.place);
    [&format!("{name}(*args)"), "-", "cpu", function, &place.to_string()].map(on_one_line)
}

/// The type of an argument: `int32`, or `int32 = 1` with a default.
fn takes(row: &Row, index: usize, plan: &Plan) -> String {
    let default = row.inputs[index].default.as_ref().map(|default| format!(" = {default}"));
    format!("{}{}", python_types::input(row, index, plan), default.unwrap_or_default())
}

/// The devices on which the arrays of a row lie: `cpu`, `cuda`, or `cpu + cuda` if both are needed. A
/// reduction runs where its array is: `cpu, cuda`.
fn devices(row: &Row) -> String {
    if row.call.is_reduction() {
        return "cpu, cuda".to_owned();
    }
    let device = |memory: Memory| match memory {
        Memory::Host => "cpu",
        Memory::Device => "cuda",
    };
    let arrays = row.arrays();
    let mut devices: Vec<&str> = arrays.map(|array| device(array.memory)).collect();
    devices.sort_unstable();
    devices.dedup();
    if devices.is_empty() { "cpu".to_owned() } else { devices.join(" + ") }
}
