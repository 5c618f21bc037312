//! The scope of a directive: the whole interface, a namespace, all functions with a name, or one function.

use crate::interface::FullName;
use crate::lower::scope::Scope;
use crate::lower::target::{Named, fits};
use crate::syntax::{FeatureTarget, Item};

/// A directive's target, and the place from which its names are looked up.
#[derive(Clone, Copy)]
pub struct Target<'s> {
    /// The syntax of the target; `None` for the whole interface.
    pub syntax: Option<&'s FeatureTarget>,
    pub item: &'s Item,
}

/// The specificity of a target. Of several directives that match a function, the one with the most specific
/// target applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Specificity {
    Everything,
    /// A namespace, with the number of parts in its full name.
    Namespace(usize),
    /// All functions with the name of the target.
    Name,
    /// A single overload or a single instantiation.
    Overload,
}

impl Target<'_> {
    /// The specificity, if the target is the function, a namespace around it, or the whole interface.
    pub fn specificity(&self, named: &Named, scope: &Scope) -> Option<Specificity> {
        let Some(target) = self.syntax else {
            return Some(Specificity::Everything);
        };
        if fits(target, &self.item.namespace, named, scope) {
            let one = target.name.has_arguments() || target.parameters.is_some();
            return Some(if one { Specificity::Overload } else { Specificity::Name });
        }
        self.depth_around(target, named.full, scope).map(Specificity::Namespace)
    }

    /// Whether the target is the function with this full name, or a namespace around it.
    pub fn encloses(&self, full: &str, scope: &Scope) -> bool {
        let Some(target) = self.syntax else {
            return true;
        };
        let is_alone = target.name.segments.len() == 1 && FullName::of(full).last() == target.name.path();
        is_alone
            || scope.candidates(&self.item.namespace, &target.name).iter().any(|candidate| candidate == full)
            || self.depth_around(target, full, scope).is_some()
    }

    /// The number of parts in the name of the namespace to which the target refers, if `full` is inside it.
    fn depth_around(&self, target: &FeatureTarget, full: &str, scope: &Scope) -> Option<usize> {
        let candidates = scope.candidates(&self.item.namespace, &target.name);
        let is_target = |around: &FullName| candidates.iter().any(|candidate| candidate == around.text());
        FullName::of(full).enclosing().find(is_target).map(|namespace| namespace.parts().len())
    }
}
