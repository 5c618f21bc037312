//! Constants, whose types C determines by `_Generic`.

use super::function::CDefinition;
use super::{line, types};
use crate::emit::text::cpp_string;
use crate::interface::ConstantKind;
use crate::plan::{Place, Plan, PlannedConstant};

const SYMBOL: &str = "constants";

pub fn function(plan: &Plan) -> Option<CDefinition> {
    let first = plan.constants.first()?;
    let count = plan.constants.len();
    let values: String = plan.constants.iter().enumerate().map(|(index, each)| value(index, each)).collect();
    Some(CDefinition {
        returns: "const struct QuaffConstant *".to_owned(),
        name: plan.c_name(SYMBOL),
        parameters: Vec::new(),
        body: format!("\nstatic struct QuaffConstant quaff_values[{count}];\n{values}return quaff_values;\n"),
        place: Place { ..first.place.clone() },
    })
}

fn value(index: usize, constant: &PlannedConstant) -> String {
    let PlannedConstant { name, expression, kind, place, .. } = constant;
    let (place, name) = (line(place.line, &place.file), cpp_string(name));
    let expression = if is_path(expression) { types::plain(expression) } else { expression };
    // C's `true` is an `int`.
    let cast = if *kind == ConstantKind::Bool { "(QuaffBool)" } else { "" };
    let of = match kind {
        // In C, a character constant is an `int`.
        ConstantKind::Text if is_letter(expression) => "quaff_c_letter",
        _ => "QUAFF_CONSTANT",
    };
    format!("{place}quaff_values[{index}] = {of}({name}, {cast}({expression}));\n")
}

/// Whether the expression is the name of an enumerator or a variable.
fn is_path(expression: &str) -> bool {
    expression.starts_with("::")
}

/// Whether the expression is a character constant such as `'a'`, also in parentheses.
fn is_letter(expression: &str) -> bool {
    expression.trim_matches(|letter: char| letter.is_whitespace() || "()".contains(letter)).starts_with('\'')
}

/// The function of the shim that passes all constants to the runtime.
pub fn shim(plan: &Plan) -> String {
    if plan.constants.is_empty() {
        return String::new();
    }
    format!(
        "
// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {{
  all = {{reinterpret_cast<const ::quaff::Constant *>(::{}()), {}}};
  return true;
}}
",
        plan.c_name(SYMBOL),
        plan.constants.len()
    )
}
