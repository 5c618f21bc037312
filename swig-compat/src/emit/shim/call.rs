//! The statement of a call without typemap code: the call itself, and what becomes of its result.

use super::action::{action, snapshot};
use super::argument::before_call;
use super::statement::{RETURNED, Statement, shows_result};
use super::{local, types};
use crate::interface::{Action, ByTraits, ERROR_CODE, ErrorCode};
use crate::plan::{PythonUse, Row};

/// The statement of a function without typemap code.
pub(super) fn plain_statement(row: &Row) -> Statement {
    match row.action {
        _ if shows_result(row) => stored(row),
        Action::Construct | Action::Make => {
            let call = Statement::of_call(format!("result = {}", action(row)));
            Statement { before: before_call(row), ..call }
        }
        _ => statement(row),
    }
}

/// The statement of a function. A status that C++ returns is thrown as an exception; otherwise the result is
/// C++'s return value or the values that C++ has written.
fn statement(row: &Row) -> Statement {
    let action = snapshot(row, converted(row, released(row, action(row))));
    if converts_result(row) {
        return object_at_once(before_call(row), &action);
    }
    let called = match &row.error_code {
        None if row.has_outputs() => action,
        None => types::returning(row.returned(), "result", &action),
        Some(ErrorCode::Cuda) => format!("::quaff::check_cuda({action})"),
        Some(ErrorCode::Of { success, text }) => format!(
            "const auto {ERROR_CODE} = {action}; if (!({ERROR_CODE} == ({success}))) {{ throw ::std::runtime_error({text}); }}"
        ),
    };
    let gathered = local::gathering(row, &called).unwrap_or_else(|| Statement::of_call(called));
    Statement { before: before_call(row) + &gathered.before, ..gathered }
}

/// A call whose result is stored in a variable until the code has run.
fn stored(row: &Row) -> Statement {
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
    let (result, given) = (RETURNED, "quaff_result::give(result)");
    let gathered = local::gathering(row, call).unwrap_or_else(|| Statement {
        before: String::new(),
        call: call.to_owned(),
        after: match (is_made, row.returned()) {
            (true, _) => format!("{result} = ::quaff::address({given})"),
            (false, None) => String::new(),
            (false, returned) => types::returning(returned, result, given),
        },
    });
    let before = [before_call(row), before, gathered.before].concat();
    Statement { before, ..gathered }
}

/// Whether a value that becomes a Python object is returned. The code may have released the GIL.
fn converts_result(row: &Row) -> bool {
    row.exception_code.is_some()
        && row.error_code.is_none()
        && !row.has_outputs()
        && row.returned().is_some_and(|returned| returned.library().is_some())
}

/// A call whose result becomes a Python object at once, because it may refer to what the call ends, and which
/// the caller gets after the code has run.
fn object_at_once(before: String, call: &str) -> Statement {
    Statement {
        before: before + "::quaff::LateObject quaff_object; ",
        call: format!("quaff_object.convert({call})"),
        after: "result.object = quaff_object.take()".to_owned(),
    }
}

/// A call without the GIL, whose values are converted while the GIL is held.
fn released(row: &Row, action: String) -> String {
    match row.python_use() == PythonUse::InConversions {
        true => format!("::quaff::without_lock([&]() -> decltype(auto) {{ return {action}; }})"),
        false => action,
    }
}

/// The result of a call, converted by the traits of its class.
fn converted(row: &Row, action: String) -> String {
    match row.outputs.first().and_then(|output| output.traits.as_ref()) {
        Some(ByTraits::Value(class)) => {
            format!("::quaff::value_traits<{}>::to({action})", types::r#type(class))
        }
        Some(ByTraits::Array(_)) | None => action,
    }
}
