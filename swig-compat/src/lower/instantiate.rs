//! Binds the instantiations that `%template`s request: `%template(sum) example::sum<float>;`, and those of
//! classes, variables and members of classes.
//!
//! Every function template with this name and this number of parameters is instantiated, because C++ would
//! choose among all of them in a call. Templates that cannot be bound are left out with a warning; if none
//! can be bound, this is an error.

use crate::interface::{ClassType, Conversion, Ty};
use crate::lex::is_identifier;
use crate::lower::candidate::{Candidate, NameLookup};
use crate::lower::class::definition::Definition;
use crate::lower::declaration::signature;
use crate::lower::feature::FeatureSubject;
use crate::lower::reason::Reason;
use crate::lower::state::Lowering;
use crate::lower::target::{Named, NamedKind};
use crate::lower::template::{
    ClassTemplate, Instance, MemberInstance, MemberTemplate, Template, VariableTemplate,
};
use crate::lower::template_error::{self, TemplateErrors};
use crate::lower::types::{Bindings, Resolver};
use crate::syntax::{FunctionSyntax, Item, ItemKind, MemberAccess, TemplateDirective, TypeSyntax};
use std::rc::Rc;

impl<'s> Lowering<'s, '_> {
    /// Binds the functions that a `%template` requests.
    pub(super) fn instantiate(&mut self, item: &'s Item, directive: &'s TemplateDirective) {
        if self.is_of_text(item, directive) || self.instantiate_class(item, directive) {
            return;
        }
        if directive.is_of_class {
            return self.leave_out_specialization(item, directive);
        }
        if directive.name.is_empty()
            || self.instantiate_member(item, directive, None)
            || self.instantiate_variable(item, directive)
        {
            return;
        }
        let candidates = self.scope.candidates(&item.namespace, &directive.template);
        let found = candidates
            .iter()
            .find(|full| self.templates.functions.iter().any(|template| template.full == **full));
        let Some(full) = found else {
            if self.is_of_alias(item, directive) {
                return;
            }
            if self.template_errors().is_only_declared(&candidates) {
                return self.leave_out_declared(item, directive);
            }
            let are_many = self.diagnostics.are_many();
            let error = self.template_errors().unknown_template(directive, &candidates, are_many);
            error.into_iter().for_each(|error| self.diagnostics.push(error));
            return;
        };
        let arguments = directive.template.arguments().unwrap_or_default();
        let mut fitting = Vec::new();
        for template in self.templates.functions.iter_mut().filter(|template| template.full == *full) {
            template.instantiated = true;
            if template.takes(arguments.len()) && directive.template.has_arguments() {
                fitting.push(template.clone());
            }
        }
        if fitting.is_empty() {
            let error = self.template_errors().wrong_count(directive, full, arguments.len());
            self.diagnostics.push(error);
            return;
        }
        self.bind_all(item, directive, &fitting);
    }

    /// Reports a `class Box<int> { … };` without a template `Box`, unless a file that could not be read may
    /// have the template.
    fn leave_out_specialization(&mut self, item: &Item, directive: &TemplateDirective) {
        if !self.text.is_partial {
            let reason = Reason::new(
                "a specialization of a template that is not declared",
                "`%include` the header that declares the template before it",
            );
            self.refuse(&directive.name, format!("class {}", directive.name), &reason, item.span);
        }
    }

    /// Reports each `class Box<int> { … };` that has no name, because neither a `%rename` nor a `%template`
    /// gives it one.
    pub(super) fn skip_unnamed_classes(&mut self) {
        for (class, name, span) in std::mem::take(&mut self.left_out.unnamed) {
            if !self.definitions.contains_key(&class) {
                let reason = Reason::new("it has no name", format!("give it one: `%rename(Name) {name};`"));
                self.refuse(&name, format!("class {name}"), &reason, span);
            }
        }
    }

    /// Reports the function templates that are never instantiated.
    pub(super) fn skip_templates(&mut self) {
        for template in self.templates.functions.clone().iter().filter(|template| !template.instantiated) {
            let reason = Reason::new("no `%template` instantiates it", "");
            self.skip(signature(template.item, template.function), &reason, template.item.span);
        }
    }

    /// Whether a `%template` names a text type, which has no class in Python; if so, warns.
    fn is_of_text(&mut self, item: &Item, directive: &TemplateDirective) -> bool {
        let resolver = Resolver::new(&self.scope, &item.namespace);
        let resolved = resolver.resolve(&TypeSyntax::Named(directive.template.clone()));
        let is_text = resolved == Ty::StdString
            || resolved.class().is_some_and(|class| class.conversion() == Conversion::Text);
        if is_text && !directive.name.is_empty() {
            self.diagnostics.extend_once(Some(template_error::without_class(directive)));
        }
        is_text
    }

    /// Leaves out an instance of a class template that is declared and not defined.
    fn leave_out_declared(&mut self, item: &Item, directive: &TemplateDirective) {
        let name = directive.template.to_string();
        self.refuse(&name, format!("class {name}"), &template_error::only_declared(), item.span);
    }

    /// Whether a `%template` names an alias template that gives no class a name: another `%template` names
    /// the class itself, or the alias is for another type. If so, warns.
    fn is_of_alias(&mut self, item: &Item, directive: &TemplateDirective) -> bool {
        let resolver = Resolver::new(&self.scope, &item.namespace);
        let is_alias = resolver.is_alias_template(&directive.template);
        if is_alias && !directive.name.is_empty() {
            self.diagnostics.extend_once(Some(template_error::of_alias(directive)));
        }
        is_alias
    }

    fn template_errors(&self) -> TemplateErrors<'_, 's> {
        TemplateErrors { text: &self.text, scope: &self.scope, functions: &self.templates.functions }
    }

    fn bind_all(&mut self, item: &'s Item, directive: &'s TemplateDirective, fitting: &[Template<'s>]) {
        let mut refused = Vec::new();
        for template in fitting {
            match self.bind_one(item, directive, template) {
                Ok(None) => {}
                Ok(Some(reason)) => {
                    let what = signature(template.item, template.function);
                    self.refuse(&template.full, what, &reason, template.item.span);
                }
                Err(reason) => refused.push((template, reason)),
            }
        }
        let all = refused.len() == fitting.len();
        for (template, reason) in refused {
            if all {
                // Each cause is reported once, even if it affects several instantiations.
                let cause = (reason.span.unwrap_or(template.item.span), reason.fact.clone());
                if self.left_out.instantiations.insert(cause) {
                    self.diagnostics.push(template_error::unbindable(directive, template, &reason));
                }
                return;
            }
            let what = signature(template.item, template.function);
            self.refuse(&template.full, what, &reason, template.item.span);
        }
    }

    fn bind_one(
        &mut self,
        item: &'s Item,
        directive: &'s TemplateDirective,
        template: &Template<'s>,
    ) -> Result<Option<Reason>, Reason> {
        let arguments = directive.template.arguments().unwrap_or_default();
        let (around, parameters) = (&template.item.namespace, &template.function.template_parameters);
        let outside = Resolver::new(&self.scope, &item.namespace);
        let instance = Instance::new(outside, around, parameters, arguments, &Bindings::default())?;
        let candidate = Candidate {
            name: Some(&directive.name),
            function: template.function,
            item: template.item,
            template_arguments: instance.texts,
            bindings: instance.bindings,
            span: item.span,
            lookup: NameLookup::ByName,
            owner: None,
        };
        if let Some(reason) = self.template_errors().misspelt_number(item, template, arguments) {
            return Err(reason);
        }
        self.bind(candidate).map_err(|reason| {
            self.template_errors().unknown_argument(item, template, arguments).unwrap_or(reason)
        })
    }

    /// Binds the class that a `%template` requests, if it names a class template. Returns false if it does
    /// not.
    pub(super) fn instantiate_class(&mut self, item: &'s Item, directive: &'s TemplateDirective) -> bool {
        let requested = self.templates.classes.requested(item, directive, &self.scope);
        let Some((template, mut instance)) = requested else { return false };
        // Directives name the class as the `%template` does, also by arguments that are defaults.
        let written = ClassType::instance(&template.full, instance.arguments.clone());
        let class = self.scope.instance(&ClassType::plain(&*template.full), instance.arguments);
        if self.scope.has_spelled(&class) && self.is_of_alias(item, directive) {
            return true;
        }
        if directive.name.is_empty() {
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
        let Some(name) = self.instance_name(item, directive, &template, &written, &class) else {
            return true;
        };
        match self.scope.class_definition(&class) {
            Some((special, bindings)) if special.class.specialized.is_some() => {
                self.define(special.item, special.class, class, name, bindings, None, item.span);
            }
            _ if !template.class.is_defined => {
                self.leave_out_declared(item, directive);
            }
            _ => self.define(template.item, template.class, class, name, instance.bindings, None, item.span),
        }
        true
    }

    /// The name of the class that a `%template` requests; `None` if an `%ignore` leaves the class out, it has
    /// no name in Python, another class has the name, or the class has another name. `written` is the class
    /// as the directive names it.
    fn instance_name(
        &mut self,
        item: &'s Item,
        directive: &'s TemplateDirective,
        template: &ClassTemplate<'s>,
        written: &ClassType,
        class: &ClassType,
    ) -> Option<String> {
        let named = Named::of(written.name(), &directive.name, None, None);
        let is_written = directive.is_of_class;
        let named = Named { kind: NamedKind::Class, is_instance: true, is_written, ..named };
        let what = || format!("class {}", written.name());
        let Some(name) = self.given_name(&named, item.span) else {
            let reason = Reason::new("an `%ignore` names it", "remove the `%ignore` or the `%template`");
            self.left_out.ignored.insert(template.full.clone());
            if !directive.is_of_class {
                self.refuse(written.name(), what(), &reason, item.span);
            }
            return None;
        };
        if !is_identifier(&name) {
            if !self.importing.is_any() {
                self.left_out.unnamed.push((class.clone(), name, item.span));
            }
            return None;
        }
        // As in SWIG, the first class keeps the name.
        if self.interface.has_other_class_named(&name, class) && !self.importing.is_any() {
            let fix = "give the instantiation another name";
            let reason = Reason::new(format!("another class is named `{name}`"), fix);
            self.refuse(written.name(), what(), &reason, item.span);
            return None;
        }
        // As in SWIG, the first name stays. An equal name loses nothing.
        let first = self.definitions.get(class).filter(|first| first.name != name);
        if let Some(first) = first.filter(|_| !self.importing.is_any() && !directive.is_of_class) {
            self.diagnostics.extend_once(Some(template_error::of_named_class(directive, first)));
            return None;
        }
        Some(name)
    }

    /// Reports the class templates that are never instantiated.
    pub(super) fn skip_class_templates(&mut self) {
        for ClassTemplate { full, item, class, .. } in self.templates.classes.all.clone() {
            let is_bound = |class: &ClassType| class.is_instance() && class.template() == full;
            // The library declares such templates only for conversions, so no `%template` is needed.
            let template = ClassType::plain(full.as_str());
            let is_conversion = template.is_shared_pointer() || template.conversion() == Conversion::Callable;
            if class.specialized.is_none()
                && class.is_defined
                && !is_conversion
                && !self.definitions.keys().any(is_bound)
                && !self.left_out.ignored.contains(&full)
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

    /// Binds the instantiation that a `%template` requests, if it names a variable template; otherwise
    /// returns `false`.
    pub(super) fn instantiate_variable(&mut self, item: &'s Item, directive: &'s TemplateDirective) -> bool {
        let candidates = self.scope.candidates(&item.namespace, &directive.template);
        let named = |full: &String| self.templates.variables.iter().find(|template| template.full == *full);
        let Some(VariableTemplate { full, item: declared, variable }) =
            candidates.iter().find_map(named).cloned()
        else {
            return false;
        };
        let parameters = variable.template_parameters.as_deref().unwrap_or_default();
        let given_in = Resolver::new(&self.scope, &item.namespace);
        let arguments = directive.template.arguments().unwrap_or_default();
        match Instance::new(given_in, &declared.namespace, parameters, arguments, &Bindings::default()) {
            Ok(Instance { bindings, texts }) => {
                let name = directive.name.clone();
                let subject = FeatureSubject { name, template_arguments: texts, ..FeatureSubject::of(&full) };
                self.bind_variable(declared, variable, subject, &bindings, item.span);
            }
            Err(reason) => self.refuse(&full, format!("template variable {full}"), &reason, item.span),
        }
        true
    }

    /// Reports the variable templates that are never instantiated.
    pub(super) fn skip_variable_templates(&mut self) {
        for VariableTemplate { full, item, .. } in self.templates.variables.clone() {
            let is_bound = self.bound.variables.iter().any(|subject| subject.qualified == full);
            if !is_bound {
                let reason = Reason::new("no `%template` instantiates it", "");
                self.skip(format!("template variable {full}"), &reason, item.span);
            }
        }
    }

    /// Stores a member template, including protected ones.
    pub(super) fn member_template(
        &mut self,
        definition: &Rc<Definition<'s>>,
        item: &'s Item,
        function: &'s FunctionSyntax,
    ) {
        let is_for_rvalues = function.member.as_ref().is_some_and(|member| member.is_for_rvalues);
        if !function.deleted && !function.specialization && !is_for_rvalues {
            let definition = Rc::clone(definition);
            self.templates.members.push(MemberTemplate { definition, item, function });
        }
    }

    /// Binds the instantiations of a base's member template that `%template`s request, as members of
    /// `definition`.
    pub(super) fn take_over_template(
        &mut self,
        definition: &Definition<'s>,
        base: &Rc<Definition<'s>>,
        item: &'s Item,
        function: &'s FunctionSyntax,
    ) {
        let requests = self.templates.member_instances.iter();
        let requests = requests.filter(|request| request.is_of(&base.class, function));
        let requests: Vec<_> = requests.map(|request| (request.item, request.directive)).collect();
        let template = MemberTemplate { definition: Rc::clone(base), item, function };
        for (place, directive) in requests {
            // An error was already reported for the base.
            let _ = self.bind_instance(place, directive, &template, definition, &Bindings::default());
        }
    }

    /// Binds the instantiation that a `%template` requests, if it names a member function template: in the
    /// class `inside` if the directive is among its members. Returns false if it does not name one.
    pub(super) fn instantiate_member(
        &mut self,
        item: &'s Item,
        directive: &'s TemplateDirective,
        inside: Option<&Definition<'s>>,
    ) -> bool {
        let none = Bindings::default();
        let bindings = inside.map_or(&none, |definition| &definition.bindings);
        let named = self.known().member_templates(item, directive, inside, &self.templates.members);
        if let Some(first) = named.first() {
            let class = first.definition.class.clone();
            self.templates.member_instances.push(MemberInstance { class, item, directive });
        }
        let mut refused = None;
        let (mut is_bound, is_named) = (false, !named.is_empty());
        for template in named.into_iter().filter(|template| template.item.access == MemberAccess::Public) {
            match self.bind_instance(item, directive, &template, &template.definition, bindings) {
                Ok(bound) => is_bound |= bound,
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

    /// Binds the functions of [`Known::member_instances`]. False if there are none.
    fn bind_instance(
        &mut self,
        item: &Item,
        directive: &'s TemplateDirective,
        template: &MemberTemplate<'s>,
        definition: &Definition<'s>,
        outside: &Bindings,
    ) -> Result<bool, Reason> {
        let instances = self.known().member_instances(item, directive, template, definition, outside)?;
        let is_any = !instances.is_empty();
        for instance in instances {
            if let Some(reason) = self.bind(instance)? {
                let full = definition.qualified(&template.function.name);
                self.refuse(&full, signature(template.item, template.function), &reason, item.span);
            }
        }
        Ok(is_any)
    }
}
