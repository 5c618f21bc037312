//! Types that are members of classes, which other code names with the class: `Traits<int>::value_type`, or by
//! the name alone in derived classes. For a class template, the specialization is selected as in C++.

mod specialization;

use crate::interface::{Builtin, ClassType, FullName, Ty};
use crate::lower::scope::Scope;
use crate::lower::types::{Bindings, Resolver};
use crate::syntax::{ClassSyntax, Item, ItemKind, MemberAccess, TypeSyntax, UsingSyntax};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefCell};

/// The defined classes and class templates, with the names inside them.
#[derive(Default)]
pub struct ClassTypes<'s> {
    /// The definitions by full name; for a template, with its specializations.
    definitions: FxHashMap<String, Vec<ClassDefinition<'s>>>,
    /// The number of definitions.
    count: usize,
    /// The types inside each class, filled when they are first needed.
    named: RefCell<FxHashMap<ClassType, Bindings>>,
    /// The public bases of classes whose members were read, by the full name of the class.
    bases: RefCell<FxHashMap<String, Vec<ClassType>>>,
    /// The names of these bases, without scopes and template arguments.
    base_names: RefCell<FxHashSet<String>>,
    /// The arguments of the instantiations that a `%template` names, by the full name of the template. Equal
    /// arguments may name a fundamental type differently.
    spelled: FxHashMap<String, FxHashSet<Vec<Ty>>>,
    /// The number of classes that are being examined, one inside the other.
    nested: Cell<usize>,
    /// The number of classes that were examined since the outermost began.
    looked_into: Cell<usize>,
    /// The number of template defaults that are being resolved, one inside the other.
    defaults: Cell<usize>,
}

/// The limits for the nesting and for the number of examined classes. A template that refers to itself with
/// other arguments would have no end.
const MOST_NESTED: usize = 32;
const MOST_LOOKED_INTO: usize = 256;

/// The limit for nested defaults, because a default may refer to its own template several times.
const MOST_DEFAULTS: usize = 4;

/// The definition of a class or class template.
#[derive(Clone, Copy)]
pub struct ClassDefinition<'s> {
    pub item: &'s Item,
    pub class: &'s ClassSyntax,
    /// The number of definitions of classes above the class, or above the class around it.
    pub above: usize,
}

impl ClassDefinition<'_> {
    /// Whether a name in the class may be that of a member. The members of bases and of templates may be
    /// unknown.
    pub fn may_have_member(&self, name: &str) -> bool {
        let ClassSyntax { template_parameters, specialized, bases, members, .. } = self.class;
        let is_template = template_parameters.is_some() || specialized.is_some();
        let has_name = || members.iter().any(|member| may_declare(member, name));
        is_template || !bases.is_empty() || self.class.name == name || has_name()
    }

    /// Whether a public member that needs no object certainly has the name: the class is no template.
    pub fn has_public_name(&self, name: &str) -> bool {
        let is_template = self.class.template_parameters.is_some() || self.class.specialized.is_some();
        let is_public = |item: &&Item| item.access == MemberAccess::Public && may_declare(item, name);
        let needs_none = |item: &Item| match &item.kind {
            ItemKind::Function(function) => function.member.as_ref().is_some_and(|member| member.is_static),
            ItemKind::Data(data) => data.is_static,
            ItemKind::Alias(_) | ItemKind::Enum(_) => true,
            ItemKind::Class(class) => class.name == name,
            _ => false,
        };
        !is_template && self.class.members.iter().find(is_public).is_some_and(needs_none)
    }
}

/// Whether a member of a class may declare the name for C++, to which members of `%extend` are unknown.
fn may_declare(member: &Item, name: &str) -> bool {
    match &member.kind {
        ItemKind::Function(function) => function.name == name,
        ItemKind::Variable(variable) => variable.name == name,
        ItemKind::Data(data) => data.name == name,
        ItemKind::Alias(alias) => alias.name == name,
        ItemKind::Enum(r#enum) => {
            let mut enumerators = r#enum.enumerators.iter();
            r#enum.name == name || enumerators.any(|enumerator| enumerator.name == name)
        }
        // The members of an unnamed union are members of the class.
        ItemKind::Class(class) => class.name.is_empty() || class.type_of.is_some() || class.name == name,
        ItemKind::ClassName(class) | ItemKind::ElaboratedName(class) => class == name,
        ItemKind::NamespaceAlias { .. } | ItemKind::Using(_) | ItemKind::Other(_) => true,
        ItemKind::Friend(_) | ItemKind::Directive(_) => false,
    }
}

