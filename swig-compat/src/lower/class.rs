//! Classes: `Interface` has one entry for each bound class, and each member of the class is a function that names it.
//!
//! A class is bound at its definition, and a class template at a `%template` that names it. The members of a template
//! are then read with the template's arguments in place of its parameters. Members that C++ would refuse are left out
//! here, with the reason.

mod abstractness;
mod arrow;
mod copies;
mod data;
mod depth;
mod enumeration;
mod extend;
mod full_names;
mod member_template;
mod members;
mod owners;
pub(super) mod part;
mod using;

pub use abstractness::Pure;
pub use data::{as_part, copied, made};
pub use extend::{Added, Extension, extension, function_name};
pub use member_template::{MemberInstance, MemberTemplate};

use crate::interface::{Class, ClassId, ClassType, DeclarationKind, Ty, is_set};
use crate::lower::feature::Subject;
use crate::lower::reason::Reason;
use crate::lower::scope::full_name;
use crate::lower::target::{Kind, Named};
use crate::lower::types::{Bindings, Resolver};
use crate::lower::{Lowering, is_identifier};
use crate::source::Span;
use crate::syntax::{Access, ClassSyntax, FunctionSyntax, Item, ItemKind, Role};
use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

/// No class has so many bases, one above the other; text in which it is its own base has.
const MOST_BASES: usize = 64;

/// A class that is bound, or an instantiation of one: what its members are read with.
pub struct Definition<'s> {
    pub class: ClassType,
    /// The class of the interface, if it is bound.
    pub id: Option<ClassId>,
    /// What Python calls it.
    pub name: String,
    pub item: &'s Item,
    pub syntax: &'s ClassSyntax,
    /// What its template's parameters stand for, and the types that it names itself.
    pub bindings: Bindings,
    /// The classes that its bases are, public or not.
    pub bases: Vec<ClassType>,
    /// The functions that C++ leaves to derived classes to define.
    pub pure: Vec<Pure>,
    /// Two objects may free the same, once one is copied.
    pub shares_with_copies: bool,
    /// How many extensions stand above it.
    pub extensions_above: usize,
    /// Where it was asked for.
    pub span: Span,
}

