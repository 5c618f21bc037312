//! Classes: `Interface` has one entry for each bound class, and each member is a function that refers to its
//! class.
//!
//! A class is bound at its definition, and a class template at a `%template` that names it. The members of a
//! template are then resolved with the template's arguments in place of its parameters. Members that C++
//! would refuse are left out here, with the reason.

mod abstractness;
mod arrow;
mod data;
mod director;
mod extend;
mod extensions;
mod full_names;
mod implicit;
mod known;
mod member_template;
mod members;
mod overload_number;
mod owners;
pub(super) mod part;
mod using;

pub use abstractness::Pure;
pub use data::{as_part, copied, made};
pub(super) use director::without_effect;
pub use extend::{Added, function_name};
pub use extensions::Extensions;
pub use known::{Definitions, Known};
pub use member_template::{MemberInstance, MemberTemplate};
pub use overload_number::OverloadNumbers;

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{Block, Class, ClassId, ClassType, DeclarationKind, Ty, is_set};
use crate::lower::feature::FeatureSubject;
use crate::lower::reason::Reason;
use crate::lower::scope::{Scope, full_name};
use crate::lower::target::{Named, NamedKind};
use crate::lower::traits::is_traits;
use crate::lower::types::{Bindings, Resolver};
use crate::lower::{Lowering, is_identifier};
use crate::source::Span;
use crate::syntax::{ClassSyntax, FunctionSyntax, Item, ItemKind, MemberAccess, MemberRole, MemberType};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The limit for the depth of base classes. No real class reaches it, but text in which a class is its own
/// base would have no end.
const MOST_BASES: usize = 64;

/// A bound class or instantiation, with the meanings of names inside it.
pub struct Definition<'s> {
    pub class: ClassType,
    /// The class in the interface, if it is bound.
    pub id: Option<ClassId>,
    /// The name in Python.
    pub name: String,
    pub item: &'s Item,
    pub syntax: &'s ClassSyntax,
    /// The types of the template parameters, and the types that the class itself declares.
    pub bindings: Bindings,
    /// The base classes, public or not.
    pub bases: Vec<ClassType>,
    /// The pure virtual functions that derived classes must define.
    pub pure: Vec<Pure>,
    /// Whether a copy of an object shares what its destructor frees.
    pub shares_with_copies: bool,
    /// The access of the destructor, whether declared or implicit.
    pub destructor: MemberAccess,
    /// Whether Python may override virtual functions of the class.
    pub is_directed: bool,
    /// The numbers of overloads, counted for the first function that `%extend` adds.
    pub overload_numbers: OnceCell<OverloadNumbers>,
    /// The place that requests the class.
    pub span: Span,
}

