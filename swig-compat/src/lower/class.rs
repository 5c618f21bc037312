//! Classes: `Interface` has one entry for each bound class, and each member is a function that refers to its
//! class.
//!
//! A class is bound at its definition, and a class template at a `%template` that names it. The members of a
//! template are then resolved with the template's arguments in place of its parameters. Members that C++
//! would refuse are left out here, with the reason.

mod data;
pub mod definition;
mod director;
mod extend;
mod extensions;
mod full_names;
mod implicit;
mod known;
mod member_template;
mod members;
mod owners;
pub(super) mod part;
mod using;

pub use data::{as_part, copied, made};
pub(super) use director::without_effect;
pub use extend::{Added, function_name};
pub use extensions::{Extensions, HeldTypemaps};
pub(super) use implicit::converts_nothing;
pub use known::Known;

use crate::interface::{Block, Class, ClassType, DeclarationKind, Ty, is_set};
use crate::lex::is_identifier;
use crate::lower::class::definition::Definition;
use crate::lower::feature::FeatureSubject;
use crate::lower::reason::Reason;
use crate::lower::scope::full_name;
use crate::lower::state::Lowering;
use crate::lower::target::{Named, NamedKind};
use crate::lower::traits::is_traits;
use crate::lower::types::{Bindings, Resolver};
use crate::source::Span;
use crate::syntax::{ClassSyntax, Item, ItemKind, MemberAccess, MemberRole, MemberType};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

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
        if is_set(&features, "notabstract") {
            definition.pure.clear();
        }
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
        self.add_typemaps_from_above(&definition, &before);
        before.into_iter().for_each(|extension| self.extend_from_above(&definition, extension));
        self.members(&definition);
        after.into_iter().for_each(|extension| self.extend_from_above(&definition, extension));
        self.hold_typemaps(&definition);
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
