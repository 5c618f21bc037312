//! The types under which typemaps for a C++ type are looked up.

use super::TypemapPattern;
use crate::interface::Ty;
use crate::lex::is_word;
use crate::lower::types::Resolver;
use crate::syntax::TypeSyntax;
use std::cell::OnceCell;

/// The names that stand for any type and any enumeration in typemaps.
const ANY: &str = "SWIGTYPE";
const ANY_ENUM: &str = "SWIGENUM";

/// The length that stands for any array length.
const ANY_LENGTH: &str = "ANY";

/// A type, as written and with its aliases resolved one after another.
#[derive(Clone, Debug)]
pub struct AliasChain {
    /// The type as written, followed by the target of each alias; the last one is the resolved type.
    steps: Vec<Ty>,
    /// The types to look up and the general types. They are made at the first lookup, because each method of
    /// typemaps looks them up.
    candidates: OnceCell<Vec<Ty>>,
    general: OnceCell<Vec<Ty>>,
}

impl AliasChain {
    pub fn of(r#type: &TypeSyntax, resolver: Resolver) -> AliasChain {
        AliasChain::with(resolver.steps(r#type))
    }

    /// A type without aliases.
    pub fn resolved(r#type: Ty) -> AliasChain {
        AliasChain::with(vec![r#type])
    }

    fn with(steps: Vec<Ty>) -> AliasChain {
        AliasChain { steps, candidates: OnceCell::new(), general: OnceCell::new() }
    }

    /// The resolved type.
    pub fn r#type(&self) -> &Ty {
        &self.steps[self.steps.len() - 1]
    }

    /// The types behind the aliases, one after another.
    pub fn steps(&self) -> impl Iterator<Item = Ty> {
        self.steps.iter().map(by_name)
    }

    /// The types to look up, in order.
    pub fn candidates(&self) -> &[Ty] {
        let of_step = |step: &Ty| {
            let stripped = std::iter::successors(Some(by_name(step)), stripped);
            stripped.flat_map(|r#type| {
                let any = with_any_length(&r#type);
                [Some(r#type), any].into_iter().flatten()
            })
        };
        self.candidates.get_or_init(|| self.steps.iter().flat_map(of_step).collect())
    }

    /// Whether a typemap for this type is for the type as written, with its aliases, lengths and all its
    /// `const`s.
    pub fn is_as_written(&self, pattern: &Ty) -> bool {
        self.steps().next().is_some_and(|own| own == *pattern)
    }

    /// The general types to look up, from the most to the least specific: `SWIGTYPE *const`, `SWIGTYPE *`,
    /// `SWIGTYPE`.
    pub fn general(&self) -> &[Ty] {
        self.general.get_or_init(|| self.made_general())
    }

    fn made_general(&self) -> Vec<Ty> {
        let mut all = Vec::new();
        let mut next = Some(generalized(self.r#type()));
        while let Some(r#type) = next {
            all.extend(with_any_length(&r#type));
            next = stripped(&r#type).or_else(|| without_inner(&r#type));
            all.push(r#type);
        }
        if all.last() == Some(&Ty::Other(ANY_ENUM.to_owned())) {
            all.push(Ty::Other(ANY.to_owned()));
        }
        all
    }

    /// Whether SWIG's library has typemaps for the type, which take precedence over those for `SWIGTYPE`.
    pub fn has_conversion(&self, method: &str) -> bool {
        let converts = matches!(
            method,
            "in" | "out"
                | "varin"
                | "varout"
                | "typecheck"
                | "memberin"
                | "throws"
                | "directorin"
                | "directorout"
        );
        let own = match self.r#type().without_const() {
            Ty::Reference(referent) if referent.is_const() => referent.without_const(),
            other => other,
        };
        let is_text = |of: &Ty| of.is_char();
        converts
            && match own {
                Ty::Builtin(_) | Ty::StdString => true,
                Ty::Pointer(pointee) => is_text(pointee) || pointee.is_void() || pointee.is_python(),
                Ty::Array(element, _) => is_text(element),
                _ => false,
            }
    }
}

/// A type with its classes identified only by name: a typemap may be written for an undeclared class.
pub fn by_name(r#type: &Ty) -> Ty {
    r#type.map_inner(|inner| Some(by_name(inner))).unwrap_or_else(|| match r#type {
        Ty::Builtin(builtin) => Ty::Builtin(*builtin),
        other => Ty::Other(other.to_string()),
    })
}

/// The type with one `const` less: the leftmost in C++ spelling.
fn stripped(r#type: &Ty) -> Option<Ty> {
    let inside = r#type.map_inner(stripped);
    match r#type {
        Ty::Const(inner) => Some(inside.unwrap_or_else(|| (**inner).clone())),
        _ => inside,
    }
}

/// An array type of any length: `int [ANY]` for `int [4]`.
fn with_any_length(r#type: &Ty) -> Option<Ty> {
    fn any(r#type: &Ty) -> Ty {
        match r#type {
            Ty::Array(element, _) => Ty::Array(Box::new(any(element)), ANY_LENGTH.to_owned()),
            Ty::Const(inner) => Ty::Const(Box::new(any(inner))),
            other => other.clone(),
        }
    }
    matches!(r#type.without_const(), Ty::Array(_, length) if length != ANY_LENGTH).then(|| any(r#type))
}

/// The type with `SWIGTYPE` in place of the innermost type: `SWIGTYPE *` for `Foo *`.
fn generalized(r#type: &Ty) -> Ty {
    r#type.map_inner(|inner| Some(generalized(inner))).unwrap_or_else(|| match r#type {
        Ty::Enum(..) => Ty::Other(ANY_ENUM.to_owned()),
        _ => Ty::Other(ANY.to_owned()),
    })
}

/// The type without its innermost pointer, reference or array.
fn without_inner(r#type: &Ty) -> Option<Ty> {
    let within = |inner: &Ty, made: fn(Box<Ty>) -> Ty| {
        without_inner(inner).map_or_else(|| inner.clone(), |inner| made(Box::new(inner)))
    };
    match r#type {
        Ty::Pointer(inner) => Some(within(inner, Ty::Pointer)),
        Ty::Reference(inner) => Some(within(inner, Ty::Reference)),
        Ty::RvalueReference(inner) => Some(within(inner, Ty::RvalueReference)),
        Ty::Array(element, length) => Some(match without_inner(element) {
            Some(inner) => Ty::Array(Box::new(inner), length.clone()),
            None => (**element).clone(),
        }),
        _ => None,
    }
}

/// The patterns of a typemap with the names of their types qualified by the namespace: the typemap may stand
/// above the declarations of these types.
pub(super) fn declared_below(
    patterns: &[TypemapPattern],
    namespace: &[String],
) -> Option<Vec<TypemapPattern>> {
    let [TypemapPattern { r#type, name }] = patterns else { return None };
    let is_in_namespace = !namespace.is_empty();
    let r#type = is_in_namespace.then(|| qualified(r#type, namespace)).flatten()?;
    Some(vec![TypemapPattern { r#type, name: name.clone() }])
}

/// The type with its undeclared name qualified by the namespace: `Split::Positive` for `Positive`; `None` if
/// the type has no such name.
fn qualified(r#type: &Ty, namespace: &[String]) -> Option<Ty> {
    match r#type {
        Ty::Other(name) if is_plain(name) && ![ANY, ANY_ENUM].contains(&name.as_str()) => {
            Some(Ty::Other(format!("{}::{name}", namespace.join("::"))))
        }
        Ty::Array(..) => None,
        _ => r#type.map_inner(|inner| qualified(inner, namespace)),
    }
}

fn is_plain(name: &str) -> bool {
    name.chars().all(is_word)
}
