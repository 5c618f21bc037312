//! `%device_stream`: which parameter gets the stream of the call. An `%apply` of `cudaStream_t DEVICE_STREAM`.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lower::bind::Passed;
use crate::lower::typemap::{parameter_names, takes};
use crate::lower::types::{Resolved, Resolver};
use crate::nearest::nearest;
use crate::source::Span;
use crate::syntax::{ApplyDirective, FunctionSyntax, ParameterSyntax};
use std::cell::Cell;

/// The typemap's name in `quaff.i`.
const SOURCE: &str = "DEVICE_STREAM";

/// What CUDA's headers call a stream, which interfaces rarely read: the runtime's name and the driver's.
const STREAMS: [&str; 2] = ["cudaStream_t", "CUstream"];

/// What both stand for a pointer to.
const STREAM: &str = "CUstream_st";

/// One target of one `%apply`.
pub struct StreamRule {
    name: String,
    span: Span,
    used: Cell<bool>,
}

/// Whether the directive applies the typemap of streams.
pub fn is_source(apply: &ApplyDirective) -> bool {
    matches!(apply.source.as_slice(), [only] if only.name.as_deref() == Some(SOURCE))
}

/// The rules of one directive.
pub fn rules(apply: &ApplyDirective, resolver: Resolver, diagnostics: &mut Diagnostics) -> Vec<StreamRule> {
    let mut rules = Vec::new();
    for target in &apply.targets {
        match target.as_slice() {
            [ParameterSyntax { name: Some(name), r#type, span, .. }]
                if is_stream(&resolver.resolve(r#type)) =>
            {
                rules.push(StreamRule { name: name.clone(), span: *span, used: Cell::new(false) });
            }
            _ => diagnostics.push(no_stream(apply.source_span)),
        }
    }
    rules
}

fn no_stream(place: Span) -> Diagnostic {
    Diagnostic::error(code::TYPEMAP_TARGET, place, "the target is no named stream")
        .help("name the parameter that takes the stream: `%device_stream(stream)`")
}

/// Whether it is CUDA's type of streams.
pub fn is_stream(r#type: &Resolved) -> bool {
    let name = |r#type: &Resolved| match r#type {
        Resolved::Other(name) => name.trim_start_matches("::").to_owned(),
        _ => String::new(),
    };
    match r#type.without_const() {
        Resolved::Pointer(pointee) => name(pointee) == STREAM,
        other => STREAMS.contains(&name(other).as_str()),
    }
}

impl StreamRule {
    /// Whether it is for this parameter, which then gets the stream.
    pub fn fits(&self, parameter: &Passed) -> bool {
        let fits = self.name == parameter.name && is_stream(&parameter.r#type);
        self.used.set(self.used.get() || fits);
        fits
    }

    /// What to say if it was for no parameter at all.
    pub fn unused(&self, functions: &[&FunctionSyntax]) -> Option<Diagnostic> {
        if self.used.get() {
            return None;
        }
        let StreamRule { name, span, .. } = self;
        let named = |parameter: &&ParameterSyntax| parameter.name.as_ref() == Some(name);
        let other =
            functions.iter().find_map(|function| Some((function, function.parameters.iter().find(named)?)));
        if let Some((function, parameter)) = other {
            return other_type(*span, function, parameter);
        }
        let message = format!("`%device_stream` is for `{name}`, which no function has");
        let warning = Diagnostic::warning(code::UNUSED_TYPEMAP, *span, message);
        let near =
            functions.iter().find_map(|function| Some((function, nearest(name, parameter_names(function))?)));
        Some(match near {
            Some((function, near)) => warning.label(takes(function)).help(format!("did you mean `{near}`?")),
            None => warning.help("name the parameter as the C++ declaration does, or drop the directive"),
        })
    }
}

/// `None` for a stream in a function that is not bound, of which that is said, and for a template.
fn other_type(span: Span, function: &FunctionSyntax, parameter: &ParameterSyntax) -> Option<Diagnostic> {
    let (name, r#type) = (&function.name, &parameter.r#type);
    let is_stream = STREAMS.contains(&r#type.to_string().trim_start_matches("::"));
    if is_stream || !function.template_parameters.is_empty() {
        return None;
    }
    let message = format!("`%device_stream` is for a `cudaStream_t`, and `{name}` takes a `{type}`");
    let warning = Diagnostic::warning(code::DEVICE_STREAM, span, message);
    Some(warning.related(parameter.span, "declared here").help(
        "bind a function that takes a `cudaStream_t`, for example in `%inline %{ … %}`, or drop the directive",
    ))
}
