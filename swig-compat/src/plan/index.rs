//! Finds the parts of a plan that belong to a C++ type, without a search through the plan's tables.

use super::{Plan, PlannedCallback, PlannedClass, PlannedDirector, PlannedEnum, PlannedFunctionPointer};
use crate::interface::{FunctionTy, Ty};
use rustc_hash::{FxHashMap, FxHashSet};

/// The positions of classes, enumerations and tables of calls in the lists of a plan.
#[derive(Debug)]
pub(super) struct PlanIndex {
    classes: ClassPlaces,
    /// The positions of the directors, by those of their classes.
    directors: FxHashMap<usize, usize>,
    callbacks: FxHashMap<FunctionTy, usize>,
    function_pointers: FxHashMap<Ty, usize>,
    /// The enumerations, by their full names in C++.
    enums: FxHashMap<String, usize>,
    /// The full names of the enumerators in C++.
    enumerators: FxHashSet<String>,
}

/// The positions of classes, by their types.
#[derive(Debug)]
pub(super) struct ClassPlaces {
    by_type: FxHashMap<Ty, usize>,
    /// The class of pointers to `char`.
    char: Option<usize>,
}

impl ClassPlaces {
    /// The positions in a list of classes; the first one, if several classes have the same type.
    pub(super) fn of(classes: &[PlannedClass]) -> ClassPlaces {
        let places = classes.iter().enumerate().rev();
        ClassPlaces {
            by_type: places.map(|(place, class)| (class.r#type.clone(), place)).collect(),
            char: classes.iter().position(|class| class.cxx == "char"),
        }
    }

    pub(super) fn get(&self, r#type: &Ty) -> Option<usize> {
        self.by_type.get(r#type).copied()
    }
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

impl Plan {
    /// The class of a type, or the class for opaque pointers to the type.
    pub fn class(&self, r#type: &Ty) -> Option<&PlannedClass> {
        self.class_index(r#type).map(|place| &self.classes[place])
    }

    /// The index of the class that [`Plan::class`] returns.
    pub(super) fn class_index(&self, r#type: &Ty) -> Option<usize> {
        self.index.classes.get(r#type)
    }

    /// The class of pointers to `char`, if Python has such objects, which can be passed for text.
    pub fn char_pointer(&self) -> Option<&PlannedClass> {
        self.index.classes.char.map(|place| &self.classes[place])
    }

    /// The class that the shim derives from a class whose virtual functions Python may override.
    pub fn director(&self, class: &PlannedClass) -> Option<&PlannedDirector> {
        let place = self.index.directors.get(&self.class_index(&class.r#type)?)?;
        Some(&self.directors[*place])
    }

    /// The call of a Python callable with these types.
    pub fn callback(&self, called: &FunctionTy) -> Option<&PlannedCallback> {
        self.index.callbacks.get(called).map(|place| &self.callbacks[*place])
    }

    /// The tables for function pointers of this type.
    pub fn function_pointer(&self, r#type: &Ty) -> Option<&PlannedFunctionPointer> {
        self.index.function_pointers.get(r#type).map(|place| &self.function_pointers[*place])
    }

    /// The index of an enumeration with a Rust type, by its full name in C++.
    pub(super) fn enum_index(&self, cxx: &str) -> Option<usize> {
        self.index.enums.get(cxx).copied()
    }

    /// Whether an enumeration with a Rust type has an enumerator with this full name in C++.
    pub(super) fn has_enumerator(&self, cxx: &str) -> bool {
        self.index.enumerators.contains(cxx)
    }
}
