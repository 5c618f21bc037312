//! Constants: their values in the shim, and their types in the stub.

use super::c_code;
use super::fragment::line;
use crate::interface::ConstantKind;
use crate::plan::{Plan, PlannedConstant, PlannedEnum, RustConstant};
use rustc_hash::FxHashSet;

/// The header that the shim needs for constants.
pub(super) const HEADER: &str = "quaff/constant.hpp";

/// The shim's function that passes all constants to the runtime; empty if there are none.
pub(super) fn shim(plan: &Plan) -> String {
    if plan.is_c {
        return c_code::constants(plan);
    }
    if plan.constants.is_empty() {
        return String::new();
    }
    let values: String = plan.constants.iter().map(value).collect();
    format!(
        "
// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {{
  try {{
    static const ::quaff::Constant values[] = {{
{values}    }};
    all = {{values, sizeof values / sizeof *values}};
    return true;
  }} catch (...) {{
    ::quaff::keep_exception();
    return false;
  }}
}}
"
    )
}

fn value(constant: &PlannedConstant) -> String {
    let PlannedConstant { name, expression, place, .. } = constant;
    format!("{}      {{\"{name}\", ({expression})}},\n", line(place.line, &place.file))
}

/// The enumerations and the known constants in code of a language, without those whose names are already
/// `taken`.
pub(super) fn spelled(
    plan: &Plan,
    taken: impl Iterator<Item = String>,
    enumeration: impl Fn(&PlannedEnum) -> String,
    constant: impl Fn(&RustConstant) -> Option<String>,
) -> Vec<(String, String)> {
    let mut taken: FxHashSet<String> = taken.collect();
    let enums = plan.enums.iter().map(|each| (&each.name, Some(enumeration(each))));
    let constants = plan.constants.iter().map(|each| (&each.name, each.rust.as_ref().and_then(&constant)));
    let known = enums.chain(constants).filter_map(|(name, value)| Some((name.clone(), value?)));
    known.filter(|(name, _)| taken.insert(name.clone())).collect()
}

/// The type of a constant for type checkers.
pub(super) fn python_type(kind: ConstantKind) -> &'static str {
    match kind {
        ConstantKind::Bool => "bool",
        ConstantKind::Integer => "int",
        ConstantKind::Float => "float",
        ConstantKind::Text => "str",
        ConstantKind::Unknown => "bool | int | float | str",
    }
}
