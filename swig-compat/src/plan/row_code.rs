//! The interface's typemap code around one row, as far as the row's parameters need it.

use super::Place;
use crate::interface::{AnnotatedResult, Annotation, Stage, WrappedResult, WrappedVariable};
use crate::lex::has_word;

/// The code around a row's call.
#[derive(Debug)]
pub struct RowCode {
    pub variables: Vec<RowVariable>,
    pub locals: Vec<String>,
    pub steps: Vec<RowStep>,
    pub result: Option<WrappedResult>,
    pub this: Option<String>,
    pub annotations: RowAnnotations,
}

impl RowCode {
    /// Whether the code uses a variable.
    pub fn names(&self, variable: &str) -> bool {
        let steps = self.steps.iter().map(|step| step.text.as_str());
        steps.chain(self.locals.iter().map(String::as_str)).any(|text| has_word(text, variable))
    }

    /// The Python objects for arguments that quaff converts, if code uses them: their names in code, and the
    /// indices of the inputs.
    pub fn shown(&self) -> impl Iterator<Item = &(String, usize)> {
        self.variables.iter().filter_map(|variable| variable.shown.as_ref())
    }

    /// Whether the code declares this variable itself.
    pub fn declares(&self, variable: &str) -> bool {
        self.locals.iter().any(|local| has_word(local, variable))
    }

    /// The code for a stage of the call.
    pub fn at(&self, stage: Stage) -> impl Iterator<Item = &RowStep> {
        self.steps.iter().filter(move |step| step.stage == stage)
    }
}

/// The Python types that the interface names for values that code reads and makes.
#[derive(Debug)]
pub struct RowAnnotations {
    /// The annotations of inputs, with the indices of these.
    pub inputs: Vec<(usize, Annotation)>,
    pub results: Option<Vec<AnnotatedResult>>,
    pub is_tuple: bool,
}

/// The variable for a parameter.
#[derive(Debug)]
pub struct RowVariable {
    pub variable: WrappedVariable,
    /// The default from the interface, if a call leaves out the parameter but code uses the variable.
    pub default: Option<String>,
    /// The name of the parameter's Python object in code, and the index of its input; `None` for the input if
    /// the caller leaves it out.
    pub object: Option<(String, Option<usize>)>,
    /// The name and index of a Python object that quaff converts, if code uses it anyway.
    pub shown: Option<(String, usize)>,
}

/// Code with its place in the interface.
#[derive(Debug)]
pub struct RowStep {
    pub stage: Stage,
    /// The position of the last parameter that the code is for.
    pub position: Option<usize>,
    /// The name of the Python object without which the code does not run.
    pub needs: Option<String>,
    pub text: String,
    pub is_block: bool,
    pub place: Place,
}

/// A function of the shim that returns whether an overload accepts an object.
#[derive(Debug)]
pub struct RowCheck {
    pub symbol: String,
    /// The C function that implements the check, in an interface of C.
    pub c_function: Option<String>,
    /// The name of the object in the code.
    pub object: String,
    pub locals: Vec<String>,
    pub step: RowStep,
}

/// The name of the Python object for the parameter at a position.
pub(super) fn object_name(position: usize) -> String {
    format!("obj{position}")
}
