//! The interface's typemap code around one row: the code for the parameters that the row passes, and the
//! words by which C++ tells rows apart.

use super::names::Names;
use super::row_code::{RowAnnotations, RowCheck, RowCode, RowStep, RowVariable, object_name};
use super::{ClassFace, Fragment, Place, PlannedClass, Row};
use crate::interface::{
    Annotation, Argument, ClassType, CodeAround, Crossing, CxxCall, DEFAULT_OF_CODE, Descriptor, Function,
    Interface, Stage, Step, Variable, VariablePassing, WrappedCode, WrappedVariable,
};
use crate::lex::{self, has_word, is_literal};
use crate::overload::call::Call;
use crate::overload::takes::Takes;
use crate::parse::fundamental::TypeKeywords;
use crate::source::{IncludeForm, Span, included};
use rustc_hash::{FxHashMap, FxHashSet};

/// Sets the checks by which overloads are told apart. A function without overloads accepts any object that
/// its code reads.
pub(super) fn tell_apart(
    row: &mut Row,
    function: &Function,
    is_overloaded: bool,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) {
    for index in 0..row.inputs.len() {
        // Only results are reordered, and inputs that code reads are not results.
        let Some((check, value)) = function.read_by_code(index) else { continue };
        let input = &mut row.inputs[index];
        if !is_overloaded {
            input.takes = Takes::Any;
            continue;
        }
        input.stands_for = value.filter(|_| check.is_none()).cloned();
        input.check = check.map(|check| {
            let WrappedCode { text, is_block, span } = &check.code;
            let (text, is_block, place) = (text.clone(), *is_block, place(*span));
            Box::new(RowCheck {
                symbol: names.symbol(&format!("{}_takes_{}", row.symbol, input.safe_name), &[], "", false),
                c_function: None,
                object: object_name(check.position),
                locals: check.locals.clone(),
                step: RowStep {
                    stage: Stage::Input,
                    position: Some(check.position),
                    needs: None,
                    text,
                    is_block,
                    place,
                },
            })
        });
    }
}

/// The names that the code defines.
pub(super) fn bound(code_around: &CodeAround) -> impl Iterator<Item = String> {
    let variables = code_around.variables.iter();
    let own = variables.flat_map(|variable| [variable.name.clone(), object_name(variable.position)]);
    own.chain(
        ["result", "returned", "resultobj", "self", "args", "swig_obj", "arg1", "held"].map(str::to_owned),
    )
}

/// The code around a row's call. `arguments` are the row's arguments, with the indices of its own inputs.
pub(super) fn of(
    call: &Call,
    arguments: &[Argument],
    place: &impl Fn(Span) -> Place,
) -> Option<Box<RowCode>> {
    let code_around = call.function.code_around.as_ref()?;
    let parameters = RowParameters { call, code_around, arguments };
    let steps = code_around.steps.iter().filter(|step| parameters.runs(step));
    let steps: Vec<RowStep> = steps.map(|step| parameters.step(step, place)).collect();
    let variables =
        code_around.variables.iter().filter_map(|variable| match parameters.is_passed(variable.position) {
            true => Some(parameters.variable(variable)),
            false => parameters.left_out(variable, &steps),
        });
    Some(Box::new(RowCode {
        variables: variables.collect(),
        locals: code_around.locals.clone(),
        result: code_around.result.clone(),
        this: code_around.this.clone(),
        annotations: parameters.annotations(),
        steps,
    }))
}

/// The parameters that a row passes, for the interface's code around its call.
struct RowParameters<'c> {
    call: &'c Call<'c>,
    code_around: &'c CodeAround,
    arguments: &'c [Argument],
}

