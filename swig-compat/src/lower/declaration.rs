//! Adds declarations to the interface: those that are bound, and those that are not, with the reason, for
//! comments in the output.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{Block, Declaration, DeclarationKind, Function, FunctionId, Skipped};
use crate::lower::reason::Reason;
use crate::lower::scope::full_name;
use crate::lower::state::Lowering;
use crate::lower::types::Resolver;
use crate::source::Span;
use crate::syntax::{FunctionSyntax, Item, ParameterSyntax, TypeSyntax};
use rustc_hash::FxHashSet;

impl Lowering<'_, '_> {
    /// Declares functions, each after the fragments that the code around it needs.
    pub(super) fn declare_all(&mut self, item: &Item, functions: impl IntoIterator<Item = Function>) {
        for function in functions {
            self.need_fragments(&item.namespace, &function);
            self.declare_function(&item.namespace, function);
        }
    }

    /// Declares a bound function.
    pub(super) fn declare_function(&mut self, scope: &[String], function: Function) -> FunctionId {
        let span = function.span;
        let id = self.interface.add_function(function);
        self.declare(span, scope, DeclarationKind::Function(id));
        id
    }

    /// Declares the fragments that the code around a function needs.
    pub(super) fn need_fragments(&mut self, namespace: &[String], function: &Function) {
        let fragments = function.code_around.iter().flat_map(|code_around| &code_around.fragments);
        fragments.for_each(|name| self.need_fragment((function.declared, namespace), name));
        let code = function.code_around.iter().flat_map(|code_around| code_around.texts());
        self.need_headers_of_numpy((function.declared, namespace), code);
    }

    /// Includes NumPy's headers for code that uses NumPy's C API after an `%include` of numpy.i.
    pub(super) fn need_headers_of_numpy<'c>(
        &mut self,
        place: (Span, &[String]),
        code: impl IntoIterator<Item = &'c str>,
    ) {
        if self.directives.needs_headers_of_numpy(code) {
            self.need_fragment(place, "<numpy/arrayobject.h>");
        }
    }

    /// Declares a fragment and those that it depends on, each once. Fragments for functions of another module
    /// belong to that module.
    pub(super) fn need_fragment(&mut self, (span, namespace): (Span, &[String]), name: &str) {
        if self.importing.is_any() {
            return;
        }
        let resolver = Resolver::new(&self.scope, namespace);
        for (span, block) in self.directives.fragment(name, span, resolver) {
            self.declare(span, namespace, DeclarationKind::Block(block));
        }
    }

    /// Declares code at the place of an item.
    pub(super) fn declare_code(&mut self, item: &Item, blocks: impl IntoIterator<Item = Block>) {
        for block in blocks {
            self.need_headers_of_numpy((item.span, &item.namespace), [&*block.code]);
            self.declare(item.span, &item.namespace, DeclarationKind::Block(block));
        }
    }

    pub(super) fn declare(&mut self, span: Span, scope: &[String], kind: DeclarationKind) {
        let import = self.importing.current();
        self.interface.declarations.push(Declaration { span, scope: scope.to_vec(), kind, import });
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

/// The warnings of opaque pointers that probably lack a directive, which they suggest, and of types that
/// nothing declares. `macros` are those that hold in blocks of code only.
pub fn opaque_pointers(
    function: &str,
    doubts: &[Reason],
    macros: &FxHashSet<&str>,
    span: Span,
) -> impl Iterator<Item = Diagnostic> {
    doubts.iter().map(move |Reason { fact, fix, span: place, undeclared, .. }| {
        let message = format!("`{function}` {fact}");
        let of_block = undeclared.as_deref().filter(|name| macros.contains(name));
        let help = of_block.map_or_else(
            || fix.clone(),
            |name| {
                let where_it_holds = "is a macro of a block of code, and holds only in such blocks";
                format!("`{name}` {where_it_holds}: `#define` it before the declaration too")
            },
        );
        Diagnostic::warning(code::OPAQUE_POINTER, place.unwrap_or(span), message).help(help)
    })
}

/// The template of a class name: `Sum` of `Sum<float>`.
fn template_of(class: &str) -> &str {
    class.split_once('<').map_or(class, |(template, _)| template.trim_end())
}

/// The reason for functions that are never bound, such as deleted ones. `is_followed` is whether no directive
/// names the file: functions of system headers are for these headers only.
pub fn never_bound(item: &Item, function: &FunctionSyntax, is_followed: bool) -> Option<Reason> {
    if function.name.starts_with("__") && is_followed {
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

/// The reason for text that is not a declaration.
pub fn not_a_declaration() -> Reason {
    Reason::new(
        "quaff does not recognise it as a declaration",
        "if it uses a macro, `#define` the macro before it; or put it between `#ifndef SWIG` and `#endif`",
    )
}
