//! Functions of arrays whose element types and memory are known when a program runs: how Rust's callers see all rows of a
//! function at once, and how C's and C++'s do.

use super::names::{self, Names};
use super::rust_face;
use super::{Row, RowCall, RowInput};
use crate::dtype::{Dtype, Kind};
use crate::interface::{Access, Array, Layout, Memory, Returned, Text, Type, Value};

/// A function of arrays of any kind, which calls the row for them.
#[derive(Debug)]
pub struct DynamicFunction {
    /// `sum_dyn`
    pub name: String,
    /// What it is called where overloads share a name.
    pub overloaded: String,
    /// The comment above the C++ declaration.
    pub comment: Option<String>,
    pub parameters: Vec<DynamicParameter>,
    /// The first array, by which the row is chosen.
    pub chooser: usize,
    /// What all results can be; `None`: nothing is returned.
    pub result: Option<DynamicResult>,
    /// Each with another element type or another memory.
    pub arms: Vec<DynamicArm>,
}

#[derive(Debug)]
pub struct DynamicParameter {
    /// In Rust and C++.
    pub name: String,
    pub r#type: DynamicType,
}

/// What is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DynamicType {
    /// An array of any element type, wherever it lies; of so many dimensions where C++ takes its extents.
    Array {
        is_written: bool,
        shaped: Option<u8>,
    },
    Scalar(Dtype),
    Text,
}

/// What is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DynamicResult {
    Scalar(Dtype),
    Text,
    /// The elements of a `std::vector`.
    Vector(Dtype),
}

/// One row, and when it is called.
#[derive(Clone, Copy, Debug)]
pub struct DynamicArm {
    pub element: Dtype,
    /// `None`: wherever the array lies.
    pub memory: Option<Memory>,
    /// By its index.
    pub row: usize,
}

