//! Functions with typemap code around their call, in the order and with the variables of SWIG's wrappers.
//!
//! The code can jump to `fail`, and no jump may bypass an initialized declaration. All variables are
//! therefore declared first, and the type in which an object is returned is known only inside a block of its
//! own.

use super::action::{action, extents_check};
use super::call::plain_statement;
use super::shared_code::CodeForm;
use super::statement::{RETURNED, Statement};
use super::{argument, exception_code, local, types};
use crate::emit::cxx_layout::CAUGHT;
use crate::emit::fragment::{line, step};
use crate::emit::swig_variables::{CodeLanguage, declared};
use crate::emit::text::cpp_string;
use crate::interface::{
    Action, Argument, Descriptor, ErrorCode, ResultConversion, ResultKind, Stage, Text, Type, Value,
    VariablePassing, WrappedResult,
};
use crate::plan::{Plan, Row, RowCheck, RowCode, RowVariable};

/// The header with the names that typemap code may use.
pub(super) const HEADER: &str = "quaff/swig_types.hpp";

/// The type descriptors that code uses in SWIG's style.
pub(super) fn descriptors(plan: &Plan, kind: CodeForm) -> String {
    let storage = if kind == CodeForm::OfEachFile { "inline" } else { "static" };
    let declared = plan.descriptors.iter().map(|Descriptor { name, text, class, is_const }| {
        let (text, class) = (cpp_string(text), cpp_string(class));
        let own = name;
        let mangled = cpp_string(name.strip_prefix("SWIGTYPE").unwrap_or(name));
        let is_const = if *is_const { ", true" } else { "" };
        format!("{storage} swig_type_info quaff_{own}{{{mangled}, {text}, {class}{is_const}}};\n#define {name} (&quaff_{own})\n")
    });
    let declared: String = declared.collect();
    if declared.is_empty() { declared } else { format!("\n{declared}") }
}

/// The function that returns whether an overload accepts an object.
pub(super) fn check(check: &RowCheck) -> String {
    let RowCheck { symbol, object, locals, step: code, .. } = check;
    let locals: String = locals.iter().map(|local| format!("{local};\n")).collect();
    let code = step(code);
    format!(
        "inline bool {symbol}(::quaff::PythonObject given) noexcept try {{\n\
         PyObject *{object} = given.object;\nint taken = 0;\n{locals}{code}return quaff_accepted(taken) != 0;\n\
         fail: {{ return quaff_accepted(0) != 0; }}\n\
         }} catch (...) {{ return quaff_accepted(0) != 0; }}"
    )
}

/// A function whose code returns that it succeeded, or jumps to `fail`.
pub(super) fn define(row: &Row, code_around: &RowCode, parameters: &[String]) -> String {
    let (symbol, parameters) = (&row.symbol, parameters.join(", "));
    let lock = exception_code::lock(row);
    let declarations = declarations(row, code_around);
    let code = |stage| code_around.at(stage).map(step).collect::<String>();
    let before = code(Stage::Begin) + &code(Stage::Input) + &code(Stage::Check);
    let (call, free) = (call(row, code_around), code(Stage::Free));
    let cleanup = code(Stage::Cleanup);
    let given =
        code_around.result.as_ref().map_or(String::new(), |_| format!("{RETURNED}.object = resultobj;\n"));
    let given_object = match &code_around.result {
        Some(_) => format!(".put_object({RETURNED}.object)"),
        None => ".refuse_object()".to_owned(),
    };
    let place = line(row.place.line, &row.place.file);
    format!(
        "inline bool {symbol}({parameters}) noexcept try {{\n{place}{lock}return [&]() -> ::quaff::Done {{\n\
         {declarations}{before}{place}{call}{cleanup}{free}{given}return true;\n\
         fail: {{ }}\n{cleanup}return false;\n\
         }}(){given_object};\n{CAUGHT}"
    )
}

