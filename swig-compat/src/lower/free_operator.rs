//! Functions outside of a class that belong to it: friends, and operators, which become methods of an
//! operand's class. As in SWIG, operators in a namespace are also functions of the module: `__add__(one,
//! two)`.

use super::candidate::{Candidate, NameLookup, Owner};
use super::class::Definition;
use super::rename::GivenName;
use super::scope::full_name;
use super::skip::signature;
use super::target::Named;
use super::types::{Bindings, Resolver};
use super::{Lowering, is_identifier, operator, parameter};
use crate::interface::{Action, Text, Ty, Value};
use crate::lower::reason::Reason;
use crate::syntax::{FunctionSyntax, Item};
use std::rc::Rc;

/// The context of a function that is not a member.
struct Free<'s, 'b> {
    /// The declaration of the operator, for its place.
    item: &'s Item,
    /// The item whose namespace surrounds the function.
    around: &'s Item,
    function: &'s FunctionSyntax,
    bindings: &'b Bindings,
}

impl<'s> Lowering<'s, '_> {
    /// Processes an operator in a namespace.
    pub(super) fn free_operator(&mut self, item: &'s Item, function: &'s FunctionSyntax) {
        let bindings = Bindings::default();
        let free = Free { item, around: item, function, bindings: &bindings };
        if !self.bind_operator(&free) {
            let reason = Reason::new(
                "no class of its operands is bound",
                "give it a name with `%rename`, or bind a function that uses it",
            );
            let full = full_name(&item.namespace, &function.name);
            self.refuse(&full.clone(), full, &reason, item.span);
        }
    }

    /// Processes a friend of a class, which may be its only declaration.
    pub(super) fn friend(
        &mut self,
        definition: &Rc<Definition<'s>>,
        item: &'s Item,
        function: &'s FunctionSyntax,
    ) {
        let around = definition.item;
        let free = Free { item, around, function, bindings: &definition.bindings };
        if function.deleted {
            return;
        }
        if function.name.starts_with("operator") {
            self.bind_operator(&free);
            return;
        }
        let parameters = self.types_of(&free);
        let is_found = parameters.iter().any(|own| pointed(own).class() == Some(&definition.class));
        let way = if is_found { NameLookup::ByArguments } else { NameLookup::ByName };
        self.bind_free(&free, None, way, None);
    }

    /// Binds an operator under the name from a directive, or else as a method. Returns false if Python has no
    /// such operator.
    fn bind_operator(&mut self, free: &Free<'s, '_>) -> bool {
        let Free { function, around, .. } = free;
        let full = full_name(&around.namespace, &function.name);
        let types = self.types_of(free);
        let named = Named { parameters: Some(&types), ..Named::of(&full, &function.name, None, None) };
        match self.directives.renames.given(&named, &self.scope) {
            GivenName::Ignored => return true,
            GivenName::Name(name) if is_identifier(&name) => {
                self.bind_free(free, None, NameLookup::ByArguments, None);
                return true;
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
            _ => return false,
        };
        let (Some(name), Some(class)) = (name, operands[at].class()) else { return false };
        let owner = self.definitions.get(class).map(|definition| Owner {
            is_protected: false,
            class: definition.class.clone(),
            namespace: &around.namespace,
            action,
            usual: None,
            name: definition.name.clone(),
        });
        self.bind_free(free, Some(name), NameLookup::OnOperand(at), owner);
        // SWIG's `%rename`s for operators also apply to operators in namespaces.
        if let (false, Some(name)) = (around.namespace.is_empty(), operator::of_module(&function.name)) {
            // A failure is ignored: the method exists in any case, and the interface does not request this
            // function.
            let _ = self.bind(free.candidate(Some(name), NameLookup::ByArguments, None));
        }
        true
    }

    fn bind_free(
        &mut self,
        free: &Free<'s, '_>,
        name: Option<&'s str>,
        way: NameLookup,
        owner: Option<Owner<'s>>,
    ) {
        if let Err(reason) = self.bind(free.candidate(name, way, owner)) {
            let what = signature(free.around, free.function);
            self.refuse(&free.function.name, what, &reason, free.item.span);
        }
    }

    fn types_of(&self, free: &Free) -> Vec<Ty> {
        let namespace = &free.around.namespace;
        let resolver = Resolver { scope: &self.scope, namespace, bindings: free.bindings };
        let parameters = parameter::resolve(&free.function.parameters, resolver);
        parameters.into_iter().map(|parameter| parameter.r#type).collect()
    }
}

impl<'s> Free<'s, '_> {
    fn candidate(&self, name: Option<&'s str>, way: NameLookup, owner: Option<Owner<'s>>) -> Candidate<'s> {
        Candidate {
            name,
            function: self.function,
            item: self.around,
            template_arguments: Vec::new(),
            bindings: self.bindings.clone(),
            span: self.item.span,
            way,
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
