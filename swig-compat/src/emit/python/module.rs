//! `<module>.py`: the module that users import.

mod class;
mod flat;

use crate::emit::file::{heading, interface};
use crate::emit::text::{comment, in_docstring};
use crate::lex::words_of_text;
use crate::plan::{IntEnum, IntEnumMember, Plan, PlannedFunction, VARIABLES};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// SWIG's name for Python's module `builtins`.
const BUILTINS: &str = "__builtin__";

pub(crate) fn emit(plan: &Plan) -> String {
    let heading = heading(plan);
    let doc =
        docstring(plan.doc.as_ref().unwrap_or(&comment(&format!("Python bindings of {}.", interface(plan)))));
    let begin: String = plan.python.begin.iter().map(|text| format!("\n{text}\n")).collect();
    let imports = builtins(plan).to_owned()
        + import_of_enum(plan)
        + &abstract_modules(plan)
        + &other_modules(plan)
        + &imports(plan);
    let exported = exported(&plan.public())
        + &flat::names(plan)
        + &operators(plan)
        + &fixed_variables(plan)
        + &int_enums(plan);
    let wrapped: String = plan.functions.iter().filter_map(wrapper).collect();
    let classes = class::completed(plan) + &class::registered(plan);
    let own = |code: &[String]| code.iter().map(|text| format!("\n\n{text}\n")).collect::<String>();
    let (before, mut code) = (own(&plan.python.before_classes), own(&plan.python.end));
    if !(before.is_empty() && code.is_empty() || lists_names(&before) || lists_names(&code)) {
        code += EXPORT_THE_REST;
    }
    let annotations = annotated_constants(plan);
    format!("{doc}# {heading}\n{begin}\n{imports}\n{exported}{annotations}{wrapped}{before}{classes}{code}")
}

/// Imports Python's built-in names under SWIG's name for them, if the interface's Python code uses it.
fn builtins(plan: &Plan) -> &'static str {
    let is_named = plan.own_python().iter().any(|code| words_of_text(code).any(|word| word == BUILTINS));
    if is_named { "import builtins as __builtin__\n\n" } else { "" }
}

/// Imports the Python modules with the abstract base classes of the module's classes.
fn abstract_modules(plan: &Plan) -> String {
    let names = plan.classes.iter().filter_map(|class| class.abstract_base.as_deref());
    let modules: BTreeSet<&str> = names.filter_map(|name| Some(name.rsplit_once('.')?.0)).collect();
    let mut lines: String = modules.iter().map(|module| format!("import {module}\n")).collect();
    if !lines.is_empty() {
        lines.push('\n');
    }
    lines
}

/// Imports the modules that the interface imports, so that their classes exist when the extension module is
/// loaded.
fn other_modules(plan: &Plan) -> String {
    let mut lines: String =
        plan.imports.iter().map(|module| format!("import {module}  # noqa: F401\n")).collect();
    if !lines.is_empty() {
        lines.push('\n');
    }
    lines
}

/// Imports the extension module, which is an attribute of the module as in SWIG, and its names.
fn imports(plan: &Plan) -> String {
    let module = &plan.module;
    if let Some((code, _)) = &plan.python.import {
        return own_import(plan, code);
    }
    if plan.exported.is_empty() {
        return format!(
            "if __package__:\n    from . import _{module}\nelse:\n    import _{module}  # noqa: F401\n"
        );
    }
    let wrapped = wrapped_names(plan);
    let from = |head: String| {
        let alias = |name: &String| wrapped.contains(name.as_str()).then(|| format!("_{name}"));
        let is_plain = |name: &&String| alias(name).is_none();
        let plain = plan.exported.iter().filter(|name| !is_operator(name)).filter(is_plain);
        let plain: Vec<String> = plain.cloned().collect();
        // Each alias has its own line; all other names share one line, at the place of the first.
        let line = |name: &String| match alias(name) {
            Some(alias) => format!("    {head} {name} as {alias}\n"),
            None if plain.first() == Some(name) => import(&head, &plain),
            None => String::new(),
        };
        plan.exported.iter().map(line).collect::<String>()
    };
    let relative = from(format!("from ._{module} import"));
    let absolute = from(format!("from _{module} import"));
    let is_used = flat::is_named(plan) || !operators(plan).is_empty();
    let unused = if is_used { "" } else { "  # noqa: F401" };
    format!(
        "if __package__:\n    from . import _{module}\n{relative}else:\n    import _{module}{unused}\n{absolute}"
    )
}

