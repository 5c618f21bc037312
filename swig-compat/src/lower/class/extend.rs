//! `%extend`: members that the interface adds to a class.
//!
//! A member that `%extend` adds is a C++ function with the name that SWIG would give it: `Counter_add` for
//! `add`, `new_Counter` for a constructor. The function is defined from its body in the `%extend`, or by the
//! interface's own C++, and the rows of the member call it instead of a member function of the class. The
//! Python code that the interface adds to a class is the body of a separate class, whose attributes are
//! copied to the type (`emit/python/module/class.rs`).

use super::Known;
use super::extensions::Extension;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{Block, ClassType, Defined, Function, Scalar, Ty, Value, split_at_variables};
use crate::lex::{has_word, with_words_in_strings};
use crate::lower::class::definition::Definition;
use crate::lower::code_typemap::plain_declaration;
use crate::lower::parameter::Parameter;
use crate::lower::types::Resolver;
use crate::mangle::mangle;
use crate::syntax::{
    Directive, FunctionSyntax, Item, ItemKind, MemberRole, MemberSyntax, ParameterSyntax, RenameTarget,
    TemplateParameterKind, TypeSyntax,
};

/// Whether an item among the members is a `%feature` or a `%rename`. As in SWIG, it applies to everything
/// bound below it, including the members of a template that a later `%template` binds.
pub(super) fn is_rule(item: &Item) -> bool {
    match &item.kind {
        ItemKind::Directive(Directive::Feature(feature)) => feature.target.is_some(),
        ItemKind::Directive(Directive::Rename(rename)) => matches!(rename.target, RenameTarget::Named(_)),
        _ => false,
    }
}

/// Whether an item is a directive for typemaps.
pub(super) fn is_for_typemaps(item: &Item) -> bool {
    matches!(
        item.kind,
        ItemKind::Directive(Directive::Typemap(_) | Directive::Apply(_) | Directive::Clear(_))
    )
}

