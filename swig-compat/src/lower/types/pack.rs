//! Parameter packs of templates: `Bases...` is written like one type, and stands for several.

use super::{Bindings, Resolver};
use crate::interface::Ty;
use crate::syntax::{QualifiedName, TemplateArgument, TypeSyntax};

impl Resolver<'_, '_> {
    /// The types that `type` stands for: one type, or, if `...` follows it (`is_pack`), one for each element
    /// of the packs that it names.
    pub fn resolve_all(&self, r#type: &TypeSyntax, is_pack: bool) -> Vec<Ty> {
        if !is_pack {
            return vec![self.resolve(r#type)];
        }
        let named: Vec<(&String, &Vec<Ty>)> = (self.bindings.iter())
            .filter_map(|(name, bound)| match bound {
                Ty::Pack(all) if names(r#type, name) => Some((name, all)),
                _ => None,
            })
            .collect();
        let count = named.iter().map(|(_, all)| all.len()).min().unwrap_or_default();
        let at = |index: usize| {
            let mut bindings: Bindings = self.bindings.clone();
            bindings.extend(named.iter().map(|(name, all)| ((*name).clone(), all[index].clone())));
            Resolver { bindings: &bindings, ..*self }.resolve(r#type)
        };
        (0..count).map(at).collect()
    }

    /// The elements of a pack that is passed on as a template argument, as in `Tuple<Types...>`; `None` if
    /// the argument names no pack.
    pub(super) fn pack_argument(&self, argument: &TemplateArgument) -> Option<Vec<Ty>> {
        let name = argument.text.strip_suffix("...")?.trim_end();
        match self.bindings.get(name)? {
            Ty::Pack(all) => Some(all.clone()),
            _ => None,
        }
    }
}

/// Whether a name, such as that of a pack, occurs in the syntax of a type.
fn names(r#type: &TypeSyntax, name: &str) -> bool {
    match r#type {
        TypeSyntax::Named(named) => is_in(named, name),
        TypeSyntax::Const(inner)
        | TypeSyntax::Volatile(inner)
        | TypeSyntax::Pointer(inner)
        | TypeSyntax::Reference(inner)
        | TypeSyntax::RvalueReference(inner)
        | TypeSyntax::Array(inner, _) => names(inner, name),
        TypeSyntax::Function(function) | TypeSyntax::FunctionPointer(function) => {
            names(&function.returns, name)
                || function.parameters.iter().any(|(parameter, _)| names(parameter, name))
        }
        TypeSyntax::Fundamental(_)
        | TypeSyntax::Decltype { .. }
        | TypeSyntax::UnnamedEnum(_)
        | TypeSyntax::Opaque(_) => false,
    }
}

fn is_in(named: &QualifiedName, name: &str) -> bool {
    let arguments = named.segments.iter().filter_map(|segment| segment.arguments.as_ref()).flatten();
    named.segments[0].name == name
        || arguments.filter_map(|argument| argument.r#type.as_ref()).any(|inner| names(inner, name))
}
