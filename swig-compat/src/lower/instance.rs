//! The arguments of a template in one instantiation.

use crate::code;
use crate::interface::Ty;
use crate::lower::reason::Reason;
use crate::lower::types::{Bindings, Resolver, argument, argument_text};
use crate::syntax::{TemplateArgument, TemplateParameter, TemplateParameterKind};

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
