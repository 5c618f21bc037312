//! Whether a declaration matches the target of a directive.

use crate::interface::{ClassType, Ty};
use crate::lower::scope::Scope;
use crate::lower::types::Resolver;
use crate::syntax::{FeatureTarget, MemberRole, MemberSyntax, QualifiedName, TypeSyntax};
use std::cmp::Reverse;

/// A declaration, with the properties by which directives distinguish declarations.
#[derive(Clone, Copy, Default)]
pub struct Named<'a> {
    pub kind: NamedKind,
    /// The full name in C++: `example::Filter<int>::apply`.
    pub full: &'a str,
    /// The name before any directive renames the declaration.
    pub name: &'a str,
    /// The template arguments of an instantiation.
    pub template_arguments: &'a [String],
    /// The parameters of a function.
    pub parameters: Option<&'a [Ty]>,
    /// The qualifiers after the parameter list, such as `const`.
    pub qualifiers: &'a str,
    /// The class of a member.
    pub owner: Option<&'a ClassType>,
    pub is_static: bool,
    /// Whether the declaration was added by an `%extend`.
    pub is_extension: bool,
    pub is_template: bool,
    /// Whether a `%template` names the class. Only directives with its C++ name change the name.
    pub is_instance: bool,
    /// Whether the class is written as `class Box<int> { … };`, which only directives with its arguments
    /// name.
    pub is_written: bool,
    /// Whether Python has a special method name for the operator.
    pub has_special_name: bool,
}

impl<'a> Named<'a> {
    /// Describes a function. `member` is its data as a member of a class.
    pub fn of(
        full: &'a str,
        name: &'a str,
        member: Option<&'a MemberSyntax>,
        owner: Option<&'a ClassType>,
    ) -> Named<'a> {
        let qualifiers = member.map_or("", |member| &member.qualifiers);
        let is_static = member.is_some_and(|member| member.is_static);
        let is_constructor = member.is_some_and(|member| member.role == MemberRole::Constructor);
        let kind = if is_constructor { NamedKind::Constructor } else { NamedKind::Function };
        let is_extension = member.is_some_and(|member| member.is_extension);
        Named { kind, full, name, qualifiers, owner, is_static, is_extension, ..Named::default() }
    }

    /// The template arguments of a function's instantiation, without spaces; those of a class are part of its
    /// name.
    fn arguments(&self) -> String {
        let of_class = || self.full[without_last_arguments(self.full).len()..].strip_suffix('>');
        match self.template_arguments {
            [] => squeezed(of_class().and_then(|text| text.strip_prefix('<')).unwrap_or_default()),
            all => squeezed(&all.join(",")),
        }
    }
}

/// The kinds of declarations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NamedKind {
    #[default]
    Function,
    Constructor,
    Class,
    Variable,
    Constant,
    Enum,
    Enumerator,
}

impl NamedKind {
    /// SWIG's word for the kind, in conditions.
    pub fn word(self) -> &'static str {
        match self {
            NamedKind::Function => "function",
            NamedKind::Constructor => "constructor",
            NamedKind::Class => "class",
            NamedKind::Variable => "variable",
            NamedKind::Constant => "constant",
            NamedKind::Enum => "enum",
            NamedKind::Enumerator => "enumitem",
        }
    }
}

/// How closely the target of a directive names a declaration. Of several directives for a declaration, the
/// one whose target names it most closely applies, as with SWIG.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Closeness {
    name: NameCloseness,
    has_arguments: bool,
    has_parameters: bool,
    /// The position of the base whose member the target names among the bases of the class; 0 if the target
    /// names the declaration itself.
    base: Reverse<usize>,
}

/// How closely a name of a directive is that of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum NameCloseness {
    /// A bare name, outside of namespaces and classes: `apply`.
    Alone,
    /// A name in any scope: `*::apply`.
    AnyScope,
    /// The name in the class template: `example::Filter::apply` for a member of `example::Filter<int>`.
    OfTemplate,
    /// A name with a class in any scope: `*::Filter::apply`.
    AnyOuterScope,
    /// The full name: `example::Filter::apply`, or `apply` inside this class.
    Whole,
}

impl Closeness {
    /// Whether the target is a name outside of namespaces and classes, which matches declarations in all of
    /// them.
    pub fn is_of_any_place(self) -> bool {
        self.name == NameCloseness::Alone
    }

    /// Whether the target states the parameters of a function.
    pub fn has_parameters(self) -> bool {
        self.has_parameters
    }

