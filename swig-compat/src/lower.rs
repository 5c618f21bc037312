//! [`Syntax`] to [`Interface`]: names are looked up, templates instantiated, typemaps and features laid on.
//!
//! Items are taken in the order of the text, and each sees only what stands above it, as in SWIG: an `%apply` or a
//! `%feature` does nothing for a function above it. What cannot be bound is kept with the reason. That is a warning
//! where SWIG would have bound it, and an error where the interface asks for it by name, with `%template`.

mod bind;
mod builtin;
mod feature;
mod instantiate;
mod module;
mod reason;
mod scope;
mod typemap;
mod types;

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{Fragment, Function, Interface, Skipped, Type};
use crate::source::{FileId, Span};
use crate::syntax::{
    BlockDirective, Directive, FunctionSyntax, Item, ItemKind, OtherKind, OtherSyntax, ParameterSyntax,
    Section, Syntax, TypeSyntax,
};
use feature::{Features, Subject};
use instantiate::Template;
use reason::Reason;
use scope::{Scope, full_name};
use std::collections::HashMap;
use typemap::Typemaps;
use types::{Bindings, Resolved, Resolver};

/// Resolves an interface. `main` is the file the command was given: what the whole lacks is said there.
pub fn lower(syntax: &Syntax, main: FileId, diagnostics: &mut Diagnostics) -> Interface {
    let mut lowering = Lowering::new(syntax, diagnostics);
    syntax.items.iter().for_each(|item| lowering.item(item));
    lowering.finish(Span { file: main, start: 0, end: 0 })
}

struct Lowering<'s, 'd> {
    interface: Interface,
    module: Option<Span>,
    sections: Vec<(Section, Fragment)>,
    scope: Scope<'s>,
    typemaps: Typemaps,
    features: Features<'s>,
    /// The function templates above.
    templates: Vec<Template<'s>>,
    /// All that the interface declares, above and below, by full name.
    declared: Vec<(String, &'s Item)>,
    /// Where in `interface.functions` each is, so that a function that is declared twice is bound once.
    bound: HashMap<Signature, usize>,
    subjects: Vec<Subject>,
    /// The classes that reductions run, which are used though they are not bound.
    reductions: Vec<&'s str>,
    diagnostics: &'d mut Diagnostics,
}

/// What C++ tells two functions apart by, and the name they are bound to.
type Signature = (String, String, Vec<String>, Vec<Resolved>);

/// A function, or an instantiation of a template, that is to be bound.
struct Candidate<'s> {
    name: &'s str,
    function: &'s FunctionSyntax,
    item: &'s Item,
    template_arguments: Vec<String>,
    bindings: Bindings,
    span: Span,
}

impl<'s, 'd> Lowering<'s, 'd> {
    fn new(syntax: &'s Syntax, diagnostics: &'d mut Diagnostics) -> Lowering<'s, 'd> {
        Lowering {
            interface: Interface::default(),
            module: None,
            sections: Vec::new(),
            scope: Scope::default(),
            typemaps: Typemaps::default(),
            features: Features::default(),
            templates: Vec::new(),
            declared: syntax.items.iter().filter_map(declaration).collect(),
            bound: HashMap::new(),
            subjects: Vec::new(),
            reductions: syntax.items.iter().filter_map(reduction).collect(),
            diagnostics,
        }
    }

    fn item(&mut self, item: &'s Item) {
        match &item.kind {
            ItemKind::Directive(Directive::Module(module)) => {
                module::lower(module, self.module, &mut self.interface, self.diagnostics);
                self.module.get_or_insert(module.name_span);
            }
            ItemKind::Directive(Directive::Block(block)) => self.block(item, block),
            ItemKind::Directive(Directive::Template(template)) => self.instantiate(item, template),
            ItemKind::Directive(Directive::Apply(apply)) => {
                let resolver = Resolver::new(&self.scope, &item.namespace);
                self.typemaps.add(apply, resolver, self.diagnostics);
            }
            ItemKind::Directive(Directive::Feature(feature)) => self.features.add(item, feature),
            ItemKind::Function(function) => self.function(item, function),
            ItemKind::Alias(alias) => self.scope.declare_alias(item, alias),
            ItemKind::Using(using) => self.scope.declare_using(item, using),
            ItemKind::Other(other) => self.other(item, other),
        }
    }

    fn block(&mut self, item: &Item, block: &BlockDirective) {
        let fragment = Fragment { code: block.code.clone(), span: item.span };
        self.sections.push((block.section, fragment));
    }

