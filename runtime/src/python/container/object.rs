//! Parameters that take C++ objects, which may be elements of containers.

use crate::python::instance::Instance;
use crate::python::interpreter::Result;
use crate::python::table::parameter::ObjectFunctions;
use crate::python::table::{Arguments, Class, ObjectCode, ObjectParameter, Parameter, ParameterKind, Then};

pub(crate) const CODE: ObjectCode = ObjectCode(&ObjectFunctions {
    converts: ObjectParameter::converts_value,
    check: ObjectParameter::check_value,
    settled: ObjectParameter::settled_value,
    give: |arguments| arguments.give_arguments(),
    keep: |arguments, index| arguments.keep_at(index),
    settle_objects: |arguments| arguments.settle_objects(),
});

/// A parameter for an object by reference or by value; with [`Parameter::or_none`] by pointer.
pub const fn object(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Nothing)
}

/// A parameter for an object to which the object of the call, or the new object, points afterwards.
pub const fn kept(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Kept)
}

/// A parameter for an object that C++ owns after the call.
pub const fn disowned(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Disowned)
}

/// A parameter for an object that the call frees.
pub const fn consumed(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Consumed)
}

/// A parameter for an object that moves to C++, from its sole owner.
pub const fn released(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Released)
}

const fn taken(name: &'static str, class: &'static Class, then: Then) -> Parameter {
    let taken = ObjectParameter {
        class: Some(class),
        null: false,
        changes: false,
        converts: false,
        made_by: None,
        parts: true,
        several: false,
        functions: None,
        then,
        code: CODE,
    };
    Parameter::new(name, ParameterKind::Object(taken))
}

impl Arguments<'_, '_> {
    /// Prepares objects that C++ may change: elements of two containers that are swapped get memory of their
    /// own, and references to what may move are lost.
    ///
    /// # Errors
    /// BufferError while another call uses an element of an argument; the exception of a copy constructor.
    fn settle_objects(&self) -> Result<()> {
        let is_swapped = self.this.is_some_and(|this| this.swaps(self.function()));
        for (index, parameter) in self.parameters().iter().enumerate() {
            let Some(taken) = parameter.kind.object() else { continue };
            let Some(instance) = Instance::of(self.object(index)) else { continue };
            if taken.then == Then::Kept && instance.is_placed() && !self.may_keep() {
                // Nothing would hold the element in place as long as C++ points to it.
                instance.leave(self.py)?;
            }
            if !taken.changes {
                continue;
            }
            // Checked before this call pins its own arguments.
            instance.check_unused().map_err(|failure| failure.naming(|| self.name(index)))?;
            if is_swapped {
                instance.representative(false).elements_leave(self.py)?;
                instance.loose_elements_leave(self.py)?;
            }
            if !instance.is_settled() {
                instance.settle(self.py);
            }
        }
        Ok(())
    }
}