/// The interface's own code that imports the extension module, followed by the names from that module.
fn own_import(plan: &Plan, code: &str) -> String {
    let wrapped = wrapped_names(plan);
    let names = plan.exported.iter().filter(|name| !is_operator(name));
    let names: String = names
        .map(|name| match wrapped.contains(name.as_str()) {
            true => format!("_{name} = _{}.{name}\n", plan.module),
            false => format!("{name} = _{}.{name}\n", plan.module),
        })
        .collect();
    let space = if names.is_empty() { "" } else { "\n" };
    format!("{code}\n{space}{names}")
}

/// The names for `import *`: all public names of the module.
pub(in crate::emit) fn exported(names: &[String]) -> String {
    let public = names.iter().filter(|name| !is_operator(name));
    let names: Vec<String> = public.map(|name| format!("\"{name}\"")).collect();
    python_list("__all__ = [", &names, "]")
}

/// Whether a function has the name of an operator's method. As in SWIG, `import *` skips such functions.
fn is_operator(name: &str) -> bool {
    name.starts_with("__")
}

/// Assigns the functions of operators: `__add__ = _example.__add__`.
fn operators(plan: &Plan) -> String {
    let wrapped = wrapped_names(plan);
    let names = plan.exported.iter().filter(|name| is_operator(name) && !wrapped.contains(name.as_str()));
    let lines: String = names.map(|name| format!("{name} = _{}.{name}\n", plan.module)).collect();
    if lines.is_empty() { lines } else { format!("\n{lines}") }
}

/// Assigns the names of constant variables in the Python module, because a constant variable is also an
/// attribute of the module, as in SWIG.
fn fixed_variables(plan: &Plan) -> String {
    let line = |name: &str| format!("{name} = {VARIABLES}.{name}\n");
    let lines: String = plan.fixed_variables().map(|face| line(&face.name)).collect();
    if lines.is_empty() { lines } else { format!("\n{lines}") }
}

/// The code that exports the names defined by the interface's own Python code, as SWIG does, unless that code
/// lists the exported names itself.
const EXPORT_THE_REST: &str = "