impl<'s> ClassTypes<'s> {
    pub fn define(&mut self, full: String, item: &'s Item, class: &'s ClassSyntax) {
        self.definitions.entry(full).or_default().push(ClassDefinition { item, class, above: self.count });
        self.count += 1;
    }

    /// The number of definitions above the current item.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The definitions of a template by its full name, including its specializations.
    pub fn definitions_of(&self, full: &str) -> &[ClassDefinition<'s>] {
        self.definitions.get(full).map(Vec::as_slice).unwrap_or_default()
    }

    /// Stores the arguments of an instantiation as a `%template` spells them, unless an equal instantiation
    /// has been stored before.
    pub fn spell(&mut self, template: &str, arguments: Vec<Ty>) {
        // An equal element of a set stays as it is.
        self.spelled.entry(template.to_owned()).or_default().insert(arguments);
    }

    /// Stores the types of a class whose definition cannot be found again, because it is inside a template.
    pub fn keep(&self, class: &ClassType, types: &Bindings) {
        self.named.borrow_mut().entry(class.clone()).or_insert_with(|| types.clone());
    }
}

impl<'s> Scope<'s> {
    /// Stores the public bases of a class, whose directives also apply to it.
    pub fn keep_bases(&self, class: &ClassType, bases: Vec<ClassType>) {
        if !bases.is_empty() {
            let names = bases.iter().map(|base| base.unqualified().to_owned());
            self.class_types.base_names.borrow_mut().extend(names);
            self.class_types.bases.borrow_mut().insert(class.name().to_owned(), bases);
        }
    }

    /// Whether a class with this name, without scopes and template arguments, is a base of another.
    pub fn is_base(&self, name: &str) -> bool {
        self.class_types.base_names.borrow().contains(name)
    }

    /// The full names that a member of this name has in the bases of its class: each base is followed by its
    /// own bases, as SWIG looks for directives.
    pub fn members_of_bases(&self, full: &str) -> Vec<String> {
        let bases = self.class_types.bases.borrow();
        let mut found: Vec<&str> = Vec::new();
        let Some(class) = FullName::of(full).scope().filter(|_| !bases.is_empty()) else {
            return Vec::new();
        };
        let own = &full[class.len()..];
        let mut pending = vec![(class, 0)];
        while let Some((class, depth)) = pending.pop() {
            if depth > 0 {
                found.push(class);
            }
            let next = bases.get(class).into_iter().flatten().map(ClassType::name).rev();
            let is_new = |base: &&str| depth < MOST_NESTED && !found.contains(base);
            pending.extend(next.filter(is_new).map(|base| (base, depth + 1)));
        }
        found.into_iter().map(|base| format!("{base}{own}")).collect()
    }

    /// The type called `name` in a class or one of its bases.
    pub fn type_in(&self, class: &ClassType, name: &str) -> Option<Ty> {
        self.look_into(class);
        self.class_types.named.borrow().get(class)?.get(name).cloned()
    }

    /// The types inside a class and its bases.
    pub fn types_in(&self, class: &ClassType) -> Bindings {
        self.look_into(class);
        self.class_types.named.borrow().get(class).cloned().unwrap_or_default()
    }

    /// The types inside a class and its bases, and the arguments of its template.
    pub fn types_inside(&self, class: &ClassType) -> Bindings {
        let mut types = self.class_definition(class).map(|(_, arguments)| arguments).unwrap_or_default();
        types.extend(self.types_in(class));
        types
    }

    fn look_into(&self, class: &ClassType) {
        if self.class_types.named.borrow().contains_key(class) {
            return;
        }
        let nested = self.class_types.nested.get();
        let before = if nested == 0 { 0 } else { self.class_types.looked_into.get() };
        if nested >= MOST_NESTED || before >= MOST_LOOKED_INTO {
            return;
        }
        self.class_types.nested.set(nested + 1);
        self.class_types.looked_into.set(before + 1);
        self.read_types(class);
        self.class_types.nested.set(nested);
    }

