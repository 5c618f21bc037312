//! Shared pointers in crates without functions for Python: callers have handles of the objects, and each
//! handle may own its object by a shared pointer (`include/quaff/shared_object.hpp`).

use super::{Plan, Row};
use crate::interface::{ByValue, ClassType, Object, Passing, Ty, Type, Value};

/// The header of the runtime for such objects.
pub(crate) const HEADER: &str = "quaff/shared_object.hpp";

impl Plan {
    /// Whether callers pass or get shared pointers as the objects that they point to.
    pub fn has_shared_objects(&self) -> bool {
        self.rows().any(Row::has_shared_objects)
    }
}

impl Row {
    fn has_shared_objects(&self) -> bool {
        self.values().filter_map(|value| value.object()).any(|object| object.passing == Passing::Shared)
    }

    /// Makes the shared pointers of the row objects of the classes that they point to. A reference to which
    /// C++ may assign another pointer stays as it is.
    pub(super) fn make_shared_objects(&mut self) {
        for input in &mut self.inputs {
            make_shared(&mut input.r#type, |object| object.constant || object.passing != Passing::Reference);
        }
        for output in &mut self.outputs {
            make_shared(&mut output.r#type, |_| true);
        }
    }
}

fn make_shared(r#type: &mut Type, is_passed: impl Fn(&Object) -> bool) {
    let Type::Value(Value::Object(object)) = r#type else { return };
    let is_pointer = matches!(object.passing, Passing::Value | Passing::Reference | Passing::RvalueReference);
    // Shared pointers of other libraries are other types.
    let is_of_cxx = |class: &&ClassType| class.is_shared_pointer() && class.by_value() == ByValue::Pointer;
    let pointer = object.class().filter(is_of_cxx).filter(|_| is_pointer && is_passed(object));
    let Some(pointee) = pointer.and_then(|class| class.arguments().first()) else { return };
    if pointee.without_const().class().is_some() {
        let (r#type, constant) = (pointee.without_const().clone(), matches!(pointee, Ty::Const(_)));
        *object = Object { r#type, passing: Passing::Shared, constant, ..object.clone() };
    }
}
