//! The code that typemaps put around one function.

mod annotate;
mod cxx_call;
mod precedence;
mod variable;
mod words_of_code;

use super::words::{self, Mentioned, Words};
use super::{AliasChain, CodeTypemap, CodeTypemaps, OF_VALUES, SHARED};
use crate::interface::{Argument, ClassType, CodeAround, Local, Stage, Step, Ty, TypeCheck};
use crate::lex::{has_word, is_literal};
use crate::lower::parameter::Parameter;
use crate::lower::types::Resolver;
pub use cxx_call::CxxCallCodes;
use precedence::precedence;
use words_of_code::written;

/// A function as typemaps see it.
#[derive(Default)]
pub struct DeclaredFunction<'p> {
    pub parameters: &'p [Parameter],
    /// The parameters with the types under which typemaps are looked up.
    pub types: Vec<AliasChain>,
    /// The type of the result; `None` if the caller does not get it.
    pub returned: Option<AliasChain>,
    /// The names of the result in typemaps, longest first.
    pub names: Vec<&'p str>,
    /// The function's name in Python.
    pub symname: &'p str,
    /// The class of a member function.
    pub class: Option<&'p ClassType>,
    /// Whether the function is called on an object.
    pub has_this: bool,
    /// Whether the caller must free the result.
    pub is_new: bool,
    /// Whether the result is an object that C++ constructs.
    pub is_made: bool,
    pub methods: Methods,
    /// The C++ name of the variable, for a function that reads or writes one.
    pub variable: Option<&'p str>,
    /// The type of a variable that is an object, which is read and assigned through its address.
    pub by_address: Option<&'p AliasChain>,
    /// The positions of the parameters to which C++ writes numbers that become results too.
    pub written_numbers: Vec<usize>,
    /// Whether C++ gets the defaults of parameters that are left out, so that code for these parameters runs.
    pub passes_defaults: bool,
    /// The code of an `%exception` and of a contract around the call.
    pub exception_code: Option<&'p str>,
}

impl DeclaredFunction<'_> {
    /// Whether the code around the call uses SWIG's variable for an argument.
    fn is_named_by_exception_code(&self, variable: &str) -> bool {
        self.exception_code.is_some_and(|code| has_word(code, variable))
    }

    /// Whether the caller owns the result.
    fn is_owned(&self) -> bool {
        self.is_new || self.is_made
    }

    /// Whether code refers to the variable itself and not to a copy.
    fn is_direct(&self) -> bool {
        self.variable.is_some() && !self.has_this
    }
}

/// The typemap methods that read and make Python objects, which differ for variables.
#[derive(Clone, Copy)]
pub struct Methods {
    pub input: &'static str,
    pub output: &'static str,
}

impl Methods {
    pub const OF_FUNCTIONS: Methods = Methods { input: "in", output: "out" };
    pub const OF_VARIABLES: Methods = Methods { input: "varin", output: "varout" };
}

impl Default for Methods {
    fn default() -> Methods {
        Methods::OF_FUNCTIONS
    }
}

/// The code that typemaps give a function.
#[derive(Default)]
pub struct Wrapped {
    /// The code; `None` if there is none.
    pub code_around: Option<Box<CodeAround>>,
    /// The value that the caller passes for each parameter that code reads.
    pub inputs: Vec<Option<WrappedInput>>,
    /// The positions of the parameters with `argout` code, even if this code is empty.
    outputs: Vec<usize>,
}

impl Wrapped {
    /// The argument without quaff's own output, if its parameter has `argout` code.
    pub fn without_output(&self, argument: Argument) -> Argument {
        match argument {
            Argument::Local(local) if self.outputs.contains(&local.position) => {
                Argument::Local(Local { is_output: false, ..local })
            }
            argument => argument,
        }
    }

    /// Whether typemap code makes the caller's result.
    pub fn makes_result(&self) -> bool {
        self.code_around.as_ref().is_some_and(|code_around| code_around.makes_result())
    }
}

/// The value that the caller passes for a parameter that code sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrappedInput {
    /// An object. `may_be_left_out`: code has a value if the caller passes none.
    Own { may_be_left_out: bool },
    /// No object of its own: the code reads the object that the caller passes for the parameter at this
    /// position.
    Of(usize),
    /// No value.
    Nothing,
}

