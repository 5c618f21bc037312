//! Functions with `%exception` code around their call.

use super::{Statement, action, code_around, declarations_of, local, types};
use crate::emit::cxx_layout::CAUGHT;
use crate::emit::fragment;
use crate::emit::swig_variables::{CodeLanguage, declared};
use crate::emit::text::cpp_string;
use crate::interface::{Action, Condition, Contract};
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
        && !code_around::has_result(row)
        && row.exception_code.as_ref().is_some_and(|code| code.names("result"))
}

/// Whether a value that becomes a Python object is returned. The code may have released the GIL.
pub(super) fn converts_result(row: &Row) -> bool {
    row.exception_code.is_some()
        && row.error_code.is_none()
        && !row.has_outputs()
        && row.returned().is_some_and(|returned| returned.library().is_some())
}

/// A call whose result becomes a Python object at once, because it may refer to what the call ends, and which
/// the caller gets after the code has run.
pub(super) fn late(before: String, call: &str) -> Statement {
    Statement {
        before: before + "::quaff::LateObject quaff_object; ",
        call: format!("quaff_object.convert({call})"),
        after: "result.object = quaff_object.take()".to_owned(),
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

/// The name of the shim's variable through which the caller gets the result.
pub(super) fn caller_variable(row: &Row) -> &'static str {
    let is_taken = row.c.is_none() && (code_around::has_result(row) || shows_result(row));
    if is_taken { code_around::RETURNED } else { "result" }
}

/// The call that adds the C++ result to the other outputs.
pub(super) const ADD_RESULT: &str = "::quaff::add_result<decltype(quaff_call())>(all, result)";

/// A call whose result is stored in a variable until the code has run.
pub(super) fn statement(row: &Row) -> Statement {
    let is_made = matches!(row.action, Action::Construct | Action::Make);
    let action = match row.class.as_ref().or(row.made()).filter(|_| is_made) {
        Some(class) => format!("::quaff::pointer<{}>({})", types::class(class), action(row)),
        None => action(row),
    };
    let before = format!(
        "[[maybe_unused]] const auto quaff_call = [&]() -> decltype(auto) {{ return {action}; }}; \
         using quaff_result = ::quaff::ResultVariable<decltype(quaff_call())>; \
         [[maybe_unused]] quaff_result::type result{{}}; "
    );
    let call = "quaff_result::assign(result, quaff_call)";
    let (result, given) = (code_around::RETURNED, "quaff_result::give(result)");
    let gathered = local::gathering(row, call).unwrap_or_else(|| Statement {
        before: String::new(),
        call: call.to_owned(),
        after: match (is_made, row.returned()) {
            (true, _) => format!("{result} = ::quaff::address({given})"),
            (false, None) => String::new(),
            (false, returned) => types::returning(returned, result, given),
        },
    });
    let before = [declarations_of(row), before, gathered.before].concat();
    Statement { before, ..gathered }
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
