//! `%native`: functions of the interface's code that Python calls as they are.

use crate::interface::{DeclarationKind, Native};
use crate::lower::Lowering;
use crate::lower::reason::Reason;
use crate::lower::target::Named;
use crate::syntax::{Item, NativeDirective};
use rustc_hash::FxHashSet;

impl Lowering<'_, '_> {
    pub(super) fn native(&mut self, item: &Item, NativeDirective { name, function }: &NativeDirective) {
        let Some(name) = self.given_name(&Named::of(name, name, None, None), item.span) else { return };
        let native = Native { name, function: function.clone() };
        self.declare(item.span, &item.namespace, DeclarationKind::Native(native));
    }

    /// Leaves out the functions whose names other declarations of the module have, and all but the first of
    /// one name.
    pub(super) fn leave_out_hidden_natives(&mut self) {
        let functions = self.interface.functions().filter(|function| function.class.is_none());
        let functions = functions.map(|function| function.name.clone());
        let classes = self.interface.all_classes().map(|(class, ..)| class.name.clone());
        let constants = self.interface.constants().map(|(constant, _)| constant.name.clone());
        let mut taken: FxHashSet<String> = functions.chain(classes).chain(constants).collect();
        let mut hidden = Vec::new();
        self.interface.declarations.retain(|declaration| match &declaration.kind {
            DeclarationKind::Native(native) if !taken.insert(native.name.clone()) => {
                hidden.push((native.name.clone(), declaration.span));
                false
            }
            _ => true,
        });
        let reason = Reason::new("another declaration has this name", "give it another name, or remove it");
        for (name, span) in hidden {
            self.refuse(&name, format!("%native({name})"), &reason, span);
        }
    }
}
