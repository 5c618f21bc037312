//! The C function for a row, and the shim's function that calls it.

use super::call::{OBJECT, RETURNED, call, makes, this, value};
use super::code_around;
use super::types::{self, Border, CArgument, CDefinition};
use crate::dtype::DtypeKind;
use crate::emit::fragment;
use crate::emit::shim::{local, types as cxx};
use crate::emit::swig_variables::CodeLanguage;
use crate::interface::{
    Action, ERROR_CODE, ElementParameter, Elements, ErrorCode, ReturnedElements, Text, Type, Value,
};
use crate::plan::{Row, RowCall, RowCheck};

/// The C functions for a row.
pub fn functions(row: &Row) -> Vec<CDefinition> {
    let checks =
        row.inputs.iter().filter_map(|input| input.check.as_deref()).map(|check| of_check(row, check));
    let own = match &row.call {
        RowCall::Arguments | RowCall::Unlocked | RowCall::Device => Some(function(row)),
        RowCall::Elementwise { elements, .. } => Some(of_elements(row, elements)),
        RowCall::Reduction { .. } => None,
    };
    checks.chain(own).collect()
}

fn name(row: &Row) -> String {
    row.c.as_ref().map(|c| c.name.clone()).unwrap_or_default()
}

/// Whether code of the interface, which may fail, surrounds the call.
fn has_code(row: &Row) -> bool {
    row.code_around.is_some() || row.exception_code.is_some()
}

/// The arguments, after the object that the row is called on.
fn all_given(row: &Row) -> Vec<CArgument> {
    let this = row.action.has_this().then(|| CArgument {
        parameters: vec![format!("void *{OBJECT}")],
        values: vec!["object.address".to_owned()],
        inside: String::new(),
    });
    let objects = row.code_around.iter().flat_map(|code_around| &code_around.variables).filter_map(|each| {
        let (object, input) = each.object.as_ref()?;
        Some(CArgument {
            parameters: vec![format!("PyObject *{object}")],
            values: vec![format!("{}.object", row.inputs[(*input)?].safe_name)],
            inside: String::new(),
        })
    });
    let arguments = (0..row.arguments.len()).filter_map(|position| types::argument(row, position));
    this.into_iter().chain(objects).chain(arguments).collect()
}

fn function(row: &Row) -> CDefinition {
    let border = types::border(row);
    let mut parameters: Vec<String> = all_given(row).into_iter().flat_map(|given| given.parameters).collect();
    let has_code = has_code(row);
    if has_code && border != Border::Nothing {
        parameters.push(format!("{} *{RETURNED}", border.spelled()));
    }
    CDefinition {
        returns: if has_code { "PyObject *".to_owned() } else { border.spelled().to_owned() },
        name: name(row),
        parameters,
        body: if has_code { code_around::body(row, border) } else { plain_body(row, border) },
        place: row.place.clone(),
    }
}

fn plain_body(row: &Row, border: Border) -> String {
    let arguments = (0..row.arguments.len()).filter_map(|position| types::argument(row, position));
    let arguments: Vec<String> = arguments.map(|given| given.inside).collect();
    let call = call(row, &this(row), &arguments);
    if let Some(ErrorCode::Of { success, text }) = &row.error_code {
        return format!(
            "__auto_type {ERROR_CODE} = {call}; if (!({ERROR_CODE} == ({success}))) {{ quaff_c_throw({text}); }}"
        );
    }
    match border {
        Border::Nothing => format!("{call};"),
        border => {
            let (before, value) = value(row, border, &call);
            format!("{before}return {value};")
        }
    }
}

fn of_check(row: &Row, check: &RowCheck) -> CDefinition {
    let RowCheck { c_function, object, locals, step, .. } = check;
    let locals: String = locals.iter().map(|local| format!("{local};\n")).collect();
    let code = fragment::step(step);
    CDefinition {
        returns: "int".to_owned(),
        name: c_function.clone().unwrap_or_default(),
        parameters: vec![format!("PyObject *{object}")],
        body: format!(
            "\nint taken = 0;\n{locals}{code}return quaff_accepted(taken);\n\
             fail: ;\nreturn quaff_accepted(0);\n"
        ),
        place: row.place.clone(),
    }
}

/// The shim's function that returns whether an overload accepts an object.
pub fn check(check: &RowCheck) -> String {
    format!(
        "inline bool {}(::quaff::PythonObject given) noexcept {{ try {{ return ::{}(given.object) != 0; }} \
         catch (...) {{ return false; }} }}",
        check.symbol,
        check.c_function.as_deref().unwrap_or_default()
    )
}