__all__ += [name for name in globals() if name[0] != \"_\" and name not in __all__]
";

/// Whether Python code determines which names the module exports: `__all__ = [...]`, `__all__ += [...]`,
/// `__all__: list[str] = [...]` or `__all__.extend(...)`.
fn lists_names(code: &str) -> bool {
    code.lines().filter_map(|line| line.trim_start().strip_prefix("__all__")).any(|behind| {
        let behind = behind.trim_start();
        behind.starts_with(['.', ':', '['])
            || behind.trim_start_matches(['+', '-']).starts_with('=') && !behind.starts_with("==")
    })
}

/// The functions that the interface surrounds with Python code.
fn wrapped_names(plan: &Plan) -> FxHashSet<&str> {
    plan.functions.iter().filter(|each| is_wrapped(each)).map(|each| each.name.as_str()).collect()
}

fn is_wrapped(function: &PlannedFunction) -> bool {
    let has_code =
        [&function.prepend, &function.append, &function.decorators].into_iter().any(Option::is_some);
    // Annotations need a Python function: a function of an extension module has no attributes.
    has_code || !function.annotations.is_empty()
}

/// A Python function around a function of the extension module.
fn wrapper(function: &PlannedFunction) -> Option<String> {
    if !is_wrapped(function) {
        return None;
    }
    let name = &function.name;
    let (parameters, arguments) = passed(function, "");
    let body = wrapper_body(function, &format!("_{name}({arguments})"));
    let annotations = annotations(name, function);
    Some(format!("\n\ndef {name}({parameters}):\n{body}\n\n{name}.__doc__ = _{name}.__doc__\n{annotations}"))
}

/// The statement that annotates the constants of the module.
fn annotated_constants(plan: &Plan) -> String {
    let plain = plan.constants.iter();
    let plain = plain.filter_map(|constant| Some((constant.name.clone(), constant.annotation.clone()?)));
    let objects = plan.constant_objects();
    let objects = objects.filter_map(|face| Some((face.name, face.read.annotations.last()?.1.clone())));
    let entries: Vec<(String, String)> = plain.chain(objects).collect();
    match entries.as_slice() {
        [] => String::new(),
        all => format!("\n{}", assigned_annotations("__annotations__", &all.iter().collect::<Vec<_>>())),
    }
}

/// The line that annotates a Python function.
fn annotations(name: &str, function: &PlannedFunction) -> String {
    if function.annotations.is_empty() {
        return String::new();
    }
    let entries: Vec<&(String, String)> = function.annotations.iter().collect();
    assigned_annotations(&format!("{name}.__annotations__"), &entries)
}

/// The statement that assigns annotations.
fn assigned_annotations(place: &str, entries: &[&(String, String)]) -> String {
    let entries: Vec<String> = entries.iter().map(|(name, r#type)| format!("{name:?}: {type:?}")).collect();
    python_list(&format!("{place} = {{"), &entries, "}")
}

/// The parameters of a Python function around a function, and the arguments of the call in it. `receiver` is
/// the name of the instance, or empty.
fn passed(function: &PlannedFunction, receiver: &str) -> (String, String) {
    let any = ["*args, **kwargs".to_owned(), "*args, **kwargs".to_owned()];
    let [parameters, arguments] = function.wrapper.clone().unwrap_or(any);
    let with = |own: String| match (receiver, own.as_str()) {
        ("", _) => own,
        (_, "") => receiver.to_owned(),
        _ => format!("{receiver}, {own}"),
    };
    (with(parameters), with(arguments))
}

/// The body of a function with code around a call.
fn wrapper_body(function: &PlannedFunction, call: &str) -> String {
    let piece = |code: &Option<String>| code.as_deref().map(indented).unwrap_or_default();
    let (before, after) = (piece(&function.prepend), piece(&function.append));
    format!("{before}    val = {call}\n{after}    return val\n")
}

fn indented(code: &str) -> String {
    let line = |line: &str| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") };
    code.lines().map(line).collect()
}

/// The text of a module or function as a docstring at the start of a line.
pub(in crate::emit) fn docstring(text: &str) -> String {
    let text = in_docstring(text.trim());
    let text = if text.ends_with('"') { format!("{text} ") } else { text };
    // Python's readers strip the common indentation of the lines after the first.
    let start = if is_indented_after_the_first_line(&text) { "\n" } else { "" };
    match text.contains('\n') {
        true => format!("\"\"\"{start}{text}\n\"\"\"\n\n"),
        false => format!("\"\"\"{text}\"\"\"\n\n"),
    }
}

fn is_indented_after_the_first_line(text: &str) -> bool {
    let mut rest = text.lines().skip(1).filter(|line| !line.trim().is_empty()).peekable();
    rest.peek().is_some() && rest.all(|line| line.starts_with(' '))
}

fn import(head: &str, names: &[String]) -> String {
    let line = format!("    {head} {}\n", names.join(", "));
    if line.len() <= 89 {
        return line;
    }
    let names: String = names.iter().map(|name| format!("        {name},\n")).collect();
    format!("    {head} (\n{names}    )\n")
}

fn python_list(head: &str, items: &[String], tail: &str) -> String {
    let line = format!("{head}{}{tail}\n", items.join(", "));
    if line.len() <= 89 {
        return line;
    }
    let items: String = items.iter().map(|item| format!("    {item},\n")).collect();
    format!("{head}\n{items}{tail}\n")
}

// Enumerations as `enum` classes with the values of the extension module's constants.

/// The import for `enum` classes, if there are any.
fn import_of_enum(plan: &Plan) -> &'static str {
    if plan.int_enums.is_empty() { "" } else { "from enum import IntEnum as _IntEnum\n\n" }
}

fn int_enums(plan: &Plan) -> String {
    plan.int_enums.iter().map(int_enum).collect()
}

/// The class statement. An `enum` class inside a class has a qualified name, by which pickles find it.
fn int_enum(r#enum: &IntEnum) -> String {
    let IntEnum { name, class, members } = r#enum;
    let (full_name, qualified) = match class {
        Some(class) => (format!("{class}.{name}"), format!("    qualname=\"{class}.{name}\",\n")),
        None => (name.clone(), String::new()),
    };
    let members: String = members.iter().map(enum_member).collect();
    let members = if members.is_empty() { "{}".to_owned() } else { format!("{{\n{members}    }}") };
    format!(
        "\n{full_name} = _IntEnum(\n    \"{name}\",\n    {members},\n    module=__name__,\n{qualified})\n"
    )
}

fn enum_member(member: &IntEnumMember) -> String {
    format!("        \"{}\": {},\n", member.name, member.constant)
}