fn declarations(row: &Row, code_around: &RowCode) -> String {
    let mut text = declared(row, CodeLanguage::Cxx);
    if let (Some(name), Some(class)) = (&code_around.this, &row.class) {
        let class = types::class(class);
        text += &format!("[[maybe_unused]] {class} *{name} = ::quaff::pointer<{class}>(object);\n");
    }
    // Variables of the code can be pointers to the local variables.
    text += &on_lines_of_its_own(argument::declarations(row));
    text += &on_lines_of_its_own(local::declarations(row, CodeLanguage::Cxx));
    for each in &code_around.variables {
        text += &variable(row, each);
    }
    if let Some(result) = &code_around.result {
        text += "PyObject *resultobj = nullptr;\n";
        match &result.kind {
            ResultKind::Void => {}
            // Code of `%exception` may use the variable before the call and outside the block of the call.
            ResultKind::Object(class) => {
                text += &format!(
                    "::quaff::ResultInPlace<{class}> held;\n[[maybe_unused]] {class} &result = held.get();\n"
                );
            }
            ResultKind::Reference { declaration, .. } | ResultKind::Value { declaration, .. } => {
                text += &format!("{declaration}{{}};\n");
            }
        }
    }
    let text = code_around.locals.iter().fold(text, |text, local| format!("{text}{local};\n"));
    text + exception_code::lock_of_exception(row)
}

/// Declarations before code of the interface, which contains directives.
fn on_lines_of_its_own(declared: String) -> String {
    if declared.is_empty() { declared } else { format!("{}\n", declared.trim_end()) }
}