impl<'s> Known<'_, 's> {
    /// The extensions of a class in the whole text, each with its index.
    pub(super) fn extensions_of(self, definition: &Definition<'s>) -> Vec<(usize, &'s [Item])> {
        let named = self.extensions.naming(definition);
        let own = named.filter(|(place, extension)| self.is_of((*place, extension), definition));
        own.map(|(place, extension)| (place, extension.members)).collect()
    }

    /// Whether the extension with this place among all extensions belongs to the class, by the name of its
    /// template or by the name from a `%template`. As in SWIG, an instance has those extensions of its
    /// template that are above its `%template`.
    pub(super) fn is_of(self, (place, extension): (usize, &Extension), definition: &Definition) -> bool {
        let Extension { item, target, .. } = extension;
        if target.has_arguments() {
            let resolver = Resolver::new(self.scope, &item.namespace);
            let named = resolver.resolve(&TypeSyntax::Named((*target).clone()));
            return named.class() == Some(&definition.class);
        }
        let template = definition.class.template();
        let is_instance = definition.class.is_instance();
        let is_template =
            || self.scope.candidates(&item.namespace, target).iter().any(|candidate| candidate == template);
        (!is_instance || place < definition.extensions_above) && is_template()
            || is_instance && target.plain() == Some(&definition.name)
    }

    /// A warning for each extension of a class template that is below every `%template` of the template.
    pub(in crate::lower) fn extensions_without_effect(self) -> Vec<Diagnostic> {
        let is_lost = |(place, extension): &(usize, &Extension)| {
            let templates = self.scope.candidates(&extension.item.namespace, extension.target);
            let bound = self.extensions.bound(extension);
            let bound: Vec<_> = bound.iter().filter_map(|class| self.definitions.get(class)).collect();
            let is_instance = |own: &ClassType| {
                own.is_instance() && templates.iter().any(|template| template == own.template())
            };
            !extension.target.has_arguments()
                && !extension.members.iter().all(is_rule)
                && bound.iter().any(|definition| is_instance(&definition.class))
                && !bound.iter().any(|definition| self.is_of((*place, extension), definition))
        };
        let warning = |(_, extension): (usize, &Extension)| {
            let message = format!(
                "`%extend` is below every `%template` of `{}`, so it has no effect",
                extension.target
            );
            Diagnostic::warning(code::DIRECTIVE_WITHOUT_EFFECT, extension.item.span, message)
                .help("move it above the `%template`s")
        };
        self.extensions.all().filter(is_lost).map(warning).collect()
    }

    /// The C++ function for a member that the interface adds; `None` if the interface defines it itself.
    pub(in crate::lower) fn extension(
        self,
        added: &Added,
        function: &FunctionSyntax,
        parameters: &[Parameter],
        item: &Item,
    ) -> Option<Block> {
        if self.text.spelling.is_of_c() {
            return self.extension_in_c(added, function, parameters, item);
        }
        let forwarding = || moved(function, parameters);
        let body = &function.body.clone().or_else(forwarding)?;
        let constant = if added.is_constant { "const " } else { "" };
        let class = self.elaborated(&added.class);
        let this = added.has_this.then(|| format!("{constant}{class} *self"));
        let given = |has_defaults: bool| {
            let given = function.parameters.iter().zip(parameters).map(|(syntax, resolved)| {
                let default = resolved.default.as_ref().filter(|_| has_defaults);
                let default = default.map(|default| self.default(&added.class, default, item));
                spelled(syntax, resolved, default)
            });
            this.clone().into_iter().chain(given).collect::<Vec<_>>().join(", ")
        };
        let (body, descriptors) = &self.with_descriptors(&added.with_variables(body), item);
        let names = self.template_names(&added.class, body);
        let body = &self.with_template_names_in_strings(&added.class, body);
        let body = body.strip_prefix('{').unwrap_or(body);
        let made = || format!("{class}*");
        let (name, returns) = (&added.function, added.returns.clone().unwrap_or_else(made));
        let head = format!("static inline {returns} {name}");
        let code = format!("{head}({}) {{{names}{body}", given(true));
        let declaration = format!("{head}({})", given(false));
        let defines = Some(Defined { name: name.clone(), class: added.class.clone(), declaration });
        Some(Block { defines, descriptors: descriptors.clone(), ..Block::assembled(code) })
    }

    /// Numbers a function that `%extend` adds with its code among functions that Python calls by the same
    /// name, as SWIG does: C has no overloads, and the interface may define the name itself.
    pub(in crate::lower) fn number(self, added: &mut Added, function: &FunctionSyntax, item: &Item) {
        let Some(definition) = self.definitions.get(&added.class).filter(|_| function.body.is_some()) else {
            return;
        };
        let numbers = definition.overload_numbers.get_or_init(|| self.overload_numbers(definition));
        let overname = numbers.of(item).map(|number| format!("__SWIG_{number}")).unwrap_or_default();
        added.function += &overname;
        added.variables.push(("overname", overname));
    }

    /// A function that `%extend` adds in C, which has no scopes and no default arguments.
    fn extension_in_c(
        self,
        added: &Added,
        function: &FunctionSyntax,
        parameters: &[Parameter],
        item: &Item,
    ) -> Option<Block> {
        let body = added.with_variables(function.body.as_ref()?);
        let (body, descriptors) = self.with_descriptors(&body, item);
        let constant = if added.is_constant { "const " } else { "" };
        let class = self.text.spelling.spelled(added.class.name());
        let this = added.has_this.then(|| format!("{constant}{class} *self"));
        let given = function
            .parameters
            .iter()
            .zip(parameters)
            .map(|(syntax, own)| self.text.spelling.spelled(&spelled(syntax, own, None)));
        let given = this.into_iter().chain(given).collect::<Vec<_>>().join(", ");
        let given = if given.is_empty() { "void" } else { &given };
        let returns = added.returns.as_ref().map(|returns| self.text.spelling.spelled(returns));
        let returns = returns.unwrap_or_else(|| format!("{class}*"));
        let head = format!("static {returns} {}({given})", added.function);
        let code = format!("{head} {body}");
        let defines =
            Some(Defined { name: added.function.clone(), class: added.class.clone(), declaration: head });
        Some(Block { defines, descriptors, ..Block::assembled(code) })
    }

    /// The C++ name of a class, with its class key if C++ needs it.
    fn elaborated(self, class: &ClassType) -> String {
        let key = self.definitions.get(class).map(|definition| definition.syntax.key);
        match key.filter(|_| self.text.hidden_classes.contains(class.name())) {
            Some(key) => format!("{key} ::{class}"),
            None => format!("::{class}"),
        }
    }

    /// The text of a default argument in a function that `%extend` adds to a class. The names in it become
    /// full names if the interface defines the class.
    fn default(self, class: &ClassType, default: &str, item: &Item) -> String {
        match self.definitions.get(class) {
            Some(definition) => definition.resolver(self.scope).with_full_names(default, item.span),
            None => default.to_owned(),
        }
    }

    /// Declares the template parameters that a body uses, where SWIG replaces their names in the text.
    fn template_names(self, class: &ClassType, body: &str) -> String {
        let Some(definition) = self.definitions.get(class) else { return String::new() };
        let parameters = definition.syntax.template_parameters.iter().flatten();
        let named = parameters.filter_map(|parameter| Some((parameter, parameter.name.as_ref()?)));
        let declared = named.filter_map(|(parameter, name)| {
            let stands_for = definition.bindings.get(name).filter(|_| has_word(body, name))?;
            Some(match parameter.kind {
                TemplateParameterKind::Type => format!(" using {name} = {stands_for};"),
                TemplateParameterKind::Value => format!(" constexpr auto {name} = {stands_for};"),
                TemplateParameterKind::Template => return None,
            })
        });
        let declared: String = declared.collect();
        if declared.is_empty() { declared } else { declared + " " }
    }

    /// The body with the arguments of the class's template in place of its parameters in strings, as in SWIG,
    /// which replaces the names in the whole text: `"Stack<T>"` becomes `"Stack<int>"`.
    fn with_template_names_in_strings(self, class: &ClassType, body: &str) -> String {
        let definition = self.definitions.get(class).filter(|_| body.contains('"'));
        let Some(definition) = definition else { return body.to_owned() };
        let parameters = definition.syntax.template_parameters.iter().flatten();
        let names: Vec<&String> = parameters.filter_map(|parameter| parameter.name.as_ref()).collect();
        if names.is_empty() {
            return body.to_owned();
        }
        with_words_in_strings(body, |word| {
            let name = names.iter().find(|name| **name == word)?;
            definition.bindings.get(*name).map(|stands_for| stands_for.to_string())
        })
    }

    /// The members that extensions add to a class.
    pub(super) fn added_members(self, definition: &Definition<'s>) -> Vec<&'s Item> {
        let inside = definition.syntax.members.iter().filter_map(|item| match &item.kind {
            ItemKind::Directive(Directive::Extend(extend)) => Some(extend.members.as_slice()),
            _ => None,
        });
        let outside = self.extensions_of(definition).into_iter().map(|(_, members)| members);
        inside.chain(outside).flatten().collect()
    }

    /// Whether an extension adds a data member of this name.
    pub(super) fn is_added(self, definition: &Definition<'s>, name: &str) -> bool {
        let is_it = |item: &&Item| matches!(&item.kind, ItemKind::Data(data) if data.name == name);
        self.added_members(definition).iter().any(is_it)
    }

    /// Whether an extension adds constructors, which replace the implicit constructor.
    pub(super) fn has_added_constructor(self, definition: &Definition<'s>) -> bool {
        self.added_members(definition)
            .iter()
            .any(|item| super::members::role(item) == Some(MemberRole::Constructor))
    }
}

