//! The conversions of `%types`, as bases that are not visible in Python.

use super::{BaseCast, ClassFace, PlannedBase, PlannedClass};
use crate::interface::{Cast, Ty};
use crate::plan::names::Names;
use rustc_hash::FxHashMap;

/// Adds the bases that `%types` declares, so that objects of a class are accepted for them. Types that no
/// function accepts are left out.
pub(super) fn add(classes: &mut [PlannedClass], casts: &[Cast], names: &mut Names) {
    let places: FxHashMap<Ty, usize> =
        classes.iter().enumerate().rev().map(|(at, class)| (class.r#type.clone(), at)).collect();
    for cast in casts {
        let find = |r#type: &Ty| places.get(r#type).copied();
        let (Some(from), Some(to)) = (find(&cast.from), find(&cast.to)) else { continue };
        let is_known = classes[from].bases.iter().any(|base| base.class == to);
        if from == to || is_known || classes[from].face != ClassFace::Module {
            continue;
        }
        let label = format!("{}_as_{}", classes[from].name, classes[to].name.trim_start_matches('_'));
        let symbol = names.symbol(&label, &[], "", false);
        let how = cast.code.clone().map_or(BaseCast::Explicit, BaseCast::Code);
        let base = PlannedBase { class: to, symbol, is_direct: false, cast: how, steps: None };
        classes[from].bases.push(base);
    }
}
