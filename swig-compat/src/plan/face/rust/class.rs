//! Classes as Rust types.

use super::types::RustTypes;
use crate::plan::PlannedClass;
use std::collections::{BTreeMap, HashMap};

/// A class for Rust callers.
#[derive(Debug)]
pub struct RustClass {
    pub name: String,
    /// The base whose methods are the class's as well, by its index among the class's bases.
    pub deref: Option<usize>,
    /// The other bases that an object is one of.
    pub others: Vec<usize>,
}

/// The face of a class, by its index; `None` of one that Rust has no type for.
pub(in crate::plan) fn of(classes: &[PlannedClass], index: usize, types: &RustTypes) -> Option<RustClass> {
    let class = &classes[index];
    let name = types.class(class.r#type.class()?)?.to_owned();
    let ways = ways(classes, index);
    let is_unambiguous = |base: &usize| {
        let of = class.bases[*base].class;
        classes[of].r#type.class().is_some_and(|class| types.class(class).is_some())
            && ways.get(&of) == Some(&1)
    };
    let mut bases: Vec<usize> = (0..class.bases.len()).filter(is_unambiguous).collect();
    let deref = bases.iter().position(|&base| class.bases[base].is_direct).map(|at| bases.remove(at));
    Some(RustClass { name, deref, others: bases })
}

/// The number of ways in which a class is derived from each of its bases: C++ makes one of the other's objects if there
/// is one way.
fn ways(classes: &[PlannedClass], from: usize) -> HashMap<usize, usize> {
    let (mut ways, mut waiting) = (HashMap::new(), BTreeMap::from([(from, 1_usize)]));
    // Bases stand before what is derived from them.
    while let Some((class, count)) = waiting.pop_last() {
        ways.insert(class, count);
        for base in classes[class].bases.iter().filter(|base| base.is_direct && base.class < class) {
            let known = waiting.entry(base.class).or_insert(0);
            *known = known.saturating_add(count);
        }
    }
    ways
}
