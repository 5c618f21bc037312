//! Python code of the interface for its module.

use crate::interface::{Block, ClassType, Function, Interface};
use crate::plan::{Plan, PlannedClass};
use crate::syntax::Section;
use rustc_hash::FxHashMap;

/// The code blocks of one section for the module.
pub(in crate::plan) fn of(interface: &Interface, section: Section) -> Vec<String> {
    let is_selected = |block: &Block| block.section == section && block.class.is_none();
    let blocks = interface.blocks().into_iter().filter(|(block, _)| is_selected(block));
    blocks.map(|(block, _)| dedented(&block.code)).filter(|code| !code.is_empty()).collect()
}

/// The code blocks of one section for classes, by the C++ name of the class.
pub(in crate::plan) fn of_classes(
    interface: &Interface,
    section: Section,
) -> FxHashMap<&ClassType, Vec<String>> {
    let mut found: FxHashMap<&ClassType, Vec<String>> = FxHashMap::default();
    for (block, _) in interface.blocks().into_iter().filter(|(block, _)| block.section == section) {
        let code = dedented(&block.code);
        if let Some(class) = block.class.as_ref().filter(|_| !code.is_empty()) {
            found.entry(class).or_default().push(code);
        }
    }
    found
}

/// The module's code before any code of a class, and the rest: classes may use names that the module defines
/// above them.
pub(in crate::plan) fn around_classes(interface: &Interface) -> (Vec<String>, Vec<String>) {
    let is_python = |(block, _): &(&Block, _)| block.section == Section::Python;
    let blocks: Vec<&Block> =
        interface.blocks().into_iter().filter(is_python).map(|(block, _)| block).collect();
    let first = blocks.iter().position(|block| block.class.is_some()).unwrap_or_default();
    let code = |blocks: &[&Block]| -> Vec<String> {
        let own = blocks.iter().filter(|block| block.class.is_none());
        own.map(|block| dedented(&block.code)).filter(|code| !code.is_empty()).collect()
    };
    let (before, rest) = blocks.split_at(first);
    (code(before), code(rest))
}

/// The declarations in the interface's Python code, for the stub.
#[derive(Debug)]
pub struct DeclaredPython {
    pub module: PythonDeclarations,
    /// The declarations of classes, by their full names in Python.
    pub classes: FxHashMap<String, PythonDeclarations>,
}

/// The declarations in the code of the module or of a class.
#[derive(Debug)]
pub struct PythonDeclarations {
    /// The declarations in the form of stubs.
    pub text: String,
    /// The declared names, which replace bindings with the same names.
    pub names: Vec<String>,
    /// The names of `__all__`, if the code lists them.
    pub exported: Option<Vec<String>>,
    /// Whether the code defines no other names at run time, as far as this can be determined.
    pub is_whole: bool,
}

impl PythonDeclarations {
    pub fn has(&self, name: &str) -> bool {
        self.names.iter().any(|each| each == name)
    }
}

impl Plan {
    /// The Python code of the interface that the Python module contains.
    pub(crate) fn own_python(&self) -> Vec<&str> {
        let functions = self.functions.iter().chain(self.classes.iter().flat_map(PlannedClass::functions));
        let around: Vec<[&Option<String>; 3]> =
            functions.map(|function| [&function.prepend, &function.append, &function.shadow]).collect();
        let modules = [&self.python_begin, &self.python_before_classes, &self.python_code].into_iter();
        let classes = self.classes.iter().map(|class| &class.python);
        let own = modules.chain(classes).flatten().map(String::as_str);
        own.chain(around.into_iter().flatten().flatten().map(String::as_str)).collect()
    }

    /// The Python code of the interface that the stub contains.
    #[cfg(feature = "command")]
    pub(crate) fn own_stub_code(&self) -> Vec<&str> {
        let classes = self.classes.iter().flat_map(|class| &class.stub_code);
        self.stub_begin.iter().chain(&self.stub_code).chain(classes).map(String::as_str).collect()
    }
}

/// The code before or after the call of a function.
pub(in crate::plan) fn around(overloads: &[&Function], feature: &str) -> Option<String> {
    let code = overloads.iter().find_map(|overload| overload.features.get(feature))?;
    Some(dedented(code)).filter(|code| !code.is_empty() && code != "0")
}

/// Python code without the common indentation of its lines. The first line may follow the mark that opens the
/// block.
pub(in crate::plan) fn dedented(code: &str) -> String {
    let code = code.trim_matches(['\n', '\r']).trim_end();
    let indent = |line: &str| line.len() - line.trim_start_matches([' ', '\t']).len();
    let lines = || code.lines().filter(|line| !line.trim().is_empty());
    let first = lines().next().map_or(0, indent);
    let rest = lines().skip(1).map(indent).min();
    // A block such as `%{x = 1` with further lines below.
    let common = rest.map_or(first, |rest| if first == 0 { 0 } else { rest.min(first) });
    let line = |line: &str| line[common.min(indent(line))..].trim_end().to_owned();
    code.lines().map(line).collect::<Vec<String>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::dedented;

    #[test]
    fn code_keeps_its_shape_and_loses_its_margin() {
        assert_eq!(dedented("\n  if x:\n    y = 1\n\n  z = 2\n"), "if x:\n  y = 1\n\nz = 2");
        assert_eq!(dedented("x = 1"), "x = 1");
        assert_eq!(dedented(" x = 1 "), "x = 1");
        assert_eq!(dedented("def f():\n    pass\n"), "def f():\n    pass");
    }
}