/// The typemap methods for parameters other than those that read an input, with the stages of their code.
const BESIDE: [(&str, Stage); 5] = [
    ("arginit", Stage::Begin),
    ("default", Stage::Begin),
    ("check", Stage::Check),
    ("argout", Stage::ArgumentOutput),
    ("freearg", Stage::Cleanup),
];

/// A typemap for adjacent parameters.
struct Window<'s> {
    typemap: CodeTypemap<'s>,
    first: usize,
    count: usize,
}

impl Window<'_> {
    /// Whether both typemaps are for one of the parameters, but not for the same group of parameters.
    fn splits(&self, other: &Window) -> bool {
        let (end, end_of_other) = (self.first + self.count, other.first + other.count);
        let is_apart = end <= other.first || end_of_other <= self.first;
        !is_apart && (self.first, self.count) != (other.first, other.count)
    }
}

impl<'s> CodeTypemaps<'s> {
    /// The code around a function.
    pub fn wrap(&self, declared: &DeclaredFunction, resolver: Resolver) -> Wrapped {
        if self.is_empty() && declared.exception_code.is_none() {
            return Wrapped::default();
        }
        let mut wrapper = Wrapper {
            declared,
            typemaps: self,
            resolver,
            code_around: CodeAround::default(),
            mentioned: Mentioned::default(),
            inputs: vec![None; declared.parameters.len()],
            outputs: Vec::new(),
        };
        let mut inputs = self.windows(declared.methods.input, declared);
        inputs.extend(self.values_with_defaults(declared, &inputs));
        // As in SWIG, variables that no object is read for are set first: the code after the label `fail`
        // reads them, and other code may go there.
        let takes_none = |window: &&Window| window.typemap.directive.option("numinputs") == Some("0");
        let others = inputs.iter().filter(|window| !takes_none(window));
        for window in inputs.iter().filter(takes_none).chain(others) {
            wrapper.input(window);
        }
        wrapper.assign_member();
        for (method, stage) in BESIDE {
            let windows = self.windows(method, declared);
            // As in SWIG, code that frees what other code has read is only for the same parameters.
            let splits = |own: &Window| inputs.iter().any(|input| own.splits(input));
            let is_kept = |window: &&Window| stage != Stage::Cleanup || !splits(window);
            windows.iter().filter(is_kept).for_each(|window| wrapper.beside(method, stage, window));
        }
        wrapper.result();
        wrapper.annotate(&inputs);
        let names_this = wrapper.named_by_code();
        let Wrapper { mut code_around, mentioned, inputs, outputs, .. } = wrapper;
        if code_around.variables.is_empty() && code_around.result.is_none() && !names_this {
            return Wrapped { outputs, ..Wrapped::default() };
        }
        code_around.variables.sort_by_key(|variable| variable.position);
        code_around.this = declared.class.filter(|_| declared.has_this).map(|_| "arg1".to_owned());
        (code_around.descriptors, code_around.objects) = (mentioned.descriptors, mentioned.objects);
        Wrapped { code_around: Some(Box::new(code_around)), inputs, outputs }
    }

