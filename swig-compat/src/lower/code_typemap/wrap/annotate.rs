//! The Python types of the values that code reads and makes, from `pytyping` typemaps.

use super::{RESULT, Window, Wrapper};
use crate::interface::{AnnotatedResult, Annotation, Type, Value};
use crate::lower::code_typemap::words::{self, Words};
use crate::lower::code_typemap::{AliasChain, CodeTypemap};
use crate::syntax::TypemapDirective;

/// The method of typemaps that name the Python type of a value.
const METHOD: &str = "pytyping";

/// The option of a typemap for the type of a result, if it differs from the type of a parameter.
const OF_RESULT: &str = "out";

impl<'s> Wrapper<'_, 's> {
    /// Stores the annotations of the parameters and of the result, which must be known already. `inputs` are
    /// the typemaps that read parameters.
    pub(super) fn annotate(&mut self, inputs: &[Window]) {
        let taken = inputs.iter().filter(|window| window.typemap.directive.option("numinputs") != Some("0"));
        let taken = taken.filter_map(|window| Some((window.first, self.of_parameters(window, None)?)));
        self.code_around.annotations.inputs = taken.collect();
        // A constructor returns nothing in Python.
        if self.declared.is_made {
            let annotations = &mut self.code_around.annotations;
            (annotations.results, annotations.discards_returned) = (Some(Vec::new()), true);
            return;
        }
        let outputs = self.outputs();
        // A result that no code makes has the types of quaff's own values.
        let is_made = self.code_around.makes_result();
        let is_tuple = is_made.then(|| is_tuple(&outputs)).flatten();
        let results = is_tuple.and_then(|_| self.annotated_results(&outputs));
        let output = self.declared.returned.as_ref().and_then(|returned| self.output(returned));
        let discards = output.is_some_and(|output| has_no_outputs(output.directive));
        let annotations = &mut self.code_around.annotations;
        annotations.is_tuple = is_tuple.unwrap_or_default();
        annotations.results = results;
        annotations.discards_returned = is_made && discards;
        annotations.outputs = outputs.iter().map(|window| window.first).collect();
    }

    /// The typemaps that make a value of parameters for the caller, in the order of the parameters. A typemap
    /// with the option `overwrite` replaces the values of earlier ones.
    fn outputs(&self) -> Vec<Window<'s>> {
        let mut outputs = Vec::new();
        for window in self.typemaps.windows("argout", self.declared) {
            if makes_none(&window.typemap) {
                continue;
            }
            if overwrites(&window) {
                outputs.clear();
            }
            outputs.push(window);
        }
        outputs
    }

    /// The typemap that makes the caller's value of the C++ return value.
    fn output(&self, returned: &AliasChain) -> Option<CodeTypemap<'s>> {
        self.typemaps.one(self.declared.methods.output, returned, &self.declared.names)
    }

    /// The annotations of the values that the caller gets; `None` if the type of a value is unknown.
    fn annotated_results(&self, outputs: &[Window]) -> Option<Vec<AnnotatedResult>> {
        // Numbers that quaff adds to the result have no typemap.
        let returned = self.declared.returned.as_ref().filter(|_| !self.adds_numbers())?;
        let is_replaced = outputs.first().is_some_and(overwrites);
        let mut results: Vec<AnnotatedResult> = match self.output(returned) {
            _ if is_replaced => Vec::new(),
            Some(output) if makes_none(&output) => Vec::new(),
            Some(_) => vec![AnnotatedResult::Made(self.of_result(returned)?)],
            None if returned.r#type().is_void() => Vec::new(),
            None => match returned.r#type().returned()? {
                Type::Value(Value::Python) => return None,
                converted => vec![AnnotatedResult::Converted(converted)],
            },
        };
        for window in outputs {
            results.push(AnnotatedResult::Made(self.of_parameters(window, Some(OF_RESULT))?));
        }
        Some(results)
    }

    /// The annotation of the C++ result.
    fn of_result(&self, returned: &AliasChain) -> Option<Annotation> {
        let typemap = self.typemaps.one(METHOD, returned, &self.declared.names)?;
        self.annotation(&typemap, returned, RESULT, Some(OF_RESULT))
    }

    /// The annotation of the parameters that a typemap reads together. If the `pytyping` typemap has an
    /// option with the name `option`, the value of this option is used in place of the typemap's text.
    fn of_parameters(&self, window: &Window, option: Option<&str>) -> Option<Annotation> {
        let all = self.declared.types.iter().zip(self.declared.parameters).skip(window.first);
        let parameters: Vec<(&AliasChain, &str)> =
            all.map(|(chain, own)| (chain, own.name.as_str())).collect();
        let (chain, name) = parameters[0];
        let several = self.typemaps.several(METHOD, &parameters).map(|(typemap, _)| typemap);
        let typemap = several.or_else(|| self.typemaps.one(METHOD, chain, &[name]))?;
        self.annotation(&typemap, chain, name, option)
    }

    /// The text of a `pytyping` typemap as an annotation; `None` if special variables are left in it.
    fn annotation(
        &self,
        typemap: &CodeTypemap,
        chain: &AliasChain,
        name: &str,
        option: Option<&str>,
    ) -> Option<Annotation> {
        let variable = words::NumberedParameter {
            variable: name.to_owned(),
            r#type: chain.r#type(),
            name: name.to_owned(),
        };
        let words = Words { parameters: vec![variable], place: Some(typemap.code.span), ..self.words() };
        let own = option.and_then(|option| typemap.directive.option(option));
        let text = words.replaced(own.unwrap_or(&typemap.code.text), &mut words::Mentioned::default());
        let text = text.replace("$&pytypename", Annotation::OF_CLASS);
        let text = text.replace("$*pytypename", Annotation::OF_CLASS).trim().to_owned();
        let is_known = !text.replace(Annotation::OF_CLASS, "").contains('$') && !text.is_empty();
        is_known.then(|| Annotation { text, r#type: chain.r#type().clone() })
    }
}

/// Whether several values are a tuple, and not a list; `None` if that is not known.
fn is_tuple(outputs: &[Window]) -> Option<bool> {
    let mut is_tuple = None;
    for window in outputs {
        let in_tuple = match window.typemap.directive.option("container") {
            None | Some("list") => false,
            Some("tuple") => true,
            Some(_) => return None,
        };
        if *is_tuple.get_or_insert(in_tuple) != in_tuple {
            return None;
        }
    }
    Some(is_tuple.unwrap_or_default())
}

/// Whether a typemap's code replaces the values that other code has made.
fn overwrites(window: &Window) -> bool {
    window.typemap.directive.option("overwrite").is_some_and(|value| value != "0")
}

/// Whether a typemap's code makes no value for the caller.
fn makes_none(typemap: &CodeTypemap) -> bool {
    typemap.code.text.trim().is_empty() || has_no_outputs(typemap.directive)
}

fn has_no_outputs(directive: &TypemapDirective) -> bool {
    directive.option("numoutputs") == Some("0")
}
