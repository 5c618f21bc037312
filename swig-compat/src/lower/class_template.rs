//! `%template(Name) example::Box<int>;`: class templates, and the choice of a specialization as in C++.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{ClassType, Ty};
use crate::lower::Lowering;
use crate::lower::instantiate::is_required;
use crate::lower::reason::Reason;
use crate::lower::target::{Named, NamedKind};
use crate::lower::types::{Bindings, Resolver, argument, argument_of};
use crate::syntax::{ClassSyntax, Item, ItemKind, TemplateArgument, TemplateDirective};

/// The declared class templates, with their specializations.
#[derive(Default)]
pub struct ClassTemplates<'s> {
    all: Vec<ClassTemplate<'s>>,
}

#[derive(Clone)]
struct ClassTemplate<'s> {
    full: String,
    item: &'s Item,
    class: &'s ClassSyntax,
    /// The number of `%extend`s above the template.
    extensions_above: usize,
}

impl<'s> ClassTemplates<'s> {
    pub fn push(&mut self, item: &'s Item, class: &'s ClassSyntax, full: String, extensions_above: usize) {
        self.all.push(ClassTemplate { full, item, class, extensions_above });
    }

    /// The number of `%extend`s above the template in this item.
    pub fn extensions_above(&self, item: &Item) -> Option<usize> {
        let found = self.all.iter().find(|template| std::ptr::eq(template.item, item));
        found.map(|template| template.extensions_above)
    }

    /// Whether there is a template with this name.
    pub fn has(&self, full: &str) -> bool {
        self.primary(full).is_some()
    }

    /// The template with this name.
    fn primary(&self, full: &str) -> Option<&ClassTemplate<'s>> {
        self.all.iter().find(|template| template.full == full && template.class.specialized.is_none())
    }
}

impl<'s> Lowering<'s, '_> {
    /// Binds the class that a `%template` requests, if it names a class template. Returns false if it does
    /// not.
    pub(super) fn instantiate_class(&mut self, item: &'s Item, directive: &'s TemplateDirective) -> bool {
        let candidates = self.scope.candidates(&item.namespace, &directive.template);
        let found = candidates.iter().find_map(|full| self.templates.classes.primary(full).cloned());
        let Some(template) = found else { return false };
        let given = directive.template.arguments().unwrap_or_default();
        let Some(mut instance) = self.class_instance(item, &template, given) else { return false };
        instance.arguments = self.scope.class_arguments(&template.full, instance.arguments);
        let class = ClassType::instance(&template.full, instance.arguments);
        let name = match directive.name.as_str() {
            "" => {
                // The template binds no class, but the typemaps among its members apply, which know its types:
                // the class by its own name, and the aliases.
                instance.bindings.extend(self.scope.types_in(&class));
                self.interface.converted.insert(class);
                for member in &template.class.members {
                    if let ItemKind::Directive(directive) = &member.kind {
                        self.typemap_directive(member, directive, &instance.bindings);
                    }
                }
                return true;
            }
            name => name.to_owned(),
        };
        match self.scope.class_definition(&class) {
            Some((special, bindings)) if special.class.specialized.is_some() => {
                self.define(special.item, special.class, class, name, bindings, None, item.span);
            }
            _ if !template.class.is_defined => {
                let message = format!("`{}` cannot be bound: no specialization matches", directive.template);
                self.diagnostics.push(
                    Diagnostic::error(code::UNBINDABLE_TEMPLATE, directive.template_span, message)
                        .related(template.item.span, "declared here, but not defined")
                        .help(
                            "define the template, or instantiate it with arguments that match a \
                               specialization",
                        ),
                );
            }
            _ => self.define(template.item, template.class, class, name, instance.bindings, None, item.span),
        }
        true
    }

    /// Reports the class templates that are never instantiated.
    pub(super) fn skip_class_templates(&mut self) {
        for ClassTemplate { full, item, class, .. } in self.templates.classes.all.clone() {
            let is_bound = |class: &ClassType| class.is_instance() && class.template() == full;
            // The library declares such templates only for conversions, so no `%template` is needed.
            let template = ClassType::plain(full.as_str());
            let is_conversion = template.is_shared_pointer() || template.is_callable();
            if class.specialized.is_none()
                && class.is_defined
                && !is_conversion
                && !self.definitions.keys().any(is_bound)
                && self
                    .given_name(
                        &Named { kind: NamedKind::Class, ..Named::of(&full, &class.name, None, None) },
                        item.span,
                    )
                    .is_some()
            {
                let reason = Reason::new("no `%template` instantiates it", "");
                self.skip(format!("template {} {full}", class.key), &reason, item.span);
            }
        }
    }

    /// The types of the template parameters; `None` for too few or too many arguments.
    fn class_instance(
        &self,
        item: &Item,
        template: &ClassTemplate<'s>,
        arguments: &[TemplateArgument],
    ) -> Option<ClassInstance> {
        let parameters = template.class.template_parameters.as_deref().unwrap_or_default();
        let required = parameters.iter().filter(is_required).count();
        let is_open = parameters.iter().any(|parameter| parameter.pack);
        if arguments.len() < required || arguments.len() > parameters.len() && !is_open {
            return None;
        }
        let given_in = Resolver::new(&self.scope, &item.namespace);
        let given_type = |given: &TemplateArgument| argument_of(given, &template.full, given_in);
        let mut instance = ClassInstance { bindings: Bindings::default(), arguments: Vec::new() };
        for (index, parameter) in parameters.iter().enumerate() {
            if parameter.pack {
                let rest = arguments.get(index..).unwrap_or_default();
                let rest: Vec<Ty> = rest.iter().map(given_type).collect();
                instance.arguments.extend(rest.iter().cloned());
                let named = parameter.name.iter().map(|name| (name.clone(), Ty::Pack(rest.clone())));
                instance.bindings.extend(named);
                break;
            }
            let bindings = instance.bindings.clone();
            let default_in =
                Resolver { scope: &self.scope, namespace: &template.item.namespace, bindings: &bindings };
            let (resolved, is_given) = match arguments.get(index) {
                Some(given) => (given_type(given), true),
                None => (argument(parameter.default.as_ref()?, default_in), false),
            };
            // The instantiation is named with as few arguments as C++ needs.
            if is_given {
                instance.arguments.push(resolved.clone());
            }
            if let Some(name) = &parameter.name {
                instance.bindings.insert(name.clone(), resolved);
            }
        }
        Some(instance)
    }
}

struct ClassInstance {
    bindings: Bindings,
    arguments: Vec<Ty>,
}
