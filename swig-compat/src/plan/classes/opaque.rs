//! Classes that functions accept or return but that are not bound: Python has their objects, but no members.

use super::hierarchy::{Classes, functions};
use crate::interface::{Builtin, Cast, ClassType, Descriptor, Interface, Object, Passing, Pointee, Ty};
use crate::plan::code_around::{self, number_behind};
use crate::plan::names::{Names, identifier};
use crate::plan::{BaseCast, ClassFace, PlannedBase, PlannedClass};
use crate::plan::{ClassConversion, Place};
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::iter;

/// Adds the classes that functions accept or return but that are not bound. This module frees their objects
/// if no other module can.
pub(super) fn add(
    all: &mut Vec<PlannedClass>,
    interface: &Interface,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) {
    let mut places: FxHashMap<Ty, usize> =
        all.iter().enumerate().rev().map(|(at, class)| (class.r#type.clone(), at)).collect();
    let callables = interface.callables.iter().filter(|callable| callable.obstacle.is_none());
    let given_to_callables: Vec<&Object> =
        callables.flat_map(|callable| callable.method.cxx_call.passed_objects()).collect();
    for function in functions(interface) {
        for object in function.objects() {
            let at = places.get(&object.r#type).copied().unwrap_or_else(|| {
                let (face, name, label) = match object.pointee {
                    Pointee::Class => {
                        let label = identifier(&object.r#type.to_string());
                        (ClassFace::Opaque, name_of(&object.r#type), label)
                    }
                    Pointee::Opaque(_) | Pointee::Deduced => {
                        let name = pointer_name(&object.r#type);
                        let label = name.trim_start_matches('_').to_owned();
                        (ClassFace::Pointer, name, label)
                    }
                };
                let unbound =
                    unbound(name, names.constant(&label), object.r#type.clone(), place(function.span));
                all.push(PlannedClass { face, ..unbound });
                places.insert(object.r#type.clone(), all.len() - 1);
                all.len() - 1
            });
            // C has no destructors: as with SWIG, only functions of the interface free what C has made.
            let is_freed =
                |given: &Object| !(interface.spelling.is_of_c() && given.passing == Passing::Pointer);
            let is_given = function
                .given_objects()
                .chain(given_to_callables.iter().copied())
                .any(|given| given.r#type == object.r#type && given.is_new() && is_freed(given));
            // The module of an imported class may be SWIG's, whose table has no function for freeing other
            // modules' objects.
            let is_of_others = all[at].face != ClassFace::Module;
            if is_of_others && is_given && all[at].destroy.is_none() {
                let label = format!("{}_destroy", identifier(&object.r#type.to_string()));
                all[at].destroy = Some(names.symbol(&label, &[], "", false));
            }
        }
    }
}

/// The functions of SWIG's runtime that make an object for a pointer.
const MAKERS: [&str; 3] = ["SWIG_NewPointerObj", "SWIG_InternalNewPointerObj", "SWIG_Python_NewPointerObj"];

/// Adds pointers to numbers and text that no function names: those to `char`, which functions accept as text,
/// if the interface has objects of this type, as carrays.i makes them; and those of which the interface's
/// code makes objects by descriptors such as `SWIGTYPE_p_char`.
pub(super) fn add_numbers(
    all: &mut Vec<PlannedClass>,
    interface: &Interface,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) {
    let origin = |cast: &Cast| {
        let from = all.iter().find(|class| class.r#type == cast.from)?;
        Some((cast.to.clone(), from.place.clone()))
    };
    let char = interface.casts.iter().filter(|cast| cast.to.is_char()).find_map(origin);
    let words = code_around::words_of_code(interface);
    let is_made = MAKERS.iter().any(|maker| words.contains_key(maker));
    let made = words.iter().filter(|_| is_made);
    let made: BTreeMap<&'static str, Span> =
        made.filter_map(|(word, span)| Some((number_behind(word)?, *span))).collect();
    let made = made.into_iter().map(|(name, span)| (Ty::Builtin(Builtin::fundamental(name)), place(span)));
    for (number, place) in char.into_iter().chain(made) {
        if all.iter().all(|class| class.r#type != number) {
            let name = pointer_name(&number);
            let constant = names.constant(name.trim_start_matches('_'));
            all.push(PlannedClass { face: ClassFace::Pointer, ..unbound(name, constant, number, place) });
        }
    }
}

/// Makes functions that take an unbound base accept objects of its derived classes.
pub(super) fn add_bases(all: &mut [PlannedClass], classes: &Classes, names: &mut Names) {
    let known = all.iter().enumerate().filter(|(_, class)| class.face == ClassFace::Opaque);
    let known: FxHashMap<ClassType, usize> =
        known.rev().filter_map(|(at, class)| Some((class.r#type.class()?.clone(), at))).collect();
    let opaque = |class: &ClassType| known.get(class).copied();
    let mut added = Vec::new();
    for (index, class) in all.iter().enumerate().filter(|(_, class)| class.face == ClassFace::Module) {
        let own = class.r#type.class().and_then(|class| classes.by_type.get(class)).copied();
        let lines = own.into_iter().flat_map(|own| [own].into_iter().chain(classes.ancestors(own)));
        let bases: BTreeSet<usize> = lines.flat_map(|class| &class.bases).filter_map(opaque).collect();
        added.extend(bases.into_iter().map(|base| (index, base)));
    }
    for (index, base) in added {
        let label = format!("{}_as_{}", all[index].name, identifier(&all[base].name));
        let symbol = names.symbol(&label, &[], "", false);
        all[index].bases.push(PlannedBase {
            class: base,
            symbol,
            is_direct: false,
            cast: BaseCast::Implicit,
            steps: None,
        });
    }
}

/// Adds the types of `%types` and `%shared_ptr` that the interface's code names by SWIG's descriptors, and
/// the classes to which the shared pointers among all types point: another module may bind them.
pub(super) fn add_named(
    all: &mut Vec<PlannedClass>,
    interface: &Interface,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) {
    let words = code_around::words_of_code(interface);
    let mut add = |all: &mut Vec<PlannedClass>, r#type: &Ty, span: Span| {
        if all.iter().all(|class| class.r#type != *r#type) {
            let constant = names.constant(&identifier(&r#type.to_string()));
            all.push(unbound(name_of(r#type), constant, r#type.clone(), place(span)));
        }
    };
    for (named, span) in &interface.named_types {
        let Some(class) = named.class() else { continue };
        let names = iter::once(class.name().to_owned()).chain(class.names_in_swig());
        let mut descriptors = names.map(|name| Descriptor::of_class(&name).name);
        if descriptors.any(|name| words.contains_key(name.as_str())) {
            add(all, named, *span);
        }
        let is_used = all.iter().any(|class| class.r#type == *named);
        if let Some(pointee) = class.pointee().filter(|pointee| is_used && pointee.class().is_some()) {
            add(all, pointee, *span);
        }
    }
}

/// A class without a bound definition, of which only objects appear.
pub(super) fn unbound(name: String, constant: String, r#type: Ty, place: Place) -> PlannedClass {
    PlannedClass {
        full_name: name.clone(),
        name,
        constant,
        cxx: r#type.to_string(),
        r#type,
        doc: None,
        face: ClassFace::Opaque,
        import: None,
        bases: Vec::new(),
        destroy: None,
        freed_by: None,
        destroyed_in: None,
        taken_by: None,
        released_by: None,
        constructor: None,
        implicit: None,
        members: Vec::new(),
        python: Vec::new(),
        stub_code: Vec::new(),
        abstract_base: None,
        is_nondynamic: false,
        shares_with_copies: false,
        is_never_deleted: false,
        conversion: ClassConversion::default(),
        rust: None,
        place,
    }
}

/// The unqualified name of a class with its template arguments: `Box<int>`.
fn name_of(r#type: &Ty) -> String {
    r#type.class().and_then(|class| class.scopes().pop()).unwrap_or_else(|| r#type.to_string())
}

/// SWIG's name for the Python type of pointers to `pointee`: `_p_int`, and `_p_p_char` for `char*`.
fn pointer_name(pointee: &Ty) -> String {
    let text = &pointee.to_string();
    // The parentheses of `int (*)[3]` are not those of a function.
    let pointee = &if pointee.is_around_array() { text.replace(['(', ')'], "") } else { text.clone() };
    let (own, parameters) = pointee.split_once('(').unwrap_or((pointee, ""));
    // The `*` of a template argument is not the type's own, and stays in its place.
    let (template, own) = own.rfind('>').map_or(("", own), |end| own.split_at(end + 1));
    let pointers = own.bytes().filter(|byte| *byte == b'*').count();
    let of_function = if pointee.contains('(') { "f_" } else { "" };
    let of_array = if own.contains('[') { "a_" } else { "" };
    let named = format!("{} {own} {parameters}", template.replace('*', " p ")).replace("::", "__");
    let words = named.split(|character: char| !character.is_ascii_alphanumeric() && character != '_');
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("_p_{}{of_function}{of_array}{}", "p_".repeat(pointers), words.join("_"))
}
