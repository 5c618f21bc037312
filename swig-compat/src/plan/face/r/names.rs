//! The names of packages, classes, functions and parameters in R.

use crate::interface::Action;
use crate::plan::face::rust::member::{assigning, word};
use crate::plan::names::{GivenNames, is_one_of};
use crate::plan::{Plan, VARIABLES};

/// A class whose objects are available in R.
#[derive(Debug)]
pub struct RClass {
    /// The index among the plan's classes.
    pub class: usize,
    /// The name of the constructor, which is also the prefix of static members: `Counter`.
    pub name: String,
    /// The name in C, which is the class attribute of objects in R.
    pub c_name: String,
    /// The function for C that frees a handle.
    pub free: String,
    /// The bases that are available in R, by their indices among the classes for R.
    pub bases: Vec<usize>,
}

impl Plan {
    /// The classes whose objects are available in R: those for which C has handles.
    pub fn r_classes(&self) -> Vec<RClass> {
        let all = self.c_classes();
        let place = |class: usize| all.iter().position(|each| each.class == class);
        let prefix = format!("{}_", self.module);
        let class = |class: &super::super::c::CClass| RClass {
            class: class.class,
            name: unreserved(class.name.strip_prefix(&prefix).unwrap_or(&class.name)),
            c_name: class.name.clone(),
            free: class.free.clone(),
            bases: self.classes[class.class].bases.iter().filter_map(|base| place(base.class)).collect(),
        };
        all.iter().map(class).collect()
    }
}

/// The name of a function. Static members have the class's name as prefix; methods and properties do not.
pub(super) fn function(name: &str, action: Action, class: Option<&RClass>) -> String {
    let name = name.strip_prefix(&format!("{VARIABLES}.")).unwrap_or(name);
    match (class, action) {
        (Some(class), Action::Construct) => class.name.clone(),
        (Some(_), Action::Get | Action::Set) => name.to_owned(),
        (Some(class), action) if !action.has_this() => format!("{}_{}", class.name, assigning(name, action)),
        (Some(_), action) => word(&assigning(name, action), action),
        (None, action) => unreserved(&assigning(name, action)),
    }
}

/// The names of parameters, which users can pass by name, so that they must be unique.
pub(super) fn parameters<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut given = GivenNames::default();
    names.enumerate().map(|(index, name)| given.unused(parameter(name, index), "_")).collect()
}

/// A name that needs no quotes in R.
fn parameter(name: &str, index: usize) -> String {
    match name.trim_start_matches('_') {
        "" => format!("arg{}", index + 1),
        own if own.starts_with(|c: char| c.is_ascii_digit()) => format!("arg{own}"),
        own => unreserved(own),
    }
}

/// R's reserved words, and the functions that the package's functions call.
const RESERVED: &str = "FALSE Inf NA NA_character_ NA_complex_ NA_integer_ NA_real_ NULL NaN TRUE break else for function \
                        if in invisible nargs next repeat while";

/// Whether R accepts the name only in quotes.
pub fn is_reserved(name: &str) -> bool {
    is_one_of(RESERVED, name)
}

/// The name, with a trailing underscore if it is reserved in R.
fn unreserved(name: &str) -> String {
    if is_reserved(name) { format!("{name}_") } else { name.to_owned() }
}

/// The name of the package. R allows letters, digits and dots; `None` if the module's name cannot be
/// converted.
pub fn package(module: &str) -> Option<String> {
    let name = module.trim_matches('_').replace('_', ".");
    let is_name = name.len() > 1 && name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.is_ascii();
    (is_name && name.len() == module.len() && !is_one_of(OF_R, &name)).then_some(name)
}

/// The packages that are part of R.
const OF_R: &str = "base compiler datasets grDevices graphics grid methods parallel splines stats stats4 tcltk tools \
                    translations utils";

#[cfg(test)]
mod tests {
    use super::{package, parameters, unreserved};

    #[test]
    fn packages_have_names_that_r_takes() {
        assert_eq!(package("my_stats").as_deref(), Some("my.stats"));
        for module in ["stats", "x", "_x2", "x_", "größe"] {
            assert_eq!(package(module), None, "{module}");
        }
    }

    #[test]
    fn names_are_not_reserved_words() {
        assert_eq!(unreserved("next"), "next_");
        let names = ["_x", "__", "_1", "function", "x", "__x"];
        assert_eq!(parameters(names.into_iter()), ["x", "arg2", "arg1", "function_", "x_2", "x_3"]);
    }
}
