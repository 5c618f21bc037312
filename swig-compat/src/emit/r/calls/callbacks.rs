//! R functions as `std::function`s: for each instantiation, the C function that C++ calls, and its table.

use super::rows::{Rows, member};
use crate::emit::c::callbacks::{self, declared};
use crate::plan::{CCallback, PlainType};

pub(super) fn callback(rows: &Rows<'_>, callback: &CCallback<'_>) -> String {
    let CCallback { handle, symbol, planned, parameters, returns } = callback;
    let (module, enums) = (&rows.plan.module, rows.plan.r_callback_enums(planned));
    let types = || parameters.iter().enumerate();
    let fields = |at: usize, r#type: PlainType| rows.fields(r#type, enums[at]).join(", ");
    let table: String = types().map(|(at, each)| format!("    {{{}}},\n", fields(at, *each))).collect();
    let given: Vec<String> = types().map(|(at, each)| given(*each, at)).collect();
    let own: String = types().map(|(at, each)| own(*each, at)).collect();
    let (table, row, given, passed) = match parameters.is_empty() {
        true => (String::new(), "NULL".to_owned(), String::new(), "NULL"),
        false => (
            format!("static const quaff_r_parameter passed_to_{handle}[] = {{\n{table}}};\n"),
            format!("passed_to_{handle}"),
            format!("  const quaff_r_value given[] = {{{}}};\n", given.join(", ")),
            "given",
        ),
    };
    let (returned, results) = callbacks::result(callback);
    let results: String =
        results.iter().zip(["elements", "size"]).map(|(r#type, name)| format!(", {type}{name}")).collect();
    let result = returns.map_or(".kind = QUAFF_R_NOTHING".to_owned(), |returns| {
        format!(".name = \"result of the function\", {}", fields(parameters.len(), returns))
    });
    let (start, end) = match returns {
        None => (String::new(), String::new()),
        Some(PlainType::Elements { .. }) => (
            "  result.elements = NULL;\n  result.size = 0;\n".to_owned(),
            "  *elements = result.elements;\n  *size = result.size;\n".to_owned(),
        ),
        Some(returns) => {
            let value = value(*returns);
            (format!("  result.is.{value} = 0;\n"), format!("  return result.is.{value};\n"))
        }
    };
    let count = parameters.len();
    format!(
        "
{table}static {returned} call_{handle}({own}void *data{results}) {{
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

/// The parameters of the C function for one value.
fn own(r#type: PlainType, at: usize) -> String {
    let names = [format!("x{at}"), format!("size{at}")];
    declared(r#type).iter().zip(names).map(|(r#type, name)| format!("{type} {name}, ")).collect()
}

/// The value for R.
fn given(r#type: PlainType, at: usize) -> String {
    match r#type {
        PlainType::Elements { .. } => format!("{{.elements = (void *)x{at}, .size = size{at}}}"),
        other => format!("{{.is.{} = x{at}}}", value(other)),
    }
}

/// The member of the union of values that holds a value of this type.
fn value(r#type: PlainType) -> &'static str {
    match r#type {
        PlainType::Letter => "letter",
        PlainType::Text => "text",
        other => other.number().map_or("object", member),
    }
}
