//! The shim's classes whose objects call Python for a `std::function`.

use super::classes::ClassPlaces;
use super::directors::{PlannedOverride, overridable};
use super::names::Names;
use super::{Place, PlannedClass};
use crate::interface::{FunctionTy, Interface, Ty};
use crate::source::Span;

/// An instantiation of `std::function` through which C++ calls Python.
#[derive(Debug)]
pub struct PlannedCallback {
    /// The index of the class.
    pub class: usize,
    /// The name of the class in the shim.
    pub name: String,
    /// The name of the table in Rust: `FUNCTION_CALL`.
    pub constant: String,
    pub called: FunctionTy,
    /// The call operator.
    pub function: PlannedOverride,
}

pub(super) fn of(
    interface: &Interface,
    (classes, places): (&[PlannedClass], &ClassPlaces),
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) -> Vec<PlannedCallback> {
    let mut planned = Vec::new();
    for callable in interface.callables.iter().filter(|callable| callable.obstacle.is_none()) {
        let r#type = Ty::Class(callable.class.clone());
        let class = places.get(&r#type);
        if let (Some(class), Some(called)) = (class, callable.class.called()) {
            let name = &classes[class].full_name;
            planned.push(PlannedCallback {
                class,
                name: format!("quaff_{}", classes[class].name),
                constant: names.constant(&format!("{}_call", classes[class].name)),
                called: called.clone(),
                function: overridable(name, &callable.method, &callable.class, (place, callable.span)),
            });
        }
    }
    planned
}