/// A function that the interface adds to a class, as the shim defines it.
pub struct Added {
    class: ClassType,
    has_this: bool,
    is_constant: bool,
    /// The name of the function.
    pub function: String,
    /// The result type; `None` for an object of the class.
    returns: Option<String>,
    /// The values of SWIG's variables in its code: `$symname`.
    variables: Vec<(&'static str, String)>,
}

impl Added {
    /// The function with which the interface frees objects of a class.
    pub(super) fn destructor(class: &ClassType, function: &FunctionSyntax) -> Added {
        Added {
            class: class.clone(),
            has_this: true,
            is_constant: false,
            function: function_name(class.name(), MemberRole::Destructor, &function.name),
            returns: Some("void".to_owned()),
            variables: Vec::new(),
        }
    }

    /// The C++ function for a member that `%extend` adds; `None` for a member that C++ has. `alias` is the
    /// alias of the result type in the text.
    pub fn of(
        function: &FunctionSyntax,
        class: &ClassType,
        returns: &Ty,
        alias: Option<&String>,
    ) -> Option<Added> {
        let alias = alias.filter(|_| is_integer(returns)).cloned();
        let is_added = |member: &&MemberSyntax| member.is_extension || member.is_for_rvalues;
        let member = function.member.as_ref().filter(is_added)?;
        let is_constructor = member.role == MemberRole::Constructor;
        Some(Added {
            class: class.clone(),
            has_this: !is_constructor && !member.is_static,
            is_constant: member.is_const,
            function: function_name(class.name(), member.role, &function.name),
            returns: (!is_constructor).then(|| alias.unwrap_or_else(|| returns.to_string())),
            variables: Vec::new(),
        })
    }

