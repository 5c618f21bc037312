//! `%types`: pointers that may be passed as pointers to a type that is not a base of their class.

use super::scope::Scope;
use super::types::Resolver;
use crate::interface::{Cast, Passing, Ty, Value};
use crate::syntax::{Item, TypesDirective};

pub(super) fn cast(item: &Item, types: &TypesDirective, scope: &Scope) -> Option<Cast> {
    let resolver = Resolver::new(scope, &item.namespace);
    let pointee = |resolved: Ty| match resolved.passed_on(Passing::Pointer) {
        Some(Value::Object(object)) => Some(object.r#type),
        _ => None,
    };
    let (from, to) = (pointee(resolver.resolve(&types.from))?, pointee(resolver.resolve(&types.to))?);
    let code = types.code.as_ref().map(|code| code.replace("$from", "from"));
    Some(Cast { from, to, code })
}
