//! The names that are declared so far: namespaces, aliases, types and values.

mod declared;
mod lookup;

use crate::interface::{Builtin, ClassType, FullName, Ty};
use crate::lower::class_types::ClassTypes;
use crate::lower::types::Resolver;
use crate::syntax::{AliasSyntax, Item, QualifiedName, Segment, TemplateParameter, TypeSyntax, UsingSyntax};
use declared::{Declared, Used};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The declarations so far, by their full names without a leading `::`.
#[derive(Default)]
pub struct Scope<'s> {
    /// Whether the interface is one of C, where all names are global.
    pub is_of_c: bool,
    /// The types that are declared inside classes.
    pub class_types: ClassTypes<'s>,
    /// The effort spent so far on the type that is being resolved.
    pub effort: Effort,
    aliases: FxHashMap<String, Alias<'s>>,
    /// The aliases that code outside of classes can name: not those that are private, or in a template.
    public_aliases: FxHashSet<String>,
    /// Classes and class templates.
    classes: FxHashSet<String>,
    /// The classes that only members of another class can name.
    inaccessible: FxHashSet<String>,
    /// Bound instantiations of class templates.
    instances: FxHashSet<String>,
    /// The instantiations of standard library templates that any `%template` names, by full name.
    named_in_library: FxHashSet<String>,
    /// Namespace aliases, each with all possible targets at its place.
    namespaces: FxHashMap<String, Vec<String>>,
    /// Enumerations, with their underlying types.
    enums: FxHashMap<String, Builtin>,
    /// Values that may be template arguments: enumerators and constants, each with its number if it is known.
    values: FxHashMap<String, Option<i64>>,
    /// The numbers of constants that only the interface has: C++ does not know their names.
    constants: FxHashMap<String, i64>,
    /// The types of variables and functions.
    types: FxHashMap<String, Ty>,
    /// `using target;` declarations, each with all possible targets at its place.
    imports: FxHashMap<String, Vec<String>>,
    /// The targets of `using namespace target;`, by the namespace that contains the directive.
    used: FxHashMap<String, Vec<String>>,
    /// A cache of namespaces, each with the namespaces that it uses.
    with_used: RefCell<FxHashMap<String, Rc<Used>>>,
    /// The scopes in which the names of aliases, classes, enumerations, values, types and imports are
    /// declared.
    declared: Declared,
    /// The namespaces that contain declarations anywhere, and their aliases, by their last name.
    known_namespaces: FxHashMap<String, FxHashSet<String>>,
}

/// A type alias, and the namespace for the lookup of its target.
#[derive(Clone, Copy)]
pub struct Alias<'s> {
    pub target: &'s TypeSyntax,
    pub namespace: &'s [String],
    /// The parameters of an alias template.
    pub parameters: &'s [TemplateParameter],
}

/// The kind of type that a name stands for.
pub enum NamedType<'s> {
    Alias(Alias<'s>),
    Builtin(Builtin),
    StdString,
    /// An enumeration, by its full name, with its underlying type.
    Enum(String, Builtin),
    /// A class or class template, by its full name.
    Class(String),
}

impl<'s> Scope<'s> {
    pub fn declare_alias(&mut self, item: &'s Item, alias: &'s AliasSyntax) {
        // `typedef struct Node Node;` declares nothing new.
        let is_its_own =
            matches!(&alias.target, TypeSyntax::Named(name) if name.plain() == Some(&alias.name));
        if is_its_own {
            return;
        }
        let full = full_name(&item.namespace, &alias.name);
        self.declared.insert(&full);
        let (target, parameters) = (&alias.target, alias.template_parameters.as_slice());
        self.aliases.insert(full, Alias { target, namespace: &item.namespace, parameters });
    }

    /// Records that code outside of classes can name an alias.
    pub fn publish_alias(&mut self, full: String) {
        self.public_aliases.insert(full);
    }

    pub fn is_public_alias(&self, full: &str) -> bool {
        self.public_aliases.contains(full)
    }

