//! Converts [`Syntax`] to [`Interface`]: looks up names, instantiates templates, and applies typemaps and
//! features.
//!
//! As in SWIG, items are processed in the order of the text, and each sees only the items above it: an
//! `%apply` or a `%feature` has no effect on a function above it. A declaration that cannot be bound is kept
//! with the reason. The reason is reported as a warning if SWIG would bind the declaration, and as an error
//! if the interface requests the declaration by name, with `%template`.

mod bind;
mod callable;
mod candidate;
mod class;
mod class_types;
mod code_typemap;
mod constant;
mod contract;
mod declaration;
mod declare;
mod deduce;
mod enumeration;
mod error_code;
mod feature;
mod free_operator;
mod instantiate;
mod keep_alive;
mod module;
mod operator;
mod parameter;
mod predeclare;
mod reason;
mod record;
mod rename;
mod scope;
mod slot;
mod state;
mod target;
mod template;
mod template_error;
mod traits;
mod typemap;
mod types;
mod whole_text;

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{Block, Cast, DeclarationKind, Interface, Passing, Ty, Value, is_python_keyword};
use crate::lex::is_identifier;
use crate::lower::class::definition::Depths;
use crate::lower::module::Importing;
use crate::lower::template::{Template, Templates};
use crate::source::{FileId, Span};
use crate::syntax::{
    BlockDirective, Directive, FeatureDirective, FunctionSyntax, Item, ItemKind, MemberAccess, Syntax,
    TypeSyntax, TypesDirective,
};
use candidate::{Candidate, NameLookup};
use class::{Extensions, Known, without_effect};
use declaration::{never_bound, not_a_declaration, signature};
use feature::{FeatureSubject, code_around_call};
use reason::Reason;
use rename::GivenName;
use rustc_hash::FxHashMap;
use scope::{Scope, full_name};
use state::{Bound, Directives, LeftOut, Lowering};
use target::{Named, Target};
use typemap::is_parameter_directive;
use types::{Bindings, Resolver};
use whole_text::{WholeText, function_of};

pub use module::is_importable;
pub use typemap::features;

/// Resolves an interface. `main` is the file on the command line, where diagnostics about the whole interface
/// are placed.
pub fn lower(syntax: &Syntax, main: FileId, diagnostics: &mut Diagnostics) -> Interface {
    let mut lowering = Lowering::new(syntax, diagnostics);
    lowering.scope.is_of_c = syntax.is_c;
    lowering.scope.predeclare(&syntax.items);
    lowering.scope.publish_aliases(&syntax.items);
    if syntax.is_c {
        lowering.scope.declare_types_of_headers(syntax);
    }
    lowering.scope.predeclare_instances(&syntax.items);
    syntax.items.iter().for_each(|item| lowering.item(item));
    lowering.interface.named_types = named_types(&syntax.items, &lowering.scope);
    lowering.finish(Span { file: main, start: 0, end: 0 })
}

impl<'s, 'd> Lowering<'s, 'd> {
    fn new(syntax: &'s Syntax, diagnostics: &'d mut Diagnostics) -> Lowering<'s, 'd> {
        let text = WholeText::new(syntax, diagnostics);
        let directives = Directives::new(&text.spelling);
        let mut interface = Interface::new(syntax.standard);
        interface.has_directors = text.has_directors;
        interface.binds_protected = text.binds_protected;
        Lowering {
            interface,
            module: None,
            importing: Importing::default(),
            text,
            scope: Scope::default(),
            directives,
            templates: Templates::default(),
            extensions: Extensions::new(&syntax.items),
            definitions: FxHashMap::default(),
            depths: Depths::default(),
            bound: Bound::default(),
            left_out: LeftOut::default(),
            diagnostics,
        }
    }

