//! `int twice(auto value)`: each `auto` is a parameter of a template that is not written, behind those that are.

use crate::syntax::{
    ParameterSyntax, QualifiedName, Segment, TemplateParameter, TemplateParameterKind, TypeSyntax,
};

/// Gives each `auto` among the parameters a name of its own, which no type has, and returns what they are parameters of.
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

/// Replaces the `auto` in a type by a parameter; false if the type has none.
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
