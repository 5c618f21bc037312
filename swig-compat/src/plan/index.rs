//! Finds the parts of a plan that belong to a C++ type, without a search through the plan's tables.

use super::classes::ClassPlaces;
use super::{PlannedCallback, PlannedDirector, PlannedEnum, PlannedFunctionPointer};
use crate::interface::{FunctionTy, Ty};
use rustc_hash::{FxHashMap, FxHashSet};

/// The positions of classes, enumerations and tables of calls in the lists of a plan.
#[derive(Debug)]
pub(super) struct PlanIndex {
    pub(super) classes: ClassPlaces,
    /// The positions of the directors, by those of their classes.
    pub(super) directors: FxHashMap<usize, usize>,
    pub(super) callbacks: FxHashMap<FunctionTy, usize>,
    pub(super) function_pointers: FxHashMap<Ty, usize>,
    /// The enumerations, by their full names in C++.
    pub(super) enums: FxHashMap<String, usize>,
    /// The full names of the enumerators in C++.
    pub(super) enumerators: FxHashSet<String>,
}

impl PlanIndex {
    pub(super) fn new(
        classes: ClassPlaces,
        directors: &[PlannedDirector],
        callbacks: &[PlannedCallback],
        function_pointers: &[PlannedFunctionPointer],
        enums: &[PlannedEnum],
    ) -> PlanIndex {
        let directors = directors.iter().enumerate().rev();
        let directors = directors.map(|(place, each)| (each.class, place)).collect();
        let callbacks = callbacks.iter().enumerate().rev();
        let pointers = function_pointers.iter().enumerate();
        let enumerators = enums.iter().flat_map(PlannedEnum::all);
        PlanIndex {
            classes,
            directors,
            callbacks: callbacks.map(|(place, each)| (each.called.clone(), place)).collect(),
            function_pointers: pointers.map(|(place, each)| (each.r#type.clone(), place)).collect(),
            enumerators: enumerators.map(|each| each.cxx.clone()).collect(),
            enums: (enums.iter().enumerate().rev()).map(|(place, each)| (each.cxx.clone(), place)).collect(),
        }
    }
}