impl<'s> Lowering<'s, '_> {
    /// Processes the definition of a class or a class template.
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
        let resolver = Resolver::new(&self.scope, &item.namespace);
        if !class.bases.is_empty()
            && self.depths.is_too_deep((item, class), &full, &resolver, self.diagnostics)
        {
            return;
        }
        // Specializations of traits are known from the start, because functions above them may use their
        // classes.
        if is_traits(&full) {
            return;
        }
        self.scope.class_types.define(full.clone(), item, class);
        if self.reduction_class(&full, item.span) {
            return;
        }
        if self.scope.has_traits(&full) {
            if self.given_class_name(&full, &class.name, item.span).is_some() {
                self.skip(format!("{} {full}", class.key), &Reason::by_traits(), item.span);
            }
            return;
        }
        if let Some(r#type) = &class.type_of {
            self.name_type(item, class, r#type);
        }
        if class.template_parameters.is_some() {
            self.templates.classes.push(item, class, full, self.extensions.above());
            return;
        }
        let usual = class.alias.as_deref().filter(|alias| is_identifier(alias)).unwrap_or(&class.name);
        if let Some(name) = self.given_class_name(&full, usual, item.span) {
            self.define(item, class, ClassType::plain(full), name, Bindings::default(), None, item.span);
        }
    }

    /// Binds a class inside a class, under the name that it has in the module too.
    pub(super) fn nested_class(
        &mut self,
        definition: &Rc<Definition<'s>>,
        item: &'s Item,
        class: &'s ClassSyntax,
    ) {
        let (nested, outer) = (definition.class.nested(&class.name), Some(definition.class.clone()));
        if let Some(name) = self.given_class_name(nested.name(), &class.name, item.span) {
            self.define(item, class, nested, name, definition.bindings.clone(), outer, item.span);
        }
    }

    /// The name of a class for the caller; `None` if it is ignored. `usual` is its name without directives.
    fn given_class_name(&mut self, full: &str, usual: &str, span: Span) -> Option<String> {
        self.given_name(&Named { kind: NamedKind::Class, ..Named::of(full, usual, None, None) }, span)
    }

    /// Defines a name in the shim for the type of a data member.
    fn name_type(&mut self, item: &Item, class: &ClassSyntax, r#type: &MemberType) {
        let around = match self.text.spelling.is_of_c() {
            true => self.text.spelling.spelled(&r#type.class),
            false => format!("::{}", r#type.class),
        };
        let typedef = format!("typedef __typeof__((({around} *)0)->{}) {};", r#type.path, class.name);
        let code = match item.namespace.as_slice() {
            [] => format!("{typedef}\n"),
            around => format!("namespace {} {{ {typedef} }}\n", around.join("::")),
        };
        self.declare_code(item, [Block::assembled(code)]);
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
        let mut definition = self.known().definition(item, syntax, class, name, bindings, span);
        self.scope.name_types(&mut definition);
        self.scope.name_values(&mut definition);
        self.scope.class_types.keep(&definition.class, &definition.bindings);
        definition.pure = self.known().pure(&definition);
        definition.shares_with_copies = self.known().shares_with_copies(&definition);
        definition.destructor = self.known().destructor_access(&definition);
        let subject =
            FeatureSubject { name: definition.name.clone(), ..FeatureSubject::of(definition.class.name()) };
        // The features of a template apply to all its instantiations.
        let mut features = match definition.class.is_instance() {
            true => self.known().features(&FeatureSubject::of(definition.class.template())),
            false => BTreeMap::new(),
        };
        features.extend(self.known().features(&subject));
        definition.is_directed = self.interface.is_directed(&features) && !has_final_destructor(syntax);
        if is_set(&features, "exceptionclass") {
            self.interface.add_thrown([Ty::Class(definition.class.clone())]);
        }
        let bound = Class {
            features,
            name: definition.name.clone(),
            r#type: definition.class.clone(),
            key: syntax.key,
            outer,
            bases: self.known().public_bases(&definition),
            members: Vec::new(),
            shares_with_copies: definition.shares_with_copies,
            is_destructor_public: definition.destructor == MemberAccess::Public,
            is_directed: definition.is_directed,
            private_functions: private_functions(syntax),
            destroy: None,
            destructor_features: self.known().features(&destructor(&definition)),
            doc: syntax.doc.clone(),
        };
        let id = self.interface.add_class(bound);
        definition.id = Some(id);
        self.declare(span, &item.namespace, DeclarationKind::Class(id));
        let definition = Rc::new(definition);
        self.definitions.insert(definition.class.clone(), Rc::clone(&definition));
        self.extensions.bind(&definition);
        let above = self.templates.classes.extensions_above(item).unwrap_or(self.extensions.above());
        let (before, after): (Vec<_>, Vec<_>) = self
            .known()
            .extensions_of(&definition)
            .into_iter()
            .take_while(|(index, _)| *index < self.extensions.above())
            .partition(|(index, _)| *index < above);
        // Of members with the same name and parameter list, the first is kept.
        before.into_iter().for_each(|extension| self.extend_from_above(&definition, extension));
        self.members(&definition);
        after.into_iter().for_each(|extension| self.extend_from_above(&definition, extension));
    }
}

/// The destructor of a class, as the target of directives.
fn destructor(definition: &Definition) -> FeatureSubject {
    let name = format!("~{}", definition.syntax.name);
    FeatureSubject { qualified: definition.qualified(&name), ..FeatureSubject::of(&name) }
}

/// The names of the private functions of a class.
fn private_functions(class: &ClassSyntax) -> BTreeSet<String> {
    let private = class.members.iter().filter(|item| item.access == MemberAccess::Private);
    let name = |item: &Item| match &item.kind {
        ItemKind::Function(function) => Some(function.name.clone()),
        ItemKind::Using(using) => using.target.segments.last().map(|last| last.name.clone()),
        _ => None,
    };
    private.filter_map(name).collect()
}

/// Whether no class can be derived from this class.
fn has_final_destructor(class: &ClassSyntax) -> bool {
    class.members.iter().any(|item| match &item.kind {
        ItemKind::Function(function) => function
            .member
            .as_ref()
            .is_some_and(|member| member.role == MemberRole::Destructor && member.is_final),
        _ => false,
    })
}

impl<'s> Definition<'s> {
    /// The namespaces and classes around the members of the class.
    pub fn namespace(&self) -> &'s [String] {
        self.syntax.members.first().map_or(&self.item.namespace, |member| &member.namespace)
    }

    /// The constructors that the class declares.
    pub fn constructors(&self) -> impl Iterator<Item = (&'s Item, &'s FunctionSyntax)> {
        self.syntax.members.iter().filter_map(|item| match &item.kind {
            ItemKind::Function(function) => {
                let role = function.member.as_ref().map(|member| member.role);
                (role == Some(MemberRole::Constructor)).then_some((item, function))
            }
            _ => None,
        })
    }

    /// Whether the interface declares data members that each object has.
    pub fn has_data_members(&self) -> bool {
        let is_data = |item: &Item| matches!(&item.kind, ItemKind::Data(data) if !data.is_static);
        self.syntax.members.iter().any(is_data)
    }

    /// The resolver for names inside the class.
    pub fn resolver<'a>(&'a self, scope: &'a Scope<'s>) -> Resolver<'a, 's> {
        Resolver { scope, namespace: self.namespace(), bindings: &self.bindings }
    }

    /// The full name of a member: `Graph::add`.
    pub fn qualified(&self, name: &str) -> String {
        self.class.member(name)
    }
}