    /// The library's typemaps for parameters that have only a typemap for the default.
    fn values_with_defaults(&self, declared: &DeclaredFunction, inputs: &[Window<'s>]) -> Vec<Window<'s>> {
        if declared.variable.is_some() {
            return Vec::new();
        }
        let is_read = |first: &usize| {
            inputs.iter().any(|window| (window.first..window.first + window.count).contains(first))
        };
        let value = |first: usize| {
            let chain = &declared.types[first];
            self.one("default", chain, &[&declared.parameters[first].name])?;
            let typemap = self.one("in", chain, &[OF_VALUES])?;
            Some(Window { typemap, first, count: 1 })
        };
        (0..declared.parameters.len()).filter(|first| !is_read(first)).filter_map(value).collect()
    }

    /// The typemaps of a method for all parameters.
    fn windows(&self, method: &str, declared: &DeclaredFunction) -> Vec<Window<'s>> {
        let parameters: Vec<(&AliasChain, &str)> = declared
            .types
            .iter()
            .zip(declared.parameters)
            .map(|(chain, own)| (chain, own.name.as_str()))
            .collect();
        let (mut windows, mut first) = (Vec::new(), 0);
        while first < parameters.len() {
            let (chain, name) = parameters[first];
            let found = self.several(method, &parameters[first..]).or_else(|| {
                let names = if declared.variable.is_some() { declared.names.as_slice() } else { &[name] };
                self.one(method, chain, names).map(|typemap| (typemap, 1))
            });
            let count = found.as_ref().map_or(1, |(_, count)| *count);
            windows.extend(found.map(|(typemap, count)| Window { typemap, first, count }));
            first += count;
        }
        windows
    }
}

/// Collects the code around one function.
struct Wrapper<'w, 's> {
    declared: &'w DeclaredFunction<'w>,
    typemaps: &'w CodeTypemaps<'s>,
    resolver: Resolver<'w, 's>,
    code_around: CodeAround,
    mentioned: Mentioned,
    inputs: Vec<Option<WrappedInput>>,
    outputs: Vec<usize>,
}

impl<'w, 's> Wrapper<'w, 's> {
    /// Adds the code that reads the Python object for parameters.
    fn input(&mut self, window: &Window) {
        let Window { ref typemap, first, count } = *window;
        let takes_none = typemap.directive.option("numinputs") == Some("0");
        for position in first..first + count {
            self.inputs[position] = Some(match position {
                _ if takes_none => WrappedInput::Nothing,
                _ if position == first => WrappedInput::Own {
                    may_be_left_out: self.is_set(first)
                        || count == 1 && (self.default_is_passed(first) || self.is_behind_default(first)),
                },
                _ => WrappedInput::Of(first),
            });
            self.variable(position, false);
        }
        self.step(if self.declared.is_direct() { Stage::Assign } else { Stage::Input }, window);
        if !takes_none {
            self.check(window);
            if let Some(value) = self.declared.parameters[first].r#type.value().filter(|_| count == 1) {
                self.mentioned.objects.extend(value.object().cloned());
                self.code_around.values.push((first, value));
            }
        }
    }

    /// Whether code sets the default of a parameter.
    fn is_set(&self, position: usize) -> bool {
        let DeclaredFunction { types, parameters, .. } = self.declared;
        self.typemaps.one("default", &types[position], &[&parameters[position].name]).is_some()
    }

    /// Whether a parameter without a default is behind one whose default code sets. As in SWIG, callers may
    /// leave out all parameters from the first with such code on.
    fn is_behind_default(&self, position: usize) -> bool {
        let has_input = |at: &usize| self.inputs[*at] != Some(WrappedInput::Nothing);
        self.declared.parameters[position].default.is_none()
            && (0..position).filter(has_input).any(|at| self.is_set(at))
    }

