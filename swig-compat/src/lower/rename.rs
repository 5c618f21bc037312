//! `%rename` and `%ignore`: the caller's names of declarations.
//!
//! A rule applies to declarations after it. As with SWIG, the rule whose target names the declaration most
//! closely applies, and of several equally close rules the last. If there is no such rule, the rules with
//! conditions and the rules for the whole interface are tried, the last one first, until one has a result:
//! the regular expression of a rule may not match.

mod pattern;

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{ClassType, FullName};
use crate::lex::is_identifier;
use crate::lower::scope::Scope;
use crate::lower::target::{self, Closeness, DirectivePlace, Named, NamedKind};
use crate::syntax::{FeatureTarget, Item, RenameCondition, RenameDirective, RenameTarget};
pub use pattern::NamePattern;
use rustc_hash::FxHashMap;

/// The rules in the order of the text.
#[derive(Default)]
pub struct Renames<'s> {
    rules: Vec<RenameRule<'s>>,
    index: Index,
    /// The number of rules above the declaration that is being bound; `None` if all rules apply.
    above: Option<usize>,
}

struct RenameRule<'s> {
    directive: &'s RenameDirective,
    item: &'s Item,
    /// The number of definitions of classes above the rule.
    classes: usize,
    name: NamePattern,
    /// The regular expression, if the target is one.
    finds: Option<NamePattern>,
    /// The regular expression of each condition, if it has one.
    condition_patterns: Vec<Option<NamePattern>>,
}

/// The effect of the directives on a declaration's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenName {
    /// The declaration is bound with this name.
    Name(String),
    /// The declaration is not bound.
    Ignored,
    /// The declaration is not bound, because a pattern makes this text, which is no name.
    Invalid(String),
}

impl GivenName {
    /// The name; `None` for a declaration that is not bound.
    pub fn valid(self) -> Option<String> {
        match self {
            GivenName::Name(name) => Some(name),
            GivenName::Ignored | GivenName::Invalid(_) => None,
        }
    }
}

impl<'s> Renames<'s> {
    /// Adds a `%rename` or an `%ignore` with this number of definitions of classes above it. A pattern that
    /// is no regular expression is an error.
    pub fn add(
        &mut self,
        item: &'s Item,
        directive: &'s RenameDirective,
        classes: usize,
        diagnostics: &mut Diagnostics,
    ) {
        let finds = match &directive.target {
            RenameTarget::Pattern { pattern, .. } => NamePattern::finding(pattern).map(Some),
            _ => Ok(None),
        };
        let condition_patterns =
            directive.conditions.iter().map(condition_pattern).collect::<Result<Vec<_>, _>>();
        match NamePattern::new(&directive.name).and_then(|name| Ok((name, finds?, condition_patterns?))) {
            Ok((name, finds, condition_patterns)) => {
                self.index.add(&directive.target, self.rules.len());
                self.rules.push(RenameRule { directive, item, classes, name, finds, condition_patterns });
            }
            Err(fault) => diagnostics.push(
                Diagnostic::error(code::BAD_RENAME, item.span, fault)
                    .help("write a name, or a pattern such as `%(lower)s` or `%(regex:/^get(.*)/\\\\1/)s`"),
            ),
        }
    }

    /// The number of rules so far.
    pub fn count(&self) -> usize {
        self.rules.len()
    }

    /// Limits the rules to the first ones, or lifts the limit, because a declaration may be bound after later
    /// rules were added. Returns the previous limit.
    pub fn hold(&mut self, above: Option<usize>) -> Option<usize> {
        std::mem::replace(&mut self.above, above)
    }

    /// The name that all directives together give a declaration, or the fact that the declaration
    /// is ignored.
    pub fn new_name(&self, named: &Named, scope: &Scope) -> GivenName {
        // The class of an instance has the name that its `%template` gives, whatever the template's name is.
        if named.kind == NamedKind::Constructor && named.owner.is_some_and(ClassType::is_instance) {
            return self.of_implicit(named, scope);
        }
        let found = self.found(named, scope);
        found.map_or_else(|| GivenName::Name(named.name.to_owned()), |(given, _)| given)
    }

    /// The name of a constructor that only the compiler declares. A directive that also names the class does
    /// not rename the constructor.
    pub fn of_implicit(&self, named: &Named, scope: &Scope) -> GivenName {
        let found = self.found(named, scope);
        let is_own = match &found {
            Some((GivenName::Ignored, Some(_))) => true,
            Some((_, Some(closeness))) => closeness.is_of_constructor(),
            Some((GivenName::Invalid(_), _)) => false,
            Some((_, None)) => found != self.found(&Named { kind: NamedKind::Class, ..*named }, scope),
            None => false,
        };
        match found {
            Some((given, _)) if is_own => given,
            _ => GivenName::Name(named.name.to_owned()),
        }
    }

