//! Merges declarations of class templates with their definitions, such as `template <class T = int> struct
//! Box;`.
//!
//! The first declaration may have the defaults, and it may be the only one if only specializations are
//! defined. Afterwards, each template has exactly one item for the primary template.

use crate::syntax::{ClassKey, ClassSyntax, Item, ItemKind, TemplateParameter};
use rustc_hash::{FxHashMap, FxHashSet};

/// A template without a definition.
pub fn declared(key: ClassKey, name: &str, parameters: Vec<TemplateParameter>) -> ClassSyntax {
    ClassSyntax {
        key,
        name: name.to_owned(),
        alias: None,
        type_of: None,
        template_parameters: Some(parameters),
        is_defined: false,
        specialized: None,
        bases: Vec::new(),
        members: Vec::new(),
        doc: None,
    }
}

/// The full name of a template.
type Full = (Vec<String>, String);

/// Copies the defaults of declarations to definitions, and keeps only declarations that specializations need.
pub fn settle(items: &mut [Item]) {
    let declared = defaults(items);
    let (mut primary, mut specialized) = (FxHashSet::default(), FxHashSet::default());
    for (full, class) in classes(items) {
        settle(&mut class.members);
        if class.specialized.is_some() {
            specialized.insert(full);
        } else if class.is_defined {
            take_defaults(class, declared.get(&full));
            primary.insert(full);
        }
    }
    for item in items {
        let ItemKind::Class(class) = &mut item.kind else { continue };
        if class.is_defined {
            continue;
        }
        let full = (item.namespace.clone(), class.name.clone());
        take_defaults(class, declared.get(&full));
        // Of several declarations, the first is kept.
        if !specialized.contains(&full) || !primary.insert(full) {
            item.kind = ItemKind::ClassName(std::mem::take(&mut class.name));
        }
    }
}

/// The parameters of declared templates, each with the default from any declaration.
fn defaults(items: &mut [Item]) -> FxHashMap<Full, Vec<TemplateParameter>> {
    let mut all: FxHashMap<Full, Vec<TemplateParameter>> = FxHashMap::default();
    for (full, class) in classes(items).filter(|(_, class)| !class.is_defined) {
        take_defaults(class, all.get(&full));
        all.insert(full, class.template_parameters.clone().unwrap_or_default());
    }
    all
}

fn classes(items: &mut [Item]) -> impl Iterator<Item = (Full, &mut ClassSyntax)> {
    items.iter_mut().filter_map(|item| match &mut item.kind {
        ItemKind::Class(class) => Some(((item.namespace.clone(), class.name.clone()), class)),
        _ => None,
    })
}

fn take_defaults(class: &mut ClassSyntax, declared: Option<&Vec<TemplateParameter>>) {
    for (own, declared) in class.template_parameters.iter_mut().flatten().zip(declared.into_iter().flatten())
    {
        if own.default.is_none() {
            own.default.clone_from(&declared.default);
        }
    }
}
