//! A rule of a typemap: its effect, the patterns for its parameters, and whether parameters match them.

use super::table::{ArrayKind, Form, Role, RuleEffect};
use crate::interface::{Access, Ty};
use crate::lower::parameter::Parameter;
use crate::lower::scope::Scope;
use crate::lower::target::{Named, Specificity, Target};
use crate::source::Span;
use std::cell::Cell;

/// A rule for parameters that belong together.
pub struct TypemapRule<'s> {
    pub(super) effect: RuleEffect,
    pub(super) patterns: Vec<ParameterPattern>,
    /// The functions to which the rule applies; `None` for all functions.
    pub(super) target: Option<Target<'s>>,
    /// The name of quaff's directive from which the rule comes, if there is one.
    pub(super) directive: Option<&'static str>,
    pub(super) span: Span,
    pub(super) used: Cell<bool>,
}

/// The length that matches arrays of any length.
pub(super) const ANY: &str = "ANY";

/// A pattern for one parameter of a rule.
pub(super) struct ParameterPattern {
    pub(super) role: Role,
    pub(super) accepts: Accepted,
    /// The length of an array, or `ANY` for any length.
    pub(super) length: Option<String>,
    pub(super) name: Option<String>,
}

/// The types that a pattern accepts.
pub(super) enum Accepted {
    One(Ty),
    /// Any type that fits the role in this form.
    Any(Form),
    /// Arrays of numbers with this many fixed extents.
    Fixed(u8),
}

impl TypemapRule<'_> {
    /// The roles of the parameters, in order.
    pub fn roles(&self) -> impl Iterator<Item = Role> {
        self.patterns.iter().map(|pattern| pattern.role)
    }

    /// The specificity of the rule's target, if the rule applies to the function.
    pub(super) fn specificity(&self, function: &Named, scope: &Scope) -> Option<Specificity> {
        self.target.map_or(Some(Specificity::Everything), |target| target.specificity(function, scope))
    }

    /// The array that the caller passes.
    pub fn array(&self) -> Option<ArrayKind> {
        match self.effect {
            RuleEffect::Array(array) => Some(array),
            RuleEffect::Strides { .. }
            | RuleEffect::Fortran
            | RuleEffect::Stream
            | RuleEffect::Callback
            | RuleEffect::Number(_)
            | RuleEffect::View(_)
            | RuleEffect::Cleared => None,
        }
    }

    /// Whether the rule only declares the layout of an array that another rule describes.
    pub(super) fn is_of_layout(&self) -> bool {
        matches!(self.effect, RuleEffect::Strides { .. } | RuleEffect::Fortran)
    }

    /// Whether the rule comes from one of quaff's own directives.
    pub fn is_parameter_directive(&self) -> bool {
        self.directive.is_some()
    }

    /// The effect of the rule.
    pub fn effect(&self) -> RuleEffect {
        self.effect
    }

    /// Whether both rules are directives for the same array, in the same memory.
    pub(super) fn describes_array_of(&self, other: &TypemapRule) -> bool {
        let array = |rule: &TypemapRule| rule.array().filter(|_| rule.directive.is_some());
        matches!((array(self), array(other)), (Some(one), Some(two)) if one.memory == two.memory)
            && self.names().eq(other.names())
    }

    pub(super) fn writes(&self) -> bool {
        self.array().is_some_and(|array| array.access != Access::Read)
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.patterns.iter().filter_map(|pattern| pattern.name.as_deref())
    }

    /// The positions of the matching parameters, beginning at `at`. They are adjacent, as in SWIG; but the
    /// extents in one of quaff's directives are found by name, anywhere in the parameter list.
    pub(super) fn positions(&self, parameters: &[Parameter], at: usize) -> Option<Vec<usize>> {
        let beside = |index: usize, pattern: &ParameterPattern| {
            parameters.get(at + index).is_some_and(|parameter| pattern.fits(parameter))
        };
        let position = |(index, pattern): (usize, &ParameterPattern)| match index {
            _ if beside(index, pattern) => Some(at + index),
            0 => None,
            _ if self.directive.is_some() => parameters.iter().position(|parameter| pattern.fits(parameter)),
            _ => None,
        };
        self.patterns.iter().enumerate().map(position).collect()
    }
}

impl ParameterPattern {
    fn fits(&self, parameter: &Parameter) -> bool {
        self.name.as_ref().is_none_or(|name| *name == parameter.name)
            && match &self.accepts {
                Accepted::One(wanted) => wanted.is_pattern_of(&parameter.r#type),
                Accepted::Any(Form::Pointer) if self.role == Role::Data && parameter.record.is_ok() => true,
                Accepted::Any(form) => self.role.can_be(*form, &parameter.r#type),
                Accepted::Fixed(count) => parameter.r#type.fixed_extents() == Some(*count),
            }
            && match (&self.length, &parameter.length) {
                (None, _) => true,
                (Some(wanted), Some(length)) => wanted == ANY || wanted == length,
                (Some(_), None) => false,
            }
    }
}

impl Ty {
    /// The number of extents of an array of numbers that is a parameter.
    fn fixed_extents(&self) -> Option<u8> {
        Form::Fixed.element(self)?;
        let (mut inner, mut count) = (self.pointee()?, 1);
        while let Ty::Array(element, _) = inner {
            (inner, count) = (element, count + 1);
        }
        Some(count)
    }

    /// Whether the pattern matches the type; `ANY` matches any length.
    fn is_pattern_of(&self, r#type: &Ty) -> bool {
        match (self, r#type) {
            (Ty::Pointer(one), Ty::Pointer(two)) => one.is_pattern_of(two),
            (Ty::Array(one, length), Ty::Array(two, own)) => {
                (length == ANY || length == own) && one.is_pattern_of(two)
            }
            (one, two) => one == two,
        }
    }
}
