//! `quaff check`: diagnostics, then the table of what is bound.

use super::{Failure, InterfaceArgs};
use crate::emit::python_types;
use crate::interface::Memory;
use crate::plan::{Plan, PlannedFunction, Row, RowInput};
use clap::Args;

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    interface: InterfaceArgs,
}

impl Check {
    pub(super) fn run(self) -> Result<(), Failure> {
        let compiled = self.interface.compile()?;
        anstream::print!("{}", table(&compiled.plan));
        Ok(())
    }
}

const HEADINGS: [&str; 5] = ["function", "dtype", "device", "C++", "from"];

/// One line for each C++ function, in columns. A row of the plan that leaves arguments to C++'s defaults has none.
fn table(plan: &Plan) -> String {
    let mut lines: Vec<[String; 5]> = vec![HEADINGS.map(str::to_owned)];
    for function in &plan.functions {
        let rows = function.rows.iter().filter(|row| row.defaulted == 0);
        lines.extend(rows.map(|row| columns(function, row)));
    }
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..HEADINGS.len()).map(width).collect();
    let pad = |line: &[String; 5]| {
        let cells: Vec<String> =
            line.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    lines.iter().map(pad).collect()
}

fn columns(function: &PlannedFunction, row: &Row) -> [String; 5] {
    let mut dtypes: Vec<&str> =
        row.inputs.iter().filter_map(|input| Some(input.array()?.element.dtype().name())).collect();
    dtypes.dedup();
    let dtype = if dtypes.is_empty() { "-".to_owned() } else { dtypes.join(", ") };
    let takes: Vec<String> = row.inputs.iter().map(takes).collect();
    let name = format!("{}({})", function.name, takes.join(", "));
    [name, dtype, devices(row), row.target.clone(), row.place.to_string()]
}

/// `int32`, or `int32 = 1` with a default.
fn takes(input: &RowInput) -> String {
    let default = input.default.as_ref().map(|default| format!(" = {default}"));
    format!("{}{}", python_types::readable(&input.r#type), default.unwrap_or_default())
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