impl RowParameters<'_> {
    fn is_passed(&self, position: usize) -> bool {
        position < self.arguments.len()
    }

    /// Whether the caller passes what code reads at a position.
    fn is_given(&self, position: usize) -> bool {
        match self.call.function.arguments[position] {
            Argument::Wrapped { input: Some(input), .. } => input < self.call.count,
            _ => true,
        }
    }

    /// The parameter's input that code reads, if code also uses the variable of a parameter that is left out.
    fn always_set(&self, position: usize) -> Option<usize> {
        match self.call.function.arguments[position] {
            Argument::Wrapped { input, is_always_set: true, .. } => input,
            _ => None,
        }
    }

    /// Whether a step of the function runs in the row. Code that reads an object requires one.
    fn runs(&self, step: &Step) -> bool {
        let is_there = |at: usize| self.is_passed(at) && (step.stage != Stage::Input || self.is_given(at));
        step.position.is_none_or(is_there)
    }

    fn step(&self, step: &Step, place: &impl Fn(Span) -> Place) -> RowStep {
        let WrappedCode { text, is_block, span } = &step.code;
        let (text, is_block, place) = (text.clone(), *is_block, place(*span));
        // An object that a call with keywords leaves out is null.
        let may_be_null = |at: &usize| step.stage == Stage::Input && self.always_set(*at).is_some();
        let needs = step.position.filter(may_be_null).map(object_name);
        RowStep { stage: step.stage, position: step.position, needs, text, is_block, place }
    }

    /// The variable for a parameter that the row passes.
    fn variable(&self, variable: &WrappedVariable) -> RowVariable {
        let input = |position: usize| match &self.arguments[position] {
            Argument::Wrapped { input, .. } => *input,
            _ => None,
        };
        let position = variable.position;
        let own = input(position).filter(|_| position == 0 || input(position - 1) != input(position));
        let object = own.map(|input| (object_name(position), self.is_given(position).then_some(input)));
        let name = object_name(position);
        let shown = own.is_none().then(|| self.arguments[position].input()).flatten();
        let shown = shown.filter(|_| self.code_around.texts().any(|code| has_word(code, &name)));
        let shown = shown.map(|input| (name, input));
        RowVariable { variable: variable.clone(), default: self.default(variable), object, shown }
    }

    /// The value that code for an input finds in the variable if the input is left out. A variable that is a
    /// pointer to the value has none.
    fn default(&self, variable: &WrappedVariable) -> Option<String> {
        let is_value = matches!(variable.passing, VariablePassing::Value | VariablePassing::Cast(_));
        let input = self.always_set(variable.position).filter(|_| is_value)?;
        default(&self.call.function.inputs[input]).filter(|default| is_literal(default))
    }

    /// The variable for a parameter that the row leaves out, if code uses it: it has the default.
    fn left_out(&self, variable: &WrappedVariable, steps: &[RowStep]) -> Option<RowVariable> {
        let function = self.call.function;
        let exception_code = function.exception_code().unwrap_or_default();
        let mut texts = steps.iter().map(|step| step.text.as_str()).chain([exception_code]);
        let is_named = texts.any(|text| has_word(text, &variable.name));
        let Argument::Value { input } = function.arguments.get(variable.position)? else { return None };
        let default = function.inputs[*input].default.clone().filter(|_| is_named)?;
        Some(RowVariable { variable: variable.clone(), default: Some(default), object: None, shown: None })
    }

    fn annotations(&self) -> RowAnnotations {
        let annotations = &self.code_around.annotations;
        let annotated = |(position, annotation): &(usize, Annotation)| {
            Some((self.arguments.get(*position)?.input()?, annotation.clone()))
        };
        RowAnnotations {
            inputs: annotations.inputs.iter().filter_map(annotated).collect(),
            results: annotations.results.clone(),
            is_tuple: annotations.is_tuple,
        }
    }
}

/// The words of all code of the interface that is compiled, each with the place of the first code that
/// contains the word.
pub(super) fn words_of_code(interface: &Interface) -> FxHashMap<&str, Span> {
    let of_variables = interface.variables().flat_map(Variable::functions);
    let blocks = interface.blocks().into_iter().filter(|(block, _)| !block.section.is_python());
    // All code is read only once, because interfaces may have thousands of classes and much code.
    let mut read: FxHashSet<&str> = FxHashSet::default();
    let mut words: FxHashMap<&str, Span> = FxHashMap::default();
    let mut add = |code, span| {
        if read.insert(code) {
            lex::words(code).for_each(|word| _ = words.entry(word).or_insert(span));
        }
    };
    blocks.for_each(|(block, span)| add(block.code.as_str(), span));
    interface.names_in_headers.iter().for_each(|(name, span)| add(name.as_str(), *span));
    for function in interface.functions().chain(of_variables) {
        let around = function.code_around.iter().flat_map(|code_around| code_around.texts());
        let cxx_call = cxx_call(function).flat_map(CxxCall::codes).map(|code| code.code.text.as_str());
        around.chain(cxx_call).chain(function.exception_code()).for_each(|code| add(code, function.span));
    }
    for callable in &interface.callables {
        callable.method.cxx_call.codes().for_each(|code| add(code.code.text.as_str(), callable.span));
    }
    words
}

