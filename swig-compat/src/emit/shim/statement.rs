//! The statement of a call, and the variable through which the caller gets its result.

use crate::emit::cxx_layout::CAUGHT;
use crate::interface::Action;
use crate::plan::Row;

/// The caller's result in the shim, if the code has a variable called `result`.
pub(super) const RETURNED: &str = "returned";

/// A call with its declarations and the conversion of its outputs. Code of the interface surrounds only the
/// call itself.
pub(in crate::emit) struct Statement {
    pub before: String,
    pub call: String,
    pub after: String,
}

impl Statement {
    pub fn of_call(call: String) -> Statement {
        Statement { before: String::new(), call, after: String::new() }
    }

    /// The whole statement, without code of the interface around the call.
    pub fn text(&self) -> String {
        let Statement { before, call, after } = self;
        let separator = if after.is_empty() { "" } else { "; " };
        format!("{before}{call}{separator}{after}")
    }
}

/// A function that returns whether it succeeded, or else has stored an exception.
pub(super) fn define(symbol: &str, parameters: &[String], statement: &str) -> String {
    format!(
        "inline bool {symbol}({}) noexcept try {{ {statement}; return true; {CAUGHT}",
        parameters.join(", ")
    )
}

/// Whether typemap code makes the result.
fn has_result(row: &Row) -> bool {
    row.code_around.as_ref().is_some_and(|code_around| code_around.result.is_some())
}

/// Whether the code uses SWIG's variable `result`, which holds the C++ result.
pub(super) fn shows_result(row: &Row) -> bool {
    let is_call = matches!(
        row.action,
        Action::Call
            | Action::CallByArguments
            | Action::Construct
            | Action::Make
            | Action::Method
            | Action::ConstMethod
            | Action::Operator
            | Action::ReflectedOperator
    );
    is_call
        && row.error_code.is_none()
        && !has_result(row)
        && row.exception_code.as_ref().is_some_and(|code| code.names("result"))
}

/// The name of the shim's variable through which the caller gets the result.
pub(super) fn caller_variable(row: &Row) -> &'static str {
    let is_taken = row.c.is_none() && (has_result(row) || shows_result(row));
    if is_taken { RETURNED } else { "result" }
}