    fn read_types(&self, class: &ClassType) {
        let Some((definition, mut bindings)) = self.class_definition(class) else { return };
        // A class that refers to itself sees the types found so far.
        self.class_types.named.borrow_mut().insert(class.clone(), Bindings::default());
        let own = (definition.class.name.clone(), Ty::Class(class.clone()));
        bindings.insert(own.0.clone(), own.1.clone());
        let namespace = namespace_inside(&definition);
        for base in &definition.class.bases {
            let resolver = Resolver { scope: self, namespace, bindings: &bindings };
            for base in resolver.resolve_all(&base.r#type, base.pack) {
                for (name, r#type) in base.class().map(|base| self.types_in(base)).unwrap_or_default() {
                    self.name(class, &mut bindings, &name, r#type);
                }
            }
        }
        self.name(class, &mut bindings, &own.0, own.1);
        for member in &definition.class.members {
            let resolver = Resolver { scope: self, namespace, bindings: &bindings };
            if let Some((name, r#type)) = named_by(member, class, resolver) {
                self.name(class, &mut bindings, &name, r#type);
            }
        }
    }

    fn name(&self, class: &ClassType, bindings: &mut Bindings, name: &str, r#type: Ty) {
        if let Some(named) = self.class_types.named.borrow_mut().get_mut(class) {
            named.insert(name.to_owned(), r#type.clone());
        }
        bindings.insert(name.to_owned(), r#type);
    }

    /// The definition of a class, and the arguments for its template parameters.
    pub fn class_definition(&self, class: &ClassType) -> Option<(ClassDefinition<'s>, Bindings)> {
        if let Some(outer) = class.outer().filter(|_| class.is_instance()) {
            return self.definition_inside(outer, class);
        }
        let definitions = self.class_types.definitions.get(class.template())?;
        if class.is_instance() {
            return specialization::choose(definitions, class.arguments(), self);
        }
        let plain = definitions.first().filter(|plain| plain.class.template_parameters.is_none())?;
        Some((*plain, Bindings::default()))
    }

    /// The definition of a class template inside another class, whose names it can use.
    fn definition_inside(
        &self,
        outer: &ClassType,
        class: &ClassType,
    ) -> Option<(ClassDefinition<'s>, Bindings)> {
        let (around, mut bindings) = self.class_definition(outer)?;
        let templates = around.class.members.iter().filter_map(|item| match &item.kind {
            ItemKind::Class(class) if class.template_parameters.is_some() => {
                Some(ClassDefinition { item, class, above: around.above })
            }
            _ => None,
        });
        let own: Vec<ClassDefinition> =
            templates.filter(|template| template.class.name == class.unqualified()).collect();
        let (definition, inside) = specialization::choose(&own, class.arguments(), self)?;
        bindings.extend(self.types_in(outer));
        bindings.extend(inside);
        Some((definition, bindings))
    }

    /// Whether a `%template` names an instantiation, other than by an alias.
    pub fn has_spelled(&self, class: &ClassType) -> bool {
        let spelled = self.class_types.spelled.get(class.template());
        spelled.is_some_and(|all| all.contains(class.written_arguments()))
    }

    /// The template arguments of an instantiation, including defaults.
    fn with_default_arguments(&self, class: &ClassType) -> Vec<Ty> {
        let definitions = self.class_types.definitions_of(class.template());
        specialization::with_all_defaults(definitions, class.arguments(), self)
            .unwrap_or_else(|| class.arguments().to_vec())
    }

    /// An instantiation with its arguments in a canonical form, which is the same for equal instantiations:
    /// with all defaults or without any, and with the names that the first `%template` gives to fundamental
    /// types, so that `Box<int>` is `Box<int32_t>`. The instantiation knows which arguments the `%template`
    /// writes; without a `%template`, the defaults count as not written.
    pub fn instance(&self, template: &ClassType, arguments: Vec<Ty>) -> ClassType {
        let nested = self.class_types.defaults.get();
        let Some(definitions) =
            self.class_types.definitions.get(template.name()).filter(|_| nested < MOST_DEFAULTS)
        else {
            return template.with_arguments(self.spelled(template, &arguments).unwrap_or(arguments));
        };
        self.class_types.defaults.set(nested + 1);
        let fewest = specialization::without_defaults(definitions, arguments, self);
        let instance = match self.with_nameable_defaults(definitions, &fewest) {
            Some(all) => {
                let written = (fewest.len()..=all.len()).find_map(|end| self.spelled(template, &all[..end]));
                let (written, all) = match written {
                    Some(written) => {
                        let own = specialization::with_all_defaults(definitions, &written, self);
                        (written.len(), own.unwrap_or(all))
                    }
                    None => (fewest.len(), all),
                };
                template.with_arguments(all).written_with(written)
            }
            None => template.with_arguments(self.spelled(template, &fewest).unwrap_or(fewest)),
        };
        self.class_types.defaults.set(nested);
        instance
    }

    /// The arguments as a `%template` spells them.
    fn spelled(&self, template: &ClassType, arguments: &[Ty]) -> Option<Vec<Ty>> {
        self.class_types.spelled.get(template.name())?.get(arguments).cloned()
    }

    /// The template arguments with all defaults, because a template of the interface may have a default that
    /// the template of C++ lacks; `None` if there are no defaults or one of them cannot be named, and for a
    /// template of the standard library.
    fn with_nameable_defaults(&self, definitions: &[ClassDefinition], fewest: &[Ty]) -> Option<Vec<Ty>> {
        let all = specialization::with_all_defaults(definitions, fewest, self);
        let is_standard = |first: &String| first == "std";
        let is_of_library =
            definitions.iter().any(|each| each.item.namespace.first().is_some_and(is_standard));
        let is_named = |all: &Vec<Ty>| {
            let defaults = all.get(fewest.len()..).unwrap_or_default();
            !is_of_library && !defaults.is_empty() && defaults.iter().all(is_nameable)
        };
        all.filter(is_named)
    }
}

/// Whether C++ knows a type by its full name everywhere.
fn is_nameable(argument: &Ty) -> bool {
    match argument {
        Ty::Builtin(_) | Ty::StdString => true,
        Ty::Class(class) => class.arguments().iter().all(is_nameable),
        Ty::Pointer(inner) | Ty::Const(inner) => is_nameable(inner),
        Ty::Other(value) => value.starts_with(|first: char| first.is_ascii_digit()),
        _ => false,
    }
}

/// The namespaces and classes around the members of a class definition.
pub(super) fn namespace_inside<'s>(definition: &ClassDefinition<'s>) -> &'s [String] {
    definition.class.members.first().map_or(&definition.item.namespace, |member| &member.namespace)
}

/// The name and type that a member of a class declares, if it declares a type.
fn named_by(member: &Item, class: &ClassType, resolver: Resolver) -> Option<(String, Ty)> {
    match &member.kind {
        ItemKind::Alias(alias) if alias.template_parameters.is_empty() => {
            Some((alias.name.clone(), resolver.bound(&alias.target)))
        }
        ItemKind::Class(inner) if !inner.name.is_empty() && inner.specialized.is_none() => {
            Some((inner.name.clone(), Ty::Class(class.nested(&inner.name))))
        }
        // A nested class that is defined elsewhere.
        ItemKind::ClassName(name) => Some((name.clone(), Ty::Class(class.nested(name)))),
        ItemKind::Enum(r#enum) if !r#enum.name.is_empty() => {
            let base = r#enum.base.as_ref().and_then(|base| resolver.resolve(base).builtin());
            let base = base.unwrap_or(Builtin::fundamental("int"));
            Some((r#enum.name.clone(), Ty::Enum(class.member(&r#enum.name), base)))
        }
        ItemKind::Using(UsingSyntax { target, namespace: false, pack }) => {
            let last = target.segments.last()?.name.clone();
            match resolver.resolve_all(&TypeSyntax::Named(target.clone()), *pack).into_iter().next()? {
                Ty::Other(_) | Ty::Undeclared(_) => None,
                named => Some((last, named)),
            }
        }
        _ => None,
    }
}
