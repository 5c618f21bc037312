//! R functions as `std::function`s: for each instantiation, the C function that C++ calls, and its table.

use super::rows::{Rows, member};
use crate::emit::c::callbacks::declared;
use crate::plan::{CCallback, PlainType};

pub(super) fn callback(rows: &Rows<'_>, callback: &CCallback<'_>) -> String {
    let CCallback { handle, symbol, planned, parameters, returns } = callback;
    let (module, enums) = (&rows.plan.module, rows.plan.r_callback_enums(planned));
    let types = || parameters.iter().enumerate();
    let fields = |at: usize, r#type: PlainType| rows.fields(r#type, enums[at]).join(", ");
    let table: String = types().map(|(at, each)| format!("    {{{}}},\n", fields(at, *each))).collect();
    let given: Vec<String> = types().map(|(at, each)| format!("{{.is.{} = x{at}}}", value(*each))).collect();
    let own: String = types().map(|(at, each)| format!("{} x{at}, ", declared(*each))).collect();
    let (table, row, given, passed) = match parameters.is_empty() {
        true => (String::new(), "NULL".to_owned(), String::new(), "NULL"),
        false => (
            format!("static const quaff_r_parameter passed_to_{handle}[] = {{\n{table}}};\n"),
            format!("passed_to_{handle}"),
            format!("  const quaff_r_value given[] = {{{}}};\n", given.join(", ")),
            "given",
        ),
    };
    let (returned, result, end) = match returns {
        None => ("void".to_owned(), ".kind = QUAFF_R_NOTHING".to_owned(), String::new()),
        Some(returns) => (
            declared(*returns),
            format!(".name = \"result of the function\", {}", fields(parameters.len(), *returns)),
            format!("  return result.is.{};\n", value(*returns)),
        ),
    };
    let start = returns.map_or(String::new(), |returns| format!("  result.is.{} = 0;\n", value(returns)));
    let count = parameters.len();
    format!(
        "
{table}static {returned} call_{handle}({own}void *data) {{
{given}  quaff_r_value result;
{start}  quaff_r_called(data, {passed}, &result);
{end}}}
static int make_{handle}(void *data, void **handle) {{
  {handle} *object = NULL;
  const int status = {symbol}(call_{handle}, data, quaff_r_release, &object);
  *handle = object;
  return status;
}}
static const quaff_r_callback callback_{handle} = {{make_{handle}, {module}_callback_failed, {count}, {row}, {{{result}}}}};
"
    )
}

/// The member of the union of values that holds a value of this type.
fn value(r#type: PlainType) -> &'static str {
    match r#type {
        PlainType::Letter => "letter",
        PlainType::Text => "text",
        other => other.number().map_or("object", member),
    }
}
