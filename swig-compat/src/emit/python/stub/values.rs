//! Constants and variables in the stub, and the declarations of the interface's Python code.

use super::function::{indented, setter};
use super::types;
use super::vocabulary::Vocabulary;
use crate::emit::constants;
use crate::emit::python::types as python_types;
use crate::plan::{Plan, PythonDeclarations, VariableFace, results};

/// `N: int` for each constant, and the class of `cvar`; empty if there are neither.
pub(super) fn declarations(plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let constants = plan.constants.iter().map(|constant| {
        format!("{}: {}\n", constant.name, vocabulary.spell(constants::python_type(constant.kind)))
    });
    let mut text: String = constants.collect();
    text += &plan.constant_objects().map(|each| attribute(&each, plan, vocabulary)).collect::<String>();
    if !text.is_empty() {
        text.insert(0, '\n');
    }
    if plan.has_variables() {
        let members: String = plan.variable_faces().map(|each| variable(&each, plan, vocabulary)).collect();
        text += &format!("\nclass _Variables:\n{members}\ncvar: _Variables\n");
        text += &plan.fixed_variables().map(|each| attribute(&each, plan, vocabulary)).collect::<String>();
    }
    text
}

/// An attribute of the module: a constant object, or a constant variable.
fn attribute(face: &VariableFace, plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    format!("{}: {}\n", face.name, read_type(face, plan, vocabulary))
}

fn read_type(face: &VariableFace, plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let read = face.read.rows.first().map(results).unwrap_or_default();
    vocabulary.spell(&python_types::annotations(&read, "", plan))
}

/// A property for a variable, because it accepts more types than it returns.
fn variable(variable: &VariableFace, plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let VariableFace { name, assign, .. } = variable;
    let result = read_type(variable, plan, vocabulary);
    let property = vocabulary.spell("property");
    let mut text = format!("    @{property}\n    def {name}(self) -> {result}: ...\n");
    if let Some(assign) = assign {
        let inputs = assign.rows.iter().filter_map(|row| row.inputs.first());
        let mut taken: Vec<String> =
            inputs.map(|input| types::spelled(&input.takes.static_type(), plan)).collect();
        taken.dedup();
        let taken = vocabulary.spell(&taken.join(" | "));
        text += &indented(&setter(name, &taken));
    }
    text
}

/// The declarations of the interface's Python code. If some are unknown, a function `__getattr__` with these
/// `parameters` allows any name.
pub(super) fn own_python(
    declared: Option<&PythonDeclarations>,
    has_code: bool,
    parameters: &str,
    vocabulary: &mut Vocabulary,
) -> String {
    let mut text = declared.map(|own| own.text.clone()).unwrap_or_default();
    if text.contains("Any") {
        vocabulary.spell("Any");
    }
    let is_whole = declared.map_or(!has_code, |own| own.is_whole || own.has("__getattr__"));
    if !is_whole {
        text += &format!("def __getattr__({parameters}) -> {}: ...\n", vocabulary.spell("Any"));
    }
    text
}