    /// Gives SWIG's variables the values that they have for this function.
    pub fn describe(&mut self, bound: &Function) {
        let known = ["name", "fullname", "decl", "fulldecl", "parentclassname", "parentclasssymname"];
        let known = known.into_iter().filter_map(|name| Some((name, bound.special_variable(name)?)));
        let own = [("symname", bound.name.clone())];
        let empty = ["overname", "wrapname"].map(|name| (name, String::new()));
        self.variables.extend(known.chain(own).chain(empty));
    }

    /// Code with the values of SWIG's variables.
    fn with_variables(&self, code: &str) -> String {
        let value = |name: &str| self.variables.iter().find(|(known, _)| *known == name);
        let parts = split_at_variables(code).into_iter().map(|(text, variable)| match variable {
            None => text.to_owned(),
            Some(name) => match value(name) {
                Some((_, value)) => format!("{text}{value}"),
                None => format!("{text}${name}"),
            },
        });
        parts.collect()
    }
}

/// SWIG's name for the function that implements a member: `ns_Counter_add`, `new_ns_Counter`,
/// `delete_ns_Counter`.
pub fn function_name(class: &str, role: MemberRole, member: &str) -> String {
    let class = mangle(class);
    match role {
        MemberRole::Constructor => format!("new_{class}"),
        MemberRole::Destructor => format!("delete_{class}"),
        MemberRole::Method | MemberRole::Conversion => format!("{class}_{}", mangle(member)),
    }
}

/// The call of an rvalue-qualified member function, on an object that is moved from.
fn moved(function: &FunctionSyntax, parameters: &[Parameter]) -> Option<String> {
    function.member.as_ref().filter(|member| member.is_for_rvalues && !member.is_extension)?;
    let given: Vec<&str> = parameters.iter().map(|parameter| parameter.name.as_str()).collect();
    Some(format!("{{ return std::move(*self).{}({}); }}", function.name, given.join(", ")))
}

/// Whether the interface declares a type as an integer, which may be an enumeration in C++.
fn is_integer(r#type: &Ty) -> bool {
    matches!(r#type.value(), Some(Value::Scalar(Scalar::Integer(_)))) && matches!(r#type, Ty::Builtin(_))
}

/// The C++ declaration of a parameter, with its default.
fn spelled(syntax: &ParameterSyntax, parameter: &Parameter, default: Option<String>) -> String {
    let Parameter { name, r#type, .. } = parameter;
    let declared = match &syntax.r#type {
        // The text of an opaque type already contains the name.
        TypeSyntax::Opaque(text) if syntax.name.is_some() => text.clone(),
        _ => match parameter.alias.as_ref().filter(|_| is_integer(r#type)) {
            Some(alias) => format!("{alias} {name}"),
            None => plain_declaration(r#type, name),
        },
    };
    match default {
        Some(default) => format!("{declared} = {default}"),
        None => declared,
    }
}

#[cfg(test)]
mod tests {
    use super::function_name;
    use crate::syntax::MemberRole;

    #[test]
    fn functions_have_the_names_that_swig_gives_them() {
        assert_eq!(function_name("ns::Counter", MemberRole::Method, "add"), "ns_Counter_add");
        assert_eq!(function_name("Box<int>", MemberRole::Method, "get"), "Box_Sl_int_Sg__get");
        assert_eq!(function_name("Counter", MemberRole::Constructor, "Counter"), "new_Counter");
        assert_eq!(function_name("Counter", MemberRole::Destructor, "~Counter"), "delete_Counter");
    }
}
