//! The members of a class, in the order of the text. Its types were declared before
//! (`lower/predeclare.rs`), because the whole class can use them.

use super::Added;
use super::data::Accessors;
use super::extend::{is_for_typemaps, is_rule};
use super::extensions::Extension;
use super::known::Known;
use super::using::FromBase;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{Action, Block, CONSTRUCTOR, DeclarationKind, Function};
use crate::lower::candidate::{Candidate, NameLookup, Owner};
use crate::lower::class::definition::Definition;
use crate::lower::declaration::signature;
use crate::lower::feature::{FeatureSubject, reference};
use crate::lower::reason::Reason;
use crate::lower::state::Lowering;
use crate::lower::target::{Named, NamedKind};
use crate::lower::{operator, parameter, slot};
use crate::syntax::{
    BlockDirective, DataSyntax, Directive, FunctionSyntax, Item, ItemKind, MemberAccess, MemberRole,
    MemberSyntax,
};
use std::collections::BTreeMap;
use std::rc::Rc;

impl<'s> Lowering<'s, '_> {
    pub(super) fn members(&mut self, definition: &Rc<Definition<'s>>) {
        // SWIG binds the members of a template at its `%template`, below all directives of the template.
        if definition.syntax.template_parameters.is_some() {
            self.rules_inside(&definition.syntax.members);
        }
        for item in &definition.syntax.members {
            self.member(definition, item);
        }
        self.take_over(definition, self.known().protected_of_bases(definition));
        let implicit = self.known().implicit_constructor(definition);
        let has_implicit = implicit.is_some();
        self.declare_all(definition.item, implicit);
        self.declare_all(definition.item, self.known().copies(definition, has_implicit));
    }

    /// Adds the directives for names among the members of a template, and in the `%extend`s among them.
    fn rules_inside(&mut self, members: &'s [Item]) {
        for item in members {
            match &item.kind {
                ItemKind::Directive(Directive::Extend(extend)) => self.rules_inside(&extend.members),
                _ if is_rule(item) => self.item(item),
                _ => {}
            }
        }
    }

    /// Processes a member of a class, or a directive among the members.
    pub(super) fn member(&mut self, definition: &Rc<Definition<'s>>, item: &'s Item) {
        match &item.kind {
            ItemKind::Function(function) if !function.template_parameters.is_empty() => {
                self.member_template(definition, item, function);
            }
            ItemKind::Friend(function) => {
                let friend = self.known().friend(definition, item, function);
                friend.into_iter().for_each(|friend| self.bind_operator(friend));
            }
            ItemKind::Function(function) if self.known().is_for_subclasses(definition, item, function) => {
                self.member_function(definition, item, function);
            }
            _ if item.access != MemberAccess::Public && !self.known().is_exposed(definition, item) => {}
            ItemKind::Function(function) => self.member_function(definition, item, function),
            // An extension takes precedence over a member with the same name, as in SWIG.
            ItemKind::Data(data) if !data.is_extension && self.known().is_added(definition, &data.name) => {}
            ItemKind::Data(data) => self.data(definition, definition, item, data),
            ItemKind::Class(class) if class.template_parameters.is_none() && !class.name.is_empty() => {
                self.nested_class(definition, item, class);
            }
            ItemKind::Using(using) if using.target.segments.len() == 1 => {
                self.scope.declare_using(item, using)
            }
            ItemKind::Using(using) => {
                self.take_over(definition, self.known().taken_over(definition, using));
            }
            ItemKind::Enum(r#enum) => self.member_enumeration(definition, item, r#enum),
            ItemKind::Variable(_) => {}
            ItemKind::NamespaceAlias { .. }
            | ItemKind::Class(_)
            | ItemKind::ClassName(_)
            | ItemKind::ElaboratedName(_)
            | ItemKind::Alias(_) => {}
            ItemKind::Other(_) => self.item(item),
            ItemKind::Directive(Directive::Extend(extend)) => {
                extend.members.iter().for_each(|member| self.member(definition, member));
            }
            // Those of a template were added before the members.
            ItemKind::Directive(_) if is_rule(item) && definition.syntax.template_parameters.is_some() => {}
            ItemKind::Directive(Directive::Block(block)) => self.block_of(definition, item, block),
            ItemKind::Directive(Directive::Template(template))
                if !template.name.is_empty()
                    && self.instantiate_member(item, template, Some(&**definition)) => {}
            ItemKind::Directive(directive) if is_for_typemaps(item) => {
                self.typemap_directive(item, directive, &definition.bindings)
            }
            ItemKind::Directive(_) => self.item(item),
        }
    }

    /// Binds members of bases as members of `definition`.
    fn take_over(&mut self, definition: &Rc<Definition<'s>>, members: Vec<FromBase<'s>>) {
        for (base, item) in members {
            match &item.kind {
                ItemKind::Data(data) => self.data(definition, &base, item, data),
                ItemKind::Function(function) if !function.template_parameters.is_empty() => {
                    self.take_over_template(definition, &base, item, function);
                }
                ItemKind::Function(function) => {
                    let Some(member) = &function.member else { continue };
                    self.bind_member(definition, &base, item, function, member);
                }
                _ => {}
            }
        }
    }

    /// Binds a data member of `definition`, which `from` declares: the class itself or a base.
    fn data(
        &mut self,
        definition: &Definition<'s>,
        from: &Definition<'s>,
        item: &'s Item,
        data: &'s DataSyntax,
    ) {
        let full = definition.qualified(&data.name);
        let named = Named::of(&full, &data.name, None, Some(&definition.class));
        let named = Named { kind: NamedKind::Variable, ..named };
        let Some(name) = self.given_name(&named, item.span) else { return };
        let mut accessors = Accessors::default();
        let accessed = self.known().access_data(definition, from, (item, &name, data), &mut accessors);
        self.declare_code(item, accessors.constant);
        self.declare_all(item, accessors.functions);
        if let Err(reason) = accessed {
            self.refuse(&full.clone(), full, &reason, item.span);
        }
    }

    /// Processes an `%extend` outside of classes, both for classes above and for classes below it.
    pub(in crate::lower) fn extend(&mut self, item: &'s Item) {
        let Some(extension) = Extension::of(item) else { return };
        extension.members.iter().filter(|member| is_rule(member)).for_each(|rule| self.item(rule));
        self.extensions.pass(self.directives.renames.count());
        for class in self.extensions.bound(&extension) {
            if let Some(definition) = self.definitions.get(&class).map(Rc::clone)
                && self.known().is_of((self.extensions.above() - 1, &extension), &definition)
            {
                self.extend_from_below(&definition, extension.members);
            }
        }
    }

    /// Notes the typemaps that apply to the members of the extensions below a class. As in SWIG, an extension
    /// belongs to the class's own place, also with the typemaps among its members.
    pub(super) fn hold_typemaps(&mut self, definition: &Rc<Definition<'s>>) {
        for (place, members) in self.known().extensions_of(definition) {
            if place < self.extensions.above() {
                continue;
            }
            let mut held = vec![self.directives.held_typemaps()];
            for member in members.iter().filter(|member| is_for_typemaps(member)) {
                self.member(definition, member);
                held.push(self.directives.held_typemaps());
            }
            self.extensions.hold(place, definition.class.clone(), held);
        }
    }

    /// Binds the members of an `%extend` below the class with the typemaps that apply at the class.
    fn extend_from_below(&mut self, definition: &Rc<Definition<'s>>, members: &'s [Item]) {
        let mut held = self.extensions.held(&definition.class).into_iter();
        let Some(first) = held.next() else { return self.extend_from_outside(definition, members) };
        let here = self.directives.hold_typemaps(first);
        for member in members.iter().filter(|member| !is_rule(member)) {
            match held.as_slice() {
                [_, ..] if is_for_typemaps(member) => {
                    held.next().into_iter().for_each(|next| _ = self.directives.hold_typemaps(next));
                }
                _ => self.member(definition, member),
            }
        }
        self.directives.hold_typemaps(here);
    }

    /// Adds the `%typemap`s among the members of the extensions above a class, which apply to all members, as
    /// in SWIG.
    pub(super) fn add_typemaps_from_above(
        &mut self,
        definition: &Rc<Definition<'s>>,
        extensions: &[(usize, &'s [Item])],
    ) {
        let members = extensions.iter().flat_map(|(_, members)| *members);
        let is_typemap = |item: &&Item| matches!(item.kind, ItemKind::Directive(Directive::Typemap(_)));
        members.filter(is_typemap).for_each(|typemap| self.member(definition, typemap));
    }

    /// Binds the extensions above a class that is bound now, with the rules that applied at each extension.
    pub(super) fn extend_from_above(
        &mut self,
        definition: &Rc<Definition<'s>>,
        (index, members): (usize, &'s [Item]),
    ) {
        let outer = self.directives.renames.hold(self.extensions.renames(index));
        self.extend_from_outside(definition, members);
        self.directives.renames.hold(outer);
    }

    /// Binds the members of an `%extend` outside the class, whose rules already apply.
    fn extend_from_outside(&mut self, definition: &Rc<Definition<'s>>, members: &'s [Item]) {
        for member in members.iter().filter(|member| !is_rule(member)) {
            self.member(definition, member);
        }
    }

    /// Makes the code of the interface free objects of a class.
    fn extend_destructor(
        &mut self,
        definition: &Definition<'s>,
        item: &'s Item,
        function: &'s FunctionSyntax,
    ) {
        let mut added = Added::destructor(&definition.class, function);
        let (name, qualified) = (definition.name.clone(), definition.qualified(&function.name));
        let class = Some(definition.class.clone());
        let described = Function::new(name.clone(), qualified, Action::Method, item.span, item.span);
        added.describe(&Function { class, class_name: Some(name), ..described });
        self.declare_code(item, self.known().extension(&added, function, &[], item));
        if let Some(id) = definition.id {
            let features = self.known().features(&super::destructor(definition));
            self.interface[id].destructor_features = features;
            self.interface[id].destroy = Some(added.function);
        }
    }

    /// Adds a block of Python code among the members to the class.
    fn block_of(&mut self, definition: &Definition<'s>, item: &'s Item, block: &BlockDirective) {
        let class = block.section.is_python().then(|| definition.class.clone());
        let block = Block {
            code: block.code.clone(),
            section: block.section,
            class,
            is_verbatim: false,
            defines: None,
            descriptors: Vec::new(),
        };
        self.declare(item.span, &item.namespace, DeclarationKind::Block(block));
    }

    fn member_function(
        &mut self,
        definition: &Rc<Definition<'s>>,
        item: &'s Item,
        function: &'s FunctionSyntax,
    ) {
        let Some(member) = &function.member else { return };
        if function.deleted || function.specialization {
            return;
        }
        if member.is_for_rvalues && !self.is_requested(definition, function) {
            let full = definition.qualified(&function.name);
            self.refuse(&full, signature(item, function), &Reason::for_rvalues(&full), item.span);
            return;
        }
        self.bind_member(definition, definition, item, function, member);
    }

    /// Whether `%feature("ignore", "0")` requests a member that would otherwise be left out.
    fn is_requested(&self, definition: &Definition<'s>, function: &FunctionSyntax) -> bool {
        let features = self.known().features_of_member(definition, function);
        features.get("ignore").is_some_and(|value| value == "0")
    }

    /// Binds a function as a member of `definition`. `from` declares it: the class itself or a base.
    pub(super) fn bind_member(
        &mut self,
        definition: &Rc<Definition<'s>>,
        from: &Rc<Definition<'s>>,
        item: &'s Item,
        function: &'s FunctionSyntax,
        member: &MemberSyntax,
    ) {
        let (usual, action) = match member.role {
            MemberRole::Destructor if member.is_extension => {
                return self.extend_destructor(definition, item, function);
            }
            MemberRole::Destructor => return,
            // Also one of an extension, as in SWIG.
            MemberRole::Constructor if !definition.pure.is_empty() && !definition.is_directed => return,
            MemberRole::Constructor => (Some(CONSTRUCTOR), Action::Construct),
            _ if function.name == operator::ARROW && !self.known().points(from, function) => {
                (None, method_action(member))
            }
            _ => (operator::method(&function.name, function.parameters.len()), method_action(member)),
        };
        let before = self.interface.declarations.len();
        self.bind_as(None, definition, from, item, function, (usual, action));
        // Python calls `operator bool` by a fixed name, whatever other name a directive gives it.
        if function.name == operator::TRUTH && self.interface.declarations.len() > before {
            self.bind_as(usual, definition, from, item, function, (usual, action));
        }
        self.fill_slots(definition, from, item, function, action);
        let has_arrow = || usual.is_some_and(|usual| self.binds_member(definition, usual, &function.name));
        let is_constant = function.name == operator::ARROW && action == Action::ConstMethod;
        if is_constant && from.has_changing_arrow() && has_arrow() {
            let name = Some(operator::CONST_ARROW);
            self.bind_as(name, definition, from, item, function, (name, action));
        }
    }

    /// Binds a member under the special method names for the Python slots that features assign to it.
    fn fill_slots(
        &mut self,
        definition: &Rc<Definition<'s>>,
        from: &Rc<Definition<'s>>,
        item: &'s Item,
        function: &'s FunctionSyntax,
        action: Action,
    ) {
        if !action.has_this() {
            return;
        }
        let features = self.known().features_of_member(definition, function);
        for slot in slot::methods(&features) {
            match slot {
                Ok(method) if method == function.name => {}
                Ok(method) => {
                    self.bind_as(Some(method), definition, from, item, function, (Some(method), action));
                }
                Err((feature, slot)) => {
                    let message = format!("`%feature(\"{feature}\", \"{slot}\")` has no effect");
                    let warning = Diagnostic::warning(code::DIRECTIVE_WITHOUT_EFFECT, item.span, message);
                    let help = "use `%extend` to add a method of the special name that Python calls";
                    self.diagnostics.extend_once(Some(warning.help(help)));
                }
            }
        }
    }

    /// Whether a member function without parameters is bound under this name, which a directive may change.
    fn binds_member(&self, definition: &Definition<'s>, name: &str, cxx: &str) -> bool {
        let subject =
            FeatureSubject { name: name.to_owned(), ..FeatureSubject::of(&definition.qualified(cxx)) };
        self.bound.functions.contains_key(&subject)
    }

    /// Binds a member under this name, or under the name from a directive.
    fn bind_as(
        &mut self,
        name: Option<&'s str>,
        definition: &Rc<Definition<'s>>,
        from: &Rc<Definition<'s>>,
        item: &'s Item,
        function: &'s FunctionSyntax,
        (usual, action): (Option<&'static str>, Action),
    ) {
        let candidate = Candidate {
            name,
            function,
            item,
            template_arguments: Vec::new(),
            bindings: from.bindings.clone(),
            span: item.span,
            lookup: NameLookup::ByName,
            owner: Some(Owner {
                class: definition.class.clone(),
                namespace: from.namespace(),
                action,
                usual,
                name: definition.name.clone(),
                is_protected: definition.protects(item, &function.name),
            }),
        };
        if let Some(reason) = self.bind(candidate).unwrap_or_else(Some) {
            let what = signature(item, function);
            match operator::is_meaningless(&function.name) {
                true => _ = self.skip(what, &reason, item.span),
                false => self.refuse(&definition.qualified(&function.name), what, &reason, item.span),
            }
        }
    }
}

impl<'s> Known<'_, 's> {
    /// The features of a member function, by its C++ name.
    pub(super) fn features_of_member(
        self,
        definition: &Definition<'s>,
        function: &FunctionSyntax,
    ) -> BTreeMap<String, String> {
        let parameters = parameter::resolve(&function.parameters, definition.resolver(self.scope));
        let parameters = parameters.into_iter().map(|parameter| parameter.r#type).collect();
        let reference = function.member.as_ref().map_or("", |member| reference(&member.qualifiers));
        let subject = FeatureSubject {
            parameters,
            reference,
            owner: Some(definition.class.clone()),
            ..FeatureSubject::of(&definition.qualified(&function.name))
        };
        self.features(&subject)
    }
}

pub(super) fn method_action(member: &MemberSyntax) -> Action {
    match member {
        MemberSyntax { is_static: true, .. } => Action::Call,
        MemberSyntax { is_const: true, .. } => Action::ConstMethod,
        _ => Action::Method,
    }
}

pub(super) fn role(item: &Item) -> Option<MemberRole> {
    match &item.kind {
        ItemKind::Function(function) => function.member.as_ref().map(|member| member.role),
        _ => None,
    }
}
