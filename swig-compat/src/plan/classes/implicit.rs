//! `%implicitconv`: functions that make objects of a class from values passed in their place.

use crate::interface::{
    Action, Class, Crossing, Function, IMPLICIT, Interface, MemberKind, Object, Type, Value, is_set,
};

/// The converting constructors of a class, as functions that return an object.
pub(super) fn conversions(class: &Class, interface: &Interface) -> Vec<Function> {
    if !is_set(&class.features, IMPLICIT) {
        return Vec::new();
    }
    let constructors = class.members.iter().filter(|member| member.kind == MemberKind::Constructor);
    let constructors = constructors.flat_map(|member| &member.functions).map(|id| &interface[*id]);
    let converts = |function: &&Function| {
        // Switched off by `%noimplicitconv Class::Class(int);`.
        let is_off = function.features.get(IMPLICIT).is_some_and(|value| value == "0");
        let [first, others @ ..] = function.inputs.as_slice() else { return false };
        let is_copy = first.r#type.object().and_then(|object| object.class()) == Some(&class.r#type);
        let takes_one = others.iter().all(|input| input.default.is_some());
        !function.is_explicit && !is_off && !is_copy && takes_one
    };
    let conversion = |function: &Function| Function {
        name: class.name.clone(),
        action: Action::Make,
        class: None,
        director: None,
        outputs: vec![Crossing::returned(Type::Value(Value::Object(Object::made(&class.r#type))))],
        ..function.clone()
    };
    constructors.filter(converts).map(conversion).collect()
}
