//! The shim's classes whose objects call Python for a `std::function`.

use super::directors::{PlannedOverride, overridable};
use super::index::ClassPlaces;
use super::names::Names;
use super::{ClassFace, Place, Plan, PlannedClass, PythonUse, Row, RowCall};
use crate::interface::{Action, FunctionTy, Interface, Ty};
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

impl Plan {
    /// Whether Python code may give away the objects that a row's function uses while it runs: the module has
    /// functions that take the ownership of objects, and C++ may call Python, or lets other threads of Python
    /// run.
    pub fn may_lose_objects(&self, row: &Row) -> bool {
        let has_objects =
            row.action.has_this() || row.inputs.iter().any(|input| input.r#type.object().is_some());
        let is_member = matches!(row.action, Action::Get | Action::Set | Action::Copy);
        // A class of another module may have functions that Python overrides.
        let calls_python = !self.directors.is_empty()
            || !self.callbacks.is_empty()
            || !self.function_pointers.is_empty()
            || self.classes.iter().any(|class| class.face == ClassFace::Imported)
            || row.python_use() == PythonUse::Anywhere;
        self.uses.frees && has_objects && !is_member && (calls_python || row.call == RowCall::Unlocked)
    }
}
