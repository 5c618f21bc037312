//! Classes as Rust types.

use super::types::RustTypes;
use crate::plan::PlannedClass;

/// How Rust's callers see a class.
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
    let is_one = |base: &usize| {
        let of = class.bases[*base].class;
        classes[of].r#type.class().is_some_and(|class| types.class(class).is_some())
            && ways.get(of) == Some(&1)
    };
    let mut bases: Vec<usize> = (0..class.bases.len()).filter(is_one).collect();
    let deref = bases.iter().position(|&base| class.bases[base].is_direct).map(|at| bases.remove(at));
    Some(RustClass { name, deref, others: bases })
}

/// In how many ways a class is derived from each before it: C++ makes one of the other's objects where there is one.
fn ways(classes: &[PlannedClass], from: usize) -> Vec<usize> {
    let mut ways = vec![0_usize; from + 1];
    ways[from] = 1;
    // Bases stand before what is derived from them.
    for class in (0..=from).rev() {
        for base in classes[class].bases.iter().filter(|base| base.is_direct && base.class < class) {
            ways[base.class] = ways[base.class].saturating_add(ways[class]);
        }
    }
    ways
}