    /// The name of a function that a `%template` calls `name`. As in SWIG, a rule for the template takes
    /// precedence, and its patterns see the template's name; but if the template is outside of namespaces, a
    /// rule whose target is a bare name does not rename its instances; it may only ignore them.
    pub fn of_instance(&self, name: &str, named: &Named, scope: &Scope) -> GivenName {
        let is_operator = named.name.starts_with("operator") && !is_identifier(named.name);
        if named.kind == NamedKind::Constructor || is_operator {
            return GivenName::Name(name.to_owned());
        }
        let is_outermost = named.owner.is_none() && FullName::of(named.full).scope().is_none();
        match self.found(named, scope) {
            Some((given @ (GivenName::Ignored | GivenName::Invalid(_)), Some(_))) => given,
            Some((given @ (GivenName::Name(_) | GivenName::Invalid(_)), None)) => given,
            Some((GivenName::Name(given), Some(closeness)))
                if given != named.name && !(closeness.is_bare() && is_outermost) =>
            {
                GivenName::Name(given)
            }
            _ => GivenName::Name(name.to_owned()),
        }
    }

    /// The effect of the rules for a declaration, and how closely the rule names it; `None` if there is no
    /// rule.
    fn found(&self, named: &Named, scope: &Scope) -> Option<(GivenName, Option<Closeness>)> {
        let rules = &self.rules[..self.above.unwrap_or(self.rules.len())];
        let possible = self.index.possible(named.full, scope);
        let possible = possible.into_iter().rev().filter_map(|position| rules.get(position));
        let mut conditional = Vec::new();
        let mut closest: Option<(Closeness, &RenameRule)> = None;
        for rule in possible {
            let Some(closeness) = rule.closeness(named, scope) else { continue };
            match closeness {
                Some(closeness) if rule.directive.conditions.is_empty() => {
                    if closest.is_none_or(|(best, _)| best < closeness) {
                        closest = Some((closeness, rule));
                    }
                }
                Some(_) => conditional.push(rule),
                None if named.is_instance => {}
                None => conditional.push(rule),
            }
        }
        match closest {
            Some((closeness, rule)) => rule.new_name(named).map(|given| (given, Some(closeness))),
            None => conditional.into_iter().find_map(|rule| rule.new_name(named)).map(|given| (given, None)),
        }
    }
}

impl RenameRule<'_> {
    fn place(&self) -> DirectivePlace<'_> {
        DirectivePlace::of(self.item, self.classes)
    }

    /// The name that the rule gives a declaration. With `fullname=1`, a pattern sees the full name. An
    /// enumeration keeps its name if the new one is invalid, and with it its enumerators; an instance keeps
    /// the name that `%template` gives.
    fn new_name(&self, named: &Named) -> Option<GivenName> {
        let is_full = matches!(self.directive.target, RenameTarget::Pattern { is_full: true, .. });
        let given = self.name.new_name(if is_full { named.full } else { named.name })?;
        let keeps = named.kind == NamedKind::Enum || named.is_instance;
        (!keeps || !matches!(given, GivenName::Invalid(_))).then_some(given)
    }

    /// Whether the rule applies to a declaration, and how closely its target names it; the inner `None`
    /// stands for rules without a name as target.
    fn closeness(&self, named: &Named, scope: &Scope) -> Option<Option<Closeness>> {
        let closeness = match &self.directive.target {
            RenameTarget::All => None,
            RenameTarget::Named(target) if named.is_written && !target.name.has_arguments() => return None,
            RenameTarget::Named(target) => {
                let closeness = target::closeness(target, self.place(), named, scope)?;
                // SWIG itself names the operators with special names by `%rename`s for all classes, over
                // which a bare operator's rule has no priority.
                if named.has_special_name && closeness.is_of_any_place() {
                    return None;
                }
                Some(closeness)
            }
            RenameTarget::Pattern { is_full, .. } => {
                let name = if *is_full { named.full } else { named.name };
                self.finds.as_ref().filter(|pattern| pattern.is_in(name))?;
                None
            }
        };
        let mut conditions = self.directive.conditions.iter().zip(&self.condition_patterns);
        conditions.all(|(condition, pattern)| holds(condition, pattern.as_ref(), named)).then_some(closeness)
    }
}

/// A function that returns the text of a declaration that a condition compares.
type Compared = fn(&Named) -> String;