/// The call of an elementwise function for one element.
fn of_elements(row: &Row, elements: &Elements) -> CDefinition {
    let is_given = |parameter: &&ElementParameter| !matches!(parameter, ElementParameter::Input(input) if *input >= row.inputs.len());
    let read = elements.parameters.iter().filter(is_given).enumerate().map(|(index, parameter)| {
        let dtype = match *parameter {
            ElementParameter::Input(input) => row.inputs[input].array().map(|array| array.element.dtype()),
            ElementParameter::Result(result) => elements.results.get(result).map(|result| result.dtype()),
        };
        let dtype = dtype.map_or("double", types::number);
        (format!("{dtype} quaff_{}", index + 1), format!("quaff_{}", index + 1))
    });
    let (parameters, passed): (Vec<String>, Vec<String>) = read.unzip();
    let call = format!("{}({})", types::plain(&row.target), passed.join(", "));
    let returned = match elements.returned {
        ReturnedElements::Nothing => None,
        ReturnedElements::One | ReturnedElements::Several(_) => elements.results.first(),
    };
    CDefinition {
        returns: returned.map_or("void", |returned| types::number(returned.dtype())).to_owned(),
        name: name(row),
        parameters,
        body: if returned.is_some() { format!("return {call};") } else { format!("{call};") },
        place: row.place.clone(),
    }
}

/// The shim's function for a row.
pub fn define(row: &Row, parameters: &[String], lock: &str) -> String {
    let border = types::border(row);
    let values: Vec<String> = all_given(row).into_iter().flat_map(|given| given.values).collect();
    let call = call_of_c(row, border, values);
    let statement = match row.action {
        _ if row.code_around.as_ref().is_some_and(|code_around| code_around.result.is_some()) => {
            format!(
                "{}result.object = {call}{}",
                local::declarations(row, CodeLanguage::C),
                code_around::views(row)
            )
        }
        Action::Construct | Action::Make => format!("result = ::quaff::constructed({call})"),
        _ => local::declarations(row, CodeLanguage::C) + &returning(row, &call),
    };
    let failed = if has_code(row) { "catch (const ::quaff::FailedInC &) { return false; } " } else { "" };
    format!(
        "inline bool {}({}) noexcept {{ try {{ {lock}{statement}; return true; }} {failed}catch (...) {{ \
         ::quaff::keep_exception(); return false; }} }}",
        row.symbol,
        parameters.join(", ")
    )
}

fn returning(row: &Row, call: &str) -> String {
    let kept = match (&row.action, row.inputs.first().map(|input| &input.r#type)) {
        // The text that a pointer refers to is kept until the next assignment.
        (Action::Assign, Some(Type::Value(Value::Text(Text::CString | Text::WritableCString)))) => {
            "static std::string kept; "
        }
        _ => "",
    };
    match row.has_outputs() {
        true => local::added(row, call, "result").map_or_else(|| call.to_owned(), |all| all.text()),
        false if row.action == Action::Copy => format!("result = ::quaff::address({call})"),
        false => format!("{kept}{}", cxx::returning(row.returned(), "result", call)),
    }
}

/// The call of the C function, as a C++ value.
fn call_of_c(row: &Row, border: Border, mut values: Vec<String>) -> String {
    let name = name(row);
    if let (Action::Assign, Some(Type::Value(Value::Text(Text::CString | Text::WritableCString)))) =
        (&row.action, row.inputs.first().map(|input| &input.r#type))
        && row.code_around.is_none()
    {
        values = vec!["::quaff::kept(kept, value.c_str())".to_owned()];
    }
    let call = match (has_code(row), border) {
        (false, _) => format!("::{name}({})", values.join(", ")),
        (true, Border::Nothing) => format!("::quaff::c_done(::{name}({}))", values.join(", ")),
        (true, border) => {
            values.push("returned".to_owned());
            let r#type = border.spelled();
            format!(
                "::quaff::c_result<{type}>([&](auto *returned) {{ return ::{name}({}); }})",
                values.join(", ")
            )
        }
    };
    match border {
        Border::Number(dtype) if dtype.kind() == DtypeKind::Complex => {
            format!("::quaff::cxx_complex({call})")
        }
        Border::New if !makes(row) => format!("::quaff::NewOfC{{{call}}}"),
        Border::Referent => format!("(*static_cast<char *>({call}))"),
        Border::Part(part) => format!("::quaff::PartOfC<{}>{{{call}}}", part.element.spelling()),
        _ => call,
    }
}
