//! The functions of the shim for one row.

use super::call::plain_statement;
use super::statement::{caller_variable, define};
use super::{code_around, exception_code, loops, types};
use crate::emit::c_code;
use crate::emit::cxx_layout::laid_out;
use crate::plan::by_value::{self, Settled};
use crate::plan::{Row, RowCall};

/// The functions for a row, after its place in the interface.
pub(super) fn functions(row: &Row) -> String {
    let functions = match &row.call {
        RowCall::Arguments | RowCall::Unlocked | RowCall::Device => {
            checks(row).chain(settled(row)).chain([function(row)]).collect()
        }
        RowCall::Elementwise { elements, .. } => vec![loops::function(row, elements)],
        RowCall::Reduction { array, .. } => loops::functions(row, array.element.spelling()),
    };
    functions.iter().map(|function| format!("\n{}", laid_out(&row.place, 0, function))).collect()
}

/// The functions that return whether an overload accepts an object.
fn checks(row: &Row) -> impl Iterator<Item = String> {
    let checks = row.inputs.iter().filter_map(|input| input.check.as_deref());
    checks.map(
        |check| if check.c_function.is_some() { c_code::check(check) } else { code_around::check(check) },
    )
}

/// The functions that convert arguments before the call.
fn settled(row: &Row) -> impl Iterator<Item = String> {
    let parameters = ["::quaff::PythonObject given", "::quaff::PythonObject &result"].map(str::to_owned);
    by_value::settled(row).map(move |(symbol, settled)| {
        let made = match settled {
            Settled::Value(r#type) => format!("settled<{}>", types::global(&r#type.to_string())),
            Settled::Bytes(class) => format!("bytes_on_device<{}>", types::class(class)),
        };
        define(symbol, &parameters, &format!("result.object = ::quaff::{made}(given)"))
    })
}

fn function(row: &Row) -> String {
    let this = row.action.has_this().then(|| "::quaff::Object object".to_owned());
    let mut parameters: Vec<String> =
        this.into_iter().chain(row.inputs.iter().map(types::parameter)).collect();
    parameters.extend(row.extents.iter().map(|extent| format!("std::uint64_t {}", extent.safe_name)));
    parameters.extend(row.stream.iter().map(|stream| format!("std::uint64_t {stream}")));
    let result = caller_variable(row);
    parameters.extend(row.returned().map(|value| format!("{} &{result}", types::result(value))));
    parameters.extend(row.gives_object().then(|| format!("::quaff::Object &{result}")));
    if row.c.is_some() {
        return c_code::define(row, &parameters, exception_code::lock(row));
    }
    if let Some(code) = &row.code_around {
        return code_around::define(row, code, &parameters);
    }
    let statement = plain_statement(row);
    match &row.exception_code {
        None => define(&row.symbol, &parameters, &(exception_code::lock(row).to_owned() + &statement.text())),
        Some(code) => exception_code::define(row, code, &parameters, &statement),
    }
}