/// The properties that SWIG's conditions can compare: by default the kind of a declaration; otherwise the
/// named one.
const COMPARED: [(&str, Compared); 3] = [
    ("", |named| named.kind.word().to_owned()),
    ("$name", |named| named.name.to_owned()),
    ("$sym:name", |named| named.name.to_owned()),
];

/// A condition that compares: `notmatch$name` is `("match", true, …)`.
fn comparison(word: &str) -> Option<(&'static str, bool, Compared)> {
    let (is_not, word) = word.strip_prefix("not").map_or((false, word), |word| (true, word));
    let how = ["match", "regexmatch"].into_iter().find(|how| word.starts_with(how))?;
    let compared = COMPARED.into_iter().find(|(name, _)| word[how.len()..] == **name)?;
    Some((how, is_not, compared.1))
}

/// The regular expression of a condition.
fn condition_pattern(condition: &RenameCondition) -> Result<Option<NamePattern>, String> {
    match (comparison(&condition.word), &condition.value) {
        (Some(("regexmatch", ..)), Some(pattern)) => NamePattern::finding(pattern).map(Some),
        _ => Ok(None),
    }
}

/// Whether a condition holds. An unknown condition never holds.
fn holds(condition: &RenameCondition, pattern: Option<&NamePattern>, named: &Named) -> bool {
    let RenameCondition { word, value, negated } = condition;
    let is = match (word.as_str(), value.as_deref()) {
        ("regextarget" | "fullname", _) => return true,
        ("isglobal", None) => named.owner.is_none(),
        ("ismember", None) => named.owner.is_some(),
        ("isstatic", None) => named.is_static,
        ("isextendmember" | "isextension", None) => named.is_extension,
        ("istemplate", None) => named.is_template,
        (word, Some(value)) if let Some((_, is_not, compared)) = comparison(word) => {
            let compared = compared(named);
            pattern.map_or(compared == value, |pattern| pattern.is_in(&compared)) != is_not
        }
        (word, None) => word.strip_prefix("is") == Some(named.kind.word()),
        _ => false,
    };
    is != *negated
}

// An index that finds the rules for a declaration without testing all of them: an interface may have
// thousands of `%rename`s.

/// The indices of rules, by the names of their targets.
#[derive(Default)]
struct Index {
    /// The rules by their whole path, such as `Filter::apply`, unless it has template arguments or `*::`.
    by_path: FxHashMap<String, Vec<usize>>,
    /// The rules with template arguments or `*::` in their path, by its last part.
    by_last: FxHashMap<String, Vec<usize>>,
    /// Rules without a target, or with a regular expression as target.
    others: Vec<usize>,
}

impl Index {
    pub fn add(&mut self, target: &RenameTarget, position: usize) {
        let RenameTarget::Named(target) = target else { return self.others.push(position) };
        let last = target.name.segments.last().map_or("", |last| &last.name);
        let path = if has_one_path(target) { target.name.path() } else { last.to_owned() };
        self.by_path.entry(path).or_default().push(position);
        self.by_last.entry(last.to_owned()).or_default().push(position);
    }

    /// The rules that may apply to a declaration with this full name, in the order of the text.
    pub fn possible(&self, full: &str, scope: &Scope) -> Vec<usize> {
        let plain = FullName::of(full).without_arguments();
        let named = match scope.has_other_names() {
            // The class or the namespace may have another name in a rule.
            true => {
                self.by_last.get(FullName::of(full).unqualified()).into_iter().flatten().copied().collect()
            }
            false => {
                let mut named = self.of_path(&plain);
                if !self.by_path.is_empty() {
                    let inherited = scope.members_of_bases(full);
                    named.extend(
                        inherited
                            .iter()
                            .flat_map(|full| self.of_path(&FullName::of(full).without_arguments())),
                    );
                }
                named
            }
        };
        let mut all: Vec<usize> = self.others.iter().copied().chain(named).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The rules with any suffix of a path: `apply`, `Filter::apply` or `example::Filter::apply`.
    fn of_path(&self, plain: &str) -> Vec<usize> {
        let starts = plain.match_indices("::").map(|(at, mark)| at + mark.len());
        let rules = [0].into_iter().chain(starts).filter_map(|start| self.by_path.get(&plain[start..]));
        rules.flatten().copied().collect()
    }
}

/// Whether a target matches only declarations whose full name ends in the target's path, apart from aliases
/// of scopes.
fn has_one_path(target: &FeatureTarget) -> bool {
    !target.any_scope && target.name.segments.iter().all(|segment| segment.arguments.is_none())
}
