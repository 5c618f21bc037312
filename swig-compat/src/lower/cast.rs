//! `%types`: pointers that can be converted to pointers to a type that is not a base of their class.

use super::Lowering;
use super::types::Resolver;
use crate::interface::{Cast, Passing, Ty, Value};
use crate::syntax::{Item, TypesDirective};

impl Lowering<'_, '_> {
    pub(super) fn cast(&mut self, item: &Item, types: &TypesDirective) {
        let resolver = Resolver::new(&self.scope, &item.namespace);
        let pointee = |resolved: Ty| match resolved.passed_on(Passing::Pointer) {
            Some(Value::Object(object)) => Some(object.r#type),
            _ => None,
        };
        let (from, to) = (pointee(resolver.resolve(&types.from)), pointee(resolver.resolve(&types.to)));
        let (Some(from), Some(to)) = (from, to) else { return };
        let code = types.code.as_ref().map(|code| code.replace("$from", "from"));
        self.interface.casts.push(Cast { from, to, code });
    }
}