impl<'s> Lowering<'s, '_> {
    /// Takes the definition of a class, or of a template of classes.
    pub(super) fn class(&mut self, item: &'s Item, class: &'s ClassSyntax) {
        if class.name.is_empty() {
            let what = format!("{} without a name", class.key);
            self.refuse(&what.clone(), what, &Reason::new("it has no name", "give it one"), item.span);
            return;
        }
        let full = full_name(&item.namespace, &class.name);
        if class.specialized.is_none() && class.template_parameters.is_some() && !class.members.is_empty() {
            self.scope.define_again(&full);
        }
        if !class.bases.is_empty() && self.is_too_deep(item, class, &full) {
            return;
        }
        self.scope.class_types.define(full.clone(), item, class);
        if self.reduction_class(&full, item.span) {
            return;
        }
        if class.template_parameters.is_some() {
            self.class_templates.push(item, class, full, self.extensions_above);
            return;
        }
        let usual = class.alias.as_deref().filter(|alias| is_identifier(alias)).unwrap_or(&class.name);
        let named = Named { kind: Kind::Class, ..Named::of(&full, usual, None, None) };
        if let Some(name) = self.given_name(&named, item.span) {
            self.define(item, class, ClassType::plain(full), name, Bindings::new(), None, item.span);
        }
    }

    /// Binds a class and its members.
    #[allow(clippy::too_many_arguments, reason = "what a definition is made of")]
    pub(super) fn define(
        &mut self,
        item: &'s Item,
        syntax: &'s ClassSyntax,
        class: ClassType,
        name: String,
        bindings: Bindings,
        outer: Option<ClassType>,
        span: Span,
    ) {
        if self.definitions.contains_key(&class) {
            return;
        }
        self.scope.declare_instance(class.name().to_owned());
        let mut definition = self.definition(item, syntax, class, name, bindings, span);
        self.name_types(&mut definition);
        self.name_values(&mut definition);
        self.scope.class_types.keep(&definition.class, &definition.bindings);
        definition.pure = self.pure(&definition);
        definition.shares_with_copies = self.shares_with_copies(&definition);
        let subject = Subject { name: definition.name.clone(), ..Subject::of(definition.class.name()) };
        // The features of a template hold for all its instances.
        let mut features = match definition.class.is_instance() {
            true => self.features.of(&Subject::of(definition.class.template()), &self.scope),
            false => BTreeMap::new(),
        };
        features.extend(self.features.of(&subject, &self.scope));
        if is_set(&features, "exceptionclass") {
            self.interface.add_thrown([Ty::Class(definition.class.clone())]);
        }
        let bound = Class {
            features,
            name: definition.name.clone(),
            r#type: definition.class.clone(),
            key: syntax.key,
            outer,
            bases: self.public_bases(&definition),
            members: Vec::new(),
            shares_with_copies: definition.shares_with_copies,
            destroy: None,
            doc: syntax.doc.clone(),
        };
        let id = self.interface.add_class(bound);
        definition.id = Some(id);
        self.declare(span, &item.namespace, DeclarationKind::Class(id));
        let definition = Rc::new(definition);
        self.definitions.insert(definition.class.clone(), Rc::clone(&definition));
        let above = definition.extensions_above;
        let (before, after): (Vec<_>, Vec<_>) = self
            .extensions_of(&definition)
            .into_iter()
            .take_while(|(index, _)| *index < self.extensions_above)
            .partition(|(index, _)| *index < above);
        // The first of those with one name and one parameter list stays.
        before.into_iter().for_each(|extension| self.extend_from_above(&definition, extension));
        self.members(&definition);
        after.into_iter().for_each(|extension| self.extend_from_above(&definition, extension));
    }

    /// What the members of a class are read with.
    fn definition(
        &self,
        item: &'s Item,
        syntax: &'s ClassSyntax,
        class: ClassType,
        name: String,
        bindings: Bindings,
        span: Span,
    ) -> Definition<'s> {
        let mut definition = Definition {
            class,
            id: None,
            name,
            item,
            syntax,
            bindings,
            bases: Vec::new(),
            pure: Vec::new(),
            shares_with_copies: false,
            extensions_above: self.class_templates.extensions_above(item).unwrap_or(self.extensions_above),
            span,
        };
        // Inside, its own name stands for it, also without the arguments of its template.
        let own = Ty::Class(definition.class.clone());
        definition.bindings.insert(syntax.name.clone(), own);
        let inherited = self.scope.types_in(&definition.class);
        definition.bindings.extend(inherited);
        definition.bases = self.bases(&definition, |_| true);
        for base in &definition.bases {
            for (name, r#type) in self.scope.types_in(base) {
                definition.bindings.entry(name).or_insert(r#type);
            }
        }
        definition
    }

    /// A class that is bound, or else what is known of one that is not.
    pub(super) fn known(&self, class: &ClassType) -> Option<Rc<Definition<'s>>> {
        if let Some(bound) = self.definitions.get(class) {
            return Some(Rc::clone(bound));
        }
        let (found, bindings) = self.scope.class_definition(class)?;
        let (class, name) = (class.clone(), found.class.name.clone());
        Some(Rc::new(self.definition(found.item, found.class, class, name, bindings, found.item.span)))
    }

    /// The classes that the bases are which may be used by whom `is_meant` says.
    fn bases(&self, definition: &Definition<'s>, is_meant: impl Fn(Access) -> bool) -> Vec<ClassType> {
        let resolver = self.inside(definition);
        let bases = definition.syntax.bases.iter().filter(|base| is_meant(base.access));
        let resolved = bases.flat_map(|base| resolver.resolve_all(&base.r#type, base.pack));
        resolved.filter_map(|base| base.class().cloned()).collect()
    }

    /// The public bases of a class, and those of each that is not bound, which Python does not see between them.
    fn public_bases(&self, definition: &Definition<'s>) -> Vec<ClassType> {
        let (mut all, mut seen) = (Vec::new(), HashSet::new());
        self.add_public_bases(definition, MOST_BASES, &mut seen, &mut all);
        all
    }

    /// `seen`: the classes whose bases are there already.
    fn add_public_bases(
        &self,
        definition: &Definition<'s>,
        depth: usize,
        seen: &mut HashSet<ClassType>,
        all: &mut Vec<ClassType>,
    ) {
        for base in self.bases(definition, |access| access == Access::Public) {
            let is_hidden = depth > 0 && !self.definitions.contains_key(&base);
            let hidden = self.known(&base).filter(|_| is_hidden && seen.insert(base.clone()));
            all.push(base);
            if let Some(hidden) = hidden {
                self.add_public_bases(&hidden, depth - 1, seen, all);
            }
        }
    }

    /// How names are looked up inside a class.
    pub(super) fn inside<'a>(&'a self, definition: &'a Definition<'s>) -> Resolver<'a, 's> {
        let namespace = definition.namespace();
        Resolver { scope: &self.scope, namespace, bindings: &definition.bindings }
    }
}

impl<'s> Definition<'s> {
    /// The namespaces and classes around its members.
    pub fn namespace(&self) -> &'s [String] {
        self.syntax.members.first().map_or(&self.item.namespace, |member| &member.namespace)
    }

    /// The constructors that its text declares.
    pub fn constructors(&self) -> impl Iterator<Item = (&'s Item, &'s FunctionSyntax)> {
        self.syntax.members.iter().filter_map(|item| match &item.kind {
            ItemKind::Function(function) => {
                let role = function.member.as_ref().map(|member| member.role);
                (role == Some(Role::Constructor)).then_some((item, function))
            }
            _ => None,
        })
    }

    /// The full name of a member: `Graph::add`.
    pub fn qualified(&self, name: &str) -> String {
        self.class.member(name)
    }
}
