//! Converts [`Syntax`] to [`Interface`]: looks up names, instantiates templates, and applies typemaps and
//! features.
//!
//! As in SWIG, items are processed in the order of the text, and each sees only the items above it: an
//! `%apply` or a `%feature` has no effect on a function above it. A declaration that cannot be bound is kept
//! with the reason. The reason is reported as a warning if SWIG would bind the declaration, and as an error
//! if the interface requests the declaration by name, with `%template`.

mod action;
mod bind;
mod callable;
mod callback;
mod candidate;
mod cast;
mod class;
mod class_template;
mod class_types;
mod code_typemap;
mod constant;
mod contract;
mod declare;
mod deduce;
mod enumeration;
mod error_code;
mod feature;
mod free_operator;
mod import;
mod instantiate;
mod keep_alive;
mod module;
mod operator;
mod ownership;
mod parameter;
mod predeclare;
mod reason;
mod record;
mod rename;
mod rvalue;
mod scope;
mod skip;
mod slot;
mod specificity;
mod target;
mod template_error;
mod traits;
mod typemap;
mod types;
mod unknown_of_c;
mod varargs;
mod variable_template;

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{
    Block, Declaration, DeclarationKind, Function, FunctionId, Interface, REDUCTION, Spelling, Ty,
    is_python_keyword,
};
use crate::source::{FileId, Span};
use crate::syntax::{
    BlockDirective, Directive, FeatureDirective, FunctionSyntax, Item, ItemKind, MemberAccess, Syntax,
    TypeSyntax,
};
use candidate::{Candidate, NameLookup, Owner};
use class::{Definitions, Depths, Extensions, MemberInstance, MemberTemplate};
use class_template::ClassTemplates;
use code_typemap::CodeTypemaps;
use error_code::ErrorCodes;
use feature::{FeatureSubject, Features};
use instantiate::Template;
use keep_alive::KeepAlive;
use rename::{GivenName, Renames};
use rvalue::Rvalues;
use scope::{Scope, full_name};
use skip::{never_bound, signature};
use specificity::Target;
use std::collections::{HashMap, HashSet};
use target::Named;
use typemap::{Typemaps, is_word};
use types::{Bindings, Resolver};
use variable_template::VariableTemplate;

pub use typemap::features;

/// The errors after which declarations may be missing.
const UNREAD: [&str; 4] =
    [code::INCLUDE_NOT_FOUND, code::SYNTAX_ERROR, code::MISSING_MARK, code::NESTED_TOO_DEEPLY];

/// Resolves an interface. `main` is the file on the command line, where diagnostics about the whole interface
/// are placed.
pub fn lower(syntax: &Syntax, main: FileId, diagnostics: &mut Diagnostics) -> Interface {
    let mut lowering = Lowering::new(syntax, diagnostics);
    lowering.scope.predeclare(&syntax.items);
    if syntax.is_c {
        lowering.scope.declare_unknown_of_c(syntax);
    }
    lowering.scope.predeclare_instances(&syntax.items);
    syntax.items.iter().for_each(|item| lowering.item(item));
    lowering.finish(Span { file: main, start: 0, end: 0 })
}

struct Lowering<'s, 'd> {
    interface: Interface,
    module: Option<Span>,
    /// The indices of the `%import`s around the current item, innermost last.
    importing: Vec<usize>,
    scope: Scope<'s>,
    typemaps: Typemaps<'s>,
    code_typemaps: CodeTypemaps<'s>,
    features: Features<'s>,
    error_codes: ErrorCodes<'s>,
    keep_alive: KeepAlive<'s>,
    renames: Renames<'s>,
    /// The function templates above the current item.
    templates: Vec<Template<'s>>,
    variable_templates: Vec<VariableTemplate<'s>>,
    class_templates: ClassTemplates<'s>,
    /// The `%extend`s outside of classes, in the whole text.
    extensions: Extensions<'s>,
    /// The function templates of the classes above the current item.
    member_templates: Vec<MemberTemplate<'s>>,
    /// The `%template`s above the current item for member templates.
    member_instances: Vec<MemberInstance<'s>>,
    /// The bound classes above the current item.
    definitions: Definitions<'s>,
    depths: Depths,
    /// The declarations of the whole interface, by full name.
    declared: Vec<(String, &'s Item)>,
    /// The classes with the same name as a function, which hides them in C++.
    hidden_classes: HashSet<String>,
    /// How generated code spells types.
    spelling: Spelling,
    /// The bound functions, so that a function that is declared twice is bound once.
    bound: HashMap<FeatureSubject, FunctionId>,
    rvalues: Rvalues,
    /// The bound variables.
    bound_variables: HashSet<FeatureSubject>,
    /// The names of the bound constants.
    constants: HashSet<String>,
    /// The declarations that are not bound, with the reasons.
    skipped: HashSet<(String, String)>,
    /// The instantiations that cannot be bound, with the reasons that were reported.
    unbindable: HashSet<(Span, String)>,
    /// Whether a part of the interface could not be read, which may declare names that seem to be missing.
    is_partial: bool,
    /// The classes of reductions, which are used although they are not bound.
    reductions: Vec<&'s str>,
    diagnostics: &'d mut Diagnostics,
}

impl<'s, 'd> Lowering<'s, 'd> {
    fn new(syntax: &'s Syntax, diagnostics: &'d mut Diagnostics) -> Lowering<'s, 'd> {
        let spelling = match syntax.is_c {
            true => Spelling::of_c(&syntax.tags),
            false => Spelling::default(),
        };
        Lowering {
            interface: Interface::new(syntax.is_cxx20),
            module: None,
            importing: Vec::new(),
            scope: Scope::default(),
            typemaps: Typemaps::default(),
            code_typemaps: CodeTypemaps::new(spelling.clone()),
            features: Features::default(),
            error_codes: ErrorCodes::default(),
            keep_alive: KeepAlive::default(),
            renames: Renames::default(),
            templates: Vec::new(),
            variable_templates: Vec::new(),
            class_templates: ClassTemplates::default(),
            extensions: Extensions::new(&syntax.items),
            member_templates: Vec::new(),
            member_instances: Vec::new(),
            definitions: HashMap::new(),
            depths: Depths::default(),
            declared: syntax.items.iter().filter_map(declaration).collect(),
            hidden_classes: hidden_classes(syntax),
            spelling,
            bound: HashMap::new(),
            rvalues: Rvalues::default(),
            bound_variables: HashSet::new(),
            constants: HashSet::new(),
            skipped: HashSet::new(),
            unbindable: HashSet::new(),
            is_partial: diagnostics.has_any(&UNREAD) || diagnostics.has_any(&code::BROKEN_TOKENS),
            reductions: syntax.items.iter().filter_map(reduction).collect(),
            diagnostics,
        }
    }

