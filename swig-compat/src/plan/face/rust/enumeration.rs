//! Enumerations as Rust types.

use crate::dtype::Dtype;
use crate::interface::{Class, ClassType, Enum, Interface};
use crate::plan::Place;
use crate::plan::names::{self, GivenNames, Names};
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// An enumeration whose values are all known.
#[derive(Debug)]
pub struct PlannedEnum {
    pub name: String,
    /// The name in C++, from the outermost namespace on.
    pub cxx: String,
    /// The underlying integer type.
    pub dtype: Dtype,
    pub variants: Vec<PlannedVariant>,
    /// Further names for the values of variants.
    pub aliases: Vec<(PlannedVariant, String)>,
    pub place: Place,
}

#[derive(Clone, Debug)]
pub struct PlannedVariant {
    /// The name in Rust: its keywords have an underscore behind them.
    pub name: String,
    /// The name in the interface.
    pub own: String,
    /// The name in C++.
    pub cxx: String,
    pub value: i64,
}

impl PlannedEnum {
    /// All values, including aliases.
    pub fn all(&self) -> impl Iterator<Item = &PlannedVariant> {
        self.variants.iter().chain(self.aliases.iter().map(|(alias, _)| alias))
    }
}

/// The enumerations whose values are known from the interface. Other enumerations are integers in Rust.
pub(in crate::plan) fn of(
    interface: &Interface,
    classes: &FxHashMap<ClassType, String>,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) -> Vec<PlannedEnum> {
    let known = interface.enums().filter(|(r#enum, _)| r#enum.is_known_type());
    known.filter_map(|(r#enum, span)| planned(r#enum, place(span), classes, names)).collect()
}

fn planned(
    r#enum: &Enum,
    place: Place,
    classes: &FxHashMap<ClassType, String>,
    names: &mut Names,
) -> Option<PlannedEnum> {
    let (mut variants, mut aliases): (Vec<PlannedVariant>, Vec<(PlannedVariant, String)>) =
        Default::default();
    let mut used = GivenNames::default();
    // The index in `variants`; a search would take time quadratic in the number of enumerators.
    let mut first_of_value = FxHashMap::<i64, usize>::default();
    for enumerator in &r#enum.enumerators {
        let value = enumerator.value?;
        let name = used.unused(names::safe(&enumerator.name), "_");
        let named = PlannedVariant { name, own: enumerator.name.clone(), cxx: enumerator.cxx.clone(), value };
        match first_of_value.entry(value) {
            Entry::Occupied(first) => aliases.push((named, variants[*first.get()].name.clone())),
            Entry::Vacant(vacant) => {
                vacant.insert(variants.len());
                variants.push(named);
            }
        }
    }
    let around = r#enum.class.as_ref().and_then(|class| classes.get(class)).map_or("", String::as_str);
    let is_known = !variants.is_empty();
    is_known.then(|| PlannedEnum {
        name: names.r#type(&format!("{around}{}", r#enum.name)),
        cxx: r#enum.cxx.clone(),
        dtype: r#enum.dtype,
        variants,
        aliases,
        place,
    })
}

/// The Rust name of a class, including the names of the classes around it: `GraphNode` for `Graph::Node`.
pub(in crate::plan) fn class_name(own: &ClassType, classes: &FxHashMap<&ClassType, &Class>) -> String {
    let Some(class) = classes.get(own) else { return String::new() };
    let outer = class.outer.as_ref().filter(|outer| *outer != own);
    let outer = outer.map(|outer| class_name(outer, classes)).unwrap_or_default();
    format!("{outer}{}", class.name)
}
