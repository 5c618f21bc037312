//! SWIG's flat names of the extension module: `_example.Circle_area` is the C++ method `area` of `Circle`,
//! and `_example.new_Circle` and `_example.delete_Circle` its constructor and its destructor. Only the names
//! that the interface's Python code uses are defined.

use super::class::private_name;
use crate::lex::words_of_text;
use crate::plan::{ClassFace, Plan, PlannedClass, PlannedMember};
use std::collections::BTreeSet;

/// Whether the interface's Python code names the extension module.
pub(super) fn is_named(plan: &Plan) -> bool {
    let extension = format!("_{}", plan.module);
    plan.own_python().iter().any(|code| words_of_text(code).any(|word| word == extension))
}

/// The lines that define SWIG's flat names in the extension module, before any class is extended.
pub(super) fn names(plan: &Plan) -> String {
    let extension = format!("_{}.", plan.module);
    let code = plan.own_python();
    let asked: BTreeSet<&str> = code
        .iter()
        .flat_map(|code| code.split(extension.as_str()).skip(1))
        .filter_map(|after| words_of_text(after).next())
        .collect();
    let lines: String = asked
        .into_iter()
        .filter_map(|name| Some(format!("{extension}{name} = {}\n", attribute(plan, name)?)))
        .collect();
    if lines.is_empty() {
        return lines;
    }
    let helpers = [("= _new(", NEW), ("= _new_directed(", NEW_DIRECTED), ("= _swiginit\n", SWIGINIT)];
    let helpers: String =
        helpers.into_iter().filter(|(use_of, _)| lines.contains(use_of)).map(|(_, helper)| helper).collect();
    let space = if helpers.is_empty() { "\n" } else { "\n\n" };
    format!("{helpers}{space}{lines}")
}

/// Makes a function that calls the C++ constructor, whatever `__init__` the interface later gives the class.
const NEW: &str = "

def _new(native):
    construct = native.__init__

    def new(*args, **kwargs):
        made = native.__new__(native)
        construct(made, *args, **kwargs)
        return made

    return new
";

/// Makes a function like [`NEW`]'s for a class with virtual functions that Python overrides. Its first
/// argument is the instance of a subclass, whose methods C++ shall call, or None.
const NEW_DIRECTED: &str = "

def _new_directed(native):
    construct = native.__init__

    def new(overriding, *args, **kwargs):
        made = native.__new__(native) if overriding is None else overriding
        construct(made, *args, **kwargs)
        return made

    return new
";

/// Moves the C++ object of one instance to an instance without an object.
const SWIGINIT: &str = "

def _swiginit(instance, made):
    if made is not instance:
        instance.this = made
";

/// The attribute that a flat name of SWIG stands for.
fn attribute(plan: &Plan, name: &str) -> Option<String> {
    let classes = || plan.classes.iter().filter(|class| class.face == ClassFace::Module);
    let constructed = |class: &PlannedClass| name.strip_prefix("new_") == Some(class.name.as_str());
    if let Some(class) = classes().find(|class| constructed(class)) {
        let is_directed = plan.directors.iter().any(|each| std::ptr::eq(&plan.classes[each.class], class));
        return Some(format!("_new{}({})", if is_directed { "_directed" } else { "" }, class.full_name));
    }
    if let Some(class) = classes().find(|class| name.strip_prefix("delete_") == Some(class.name.as_str())) {
        return Some(format!("{}.__swig_destroy__", class.full_name));
    }
    if classes().any(|class| name.strip_suffix("_swiginit") == Some(class.name.as_str())) {
        return Some("_swiginit".to_owned());
    }
    classes().find_map(|class| {
        let member = name.strip_prefix(class.name.as_str())?.strip_prefix('_')?;
        let own = |each: &PlannedMember, suffix: &str| {
            each.functions().any(|function| member.strip_suffix(suffix) == Some(function.name.as_str()))
        };
        let spelled = |each: &PlannedMember| match each {
            PlannedMember::Method(_) | PlannedMember::Operator(_) | PlannedMember::Static(_) => {
                own(each, "").then(|| private_name(class, member).into_owned())
            }
            PlannedMember::Property { get, .. } if own(each, "_get") => {
                Some(format!("{}.__get__", private_name(class, &get.name)))
            }
            PlannedMember::Property { get, set: Some(_) } if own(each, "_set") => {
                Some(format!("{}.__set__", private_name(class, &get.name)))
            }
            PlannedMember::Property { .. } | PlannedMember::StaticData { .. } => None,
        };
        let member = class.members.iter().find_map(spelled)?;
        Some(format!("{}.{member}", class.full_name))
    })
}