    /// Whether the variable of a parameter is initialised with C++'s default, unless it is a reference. A
    /// default that names something is left to C++, which looks the name up in the function's scope.
    fn default_is_passed(&self, position: usize) -> bool {
        let Parameter { r#type, default, .. } = &self.declared.parameters[position];
        let is_reference = matches!(r#type.without_const(), Ty::Reference(_) | Ty::RvalueReference(_));
        self.declared.passes_defaults && default.as_deref().is_some_and(is_literal) && !is_reference
    }

    /// Adds the code that assigns to a member, if there is a typemap for it.
    fn assign_member(&mut self) {
        let DeclaredFunction { types, names, variable, has_this, by_address, .. } = self.declared;
        let (Some(own), Some(member), true) = (types.first(), *variable, *has_this) else { return };
        let own = by_address.unwrap_or(own);
        let Some(typemap) = self.typemaps.one("memberin", own, names) else { return };
        // Without code that reads the object, the value that quaff reads is assigned.
        self.variable(0, true);
        let parameters = vec![words::NumberedParameter {
            variable: member.to_owned(),
            r#type: own.r#type(),
            name: member.to_owned(),
        }];
        let mut plain = self.plain_words();
        plain.push(("input", self.assigned_value()));
        let words = Words { parameters, plain, ..self.words() };
        let (code, locals) = written(&words, &typemap, &mut self.mentioned);
        self.declare(locals);
        self.code_around.steps.push(Step { stage: Stage::Assign, position: None, code });
        self.note_fragments(&typemap);
    }

    /// Adds the check by which overloads are told apart.
    fn check(&mut self, window: &Window) {
        let parameters: Vec<(&AliasChain, &str)> = (self.declared.types.iter().zip(self.declared.parameters))
            .skip(window.first)
            .map(|(chain, own)| (chain, own.name.as_str()))
            .collect();
        let (chain, name) = parameters[0];
        let typemaps = self.typemaps;
        let found = typemaps
            .several("typecheck", &parameters)
            .map(|(typemap, _)| typemap)
            .or_else(|| typemaps.one("typecheck", chain, &[name]));
        let Some(typemap) = found.filter(|typemap| !typemap.code.text.trim().is_empty()) else { return };
        let position = window.first;
        let own = [("1".to_owned(), TAKEN.to_owned())];
        let precedence = typemap.directive.option("precedence").and_then(precedence).unwrap_or(usize::MAX);
        let (code, locals) = self.code(&Window { typemap, first: position, count: 1 }, Some(&own[0].1));
        self.code_around.checks.push(TypeCheck { position, code, locals, precedence });
    }

    /// Adds the code of a typemap method other than those that read an input.
    fn beside(&mut self, method: &str, stage: Stage, window: &Window) {
        let Window { ref typemap, first, count } = *window;
        if count == 1
            && let Some(other) = typemap.directive.option("match")
            && !self.typemaps.is_same(
                method,
                other,
                &self.declared.types[first],
                &self.declared.parameters[first].name,
            )
        {
            return;
        }
        // As in SWIG, code for several parameters replaces the outputs of each of them.
        if stage == Stage::ArgumentOutput {
            self.outputs.extend(first..first + count);
        }
        if typemap.code.text.trim().is_empty() {
            return;
        }
        // Without code that reads the parameter, Python has no default for it.
        if method == "default" && self.inputs[first].is_none() {
            return;
        }
        for position in first..first + count {
            self.variable(position, true);
        }
        self.step(stage, window);
    }

    /// Adds the declarations of local variables, the first one of each.
    fn declare(&mut self, locals: Vec<String>) {
        for local in locals {
            let known = &self.code_around.locals;
            let is_known = match shared_name(&local) {
                Some(name) => known.iter().any(|known| shared_name(known) == Some(name)),
                None => known.contains(&local),
            };
            if !is_known {
                self.code_around.locals.push(local);
            }
        }
    }

    /// Whether numbers become results by quaff itself, and not by code.
    fn adds_numbers(&self) -> bool {
        self.declared.written_numbers.iter().any(|position| !self.outputs.contains(position))
    }

    fn step(&mut self, stage: Stage, window: &Window) {
        let (code, locals) = self.code(window, None);
        self.declare(locals);
        let position = Some(window.first + window.count - 1);
        self.code_around.steps.push(Step { stage, position, code });
        self.note_fragments(&window.typemap);
    }

    fn note_fragments(&mut self, typemap: &CodeTypemap) {
        self.code_around.fragments.extend(typemap.directive.fragments().map(str::to_owned));
    }

    /// Adds variables for the arguments that any code names. Returns whether `%exception` code names the
    /// object that the function is called on.
    fn named_by_code(&mut self) -> bool {
        for position in 0..self.declared.parameters.len() {
            let name = self.variable_name(position);
            if self.declared.is_named_by_exception_code(&name)
                || self.code_around.texts().any(|code| has_word(code, &name))
            {
                self.variable(position, true);
            }
        }
        self.declared.has_this && self.declared.is_named_by_exception_code("arg1")
    }
}

/// The name of the variable for the C++ result.
const RESULT: &str = "result";

/// The variable that tells whether a value is accepted.
const TAKEN: &str = "taken";

/// The variable for the Python object of the parameter at a position.
pub fn object_name(position: usize) -> String {
    format!("obj{position}")
}

/// The name of a declared local variable that all typemaps of the function share, if the variable is shared.
fn shared_name(local: &str) -> Option<&str> {
    crate::lex::words(local).find(|word| word.starts_with(SHARED))
}
