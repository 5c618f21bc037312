//! The chain of types behind an alias, because a typemap may be written for any of them.

use super::{Bindings, Resolver};
use crate::interface::{ClassType, FullName, Ty};
use crate::lower::scope::{NamedType, full_name};
use crate::syntax::{AliasSyntax, ClassSyntax, Item, ItemKind, QualifiedName, Segment, TypeSyntax};

/// The largest number of steps in a chain; further aliases are resolved in one step.
const MOST: usize = 8;

impl Resolver<'_, '_> {
    /// The type as written, with full names, followed by the targets of its aliases, step by step. The last
    /// is the resolved type.
    pub fn steps(&self, r#type: &TypeSyntax) -> Vec<Ty> {
        let whole = self.resolve(r#type);
        match r#type {
            TypeSyntax::Volatile(value) if !matches!(whole, Ty::Other(_)) => {
                return self.volatile_steps(value);
            }
            _ => {}
        }
        if !innermost(r#type).is_some_and(|name| self.may_be_alias(name)) {
            return vec![whole];
        }
        let mut steps: Vec<Ty> = Vec::new();
        for count in 0..MOST {
            let step = self.stepped(r#type, count);
            if step == whole {
                break;
            }
            if steps.last() != Some(&step) {
                steps.push(step);
            }
        }
        steps.push(whole);
        steps
    }

    /// The steps of a `volatile` value. Typemaps for `volatile int` are not for `int`, but those for `int`
    /// are for both.
    fn volatile_steps(&self, value: &TypeSyntax) -> Vec<Ty> {
        let steps = self.steps(value).into_iter();
        steps.flat_map(|step| [Ty::Other(format!("volatile {step}")), step]).collect()
    }

    /// The alias with which the text names a type, if it can be used everywhere: aliases in classes may be
    /// private.
    pub fn alias(&self, r#type: &TypeSyntax) -> Option<String> {
        let name = match r#type {
            TypeSyntax::Named(name) => name,
            TypeSyntax::Const(inner) | TypeSyntax::Volatile(inner) | TypeSyntax::Reference(inner) => {
                return self.alias(inner);
            }
            _ => return None,
        };
        let full = self.scope.find_alias(self.namespace, name).filter(|_| !name.has_arguments())?;
        // In a class, the parameters of its template are bound, and so are its own aliases.
        let is_other = |plain| self.bindings.contains_key(plain) && full != full_name(self.namespace, plain);
        let is_of_class = FullName::of(&full).scope().is_some_and(|outer| self.scope.has_class(outer));
        let is_known =
            !name.plain().is_some_and(is_other) && (!is_of_class || self.scope.is_public_alias(&full));
        is_known.then(|| format!("::{full}"))
    }

    /// Whether a name may be an alias. Most types are classes, which need no further lookups.
    fn may_be_alias(&self, name: &QualifiedName) -> bool {
        let is_declared_class = || {
            let found = self.scope.find_type(self.namespace, name);
            matches!(found, Some(NamedType::Class(_) | NamedType::Enum(..)))
        };
        let is_class =
            name.plain().is_some_and(|plain| !self.bindings.contains_key(plain)) && is_declared_class();
        !is_class
    }

    fn stepped(&self, r#type: &TypeSyntax, count: usize) -> Ty {
        let inner = |inner| Box::new(self.stepped(inner, count));
        match r#type {
            TypeSyntax::Named(name) => self.named_within(name, count),
            TypeSyntax::Const(constant) => self.stepped(constant, count).into_const(),
            TypeSyntax::Pointer(pointee) => Ty::Pointer(inner(pointee)),
            TypeSyntax::Reference(referent) => Ty::Reference(inner(referent)),
            TypeSyntax::RvalueReference(referent) => Ty::RvalueReference(inner(referent)),
            TypeSyntax::Array(element, length) => Ty::Array(inner(element), self.length(length)),
            TypeSyntax::Volatile(value) => Ty::Other(format!("volatile {}", self.stepped(value, count))),
            TypeSyntax::Fundamental(_)
            | TypeSyntax::Function(_)
            | TypeSyntax::FunctionPointer(_)
            | TypeSyntax::Decltype { .. }
            | TypeSyntax::UnnamedEnum(_)
            | TypeSyntax::Opaque(_) => self.resolve(r#type),
        }
    }

