//! Functions with `%exception` code around their call.

use super::statement::Statement;
use crate::emit::cxx_layout::CAUGHT;
use crate::emit::fragment;
use crate::emit::swig_variables::{CodeLanguage, declared};
use crate::emit::text::cpp_string;
use crate::interface::{Condition, Contract};
use crate::plan::{ExceptionCode, Place, PythonUse, Row, RowCall};

/// The header with the names that the code may use.
pub(super) const HEADER: &str = "quaff/swig.hpp";

/// The first statement of a function that uses Python but is called without the GIL.
pub(super) fn lock(row: &Row) -> &'static str {
    match row.call {
        RowCall::Unlocked if row.python_use() == PythonUse::InConversions => "",
        RowCall::Unlocked | RowCall::Device if row.python_use() != PythonUse::Never => {
            "::quaff::Attached quaff_attached; "
        }
        _ => "",
    }
}

/// The names by which code releases the GIL until a statement that an exception passes.
const RELEASES: [&str; 2] = ["Py_BEGIN_ALLOW_THREADS", "PyEval_SaveThread"];

/// The declaration, before code around a call, of what takes the GIL again when the call throws.
pub(super) fn lock_of_exception(row: &Row) -> &'static str {
    let releases = |code: &ExceptionCode| RELEASES.iter().any(|name| code.names(name));
    match row.exception_code.as_ref().is_some_and(releases) {
        true => "const ::quaff::LockOfException quaff_lock;\n",
        false => "",
    }
}

/// The code around a call, with the `#line`s of both.
pub(in crate::emit) fn with_code(row: &Row, code: &ExceptionCode, statement: &str) -> String {
    let at = |place: &Place| fragment::line(place.line, &place.file);
    let call = code.insert(statement, &row.place, at);
    let contract = &code.contract;
    if contract.is_empty() {
        return call;
    }
    let (require, ensure) = (required(contract), ensured(contract));
    let place = at(&row.place);
    format!("{require}\n{place}{call}\n{place}{ensure}")
}

/// A function whose code ends with `return true` or jumps to `fail`. The code is on lines of its own, because
/// it may contain directives.
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
        "inline bool {symbol}({parameters}) noexcept try {{\n{place}{lock}return [&]() -> ::quaff::Done {{ {{{before}\n\
         {variables}{lock_of_exception}{code}\n\
         {after}}} return true; fail: return false; }}().refuse_object();\n{CAUGHT}",
        place = fragment::line(row.place.line, &row.place.file),
        symbol = row.symbol,
        variables = declared(row, CodeLanguage::Cxx),
        lock_of_exception = lock_of_exception(row),
        parameters = parameters.join(", "),
        code = with_code(row, code, &statement.call),
    )
}

// The conditions of a `%contract` around a call.

/// The checks before the call, on one line.
fn required(contract: &Contract) -> String {
    contract.require.iter().map(|condition| contract_check("require", &condition_texts(condition))).collect()
}

/// The checks after the call, on one line.
fn ensured(contract: &Contract) -> String {
    match contract.ensure.as_slice() {
        [] => String::new(),
        [group] => {
            group.iter().map(|condition| contract_check("ensure", &condition_texts(condition))).collect()
        }
        groups => {
            let all = |of: fn(&Condition) -> &str| {
                let group = |group: &Vec<Condition>| {
                    group.iter().map(|each| format!("({})", of(each))).collect::<Vec<_>>().join(" && ")
                };
                groups.iter().map(|each| format!("({})", group(each))).collect::<Vec<_>>().join(" || ")
            };
            contract_check("ensure", &[all(|condition| &condition.text), all(|condition| &condition.code)])
        }
    }
}

fn condition_texts(condition: &Condition) -> [String; 2] {
    [condition.text.clone(), condition.code.clone()]
}

/// The check of one condition, which is given as written in the interface and as C++. The message is SWIG's,
/// with the interface's names.
fn contract_check(clause: &str, [text, code]: &[String; 2]) -> String {
    let message = cpp_string(&format!("Contract violation: {clause}: ({text})"));
    format!("if (!({code})) {{ SWIG_exception_fail(SWIG_RuntimeError, {message}); }} ")
}
