//! Python code of the interface for its module.

use super::documentation::dedented;
use crate::interface::{Action, Block, ClassType, Function, Interface, Ty};
use crate::lex::words_of_text;
use crate::plan::{PlannedClass, PlannedMember};
use crate::source::Span;
use crate::syntax::Section;
use rustc_hash::FxHashMap;

/// The interface's own Python code, except for that in classes and around calls.
#[derive(Debug)]
pub struct ModuleCode {
    /// The code that imports the extension module, and the place of this code.
    pub import: Option<(String, Span)>,
    /// The code for the beginning of the module.
    pub begin: Vec<String>,
    /// The code before that of the classes.
    pub before_classes: Vec<String>,
    /// The code for the end of the module.
    pub end: Vec<String>,
    /// The declarations in the code, if a Python has parsed it.
    pub declared: Option<DeclaredPython>,
    /// The code at the head of the stub, for type checkers.
    pub stub_begin: Vec<String>,
    /// The code at the end of the stub.
    pub stub_end: Vec<String>,
}

impl ModuleCode {
    pub(in crate::plan) fn of(interface: &Interface) -> ModuleCode {
        let (before_classes, end) = around_classes(interface);
        let import = interface.python_import.as_ref();
        ModuleCode {
            import: import.map(|(code, place)| (dedented(code), *place)),
            begin: blocks(interface, Section::PythonBegin),
            before_classes,
            end,
            declared: None,
            stub_begin: blocks(interface, Section::StubBegin),
            stub_end: blocks(interface, Section::Stub),
        }
    }
}

/// The code blocks of one section for the module.
fn blocks(interface: &Interface, section: Section) -> Vec<String> {
    let is_selected = |block: &Block| block.section == section && block.class.is_none();
    let blocks = interface.blocks().into_iter().filter(|(block, _)| is_selected(block));
    blocks.map(|(block, _)| dedented(&block.code)).filter(|code| !code.is_empty()).collect()
}

/// The Python code of the interface for its classes.
pub(in crate::plan) struct ClassCode<'i> {
    /// The code in the bodies of classes.
    pub python: FxHashMap<&'i ClassType, Vec<String>>,
    /// The declarations for the stubs of classes.
    pub stub: FxHashMap<&'i ClassType, Vec<String>>,
    decorated: Vec<DecoratedMethod<'i>>,
}

impl<'i> ClassCode<'i> {
    pub fn new(interface: &'i Interface) -> ClassCode<'i> {
        let decorated = decorated(interface);
        let python = blocks_of_classes(interface, Section::Python, &decorated);
        let stub = blocks_of_classes(interface, Section::Stub, &decorated);
        ClassCode { python, stub, decorated }
    }

    /// Gives methods the decorators above them.
    pub fn decorate(&self, classes: &mut [PlannedClass]) {
        for decorated in &self.decorated {
            let is_of = |class: &&mut PlannedClass| class.r#type == Ty::Class(decorated.class.clone());
            let members = classes.iter_mut().filter(is_of).flat_map(|class| &mut class.members);
            let functions = members.filter_map(|member| match member {
                PlannedMember::Method(function)
                | PlannedMember::Operator(function)
                | PlannedMember::Static(function) => Some(function),
                PlannedMember::Property { .. } | PlannedMember::StaticData { .. } => None,
            });
            for function in functions.filter(|function| function.name == decorated.method) {
                function.decorators = Some(decorated.decorators.clone());
            }
        }
    }
}

/// The code blocks of one section for classes, without the decorators that end them.
fn blocks_of_classes<'i>(
    interface: &'i Interface,
    section: Section,
    decorated: &[DecoratedMethod],
) -> FxHashMap<&'i ClassType, Vec<String>> {
    let mut found: FxHashMap<&ClassType, Vec<String>> = FxHashMap::default();
    for (block, span) in interface.blocks().into_iter().filter(|(block, _)| block.section == section) {
        let mut code = dedented(&block.code);
        let is_decorating =
            |each: &DecoratedMethod| (Some(each.class), each.span) == (block.class.as_ref(), span);
        if decorated.iter().any(is_decorating) {
            code.truncate(before_decorators(&code).trim_end().len());
        }
        if let Some(class) = block.class.as_ref().filter(|_| !code.is_empty()) {
            found.entry(class).or_default().push(code);
        }
    }
    found
}

