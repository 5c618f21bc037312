//! Classes as Rust types, and their members: methods, getters and setters.

use super::object::Receiver;
use super::ty::RustClass;
use super::types::RustTypes;
use super::{RustFace, Seen};
use crate::interface::{Action, Type};
use crate::plan::names::Names;
use crate::plan::{PlannedClass, Row, RowCall, names};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Sets the Rust face of each class.
pub(in crate::plan) fn add_to(classes: &mut [PlannedClass], types: &RustTypes) {
    for index in 0..classes.len() {
        classes[index].rust = of(classes, index, types);
    }
}

/// The face of a class, by its index; `None` if Rust has no type for it.
fn of(classes: &[PlannedClass], index: usize, types: &RustTypes) -> Option<RustClass> {
    let class = &classes[index];
    let name = types.class(class.r#type.class()?)?.to_owned();
    let paths = paths_to_bases(classes, index);
    let is_unambiguous = |base: &usize| {
        let of = class.bases[*base].class;
        classes[of].r#type.class().is_some_and(|class| types.class(class).is_some())
            && paths.get(&of) == Some(&1)
    };
    let mut bases: Vec<usize> = (0..class.bases.len()).filter(is_unambiguous).collect();
    let deref = bases.iter().position(|&base| class.bases[base].is_direct).map(|at| bases.remove(at));
    Some(RustClass { name, deref, others: bases })
}

/// The number of paths from a class to each of its bases: C++ converts an object to a base only if there is a
/// single path.
fn paths_to_bases(classes: &[PlannedClass], from: usize) -> FxHashMap<usize, usize> {
    let (mut paths, mut waiting) = (FxHashMap::default(), BTreeMap::from([(from, 1_usize)]));
    // Bases precede the classes derived from them.
    while let Some((class, count)) = waiting.pop_last() {
        paths.insert(class, count);
        for base in classes[class].bases.iter().filter(|base| base.is_direct && base.class < class) {
            let known = waiting.entry(base.class).or_insert(0);
            *known = known.saturating_add(count);
        }
    }
    paths
}

/// The names of operators in Python, with those of Rust's traits.
const OPERATORS: [(&str, &str); 21] = [
    ("and", "bitand"),
    ("contains", "contains"),
    ("floordiv", "div_floor"),
    ("getitem", "get_item"),
    ("iadd", "add_assign"),
    ("iand", "bitand_assign"),
    ("ilshift", "shl_assign"),
    ("imod", "rem_assign"),
    ("imul", "mul_assign"),
    ("invert", "not"),
    ("ior", "bitor_assign"),
    ("irshift", "shr_assign"),
    ("isub", "sub_assign"),
    ("itruediv", "div_assign"),
    ("ixor", "bitxor_assign"),
    ("lshift", "shl"),
    ("mod", "rem"),
    ("or", "bitor"),
    ("rshift", "shr"),
    ("setitem", "set_item"),
    ("truediv", "div"),
];

/// The Rust functions for the rows of one member. `label` is the prefix of their symbols.
pub(in crate::plan) fn member_functions(
    name: &str,
    label: &str,
    rows: &[Row],
    types: &RustTypes,
    names: &mut Names,
) -> Vec<RustFace> {
    let Some(class) = rows.first().and_then(|row| row.class.clone()) else { return Vec::new() };
    // The enumerators of the class itself.
    let is_enumerator = |row: &Row| row.action == Action::Read && types.has_enumerator(&row.target);
    if types.class(&class).is_none() || rows.iter().any(is_enumerator) {
        return Vec::new();
    }
    let own = member_name(name, rows[0].action);
    let mut faces = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let is_seen = super::is_callable(row) && (row.defaults.count == 0 || row.defaults.first.is_some());
        if !is_seen || types.obstacle(row).is_some() {
            continue;
        }
        let chosen = row.rust_name.as_ref().map_or(own.clone(), |name| assigning(name, row.action));
        let name = match &row.defaults.first {
            Some(left_out) => names::joined(&chosen, "_without_", left_out),
            _ if row.rust_name.is_some() => chosen,
            _ => chosen + row.symbol.strip_prefix(&names::safe(label)).unwrap_or_default(),
        };
        let seen =
            Seen { name: &own, rows, types, indices: vec![index], on_device: (row.call == RowCall::Device) };
        let name = names.member(&class, &name);
        faces.push(RustFace::Plain(seen.plain(index, name.clone(), Receiver::of(row))));
        if is_changeable(row) {
            let name = names.member(&class, &names::joined(&name, "_", "mut"));
            faces.push(RustFace::Plain(seen.plain(index, name, Some(Receiver::Mutable))));
        }
    }
    faces
}

pub(in crate::plan) fn member_name(name: &str, action: Action) -> String {
    match action {
        Action::Construct => return "new".to_owned(),
        Action::Set | Action::Assign => return names::safe(&assigning(name, action)),
        _ => {}
    }
    let inner = name.strip_prefix("__").and_then(|inner| inner.strip_suffix("__"));
    let own = inner.unwrap_or(name);
    let operator = OPERATORS.iter().find(|(python, _)| inner == Some(python));
    names::safe(operator.map_or(own, |(_, rust)| rust))
}

/// The name of a member as a valid word: the interface's name, or for an operator its Python name without
/// underscores, such as `get_item` for `__getitem__`.
pub(in crate::plan) fn member_word(name: &str, action: Action) -> String {
    match name.starts_with("__") {
        true => member_name(name, action).trim_end_matches('_').to_owned(),
        false => name.to_owned(),
    }
}

/// The name of a setter.
pub(in crate::plan) fn assigning(name: &str, action: Action) -> String {
    if action.is_write() { format!("set_{name}") } else { name.to_owned() }
}

/// Whether the row reads a part of an object that can be modified in place.
fn is_changeable(row: &Row) -> bool {
    let object = row.returned().and_then(Type::object);
    row.action == Action::Get && object.is_some_and(|object| !object.constant && !object.is_new())
}