    /// Declares the namespaces around a declaration.
    pub fn declare_namespaces(&mut self, namespace: &[String]) {
        for depth in 1..=namespace.len() {
            let (full, last) = (namespace[..depth].join("::"), &namespace[depth - 1]);
            match self.known_namespaces.get_mut(last) {
                Some(known) => _ = known.insert(full),
                None => _ = self.known_namespaces.insert(last.clone(), FxHashSet::from_iter([full])),
            }
        }
    }

    pub fn declare_namespace_alias(&mut self, item: &Item, name: &str, target: &QualifiedName) {
        let targets = self.namespaces_of(&item.namespace, target);
        let full = full_name(&item.namespace, name);
        self.known_namespaces.entry(name.to_owned()).or_default().insert(full);
        let known = self.namespaces.entry(full_name(&item.namespace, name)).or_default();
        // Each header of a library may open its inline namespace again.
        known.extend(targets.into_iter().filter(|target| !known.contains(target)).collect::<Vec<_>>());
    }

    pub fn declare_enum(&mut self, full: String, base: Builtin) {
        self.declared.insert(&full);
        self.enums.insert(full, base);
    }

    /// The type of an enumeration with this full name.
    pub fn enumeration(&self, full: &str) -> Option<Ty> {
        let base = self.enums.get(full)?;
        Some(Ty::Enum(full.to_owned(), *base))
    }

    pub fn declare_value(&mut self, full: String, value: Option<i64>) {
        self.declared.insert(&full);
        self.values.insert(full, value);
    }

