//! The C++ expression for the action of a row: a call, an operator, or an access to data.

use super::{argument, types};
use crate::emit::text::cpp_string;
use crate::interface::{Action, Argument, FullName, Text, Type, Value};
use crate::plan::Row;

/// The C++ expression for the action of a row.
pub(super) fn action(row: &Row) -> String {
    let passed = row.arguments.iter().enumerate().map(|(position, argument)| {
        argument::variable_of_code(row, position).unwrap_or_else(|| argument::passed(row, argument))
    });
    let defaults = row.defaults.texts.iter().filter(|_| row.defaults.are_passed).cloned();
    let mut passed: Vec<String> = passed.chain(defaults).collect();
    if let Some(variadic) = &row.variadic {
        variadic.complete(&mut passed, |r#type, argument| format!("static_cast<{type}>({argument})"));
    }
    let passed = passed.join(", ");
    let class = row.class.as_ref().or(row.made()).map(types::class).unwrap_or_default();
    let constant = if row.action == Action::ConstMethod { "const " } else { "" };
    let object = match &row.reach.upcall {
        Some(key) => format!("(*::quaff::Upcall<{constant}{class}>(object, {}))", cpp_string(key)),
        None => format!("::quaff::reference<{constant}{class}>(object)"),
    };
    let object = match (&row.reach.exposed_by, &row.class) {
        (Some(director), Some(own)) => {
            let shown = cpp_string(&format!("{}.{}", own.unqualified(), row.member));
            format!("::quaff::exposed<{director}>({object}, {shown})")
        }
        _ => object,
    };
    // The keyword `template` before an instantiation, because the class may itself be a template.
    let template =
        if row.is_template_instance && !row.member.starts_with("operator") { "template " } else { "" };
    let member = &row.member;
    let added = row.extension.as_ref().map(|function| format!("::{function}"));
    if let Some(function) = added.as_ref().or(row.reach.accessor.as_ref()) {
        let object = row.action.has_this().then(|| format!("::quaff::pointer<{class}>(object)"));
        return extension(row, function, object, passed);
    }
    match row.action {
        Action::Call => format!("{}({passed})", types::target(row)),
        Action::CallByArguments => {
            format!("{}({passed})", FullName::of(&row.target).last())
        }
        Action::Operator if passed.is_empty() => format!("({}{object})", mark(member)),
        Action::Operator => format!("({object} {} {passed})", mark(member)),
        Action::ReflectedOperator => format!("({passed} {} {object})", mark(member)),
        Action::Construct if let Some(director) = &row.director => {
            constructed(row, &class, format!("::quaff::construct_directed<{class}, {director}>({passed})"))
        }
        Action::Construct | Action::Make => {
            constructed(row, &class, format!("::quaff::construct<{class}>({passed})"))
        }
        Action::Method | Action::ConstMethod => format!("{object}.{template}{member}({passed})"),
        Action::Copy => format!("::quaff::original<{class}>(object)"),
        Action::Get => format!("{object}.{member}"),
        Action::Set => assignment(row, &format!("{object}.{member}"), &passed),
        Action::Read => types::target(row),
        Action::Assign => types::assigned(row, &passed),
    }
}

/// A data member or variable, copied if Python gets a read-only snapshot.
pub(super) fn snapshot(row: &Row, read: String) -> String {
    let is_read = matches!(row.action, Action::Get | Action::Read);
    match is_read && row.returned().is_some_and(|returned| returned.library().is_some()) {
        true => format!("::quaff::snapshot({read})"),
        false => read,
    }
}

/// The symbol of an operator: `+` for `operator+`.
fn mark(operator: &str) -> &str {
    operator.strip_prefix("operator").unwrap_or(operator)
}

/// The call of a function that an `%extend` adds to a class.
fn extension(row: &Row, function: &str, object: Option<String>, passed: String) -> String {
    let passed: Vec<String> = object.into_iter().chain([passed]).filter(|text| !text.is_empty()).collect();
    let call = format!("{function}({})", passed.join(", "));
    match row.action {
        Action::Construct if row.director.is_some() => {
            extended(row, format!("(::quaff::refuse_director(), {call})"))
        }
        Action::Construct | Action::Make => extended(row, call),
        _ => call,
    }
}

/// The object that a constructor makes, as a pointer for code that makes a Python object of it.
fn constructed(row: &Row, class: &str, object: String) -> String {
    match row.is_constructed_by_code() {
        true => format!("::quaff::pointer<{class}>({object})"),
        false => object,
    }
}

/// The object that a function of an `%extend` makes. Code that makes a Python object of it gets the pointer
/// unread: it may be one to something else, such as a `std::shared_ptr`.
fn extended(row: &Row, call: String) -> String {
    match row.is_constructed_by_code() {
        true => call,
        false => format!("::quaff::constructed({call})"),
    }
}

/// The check that an array has the extents of a member, before code of the interface copies its elements.
/// `None` if nothing is left to compare.
pub(super) fn extents_check(row: &Row, member: &str) -> Option<String> {
    let extents = row.arguments.iter().filter(|argument| !matches!(argument, Argument::Data { .. }));
    let is_array = matches!(row.arguments.first(), Some(Argument::Data { .. }));
    let extents: Vec<String> = extents.map(|extent| argument::passed(row, extent)).collect();
    (is_array && !extents.is_empty())
        .then(|| format!("::quaff::check_elements({member}, {})", extents.join(", ")))
}

/// The assignment to a member. A class may have no assignment operator, and the elements of an array are
/// copied; all else, including bit-fields, is assigned directly.
fn assignment(row: &Row, member: &str, value: &str) -> String {
    match row.inputs.first().map(|input| &input.r#type) {
        _ if row.code_around.is_some() => {
            let value = argument::variable_of_code(row, 0).unwrap_or_else(|| value.to_owned());
            let assigned = format!("::quaff::assign({member}, {value})");
            extents_check(row, member).map_or(assigned.clone(), |check| format!("({check}, {assigned})"))
        }
        _ if matches!(row.arguments.first(), Some(Argument::Converted { .. })) => {
            format!("{member} = {value}")
        }
        Some(Type::Value(Value::Object(_) | Value::Library(_))) => {
            format!("::quaff::assign({member}, {value})")
        }
        // A variable is filled up with zeros, as in SWIG's program arrays_global.
        Some(Type::Value(Value::Text(Text::Buffer))) if row.class.is_none() => {
            format!("::quaff::assign_text({member}, {value})")
        }
        Some(Type::Value(Value::Text(Text::Buffer))) => {
            format!("::quaff::assign_text({member}, ::quaff::without_zeros({value}))")
        }
        Some(Type::Value(Value::Text(Text::CString | Text::WritableCString))) => {
            let text = &row.inputs[0].safe_name;
            format!("::quaff::assign_text_member<false>({member}, {text}.c_str())")
        }
        Some(Type::Array(_)) => format!("::quaff::assign_elements({member}, {value})"),
        _ => format!("{member} = {value}"),
    }
}