    fn item(&mut self, item: &'s Item) {
        if item.access != MemberAccess::Public && self.hide(item) {
            return;
        }
        match &item.kind {
            ItemKind::Directive(Directive::Import(import)) => self.begin_import(import),
            ItemKind::Directive(Directive::EndImport) => self.end_import(),
            ItemKind::Directive(Directive::Module(module)) if self.name_import(module) => {}
            ItemKind::Directive(Directive::Module(module)) => {
                module::lower(module, self.module, &mut self.interface, self.diagnostics);
                self.module.get_or_insert(module.name_span);
            }
            ItemKind::Directive(Directive::Block(block)) => self.block(item, block),
            ItemKind::Directive(Directive::Extend(_)) => self.extend(item),
            ItemKind::Directive(Directive::Template(template)) => self.instantiate(item, template),
            ItemKind::Directive(
                directive @ (Directive::Typemap(_) | Directive::Apply(_) | Directive::Clear(_)),
            ) => self.typemap_directive(item, directive, &Bindings::new()),
            ItemKind::Directive(Directive::Fragment(fragment)) => self.fragment(item, fragment),
            ItemKind::Directive(Directive::Feature(feature)) if feature.name == error_code::FEATURE => {
                let target = Target { syntax: feature.target.as_ref(), item };
                self.diagnostics.extend_once(self.error_codes.add(feature, target).err());
            }
            ItemKind::Directive(Directive::Feature(feature)) if feature.name == keep_alive::FEATURE => {
                let target = Target { syntax: feature.target.as_ref(), item };
                self.diagnostics.extend_once(self.keep_alive.add(feature, target).err());
            }
            ItemKind::Directive(Directive::Feature(feature)) if is_word(feature) => {
                let target = Target { syntax: feature.target.as_ref(), item };
                self.typemaps.add_word(feature, target, self.diagnostics);
            }
            ItemKind::Directive(Directive::Feature(feature)) => {
                self.diagnostics.extend_once(self.director_without_effect(item, feature));
                let types = feature.catches.iter().map(|r#type| self.caught(item, feature, r#type));
                let types: Vec<Ty> = types.collect();
                self.interface.add_thrown(types);
                if let Some(place) = feature.code {
                    self.interface.code_places.entry(feature.value.trim().to_owned()).or_insert(place);
                }
                self.features.add(item, feature);
            }
            ItemKind::Directive(Directive::Rename(rename)) => {
                self.renames.add(item, rename, self.diagnostics);
            }
            ItemKind::Directive(Directive::Types(types)) => {
                self.interface.casts.extend(cast::cast(item, types, &self.scope));
            }
            ItemKind::Function(function) => self.function(item, function),
            ItemKind::Directive(Directive::Constant(constant)) => self.constant(item, constant),
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
            ItemKind::Other(other) => self.other(item, other),
        }
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
        self.need_headers_of_numpy(item, block);
        let block = Block {
            code: block.code.clone(),
            section: block.section,
            class: None,
            is_verbatim: true,
            defines: None,
        };
        self.declare(item.span, &item.namespace, DeclarationKind::Block(block));
    }

    /// Declares a bound function.
    fn declare_function(&mut self, scope: &[String], function: Function) -> FunctionId {
        let span = function.span;
        let id = self.interface.add_function(function);
        self.declare(span, scope, DeclarationKind::Function(id));
        id
    }

    fn declare(&mut self, span: Span, scope: &[String], kind: DeclarationKind) {
        let import = self.importing.last().copied();
        self.interface.declarations.push(Declaration { span, scope: scope.to_vec(), kind, import });
    }

    fn function(&mut self, item: &'s Item, function: &'s FunctionSyntax) {
        if function.deleted || function.specialization {
            return;
        }
        if !function.template_parameters.is_empty() {
            self.templates.push(Template::new(item, function));
            return;
        }
        if function.name.starts_with("operator") && !is_identifier(&function.name) {
            return self.free_operator(item, function);
        }
        self.scope.note_function(item, function);
        if let Some(reason) = never_bound(item, function) {
            self.skip(signature(item, function), &reason, item.span);
            return;
        }
        let candidate = Candidate {
            name: None,
            function,
            item,
            template_arguments: Vec::new(),
            bindings: Bindings::new(),
            span: item.span,
            way: NameLookup::ByName,
            owner: None,
        };
        if let Err(reason) = self.bind(candidate) {
            self.refuse(&function.name, signature(item, function), &reason, item.span);
        }
    }

    /// The caller's name for a declaration; `None` if an `%ignore` leaves it out.
    fn given_name(&mut self, named: &Named, span: Span) -> Option<String> {
        let GivenName::Name(name) = self.renames.given(named, &self.scope) else { return None };
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

    fn finish(mut self, start: Span) -> Interface {
        self.skip_class_templates();
        self.skip_templates();
        self.skip_variable_templates();
        let named = |(full, item): &'_ (String, &'s Item)| Some((full.clone(), function_of(item)?));
        let functions: Vec<(String, &FunctionSyntax)> = self.declared.iter().filter_map(named).collect();
        // After an error, the features may be for a declaration that could not be read.
        if !self.diagnostics.has_errors() {
            self.typemaps.warn_of_unused(&functions, &self.scope, self.diagnostics);
            let names: Vec<&str> = self.declared.iter().map(|(full, _)| full.as_str()).collect();
            let subjects: Vec<&FeatureSubject> = self.bound.keys().chain(&self.bound_variables).collect();
            self.features.warn_of_unused(&names, &subjects, &self.scope, self.diagnostics);
            std::mem::take(&mut self.keep_alive).unused().for_each(|error| self.diagnostics.push(error));
        }
        if self.module.is_none() {
            self.diagnostics.push(module::missing(start));
        }
        if self.interface.is_empty() && !self.diagnostics.has_errors() {
            self.diagnostics.push(self.nothing_bound(start));
        }
        self.interface.spelling = self.spelling.clone();
        self.define_callables();
        let has_traits = |r#type: &Ty| self.scope.traits(r#type).is_some();
        let has_traits_inside = self.interface.library_types().any(has_traits);
        self.interface.has_traits_inside = has_traits_inside;
        self.interface.elaborate(&self.hidden_classes);
        self.interface.form_members();
        self.interface.form_directors();
        self.need_turned_fragments();
        self.interface
    }

    fn nothing_bound(&self, start: Span) -> Diagnostic {
        let error = Diagnostic::warning(
            code::NOTHING_BOUND,
            self.module.unwrap_or(start),
            "the interface binds nothing",
        );
        match self.templates.first() {
            Some(Template { full, function, .. }) => {
                error.help(format!("instantiate a template: `%template({}) {full}<…>;`", function.name))
            }
            None if !self.skipped.is_empty() => {
                error.help("the warning for each declaration gives the reason")
            }
            None => error.help("`%include` the header that declares the functions to bind"),
        }
    }
}

/// Whether a name is an identifier, and not the name of an operator.
fn is_identifier(name: &str) -> bool {
    name.chars().all(crate::lex::is_word)
}

fn hidden_classes(syntax: &Syntax) -> HashSet<String> {
    let all = || syntax.items.iter().filter_map(declaration);
    let is_class = |item: &Item| matches!(item.kind, ItemKind::Class(_));
    let classes: HashSet<String> = all().filter(|(_, item)| is_class(item)).map(|(name, _)| name).collect();
    let functions = all().filter(|(_, item)| function_of(item).is_some()).map(|(name, _)| name);
    functions.filter(|name| classes.contains(name)).collect()
}

fn declaration(item: &Item) -> Option<(String, &Item)> {
    let name = match &item.kind {
        ItemKind::Function(function) => &function.name,
        ItemKind::Variable(variable) => &variable.name,
        ItemKind::Enum(r#enum) if !r#enum.name.is_empty() => &r#enum.name,
        ItemKind::Class(class) if class.specialized.is_none() && !class.name.is_empty() => &class.name,
        ItemKind::Other(text) => text,
        _ => return None,
    };
    Some((full_name(&item.namespace, name), item))
}

fn function_of(item: &Item) -> Option<&FunctionSyntax> {
    match &item.kind {
        ItemKind::Function(function) => Some(function),
        _ => None,
    }
}

fn reduction(item: &Item) -> Option<&str> {
    match &item.kind {
        ItemKind::Directive(Directive::Feature(feature)) if feature.name == REDUCTION => {
            Some(feature.value.as_str()).filter(|class| !class.is_empty())
        }
        _ => None,
    }
}