/// The variable of a parameter, with its initial value.
fn variable(row: &Row, each: &RowVariable) -> String {
    let variable = &each.variable;
    let (name, declaration) = (&variable.name, &variable.declaration);
    let mut text = String::new();
    if let Some((object, input)) = &each.object {
        let value =
            input.map_or("nullptr".to_owned(), |input| format!("{}.object", row.inputs[input].safe_name));
        text += &format!("[[maybe_unused]] PyObject *{object} = {value};\n");
    }
    if declaration.is_empty() {
        return text;
    }
    match (&each.default, &each.object) {
        (Some(default), None) => return text + &format!("{declaration} = {default};\n"),
        // Assigned, as a typemap's code would.
        (Some(default), Some(_)) => return text + &format!("{declaration}{{}};\n{name} = {default};\n"),
        (None, _) => {}
    }
    let argument = row.arguments.get(variable.position).filter(|_| variable.is_converted);
    let Some(argument) = argument.filter(|argument| !matches!(argument, Argument::Wrapped { .. })) else {
        return text + &format!("{declaration}{{}};\n");
    };
    let value = match argument {
        // Code gets the characters of a member such as `char name[10]`, and not the text that is copied into
        // them.
        Argument::Value { input }
            if matches!(row.inputs[*input].r#type, Type::Value(Value::Text(Text::Buffer))) =>
        {
            format!("{}.c_str()", row.inputs[*input].safe_name)
        }
        _ => argument::passed(row, argument),
    };
    text + &match &variable.passing {
        VariablePassing::Pointee | VariablePassing::CastPointee(_) | VariablePassing::MovedPointee => {
            format!("auto &&{name}_given = {value};\n{declaration} = ::quaff::address_of({name}_given);\n")
        }
        VariablePassing::Cast(_) => format!("{declaration} = ::quaff::unqualified({value});\n"),
        VariablePassing::Value => format!("{declaration} = {value};\n"),
    }
}

/// The call, with the code that converts its result.
fn call(row: &Row, code_around: &RowCode) -> String {
    let has_cleanup = code_around.at(Stage::Cleanup).next().is_some();
    let assigned: String = code_around.at(Stage::Assign).map(step).collect();
    let statement = match assigned.is_empty() {
        true => statement(row, code_around),
        false => Statement::of_call(format!("{}\n{assigned}", member_check(row, code_around))),
    };
    let action = match &row.exception_code {
        Some(code) => {
            let after = if statement.after.is_empty() { "" } else { ";\n" };
            format!(
                "{{{}\n{}\n{}{after}}}\n",
                statement.before.trim_end(),
                exception_code::with_code(row, code, &statement.call),
                statement.after
            )
        }
        // A block, because no jump may bypass the declarations in the statement.
        None if code_around.result.is_none() => format!("{{ {}; }}\n", statement.text()),
        None => format!("{};\n", statement.text()),
    };
    let called = match has_cleanup {
        true => format!(
            "try {{ {} }} catch (...) {{ ::quaff::keep_exception(); SWIG_fail; }}\n",
            action.trim_end()
        ),
        false => action,
    };
    let Some(result) = &code_around.result else { return called + &discarded_outputs(code_around) };
    let code = |stage| code_around.at(stage).map(step).collect::<String>();
    let made = conversion(result, "::quaff::python_of", pointer_object);
    let appended = local::appended(row, is_void(code_around));
    format!("{called}{made}{}{}", code(Stage::Output), outputs(code_around, appended))
}

/// The statement before code that assigns the elements of an array to a member, as many as the member has.
fn member_check(row: &Row, code_around: &RowCode) -> String {
    let member = code_around.this.as_ref().map(|this| format!("{this}->{}", row.member));
    let check = member.and_then(|member| extents_check(row, &member));
    check.map(|check| format!("{check};")).unwrap_or_default()
}

/// Whether there is no result before outputs are added to it.
pub(in crate::emit) fn is_void(code_around: &RowCode) -> bool {
    code_around.result.as_ref().is_none_or(|result| {
        result.kind == ResultKind::Void || result.conversion == Some(ResultConversion::None)
    })
}

/// The statements that add outputs to the result, in the order of the parameters: those by code, and those
/// by quaff in `appended`, each with the position of its parameter.
pub(in crate::emit) fn outputs(
    code_around: &RowCode,
    appended: impl Iterator<Item = (usize, String)>,
) -> String {
    let by_code = code_around.at(Stage::ArgumentOutput).map(|each| (each.position.unwrap_or(0), step(each)));
    let mut all: Vec<(usize, String)> = appended.chain(by_code).collect();
    all.sort_by_key(|(position, _)| *position);
    all.into_iter().map(|(_, text)| text).collect()
}

/// The `argout` code of a function whose result no code makes, such as a constructor: callers see only its
/// exceptions, and what it adds to the result is released.
pub(in crate::emit) fn discarded_outputs(code_around: &RowCode) -> String {
    let outputs = outputs(code_around, std::iter::empty());
    match outputs.is_empty() {
        true => outputs,
        false => format!("{{\nPyObject *resultobj = SWIG_Py_Void();\n{outputs}Py_XDECREF(resultobj);\n}}\n"),
    }
}

fn statement(row: &Row, code_around: &RowCode) -> Statement {
    let action = action(row);
    let Some(result) = &code_around.result else { return plain_statement(row) };
    if let Some(ErrorCode::Cuda) = &row.error_code {
        return Statement::of_call(format!("::quaff::check_cuda({action})"));
    }
    let call = match &result.kind {
        // No call is written for a variable that the interface's code reads: the code itself names the
        // variable if needed, and C++ may not have it.
        ResultKind::Void if row.action == Action::Read => String::new(),
        ResultKind::Void => action,
        ResultKind::Object(_) => format!("held.make([&]() -> decltype(auto) {{ return {action}; }})"),
        ResultKind::Reference { r#type, .. } => format!("result = ({type})::quaff::address_of({action})"),
        ResultKind::Value { r#type, .. } => format!("result = ({type})({action})"),
    };
    Statement { before: local::second_checks(row), ..Statement::of_call(call) }
}

/// The statement that makes the Python object of a result without a typemap. `python_of` is the function that
/// converts values, and `pointer_object` returns the arguments of `SWIG_NewPointerObj` for the object and its
/// owner: the second of its own arguments is whether the object is new.
pub(in crate::emit) fn conversion(
    result: &WrappedResult,
    python_of: &str,
    pointer_object: fn(&ResultKind, bool) -> (String, &'static str),
) -> String {
    let value = match &result.kind {
        ResultKind::Reference { .. } => "*result",
        _ => "result",
    };
    match &result.conversion {
        None => String::new(),
        Some(ResultConversion::None) => "resultobj = SWIG_Py_Void();\n".to_owned(),
        Some(ResultConversion::Value) => format!("resultobj = {python_of}({value});\n"),
        Some(ResultConversion::Python) => format!("resultobj = {value};\nif (!resultobj) SWIG_fail;\n"),
        Some(ResultConversion::Pointer { descriptor, is_new }) => {
            let (object, owner) = pointer_object(&result.kind, *is_new);
            format!("resultobj = SWIG_NewPointerObj({object}, {descriptor}, {owner});\n")
        }
    }
}

fn pointer_object(kind: &ResultKind, is_new: bool) -> (String, &'static str) {
    match (kind, is_new) {
        (ResultKind::Object(class), _) => {
            (format!("::quaff::taken(new {class}(std::move(result)))"), "SWIG_POINTER_OWN")
        }
        (_, true) => ("::quaff::voided(::quaff::taken(result))".to_owned(), "SWIG_POINTER_OWN"),
        (_, false) => ("::quaff::voided(result)".to_owned(), "0"),
    }
}
