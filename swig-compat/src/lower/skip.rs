//! Declarations that are not bound: they are stored with the reason, for comments in the output.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{DeclarationKind, Skipped};
use crate::lower::Lowering;
use crate::lower::reason::Reason;
use crate::lower::scope::full_name;
use crate::source::Span;
use crate::syntax::{FunctionSyntax, Item, ParameterSyntax, TypeSyntax};

impl<'s> Lowering<'s, '_> {
    /// Processes text that is not a declaration.
    pub(super) fn other(&mut self, item: &'s Item, text: &str) {
        self.refuse(text, text.to_owned(), &not_a_declaration(), item.span);
    }

    /// Leaves out a declaration that SWIG users would expect to be bound, with a warning.
    pub(super) fn refuse(&mut self, name: &str, what: String, reason: &Reason, span: Span) {
        let span = reason.span.unwrap_or(span);
        let message = format!("`{name}` is left out: {}", reason.fact);
        if let Some(code) = reason.error {
            self.diagnostics.push(Diagnostic::error(code, span, message).help(&reason.fix));
        } else if self.skip(what, reason, span) {
            self.diagnostics.push(Diagnostic::warning(code::SKIPPED, span, message).help(&reason.fix));
        }
    }

    /// Leaves out a declaration that nobody would expect to be bound, without a warning. Returns false if it
    /// was already left out.
    pub(super) fn skip(&mut self, what: String, reason: &Reason, span: Span) -> bool {
        let reason = reason.to_string();
        let is_new = self.left_out.declarations.insert((what.clone(), reason.clone()));
        if is_new {
            self.declare(span, &[], DeclarationKind::Skipped(Skipped { what, reason }));
        }
        is_new
    }

    /// Warns of each opaque pointer that probably lacks a directive, and suggests the directive.
    pub(super) fn warn_of_opaque_pointers(&mut self, function: &str, doubts: &[Reason], span: Span) {
        for Reason { fact, fix, span: place, .. } in doubts {
            let message = format!("`{function}` takes {fact}");
            let warning = Diagnostic::warning(code::OPAQUE_POINTER, place.unwrap_or(span), message);
            self.diagnostics.extend_once(Some(warning.help(fix)));
        }
    }

    /// Records where a class of a reduction is declared or specialized. False if no reduction uses the class.
    pub(super) fn reduction_class(&mut self, full: &str, span: Span) -> bool {
        let full = template_of(full);
        let runs = |class: &&&str| {
            let class = template_of(class.trim_start_matches("::"));
            full == class || full.ends_with(&format!("::{class}"))
        };
        let mut is_run = false;
        for class in self.text.reductions.iter().filter(runs) {
            self.interface.reduction_classes.entry((*class).to_owned()).or_default().push(span);
            is_run = true;
        }
        is_run
    }
}

/// The template of a class name: `Sum` of `Sum<float>`.
fn template_of(class: &str) -> &str {
    class.split_once('<').map_or(class, |(template, _)| template.trim_end())
}

/// The reason for functions that are never bound, such as deleted ones.
pub fn never_bound(item: &Item, function: &FunctionSyntax) -> Option<Reason> {
    if function.name.starts_with("__") {
        Some(Reason::new("names that begin with two underscores are reserved for the compiler", ""))
    } else if function.name == "main" && item.namespace.is_empty() {
        Some(Reason::new("`main` is the entry point of a program", ""))
    } else if function.kernel {
        Some(Reason::kernel())
    } else {
        None
    }
}

/// The signature of a function, such as `float example::norm(const float* values, int size)`, preceded by
/// `template` for a template.
pub fn signature(item: &Item, function: &FunctionSyntax) -> String {
    let one = |parameter: &ParameterSyntax| match &parameter.name {
        // The text of an opaque type already contains the name.
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

fn not_a_declaration() -> Reason {
    Reason::new(
        "quaff does not recognise it as a declaration",
        "if it uses a macro, `#define` the macro before it; or put it between `#ifndef SWIG` and `#endif`",
    )
}
