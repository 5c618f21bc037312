//! `quaff check`: diagnostics, then the table of what is bound.

use super::messages::{Format, Messages};
use super::{Failure, InterfaceArgs};
use crate::emit::{on_one_line, python_types};
use crate::interface::Memory;
use crate::plan::{Plan, Row, RowInput};
use clap::Args;
use serde_json::json;

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    interface: InterfaceArgs,
    /// Write diagnostics and functions for people, or for programs, a JSON object a line
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    message_format: Format,
}

impl Check {
    pub(super) fn format(&self) -> Format {
        self.message_format
    }

    pub(super) fn run(self, messages: &Messages) -> Result<(), Failure> {
        let compiled = self.interface.compile(messages)?;
        let shown = match self.message_format {
            Format::Human => table(&compiled.plan),
            Format::Json => objects(&compiled.plan),
        };
        anstream::print!("{shown}");
        Ok(())
    }
}

/// The widest column. What is longer sticks out of its own, and does not widen all others.
const WIDEST: usize = 120;

const HEADINGS: [&str; 5] = ["function", "dtype", "device", "C++", "from"];

/// Each C++ function by its name in Python, without the rows of the plan that leave arguments to C++'s defaults.
fn bound(plan: &Plan) -> impl Iterator<Item = (String, &Row)> {
    let free = plan.functions.iter().map(|function| (function.name.clone(), function));
    let members = plan.classes.iter().flat_map(|class| {
        class.functions().map(move |function| (format!("{}.{}", class.full_name, function.name), function))
    });
    free.chain(members)
        .flat_map(|(name, function)| function.rows.iter().map(move |row| (name.clone(), row)))
        .filter(|(_, row)| row.defaulted == 0)
}

/// The table's lines for programs. docs/command.md lists the names, which are stable.
fn objects(plan: &Plan) -> String {
    let object = |(name, row): (String, &Row)| {
        let [signature, dtype, device, cpp, _] = columns(&name, row, plan);
        let line = json!({
            "kind": "function",
            "name": name,
            "signature": signature,
            "dtype": dtype,
            "device": device,
            "cpp": cpp,
            "file": row.place.file,
            "line": row.place.line,
        });
        format!("{line}\n")
    };
    bound(plan).map(object).collect()
}

/// One line for each C++ function, in columns.
fn table(plan: &Plan) -> String {
    let lines: Vec<[String; 5]> = [HEADINGS.map(str::to_owned)]
        .into_iter()
        .chain(bound(plan).map(|(name, row)| columns(&name, row, plan)))
        .collect();
    let width = |column: usize| {
        let widths = lines.iter().map(|line| line[column].chars().count());
        widths.filter(|width| *width <= WIDEST).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..HEADINGS.len()).map(width).collect();
    let pad = |line: &[String; 5]| {
        let cells: Vec<String> = line.iter().zip(&widths).map(|(cell, &width)| padded(cell, width)).collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    lines.iter().map(pad).collect()
}

/// Not by the formatter, which has no widths above 65,535.
fn padded(cell: &str, width: usize) -> String {
    cell.to_owned() + &" ".repeat(width.saturating_sub(cell.chars().count()))
}

fn columns(name: &str, row: &Row, plan: &Plan) -> [String; 5] {
    let mut dtypes: Vec<&str> =
        row.inputs.iter().filter_map(|input| Some(input.array()?.element.dtype().name())).collect();
    dtypes.dedup();
    let dtype = if dtypes.is_empty() { "-".to_owned() } else { dtypes.join(", ") };
    let takes: Vec<String> = (0..row.given().len()).map(|index| takes(row, index, plan)).collect();
    let made = match row.results() {
        [] if row.elements().is_none() => String::new(),
        _ => format!(" -> {}", python_types::result(row, plan)),
    };
    let name = format!("{name}({}){made}", takes.join(", "));
    [name, dtype, devices(row), row.target.clone(), row.place.to_string()].map(|cell| on_one_line(&cell))
}

/// `int32`, or `int32 = 1` with a default.
fn takes(row: &Row, index: usize, plan: &Plan) -> String {
    let default = row.inputs[index].default.as_ref().map(|default| format!(" = {default}"));
    format!("{}{}", python_types::input(row, index, plan), default.unwrap_or_default())
}

/// Where its arrays lie: `cpu`, `cuda`, for both at once `cpu + cuda`. A reduction runs where its array is: `cpu, cuda`.
fn devices(row: &Row) -> String {
    if row.is_reduction() {
        return "cpu, cuda".to_owned();
    }
    let device = |memory: Memory| match memory {
        Memory::Host => "cpu",
        Memory::Device => "cuda",
    };
    let arrays = row.inputs.iter().filter_map(RowInput::array);
    let mut devices: Vec<&str> = arrays.map(|array| device(array.memory)).collect();
    devices.sort_unstable();
    devices.dedup();
    if devices.is_empty() { "cpu".to_owned() } else { devices.join(" + ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::compile;
    use crate::diagnostic::Diagnostics;
    use crate::source::Sources;

    fn shown(text: &str) -> String {
        let mut sources = Sources::default();
        let file = sources.add("example.i", text);
        table(&compile(&mut sources, file, &[], &mut Diagnostics::default()).unwrap())
    }

    #[test]
    fn a_row_is_one_line() {
        let table = shown("%module m\nint f(const char *a = \"x\ny\");\n");
        assert_eq!(table.lines().count(), 2, "{table}");
    }

    #[test]
    fn a_cell_of_any_length_is_shown_and_widens_no_other_row() {
        let digits = "9".repeat(70_000);
        let table = shown(&format!("%module m\nint f(int a = {digits});\nint g(int a);\n"));
        assert!(table.contains(&format!("f(int32 = {digits})  -      cpu     f    example.i:2\n")));
        assert!(table.contains("g(int32)  -      cpu     g    example.i:3\n"), "{}", table.len());
    }
}