/// A method whose decorators are at the end of a code block of its class.
struct DecoratedMethod<'i> {
    class: &'i ClassType,
    /// The place of the block.
    span: Span,
    method: &'i str,
    decorators: String,
}

/// The methods that follow a decorator in the text of their class. As in SWIG's module, the order of the
/// text is that of the class body.
fn decorated<'i>(interface: &'i Interface) -> Vec<DecoratedMethod<'i>> {
    let is_python = |(block, _): &(&Block, Span)| block.section == Section::Python && block.class.is_some();
    let blocks: Vec<(&'i Block, Span)> = interface.blocks().into_iter().filter(is_python).collect();
    let of = |&(block, span): &(&'i Block, Span)| {
        let code = dedented(&block.code);
        let decorators = code[before_decorators(&code).len()..].to_owned();
        let class = block.class.as_ref().filter(|_| !decorators.is_empty())?;
        let is_behind = |other: Span| other.file == span.file && other.start > span.start;
        // A macro's block and method have one place: that of its call.
        let is_there = |other: Span| is_behind(other) || other.file == span.file && other.start == span.start;
        let methods = interface.functions().filter(|each| each.class.as_ref() == Some(class));
        let method = methods.filter(|each| is_there(each.declared)).min_by_key(|each| each.declared.start)?;
        let is_between = |(other, place): &(&Block, Span)| {
            other.class.as_ref() == Some(class) && is_behind(*place) && place.start < method.declared.start
        };
        let is_next = method.action != Action::Construct && !blocks.iter().any(is_between);
        is_next.then(|| DecoratedMethod { class, span, method: &method.name, decorators })
    };
    blocks.iter().filter_map(of).collect()
}

/// The part of a code block before the decorators that end it.
fn before_decorators(code: &str) -> &str {
    let mut before = code;
    while let Some(line) = before.lines().last().filter(|line| line.starts_with('@')) {
        before = &before[..before.trim_end().len() - line.len()];
    }
    before
}

/// The module's code before any code of a class, and the rest: classes may use names that the module defines
/// above them.
fn around_classes(interface: &Interface) -> (Vec<String>, Vec<String>) {
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

/// The code before or after the call of a function, or in its place. As in SWIG, the code of the last
/// overload is for all of them.
pub(in crate::plan) fn of_function(overloads: &[&Function], feature: &str) -> Option<String> {
    let code = overloads.last()?.features.get(feature)?;
    Some(dedented(code)).filter(|code| !code.is_empty() && code != "0")
}

/// Whether code around a function may name its parameters. As with SWIG, code around overloads sees them as
/// `args` and `kwargs`; so does all code that reads either name.
pub(in crate::plan) fn names_parameters(overloads: &[&Function]) -> bool {
    let reads_all = |feature: &str| {
        of_function(overloads, feature)
            .is_some_and(|code| words_of_text(&code).any(|word| ["args", "kwargs"].contains(&word)))
    };
    let is_single = overloads.iter().all(|each| each.declared == overloads[0].declared);
    is_single && !["pythonprepend", "pythonappend"].into_iter().any(reads_all)
}

#[cfg(test)]
mod tests {
    use super::{before_decorators, dedented};

    #[test]
    fn decorators_end_a_block() {
        assert_eq!(before_decorators("@property"), "");
        assert_eq!(before_decorators("x = 1\n@a\n@b(2)"), "x = 1\n");
        assert_eq!(
            before_decorators("@property\ndef f(self):\n    pass"),
            "@property\ndef f(self):\n    pass"
        );
    }

    #[test]
    fn code_keeps_its_shape_and_loses_its_margin() {
        assert_eq!(dedented("\n  if x:\n    y = 1\n\n  z = 2\n"), "if x:\n  y = 1\n\nz = 2");
        assert_eq!(dedented("x = 1"), "x = 1");
        assert_eq!(dedented(" x = 1 "), "x = 1");
        assert_eq!(dedented("def f():\n    pass\n"), "def f():\n    pass");
    }
}
