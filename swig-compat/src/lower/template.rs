//! The templates that an interface declares, the instantiations that it requests, such as `%template(Name)
//! example::Box<int>;`, and the arguments of each. The choice of a specialization is as in C++.

use crate::code;
use crate::interface::{ClassType, Ty};
use crate::lower::class::definition::Definition;
use crate::lower::reason::Reason;
use crate::lower::scope::{Scope, full_name};
use crate::lower::types::{Bindings, Resolver, argument, argument_of, argument_text};
use crate::syntax::{
    ClassSyntax, FunctionSyntax, Item, TemplateArgument, TemplateDirective, TemplateParameter,
    TemplateParameterKind, VariableSyntax,
};
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

/// The parameters of a template with their arguments in one instantiation.
#[derive(Clone)]
pub struct Instance {
    /// The meanings of the parameters' names, and of the names around the template's declaration.
    pub bindings: Bindings,
    /// The arguments as C++ spells them, in the order of the parameters.
    pub texts: Vec<String>,
}

impl Instance {
    /// Assigns arguments to parameters. Defaults are filled in up to the first that only C++ can evaluate,
    /// such as `typename Traits<T>::type`; it and all later ones are left to C++. `given_in` resolves names
    /// in the arguments; `around` and `inside` are the namespace and the meanings of names at the template's
    /// declaration.
    pub fn new(
        given_in: Resolver,
        around: &[String],
        parameters: &[TemplateParameter],
        arguments: &[TemplateArgument],
        inside: &Bindings,
    ) -> Result<Instance, Reason> {
        let mut instance = Instance { bindings: inside.clone(), texts: Vec::new() };
        let mut is_filling = true;
        let mut is_behind_pack = false;
        let mut next = 0;
        for (index, parameter) in parameters.iter().enumerate() {
            if parameter.pack {
                // The required parameters after the pack, for `auto`, need arguments too.
                let behind = parameters[index + 1..].iter().filter(is_required).count();
                let end = arguments.len().saturating_sub(behind).max(next);
                let pack = arguments.get(next..end).unwrap_or_default();
                instance.texts.extend(pack.iter().map(|argument| argument_text(argument, given_in)));
                let all = pack.iter().map(|given| argument(given, given_in)).collect();
                instance.bind(parameter, Some(Ty::Pack(all)));
                (next, is_behind_pack) = (end, true);
                continue;
            }
            let given = arguments.get(next);
            next += 1;
            if let Some(argument) = given {
                check_kind(parameter, argument)?;
                let named = given_in.bindings;
                let templates = (parameter.kind == TemplateParameterKind::Template).then(|| templates(named));
                let given_in = Resolver { bindings: templates.as_ref().unwrap_or(named), ..given_in };
                // C++ assigns all further arguments to the pack, and deduces the parameters after it.
                if !is_behind_pack {
                    instance.texts.push(argument_text(argument, given_in));
                }
                instance.bind(parameter, argument.r#type.as_ref().map(|r#type| given_in.bound(r#type)));
            } else if let Some(default) = &parameter.default {
                let bindings = &instance.bindings;
                let resolver = Resolver { scope: given_in.scope, namespace: around, bindings };
                let resolved = default.r#type.as_ref().map(|r#type| resolver.bound(r#type));
                is_filling &= is_plain(default, resolved.as_ref());
                if is_filling {
                    instance
                        .texts
                        .push(resolved.as_ref().map_or_else(|| default.text.clone(), Ty::to_string));
                }
                instance.bind(parameter, resolved);
            }
        }
        Ok(instance)
    }

    fn bind(&mut self, parameter: &TemplateParameter, resolved: Option<Ty>) {
        if let (Some(name), Some(resolved)) = (&parameter.name, resolved) {
            self.bindings.insert(name.clone(), resolved);
        }
    }
}

/// The names that may stand for templates. Inside a class template, its own name without arguments is the
/// template where a template is expected, and otherwise the class.
fn templates(named: &Bindings) -> Bindings {
    let is_template = |bound: &Ty| bound.class().is_some_and(|class| !class.is_instance());
    named
        .iter()
        .filter(|(_, bound)| is_template(bound))
        .map(|(name, bound)| (name.clone(), bound.clone()))
        .collect()
}

/// Whether a parameter needs an argument.
pub fn is_required(parameter: &&TemplateParameter) -> bool {
    parameter.default.is_none() && !parameter.pack
}

fn check_kind(parameter: &TemplateParameter, argument: &TemplateArgument) -> Result<(), Reason> {
    if parameter.kind != TemplateParameterKind::Type || argument.r#type.is_some() {
        return Ok(());
    }
    let name = parameter.name.as_deref().unwrap_or("a parameter");
    let reason = Reason::new(
        format!("`{}` is not a type, but `{name}` is a type parameter", argument.text),
        "give a type",
    );
    Err(Reason { error: Some(code::TEMPLATE_ARGUMENTS), ..reason })
}

/// Whether a default means the same outside of its namespace: a known type or a number.
fn is_plain(default: &TemplateArgument, resolved: Option<&Ty>) -> bool {
    match resolved {
        Some(Ty::Other(_) | Ty::Undeclared(_)) => false,
        Some(_) => true,
        None => {
            !default.text.contains(|character: char| character.is_alphabetic() || character == '_')
                || default.text.parse::<bool>().is_ok()
        }
    }
}
