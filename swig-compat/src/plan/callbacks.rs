//! The classes of the shim whose objects call Python for a `std::function`.

use super::directors::keeps_result;
use super::names::Names;
use super::{Place, PlannedClass};
use crate::interface::{FunctionTy, Interface, Ty, Type};
use crate::source::Span;

/// An instance of `std::function`, by which C++ calls Python.
#[derive(Debug)]
pub struct PlannedCallback {
    /// By its place among the classes.
    pub class: usize,
    /// The name of the class in the shim.
    pub name: String,
    /// `FUNCTION_CALL`: its table in Rust.
    pub constant: String,
    pub called: FunctionTy,
    /// The values that Python is passed.
    pub passed: Vec<Type>,
    /// The value that Python returns.
    pub returned: Option<Type>,
    pub place: Place,
}

impl PlannedCallback {
    /// Whether C++ refers to the returned value after the call.
    pub fn keeps_result(&self) -> bool {
        keeps_result(self.returned.as_ref())
    }
}

pub(super) fn of(
    interface: &Interface,
    classes: &[PlannedClass],
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) -> Vec<PlannedCallback> {
    let mut planned = Vec::new();
    for callable in &interface.callables {
        let r#type = Ty::Class(callable.class.clone());
        let class = classes.iter().position(|class| class.r#type == r#type);
        if let (Some(class), Some(call), Some(called)) = (class, &callable.call, callable.class.called()) {
            planned.push(PlannedCallback {
                class,
                name: format!("quaff_{}", classes[class].name),
                constant: names.constant(&format!("{}_call", classes[class].name)),
                called: called.clone(),
                passed: call.inputs.iter().map(|input| input.turned().r#type).collect(),
                returned: call.outputs.first().map(|output| output.turned().r#type),
                place: place(callable.span),
            });
        }
    }
    planned
}
