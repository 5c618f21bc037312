//! The names of the functions for C, which has no overloads:
//!
//! | function | name |
//! |---|---|
//! | `mean` of the module `stats` | `stats_mean` |
//! | one of several overloads | with the types of its parameters: `stats_clamp_double_int32` |
//! | an overload whose parameters have one type | with this type once: `stats_mean_float` |
//! | for tensors | `stats_mean_tensor` |
//! | for device arrays, beside a function for host arrays | `stats_mean_on_device` |
//! | with C++'s defaults for `power` and the parameters after it | `stats_norm_without_power` |
//! | a constructor and a method of class `Sum` | `stats_Sum_new`, `stats_Sum_add` |
//! | the getter and the setter of a data member | `stats_Sum_total`, `stats_Sum_set_total` |
//!
//! A name depends only on the overloads of its function, so that adding a function to an interface changes no
//! other name.

use super::objects::CClass;
use crate::dtype::{Dtype, DtypeKind};
use crate::interface::FullName;
use crate::plan::face::rust::class::{member_name, member_word};
use crate::plan::names::{GivenNames, identifier, joined, safe};
use crate::plan::{PlainParameter, PlainType, Plan, PlannedFunction, VARIABLES};
use rustc_hash::FxHashMap;

/// The parts of the name of a C function.
#[derive(Debug)]
pub(super) struct Naming {
    /// The function's own name.
    base: String,
    /// The words for the types of the parameters. Some types have none.
    types: Vec<String>,
    /// The suffix: `_tensor`, `_on_device`, `_without_power`.
    end: String,
}

impl Naming {
    /// The parts of a row's name. `class` is the name of the class for a member.
    pub(super) fn of(
        plan: &Plan,
        class: Option<&CClass>,
        function: &PlannedFunction,
        parameters: &[PlainParameter],
    ) -> Naming {
        let row = &function.rows[0];
        // The object of a method does not distinguish overloads.
        let values = &parameters[usize::from(row.action.has_this() && !parameters.is_empty())..];
        let types = values.iter().filter_map(|parameter| word(plan, parameter.r#type));
        let name = function.name.strip_prefix(&format!("{VARIABLES}.")).unwrap_or(&function.name);
        // After the name of a class, `bool` is not a keyword.
        let own = if name.starts_with("__") {
            member_word(name, row.action)
        } else {
            member_name(name, row.action)
        };
        let base = match class {
            Some(class) => joined(class.name.trim_start_matches(&format!("{}_", plan.module)), "_", &own),
            None => own,
        };
        Naming { base, types: types.collect(), end: String::new() }
    }

    /// The parts of the name that do not depend on types.
    pub(super) fn without_types(&self) -> (String, String) {
        (self.base.clone(), self.end.clone())
    }

    pub(super) fn with_suffix(self, suffix: &str) -> Naming {
        Naming { end: self.end + suffix, ..self }
    }

    /// Adds the suffix for `left_out`, the first parameter that is left to C++'s default.
    pub(super) fn without(self, left_out: Option<&str>) -> Naming {
        match left_out {
            Some(name) => Naming { end: joined(&self.end, "_without_", name), ..self },
            None => self,
        }
    }

    fn short(&self) -> String {
        self.base.clone() + &self.end
    }

    /// The name with the types of the parameters; with one word if all types are the same and `is_brief`.
    fn long(&self, is_brief: bool) -> String {
        let are_alike = self.types.windows(2).all(|pair| pair[0] == pair[1]);
        let words = if is_brief && are_alike { &self.types[..self.types.len().min(1)] } else { &self.types };
        words.iter().fold(self.base.clone(), |name, word| joined(&name, "_", word)) + &self.end
    }
}

/// The names of classes, in order.
pub(super) fn classes(module: &str, names: &[String]) -> Vec<String> {
    let mut given = GivenNames::default();
    let named = names.iter().map(|name| joined(module, "_", &safe(&identifier(name))));
    named.map(|name| given.unused(name, "_")).collect()
}

/// The names of all functions, in order.
pub(super) fn symbols(plan: &Plan, classes: &[CClass], all: &[Naming]) -> Vec<String> {
    let module = &plan.module;
    let chosen: Vec<String> = all.iter().map(Naming::short).collect();
    let chosen = distinct(chosen, all, |naming| naming.long(true));
    let chosen = distinct(chosen, all, |naming| naming.long(false));
    let mut given = GivenNames::default();
    for own in OWN {
        given.unused(format!("{module}_{own}"), "_");
    }
    // The name of a C function that the interface declares is already in use.
    for row in plan.rows().filter(|row| FullName::of(&row.target).scope().is_none()) {
        given.unused(row.target.clone(), "_");
    }
    for class in classes {
        given.unused(class.name.clone(), "_");
        given.unused(class.free.clone(), "_");
        given.unused(class.of(), "_");
    }
    chosen.into_iter().map(|name| given.unused(joined(module, "_", &name), "_")).collect()
}

/// The suffixes of the functions that every module has.
const OWN: [&str; 3] = ["callback_failed", "free", "last_error"];

/// The names. A name that several functions share is replaced by the `other` name of each.
fn distinct(names: Vec<String>, all: &[Naming], other: impl Fn(&Naming) -> String) -> Vec<String> {
    let mut counts: FxHashMap<String, usize> = FxHashMap::default();
    names.iter().for_each(|name| *counts.entry(name.clone()).or_default() += 1);
    let chosen = names.into_iter().zip(all);
    chosen.map(|(name, naming)| if counts[&name] > 1 { other(naming) } else { name }).collect()
}

/// A word for the type of a parameter in a name. Functions with tensors have a suffix instead.
fn word(plan: &Plan, r#type: PlainType) -> Option<String> {
    Some(match r#type {
        PlainType::Scalar(dtype) | PlainType::Enum(dtype) | PlainType::Elements { element: dtype, .. } => {
            number(dtype).to_owned()
        }
        PlainType::Character => "char".to_owned(),
        PlainType::Text => "string".to_owned(),
        PlainType::Tensor { .. } => return None,
        PlainType::Object { class, .. } => safe(&identifier(&plan.classes[class].full_name)),
        PlainType::Pointer { .. } => "pointer".to_owned(),
        PlainType::Tree(shape) => shape.word().to_owned(),
    })
}

fn number(dtype: Dtype) -> &'static str {
    match (dtype.kind(), dtype.bits()) {
        (DtypeKind::Float, 32) => "float",
        (DtypeKind::Float, 64) => "double",
        _ => dtype.name(),
    }
}
