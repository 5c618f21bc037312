//! Functions with `%exception` code around their call.

use super::Statement;
use crate::emit::fragment;
use crate::plan::{ExceptionCode, Row, RowCall};

/// What the code may use.
pub(super) const HEADER: &str = "quaff/swig.hpp";

/// What a function begins with that asks Python, and is called without its lock.
pub(super) fn lock(row: &Row) -> &'static str {
    match row.call {
        RowCall::Unlocked | RowCall::Device if row.needs_lock() => "::quaff::Attached attached; ",
        _ => "",
    }
}

/// The code around a call, with the places of both.
pub(super) fn around(row: &Row, code: &ExceptionCode, statement: &str) -> String {
    code.around(statement, &row.place, |place| fragment::line(place.line, &place.file))
}

/// A function whose code says whether it is done, or goes to `fail`. The code has lines of its own, as it may have
/// directives in it.
pub(super) fn define(
    row: &Row,
    code: &ExceptionCode,
    parameters: &[String],
    statement: &Statement,
) -> String {
    let lock = lock(row);
    let before = format!(" {}", statement.before.trim_end());
    let before = before.trim_end();
    let after = if statement.after.is_empty() { String::new() } else { format!("{};\n", statement.after) };
    format!(
        "inline bool {symbol}({parameters}) noexcept {{ try {{ {lock}return [&]() -> ::quaff::Done {{ {{{before}\n\
         {code}\n\
         {after}}} return true; fail: return false; }}(); }} catch (...) {{ ::quaff::keep_exception(); return false; }} }}",
        symbol = row.symbol,
        parameters = parameters.join(", "),
        code = around(row, code, &statement.call),
    )
}
