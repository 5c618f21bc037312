//! Enumerations: their values are constants in Python, and they are types in Rust.

use crate::dtype::Dtype;
use crate::interface::{Builtin, Constant, ConstantKind, DeclarationKind, Enum, Enumerator, INT_ENUM};
use crate::literal::Literal;
use crate::lower::Lowering;
use crate::lower::feature::FeatureSubject;
use crate::lower::scope::{Scope, full_name};
use crate::lower::target::{Named, NamedKind};
use crate::lower::types::Resolver;
use crate::preprocess::integer;
use crate::syntax::{EnumSyntax, Item};

impl<'s> Lowering<'s, '_> {
    /// Declares the enumerators as constants: `Color_red` for a scoped enumeration, `red` for any other.
    pub(super) fn enumeration(&mut self, item: &'s Item, r#enum: &'s EnumSyntax) {
        let full = full_name(&item.namespace, &r#enum.name);
        let base = self.scope.declare_enumeration(item, r#enum);
        let named = Named { kind: NamedKind::Enum, full: &full, name: &r#enum.name, ..Named::default() };
        let name = match r#enum.name.as_str() {
            "" => String::new(),
            _ => match self.given_name(&named, item.span) {
                Some(name) => name,
                None => return,
            },
        };
        let is_class = self.is_int_enum(&name, &full);
        let (mut constants, mut enumerators) = (Vec::new(), Vec::new());
        let prefix = r#enum.alias.as_ref().unwrap_or(&name);
        for (syntax, (path, value)) in
            r#enum.enumerators.iter().zip(self.scope.enumerator_values(&item.namespace, r#enum))
        {
            let named =
                Named { kind: NamedKind::Enumerator, full: &path, name: &syntax.name, ..Named::default() };
            let Some(given) = self.given_name(&named, syntax.span) else { continue };
            // The first constant with a name is kept, as in SWIG; the values of an enumeration in a class are
            // all kept.
            let is_taken = is_class && self.bound.constants.contains(&given);
            let attribute = match r#enum.scoped || is_taken {
                true => format!("{prefix}_{given}"),
                false => given.clone(),
            };
            let is_new = self.is_new_constant(&attribute);
            enumerators.push(Enumerator {
                name: given,
                cxx: path.clone(),
                value,
                attribute: attribute.clone(),
            });
            if is_new {
                // For an enumeration with a name, Rust has a type instead of constants.
                let value = value.filter(|_| name.is_empty());
                constants.push(Constant {
                    name: attribute,
                    expression: format!("::{path}"),
                    kind: ConstantKind::Integer,
                    value: value.map(|value| (Literal::Integer(value), None)),
                });
            }
        }
        let r#enum =
            Enum { name, cxx: full, class: None, dtype: dtype(base), enumerators, constants, is_class };
        self.declare(item.span, &item.namespace, DeclarationKind::Enum(r#enum));
    }

    /// Whether Python has an `enum` class for an enumeration.
    pub(super) fn is_int_enum(&self, name: &str, full: &str) -> bool {
        let subject = FeatureSubject { name: name.to_owned(), ..FeatureSubject::of(full) };
        let features = self.directives.features.of(&subject, &self.scope);
        !name.is_empty() && features.get(INT_ENUM).is_some_and(|value| value != "0")
    }
}

impl Scope<'_> {
    /// Declares the type of an enumeration, if it has a name. Returns the underlying type.
    pub(super) fn declare_enumeration(&mut self, item: &Item, r#enum: &EnumSyntax) -> Builtin {
        let base = underlying(r#enum, &Resolver::new(self, &item.namespace));
        if !r#enum.name.is_empty() {
            self.declare_enum(full_name(&item.namespace, &r#enum.name), base);
        }
        base
    }

    /// The full names of enumerators with their values, as far as the text determines them. `scopes` are the
    /// namespaces and classes around the enumeration.
    pub(super) fn enumerator_values(
        &mut self,
        scopes: &[String],
        r#enum: &EnumSyntax,
    ) -> Vec<(String, Option<i64>)> {
        let mut inside = scopes.to_vec();
        inside.extend(r#enum.scoped.then(|| r#enum.name.clone()));
        let (mut values, mut next) = (Vec::new(), Some(0));
        for enumerator in &r#enum.enumerators {
            let value = match &enumerator.value {
                Some(tokens) => integer(tokens, &|name| self.number(&inside, name)),
                None => next,
            };
            next = value.and_then(|value| value.checked_add(1));
            let path = full_name(&inside, &enumerator.name);
            self.declare_value(path.clone(), value);
            if let Some(r#type) = self.enumeration(&full_name(scopes, &r#enum.name)) {
                self.declare_type_of(path.clone(), r#type);
            }
            values.push((path, value));
        }
        values
    }
}

/// The underlying integer of an enumeration.
pub(super) fn dtype(base: Builtin) -> Dtype {
    base.scalar().map_or(Dtype::Int32, |scalar| scalar.dtype())
}

/// The underlying type of an enumeration: the one after its `:`, or else `int`.
pub(super) fn underlying(r#enum: &EnumSyntax, resolver: &Resolver) -> Builtin {
    let base = r#enum.base.as_ref().and_then(|base| resolver.resolve(base).builtin());
    base.map_or(Builtin::fundamental("int"), Builtin::underlying)
}
