//! C functions with code of the interface around the call, in the order and with the variables of SWIG's
//! wrappers.
//!
//! A function with code around its call returns a pointer other than null after success, and null from the
//! label `fail`. The code may also return null itself.

use super::call::{OBJECT, RETURNED, call, class, extent_checks, this, value};
use super::types::{self, Border};
use crate::emit::fragment::{line, step};
use crate::emit::shim::code_around::{conversion, discarded_outputs, is_void, outputs};
use crate::emit::shim::{exception_code, local};
use crate::emit::swig_variables::{CodeLanguage, declared};
use crate::interface::{Action, Argument, ERROR_CODE, ErrorCode, ResultKind, Stage, VariablePassing};
use crate::plan::{Row, RowCode, RowVariable};

/// Returns a pointer other than NULL, by which C++ sees that there is no exception.
pub const DONE: &str = "return (PyObject *)\"\";";

pub fn body(row: &Row, border: Border) -> String {
    match &row.code_around {
        Some(code_around) => wrapped(row, code_around, border),
        None => around(row, border),
    }
}

/// A function whose only code is that of an `%exception`.
fn around(row: &Row, border: Border) -> String {
    let arguments = (0..row.arguments.len()).filter_map(|position| types::argument(row, position));
    let arguments: Vec<String> = arguments.map(|given| given.inside).collect();
    let call = call(row, &this(row), &arguments);
    let variables = declared(row, CodeLanguage::C);
    let action = returned(row, border, &call);
    let place = line(row.place.line, &row.place.file);
    format!(
        "\n{variables}{}{place}{}\n{DONE}\nfail: ;\nreturn NULL;\n",
        action.before,
        with_exception_code(row, &action.call) + &action.after
    )
}

/// A call with a result for C++: the declarations, the call itself, and the statements that hand over the
/// result.
struct CCall {
    before: String,
    call: String,
    after: String,
}

fn returned(row: &Row, border: Border, call: &str) -> CCall {
    if let Some(ErrorCode::Of { success, text }) = &row.error_code {
        let call = format!(
            "__auto_type {ERROR_CODE} = {call}; if (!({ERROR_CODE} == ({success}))) {{ quaff_c_throw({text}); }}"
        );
        return CCall { before: String::new(), call, after: String::new() };
    }
    if border == Border::Nothing {
        return CCall { before: String::new(), call: call.to_owned(), after: String::new() };
    }
    let is_array = matches!(border, Border::Buffer | Border::Part(_) | Border::Referent);
    if is_array {
        let (before, value) = value(row, border, call);
        let call = format!("{before}*{RETURNED} = {value}");
        return CCall { before: String::new(), call, after: String::new() };
    }
    let (more, value) = value(row, border, "result");
    CCall {
        before: format!("__typeof__({call}) result = {{0}};\n"),
        call: format!("result = {call}"),
        after: format!("{more}*{RETURNED} = {};\n", kept(border, &value)),
    }
}

/// Copies a text result, because later code may free its memory before C++ reads it.
fn kept(border: Border, value: &str) -> String {
    if border == Border::Text { format!("quaff_c_keep_text({value})") } else { value.to_owned() }
}

fn with_exception_code(row: &Row, statement: &str) -> String {
    match &row.exception_code {
        Some(code) => format!("{{\n{}\n}}\n", exception_code::with_code(row, code, statement)),
        None => format!("{statement};\n"),
    }
}

fn wrapped(row: &Row, code_around: &RowCode, border: Border) -> String {
    let code = |stage| code_around.at(stage).map(step).collect::<String>();
    let before = code(Stage::Begin) + &code(Stage::Input) + &code(Stage::Check);
    let (cleanup, free) = (code(Stage::Cleanup), code(Stage::Free));
    let place = line(row.place.line, &row.place.file);
    let (declared, called) = called(row, code_around, border);
    let given = match code_around.result {
        Some(_) => format!("*{RETURNED} = resultobj;\n"),
        None => String::new(),
    };
    format!(
        "\n{}{declared}{before}{place}{called}{cleanup}{free}{given}{DONE}\nfail: ;\n{cleanup}return NULL;\n",
        declarations(row, code_around)
    )
}

fn declarations(row: &Row, code_around: &RowCode) -> String {
    let mut text = declared(row, CodeLanguage::C);
    if let (Some(name), Some(_)) = (&code_around.this, &row.class) {
        let class = class(row);
        text += &format!("{class} *{name} = ({class} *){OBJECT};\n");
    }
    for each in &code_around.variables {
        text += &variable(row, each);
    }
    if let Some(result) = &code_around.result {
        text += "PyObject *resultobj = NULL;\n";
        match &result.kind {
            ResultKind::Void => {}
            ResultKind::Object(class) => text += &format!("{class} result = {{0}};\n"),
            ResultKind::Reference { declaration, .. } | ResultKind::Value { declaration, .. } => {
                text += &format!("{declaration} = {{0}};\n");
            }
        }
    }
    code_around.locals.iter().fold(text, |text, local| format!("{text}{local};\n"))
}