    /// Whether the target is only a name, without namespaces, classes and template arguments.
    pub fn is_bare(self) -> bool {
        self.is_of_any_place() && !self.has_arguments
    }
}

/// How closely `target`, written inside `namespace`, names this declaration; `None` if it does not. The name
/// of a member of a base is also that of the member of a derived class.
pub fn closeness(
    target: &FeatureTarget,
    namespace: &[String],
    named: &Named,
    scope: &Scope,
) -> Option<Closeness> {
    let resolver = Resolver::new(scope, namespace);
    let spelled = |text: &str| text.split_whitespace().collect::<String>();
    let (name, base) = match name_closeness(target, namespace, named.full, scope) {
        Some(name) => (name, 0),
        None if target.any_scope => return None,
        None if !names_instance(target) && !scope.is_base(class_of(target, namespace)?) => return None,
        None => {
            let bases = scope.members_of_bases(named.full);
            let name = |full: &String| {
                inherited(target, named.full, name_closeness(target, namespace, full, scope)?)
            };
            bases.iter().zip(1..).find_map(|(full, position)| Some((name(full)?, position)))?
        }
    };
    let fits = target.name.arguments().is_none_or(|arguments| {
        let spelled = arguments.iter().map(|argument| match &argument.r#type {
            Some(r#type) => resolver.resolve(r#type).to_string(),
            None => argument.text.clone(),
        });
        squeezed(&spelled.collect::<Vec<_>>().join(",")) == named.arguments()
    }) && target.parameters.as_ref().is_none_or(|parameters| {
        // Types are looked up in the class and in the namespace of the declaration too:
        // `%ignore Filter::resize(size_type);`
        let bindings = named.owner.map(|class| scope.types_inside(class)).unwrap_or_default();
        let match_in = |namespace: &[String]| {
            let resolver = Resolver { scope, namespace, bindings: &bindings };
            let types = parameters.iter().map(|parameter| resolver.resolve(&parameter.r#type));
            let mut types = types.map(|r#type| r#type.without_const().clone());
            // A target with defaults also names the calls without these parameters.
            named.parameters.is_some_and(|given| {
                given.iter().all(|own| types.next().as_ref() == Some(own))
                    && parameters[given.len()..].iter().all(|parameter| parameter.default.is_some())
            })
        };
        // The lookup in the declaration's namespace goes on in the namespaces around it. If the directive's
        // is one of these, it is not tried by itself: it may have another type of this name.
        let own = namespace_of(named.full);
        match_in(&own) || !own.starts_with(namespace) && match_in(namespace)
    });
    // SWIG takes `%rename(x) Filter::apply const;` for all overloads.
    let qualifiers = target.qualifiers.as_ref().filter(|_| target.parameters.is_some());
    let fits = fits && qualifiers.is_none_or(|given| spelled(given) == spelled(named.qualifiers));
    fits.then(|| Closeness {
        name,
        has_arguments: target.name.has_arguments(),
        has_parameters: target.parameters.is_some(),
        base: Reverse(base),
    })
}

/// How closely a target that names the member of a base names the member `full` of a derived class; `None` if
/// it does not. An instance of a template inherits directives for the template of its base, but no directives
/// for an instance.
fn inherited(target: &FeatureTarget, full: &str, of_base: NameCloseness) -> Option<NameCloseness> {
    let is_of_instance = is_in_instance(full);
    match of_base {
        NameCloseness::Whole if is_of_instance && names_instance(target) => None,
        NameCloseness::OfTemplate if !is_of_instance => None,
        NameCloseness::Whole | NameCloseness::OfTemplate => Some(of_base),
        NameCloseness::Alone | NameCloseness::AnyScope | NameCloseness::AnyOuterScope => None,
    }
}

/// Whether a full name is that of a member of an instance of a template: `Filter<int>::apply`.
pub fn is_in_instance(full: &str) -> bool {
    full.rsplit_once("::").is_some_and(|(class, _)| class.ends_with('>'))
}

/// The unqualified name of the class or namespace whose member a target names: `Filter` for
/// `example::Filter::apply`, and the one around the directive for `apply`; `None` for `apply` outside of all.
fn class_of<'t>(target: &'t FeatureTarget, namespace: &'t [String]) -> Option<&'t str> {
    match target.name.segments.as_slice() {
        [.., class, _] => Some(&class.name),
        _ if target.name.global => None,
        _ => namespace.last().map(String::as_str),
    }
}

/// Whether a target names a member of an instance of a template: `Filter<int>::apply`.
fn names_instance(target: &FeatureTarget) -> bool {
    let outer = target.name.segments.split_last().map_or(&[][..], |(_, outer)| outer);
    outer.iter().any(|segment| segment.arguments.is_some())
}

/// Whether `target`, written inside `namespace`, is this declaration, by its full name or by its last part,
/// which matches all declarations with that name.
pub fn fits(target: &FeatureTarget, namespace: &[String], named: &Named, scope: &Scope) -> bool {
    closeness(target, namespace, named, scope).is_some()
}

/// Whether the name of `target` is the declaration's, without regard to parameters.
pub fn names(target: &FeatureTarget, namespace: &[String], full: &str, scope: &Scope) -> bool {
    name_closeness(target, namespace, full, scope).is_some()
}

fn name_closeness(
    target: &FeatureTarget,
    namespace: &[String],
    full: &str,
    scope: &Scope,
) -> Option<NameCloseness> {
    let last = target.name.segments.last().map_or("", |last| &last.name);
    let plain = without_arguments(full);
    let (outer, own) = plain.rsplit_once("::").unwrap_or(("", &plain));
    if last != own {
        return None;
    }
    if target.any_scope {
        let path = format!("::{}", target.name.path());
        return match target.name.segments.len() {
            // SWIG's `*::apply` is no name for a function outside of namespaces and classes.
            1 => (!outer.is_empty()).then_some(NameCloseness::AnyScope),
            _ => plain.ends_with(&path).then_some(NameCloseness::AnyOuterScope),
        };
    }
    if target.is_alone() {
        return match namespace {
            [] => Some(NameCloseness::Alone),
            // Only the function of this very namespace or class has the name.
            _ => (without_arguments(&namespace.join("::")) == outer).then_some(NameCloseness::Whole),
        };
    }
    // `Filter<int>::apply` refers to one instantiation, and `Filter::apply` to all.
    let has_arguments = names_instance(target);
    let name = if has_arguments { squeezed(full) } else { plain.clone() };
    let candidates = scope.candidates_inside(namespace, &target.name);
    let is_named = match has_arguments {
        false => candidates.contains(&name),
        true => name.ends_with(&squeezed(&target.name.to_string())) || is_in(target, namespace, full, scope),
    };
    let is_of_instance = || without_last_arguments(full).len() != plain.len();
    is_named.then(|| match !has_arguments && is_of_instance() {
        true => NameCloseness::OfTemplate,
        false => NameCloseness::Whole,
    })
}

/// Whether the class in the name of `target` is the declaration's class, possibly under an alias.
fn is_in(target: &FeatureTarget, namespace: &[String], full: &str, scope: &Scope) -> bool {
    let Some((_, around)) = target.name.segments.split_last() else { return false };
    let class = QualifiedName { global: target.name.global, segments: around.to_vec() };
    let class = Resolver::new(scope, namespace).resolve(&TypeSyntax::Named(class));
    let outer = full.rsplit_once("::").map(|(outer, _)| outer);
    class.class().is_some_and(|class| Some(class.name()) == outer)
}

fn namespace_of(full: &str) -> Vec<String> {
    let plain = without_arguments(full);
    let outer = plain.rsplit_once("::").map(|(outer, _)| outer);
    outer.into_iter().flat_map(|outer| outer.split("::")).map(str::to_owned).collect()
}

fn squeezed(name: &str) -> String {
    name.split_whitespace().collect()
}

/// The name without template arguments at its end: `example::Filter` for `example::Filter<int>`, but
/// `example::Filter<int>::apply` unchanged.
fn without_last_arguments(full: &str) -> &str {
    let mut depth = 0;
    for (at, letter) in full.char_indices().rev() {
        depth += match letter {
            '>' => 1,
            '<' => -1,
            _ => 0,
        };
        if depth <= 0 {
            return if letter == '<' { &full[..at] } else { full };
        }
    }
    full
}

/// The name without any template arguments: `example::Filter::apply` for `example::Filter<int>::apply`.
pub fn without_arguments(full: &str) -> String {
    // The `<` of an operator opens no arguments.
    let (scope, operator) = full.find("operator").map_or((full, ""), |at| full.split_at(at));
    let mut depth = 0;
    let mut plain = String::with_capacity(full.len());
    for letter in scope.chars() {
        match letter {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    plain + operator
}
