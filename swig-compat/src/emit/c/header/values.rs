//! Enumerations and constants in the header.

use crate::dtype::Dtype;
use crate::emit::text::block;
use crate::emit::text::cpp_string;
use crate::literal::Literal;
use crate::plan::{CApiFunction, Plan, PlannedConstant, PlannedEnum, RustConstant};
use rustc_hash::FxHashSet;

/// The declarations of all enumerations and constants.
pub(super) fn emit(plan: &Plan, functions: &[CApiFunction<'_>]) -> String {
    let functions: FxHashSet<&str> = functions.iter().map(|each| each.symbol.as_str()).collect();
    let enums = plan.enums.iter().map(|each| enumeration(&plan.module, each));
    // A macro would replace a function with the same name.
    let is_free = |name: &str| !functions.contains(format!("{}_{name}", plan.module).as_str());
    let constants = plan.constants.iter().filter(|each| is_free(&each.name));
    let constants = constants.filter_map(|each| constant(&plan.module, each));
    enums.chain(constants).collect()
}

/// An enumeration, whose values functions accept and return as integers. A value that does not fit into `int`
/// becomes a macro.
fn enumeration(module: &str, r#enum: &PlannedEnum) -> String {
    let name = format!("{module}_{}", r#enum.name);
    let is_int = |value: i64| Dtype::Int32.holds(value);
    let named = || r#enum.all().map(|each| (format!("{name}_{}", each.name), each.value));
    let values: Vec<String> = named()
        .filter(|(_, value)| is_int(*value))
        .map(|(constant, value)| format!("  {constant} = {}", integer(value)))
        .collect();
    let macros: String = named()
        .filter(|(_, value)| !is_int(*value))
        .map(|(constant, value)| format!("#define {constant} {}\n", integer(value)))
        .collect();
    let comment = block("/*", "", &[format!("{}: {}", r#enum.place, r#enum.cxx)]);
    match values.as_slice() {
        [] => format!("\n{comment}{macros}"),
        values => format!("\n{comment}enum {name} {{\n{}\n}};\n{macros}", values.join(",\n")),
    }
}

/// A constant, if the interface contains its value.
fn constant(module: &str, constant: &PlannedConstant) -> Option<String> {
    let RustConstant { value, dtype, .. } = constant.rust.as_ref()?;
    let value = match value {
        Literal::Text(text) => cpp_string(text),
        Literal::Bool(value) => value.to_string(),
        Literal::Integer(value) => integer(*value),
        Literal::Float(value) if !value.is_finite() => return None,
        Literal::Float(value) if *dtype == Dtype::Float32 => format!("{:?}F", *value as f32),
        Literal::Float(value) => format!("{value:?}"),
    };
    let comment = block("/*", "", &[constant.place.to_string()]);
    Some(format!("\n{comment}#define {module}_{} {value}\n", constant.name))
}

/// An integer as a C expression: the smallest one has no literal, and negative ones are in parentheses.
fn integer(value: i64) -> String {
    match value {
        i64::MIN => "INT64_MIN".to_owned(),
        value if Dtype::Int32.holds(value) && value >= 0 => value.to_string(),
        value if Dtype::Int32.holds(value) && value != i64::from(i32::MIN) => format!("({value})"),
        value => format!("INT64_C({value})"),
    }
}
