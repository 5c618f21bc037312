//! Resolves function types and pointers to functions: `Number (*)(Number)` is `int (*)(int)` if `Number` is
//! an alias of `int`.

use super::Resolver;
use crate::interface::FunctionTy;
use crate::syntax::FunctionType;

impl Resolver<'_, '_> {
    pub(super) fn function(&self, function: &FunctionType, depth: usize) -> Box<FunctionTy> {
        let parameters = function.parameters.iter().flat_map(|(given, is_pack)| match is_pack {
            true => self.resolve_all(given, true),
            false => vec![self.resolve_within(given, depth)],
        });
        Box::new(FunctionTy {
            returns: self.resolve_within(&function.returns, depth),
            class: function.class.as_ref().map(|class| self.named(class, depth)),
            // Top-level `const` of parameters is not part of a function type.
            parameters: parameters.map(|given| given.without_const().clone()).collect(),
            qualifiers: function.qualifiers.clone(),
        })
    }
}
