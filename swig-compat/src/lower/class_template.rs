//! `%template(Name) example::Box<int>;`: class templates, and the choice of a specialization as in C++.

use crate::interface::Ty;
use crate::lower::instance::is_required;
use crate::lower::scope::Scope;
use crate::lower::types::{Bindings, Resolver, argument, argument_of};
use crate::syntax::{ClassSyntax, Item, TemplateDirective};

/// The declared class templates, with their specializations.
#[derive(Default)]
pub struct ClassTemplates<'s> {
    pub all: Vec<ClassTemplate<'s>>,
}

#[derive(Clone)]
pub struct ClassTemplate<'s> {
    pub full: String,
    pub item: &'s Item,
    pub class: &'s ClassSyntax,
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
    pub fn primary(&self, full: &str) -> Option<&ClassTemplate<'s>> {
        self.all.iter().find(|template| template.full == full && template.class.specialized.is_none())
    }

    /// The class template that a `%template` names, also by an alias, `template <class T> using Numbers =
    /// Box<T>;`, and the arguments that it gets.
    pub fn requested(
        &self,
        item: &Item,
        directive: &TemplateDirective,
        scope: &Scope<'s>,
    ) -> Option<(ClassTemplate<'s>, ClassInstance)> {
        let (name, given_in) = (&directive.template, Resolver::new(scope, &item.namespace));
        let candidates = scope.candidates(&item.namespace, name);
        let (template, arguments) = match candidates.iter().find_map(|full| self.primary(full)) {
            Some(template) => {
                let given = name.arguments().unwrap_or_default().iter();
                (template, given.map(|given| argument_of(given, &template.full, given_in)).collect())
            }
            None => {
                let class = given_in.class_by_alias(name)?;
                (self.primary(class.template())?, class.arguments().to_vec())
            }
        };
        Some((template.clone(), template.instance(&arguments, scope)?))
    }
}

impl ClassTemplate<'_> {
    /// The types of the template parameters; `None` for too few or too many arguments.
    fn instance(&self, arguments: &[Ty], scope: &Scope) -> Option<ClassInstance> {
        let parameters = self.class.template_parameters.as_deref().unwrap_or_default();
        let required = parameters.iter().filter(is_required).count();
        let is_open = parameters.iter().any(|parameter| parameter.pack);
        if arguments.len() < required || arguments.len() > parameters.len() && !is_open {
            return None;
        }
        let mut instance = ClassInstance { bindings: Bindings::default(), arguments: Vec::new() };
        for (index, parameter) in parameters.iter().enumerate() {
            if parameter.pack {
                let rest = arguments.get(index..).unwrap_or_default();
                instance.arguments.extend(rest.iter().cloned());
                let named = parameter.name.iter().map(|name| (name.clone(), Ty::Pack(rest.to_vec())));
                instance.bindings.extend(named);
                break;
            }
            let bindings = instance.bindings.clone();
            let default_in = Resolver { scope, namespace: &self.item.namespace, bindings: &bindings };
            let (resolved, is_given) = match arguments.get(index) {
                Some(given) => (given.clone(), true),
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

/// The arguments of a class template in one instantiation.
pub struct ClassInstance {
    pub bindings: Bindings,
    pub arguments: Vec<Ty>,
}
