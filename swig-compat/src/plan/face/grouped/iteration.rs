//! Containers of the standard library that a `%template` names: the values over which a language iterates.

use super::{GroupedClass, GroupedFunction, GroupedModule};
use crate::interface::{ClassType, Shape, Structure, Ty};
use crate::plan::trees::{elements, has_all, is_tree};
use crate::plan::{CApiFunction, PlainResult, PlainType};

/// The way in which a language iterates over the objects of a class.
#[derive(Clone, Copy, Debug)]
pub enum Iteration<'a> {
    /// Over a copy of all pairs, or of the keys alone if the method that returns the value of a key returns
    /// an object of a class.
    Map { key: &'a Ty, value: &'a GroupedFunction<'a>, copies_values: bool },
    /// Over a copy of all pairs, of which several may have the same key.
    Pairs { key: &'a Ty, value: &'a Ty },
    /// Over a copy of all elements, which are unique or have an order of their own.
    Set(&'a GroupedFunction<'a>),
    /// Over a copy of all elements.
    Elements(&'a GroupedFunction<'a>),
    /// Over a copy of the container, from which the elements are removed one by one.
    Rest(&'a GroupedFunction<'a>),
    /// By the positions of the elements.
    Positions(&'a GroupedFunction<'a>),
}

impl Iteration<'_> {
    /// Whether C++ copies the keys or elements as a tree.
    pub fn copies(self) -> bool {
        !matches!(self, Iteration::Rest(_) | Iteration::Positions(_))
    }
}

impl<'p> GroupedClass<'p> {
    /// The method of a name.
    pub fn method(&self, name: &str) -> Option<&GroupedFunction<'p>> {
        self.members.iter().find(|each| each.name == name && !each.is_static)?.method.as_ref()
    }
}

impl<'p> GroupedModule<'p> {
    /// The way in which the language iterates over the objects of a class, if it can.
    pub fn iteration<'a>(&'a self, class: &'a GroupedClass<'p>) -> Option<Iteration<'a>> {
        let own = self.plan.classes[class.class].r#type.class()?;
        let is_given = |r#type: &Ty| is_tree(r#type) && has_all(r#type, self.grouping.has_number);
        let has = |names: &[&str]| names.iter().all(|name| class.method(name).is_some());
        let element = class.method("get_item").filter(|_| has(&["size"]));
        match own.shape() {
            Shape::Mapping => {
                let value = element.filter(|own| own.overloads.iter().all(takes_value))?;
                let key = elements(own).first().filter(|key| has(&["has_key"]) && is_given(key))?;
                let copies_values = elements(own).iter().all(is_given) && is_value(value);
                Some(Iteration::Map { key, value, copies_values })
            }
            Shape::Items => match elements(own) {
                [key, value] if has(&["size"]) && is_given(key) && is_given(value) => {
                    Some(Iteration::Pairs { key, value })
                }
                _ => None,
            },
            Shape::Elements => {
                let element = element?;
                let is_copied = elements(own).iter().all(is_given) && is_value(element);
                Some(match () {
                    () if own.structure() == Structure::Contiguous => Iteration::Positions(element),
                    () if is_copied && is_set(own) && has(&["count"]) => Iteration::Set(element),
                    () if is_copied => Iteration::Elements(element),
                    () if has(&["copy", "empty", "front", "pop_front"]) => Iteration::Rest(element),
                    () => Iteration::Positions(element),
                })
            }
            Shape::Unknown | Shape::Places | Shape::Complex => None,
        }
    }
}

/// Whether a method takes keys as values, and not as objects of a class.
fn takes_value(overload: &CApiFunction<'_>) -> bool {
    overload.parameters.iter().skip(1).all(|each| !matches!(each.r#type, PlainType::Object { .. }))
}

/// Whether no overload of a function returns an object of a class.
fn is_value(function: &GroupedFunction<'_>) -> bool {
    function.overloads.iter().all(|each| !matches!(each.result, Some(PlainResult::Object { .. })))
}

/// Whether a container finds its elements by their values.
fn is_set(class: &ClassType) -> bool {
    class.structure() == Structure::Single
}
