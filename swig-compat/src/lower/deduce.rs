//! Deduces `auto` and `decltype`: the types of expressions, as far as they follow from the interface.

use super::scope::{Scope, full_name};
use super::types::{Bindings, MAX_DEPTH, Resolver};
use crate::interface::{Builtin, Ty};
use crate::lower::class::definition::Definition;
use crate::lower::types::{AUTO, is_deduced};
use crate::syntax::{Expression, FunctionSyntax, FunctionType, Item, ItemKind, TypeSyntax, VariableSyntax};

/// Integer types from `int` on, in the order of conversion rank.
const RANKS: [&str; 6] = ["int", "unsigned int", "long", "unsigned long", "long long", "unsigned long long"];
const FLOATS: [&str; 3] = ["float", "double", "long double"];

impl<'s> Scope<'s> {
    /// The bindings, with the type deduced for `auto` in the variable's type.
    pub(super) fn deduced(&self, item: &Item, variable: &VariableSyntax, bindings: &Bindings) -> Bindings {
        let resolver = Resolver { scope: self, namespace: &item.namespace, bindings };
        let one = |(r#type, value): &(TypeSyntax, Expression)| resolver.auto_in(r#type, value);
        let auto = variable.deduced_from.iter().filter(|_| is_deduced(&variable.r#type)).find_map(one);
        let mut bindings = bindings.clone();
        bindings.extend(auto.map(|auto| (AUTO.to_owned(), auto)));
        bindings
    }

    /// Records the type of a function, whose address may be used in an expression.
    pub(super) fn note_function(&mut self, item: &Item, function: &FunctionSyntax) {
        let r#type = TypeSyntax::Function(Box::new(FunctionType {
            returns: function.returns.clone(),
            class: None,
            parameters: function.parameters.iter().map(|each| (each.r#type.clone(), each.pack)).collect(),
            qualifiers: String::new(),
        }));
        let r#type = Resolver::new(self, &item.namespace).resolve(&r#type);
        self.declare_type_of(full_name(&item.namespace, &function.name), r#type);
    }

    /// Declares the types of a class's data members inside the class.
    pub(super) fn name_values(&self, definition: &mut Definition<'s>) {
        let members = &definition.syntax.members;
        if !members.iter().any(asks_for_types) {
            return;
        }
        for item in members {
            if let ItemKind::Data(data) = &item.kind {
                let resolved = definition.resolver(self).resolve(&data.r#type);
                definition.bindings.insert(value_key(&data.name), resolved);
            }
        }
    }
}

fn asks_for_types(item: &Item) -> bool {
    let asks = |r#type: &TypeSyntax| matches!(r#type, TypeSyntax::Decltype { .. });
    match &item.kind {
        ItemKind::Data(data) => asks(&data.r#type),
        ItemKind::Function(function) => {
            asks(&function.returns) || function.parameters.iter().any(|parameter| asks(&parameter.r#type))
        }
        _ => false,
    }
}

impl Resolver<'_, '_> {
    /// The type of an expression; for a name, its declared type.
    pub fn type_of(&self, expression: &Expression) -> Option<Ty> {
        self.type_of_within(expression, MAX_DEPTH)
    }

    /// The type of an expression inside a type. `depth` is the number of further nested types that are
    /// allowed, so that an alias that contains the expression comes to an end.
    pub(super) fn type_of_within(&self, expression: &Expression, depth: usize) -> Option<Ty> {
        let exact = |inner: &Expression| self.type_of_within(inner, depth);
        let of = |inner: &Expression| exact(inner).map(decayed);
        Some(match expression {
            Expression::Name(name) => {
                let parameter = name.plain().and_then(|name| self.bindings.get(&value_key(name)));
                parameter.cloned().or_else(|| self.scope.find_type_of(self.namespace, name))?
            }
            Expression::Of(r#type) => self.resolve_within(r#type, depth.checked_sub(1)?),
            Expression::Promoted(inner) | Expression::Shifted(inner) => promoted(&of(inner)?)?,
            // The second operand is only resolved if the first is known; an alias in both would otherwise be
            // read twice on each level.
            Expression::Joined(left, right) => joined(&known(of(left)?)?, &of(right)?)?,
            Expression::Chosen(yes, no) => match (known(of(yes)?)?, of(no)?) {
                (yes, no) if yes == no => yes,
                (yes, no) => joined(&yes, &no)?,
            },
            Expression::Address(inner) => match exact(inner)? {
                Ty::Reference(referent) | Ty::RvalueReference(referent) => referent.into_pointer(),
                own => own.into_pointer(),
            },
            Expression::Pointee(inner) => of(inner)?.pointee()?.clone(),
        })
    }

    /// The type for which `auto` stands in the type of `value`: `int` for `const auto *` and `const int *`.
    pub fn auto_in(&self, r#type: &TypeSyntax, value: &Expression) -> Option<Ty> {
        let value = self.type_of(value)?;
        bound(
            r#type,
            match r#type {
                TypeSyntax::Reference(_) | TypeSyntax::RvalueReference(_) | TypeSyntax::Decltype { .. } => {
                    value
                }
                _ => decayed(value),
            },
        )
    }
}

/// The key under which the type of a value is stored among the bindings of names.
pub fn value_key(name: &str) -> String {
    format!("decltype({name})")
}

/// The type of a copy of a value: without references and `const`.
fn decayed(r#type: Ty) -> Ty {
    match r#type {
        Ty::Reference(referent) | Ty::RvalueReference(referent) => decayed(*referent),
        Ty::Array(element, _) => Ty::Pointer(element),
        function @ Ty::Function(_) => function.into_pointer(),
        Ty::Const(inner) => *inner,
        own => own,
    }
}

/// The type of `+a`.
fn promoted(r#type: &Ty) -> Option<Ty> {
    let name = match r#type {
        Ty::Enum(_, base) | Ty::Builtin(base) => base.identity,
        _ => return None,
    };
    let is_known = RANKS.iter().chain(&FLOATS).find(|known| **known == name);
    let narrow = ["bool", "char", "signed char", "unsigned char", "short", "unsigned short", "wchar_t"];
    let promoted = is_known.copied().or(narrow.contains(&name).then_some("int"))?;
    Some(Ty::Builtin(Builtin::fundamental(promoted)))
}

/// The type of `a + b`.
fn joined(left: &Ty, right: &Ty) -> Option<Ty> {
    let (left, right) = (promoted(left)?.builtin()?.identity, promoted(right)?.builtin()?.identity);
    let rank = |name: &str| RANKS.iter().chain(&FLOATS).position(|known| *known == name);
    let is_left_wider = rank(left)? >= rank(right)?;
    let (higher, lower) = if is_left_wider { (left, right) } else { (right, left) };
    let wider = match (higher, lower) {
        // Same width, but one is signed and has the higher rank: the result is the unsigned type of the
        // higher rank.
        ("long long", "unsigned long") => "unsigned long long",
        _ => higher,
    };
    Some(Ty::Builtin(Builtin::fundamental(wider)))
}

fn bound(r#type: &TypeSyntax, value: Ty) -> Option<Ty> {
    match (r#type, value) {
        (TypeSyntax::Const(inner), value) => bound(inner, value.without_const().clone()),
        (TypeSyntax::Pointer(inner), Ty::FunctionPointer(function)) => bound(inner, Ty::Function(function)),
        (TypeSyntax::Pointer(inner), value) => bound(inner, value.pointee()?.clone()),
        (TypeSyntax::Reference(inner) | TypeSyntax::RvalueReference(inner), value) => match value {
            Ty::Reference(referent) | Ty::RvalueReference(referent) => bound(inner, *referent),
            own => bound(inner, own),
        },
        (TypeSyntax::Named(_) | TypeSyntax::Decltype { .. }, value) => Some(value),
        _ => None,
    }
}

fn known(r#type: Ty) -> Option<Ty> {
    (!matches!(r#type, Ty::Other(_) | Ty::Undeclared(_))).then_some(r#type)
}