/// The function over all rows that Rust's callers see, if they differ in their arrays' types alone.
pub(super) fn of(name: &str, rows: &[Row], names: &mut Names) -> Option<DynamicFunction> {
    let seen: Vec<usize> = (0..rows.len()).filter(|&index| rows[index].is_for_rust()).collect();
    let (&first, rest) = seen.split_first()?;
    let chooser = rows[first].inputs.iter().position(|input| input.array().is_some())?;
    let arms: Vec<DynamicArm> = seen.iter().map(|&index| arm(rows, index, chooser)).collect::<Option<_>>()?;
    let is_chosen_once = |index: usize| arms[..index].iter().all(|other| !other.meets(&arms[index]));
    let given = |index: usize| rows[index].inputs.iter().map(parameter).collect::<Option<Vec<_>>>();
    let mut parameters = given(first)?;
    for &row in rest {
        parameters = joined(parameters, given(row)?)?;
    }
    let is_sound = seen.iter().all(|&index| !is_scalar_narrowed(&rows[index], &parameters));
    let results: Vec<Option<DynamicResult>> =
        seen.iter().map(|&index| result(&rows[index])).collect::<Option<_>>()?;
    let result = common_result(&results)?;
    let is_one = (0..arms.len()).all(is_chosen_once) && is_sound;
    let own = names.own(name);
    let named = rust_face::chosen(rows, &seen).unwrap_or_else(|| own.clone());
    let comment = seen.iter().find_map(|&index| rows[index].comment.clone());
    is_one.then(|| DynamicFunction {
        name: names.rust(&names::joined(&named, "_", "dyn")),
        overloaded: own,
        comment,
        parameters: (rows[first].inputs.iter().zip(parameters))
            .map(|(input, r#type)| DynamicParameter { name: input.safe_name.clone(), r#type })
            .collect(),
        chooser,
        result,
        arms,
    })
}

impl DynamicFunction {
    /// Whether there is anything to choose.
    pub fn has_choice(&self) -> bool {
        self.arms.len() > 1 || self.arms.iter().any(|arm| arm.memory.is_none())
    }
}

impl DynamicArm {
    fn meets(&self, other: &DynamicArm) -> bool {
        self.element == other.element
            && (self.memory == other.memory || self.memory.is_none() || other.memory.is_none())
    }
}

fn arm(rows: &[Row], index: usize, chooser: usize) -> Option<DynamicArm> {
    let array = rows[index].inputs.get(chooser)?.array()?;
    let memory = match rows[index].call {
        RowCall::Reduction { .. } => None,
        _ => Some(array.memory),
    };
    Some(DynamicArm { element: array.element.dtype(), memory, row: index })
}

fn parameter(input: &RowInput) -> Option<DynamicType> {
    match &input.r#type {
        Type::Array(array) => self::array(array),
        Type::Value(Value::Scalar(scalar)) => Some(DynamicType::Scalar(scalar.dtype())),
        Type::Value(Value::Text(Text::String)) => Some(DynamicType::Text),
        Type::Value(Value::Text(_) | Value::Object(_) | Value::Python) => None,
    }
}

/// Arrays that are handed over in C order, and on a device without their shape.
fn array(array: &Array) -> Option<DynamicType> {
    let shaped = array.shaped();
    let is_taken = !array.layout.is_fortran() && (shaped.is_none() || array.memory == Memory::Host);
    let is_written = array.access != Access::Read;
    (is_taken && array.layout != Layout::Fortran).then_some(DynamicType::Array { is_written, shaped })
}

/// What both take: of numbers what holds both, of floats the wider.
fn joined(left: Vec<DynamicType>, right: Vec<DynamicType>) -> Option<Vec<DynamicType>> {
    let join = |(left, right)| match (left, right) {
        (DynamicType::Scalar(left), DynamicType::Scalar(right)) => {
            common([left, right].into_iter()).map(DynamicType::Scalar)
        }
        (left, right) => (left == right).then_some(left),
    };
    (left.len() == right.len()).then(|| left.into_iter().zip(right).map(join).collect())?
}

/// Whether a number could get another value on its way to C++: a float that becomes a narrower one is rounded, as in C++.
fn is_scalar_narrowed(row: &Row, parameters: &[DynamicType]) -> bool {
    row.inputs.iter().zip(parameters).any(|(input, parameter)| match (&input.r#type, parameter) {
        (Type::Value(Value::Scalar(own)), DynamicType::Scalar(joined)) => {
            own.dtype() != *joined && own.dtype().kind() != Kind::Float
        }
        _ => false,
    })
}

fn result(row: &Row) -> Option<Option<DynamicResult>> {
    match row.returned() {
        None => Some(None),
        Some(Returned::Value(Value::Scalar(scalar))) => Some(Some(DynamicResult::Scalar(scalar.dtype()))),
        Some(Returned::Value(Value::Text(Text::String))) => Some(Some(DynamicResult::Text)),
        Some(Returned::Vector(element)) => Some(Some(DynamicResult::Vector(element.dtype()))),
        Some(_) => None,
    }
}

fn common_result(results: &[Option<DynamicResult>]) -> Option<Option<DynamicResult>> {
    let first = *results.first()?;
    if results.iter().all(|other| *other == first) {
        return Some(first);
    }
    let scalars = results.iter().map(|result| match result {
        Some(DynamicResult::Scalar(dtype)) => Some(*dtype),
        _ => None,
    });
    let scalars: Vec<Dtype> = scalars.collect::<Option<_>>()?;
    common(scalars.into_iter()).map(|dtype| Some(DynamicResult::Scalar(dtype)))
}

/// The narrowest type that has all values of these, if one has and Rust's `From` makes it of each.
fn common(dtypes: impl Iterator<Item = Dtype> + Clone) -> Option<Dtype> {
    let has_all = |candidate: &&Dtype| dtypes.clone().all(|own| holds(**candidate, own));
    Dtype::ALL.iter().filter(has_all).min_by_key(|candidate| candidate.bits()).copied()
}

fn holds(wide: Dtype, own: Dtype) -> bool {
    let exact = match wide.bits() {
        32 => 24,
        _ => 53,
    };
    match (wide.kind(), own.kind()) {
        _ if wide == own => true,
        (Kind::Signed, Kind::Signed) | (Kind::Unsigned, Kind::Unsigned) | (Kind::Float, Kind::Float) => {
            wide.bits() >= own.bits()
        }
        (Kind::Signed, Kind::Unsigned) => wide.bits() > own.bits(),
        (Kind::Float, Kind::Signed | Kind::Unsigned) => exact >= own.bits(),
        _ => false,
    }
}

impl Row {
    /// Whether Rust's callers can call it as a whole.
    pub fn is_for_rust(&self) -> bool {
        self.defaulted == 0 && self.can_be_for_rust()
    }

    /// Whether they can call it, if perhaps without arguments that C++ has defaults for.
    pub fn can_be_for_rust(&self) -> bool {
        self.elements().is_none() && !self.is_for_python()
    }
}