    /// Stores the type of a variable, a function or a data member. For overloaded functions, the first type
    /// is kept.
    pub fn declare_type_of(&mut self, full: String, r#type: Ty) {
        self.declared.insert(&full);
        self.types.entry(full).or_insert(r#type);
    }

    /// The declared type of a variable, an enumerator or a function.
    pub fn find_type_of(&self, namespace: &[String], name: &QualifiedName) -> Option<Ty> {
        self.first(namespace, name, |full| self.types.get(full).cloned())
    }

    /// The number of the value `name` that is declared in one of `scopes`, if the number is known.
    pub fn number(&self, scopes: &[String], name: &str) -> Option<i64> {
        self.visible(scopes, name).find_map(|full| self.values.get(&full).copied())?
    }

    pub fn declare_constant(&mut self, full: String, number: i64) {
        self.constants.insert(full, number);
    }

    /// The number of the value, or of the interface's constant, `name` that is declared in one of `scopes`.
    pub fn number_of_default(&self, scopes: &[String], name: &str) -> Option<i64> {
        let value = self.visible(scopes, name).find_map(|full| self.values.get(&full).copied());
        let constant = || self.visible(scopes, name).find_map(|full| self.constants.get(&full).copied());
        value.unwrap_or_else(constant)
    }

    /// The full name of the declaration that a name in a default stands for: `None` in the inner option if
    /// the interface declares none, and in the outer one if it may be a member of a class.
    pub fn full_name_in_default(&self, scopes: &[String], name: &str) -> Option<Option<String>> {
        let is_declared = |full: &&String| {
            self.values.contains_key(*full) || self.types.contains_key(*full) || self.is_type(full)
        };
        let visible: Vec<String> = self.visible(scopes, name).collect();
        let found = visible.iter().find(is_declared);
        let scope = |full: &str| full[..full.len() - name.len()].trim_end_matches("::").to_owned();
        let last = scope(found.or(visible.last())?);
        if let [definition] = self.class_types.definitions_of(&last) {
            let is_public = definition.has_public_name(FullName::of(name).first());
            return is_public.then(|| Some(join(&last, name)));
        }
        let is_class = self.classes.contains(&last) || self.instances.contains(&last);
        (!is_class).then(|| found.cloned())
    }

    /// The full names that a name in these scopes may have, from the innermost scope on. They end at a scope
    /// that may give the name another meaning: a class with bases or with a member of that name, or a
    /// namespace that declares the beginning of the name or uses another namespace.
    fn visible(&self, scopes: &[String], name: &str) -> impl Iterator<Item = String> {
        let first = FullName::of(name).first();
        let is_last = move |scope: &str| {
            let full = join(scope, first);
            let is_class = self.classes.contains(scope) || self.instances.contains(scope);
            let hides = match self.class_types.definitions_of(scope) {
                [] => is_class,
                definitions => definitions.iter().any(|definition| definition.may_have_member(first)),
            };
            hides
                || self.used.contains_key(scope)
                || self.is_type(&full)
                || self.types.contains_key(&full)
                || self.imports.contains_key(&full)
                || self.known_namespaces.get(first).is_some_and(|known| known.contains(&full))
        };
        let all = (0..=scopes.len()).rev().map(|depth| scopes[..depth].join("::"));
        let mut is_hidden = false;
        let visible = all.take_while(move |scope| !std::mem::replace(&mut is_hidden, is_last(scope)));
        visible.map(move |scope| join(&scope, name))
    }

    /// The full name of an enumerator or a constant.
    pub fn find_value(&self, namespace: &[String], name: &QualifiedName) -> Option<String> {
        self.first(namespace, name, |full| self.values.contains_key(full).then(|| full.to_owned()))
    }

    /// Makes a class template of the interface replace one with the same name from a library file.
    pub fn define_again(&mut self, full: &str) {
        self.aliases.remove(full);
    }

    pub fn declare_class(&mut self, full: String) {
        self.declared.insert(&full);
        self.classes.insert(full);
    }

    /// Records that only the members of another class can name a class or an enumeration.
    pub fn declare_inaccessible(&mut self, full: String) {
        self.inaccessible.insert(full);
    }

    pub fn is_inaccessible(&self, full: &str) -> bool {
        self.inaccessible.contains(full)
    }

    /// The name of a class or enumeration in a type that only the members of another class can name.
    pub fn inaccessible_type<'t>(&self, r#type: &'t Ty) -> Option<&'t str> {
        let mut types = Vec::new();
        r#type.add_types(&mut types);
        let name = |own: &'t Ty| match own {
            Ty::Enum(name, _) => Some(name.as_str()),
            own => own.class().map(ClassType::name),
        };
        types.into_iter().filter_map(name).find(|name| self.is_inaccessible(name))
    }

    /// Declares a class that is only named with its class key, as in `struct Node *next`, unless the class is
    /// visible in this scope.
    pub fn declare_elaborated(&mut self, namespace: &[String], name: &str) {
        let segment = Segment { name: name.to_owned(), arguments: None };
        let known = QualifiedName { global: false, segments: vec![segment] };
        if self.find_type(namespace, &known).is_none() {
            self.declare_class(full_name(namespace, name));
        }
    }

    /// Whether `using` or a namespace alias makes names of one scope visible in another.
    pub fn has_other_names(&self) -> bool {
        !(self.namespaces.is_empty() && self.imports.is_empty() && self.used.is_empty())
    }

    /// Whether a class or class template with this full name is declared.
    pub fn has_class(&self, full: &str) -> bool {
        self.classes.contains(full)
    }

    pub fn declare_instance(&mut self, full: String) {
        self.instances.insert(full);
    }

    /// Whether an instantiation with this full name is bound.
    pub fn has_instance(&self, full: &str) -> bool {
        self.instances.contains(full)
    }

    pub fn name_in_library(&mut self, full: String) {
        self.named_in_library.insert(full);
    }

    /// Whether a `%template` names an instantiation of a standard library template, above or below.
    pub fn is_named_in_library(&self, full: &str) -> bool {
        self.named_in_library.contains(full)
    }

    pub fn declare_using(&mut self, item: &'s Item, using: &UsingSyntax) {
        if using.namespace {
            let targets = self.namespaces_of(&item.namespace, &using.target);
            self.used.entry(item.namespace.join("::")).or_default().extend(targets);
            self.with_used.get_mut().clear();
        } else if let Some(last) = using.target.segments.last() {
            // All enclosing namespaces are candidates for the target; lookups of names that do not exist
            // there fail.
            let targets = self.candidates(&item.namespace, &using.target);
            let full = full_name(&item.namespace, &last.name);
            self.declared.insert(&full);
            self.imports.entry(full).or_default().extend(targets);
        }
    }

    /// The type that `name` refers to; `None` if it is not declared.
    pub fn find_type(&self, namespace: &[String], name: &QualifiedName) -> Option<NamedType<'s>> {
        self.first(namespace, name, |full| {
            if let Some(alias) = self.aliases.get(full) {
                return Some(NamedType::Alias(*alias));
            }
            if let Some(base) = self.enums.get(full) {
                return Some(NamedType::Enum(full.to_owned(), *base));
            }
            if self.classes.contains(full) {
                return Some(NamedType::Class(full.to_owned()));
            }
            if full == "std::string" {
                return Some(NamedType::StdString);
            }
            Builtin::standard(full).map(NamedType::Builtin)
        })
    }

    /// The full name of a value, a function or a type.
    pub fn find_declared(&self, namespace: &[String], name: &QualifiedName) -> Option<String> {
        let is_declared = |full: &str| {
            self.values.contains_key(full) || self.types.contains_key(full) || self.is_type(full)
        };
        self.first(namespace, name, |full| is_declared(full).then(|| full.to_owned()))
    }

    fn is_type(&self, full: &str) -> bool {
        self.aliases.contains_key(full) || self.enums.contains_key(full) || self.classes.contains(full)
    }

    /// The full name of an alias.
    pub fn find_alias(&self, namespace: &[String], name: &QualifiedName) -> Option<String> {
        let found = self.first(namespace, name, |full| self.is_type(full).then(|| full.to_owned()));
        found.filter(|full| self.aliases.contains_key(full))
    }

    /// The aliases that are no templates, each with its type.
    pub fn aliases_of_types(&self) -> Vec<(String, Ty)> {
        let plain = self.aliases.iter().filter(|(_, alias)| alias.parameters.is_empty());
        let named = plain
            .map(|(full, alias)| (full.clone(), Resolver::new(self, alias.namespace).resolve(alias.target)));
        let mut all: Vec<(String, Ty)> = named.collect();
        all.sort_by(|(left, _), (right, _)| left.cmp(right));
        all
    }

    /// The names of declared types, for suggestions.
    pub fn type_names(&self) -> impl Iterator<Item = &str> {
        self.aliases.keys().chain(&self.classes).chain(self.enums.keys()).map(String::as_str)
    }
}

