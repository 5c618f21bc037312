//! Enumerations: their values are constants in Python, or attributes of a class, and they are types in Rust.

use crate::dtype::Dtype;
use crate::interface::{
    Action, Builtin, Constant, ConstantKind, DeclarationKind, Enum, Enumerator, INT_ENUM, Ty, Type,
};
use crate::lex::{Token, TokenKind};
use crate::literal::{self, Literal, LiteralKind};
use crate::lower::Known;
use crate::lower::class::definition::Definition;
use crate::lower::feature::FeatureSubject;
use crate::lower::scope::{Scope, full_name};
use crate::lower::state::Lowering;
use crate::lower::target::{Named, NamedKind};
use crate::lower::types::Resolver;
use crate::parse::cursor::{is, text_of};
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
                let subject = FeatureSubject { name: attribute.clone(), ..FeatureSubject::of(&path) };
                let features = self.known().features(&subject);
                let number = Constant {
                    name: attribute,
                    expression: format!("::{path}"),
                    kind: ConstantKind::Integer,
                    value: value.map(|value| (Literal::Integer(value), None)),
                    r#type: Some(Ty::Builtin(Builtin::fundamental("int"))),
                    features,
                };
                let definition = syntax.value.as_deref().filter(|_| !is_class);
                constants.push(match definition.and_then(kind_of) {
                    Some(kind) => self.known().as_written(number, kind, definition.and_then(literal::value)),
                    None => number,
                });
            }
        }
        let r#enum =
            Enum { name, cxx: full, class: None, dtype: dtype(base), enumerators, constants, is_class };
        self.declare(item.span, &item.namespace, DeclarationKind::Enum(r#enum));
    }

    /// Binds the values of an enumeration: `Filter.low`, or `Filter.Kind_low` for a scoped enumeration.
    pub(super) fn member_enumeration(
        &mut self,
        definition: &Definition<'s>,
        item: &'s Item,
        r#enum: &'s EnumSyntax,
    ) {
        let base = underlying(r#enum, &definition.resolver(&self.scope));
        let cxx = definition.qualified(&r#enum.name);
        let read = Ty::Enum(cxx.clone(), base).value();
        let scopes = definition.class.scopes();
        let is_class = self.is_int_enum(&r#enum.name, &cxx);
        let mut enumerators = Vec::new();
        for (enumerator, (full, value)) in
            r#enum.enumerators.iter().zip(self.scope.enumerator_values(&scopes, r#enum))
        {
            let named = Named {
                kind: NamedKind::Enumerator,
                owner: Some(&definition.class),
                full: &full,
                name: &enumerator.name,
                ..Named::default()
            };
            let Some(given) = self.given_name(&named, enumerator.span) else { continue };
            let name = if r#enum.scoped { format!("{}_{given}", r#enum.name) } else { given.clone() };
            enumerators.push(Enumerator { name: given, cxx: full.clone(), value, attribute: name.clone() });
            let path = full.strip_prefix(&definition.qualified("")).unwrap_or(&full);
            let written = enumerator.value.as_deref().filter(|_| !is_class);
            // C++ converts no value of a scoped enumeration to `bool`.
            let kind = written.and_then(kind_of).filter(|kind| !r#enum.scoped || *kind != ConstantKind::Bool);
            let own = kind.and_then(|kind| Ty::Builtin(type_of(kind)).value());
            let read = own.or_else(|| read.clone()).map(Type::Value);
            let read = self.known().member(definition, item, (&name, path), Action::Read, Vec::new(), read);
            self.declare_all(item, [read]);
        }
        let class = Some(definition.class.clone());
        let (name, dtype) = (r#enum.name.clone(), dtype(base));
        let r#enum = Enum { name, cxx, class, dtype, enumerators, constants: Vec::new(), is_class };
        self.declare(item.span, &item.namespace, DeclarationKind::Enum(r#enum));
    }

    /// Whether Python has an `enum` class for an enumeration.
    pub(super) fn is_int_enum(&self, name: &str, full: &str) -> bool {
        let subject = FeatureSubject { name: name.to_owned(), ..FeatureSubject::of(full) };
        let features = self.known().features(&subject);
        !name.is_empty() && features.get(INT_ENUM).is_some_and(|value| value != "0")
    }
}

impl<'s> Scope<'s> {
    /// Declares the type of an enumeration.
    pub(super) fn name_enumeration(&mut self, definition: &mut Definition<'s>, r#enum: &'s EnumSyntax) {
        if r#enum.name.is_empty() {
            return;
        }
        let base = underlying(r#enum, &definition.resolver(self));
        let full = definition.qualified(&r#enum.name);
        self.declare_enum(full.clone(), base);
        definition.bindings.insert(r#enum.name.clone(), Ty::Enum(full, base));
    }

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
                Some(tokens) => integer(tokens, &|name| match name {
                    "false" => Some(0),
                    "true" => Some(1),
                    _ => self.number(&inside, name),
                }),
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

impl Known<'_, '_> {
    /// An enumerator as a text of one character or as a bool, if its definition has the type `char` or
    /// `bool`, as in SWIG: `end = '\\n'`, `on = true`.
    fn as_written(self, number: Constant, kind: ConstantKind, value: Option<Literal>) -> Constant {
        // Names of C are in no namespace.
        let name = match self.text.spelling.is_of_c() {
            true => number.expression.trim_start_matches("::"),
            false => &number.expression,
        };
        let r#type = type_of(kind);
        let expression = match kind {
            // The tables of constants in C convert truth values.
            ConstantKind::Bool if self.text.spelling.is_of_c() => number.expression,
            _ => self.cast_to(r#type.identity, name),
        };
        // Only C++ knows some characters, such as `'\\xff'`; other languages have their numbers.
        let value = number.value.map(|(number, dtype)| (value.unwrap_or(number), dtype));
        Constant { expression, kind, value, r#type: Some(Ty::Builtin(r#type)), ..number }
    }
}

/// Whether the definition of an enumerator makes it text or a bool for Python. `None` if it is an integer.
fn kind_of(definition: &[Token]) -> Option<ConstantKind> {
    if let Some(kind) = cast(definition) {
        return Some(kind);
    }
    match literal::kind_with_names(definition.iter())? {
        LiteralKind::Character => Some(ConstantKind::Text),
        LiteralKind::Bool => Some(ConstantKind::Bool),
        _ => None,
    }
}

/// The kind of a cast to `char` or `bool`: `(char)66`, `bool(1)`, `(bool)!0`. `None` for other definitions: a
/// cast binds more closely than binary operators, so `(bool)1 + 1` is an integer.
fn cast(definition: &[Token]) -> Option<ConstantKind> {
    let kind = |r#type: &[Token]| match text_of(r#type).as_str() {
        "char" | "const char" => Some(ConstantKind::Text),
        "bool" | "const bool" => Some(ConstantKind::Bool),
        _ => None,
    };
    match (in_brackets(definition), definition) {
        (Some((inside, [])), _) => cast(inside),
        (Some((_, [only])), _) if only.kind == TokenKind::String => None,
        (Some((r#type, operand)), _) if !starts_with_sign(operand) && is_operand(operand) => kind(r#type),
        (None, [_, operand @ ..]) if is_in_brackets(operand) => kind(&definition[..1]),
        _ => None,
    }
}

/// Whether tokens are one operand with its unary operators: `1`, `(1 + 2)`, `!~1`, `(int)1`, `space::name`,
/// `sizeof(int)`.
fn is_operand(tokens: &[Token]) -> bool {
    let is_name = |token: &Token| token.kind == TokenKind::Identifier || is(token, "::");
    match (in_brackets(tokens), tokens) {
        (_, [_]) | (Some((_, [])), _) => true,
        (Some((_, operand)), _) => !starts_with_sign(operand) && is_operand(operand),
        (None, [unary, operand @ ..]) if ["!", "~", "-", "+"].iter().any(|known| is(unary, known)) => {
            is_operand(operand)
        }
        (None, [_, operand @ ..]) if is_in_brackets(operand) => true,
        _ => !tokens.is_empty() && tokens.iter().all(is_name),
    }
}

/// Whether tokens start with a sign, which after parentheses is an operator between two operands.
fn starts_with_sign(tokens: &[Token]) -> bool {
    tokens.first().is_some_and(|first| is(first, "-") || is(first, "+"))
}

fn is_in_brackets(tokens: &[Token]) -> bool {
    in_brackets(tokens).is_some_and(|(_, behind)| behind.is_empty())
}

/// The tokens in the parentheses at the beginning, and those behind them.
fn in_brackets(tokens: &[Token]) -> Option<(&[Token], &[Token])> {
    let mut depth = 0_usize;
    let end = tokens.iter().position(|token| {
        depth += usize::from(is(token, "("));
        depth = depth.saturating_sub(usize::from(is(token, ")")));
        depth == 0
    })?;
    (end > 0).then(|| (&tokens[1..end], &tokens[end + 1..]))
}

/// The type of enumerators that are text or bools.
fn type_of(kind: ConstantKind) -> Builtin {
    Builtin::fundamental(if kind == ConstantKind::Text { "char" } else { "bool" })
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