/// The calls of Python methods that override a function.
fn cxx_call(function: &Function) -> impl Iterator<Item = &CxxCall> {
    let method = function.method.as_deref();
    let twin = method.and_then(|method| method.twin.as_deref());
    [method, twin].into_iter().flatten().map(|method| &method.cxx_call)
}

/// The types that typemaps use through `$descriptor`, and those that any code names: classes, and the types
/// behind opaque pointers.
pub(super) fn descriptors(
    interface: &Interface,
    fragments: &[Fragment],
    classes: &[PlannedClass],
) -> Vec<Descriptor> {
    let of_variables = interface.variables().flat_map(Variable::functions);
    let mut all = Vec::new();
    for function in interface.functions().chain(of_variables) {
        let around = function.code_around.iter().flat_map(|code_around| &code_around.descriptors);
        all.extend(around.chain(cxx_call(function).flat_map(|cxx_call| &cxx_call.descriptors)).cloned());
    }
    let callables = interface.callables.iter().map(|callable| &callable.method.cxx_call);
    all.extend(callables.flat_map(|cxx_call| &cxx_call.descriptors).cloned());
    all.extend(interface.blocks().iter().flat_map(|(block, _)| &block.descriptors).cloned());
    let used = words_of_code(interface);
    let named = classes.iter().map(|class| match class.face {
        ClassFace::Pointer => Descriptor::of_pointer(&class.name, &class.cxx),
        _ => Descriptor::of_class(&class.cxx),
    });
    let other_names = classes.iter().flat_map(|class| {
        let names = class.r#type.class().into_iter().flat_map(ClassType::names_in_swig);
        names.map(|name| Descriptor { class: class.cxx.clone(), ..Descriptor::of_class(&name) })
    });
    // Names in files that the code includes are not known, nor are names that a macro joins from parts.
    let may_name_all = interface.includes_source()
        || used.contains_key("SWIGTYPE_p_")
        || interface.has_swig_code() && fragments.iter().any(|fragment| includes_own_file(&fragment.code));
    let pointers = interface.addresses.iter().map(|address| Descriptor::of_function(&address.called));
    let named: Vec<Descriptor> = named.chain(other_names).chain(pointers).collect();
    // Descriptors in code have SWIG's name of a class; the runtime knows the class by its name in C++.
    for descriptor in &mut all {
        let name = descriptor.name.replacen("_p_q_const__", "_p_", 1);
        if let Some(named) = named.iter().find(|named| named.name == name) {
            descriptor.class.clone_from(&named.class);
        }
    }
    all.extend(
        named.into_iter().filter(|descriptor| may_name_all || used.contains_key(descriptor.name.as_str())),
    );
    // SWIG defines these descriptors in every module, so that code can tell array types apart. The
    // descriptors above take precedence.
    let numbers = used.keys().filter_map(|word| Some((word, number_behind(word)?)));
    all.extend(numbers.map(|(word, number)| Descriptor::of_pointer(&word["SWIGTYPE".len()..], number)));
    all.sort_by(|left, right| left.name.cmp(&right.name));
    all.dedup_by(|later, earlier| later.name == earlier.name);
    all
}

/// Whether code includes a file of the interface's own: `#include "conversions.h"`.
fn includes_own_file(code: &str) -> bool {
    included(code).any(|(_, form)| form == IncludeForm::Quoted)
}

/// The type of number or character to which pointers of a descriptor point: `unsigned char` for
/// `SWIGTYPE_p_unsigned_char`.
pub(super) fn number_behind(descriptor: &str) -> Option<&'static str> {
    let mut words = TypeKeywords::default();
    let mut all = descriptor.strip_prefix("SWIGTYPE_p_")?.split('_');
    all.all(|word| words.add(word)).then(|| words.spelling())?.filter(|number| *number != "void")
}

/// The default of a parameter, if it comes from the interface and not from typemap code: C has no defaults.
pub(super) fn default(input: &Crossing) -> Option<String> {
    input.default.as_ref().filter(|default| *default != DEFAULT_OF_CODE).cloned()
}
