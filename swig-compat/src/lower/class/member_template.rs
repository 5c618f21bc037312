//! `%template(name) Filter::apply<float>;`: templates of member functions, named from outside or among the members.

use super::Definition;
use super::members::CONSTRUCTOR;
use crate::interface::Action;
use crate::lower::class::members::method_action;
use crate::lower::instantiate::{Instance, Template};
use crate::lower::skip::signature;
use crate::lower::types::{Bindings, Resolver};
use crate::lower::{Candidate, Lowering, Owner};
use crate::syntax::{FunctionSyntax, Item, QualifiedName, Role, TemplateDirective, TypeSyntax};
use std::rc::Rc;

/// The template of a member function, as a class has it.
#[derive(Clone)]
pub struct MemberTemplate<'s> {
    pub definition: Rc<Definition<'s>>,
    pub item: &'s Item,
    pub function: &'s FunctionSyntax,
}

impl<'s> Lowering<'s, '_> {
    /// Binds what a `%template` asks for, if it names templates of member functions: those of `inside`, where it stands among
    /// the members of a class. `false` if it does not.
    pub(in crate::lower) fn instantiate_member(
        &mut self,
        item: &'s Item,
        directive: &'s TemplateDirective,
        inside: Option<&Rc<Definition<'s>>>,
    ) -> bool {
        let none = Bindings::new();
        let bindings = inside.map_or(&none, |definition| &definition.bindings);
        let arguments = directive.template.arguments().unwrap_or_default();
        let named = self.member_templates.iter().filter(|template| match inside {
            Some(definition) => {
                template.definition.cxx == definition.cxx
                    && directive
                        .template
                        .segments
                        .last()
                        .is_some_and(|last| last.name == template.function.name)
            }
            None => self.names(item, directive, template),
        });
        let named: Vec<MemberTemplate<'s>> = named.cloned().collect();
        let mut refused = None;
        let (mut is_bound, is_named) = (false, !named.is_empty());
        for template in named {
            let as_free = Template::new(template.item, template.function);
            if !as_free.takes(arguments.len()) {
                continue;
            }
            let bound = self
                .instance(item, &as_free, arguments, bindings, &template.definition.bindings)
                .and_then(|instance| self.bind(candidate(item, directive, &template, instance)));
            match bound {
                Ok(()) => is_bound = true,
                Err(reason) => refused = Some((template, reason)),
            }
        }
        if let Some((template, reason)) = refused.filter(|_| !is_bound) {
            let name = template.definition.qualified(&template.function.name);
            let what = signature(template.item, template.function);
            self.refuse(&name, what, &reason, item.span);
        }
        is_named
    }

    /// Whether a `%template` outside classes names a member of a class, or of an instantiation.
    fn names(&self, item: &Item, directive: &TemplateDirective, template: &MemberTemplate) -> bool {
        let Some((last, before)) = directive.template.segments.split_last() else { return false };
        if before.is_empty() || last.name != template.function.name {
            return false;
        }
        let class = QualifiedName { global: directive.template.global, segments: before.to_vec() };
        let class = TypeSyntax::Named(class);
        let class = Resolver::new(&self.scope, &item.namespace).resolve(&class);
        class.class() == Some(&template.definition.cxx)
    }
}

/// What is bound of a template for the arguments of an instance.
fn candidate<'s>(
    item: &Item,
    directive: &'s TemplateDirective,
    template: &MemberTemplate<'s>,
    instance: Instance,
) -> Candidate<'s> {
    let MemberTemplate { definition, function, .. } = template;
    let is_constructor = function.member.as_ref().is_some_and(|member| member.role == Role::Constructor);
    let action = match &function.member {
        Some(_) if is_constructor => Action::Construct,
        Some(member) => method_action(member),
        None => Action::Call,
    };
    Candidate {
        name: Some(if is_constructor { CONSTRUCTOR } else { &directive.name }),
        function,
        item: template.item,
        // C++ deduces those of a constructor.
        template_arguments: if is_constructor { Vec::new() } else { instance.texts },
        bindings: instance.bindings,
        span: item.span,
        owner: Some(Owner {
            class: definition.cxx.clone(),
            namespace: definition.namespace(),
            action,
            usual: Some(CONSTRUCTOR).filter(|_| is_constructor),
            name: definition.name.clone(),
        }),
    }
}
