//! Structured arrays: the fields of their elements, and the variables of calls.

use super::{local, types};
use crate::emit::cxx_layout::laid_out_anywhere;
use crate::emit::text::cpp_string;
use crate::interface::{Argument, Record};
use crate::plan::{Plan, Row, RowInput, by_value};

/// Tells the runtime the names of the fields; the compiler determines their types and offsets.
pub(super) fn fields(plan: &Plan) -> String {
    let fields: String = plan.records.iter().map(fields_of).collect();
    match fields.is_empty() {
        true => fields,
        false => format!("\nnamespace quaff {{\n{fields}}} // namespace quaff\n"),
    }
}

fn fields_of(record: &Record) -> String {
    let class = types::class(&record.class);
    let field = |name: &String| format!("QUAFF_FIELD({}, {name})", types::global(record.class.name()));
    let fields: Vec<String> = record.fields.iter().map(field).collect();
    laid_out_anywhere(&format!(
        "template <> struct record_fields<{class}> {{ static std::vector<Field> fields() {{ return {{{}}}; }} }};",
        fields.join(", ")
    ))
}

/// The name of the variable with the elements of an input, if it is a structured array.
pub(super) fn variable(row: &Row, input: usize) -> Option<String> {
    let is_first =
        |argument: &Argument| matches!(argument, Argument::Data { input: own, .. } if *own == input);
    row.inputs[input].r#type.library()?;
    row.arguments.iter().position(is_first).map(local::numbered)
}

/// The statements, after the declarations of all variables, that check the memory of structured arrays again.
pub(super) fn second_checks(row: &Row) -> String {
    let checked = row.inputs.iter().enumerate().filter(|(_, input)| by_value::is_checked_again(row, input));
    checked
        .filter_map(|(index, input)| {
            Some(format!("{}.check_unchanged({}); ", variable(row, index)?, blame(input)))
        })
        .collect()
}

fn blame(input: &RowInput) -> String {
    input.blame.as_deref().map(cpp_string).unwrap_or_else(|| "\"\"".to_owned())
}

/// The declaration of the variable for a structured array.
pub(super) fn declaration(input: &RowInput, variable: &str) -> Option<String> {
    let own = types::global(&input.r#type.library()?.to_string());
    Some(format!("::quaff::Argument<{own}> {variable}({}, {}); ", input.safe_name, blame(input)))
}
