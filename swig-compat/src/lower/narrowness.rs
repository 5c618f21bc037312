//! The scope of a directive: everything, a namespace, all functions with a name, or one function.

use crate::lower::scope::Scope;
use crate::lower::target::{Named, fits};
use crate::syntax::{FeatureTarget, Item};

/// A directive's target, and where it is written, which its names are looked up from.
#[derive(Clone, Copy)]
pub struct Target<'s> {
    /// `None`: everything.
    pub syntax: Option<&'s FeatureTarget>,
    pub item: &'s Item,
}

/// How much a target leaves out. Of what fits a function, the narrowest holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Narrowness {
    Everything,
    /// One so deep.
    Namespace(usize),
    /// All functions of one name.
    Name,
    /// One overload, or one instantiation.
    Overload,
}

impl Target<'_> {
    /// How narrow it is, if it is the function, a namespace around it, or everything.
    pub fn narrowness(&self, named: &Named, scope: &Scope) -> Option<Narrowness> {
        let Some(target) = self.syntax else {
            return Some(Narrowness::Everything);
        };
        if fits(target, &self.item.namespace, named, scope) {
            let one = target.name.has_arguments() || target.parameters.is_some();
            return Some(if one { Narrowness::Overload } else { Narrowness::Name });
        }
        self.depth_around(target, named.full, scope).map(Narrowness::Namespace)
    }

    /// Whether the function of this full name has it for its name, or lies in the namespace that it is.
    pub fn encloses(&self, full: &str, scope: &Scope) -> bool {
        let Some(target) = self.syntax else {
            return true;
        };
        let last = |name: &str| name.rsplit("::").next().map(str::to_owned);
        let is_alone = target.name.segments.len() == 1 && last(full) == Some(target.name.path());
        is_alone
            || scope.candidates(&self.item.namespace, &target.name).iter().any(|candidate| candidate == full)
            || self.depth_around(target, full, scope).is_some()
    }

    /// How deep the namespace is that it stands for, if what is called so lies in it.
    fn depth_around(&self, target: &FeatureTarget, full: &str, scope: &Scope) -> Option<usize> {
        let namespaces = scope.candidates(&self.item.namespace, &target.name).into_iter();
        let is_around = |namespace: &String| {
            full.strip_prefix(namespace.as_str()).is_some_and(|rest| rest.starts_with("::"))
        };
        namespaces.filter(is_around).map(|namespace| namespace.split("::").count()).max()
    }
}
