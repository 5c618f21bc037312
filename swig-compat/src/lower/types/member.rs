//! Types that are named through others: `Box<int>::value_type`, `T::Number`, and what templates of aliases stand for.

use super::{Bindings, Resolved, Resolver};
use crate::lower::scope::{Alias, ClassPattern, Found};
use crate::syntax::{ItemKind, QualifiedName, TemplateArgument, TemplateParameter, TypeSyntax};

impl<'s> Resolver<'_, 's> {
    /// A type that a class names inside, or has of its bases.
    pub(super) fn member(&self, name: &QualifiedName, depth: usize) -> Option<Resolved> {
        let (last, before) = name.segments.split_last().filter(|(_, before)| !before.is_empty())?;
        let class = QualifiedName { global: name.global, segments: before.to_vec() };
        if depth == 0 || class.path().starts_with("std::") {
            return None;
        }
        match self.named(&class, depth - 1) {
            Resolved::Class(text) => match self.scope.member(&text, &last.name) {
                Some(found) => Some(found.clone()),
                None => self.member_of_template(&class, &last.name, depth - 1),
            },
            _ => None,
        }
    }

    /// What `template <class T> using Name = …` stands for.
    pub(super) fn alias_instance(
        &self,
        alias: Alias<'s>,
        arguments: &[TemplateArgument],
        depth: usize,
    ) -> Resolved {
        let bindings = self.bindings_of(alias.parameters, arguments, depth);
        Resolver { scope: self.scope, namespace: alias.namespace, bindings: &bindings }
            .resolve_within(alias.target, depth)
    }

    /// An alias inside a template of classes that nothing has instantiated.
    fn member_of_template(&self, class: &QualifiedName, member: &str, depth: usize) -> Option<Resolved> {
        let arguments = class.arguments()?;
        let Some(Found::Class(full)) = self.scope.find_type(self.namespace, class) else { return None };
        let patterns = self.scope.templates(&full);
        let special = patterns.iter().filter(|pattern| pattern.class.specialized.is_some());
        let chosen = special.filter_map(|pattern| self.matched(pattern, arguments, depth)).next();
        let primary = || {
            let pattern = patterns.iter().find(|pattern| pattern.class.specialized.is_none())?;
            let parameters = pattern.class.template_parameters.as_deref()?;
            Some((*pattern, self.bindings_of(parameters, arguments, depth)))
        };
        let (ClassPattern { item, class }, bindings) = chosen.or_else(primary)?;
        let target = class.members.iter().find_map(|inner| match &inner.kind {
            ItemKind::Alias(alias) if alias.name == member => Some(&alias.target),
            _ => None,
        })?;
        let inside = Resolver { scope: self.scope, namespace: &item.namespace, bindings: &bindings };
        Some(inside.resolve_within(target, depth))
    }

    /// What the parameters of a specialization stand for, if it is for these arguments.
    fn matched(
        &self,
        pattern: &ClassPattern<'s>,
        arguments: &[TemplateArgument],
        depth: usize,
    ) -> Option<(ClassPattern<'s>, Bindings)> {
        let parameters = pattern.class.template_parameters.as_deref().unwrap_or_default();
        let wanted = pattern.class.specialized.as_ref()?.arguments()?;
        let own = Resolver::new(self.scope, &pattern.item.namespace);
        let mut bindings = Bindings::new();
        for (argument, wanted) in arguments.iter().zip(wanted) {
            let given = self.resolve_within(argument.r#type.as_ref()?, depth);
            let wanted = wanted.r#type.as_ref()?;
            match parameter_named(wanted, parameters) {
                Some(name) => drop(bindings.insert(name.to_owned(), given)),
                None if own.resolve_within(wanted, depth) == given => {}
                None => return None,
            }
        }
        (arguments.len() == wanted.len()).then_some((*pattern, bindings))
    }

    /// What the parameters of a template stand for.
    fn bindings_of(
        &self,
        parameters: &[TemplateParameter],
        arguments: &[TemplateArgument],
        depth: usize,
    ) -> Bindings {
        let pairs = parameters.iter().zip(arguments);
        let bound = pairs.filter_map(|(parameter, argument)| {
            let value = || Resolved::Other(argument.text.clone());
            let resolved = argument.r#type.as_ref().map(|r#type| self.resolve_within(r#type, depth));
            Some((parameter.name.clone()?, resolved.unwrap_or_else(value)))
        });
        bound.collect()
    }
}

/// The parameter that an argument of a specialization is.
fn parameter_named<'t>(argument: &'t TypeSyntax, parameters: &[TemplateParameter]) -> Option<&'t str> {
    let TypeSyntax::Named(name) = argument else { return None };
    let is_one = |name: &&str| parameters.iter().any(|parameter| parameter.name.as_deref() == Some(name));
    name.plain().filter(is_one)
}
