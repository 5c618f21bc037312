//! A table for each class: its constructor, and its members in Python.

use super::table::{columns, table};
use crate::emit::python::types as python_types;
use crate::interface::Action;
use crate::plan::{ClassFace, Plan, PlannedClass, PlannedFunction, PlannedMember, Row};

/// The tables of the module's classes, in the module's order.
pub(super) fn tables(plan: &Plan) -> impl Iterator<Item = String> {
    let classes = plan.classes.iter().filter(|class| class.face == ClassFace::Module);
    classes.map(|class| table(&heading(class, plan), lines(class, plan)))
}

/// The heading of a table: `class Circle(Shape)`.
fn heading(class: &PlannedClass, plan: &Plan) -> String {
    let bases = class.bases.iter().filter(|base| base.is_direct);
    let bases: Vec<&str> = bases.map(|base| plan.classes[base.class].full_name.as_str()).collect();
    let bases = if bases.is_empty() { String::new() } else { format!("({})", bases.join(", ")) };
    format!("class {}{bases}", class.full_name)
}

fn lines(class: &PlannedClass, plan: &Plan) -> Vec<[String; 5]> {
    let constructor = class.constructor.iter().flat_map(|function| calls(&class.name, function, plan));
    constructor.chain(shown(class).flat_map(|each| member(each, plan))).collect()
}

/// The members that the interface declares, without the method that supports `copy.copy`.
pub(super) fn shown(class: &PlannedClass) -> impl Iterator<Item = &PlannedMember> {
    let is_copy = |row: &Row| row.action == Action::Copy;
    class.members.iter().filter(move |member| !member.functions().any(|each| each.rows.iter().any(is_copy)))
}

fn member(member: &PlannedMember, plan: &Plan) -> Vec<[String; 5]> {
    match member {
        PlannedMember::Method(function) | PlannedMember::Operator(function) => {
            calls(&function.name, function, plan)
        }
        PlannedMember::Static(function) => calls(&format!("static {}", function.name), function, plan),
        PlannedMember::Property { get, set } => data("", get, set.is_some(), plan),
        PlannedMember::StaticData { get, set } => data("static ", get, set.is_some(), plan),
    }
}

/// A line for each overload, except for rows that only leave out default arguments of another row.
fn calls(name: &str, function: &PlannedFunction, plan: &Plan) -> Vec<[String; 5]> {
    let whole = function.rows.iter().filter(|row| row.defaults.count == 0);
    whole.map(|row| columns(name, row, plan)).collect()
}

/// The line of a data member: `x: int`.
fn data(before: &str, get: &PlannedFunction, is_written: bool, plan: &Plan) -> Vec<[String; 5]> {
    let only = if is_written { "" } else { ", read-only" };
    let line = |row| {
        let [_, dtype, device, cpp, place] = columns(&get.name, row, plan);
        let shown = format!("{before}{}: {}{only}", get.name, python_types::result(row, plan));
        [shown, dtype, device, cpp, place]
    };
    get.rows.iter().map(line).collect()
}
