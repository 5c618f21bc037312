//! Types that are named through other types: `Box<int>::value_type`, `T::Number`, and alias templates.

use super::{Bindings, Resolver};
use crate::interface::{ClassType, Ty};
use crate::lower::scope::{Alias, full_name};
use crate::syntax::{ItemKind, QualifiedName, TemplateArgument, TemplateParameter, TypeSyntax};

impl<'s> Resolver<'_, 's> {
    /// A type inside a class or one of its bases.
    pub(super) fn member(&self, name: &QualifiedName, depth: usize) -> Option<Ty> {
        let (last, before) = name.segments.split_last().filter(|(_, before)| !before.is_empty())?;
        let class = QualifiedName { global: name.global, segments: before.to_vec() };
        if depth == 0 {
            return None;
        }
        let class = match self.named(&class, depth - 1) {
            Ty::Class(class) => class,
            Ty::StdVector(element) => ClassType::instance("std::vector", vec![*element]),
            _ => return None,
        };
        let Some(arguments) = &last.arguments else { return self.scope.type_in(&class, &last.name) };
        match self.scope.type_in(&class, &last.name) {
            Some(Ty::Class(template)) if !template.is_instance() => {
                Some(self.instantiated(&template, arguments, name, depth - 1))
            }
            Some(other) => Some(other),
            None => self.member_alias(&class, &last.name, arguments, depth - 1),
        }
    }

    /// Whether a name with template arguments is that of an alias template.
    pub fn is_alias_template(&self, name: &QualifiedName) -> bool {
        name.arguments().is_some() && self.scope.find_alias(self.namespace, name).is_some()
    }

    /// The instantiation for which an alias template stands: `Box<int>` for `Numbers<int>`.
    pub fn class_by_alias(&self, name: &QualifiedName) -> Option<ClassType> {
        let resolved = self.is_alias_template(name).then(|| self.resolve(&TypeSyntax::Named(name.clone())));
        match resolved? {
            Ty::Class(class) | Ty::Undeclared(class) => Some(class).filter(ClassType::is_instance),
            Ty::StdVector(element) => Some(ClassType::instance("std::vector", vec![*element])),
            _ => None,
        }
    }

    /// A type from a base of a surrounding class, for a name that no surrounding scope declares.
    pub(super) fn inherited(&self, name: &QualifiedName) -> Option<Ty> {
        let name = name.plain()?;
        let scopes = (1..=self.namespace.len()).rev().map(|depth| self.namespace[..depth].join("::"));
        let mut classes = scopes.filter(|full| self.scope.has_class(full)).map(ClassType::plain);
        classes.find_map(|class| self.scope.type_in(&class, name))
    }

    /// The type that an alias template of a class stands for.
    fn member_alias(
        &self,
        class: &ClassType,
        name: &str,
        arguments: &[TemplateArgument],
        depth: usize,
    ) -> Option<Ty> {
        let (definition, mut bindings) = self.scope.class_definition(class)?;
        let (item, alias) = definition.class.members.iter().find_map(|item| match &item.kind {
            ItemKind::Alias(alias) if alias.name == name && !alias.template_parameters.is_empty() => {
                Some((item, alias))
            }
            _ => None,
        })?;
        bindings.extend(self.scope.types_in(class));
        bindings.extend(self.bindings_of(&alias.template_parameters, arguments, depth));
        let inside = Resolver { scope: self.scope, namespace: &item.namespace, bindings: &bindings };
        Some(inside.resolve_within(&alias.target, depth))
    }

    /// A type inside a class whose interface does not declare it, with the full name of the class:
    /// `std::map<int, int>::iterator` for `Map::iterator`.
    pub(super) fn unknown_member(&self, name: &QualifiedName, depth: usize) -> Ty {
        let unknown = || Ty::Other(name.to_string());
        let Some((last, before)) = name.segments.split_last().filter(|(_, before)| !before.is_empty()) else {
            return unknown();
        };
        let outer = QualifiedName { global: name.global, segments: before.to_vec() };
        if depth == 0 || last.arguments.is_some() {
            return unknown();
        }
        let outer = self.named(&outer, depth - 1);
        match outer {
            Ty::Class(_)
            | Ty::Undeclared(_)
            | Ty::StdString
            | Ty::StdVector(_)
            | Ty::StdSpan(_)
            | Ty::Other(_) => Ty::Other(format!("{outer}::{}", last.name)),
            _ => unknown(),
        }
    }

    /// The full name of a value that is declared here; inside a template's instantiation, with the
    /// instantiation's name.
    pub(super) fn full_value(&self, name: &str) -> String {
        let class = self.namespace.last().and_then(|class| self.bindings.get(class)?.class());
        let scope = class.map_or_else(|| self.namespace.join("::"), |class| class.name().to_owned());
        format!("::{}", full_name(&[scope], name).trim_start_matches("::"))
    }

    /// The type of an alias template `template <class T> using Name = …` with `arguments`.
    pub(super) fn alias_instance(
        &self,
        alias: Alias<'s>,
        arguments: &[TemplateArgument],
        depth: usize,
    ) -> Ty {
        let bindings = self.bindings_of(alias.parameters, arguments, depth);
        Resolver { scope: self.scope, namespace: alias.namespace, bindings: &bindings }
            .resolve_within(alias.target, depth)
    }

    /// The types of a template's parameters.
    fn bindings_of(
        &self,
        parameters: &[TemplateParameter],
        arguments: &[TemplateArgument],
        depth: usize,
    ) -> Bindings {
        let pairs = parameters.iter().zip(arguments);
        let bound = pairs.filter_map(|(parameter, argument)| {
            let value = || Ty::Other(argument.text.clone());
            let resolved = argument.r#type.as_ref().map(|r#type| self.bound_within(r#type, depth));
            Some((parameter.name.clone()?, resolved.unwrap_or_else(value)))
        });
        bound.collect()
    }
}
