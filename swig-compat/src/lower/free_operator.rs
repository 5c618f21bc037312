//! Functions outside of a class that belong to it: friends, and operators, which become methods of an
//! operand's class. As in SWIG, operators in a namespace are also functions of the module: `__add__(one,
//! two)`.

use super::rename::GivenName;
use super::scope::full_name;
use super::target::Named;
use super::types::{Bindings, Resolver};
use super::{Known, operator, parameter};
use crate::interface::{Action, Text, Ty, Value};
use crate::lex::is_identifier;
use crate::lower::candidate::{Candidate, NameLookup, Owner};
use crate::lower::class::definition::Definition;
use crate::syntax::{FunctionSyntax, Item};

/// The functions to bind for a function outside of classes that belongs to a class: none if it is
/// ignored.
#[derive(Default)]
pub(super) struct Operator<'s> {
    pub function: Option<Candidate<'s>>,
    /// The function of the module for an operator in a namespace.
    pub of_module: Option<Candidate<'s>>,
}

impl<'s> Operator<'s> {
    fn only(function: Candidate<'s>) -> Operator<'s> {
        Operator { function: Some(function), of_module: None }
    }
}

/// The context of a function that is not a member.
struct Free<'s, 'b> {
    /// The declaration of the operator, for its place.
    item: &'s Item,
    /// The item whose namespace encloses the function.
    namespace_item: &'s Item,
    function: &'s FunctionSyntax,
    bindings: &'b Bindings,
}

impl<'s> Known<'_, 's> {
    /// The functions to bind for an operator in a namespace; `None` if Python has no such operator.
    pub(super) fn operator_outside(
        self,
        item: &'s Item,
        function: &'s FunctionSyntax,
    ) -> Option<Operator<'s>> {
        let bindings = Bindings::default();
        self.operator(&Free { item, namespace_item: item, function, bindings: &bindings })
    }

    /// The functions to bind for a friend of a class, which may be its only declaration.
    pub(super) fn friend(
        self,
        definition: &Definition<'s>,
        item: &'s Item,
        function: &'s FunctionSyntax,
    ) -> Option<Operator<'s>> {
        let namespace_item = definition.item;
        let free = Free { item, namespace_item, function, bindings: &definition.bindings };
        if function.deleted {
            return None;
        }
        if function.name.starts_with("operator") {
            return self.operator(&free);
        }
        let parameters = self.types_of(&free);
        let is_found = parameters.iter().any(|own| pointed(own).class() == Some(&definition.class));
        let lookup = if is_found { NameLookup::ByArguments } else { NameLookup::ByName };
        Some(Operator::only(free.candidate(None, lookup, None)))
    }

    /// An operator under the name from a directive, or else as a method.
    fn operator(self, free: &Free<'s, '_>) -> Option<Operator<'s>> {
        let Free { function, namespace_item, .. } = free;
        let full = full_name(&namespace_item.namespace, &function.name);
        let types = self.types_of(free);
        let is_found = self.is_found_by_arguments(&types, &namespace_item.namespace);
        let lookup = if is_found { NameLookup::ByArguments } else { NameLookup::ByName };
        let named = Named { parameters: Some(&types), ..Named::of(&full, &function.name, None, None) };
        match self.directives.renames.new_name(&named, self.scope) {
            GivenName::Ignored | GivenName::Invalid(_) => return Some(Operator::default()),
            GivenName::Name(name) if is_identifier(&name) => {
                return Some(Operator::only(free.candidate(None, lookup, None)));
            }
            GivenName::Name(_) => {}
        }
        let is_bound = |r#type: &Ty| r#type.class().is_some_and(|class| self.definitions.contains_key(class));
        let operands: Vec<&Ty> = types.iter().map(referred).collect();
        let (name, at, action) = match operands.as_slice() {
            [own, others @ ..] if is_bound(own) => {
                (operator::method(&function.name, others.len()), 0, Action::Operator)
            }
            [other, own] if is_bound(own) && is_plain(other) => {
                (operator::reflected(&function.name), 1, Action::ReflectedOperator)
            }
            _ => return None,
        };
        let (name, class) = (name?, operands[at].class()?);
        let owner = self.definitions.get(class).map(|definition| Owner {
            is_protected: false,
            class: definition.class.clone(),
            namespace: &namespace_item.namespace,
            action,
            usual: None,
            name: definition.name.clone(),
        });
        // SWIG's `%rename`s for operators also apply to operators in namespaces.
        let of_module = operator::of_module(&function.name).filter(|_| !namespace_item.namespace.is_empty());
        let of_module = of_module.map(|name| free.candidate(Some(name), lookup, None));
        // The call of a method has no namespace: an operator that C++ finds only there stays a function.
        if !is_found {
            return of_module.map(Operator::only);
        }
        let function = Some(free.candidate(Some(name), NameLookup::OnOperand(at), owner));
        Some(Operator { function, of_module })
    }

    /// Whether C++ finds an operator by the classes of its operands, or may find it: by their namespaces, and
    /// by the namespaces of their bases and template arguments. Global operators are found anyway.
    fn is_found_by_arguments(self, operands: &[Ty], namespace: &[String]) -> bool {
        let is_beside = |operand: &Ty| {
            let definition = referred(operand).class().and_then(|class| self.definitions.get(class));
            definition.is_some_and(|definition| {
                let is_alone = definition.bases.is_empty() && !definition.class.is_instance();
                !is_alone || definition.item.namespace.starts_with(namespace)
            })
        };
        namespace.is_empty() || operands.iter().any(is_beside)
    }

    fn types_of(self, free: &Free) -> Vec<Ty> {
        let namespace = &free.namespace_item.namespace;
        let resolver = Resolver { scope: self.scope, namespace, bindings: free.bindings };
        let parameters = parameter::resolve(&free.function.parameters, resolver);
        parameters.into_iter().map(|parameter| parameter.r#type).collect()
    }
}

impl<'s> Free<'s, '_> {
    fn candidate(
        &self,
        name: Option<&'s str>,
        lookup: NameLookup,
        owner: Option<Owner<'s>>,
    ) -> Candidate<'s> {
        Candidate {
            name,
            function: self.function,
            item: self.namespace_item,
            template_arguments: Vec::new(),
            bindings: self.bindings.clone(),
            span: self.item.span,
            lookup,
            owner,
        }
    }
}

/// The type that a reference refers to, or the type itself.
fn referred(r#type: &Ty) -> &Ty {
    match r#type {
        Ty::Reference(of) | Ty::RvalueReference(of) => of,
        own => own,
    }
}

fn pointed(r#type: &Ty) -> &Ty {
    r#type.pointee().unwrap_or_else(|| referred(r#type))
}

/// Whether the values have a Python type of their own.
fn is_plain(r#type: &Ty) -> bool {
    matches!(r#type.value(), Some(Value::Scalar(_) | Value::Text(Text::String | Text::CString)))
}
