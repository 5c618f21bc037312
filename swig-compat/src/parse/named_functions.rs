//! Functions that are declared by a name for their type: `typedef int Operation(int, int); Operation add;`.
//! Their syntax is that of a variable or a data member until the name is looked up.

use crate::source::Span;
use crate::syntax::{
    DataSyntax, EnumSyntax, FunctionSyntax, FunctionType, Item, ItemKind, MemberRole, MemberSyntax,
    ParameterSyntax, QualifiedName, TypeSyntax, VariableSyntax,
};
use rustc_hash::FxHashMap;

/// The types that `typedef`s give names, by the full names, each with the namespace of the `typedef`; `None`
/// for the name of another type, which hides a `typedef` of that name around it.
type Aliases = FxHashMap<String, Option<(Vec<String>, TypeSyntax)>>;

/// The number of `typedef`s in a row that are followed; a variable whose type has more remains a variable.
const MAX_DEPTH: usize = 16;

/// Turns the variables and data members whose types are names of function types into functions.
pub fn settle(items: &mut [Item]) {
    let mut aliases = Aliases::default();
    collect(items, &mut aliases);
    // Most interfaces have no such type.
    if aliases.values().flatten().any(|(_, target)| matches!(target, TypeSyntax::Function(_))) {
        turn(items, &aliases);
    }
}

fn collect(items: &[Item], aliases: &mut Aliases) {
    for item in items {
        match &item.kind {
            ItemKind::Alias(alias) if alias.template_parameters.is_empty() => {
                let full = full_name(&item.namespace, &alias.name);
                aliases.insert(full, Some((item.namespace.clone(), alias.target.clone())));
            }
            ItemKind::Class(class) => {
                let full = full_name(&item.namespace, &class.name);
                for parameter in class.template_parameters.iter().flatten() {
                    let name = parameter.name.as_deref().unwrap_or_default();
                    aliases.entry(format!("{full}::{name}")).or_insert(None);
                }
                aliases.entry(full).or_insert(None);
                collect(&class.members, aliases);
            }
            ItemKind::Enum(EnumSyntax { name, .. }) | ItemKind::ClassName(name) => {
                aliases.entry(full_name(&item.namespace, name)).or_insert(None);
            }
            _ => {}
        }
    }
}

fn turn(items: &mut [Item], aliases: &Aliases) {
    for item in items {
        let namespace = &item.namespace;
        let turned = match &mut item.kind {
            ItemKind::Variable(variable) if variable.template_parameters.is_none() => {
                function_of(&variable.r#type, namespace, aliases)
                    .map(|r#type| of_variable(variable, r#type, item.span))
            }
            ItemKind::Data(data) if data.lengths.is_empty() => {
                function_of(&data.r#type, namespace, aliases).map(|r#type| of_data(data, r#type, item.span))
            }
            ItemKind::Class(class) => {
                turn(&mut class.members, aliases);
                None
            }
            _ => None,
        };
        if let Some(function) = turned {
            item.kind = ItemKind::Function(function);
        }
    }
}

/// The function type behind a name in a namespace.
fn function_of(r#type: &TypeSyntax, namespace: &[String], aliases: &Aliases) -> Option<FunctionType> {
    let (mut namespace, mut found) = (namespace, r#type);
    for _ in 0..MAX_DEPTH {
        match found {
            TypeSyntax::Named(name) => (namespace, found) = named(name, namespace, aliases)?,
            TypeSyntax::Function(function) => {
                let has_pack = function.parameters.iter().any(|(_, is_pack)| *is_pack);
                return (function.class.is_none() && !has_pack).then(|| (**function).clone());
            }
            _ => return None,
        }
    }
    None
}

/// The type that a name stands for, as it is found from a namespace outwards, with the namespace of its
/// `typedef`.
fn named<'a>(
    name: &QualifiedName,
    namespace: &[String],
    aliases: &'a Aliases,
) -> Option<(&'a [String], &'a TypeSyntax)> {
    let innermost = if name.global { 0 } else { namespace.len() };
    let path = name.path();
    let mut scopes = (0..=innermost).rev().map(|depth| &namespace[..depth]);
    let (scope, target) = scopes.find_map(|scope| aliases.get(&full_name(scope, &path)))?.as_ref()?;
    Some((scope, target))
}

fn full_name(namespace: &[String], name: &str) -> String {
    if namespace.is_empty() { name.to_owned() } else { format!("{}::{name}", namespace.join("::")) }
}

fn of_variable(variable: &VariableSyntax, r#type: FunctionType, span: Span) -> FunctionSyntax {
    function(&variable.name, r#type, None, variable.doc.clone(), span)
}

fn of_data(data: &DataSyntax, r#type: FunctionType, span: Span) -> FunctionSyntax {
    let member = MemberSyntax {
        role: MemberRole::Method,
        is_static: data.is_static,
        is_pure: false,
        is_virtual: false,
        is_final: false,
        is_noexcept: false,
        is_explicit: false,
        is_const: r#type.qualifiers.starts_with("const"),
        is_for_rvalues: r#type.qualifiers.ends_with("&&"),
        qualifiers: r#type.qualifiers.clone(),
        is_extension: data.is_extension,
    };
    function(&data.name, r#type, Some(member), data.doc.clone(), span)
}

fn function(
    name: &str,
    r#type: FunctionType,
    member: Option<MemberSyntax>,
    doc: Option<String>,
    span: Span,
) -> FunctionSyntax {
    let parameter = |(r#type, pack): (TypeSyntax, bool)| ParameterSyntax {
        name: None,
        written: r#type.clone(),
        r#type,
        pack,
        default: None,
        default_tokens: Vec::new(),
        span,
    };
    FunctionSyntax {
        name: name.to_owned(),
        template_parameters: Vec::new(),
        returns: r#type.returns,
        parameters: r#type.parameters.into_iter().map(parameter).collect(),
        deleted: false,
        defaulted: false,
        does_nothing: false,
        specialization: false,
        kernel: false,
        member,
        throws: Vec::new(),
        body: None,
        doc,
    }
}
