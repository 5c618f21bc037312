//! `int twice(auto value)`: each `auto` is an implicit template parameter, after the explicit ones.

use crate::syntax::{
    ParameterSyntax, QualifiedName, Segment, TemplateParameter, TemplateParameterKind, TypeSyntax,
};

/// Replaces each `auto` among the parameters by a unique type name, and returns the template parameters with
/// these names.
pub fn invent(parameters: &mut [ParameterSyntax]) -> Vec<TemplateParameter> {
    let mut invented = Vec::new();
    for parameter in parameters {
        let name = format!("auto {}", invented.len() + 1);
        if replace(&mut parameter.r#type, &name) {
            replace(&mut parameter.written, &name);
            let (kind, pack, default) = (TemplateParameterKind::Type, parameter.pack, None);
            invented.push(TemplateParameter { name: Some(name), kind, pack, default });
        }
    }
    invented
}

/// Replaces the `auto` in a type by a template parameter; false if the type has none.
fn replace(r#type: &mut TypeSyntax, by: &str) -> bool {
    match r#type {
        TypeSyntax::Named(name) if name.plain() == Some("auto") => {
            let segments = vec![Segment { name: by.to_owned(), arguments: None }];
            *name = QualifiedName { global: false, segments };
            true
        }
        TypeSyntax::Const(inner)
        | TypeSyntax::Pointer(inner)
        | TypeSyntax::Reference(inner)
        | TypeSyntax::RvalueReference(inner) => replace(inner, by),
        _ => false,
    }
}
