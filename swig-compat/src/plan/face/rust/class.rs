//! Classes as Rust types.

use super::ty::RustClass;
use super::types::RustTypes;
use crate::plan::PlannedClass;
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
