//! The tables of classes, from which the runtime creates Python types.

use super::types::RUNTIME;
use super::{described, function, plain, shown, shows_objects};
use crate::emit::imports::Imports;
use crate::emit::layout::{list, names, quoted};
use crate::emit::text::comment;
use crate::interface::ClassType;
use crate::plan::{
    BaseCast, ClassConversion, ClassFace, Places, Plan, PlannedBase, PlannedClass, PlannedFunction,
    PlannedMember,
};

/// The tables of all classes with their member functions, and the list of these tables, if there are any.
pub(super) fn tables(plan: &Plan, imports: &mut Imports) -> String {
    if plan.classes.is_empty() {
        return String::new();
    }
    imports.name(RUNTIME, "Class");
    let constants: Vec<String> = plan.classes.iter().map(|class| format!("&{}", class.constant)).collect();
    let list = names("", "pub(crate) static CLASSES: &[&Class] = &[", &constants, "];");
    let tables: String = plan.classes.iter().map(|each| class(each, plan, imports)).collect();
    format!("\n/// Every class, bases before the classes that are derived from them.\n{list}{tables}")
}

fn class(class: &PlannedClass, plan: &Plan, imports: &mut Imports) -> String {
    let PlannedClass { constant, full_name, .. } = class;
    for name in ["Class", "Face", "Loaded"] {
        imports.name(RUNTIME, name);
    }
    let doc = quoted(&documentation(class, plan));
    let bases: Vec<String> = class.bases.iter().map(|each| base(each, plan, imports)).collect();
    let mut members: Vec<String> = class.members.iter().map(|each| member(each, imports)).collect();
    members.extend(class.element_of_index().map(|_| "Member::Iteration".to_owned()));
    let bases = list("    ", "bases: &[", &bases, "],");
    let members = list("    ", "members: quaff_runtime::members![", &members, "],");
    let constructor = class.constructor.as_ref();
    let constructor =
        constructor.map_or("None".to_owned(), |function| format!("Some(&{})", function.constant));
    // Whether code of the interface uses the Python objects of the call.
    let is_shown = class.constructor.as_ref().is_some_and(shows_objects);
    let calls = if is_shown { ", construct_shown, call_class_shown" } else { "" };
    let destroy = match &class.destroy {
        Some(destroy) => format!("{}::{destroy}", imports.name("super::bridge", "ffi")),
        None => imports.name(RUNTIME, "leave").to_owned(),
    };
    let face = match class.face {
        ClassFace::Module => "Module",
        ClassFace::Opaque | ClassFace::Pointer => "Opaque",
        ClassFace::Imported => "Imported",
    };
    let functions: String = functions(class, plan, imports);
    let conversion = conversion(class, plan, imports);
    let of_class = class.r#type.class();
    let written = of_class.and_then(ClassType::as_written);
    let other = of_class.and_then(ClassType::with_all_arguments);
    let loaded = match other.or(written.as_ref().map(|_| class.cxx.clone())) {
        Some(full) => format!("Loaded::with_full_name({full:?})"),
        None => "Loaded::new()".to_owned(),
    };
    let loaded = loaded + if class.is_never_deleted { ".never_deleted()" } else { "" };
    let origin = comment(&format!("{}: {}", class.place, class.cxx));
    // Other modules know the class by SWIG's name.
    let cxx = written.as_ref().unwrap_or(&class.cxx);
    format!(
        "
// {origin}
static {constant}: Class = Class {{
    name: c\"{full_name}\",
    cxx_name: {cxx:?},
    doc: c{doc},
{bases}    constructor: {constructor},
    init: quaff_runtime::constructor!({constant}{calls}),
    destroy: {destroy},
{members}    conversion: {conversion},
    face: Face::{face},
    loaded: {loaded},
}};
{functions}"
    )
}

/// The functions that convert Python values to objects and back.
fn conversion(class: &PlannedClass, plan: &Plan, imports: &mut Imports) -> String {
    let Some(tell) = &class.conversion.tell else { return "None".to_owned() };
    let (table, ffi) = (imports.name(RUNTIME, "Conversion"), imports.name("super::bridge", "ffi"));
    let optional = |symbol: Option<&str>| match symbol {
        Some(symbol) => format!("Some({ffi}::{symbol})"),
        None => "None".to_owned(),
    };
    let ClassConversion { elements, is_thrown, of_instances, share, places, .. } = &class.conversion;
    let (elements, share) = (optional(elements.as_deref()), optional(share.as_deref()));
    let adopt = optional(class.conversion.adopt.as_deref());
    let places = match places {
        Some(Places { find, copy, is_keyed }) => {
            let places = imports.name(RUNTIME, "Places");
            format!("Some({places} {{ find: {ffi}::{find}, copy: {ffi}::{copy}, is_keyed: {is_keyed} }})")
        }
        None => "None".to_owned(),
    };
    let called = class.r#type.class().and_then(ClassType::called);
    let call = called
        .and_then(|called| plan.callback(called))
        .map_or("None".to_owned(), |callback| format!("Some(&{})", callback.constant));
    let from_python = optional(class.conversion.from_python());
    let to_python = optional(class.conversion.to_python());
    format!(
        "Some({table} {{
        tell: {ffi}::{tell},
        from_python: {from_python},
        to_python: {to_python},
        elements: {elements},
        of_instances: {of_instances},
        share: {share},
        adopt: {adopt},
        places: {places},
        call: {call},
        is_thrown: {is_thrown},
    }})"
    )
}