    fn item(&mut self, item: &'s Item) {
        if item.access != MemberAccess::Public && self.hide(item) {
            return;
        }
        match &item.kind {
            ItemKind::Directive(directive) => self.directive(item, directive),
            ItemKind::Function(function) => self.function(item, function),
            ItemKind::Variable(variable) => self.variable(item, variable),
            ItemKind::Enum(r#enum) => self.enumeration(item, r#enum),
            ItemKind::Alias(alias) => {
                self.scope.declare_alias(item, alias);
                self.reduction_class(&full_name(&item.namespace, &alias.name), item.span);
            }
            ItemKind::NamespaceAlias { name, target } => {
                self.scope.declare_namespace_alias(item, name, target);
            }
            ItemKind::Using(using) => self.scope.declare_using(item, using),
            ItemKind::Class(class) => self.class(item, class),
            ItemKind::ClassName(name) => self.scope.declare_class(full_name(&item.namespace, name)),
            ItemKind::ElaboratedName(name) => self.scope.declare_elaborated(&item.namespace, name),
            // Data and friends occur only inside classes.
            ItemKind::Data(_) | ItemKind::Friend(_) => {}
            ItemKind::Other(text) => self.refuse(text, text.clone(), &not_a_declaration(), item.span),
        }
    }

    fn directive(&mut self, item: &'s Item, directive: &'s Directive) {
        match directive {
            Directive::Import(import) => {
                self.importing.begin(import, &mut self.interface, self.diagnostics);
            }
            Directive::EndImport => self.importing.end(),
            Directive::Module(module) => {
                if self.importing.name(module, &mut self.interface, self.diagnostics) {
                    return;
                }
                let (first, given) = (self.module, self.text.module);
                module::lower(module, first, given, &mut self.interface, self.diagnostics);
                self.module.get_or_insert(module.name_span);
            }
            Directive::Block(block) => self.block(item, block),
            Directive::Extend(_) => self.extend(item),
            Directive::Template(template) => self.instantiate(item, template),
            Directive::Typemap(_) | Directive::Apply(_) | Directive::Clear(_) => {
                self.typemap_directive(item, directive, &Bindings::default());
            }
            Directive::Fragment(fragment) => match fragment.code {
                Some(_) => self.directives.define_fragment(fragment),
                None => self.need_fragment((item.span, &item.namespace), &fragment.name),
            },
            Directive::Feature(feature) => self.feature_directive(item, feature),
            Directive::Rename(rename) => {
                let classes = self.scope.class_types.count();
                self.directives.renames.add(item, rename, classes, self.diagnostics);
            }
            Directive::Types(types) => self.interface.casts.extend(cast(item, types, &self.scope)),
            Directive::Native(native) => self.native(item, native),
            Directive::Constant(constant) => self.constant(item, constant),
        }
    }

    /// Adds a `%feature` to the directives of its kind. All but a few features are looked up by their name
    /// when a declaration is bound.
    fn feature_directive(&mut self, item: &'s Item, feature: &'s FeatureDirective) {
        let target = Target { syntax: feature.target.as_ref(), item };
        if feature.name == error_code::FEATURE {
            return self.diagnostics.extend_once(self.directives.error_codes.add(feature, target).err());
        }
        if feature.name == keep_alive::FEATURE {
            return self.diagnostics.extend_once(self.directives.keep_alive.add(feature, target).err());
        }
        if is_parameter_directive(feature) {
            return self.directives.typemaps.add_parameter_directive(feature, target, self.diagnostics);
        }
        let has_directors = self.interface.has_directors || self.importing.is_any();
        let warning = without_effect(item, feature).filter(|_| !has_directors);
        self.diagnostics.extend_once(warning);
        let types = feature.catches.iter().map(|r#type| self.caught(item, feature, r#type));
        let types: Vec<Ty> = types.collect();
        self.interface.add_thrown(types);
        if let Some(place) = feature.code {
            self.interface.code_places.entry(code_around_call(feature)).or_insert(place);
        }
        self.directives.features.add(item, feature, self.scope.class_types.count());
    }

    /// Declares the name of a type in an unnamed namespace, without binding its contents. False for an item
    /// that may be requested by `%template`, or that only names types.
    fn hide(&mut self, item: &'s Item) -> bool {
        match &item.kind {
            ItemKind::Class(class) => class.template_parameters.is_none(),
            ItemKind::Function(function) => function.template_parameters.is_empty(),
            ItemKind::Variable(_) => true,
            _ => false,
        }
    }

    /// A type in `%catches(Error) example::sum;`, looked up at the directive and otherwise at the function.
    fn caught(&self, item: &Item, feature: &FeatureDirective, r#type: &TypeSyntax) -> Ty {
        let here = Resolver::new(&self.scope, &item.namespace).resolve(r#type);
        let function = feature.target.as_ref().map_or(&[][..], |target| &target.name.segments);
        let scopes = function.iter().rev().skip(1).rev().map(|segment| segment.name.clone());
        let there: Vec<String> = item.namespace.iter().cloned().chain(scopes).collect();
        let is_known = |found: &Ty| found.object_behind().class().is_some();
        let there = Some(Resolver::new(&self.scope, &there).resolve(r#type)).filter(is_known);
        there.filter(|_| !is_known(&here)).unwrap_or(here)
    }

    fn block(&mut self, item: &Item, block: &BlockDirective) {
        if block.section.is_in_cxx() {
            self.need_headers_of_numpy((item.span, &item.namespace), [&*block.code]);
        }
        let block = Block {
            code: block.code.clone(),
            section: block.section,
            class: None,
            is_verbatim: true,
            defines: None,
            descriptors: Vec::new(),
        };
        self.declare(item.span, &item.namespace, DeclarationKind::Block(block));
    }

    /// Adds a `%typemap`, an `%apply` or a `%clear`. `bindings` are the meanings of names in a class around
    /// it.
    fn typemap_directive(&mut self, item: &'s Item, directive: &'s Directive, bindings: &Bindings) {
        let resolver = Resolver { scope: &self.scope, namespace: &item.namespace, bindings };
        self.directives.add_typemap(directive, resolver, self.diagnostics);
    }

    fn function(&mut self, item: &'s Item, function: &'s FunctionSyntax) {
        if function.deleted || function.specialization {
            return;
        }
        if !function.template_parameters.is_empty() {
            self.templates.functions.push(Template::new(item, function));
            return;
        }
        if function.name.starts_with("operator") && !is_identifier(&function.name) {
            return match self.known().operator_outside(item, function) {
                Some(operator) => self.bind_operator(operator),
                None => {
                    let full = full_name(&item.namespace, &function.name);
                    self.refuse(&full.clone(), full, &Reason::operator_without_class(), item.span);
                }
            };
        }
        self.scope.note_function(item, function);
        if let Some(reason) = never_bound(item, function, self.text.followed.contains(&item.span.file)) {
            self.skip(signature(item, function), &reason, item.span);
            return;
        }
        let candidate = Candidate {
            name: None,
            function,
            item,
            template_arguments: Vec::new(),
            bindings: Bindings::default(),
            span: item.span,
            lookup: NameLookup::ByName,
            owner: None,
        };
        if let Err(reason) = self.bind(candidate) {
            self.refuse(&function.name, signature(item, function), &reason, item.span);
        }
    }

    /// The caller's name for a declaration; `None` if a directive leaves it out.
    fn given_name(&mut self, named: &Named, span: Span) -> Option<String> {
        let given = self.directives.renames.new_name(named, &self.scope);
        let name = self.bound_name(given, named, span)?;
        if !is_python_keyword(&name) {
            return Some(name);
        }
        let python = format!("_{name}");
        let message = format!("`{name}` is a Python keyword: it is bound as `{python}`");
        let warning = Diagnostic::warning(code::PYTHON_KEYWORD, span, message);
        let help = format!("give it a name of your own: `%rename({name}_) {};`", named.full);
        self.diagnostics.extend_once(Some(warning.help(help)));
        Some(python)
    }

    /// The name that a directive gives a declaration; `None` if the directive leaves it out. Like SWIG, a
    /// text that is no name does so with a warning.
    fn bound_name(&mut self, given: GivenName, named: &Named, span: Span) -> Option<String> {
        if let GivenName::Invalid(name) = &given {
            let reason = Reason::invalid_name(name, named.full);
            self.refuse(named.full, named.with_parameters(), &reason, span);
        }
        given.valid()
    }

    fn finish(mut self, start: Span) -> Interface {
        self.leave_out_hidden_natives();
        self.skip_unnamed_classes();
        self.skip_class_templates();
        self.skip_templates();
        self.skip_variable_templates();
        self.warn_of_unused_directives();
        self.name_module(start);
        if self.interface.is_empty() && !self.diagnostics.has_errors() {
            self.diagnostics.push(self.nothing_bound(start));
        }
        self.interface.spelling = self.text.spelling.clone();
        if self.interface.asks_for_types() {
            self.interface.aliases = self.scope.aliases_of_types();
        }
        if self.text.spelling.is_of_c() {
            self.interface.state_defaults();
        }
        self.declare_callables();
        callable::note_obstacles(&mut self.interface);
        let has_traits = |r#type: &Ty| self.scope.traits(r#type).is_some();
        let has_traits_inside = self.interface.library_types().any(has_traits);
        self.interface.has_traits_inside = has_traits_inside;
        self.interface.elaborate(&self.text.hidden_classes);
        self.interface.form_members();
        self.interface.form_directors();
        for (span, name) in code_typemap::cxx_call_fragments(&self.interface) {
            self.need_fragment((span, &[]), &name);
        }
        self.interface
    }

    /// Reports directives that no declaration uses. After an error, they may be for a declaration that could
    /// not be read.
    fn warn_of_unused_directives(&mut self) {
        if self.diagnostics.has_errors() {
            return;
        }
        let named = |(full, item): &'_ (String, &'s Item)| Some((full.clone(), function_of(item)?));
        let functions: Vec<(String, &FunctionSyntax)> = self.text.declared.iter().filter_map(named).collect();
        self.directives.typemaps.warn_of_unused(&functions, &self.scope, self.diagnostics);
        let names: Vec<&str> = self.text.declared.iter().map(|(full, _)| full.as_str()).collect();
        let subjects: Vec<&FeatureSubject> =
            self.bound.functions.keys().chain(&self.bound.variables).collect();
        self.directives.features.warn_of_unused(&names, &subjects, &self.scope, self.diagnostics);
        let lost = self.known().extensions_without_effect();
        lost.into_iter().for_each(|warning| self.diagnostics.push(warning));
        std::mem::take(&mut self.directives.keep_alive)
            .unused()
            .for_each(|error| self.diagnostics.push(error));
    }

    /// Names the module as the command does, if no `%module` names it.
    fn name_module(&mut self, start: Span) {
        match self.text.module {
            _ if self.module.is_some() => {}
            Some(given) => {
                if !module::is_importable(given) {
                    self.diagnostics.push(module::not_importable(given, start));
                }
                given.clone_into(&mut self.interface.module);
            }
            None => self.diagnostics.push(module::missing(start)),
        }
    }

    /// Declares the classes and calls of the `std::function`s that `%template`s name.
    fn declare_callables(&mut self) {
        for (class, span) in self.interface.named_callables() {
            let Some(defined) = self.known().callable(class, span) else { continue };
            if let Some(class) = defined.class {
                let id = self.interface.add_class(class);
                self.declare(span, &[], DeclarationKind::Class(id));
            }
            if let Some(call) = defined.call {
                self.need_fragments(&[], &call);
                self.declare_function(&[], call);
            }
            self.interface.callables.push(defined.callable);
        }
    }

    fn known(&self) -> Known<'_, 's> {
        Known {
            text: &self.text,
            scope: &self.scope,
            directives: &self.directives,
            extensions: &self.extensions,
            definitions: &self.definitions,
            interface: &self.interface,
        }
    }

    fn nothing_bound(&self, start: Span) -> Diagnostic {
        let error = Diagnostic::warning(
            code::NOTHING_BOUND,
            self.module.unwrap_or(start),
            "the interface binds nothing",
        );
        match self.templates.functions.first() {
            Some(Template { full, function, .. }) => {
                error.help(format!("instantiate a template: `%template({}) {full}<…>;`", function.name))
            }
            None if !self.left_out.declarations.is_empty() => {
                error.help("the warning for each declaration gives the reason")
            }
            None => error.help("`%include` the header that declares the functions to bind"),
        }
    }
}

// `%types`: pointers that may be passed as pointers to a type that is not a base of their class.

fn cast(item: &Item, types: &TypesDirective, scope: &Scope) -> Option<Cast> {
    let (from, to) = (pointee(item, &types.from, scope)?, pointee(item, types.to.as_ref()?, scope)?);
    let code = types.code.as_ref().map(|code| code.replace("$from", "from"));
    Some(Cast { from, to, code })
}

/// The type to which pointers of a `%types` point.
fn pointee(item: &Item, r#type: &TypeSyntax, scope: &Scope) -> Option<Ty> {
    match Resolver::new(scope, &item.namespace).resolve(r#type).passed_on(Passing::Pointer) {
        Some(Value::Object(object)) => Some(object.r#type),
        _ => None,
    }
}

/// The types that a `%types` only names. The classes of `%shared_ptr` are declared below it.
fn named_types(items: &[Item], scope: &Scope) -> Vec<(Ty, Span)> {
    let named = |item: &Item| match &item.kind {
        ItemKind::Directive(Directive::Types(types)) if types.to.is_none() => {
            Some((pointee(item, &types.from, scope)?, item.span))
        }
        _ => None,
    };
    items.iter().filter_map(named).collect()
}