    fn named_within(&self, name: &QualifiedName, count: usize) -> Ty {
        let whole = || self.resolve(&TypeSyntax::Named(name.clone()));
        let is_bound = name.plain().is_some_and(|name| self.bindings.contains_key(name));
        match self.member_of_instance(name).or_else(|| self.alias_inside_instance(name)) {
            Some((class, member)) => return self.member_within(&class, member, count).unwrap_or_else(whole),
            None if is_bound || name.has_arguments() => return whole(),
            None => {}
        }
        let through = self.scope.find_alias(self.namespace, name).is_none().then(|| self.through_class(name));
        let name = &through.flatten().unwrap_or_else(|| name.clone());
        let Some(full) = self.scope.find_alias(self.namespace, name) else { return whole() };
        if count == 0 {
            return Ty::Other(full);
        }
        match self.scope.find_type(self.namespace, name) {
            Some(NamedType::Alias(alias)) if alias.parameters.is_empty() => {
                let bindings = Bindings::default();
                let inside = Resolver { scope: self.scope, namespace: alias.namespace, bindings: &bindings };
                inside.stepped(alias.target, count - 1)
            }
            _ => whole(),
        }
    }

    /// The instantiation that the name of a type inside it names, and the type's own name: `Record<2, int>`
    /// and `point` for `Alias::point`.
    fn member_of_instance<'n>(&self, name: &'n QualifiedName) -> Option<(ClassType, &'n str)> {
        let (last, before) = name.segments.split_last().filter(|(_, before)| !before.is_empty())?;
        let outer = QualifiedName { global: name.global, segments: before.to_vec() };
        let resolved = self.resolve(&TypeSyntax::Named(outer));
        let class = resolved.class().filter(|class| class.is_instance() && last.arguments.is_none())?;
        Some((class.clone(), &last.name))
    }

    /// The surrounding instantiation, if the name is that of one of its aliases: `Box<int>` and `size_type`
    /// for `size_type`.
    fn alias_inside_instance<'n>(&self, name: &'n QualifiedName) -> Option<(ClassType, &'n str)> {
        let name = name.plain().filter(|name| self.bindings.contains_key(*name))?;
        let class = self.bindings.get(self.namespace.last()?)?.class().filter(|class| class.is_instance())?;
        let (definition, _) = self.scope.class_definition(class)?;
        alias_in(definition.class, name).map(|_| (class.clone(), name))
    }

    /// The type with this name inside an instantiation, as typemaps spell it: `Record<2, int>::point`. With a
    /// `count` above 0, the type after so many steps along its aliases; `None` if the instantiation has no
    /// alias of this name.
    fn member_within(&self, class: &ClassType, name: &str, count: usize) -> Option<Ty> {
        let Some(behind) = count.checked_sub(1) else {
            return Some(Ty::Other(format!("{}::{name}", class.name())));
        };
        let (definition, _) = self.scope.class_definition(class)?;
        let (item, alias) = alias_in(definition.class, name)?;
        let bindings = self.scope.types_inside(class);
        let inside = Resolver { scope: self.scope, namespace: &item.namespace, bindings: &bindings };
        Some(inside.stepped(&alias.target, behind))
    }

    /// The name with the class behind an alias: `Counter::value_type` for `Alias::value_type`.
    fn through_class(&self, name: &QualifiedName) -> Option<QualifiedName> {
        let (last, before) = name.segments.split_last().filter(|(_, before)| !before.is_empty())?;
        let outer = QualifiedName { global: name.global, segments: before.to_vec() };
        let resolved = self.resolve(&TypeSyntax::Named(outer));
        let class = resolved.class().filter(|class| !class.is_instance())?;
        let class = Segment { name: class.name().to_owned(), arguments: None };
        Some(QualifiedName { global: true, segments: vec![class, last.clone()] })
    }
}

/// The alias of a class with this name, if it is no template.
fn alias_in<'s>(class: &'s ClassSyntax, name: &str) -> Option<(&'s Item, &'s AliasSyntax)> {
    class.members.iter().find_map(|item| match &item.kind {
        ItemKind::Alias(alias) if alias.name == name && alias.template_parameters.is_empty() => {
            Some((item, alias))
        }
        _ => None,
    })
}

/// The innermost type, if it is a name whose last part has no template arguments: only then steps are looked
/// up.
fn innermost(r#type: &TypeSyntax) -> Option<&QualifiedName> {
    match r#type {
        TypeSyntax::Named(name) => Some(name).filter(|name| name.arguments().is_none()),
        TypeSyntax::Const(inner)
        | TypeSyntax::Pointer(inner)
        | TypeSyntax::Reference(inner)
        | TypeSyntax::RvalueReference(inner)
        | TypeSyntax::Array(inner, _) => innermost(inner),
        _ => None,
    }
}