// The depth of a class in its hierarchy. Each class has the names of all its bases and a conversion to each,
// so the cost grows with the square of the depth.

/// The largest depth of base classes: more than any hand-written class has.
const DEEPEST: usize = 250;

/// The depths of the classes above, by their C++ names.
#[derive(Default)]
pub struct Depths(FxHashMap<String, usize>);

impl Depths {
    /// Whether a class has too many bases to be defined. The first such class is reported as an error.
    fn is_too_deep(
        &mut self,
        (item, class): (&Item, &ClassSyntax),
        full: &str,
        resolver: &Resolver,
        diagnostics: &mut Diagnostics,
    ) -> bool {
        let depth_of = |base: &ClassType| 1 + self.0.get(base.name()).copied().unwrap_or_default();
        let bases = class.bases.iter().map(|base| resolver.resolve(&base.r#type));
        let depth = bases.map(|base| base.class().map_or(1, depth_of)).max().unwrap_or_default();
        if depth <= DEEPEST {
            self.0.insert(full.to_owned(), depth);
            return false;
        }
        if !diagnostics.has_any(&[code::TOO_MANY_BASES]) {
            let message = format!("`{full}` has more than {DEEPEST} bases, one above the other");
            let error = Diagnostic::error(code::TOO_MANY_BASES, item.span, message);
            diagnostics.push(error.help("derive it from a class further up"));
        }
        true
    }
}
