//! The target of a directive: whether a declaration matches it, and its scope, which is the whole interface,
//! a namespace, all functions with a name, or one function.

use crate::interface::{ClassType, FullName, Ty};
use crate::lower::scope::Scope;
use crate::lower::types::{Bindings, Resolver};
use crate::syntax::{
    ClassSyntax, Directive, FeatureTarget, Item, ItemKind, MemberRole, MemberSyntax, QualifiedName,
    TypeSyntax,
};
use std::cmp::Reverse;
use std::ptr;

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
    /// The full name, for a function with the types of its parameters: `example::add(int, int)`.
    pub fn with_parameters(&self) -> String {
        let Some(parameters) = self.parameters else { return self.full.to_owned() };
        let types: Vec<String> = parameters.iter().map(Ty::to_string).collect();
        format!("{}({})", self.full, types.join(", "))
    }

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
        match self.template_arguments {
            [] => squeezed(FullName::of(self.full).arguments().unwrap_or_default()),
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

    /// Whether the target names a constructor, and not the class with the same name.
    pub fn is_of_constructor(self) -> bool {
        self.has_parameters || !matches!(self.name, NameCloseness::Alone | NameCloseness::AnyScope)
    }

    /// Whether the target is only a name, without namespaces, classes and template arguments.
    pub fn is_bare(self) -> bool {
        self.is_of_any_place() && !self.has_arguments
    }
}

/// The place of a directive in the interface.
#[derive(Clone, Copy)]
pub struct DirectivePlace<'a> {
    /// The namespaces and classes around it.
    pub namespace: &'a [String],
    /// The directive, and the number of definitions of classes above it; `None` if its place in the text does
    /// not matter.
    directive: Option<(&'a Item, usize)>,
}

impl<'a> DirectivePlace<'a> {
    /// The place of a directive with this number of definitions of classes above it.
    pub fn of(directive: &'a Item, classes: usize) -> DirectivePlace<'a> {
        DirectivePlace { namespace: &directive.namespace, directive: Some((directive, classes)) }
    }

    /// The types that parameters of a target may name inside a class. As with SWIG, the name of a template
    /// parameter, as in `Stack::push(T)`, has a meaning only above the member that the target names.
    fn types_inside(self, class: &ClassType, target: &FeatureTarget, scope: &Scope) -> Bindings {
        let mut types = scope.types_inside(class);
        if let Some((definition, _)) = scope.class_definition(class)
            && let Some((directive, classes)) = self.directive
            && definition.above < classes
            && declares_above(definition.class, directive, target)
        {
            let parameters = definition.class.template_parameters.iter().flatten();
            parameters
                .filter_map(|parameter| parameter.name.as_ref())
                .for_each(|name| _ = types.remove(name));
        }
        types
    }
}

/// Whether a function that the target may name is above the directive in the body of the class. A directive
/// outside of the body counts as below all of it.
fn declares_above(class: &ClassSyntax, directive: &Item, target: &FeatureTarget) -> bool {
    let holds = |item: &Item| match &item.kind {
        ItemKind::Directive(Directive::Extend(extend)) => {
            extend.members.iter().any(|member| ptr::eq(member, directive))
        }
        _ => ptr::eq(item, directive),
    };
    let name = target.name.segments.last().map(|last| &last.name);
    let count = target.parameters.as_ref().map_or(0, Vec::len);
    let is_named = |item: &Item| match &item.kind {
        ItemKind::Function(function) => {
            let mut rest = function.parameters.iter().skip(count);
            Some(&function.name) == name
                && function.parameters.len() >= count
                && rest.all(|parameter| parameter.default.is_some())
        }
        _ => false,
    };
    class.members.iter().take_while(|item| !holds(item)).any(is_named)
}

/// How closely the `target` of a directive names this declaration; `None` if it does not. The name of a
/// member of a base is also that of the member of a derived class.
pub fn closeness(
    target: &FeatureTarget,
    place: DirectivePlace,
    named: &Named,
    scope: &Scope,
) -> Option<Closeness> {
    let namespace = place.namespace;
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
        let bindings = named.owner.map(|class| place.types_inside(class, target, scope)).unwrap_or_default();
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
        let own = scopes_of(FullName::of(named.full));
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
    let is_of_instance = FullName::of(full).is_in_instance();
    match of_base {
        NameCloseness::Whole if is_of_instance && names_instance(target) => None,
        NameCloseness::OfTemplate if !is_of_instance => None,
        NameCloseness::Whole | NameCloseness::OfTemplate => Some(of_base),
        NameCloseness::Alone | NameCloseness::AnyScope | NameCloseness::AnyOuterScope => None,
    }
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
    closeness(target, DirectivePlace { namespace, directive: None }, named, scope).is_some()
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
    let full = FullName::of(full);
    if target.name.segments.last().is_none_or(|last| last.name != full.unqualified()) {
        return None;
    }
    if target.any_scope {
        let path = format!("::{}", target.name.path());
        return match target.name.segments.len() {
            // SWIG's `*::apply` is no name for a function outside of namespaces and classes.
            1 => full.outer().map(|_| NameCloseness::AnyScope),
            _ => full.without_arguments().ends_with(&path).then_some(NameCloseness::AnyOuterScope),
        };
    }
    if target.is_alone() {
        return match namespace {
            [] => Some(NameCloseness::Alone),
            // Only the function of this very namespace or class has the name.
            _ => is_declared_in(full, namespace).then_some(NameCloseness::Whole),
        };
    }
    // `Filter<int>::apply` refers to one instantiation, and `Filter::apply` to all.
    let has_arguments = names_instance(target);
    let is_named = match has_arguments {
        false => scope.candidates_inside(namespace, &target.name).contains(&full.without_arguments()),
        true => ends_in(full, &target.name) || is_in(target, namespace, full, scope),
    };
    let is_in_template = || full.outer().is_some_and(FullName::has_arguments);
    is_named.then(|| match !has_arguments && is_in_template() {
        true => NameCloseness::OfTemplate,
        false => NameCloseness::Whole,
    })
}

/// Whether a declaration is a member of a namespace or class, or of an instance of the class.
fn is_declared_in(full: FullName, namespace: &[String]) -> bool {
    let plain: Vec<&str> = namespace.iter().map(|part| FullName::of(part).unqualified()).collect();
    scopes_of(full) == plain
}

/// Whether the last parts of a declaration's name are those of a directive's, template arguments included.
fn ends_in(full: FullName, name: &QualifiedName) -> bool {
    let (mut own, mut given) = (full.parts().into_iter().rev(), name.segments.iter().rev());
    given.all(|segment| own.next().is_some_and(|part| squeezed(part) == squeezed(&segment.to_string())))
}

/// Whether the class in the name of `target` is the declaration's class, possibly under an alias.
fn is_in(target: &FeatureTarget, namespace: &[String], full: FullName, scope: &Scope) -> bool {
    let Some((_, around)) = target.name.segments.split_last() else { return false };
    let class = QualifiedName { global: target.name.global, segments: around.to_vec() };
    let class = Resolver::new(scope, namespace).resolve(&TypeSyntax::Named(class));
    class.class().is_some_and(|class| Some(class.name()) == full.scope())
}

/// The namespaces and classes around a declaration, outermost first, without template arguments.
fn scopes_of(full: FullName) -> Vec<String> {
    let parts = full.outer().map(FullName::parts).unwrap_or_default();
    parts.into_iter().map(|part| FullName::of(part).unqualified().to_owned()).collect()
}

fn squeezed(name: &str) -> String {
    name.split_whitespace().collect()
}

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
