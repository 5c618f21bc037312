//! The Python names of C++ operators, as in SWIG, and the functions outside of a class that belong to it:
//! friends, and operators, which become methods of an operand's class.
//!
//! An operator without a counterpart in Python, such as `operator[]`, is bound only if `%rename` or `%extend`
//! gives it a name. As in SWIG, operators in a namespace are also functions of the module: `__add__(one,
//! two)`.

use crate::interface::{Action, Text, Ty, Value};
use crate::lex::is_identifier;
use crate::lower::candidate::{Candidate, NameLookup, Owner};
use crate::lower::class::definition::Definition;
use crate::lower::rename::GivenName;
use crate::lower::scope::full_name;
use crate::lower::target::Named;
use crate::lower::types::{Bindings, Resolver};
use crate::lower::{Known, parameter};
use crate::syntax::{FunctionSyntax, Item};

/// Operators, with the number of operands besides the object, and the name of the method.
const METHODS: [(&str, usize, &str); 20] = [
    ("operator+", 1, "__add__"),
    ("operator-", 1, "__sub__"),
    ("operator*", 1, "__mul__"),
    ("operator/", 1, "__truediv__"),
    ("operator%", 1, "__mod__"),
    ("operator<<", 1, "__lshift__"),
    ("operator>>", 1, "__rshift__"),
    ("operator&", 1, "__and__"),
    ("operator|", 1, "__or__"),
    ("operator^", 1, "__xor__"),
    ("operator+", 0, "__pos__"),
    ("operator-", 0, "__neg__"),
    ("operator~", 0, "__invert__"),
    ("operator*", 0, "__ref__"),
    ("operator<", 1, "__lt__"),
    ("operator<=", 1, "__le__"),
    ("operator>", 1, "__gt__"),
    ("operator>=", 1, "__ge__"),
    ("operator==", 1, "__eq__"),
    ("operator!=", 1, "__ne__"),
];

/// Operators that change their first operand, and the name of the method.
const ASSIGNMENTS: [(&str, &str); 10] = [
    ("operator+=", "__iadd__"),
    ("operator-=", "__isub__"),
    ("operator*=", "__imul__"),
    ("operator/=", "__itruediv__"),
    ("operator%=", "__imod__"),
    ("operator<<=", "__ilshift__"),
    ("operator>>=", "__irshift__"),
    ("operator&=", "__iand__"),
    ("operator|=", "__ior__"),
    ("operator^=", "__ixor__"),
];

/// Python's method names for operators whose second operand is the object.
const REFLECTED: [(&str, &str); 10] = [
    ("operator+", "__radd__"),
    ("operator-", "__rsub__"),
    ("operator*", "__rmul__"),
    ("operator/", "__rtruediv__"),
    ("operator%", "__rmod__"),
    ("operator<<", "__rlshift__"),
    ("operator>>", "__rrshift__"),
    ("operator&", "__rand__"),
    ("operator|", "__ror__"),
    ("operator^", "__rxor__"),
];

/// Operators with any number of operands.
const OTHERS: [(&str, &str); 3] = [("operator()", "__call__"), (ARROW, "__deref__"), (TRUTH, "__bool__")];

/// The operator whose result receives accesses to attributes that the object itself does not have.
pub const ARROW: &str = "operator->";

/// The method name for a separate constant [`ARROW`], which Python uses for reading attributes.
pub const CONST_ARROW: &str = "__deref_const__";

/// The conversion of an object in a condition.
pub const TRUTH: &str = "operator bool";

/// The operators that assign objects or allocate their memory, which Python does itself.
const MEANINGLESS: [&str; 5] =
    ["operator=", "operator new", "operator new[]", "operator delete", "operator delete[]"];

/// Whether a member operator has no meaning in Python, and is left out without a warning.
pub fn is_meaningless(operator: &str) -> bool {
    MEANINGLESS.contains(&operator)
}

/// Whether an operator changes its first operand: `operator+=`, and not `operator==`.
pub fn is_assignment(operator: &str) -> bool {
    ASSIGNMENTS.iter().any(|(name, _)| *name == operator)
}

/// The method name for a member operator with this number of parameters.
pub fn method(operator: &str, parameters: usize) -> Option<&'static str> {
    if let Some((_, python)) = OTHERS.iter().find(|(name, _)| *name == operator) {
        return Some(python);
    }
    rows().find(|(name, count, _)| *name == operator && *count == parameters).map(|(_, _, python)| python)
}

/// The name of the module's function for an operator outside of classes, with one or two operands.
pub fn of_module(operator: &str) -> Option<&'static str> {
    rows().find(|(name, ..)| *name == operator).map(|(_, _, python)| python)
}

/// All operators, with the number of operands besides the object, and the name of the method.
fn rows() -> impl Iterator<Item = (&'static str, usize, &'static str)> {
    METHODS.into_iter().chain(ASSIGNMENTS.map(|(operator, python)| (operator, 1, python)))
}

/// The method name for an operator whose second operand is the object.
pub fn reflected(operator: &str) -> Option<&'static str> {
    REFLECTED.iter().find(|(name, _)| *name == operator).map(|(_, python)| *python)
}

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
                (method(&function.name, others.len()), 0, Action::Operator)
            }
            [other, own] if is_bound(own) && is_plain(other) => {
                (reflected(&function.name), 1, Action::ReflectedOperator)
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
        let of_module = of_module(&function.name).filter(|_| !namespace_item.namespace.is_empty());
        let of_module = of_module.map(|name| free.candidate(Some(name), lookup, None));
        // The call of a method has no namespace: an operator that C++ finds only there stays a function.
        if !is_found {
            return of_module.map(Operator::only);
        }
        let function = Some(free.candidate(Some(name), NameLookup::OnOperand(at), owner));
        Some(Operator { function, of_module })
    }

    /// Whether C++ finds an operator by the classes of its operands: one of them is in the operator's
    /// namespace. Global operators are found anyway.
    fn is_found_by_arguments(self, operands: &[Ty], namespace: &[String]) -> bool {
        let is_beside = |operand: &Ty| {
            let definition = referred(operand).class().and_then(|class| self.definitions.get(class));
            definition.is_some_and(|definition| definition.item.namespace == namespace)
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
