//! Enumerations and constants for Rust callers.

use crate::dtype::Dtype;
use crate::emit::cxx_layout::laid_out;
use crate::emit::imports::Imports;
use crate::emit::text::{comment, in_literal};
use crate::interface::FullName;
use crate::literal::Literal;
use crate::plan::{Plan, PlannedEnum, RustConstant};

/// The values, with assertions that C++ agrees on them.
pub(super) fn emit(plan: &Plan, imports: &mut Imports) -> String {
    let enums: String = plan.enums.iter().map(|each| enumeration(each, imports)).collect();
    let constants = plan.constants.iter().filter_map(|constant| {
        let origin = comment(&format!("{}: {}", constant.place, constant.expression));
        Some(self::constant(constant.rust.as_ref()?, &origin))
    });
    let constants: Vec<String> = constants.collect();
    match constants.is_empty() {
        true => enums,
        false => format!("{enums}{MODULE}{}}}\n", constants.join("\n")),
    }
}

/// The module around the values, which keeps them out of the scope of patterns in functions.
const MODULE: &str = "\n/// The constants, in a module so that patterns inside of functions do not refer to them.\npub(super) mod constants {\n";

fn enumeration(r#enum: &PlannedEnum, imports: &mut Imports) -> String {
    let PlannedEnum { name, cxx, dtype, variants, aliases, place } = r#enum;
    let error = imports.name("quaff_runtime::error", "Error");
    let origin = comment(&format!("{place}: {cxx}"));
    let declared: String =
        variants.iter().map(|variant| format!("    {} = {},\n", variant.name, variant.value)).collect();
    let arms: String = (variants.iter())
        .map(|variant| format!("            {} => Ok({name}::{}),\n", variant.value, variant.name))
        .collect();
    let constants: String = (aliases.iter())
        .map(|(alias, of)| format!("    pub const {}: {name} = {name}::{of};\n", alias.name))
        .collect();
    let aliases = match constants.is_empty() {
        true => String::new(),
        false => format!(
            "\n/// Names for the same values.\n#[allow(non_upper_case_globals)]\nimpl {name} {{\n{constants}}}\n"
        ),
    };
    format!(
        "
// {origin}
/// `{cxx}` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr({})]
#[allow(non_camel_case_types)]
pub enum {name} {{
{declared}}}
{aliases}
impl TryFrom<i64> for {name} {{
    type Error = {error};

    fn try_from(value: i64) -> Result<{name}, {error}> {{
        match value {{
{arms}            _ => Err({}(\"{name}\", value)),
        }}
    }}
}}
",
        dtype.rust(),
        imports.name("quaff_runtime::exception", "no_enumerator")
    )
}

fn constant(constant: &RustConstant, origin: &str) -> String {
    let RustConstant { name, value, dtype } = constant;
    let (r#type, value) = match value {
        Literal::Text(text) => ("&str", quoted(text)),
        Literal::Bool(value) => ("bool", value.to_string()),
        Literal::Integer(value) => (dtype.rust(), value.to_string()),
        Literal::Float(value) if *dtype == Dtype::Float32 => (dtype.rust(), format!("{:?}", *value as f32)),
        Literal::Float(value) => (dtype.rust(), format!("{value:?}")),
    };
    format!(
        "    // {origin}
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const {name}: {type} = {value};
"
    )
}

fn quoted(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(in_literal).collect();
    format!("\"{}\"", lines.join("\\n"))
}

/// Assertions in C++ or C that the constants of enumerations have the values in the interface. `language` is
/// the language whose files contain these values.
pub(in crate::emit) fn agreement(plan: &Plan, language: &str) -> String {
    let of_enum = |r#enum: &PlannedEnum| {
        let checks = r#enum.all().map(|each| same(each.cxx.as_str(), each.value, plan.is_c, language));
        laid_out(&r#enum.place, 0, &checks.collect::<Vec<_>>().join(" "))
    };
    let checks: String = plan.enums.iter().map(of_enum).collect();
    match checks.is_empty() {
        true => String::new(),
        false => {
            format!("\n// {language} has the enumerators' values from the text of the interface.\n{checks}")
        }
    }
}

fn same(expression: &str, value: i64, is_c: bool, language: &str) -> String {
    let message = format!("{language} has it as {value}: let the interface say the value that C++ has");
    // The smallest integer has no literal.
    let number = if value == i64::MIN { format!("({} - 1)", value + 1) } else { value.to_string() };
    match is_c {
        true => {
            let name = FullName::of(expression).last();
            format!("_Static_assert((long long)({name}) == {number}, \"{message}\");")
        }
        false => format!("static_assert(static_cast<long long>(::{expression}) == {number}, \"{message}\");"),
    }
}
