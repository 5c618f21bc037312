//! Classes in the stub.

use super::function::{FirstParameter, function, indented, setter};
use super::types::spelled;
use super::values::own_python;
use super::vocabulary::Vocabulary;
use crate::emit::python::module::docstring;
use crate::emit::python::types as python_types;
use crate::plan::{
    ClassFace, IntEnum, IntEnumMember, Plan, PlannedClass, PlannedFunction, PlannedMember, results,
};

/// A class and its nested classes.
pub(super) fn declare(class: &PlannedClass, plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let is_nested = class.full_name.contains('.');
    match class.face {
        ClassFace::Opaque | ClassFace::Pointer | ClassFace::Imported => String::new(),
        // The nested class is declared inside the outer class, and also has a name in the module.
        ClassFace::Module if is_nested => {
            format!("{}: {} = {}\n\n", class.name, vocabulary.spell("TypeAlias"), class.full_name)
        }
        ClassFace::Module => text(class, plan, vocabulary),
    }
}

/// Classes for the types of opaque pointers, which have only a name.
pub(super) fn pointers(plan: &Plan) -> String {
    let pointers = plan.classes.iter().filter(|class| class.face == ClassFace::Pointer);
    let text: String = pointers.map(|class| format!("class {}: ...\n", class.name)).collect();
    if text.is_empty() { text } else { text + "\n" }
}

/// The method for `operator->`.
const ARROW: &str = "__deref__";

fn text(class: &PlannedClass, plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let bases = class.bases.iter().filter(|base| base.is_direct);
    let bases: Vec<String> = bases.filter_map(|base| plan.classes[base.class].spelled()).collect();
    let bases = if bases.is_empty() { String::new() } else { format!("({})", bases.join(", ")) };
    let mut body = class.doc.as_deref().map(docstring).unwrap_or_default();
    let nested = |other: &&PlannedClass| {
        other.face == ClassFace::Module && other.full_name == format!("{}.{}", class.full_name, other.name)
    };
    for inner in plan.classes.iter().filter(nested) {
        body += &text(inner, plan, vocabulary);
    }
    body.extend(class.stub_code.iter().map(|code| format!("{code}\n")));
    body += &int_enums(plan, Some(&class.full_name), vocabulary);
    if bases.is_empty() {
        body += "thisown: bool\n";
    }
    let declared = plan.python.declared.as_ref().and_then(|own| own.classes.get(&class.full_name));
    let redeclared = |name: &str| declared.is_some_and(|own| own.has(name));
    body += &match &class.constructor {
        _ if redeclared("__init__") => String::new(),
        Some(constructor) => function(constructor, FirstParameter::Instance, plan, vocabulary),
        None => not_constructed(vocabulary),
    };
    let receiver = if bases.is_empty() { FirstParameter::Instance } else { FirstParameter::Derived };
    for each in class.members.iter().filter(|member| !redeclared(member.name())) {
        body += &member(each, receiver, plan, vocabulary);
    }
    if let Some(element) = class.element_of_index() {
        let results = element.results.iter().map(|each| python_types::annotations(each, "", plan));
        let elements = vocabulary.spell(&format!("Iterator[{}]", results.collect::<Vec<_>>().join(" | ")));
        body += &format!("def __iter__(self) -> {elements}: ...\n");
    }
    if plan.director(class).is_some() {
        body += &format!("def __disown__(self) -> {}: ...\n", class.name);
    }
    body += &own_python(declared, !class.python.is_empty(), "self, name: str", vocabulary);
    // The stub does not know the attributes of the object behind `operator->`.
    if class.functions().any(|function| function.name == ARROW) && !body.contains("def __getattr__(") {
        body += &format!("def __getattr__(self, name: str) -> {}: ...\n", vocabulary.spell("Any"));
    }
    if body.is_empty() {
        return format!("class {}{bases}: ...\n", class.name);
    }
    format!("class {}{bases}:\n{}\n", class.name, indented(&body))
}

/// The `__init__` of a class without a constructor, which exists in Python but refuses every call.
fn not_constructed(vocabulary: &mut Vocabulary) -> String {
    let never = vocabulary.spell("Never");
    format!("def __init__(self, *args: {never}, **kwargs: {never}) -> None: ...\n")
}

fn member(
    member: &PlannedMember,
    receiver: FirstParameter,
    plan: &Plan,
    vocabulary: &mut Vocabulary,
) -> String {
    match member {
        PlannedMember::Method(method) | PlannedMember::Operator(method) => {
            decorated(method, receiver, plan, vocabulary)
                .unwrap_or_else(|| function(method, receiver, plan, vocabulary))
        }
        PlannedMember::Static(free) => function(free, FirstParameter::Class, plan, vocabulary),
        PlannedMember::Property { get, set } => property(get, set.as_ref(), plan, vocabulary),
        PlannedMember::StaticData { get, .. } => {
            format!("{}: {}\n", get.name, vocabulary.spell(&result(get, plan)))
        }
    }
}

/// A method with decorators of the interface's; `None` if it has none. Type checkers know those of Python's
/// classes, and others may return anything.
fn decorated(
    method: &PlannedFunction,
    receiver: FirstParameter,
    plan: &Plan,
    vocabulary: &mut Vocabulary,
) -> Option<String> {
    let decorators = method.decorators.as_deref()?;
    Some(match method.stubs.len() == 1 && method.has_known_decorators() {
        true => {
            let lines: String = decorators
                .lines()
                .map(|line| format!("@{}\n", vocabulary.spell(line[1..].trim_end())))
                .collect();
            lines + &function(method, receiver, plan, vocabulary)
        }
        false => format!("{}: {}\n", method.name, vocabulary.spell("Any")),
    })
}

fn property(
    get: &PlannedFunction,
    set: Option<&PlannedFunction>,
    plan: &Plan,
    vocabulary: &mut Vocabulary,
) -> String {
    let (name, property) = (&get.name, vocabulary.spell("property"));
    let read = vocabulary.spell(&result(get, plan));
    let mut text = format!("@{property}\ndef {name}(self) -> {read}: ...\n");
    if let Some(set) = set {
        let inputs = set.rows.iter().filter_map(|row| row.inputs.first());
        let mut written: Vec<String> =
            inputs.map(|input| spelled(&input.takes.static_type(), plan)).collect();
        written.dedup();
        let written = vocabulary.spell(&written.join(" | "));
        text += &setter(name, &written);
    }
    text
}

fn result(function: &PlannedFunction, plan: &Plan) -> String {
    let results = function.rows.first().map(results).unwrap_or_default();
    python_types::annotations(&results, "", plan)
}

// Enumerations that are `enum` classes, in the stub.

/// The enumerations of the module, or of the class with this name in Python.
pub(super) fn int_enums(plan: &Plan, class: Option<&str>, vocabulary: &mut Vocabulary) -> String {
    let own = plan.int_enums.iter().filter(|r#enum| r#enum.class.as_deref() == class);
    own.map(|r#enum| int_enum(r#enum, vocabulary)).collect()
}

fn int_enum(IntEnum { name, members, .. }: &IntEnum, vocabulary: &mut Vocabulary) -> String {
    let base = vocabulary.spell("IntEnum");
    if members.is_empty() {
        return format!("class {name}({base}): ...\n\n");
    }
    let members: String = members.iter().map(enum_member).collect();
    format!("class {name}({base}):\n{}\n", indented(&members))
}

fn enum_member(IntEnumMember { name, value, .. }: &IntEnumMember) -> String {
    match value {
        Some(value) => format!("{name} = {value}\n"),
        None => format!("{name} = ...\n"),
    }
}