/// The text of `help()` for a class, including its constructor: Python's own text for `__init__` refers to
/// that of the class.
fn documentation(class: &PlannedClass, plan: &Plan) -> String {
    match &class.constructor {
        Some(constructor) if constructor.is_documented => {
            described(&class.name, &constructor.signature, constructor, &[&class.doc], plan)
        }
        Some(constructor) => {
            described(&class.name, &constructor.signature, constructor, &[&class.doc, &constructor.doc], plan)
        }
        None => class.doc.clone().unwrap_or_default(),
    }
}

/// The text of `help()` for `__init__`, whose signature includes the instance.
fn of_constructor(constructor: &PlannedFunction, plan: &Plan) -> String {
    let signature = match constructor.signature.as_str() {
        "()" => "($self)".to_owned(),
        others => others.replacen('(', "($self, ", 1),
    };
    described(&constructor.name, &signature, constructor, &[&constructor.doc], plan)
}

/// The row of a base class.
fn base(base: &PlannedBase, plan: &Plan, imports: &mut Imports) -> String {
    let function = imports.name(
        RUNTIME,
        match base.cast {
            BaseCast::Implicit if base.is_direct => "base",
            BaseCast::Implicit => "ancestor",
            BaseCast::Explicit | BaseCast::Code(_) => "substitute",
        },
    );
    format!("{function}(&{}, ffi::{})", plan.classes[base.class].constant, base.symbol)
}

/// The row of a member.
fn member(member: &PlannedMember, imports: &mut Imports) -> String {
    imports.name(RUNTIME, "Member");
    match member {
        PlannedMember::Method(function) | PlannedMember::Operator(function) if function.is_const() => {
            format!("Member::ConstMethod(&{})", function.constant)
        }
        PlannedMember::Method(function) | PlannedMember::Operator(function) => {
            format!("Member::Method(&{})", function.constant)
        }
        PlannedMember::Static(function) => format!("Member::Static(&{})", function.constant),
        PlannedMember::Property { get, set } => data("property", get, set.as_ref()),
        PlannedMember::StaticData { get, set } => data("static_data", get, set.as_ref()),
    }
}

/// The row of a data member.
fn data(row: &str, get: &PlannedFunction, set: Option<&PlannedFunction>) -> String {
    let set = set.map_or("None".to_owned(), |set| format!("Some(&{})", set.constant));
    format!("Member::{row}(&{}, {set})", get.constant)
}

/// The functions of a class. Functions that are called on an object know its class.
fn functions(class: &PlannedClass, plan: &Plan, imports: &mut Imports) -> String {
    let table = &class.constant;
    let on = |function: &PlannedFunction, by: &str| {
        format!("quaff_runtime::{by}!({}, {table})", function.constant)
    };
    let mut text = String::new();
    if let Some(constructor) = &class.constructor {
        // The documentation of a constructor is part of the class's, unless the interface documents the
        // constructor separately.
        let (doc, entry) = match constructor.is_documented && constructor.doc.is_some() {
            true => {
                let entry = shown(constructor, on(constructor, "named_constructor"), "Constructor");
                (of_constructor(constructor, plan), entry)
            }
            false => (String::new(), plain(constructor, plan, imports)),
        };
        text += &function(constructor, &doc, &entry, plan, imports);
    }
    if let Some(implicit) = &class.implicit {
        let entry = plain(implicit, plan, imports);
        text += &function(implicit, "", &entry, plan, imports);
    }
    for member in &class.members {
        let by = match member {
            PlannedMember::Method(function) if function.is_const() => Some("const_method"),
            PlannedMember::Operator(function) if function.is_const() => Some("const_operator"),
            PlannedMember::Method(_) | PlannedMember::Property { .. } => Some("method"),
            PlannedMember::Operator(_) => Some("operator"),
            PlannedMember::Static(_) | PlannedMember::StaticData { .. } => None,
        };
        for each in member.functions() {
            let entry =
                by.map_or_else(|| plain(each, plan, imports), |by| shown(each, on(each, by), "Method"));
            text += &function(each, &super::documentation(each, plan), &entry, plan, imports);
        }
    }
    text
}