    fn function(&mut self, item: &'s Item, function: &'s FunctionSyntax) {
        if function.deleted || function.specialization {
            return;
        }
        if !function.template_parameters.is_empty() {
            self.templates.push(Template::new(item, function));
            return;
        }
        if let Some(reason) = never_bound(item, function) {
            self.skip(signature(item, function), &reason, item.span);
            return;
        }
        let candidate = Candidate {
            name: &function.name,
            function,
            item,
            template_arguments: Vec::new(),
            bindings: Bindings::new(),
            span: item.span,
        };
        if let Err(reason) = self.bind(candidate) {
            self.refuse(&function.name, signature(item, function), &reason, item.span);
        }
    }

    /// Binds one function, if it is not bound yet.
    fn bind(&mut self, candidate: Candidate<'s>) -> Result<(), Reason> {
        let Candidate { name, function, item, template_arguments, bindings, span } = candidate;
        if function.kernel {
            return Err(Reason::new(
                "a kernel is launched, not called",
                "bind the function that launches it",
            ));
        }
        let resolver = Resolver { scope: &self.scope, namespace: &item.namespace, bindings: &bindings };
        let parameters = bind::resolve_parameters(&function.parameters, resolver);
        let types: Vec<Resolved> = parameters.iter().map(|parameter| parameter.r#type.clone()).collect();
        let qualified = full_name(&item.namespace, &function.name);
        let signature = (name.to_owned(), qualified.clone(), template_arguments.clone(), types.clone());
        if let Some(known) = self.bound.get(&signature) {
            let first = &mut self.interface.functions[*known];
            first.doc = first.doc.take().or_else(|| function.doc.clone());
            return Ok(());
        }
        let returns = returned(&resolver.resolve(&function.returns))?;
        let arguments = bind::arguments(&parameters, &self.typemaps)?;
        let subject = Subject { name: name.to_owned(), qualified, template_arguments, parameters: types };
        let features = self.features.of(&subject, &self.scope);
        self.bound.insert(signature, self.interface.functions.len());
        self.interface.functions.push(Function {
            name: name.to_owned(),
            span,
            declared: item.span,
            qualified: subject.qualified.clone(),
            template_arguments: subject.template_arguments.clone(),
            arguments,
            returns,
            doc: features.get("docstring").cloned().or_else(|| function.doc.clone()),
            features,
        });
        self.subjects.push(subject);
        Ok(())
    }

    fn other(&mut self, item: &'s Item, other: &'s OtherSyntax) {
        let full = full_name(&item.namespace, &other.name);
        let is_type =
            matches!(other.kind, OtherKind::Class | OtherKind::Struct | OtherKind::Union | OtherKind::Enum);
        if is_type && !other.name.is_empty() {
            self.scope.declare_type(full.clone());
        }
        if is_type && self.reductions.iter().any(|class| full.ends_with(class.trim_start_matches("::"))) {
            return;
        }
        let what = match other.kind {
            OtherKind::Unknown | OtherKind::Conditional => other.name.clone(),
            OtherKind::Operator => full,
            kind if other.name.is_empty() => format!("{kind} without a name"),
            kind => format!("{kind} {full}"),
        };
        if other.template {
            self.skip(
                format!("template {what}"),
                &Reason::new("no `%template` instantiates it", ""),
                item.span,
            );
        } else {
            self.refuse(&what.clone(), what, &not_a_function(other.kind), item.span);
        }
    }

    /// Keeps what SWIG's users would expect to be bound, with a warning.
    fn refuse(&mut self, name: &str, what: String, reason: &Reason, span: Span) {
        let span = reason.span.unwrap_or(span);
        let message = format!("`{name}` is left out: {}", reason.fact);
        if let Some(code) = reason.error {
            self.diagnostics.push(Diagnostic::error(code, span, message).help(&reason.fix));
        } else if self.skip(what, reason, span) {
            self.diagnostics.push(Diagnostic::warning(code::SKIPPED, span, message).help(&reason.fix));
        }
    }

    /// Keeps what nobody would expect to be bound. False if it is known already.
    fn skip(&mut self, what: String, reason: &Reason, span: Span) -> bool {
        let reason = reason.to_string();
        let skipped = &mut self.interface.skipped;
        let is_new = !skipped.iter().any(|known| known.what == what && known.reason == reason);
        if is_new {
            skipped.push(Skipped { what, reason, span });
        }
        is_new
    }

    fn finish(mut self, start: Span) -> Interface {
        self.skip_templates();
        let functions: Vec<&FunctionSyntax> =
            self.declared.iter().filter_map(|(_, item)| function_of(item)).collect();
        // After an error, the declaration that they are for may be the one that could not be read.
        if !self.diagnostics.has_errors() {
            self.typemaps.warn_of_unused(&functions, self.diagnostics);
            let names: Vec<&str> = self.declared.iter().map(|(full, _)| full.as_str()).collect();
            self.features.warn_of_unused(&names, &self.subjects, &self.scope, self.diagnostics);
        }
        if self.module.is_none() {
            self.diagnostics.push(module::missing(start));
        }
        if self.interface.functions.is_empty() && !self.diagnostics.has_errors() {
            self.diagnostics.push(self.nothing_bound(start));
        }
        self.sections.sort_by_key(|(section, _)| *section);
        self.interface.fragments = self.sections.into_iter().map(|(_, fragment)| fragment).collect();
        self.interface
    }

    fn nothing_bound(&self, start: Span) -> Diagnostic {
        let error = Diagnostic::error(
            code::NOTHING_BOUND,
            self.module.unwrap_or(start),
            "the interface binds nothing",
        );
        match self.templates.first() {
            Some(Template { full, function, .. }) => {
                error.help(format!("instantiate a template: `%template({}) {full}<…>;`", function.name))
            }
            None if !self.interface.skipped.is_empty() => {
                error.help("a warning at each declaration says what it lacks")
            }
            None => error.help("`%include` the header that declares the functions to bind"),
        }
    }
}

fn declaration(item: &Item) -> Option<(String, &Item)> {
    let name = match &item.kind {
        ItemKind::Function(function) => &function.name,
        ItemKind::Other(other) if !other.name.is_empty() => &other.name,
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
        ItemKind::Directive(Directive::Feature(feature)) if feature.name == "quaff:reduction" => {
            Some(feature.value.as_str()).filter(|class| !class.is_empty())
        }
        _ => None,
    }
}

/// Functions that no interface means to bind.
fn never_bound(item: &Item, function: &FunctionSyntax) -> Option<Reason> {
    if function.name.starts_with("__") {
        Some(Reason::new("names that begin with two underscores belong to the compiler", ""))
    } else if function.name == "main" && item.namespace.is_empty() {
        Some(Reason::new("`main` is where a program starts", ""))
    } else if function.kernel {
        Some(Reason::new("a kernel is launched, not called", "bind the function that launches it"))
    } else {
        None
    }
}

fn returned(r#type: &Resolved) -> Result<Type, Reason> {
    r#type.value().ok_or_else(|| Reason::returned(r#type))
}

fn not_a_function(kind: OtherKind) -> Reason {
    match kind {
        OtherKind::Class | OtherKind::Struct | OtherKind::Union => Reason::new(
            "classes are not bound yet",
            "bind functions that use it inside, for example in `%inline %{ … %}`",
        ),
        OtherKind::Enum => Reason::new("enumerations are not bound yet", "bind functions that take integers"),
        OtherKind::Variable => Reason::new("variables are not bound yet", "bind a function that returns it"),
        OtherKind::Operator => Reason::new("operators are not bound", "bind a function that uses it"),
        OtherKind::Conditional => Reason::new(
            "`%inline` is not preprocessed",
            "put the condition around the whole `%inline %{ … %}`",
        ),
        OtherKind::Unknown => Reason::new(
            "it is no declaration that quaff knows",
            "if it is the use of a macro, `#define` the macro above; or put it between `#ifndef SWIG` and `#endif`",
        ),
    }
}

/// `float example::norm(const float* values, int size)`, with `template` before it for one.
fn signature(item: &Item, function: &FunctionSyntax) -> String {
    let one = |parameter: &ParameterSyntax| match &parameter.name {
        // The text of an opaque type has the name inside.
        Some(name) if !matches!(parameter.r#type, TypeSyntax::Opaque(_)) => {
            format!("{} {name}", parameter.r#type)
        }
        _ => parameter.r#type.to_string(),
    };
    let parameters: Vec<String> = function.parameters.iter().map(one).collect();
    let template = if function.template_parameters.is_empty() { "" } else { "template " };
    let full = full_name(&item.namespace, &function.name);
    format!("{template}{} {full}({})", function.returns, parameters.join(", "))
}
