//! Functions that C++ finds only by argument-dependent lookup: the interface declares them and their
//! parameters' classes in the global namespace, but in C++ both are in another namespace, from which `using
//! a::Date;` brings in the class.

use crate::interface::{Action, Function, Interface, Ty};
use crate::lex::has_word;
use rustc_hash::FxHashSet;

pub(super) fn of(interface: &Interface) -> impl Iterator<Item = String> {
    let blocks = interface.blocks().into_iter().filter(|(block, _)| !block.section.is_python());
    let used: FxHashSet<String> = blocks.flat_map(|(block, _)| used(&block.code)).collect();
    let is_found = move |function: &&Function| {
        let is_used =
            |r#type: &Ty| innermost(r#type).class().is_some_and(|class| used.contains(class.name()));
        let is_global = function.action == Action::Call && !function.qualified.contains("::");
        is_global && function.parameters.iter().any(is_used)
    };
    interface.functions().filter(is_found).map(|function| function.qualified.clone())
}

/// The names that `using a::Date;` brings into the global namespace.
fn used(code: &str) -> Vec<String> {
    // Most code has no `using`, and the check is fast.
    if !has_word(code, "using") {
        return Vec::new();
    }
    let names = code.lines().filter_map(|line| line.trim().strip_prefix("using ")?.split_once(';'));
    names.filter_map(|(name, _)| Some(name.trim().rsplit_once("::")?.1.to_owned())).collect()
}

/// The type behind pointers and references.
fn innermost(r#type: &Ty) -> &Ty {
    match r#type {
        Ty::Const(inner) | Ty::Pointer(inner) | Ty::Reference(inner) | Ty::RvalueReference(inner) => {
            innermost(inner)
        }
        other => other,
    }
}
