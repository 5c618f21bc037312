//! The templates that an interface declares, and the instantiations of members that it requests.

use crate::interface::ClassType;
use crate::lower::class::definition::Definition;
use crate::lower::class_template::ClassTemplates;
use crate::lower::instance::is_required;
use crate::lower::scope::full_name;
use crate::syntax::{FunctionSyntax, Item, TemplateDirective, VariableSyntax};
use std::rc::Rc;

/// The templates above the current item.
#[derive(Default)]
pub struct Templates<'s> {
    pub functions: Vec<Template<'s>>,
    pub variables: Vec<VariableTemplate<'s>>,
    pub classes: ClassTemplates<'s>,
    /// The function templates that are members of classes.
    pub members: Vec<MemberTemplate<'s>>,
    /// The `%template`s for member templates.
    pub member_instances: Vec<MemberInstance<'s>>,
}

/// A declared function template.
#[derive(Clone)]
pub struct Template<'s> {
    /// The full name, such as `example::sum`.
    pub full: String,
    pub function: &'s FunctionSyntax,
    pub item: &'s Item,
    pub instantiated: bool,
}

/// A declared variable template.
#[derive(Clone)]
pub struct VariableTemplate<'s> {
    pub full: String,
    pub item: &'s Item,
    pub variable: &'s VariableSyntax,
}

impl<'s> Template<'s> {
    pub fn new(item: &'s Item, function: &'s FunctionSyntax) -> Template<'s> {
        Template { full: full_name(&item.namespace, &function.name), function, item, instantiated: false }
    }

    /// Whether the number of arguments is possible.
    pub fn takes(&self, count: usize) -> bool {
        let parameters = &self.function.template_parameters;
        let required = parameters.iter().filter(is_required).count();
        let is_open = parameters.iter().any(|parameter| parameter.pack);
        required <= count && (count <= parameters.len() || is_open)
    }
}

/// A member function template of a class.
#[derive(Clone)]
pub struct MemberTemplate<'s> {
    pub definition: Rc<Definition<'s>>,
    pub item: &'s Item,
    pub function: &'s FunctionSyntax,
}

/// A `%template` for a member of a class.
pub struct MemberInstance<'s> {
    pub class: ClassType,
    pub item: &'s Item,
    pub directive: &'s TemplateDirective,
}

impl<'s> MemberInstance<'s> {
    /// Whether the directive names this template of a class.
    pub(in crate::lower) fn is_of(&self, class: &ClassType, function: &FunctionSyntax) -> bool {
        self.class == *class && last(self.directive) == Some(&function.name)
    }
}

/// The last part of the name in a `%template`.
pub fn last(directive: &TemplateDirective) -> Option<&String> {
    directive.template.segments.last().map(|last| &last.name)
}
