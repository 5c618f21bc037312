//! Local variables of a call, for numbers that C++ reads or writes through a pointer or a reference, and for vectors
//! that it writes.

use super::types;
use crate::interface::{Argument, Local, LocalView, Output, Returned};
use crate::plan::Row;

/// What makes one object of several values.
pub(super) const HEADER: &str = "quaff/outputs.hpp";

/// What makes arrays of memory that C++ says the place of.
pub(super) const VIEW_HEADER: &str = "quaff/view.hpp";

/// What finds the parts of an array along its first axis.
pub(super) const PLANES_HEADER: &str = "quaff/planes.hpp";

pub(super) fn name(local: &Local) -> String {
    numbered(local.position)
}

pub(super) fn numbered(position: usize) -> String {
    format!("local_{position}")
}

/// Their declarations, before the call.
pub(super) fn declarations(row: &Row) -> String {
    let number = |local: &Local| {
        if let Some(view) = &local.view {
            let constant = if view.constant { "const " } else { "" };
            return format!("{constant}{} *{}{{}}; ", local.scalar.spelling(), name(local));
        }
        let first = local.input.map(|input| types::value(&row.inputs[input])).unwrap_or_default();
        format!("{} {}{{{first}}}; ", local.scalar.spelling(), name(local))
    };
    let declaration = |argument: &Argument| match argument {
        Argument::Local(local) => number(local),
        Argument::Written { element, position } => {
            format!("::std::vector<{}> {}; ", element.spelling(), numbered(*position))
        }
        _ => String::new(),
    };
    row.arguments.iter().map(declaration).collect()
}

/// The statement around a call whose result is what it returns and writes; `None` where it writes nothing so.
pub(super) fn gathering(row: &Row, call: &str) -> Option<String> {
    let written: Vec<String> = row.arguments.iter().filter_map(result).collect();
    if let ([only], Some(Output::Written(value))) = (&written[..], row.outputs.first()) {
        let is_vector = matches!(value, Returned::Vector(_));
        let only = if is_vector { format!("::quaff::owned({only})") } else { only.clone() };
        return Some(format!("{call}; result = {only}"));
    }
    let added: String = written.iter().map(|name| format!("all.add({name}); ")).collect();
    let statement = match &row.error_code {
        None => format!("all.call([&]() -> decltype(auto) {{ return {call}; }})"),
        Some(_) => call.to_owned(),
    };
    let take = if row.tuple.is_empty() { "take" } else { "take_tuple" };
    let gathered = format!("::quaff::Outputs all; {statement}; {added}result.object = all.{take}()");
    (!written.is_empty()).then_some(gathered)
}

/// Adds what C++ has written to a result that code has made, for each parameter. `is_void`: there is no other
/// result.
pub(super) fn appended(row: &Row, is_void: bool) -> impl Iterator<Item = (usize, String)> {
    let written = of(row).filter(|local| local.is_output);
    written.map(move |local| {
        let is_void = u8::from(is_void);
        let object = format!("::quaff::as_python({})", output(local));
        (local.position, format!("resultobj = SWIG_AppendOutput(resultobj, {object}, {is_void});\n"))
    })
}

/// What the caller gets of what C++ writes to a parameter.
fn result(argument: &Argument) -> Option<String> {
    match argument {
        Argument::Local(local) if local.is_output => Some(output(local)),
        Argument::Written { position, .. } => Some(format!("::std::move({})", numbered(*position))),
        _ => None,
    }
}

/// What the caller gets of one.
fn output(local: &Local) -> String {
    let Some(LocalView { extents, fortran, managed, .. }) = &local.view else { return name(local) };
    let extents: Vec<String> = extents.iter().map(|position| numbered(*position)).collect();
    format!("::quaff::view({}, {{{}}}, {fortran}, {managed})", name(local), extents.join(", "))
}

fn of(row: &Row) -> impl Iterator<Item = &Local> {
    row.arguments.iter().filter_map(|argument| match argument {
        Argument::Local(local) => Some(local),
        _ => None,
    })
}
