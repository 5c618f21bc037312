//! `%template(name) Filter::apply<float>;`: templates of member functions, instantiated outside the class or
//! among its members.

use super::Known;
use crate::interface::{Action, CONSTRUCTOR};
use crate::lower::candidate::{Candidate, NameLookup, Owner};
use crate::lower::class::definition::Definition;
use crate::lower::class::members::method_action;
use crate::lower::operator;
use crate::lower::reason::Reason;
use crate::lower::template::{Instance, MemberTemplate, Template, last};
use crate::lower::types::{Bindings, Resolver};
use crate::syntax::{FunctionSyntax, Item, MemberRole, QualifiedName, TemplateDirective, TypeSyntax};

impl<'s> Known<'_, 's> {
    /// The member function templates that a `%template` names: in the class `inside` if the directive is
    /// among its members.
    pub(in crate::lower) fn member_templates(
        self,
        item: &Item,
        directive: &TemplateDirective,
        inside: Option<&Definition<'s>>,
        templates: &[MemberTemplate<'s>],
    ) -> Vec<MemberTemplate<'s>> {
        let is_named = |template: &&MemberTemplate<'s>| match inside {
            Some(definition) => {
                template.definition.class == definition.class
                    && last(directive) == Some(&template.function.name)
            }
            None => self.names(item, directive, template),
        };
        templates.iter().filter(is_named).cloned().collect()
    }

    /// The functions to bind for an instantiation as a member of `definition`: the class that declares the
    /// template, or one that takes it over. `outside` are the meanings of names at the `%template`. Empty if
    /// there are too few or too many arguments.
    pub(in crate::lower) fn member_instances(
        self,
        item: &Item,
        directive: &'s TemplateDirective,
        template: &MemberTemplate<'s>,
        definition: &Definition<'s>,
        outside: &Bindings,
    ) -> Result<Vec<Candidate<'s>>, Reason> {
        let arguments = directive.template.arguments().unwrap_or_default();
        let as_free = Template::new(template.item, template.function);
        if !as_free.takes(arguments.len()) {
            return Ok(Vec::new());
        }
        let (around, parameters) = (&template.item.namespace, &template.function.template_parameters);
        let inside = &template.definition.bindings;
        let given_in = Resolver { scope: self.scope, namespace: &item.namespace, bindings: outside };
        let instance = Instance::new(given_in, around, parameters, arguments, inside)?;
        let one = |name| candidate(name, item, template, definition, instance.clone());
        Ok(names(directive, template).into_iter().map(one).collect())
    }

    /// Whether a `%template` outside of classes names a member template, in a class or an instantiation.
    fn names(self, item: &Item, directive: &TemplateDirective, template: &MemberTemplate) -> bool {
        let Some((last, before)) = directive.template.segments.split_last() else { return false };
        if before.is_empty() || last.name != template.function.name {
            return false;
        }
        let class = QualifiedName { global: directive.template.global, segments: before.to_vec() };
        let class = TypeSyntax::Named(class);
        let class = Resolver::new(self.scope, &item.namespace).resolve(&class);
        class.class() == Some(&template.definition.class)
    }
}

/// The names that a `%template` binds. A constructor template with a name other than the class's is also
/// bound as a function that makes an object.
fn names<'s>(directive: &'s TemplateDirective, template: &MemberTemplate) -> Vec<&'s str> {
    let (class, constructor) = (&template.definition.name, &template.function.name);
    let is_added = is_extension(template.function);
    // The class's name in Python or in C++. An instantiation of a class template has another name in Python,
    // and SWIG then takes the C++ name for a function's, unless the interface adds the constructor.
    let by_cxx = is_added || template.definition.bindings.is_empty();
    let is_the_class = directive.name == *class || by_cxx && directive.name == *constructor;
    // Python calls an operator by a single name.
    let operator = operator::method(&template.function.name, template.function.parameters.len());
    match is_constructor(template.function) {
        true if is_the_class => vec![CONSTRUCTOR],
        // A member that the interface adds is defined only once.
        true if is_added => vec![&directive.name],
        true => vec![CONSTRUCTOR, &directive.name],
        false => operator.into_iter().chain([directive.name.as_str()]).collect(),
    }
}

fn is_constructor(function: &FunctionSyntax) -> bool {
    function.member.as_ref().is_some_and(|member| member.role == MemberRole::Constructor)
}

fn is_extension(function: &FunctionSyntax) -> bool {
    function.member.as_ref().is_some_and(|member| member.is_extension)
}

/// The function to bind for an instantiation.
fn candidate<'s>(
    name: &'s str,
    item: &Item,
    template: &MemberTemplate<'s>,
    definition: &Definition<'s>,
    instance: Instance,
) -> Candidate<'s> {
    let MemberTemplate { function, .. } = template;
    let is_constructor = is_constructor(function);
    let action = match &function.member {
        Some(_) if is_constructor => Action::Construct,
        Some(member) => method_action(member),
        None => Action::Call,
    };
    Candidate {
        name: Some(name),
        function,
        item: template.item,
        // C++ deduces the arguments of a constructor template.
        template_arguments: if is_constructor { Vec::new() } else { instance.texts },
        bindings: instance.bindings,
        span: item.span,
        lookup: NameLookup::ByName,
        owner: Some(Owner {
            is_protected: false,
            class: definition.class.clone(),
            namespace: template.definition.namespace(),
            action,
            usual: Some(CONSTRUCTOR).filter(|_| is_constructor),
            name: definition.name.clone(),
        }),
    }
}
