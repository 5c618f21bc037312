//! A function that is to be bound, with its signature, and the class of a member function.

use crate::interface::{Action, ClassType, FunctionTy, Ty, VARARGS, Variadic};
use crate::lower::feature::FeatureSubject;
use crate::lower::parameter::Parameter;
use crate::lower::scope::{Scope, full_name};
use crate::lower::state::Directives;
use crate::lower::target::Named;
use crate::lower::types::{Bindings, Resolver};
use crate::source::Span;
use crate::syntax::{FunctionSyntax, Item, ParameterSyntax, TypeSyntax, VarargsSyntax};

/// A function, or an instantiation of a function template, that is to be bound.
pub(in crate::lower) struct Candidate<'s> {
    /// The name from a `%template`.
    pub name: Option<&'s str>,
    pub function: &'s FunctionSyntax,
    pub item: &'s Item,
    pub template_arguments: Vec<String>,
    pub bindings: Bindings,
    pub span: Span,
    pub lookup: NameLookup,
    /// The class, if the function is a member.
    pub owner: Option<Owner<'s>>,
}

impl Candidate<'_> {
    /// The C++ name without the names around it.
    pub(super) fn own_name(&self) -> &str {
        self.owner.as_ref().map_or(&self.function.name, |owner| owner.member_name(self.function))
    }
}

/// How C++ finds a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum NameLookup {
    /// The call names the function in full.
    ByName,
    /// The call can only use argument-dependent lookup: the function is a friend that no other declaration
    /// names.
    ByArguments,
    /// The call uses argument-dependent lookup; Python calls the function on the parameter at this position.
    OnOperand(usize),
}

/// The class of a member function, and the function's action.
pub(in crate::lower) struct Owner<'s> {
    pub class: ClassType,
    /// The namespaces and classes around the members of the class.
    pub namespace: &'s [String],
    pub action: Action,
    /// The default name in Python, if it differs from the C++ name.
    pub usual: Option<&'static str>,
    /// The name of the class in Python.
    pub name: String,
    /// Whether the function is protected.
    pub is_protected: bool,
}

impl Owner<'_> {
    /// Whether the function is protected and not a constructor: in place of a protected constructor, C++
    /// calls the director's own.
    pub(super) fn hides_function(&self) -> bool {
        self.is_protected && self.action != Action::Construct
    }

    /// The C++ name of a member. Constructors, including inherited ones, have the name of the class.
    pub(super) fn member_name<'a>(&'a self, function: &'a FunctionSyntax) -> &'a str {
        match self.action {
            Action::Construct => self.class.unqualified(),
            _ => &function.name,
        }
    }

    /// Whether Python calls the function by a special name, as for operators.
    pub(super) fn has_special_name(&self) -> bool {
        self.usual.is_some() && self.action != Action::Construct
    }

    /// Whether the class, and with it the constructor, is renamed to this name.
    pub(super) fn is_called(&self, name: &str) -> bool {
        self.action == Action::Construct && self.name == name
    }

    /// SWIG's name for the function behind the member with this name: `Counter_add`, `new_Counter`.
    pub(super) fn symname(&self, member: &str) -> String {
        match self.action {
            Action::Construct => {
                format!("new_{}", if self.usual == Some(member) { &self.name } else { member })
            }
            _ => format!("{}_{member}", self.name),
        }
    }

    /// The action of a function with this name. A constructor that is renamed becomes a function that makes
    /// an object.
    pub(super) fn action_as(&self, name: &str) -> Action {
        match self.action {
            Action::Construct if self.usual != Some(name) => Action::Make,
            action => action,
        }
    }
}

/// The signature of a candidate, with its types resolved.
pub(in crate::lower) struct CandidateSignature {
    pub subject: FeatureSubject,
    /// The parameters without the operand that the function is called on.
    pub parameters: Vec<Parameter>,
    pub returns: Ty,
    /// The name by which the function declares its result, if the name is an alias.
    pub alias: Option<String>,
    /// The parameters that `%varargs` states for `...`.
    pub expanded: Option<Expanded>,
}

impl CandidateSignature {
    /// The parameters as written.
    pub(super) fn written<'a>(&'a self, function: &'a FunctionSyntax) -> &'a [ParameterSyntax] {
        self.expanded.as_ref().map_or(&function.parameters, |expanded| &expanded.parameters)
    }

