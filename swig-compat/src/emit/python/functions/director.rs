//! The tables of the virtual functions that Python may override, with the types of their arguments and
//! results.

use super::types::{self, RUNTIME};
use crate::emit::imports::Imports;
use crate::emit::layout::{list, names};
use crate::interface::{CxxCallConversion, Fate, Object, Passing, Text, Type, Value};
use crate::plan::{OverrideValue, Plan, PlannedDirector, PlannedOverride};

/// The tables of directors, and the list of these tables, if there are any.
pub(super) fn tables(plan: &Plan, imports: &mut Imports) -> String {
    if plan.directors.is_empty() {
        return String::new();
    }
    for name in ["Director", "Overridable"] {
        imports.name(RUNTIME, name);
    }
    let constants: Vec<String> =
        plan.directors.iter().map(|director| format!("&{}", director.constant)).collect();
    let list = names("", "pub(crate) static DIRECTORS: &[&Director] = &[", &constants, "];");
    let tables: String = plan.directors.iter().map(|director| table(director, plan, imports)).collect();
    format!("\n/// The classes whose virtual functions Python may override.\n{list}{tables}")
}

fn table(director: &PlannedDirector, plan: &Plan, imports: &mut Imports) -> String {
    let functions: Vec<String> =
        director.functions.iter().map(|function| overridable(function, plan, imports)).collect();
    let functions = list("    ", "functions: &[", &functions, "],");
    format!(
        "
static {}: Director = Director {{
    class: &{},
{functions}}};
",
        director.constant, plan.classes[director.class].constant
    )
}

pub(super) fn overridable(function: &PlannedOverride, plan: &Plan, imports: &mut Imports) -> String {
    let passed: Vec<String> = function.passed.iter().map(|value| argument(value, plan, imports)).collect();
    let returned: Vec<String> = (function.returned.iter())
        .map(|value| {
            let cxx = match value.value.position {
                None => &function.method.returns,
                Some(position) => &function.method.parameters[position],
            };
            returned(value, &format!("{:?}", cxx.to_string()), plan, imports)
        })
        .collect();
    let constructor = if function.keeps_result() { "Overridable::kept" } else { "Overridable::new" };
    format!("{constructor}(c\"{}\", &[{}], &[{}])", function.name, passed.join(", "), returned.join(", "))
}

fn argument(value: &OverrideValue, plan: &Plan, imports: &mut Imports) -> String {
    match &value.value.conversion {
        CxxCallConversion::Value(r#type) => passed_value(r#type, plan, imports),
        CxxCallConversion::Number(number) => {
            passed_value(&Type::Value(Value::Scalar(number.clone())), plan, imports)
        }
        _ => passed_value(&Type::Value(Value::Python), plan, imports),
    }
}

/// The conversion of one result of the Python method. `name` is the C++ type.
fn returned(value: &OverrideValue, name: &str, plan: &Plan, imports: &mut Imports) -> String {
    match &value.value.conversion {
        CxxCallConversion::Value(r#type) => result(r#type, name, plan, imports),
        CxxCallConversion::Number(number) => {
            result(&Type::Value(Value::Scalar(number.clone())), name, plan, imports)
        }
        _ => result(&Type::Value(Value::Python), name, plan, imports),
    }
}

/// The conversion of a value that is passed to Python.
fn passed_value(r#type: &Type, plan: &Plan, imports: &mut Imports) -> String {
    let table = imports.name(RUNTIME, "PassedValue");
    match r#type {
        Type::Value(Value::Scalar(scalar)) => {
            format!(
                "{table}::Scalar({}::{:?})",
                imports.name("quaff_runtime::dtype", "Dtype"),
                scalar.dtype()
            )
        }
        Type::Value(Value::Text(_)) => format!("{table}::Text"),
        Type::Value(Value::Object(object)) => {
            let class = plan.class(&object.r#type);
            let gives_values = class.is_some_and(|class| class.conversion.to_python().is_some());
            let is_owned = object.fate == Fate::New
                || matches!(object.passing, Passing::Value | Passing::RvalueReference);
            let handover = match (is_owned, object.is_value() && gives_values) {
                (true, true) => "Value",
                (true, false) => "Owned",
                (false, true) => "Shown",
                (false, false) => "Borrowed",
            };
            let class = class.map_or("", |class| &class.constant);
            format!("{table}::Object(&{class}, {}::{handover})", imports.name(RUNTIME, "Handover"))
        }
        Type::Value(Value::Python | Value::Library(_)) | Type::Array(_) | Type::Vector(_) | Type::Part(_) => {
            format!("{table}::Python")
        }
    }
}

/// The conversion of the value that Python returns.
fn result(r#type: &Type, name: &str, plan: &Plan, imports: &mut Imports) -> String {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => {
            format!("{}::<{}>({name})", imports.name(RUNTIME, "scalar"), imports.number(scalar.dtype()))
        }
        Type::Value(Value::Text(Text::Character)) => format!("{}({name})", imports.name(RUNTIME, "letter")),
        Type::Value(Value::Text(Text::CString | Text::WritableCString)) => {
            format!("{}({name})", imports.name(RUNTIME, "c_text"))
        }
        Type::Value(Value::Text(_)) => format!("{}({name})", imports.name(RUNTIME, "text")),
        Type::Value(Value::Object(object)) => object_result(object, name, plan, imports),
        Type::Value(Value::Python | Value::Library(_)) | Type::Array(_) | Type::Vector(_) | Type::Part(_) => {
            format!("{}({name})", imports.name(RUNTIME, "python"))
        }
    }
}

fn object_result(object: &Object, name: &str, plan: &Plan, imports: &mut Imports) -> String {
    let class = plan.class(&object.r#type);
    let converts = class.is_some_and(|class| class.conversion.from_python().is_some());
    let class = class.map_or("", |class| &class.constant);
    let function = imports.name(RUNTIME, types::function_for(object.fate));
    let marks = [
        (object.is_anything(), ".of_any_class()"),
        (object.is_nullable(), ".or_none()"),
        (converts && object.is_value(), ".or_value()"),
    ];
    let marks: String = marks.into_iter().filter(|(is_set, _)| *is_set).map(|(_, mark)| mark).collect();
    format!("{function}({name}, &{class}){marks}")
}