/// The full name, such as `example::sum`.
pub fn full_name(namespace: &[String], name: &str) -> String {
    join(&namespace.join("::"), name)
}

fn join(scope: &str, name: &str) -> String {
    if scope.is_empty() { name.to_owned() } else { [scope, "::", name].concat() }
}

/// The largest number of lookups for one type. Names beyond it are left unresolved.
const MOST_NAMES: usize = 2_000;

/// The effort spent so far on the type that is being resolved. It limits the work for one type: if each of n
/// aliases refers to the one before it twice, the last one contains 2^n types.
#[derive(Debug, Default)]
pub struct Effort {
    /// The number of nested types that are being resolved.
    nested: Cell<usize>,
    names: Cell<usize>,
}

/// Marks a type as being resolved, until it is dropped.
pub struct Resolving<'e>(&'e Effort);

impl Effort {
    /// Begins to resolve a type. The count restarts unless the type is a part of another one.
    pub fn begin(&self) -> Resolving<'_> {
        if self.nested.get() == 0 {
            self.names.set(0);
        }
        self.nested.set(self.nested.get() + 1);
        Resolving(self)
    }
}

impl Resolving<'_> {
    /// Counts a lookup; false if there were too many.
    pub fn spend(&self) -> bool {
        self.0.names.set(self.0.names.get() + 1);
        self.0.names.get() <= MOST_NAMES
    }
}

impl Drop for Resolving<'_> {
    fn drop(&mut self) {
        self.0.nested.set(self.0.nested.get() - 1);
    }
}