/// The variable of a parameter, with its initial value.
fn variable(row: &Row, each: &RowVariable) -> String {
    let variable = &each.variable;
    let (name, declaration) = (&variable.name, &variable.declaration);
    let mut text = String::new();
    if let Some((object, None)) = &each.object {
        text += &format!("PyObject *{object} = NULL;\n");
    }
    if declaration.is_empty() {
        return text;
    }
    if let Some(default) = &each.default {
        return text + &format!("{declaration} = {default};\n");
    }
    text += &format!("{declaration} = {{0}};\n");
    let given = (variable.position < row.arguments.len() && variable.is_converted)
        .then(|| types::argument(row, variable.position))
        .flatten();
    match (given, &variable.passing) {
        (None, _) => text,
        (Some(given), VariablePassing::Value) => text + &format!("{name} = {};\n", given.inside),
        (Some(given), VariablePassing::Cast(_)) => {
            text + &format!("{name} = (__typeof__({name})){};\n", given.inside)
        }
        (Some(given), _) => text + &format!("{name} = (__typeof__({name}))&({});\n", given.inside),
    }
}

/// A type without C++'s mark of the global namespace.
fn in_c(r#type: &str) -> String {
    r#type.replace("::", "")
}

/// The arguments for C, read from variables that code may have changed.
fn arguments(row: &Row, code_around: &RowCode) -> Vec<String> {
    let variable = |position: usize| {
        let own = code_around.variables.iter().find(|each| each.variable.position == position)?;
        let name = &own.variable.name;
        Some(match &own.variable.passing {
            VariablePassing::Value => name.clone(),
            VariablePassing::Cast(r#type) => format!("({})({name})", in_c(r#type)),
            VariablePassing::Pointee | VariablePassing::MovedPointee => format!("*{name}"),
            VariablePassing::CastPointee(pointer) => format!("*({})({name})", in_c(pointer)),
        })
    };
    (0..row.arguments.len())
        .filter_map(|position| variable(position).or_else(|| Some(types::argument(row, position)?.inside)))
        .collect()
}

/// The declarations for the call, and the call with the code that converts its result.
fn called(row: &Row, code_around: &RowCode, border: Border) -> (String, String) {
    let this = code_around.this.clone().unwrap_or_else(|| this(row));
    let arguments = arguments(row, code_around);
    let call = call(row, &this, &arguments);
    let assigned: String = code_around.at(Stage::Assign).map(step).collect();
    if !assigned.is_empty() {
        let is_array = row.inputs.first().is_some_and(|input| input.array().is_some());
        let extents = arguments.get(1..).filter(|_| is_array).unwrap_or_default();
        let member = format!("{this}->{}", row.member);
        let checks: String = extent_checks(&member, extents).map(|check| format!("{check};")).collect();
        return (String::new(), with_exception_code(row, &format!("{checks}\n{assigned}")));
    }
    let Some(result) = &code_around.result else {
        let action = returned(row, border, &call);
        let called = with_exception_code(row, &action.call) + &action.after;
        return (action.before, called + &discarded_outputs(code_around));
    };
    let statement = match &result.kind {
        // No call is written for a variable that the interface's code reads: the code itself names the
        // variable if needed, and C++ may not have it.
        ResultKind::Void if row.action == Action::Read => String::new(),
        ResultKind::Void => call,
        ResultKind::Object(_) => format!("result = {call}"),
        ResultKind::Reference { r#type, .. } => format!("result = ({type})&{call}"),
        ResultKind::Value { r#type, .. } => format!("result = ({type})({call})"),
    };
    let code = |stage| code_around.at(stage).map(step).collect::<String>();
    let made = conversion(result, "QUAFF_PYTHON_OF", pointer_object)
        + &code(Stage::Output)
        + &outputs(code_around, appended(row, is_void(code_around)));
    (String::new(), with_exception_code(row, &statement) + &made)
}

/// Adds, for each parameter, the number that C has written to the result that code has made.
fn appended(row: &Row, is_void: bool) -> impl Iterator<Item = (usize, String)> {
    let written = row.arguments.iter().filter_map(|argument| match argument {
        Argument::Local(local) if local.is_output && local.view.is_none() => Some(local),
        _ => None,
    });
    written.map(move |local| {
        let (position, element) = (local.position, types::scalar(&local.scalar));
        let object = format!("QUAFF_PYTHON_OF(*({element} *)quaff_{})", position + 1);
        let is_void = u8::from(is_void);
        (position, format!("resultobj = SWIG_Python_AppendOutput(resultobj, {object}, {is_void});\n"))
    })
}

/// The arrays among the added results, which C++ makes after the C function has returned.
pub fn views(row: &Row) -> String {
    let views = local::views(row);
    views
        .map(|view| format!("; result.object = SWIG_Python_AppendOutput(result.object, {view}, 1)"))
        .collect()
}

fn pointer_object(kind: &ResultKind, is_new: bool) -> (String, &'static str) {
    match kind {
        ResultKind::Object(_) => ("quaff_c_copied(&result, sizeof result)".to_owned(), "SWIG_POINTER_OWN"),
        _ => ("(void *)result".to_owned(), if is_new { "SWIG_POINTER_OWN" } else { "0" }),
    }
}