    /// The result, spelled like this, in the type of the function: a result that is `volatile` makes another
    /// type of it, which an overriding function and a pointer to the function must have.
    pub(in crate::lower) fn result(&self, function: &FunctionSyntax, spelled: Ty) -> Ty {
        match function.returns {
            TypeSyntax::Volatile(_) => Ty::Other(format!("volatile {spelled}")),
            _ => spelled,
        }
    }

    /// The type of the function that C++ calls.
    pub(super) fn called(&self, function: &FunctionSyntax) -> FunctionTy {
        FunctionTy {
            returns: self.result(function, self.returns.clone()),
            class: None,
            parameters: self.subject.parameters.clone(),
            qualifiers: function.member.as_ref().map(|member| member.qualifiers.clone()).unwrap_or_default(),
        }
    }
}

impl<'s> Candidate<'s> {
    /// Resolves types as the function's declaration names them.
    pub(in crate::lower) fn resolver<'a>(&'a self, scope: &'a Scope<'s>) -> Resolver<'a, 's> {
        let namespace = self.owner.as_ref().map_or(self.item.namespace.as_slice(), |owner| owner.namespace);
        Resolver { scope, namespace, bindings: &self.bindings }
    }

    /// The full name in C++.
    pub(super) fn qualified(&self) -> String {
        match &self.owner {
            Some(owner) => owner.class.member(self.own_name()),
            None => full_name(&self.item.namespace, &self.function.name),
        }
    }

    /// The function with parameters of the types `parameters`, as directives name the function.
    pub(super) fn named<'a>(&'a self, qualified: &'a str, parameters: &'a [Ty]) -> Named<'a> {
        let class = self.owner.as_ref().map(|owner| &owner.class);
        Named {
            parameters: Some(parameters),
            template_arguments: &self.template_arguments,
            has_special_name: self.owner.as_ref().is_some_and(Owner::has_special_name),
            ..Named::of(qualified, self.own_name(), self.function.member.as_ref(), class)
        }
    }
}

// Variadic functions: `%varargs` specifies the arguments for `...`; without it there are none.

/// A function whose parameters differ from its declaration.
pub struct Expanded {
    pub parameters: Vec<ParameterSyntax>,
    /// The number of parameters before `...`.
    fixed: usize,
    sentinel: Option<String>,
}

impl Directives<'_> {
    /// The parameters of a variadic function; `None` for any other function, and if a typemap matches the
    /// `...`.
    pub fn expanded(
        &self,
        function: &FunctionSyntax,
        subject: &FeatureSubject,
        resolver: Resolver,
    ) -> Option<Expanded> {
        let (last, fixed) = function.parameters.split_last()?;
        let is_extension = function.member.as_ref().is_some_and(|member| member.is_extension);
        if !last.is_rest() || is_extension {
            return None;
        }
        let directive = self.features.last(VARARGS, subject, resolver.scope);
        let varargs = directive.and_then(|directive| directive.varargs.as_ref());
        if varargs.is_none() && self.code_typemaps.take_rest(&function.parameters, resolver) {
            return None;
        }
        let mut parameters = fixed.to_vec();
        parameters.extend(varargs.map(replaced).unwrap_or_default());
        let counted = varargs.filter(|varargs| varargs.count.is_some());
        let sentinel = counted.and_then(|varargs| varargs.parameters[0].default.clone());
        Some(Expanded { parameters, fixed: fixed.len(), sentinel })
    }
}

impl Expanded {
    /// The call of the variadic C++ function with an argument for each of `parameters`.
    pub fn variadic(&self, parameters: &[Parameter]) -> Variadic {
        let behind = parameters.iter().skip(self.fixed);
        let types = behind.map(|parameter| parameter.r#type.to_string()).collect();
        let is_pointer = parameters.last().is_some_and(|last| last.r#type.is_pointer());
        let null = |default: &String| match is_pointer && matches!(default.as_str(), "0" | "NULL") {
            // C has no nullptr, and a plain 0 is smaller than a pointer after `...`.
            true => "(void *)0".to_owned(),
            false => default.clone(),
        };
        Variadic { fixed: self.fixed, types, sentinel: self.sentinel.as_ref().map(null) }
    }
}

/// The parameters for `...`. If `%varargs` has a count, their names are numbered.
fn replaced(varargs: &VarargsSyntax) -> Vec<ParameterSyntax> {
    let Some(count) = varargs.count else { return varargs.parameters.clone() };
    let one = &varargs.parameters[0];
    let numbered = |number: usize| ParameterSyntax {
        name: one.name.as_ref().map(|name| format!("{name}{number}")),
        ..one.clone()
    };
    (1..=count).map(numbered).collect()
}
