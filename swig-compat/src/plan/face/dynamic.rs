//! Functions of arrays whose element types and memory are known only at run time: one function for all rows
//! with a name, for Rust, C and C++ callers.
//!
//! The types that such a function has in common for all its rows have no fixed element type.

use super::plain::{DynamicArm, DynamicFunction};
use crate::dtype::{Dtype, DtypeKind};
use crate::interface::{Access, Array, Type, Value};
use crate::plan::face::plain::DynamicElements;
use crate::plan::face::rust;
use crate::plan::names::{self, Names};
use crate::plan::{PlainParameter, PlainResult, PlainType, Plan, PlannedFunction, Row, RowCall, RowInput};
use std::ptr;

/// The functions over rows that differ only in the types of their arrays: one over all rows, or else one for
/// each parameter list; and likewise for rows that leave arguments to C++'s defaults.
pub(in crate::plan) fn of(name: &str, rows: &[Row], names: &mut Names) -> Vec<DynamicFunction> {
    let whole: Vec<usize> = (0..rows.len())
        .filter(|&index| rust::is_callable_whole(&rows[index]) && !has_objects(&rows[index]))
        .collect();
    let own = names.for_rust(name);
    let named = rust::chosen(rows, &whole).unwrap_or_else(|| own.clone());
    let mut functions = of_rows(&own, &named, rows, &whole, names);
    for (left_out, group) in rust::with_defaults(rows, |row| !has_objects(row)) {
        let group: Vec<usize> =
            group.into_iter().filter(|&row| !is_taken_in(&mut functions, rows, row)).collect();
        let named = names::joined(&named, "_without_", &left_out);
        functions.extend(of_rows(&own, &named, rows, &group, names));
    }
    functions
}

/// Whether a row accepts or returns an object of a class.
fn has_objects(row: &Row) -> bool {
    let types = row.inputs.iter().map(|input| &input.r#type).chain(row.returned());
    types.into_iter().any(|r#type| r#type.object().is_some())
}

/// Adds a row that leaves out arguments to the function with parameters of the same kinds; returns whether
/// there is one. C++ callers could not distinguish two functions: of `norm(DLTensor)` one would be for
/// doubles, and the other for floats.
fn is_taken_in(functions: &mut [DynamicFunction], rows: &[Row], row: usize) -> bool {
    let same = functions.iter_mut().find(|function| kinds(&rows[function.arms[0].row]) == kinds(&rows[row]));
    let Some(function) = same else { return false };
    let group: Vec<usize> = function.arms.iter().map(|arm| arm.row).chain([row]).collect();
    let wider = of_group(&function.overloaded, rows, &group, || function.name.clone());
    wider.map(|wider| *function = wider).is_some()
}

fn of_rows(own: &str, named: &str, rows: &[Row], group: &[usize], names: &mut Names) -> Vec<DynamicFunction> {
    // Elementwise functions depend on all arrays: see `elements`.
    let group: Vec<usize> = group.iter().copied().filter(|&index| rows[index].elements().is_none()).collect();
    let group = group.as_slice();
    if let Some(function) = of_group(own, rows, group, || names.dynamic(named)) {
        return vec![function];
    }
    let groups = by_parameters(rows, group);
    let named = |group: &[usize]| rust::chosen(rows, group).unwrap_or_else(|| named.to_owned());
    groups.iter().filter_map(|group| of_group(own, rows, group, || names.dynamic(&named(group)))).collect()
}

/// Groups of rows with parameters of the same kinds, ordered by the first row of each group.
fn by_parameters(rows: &[Row], group: &[usize]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for &index in group {
        match groups.iter_mut().find(|group| kinds(&rows[group[0]]) == kinds(&rows[index])) {
            Some(group) => group.push(index),
            None => groups.push(vec![index]),
        }
    }
    groups
}

/// The types of a row's parameters, with all numbers replaced by one type, and the dimensions of its arrays.
fn kinds(row: &Row) -> (Vec<Option<PlainType>>, Vec<Option<u8>>) {
    let kind = |input: &RowInput| match parameter(input) {
        Some(PlainType::Scalar(_) | PlainType::Enum(_)) => Some(PlainType::Scalar(Dtype::Float64)),
        other => other,
    };
    (row.inputs.iter().map(kind).collect(), dimensions(row))
}

/// The number of dimensions of each array, if C++ takes its extents.
fn dimensions(row: &Row) -> Vec<Option<u8>> {
    row.inputs.iter().map(|input| input.array().and_then(Array::shaped)).collect()
}

/// The function over a group of rows, if their arrays distinguish them and their other parameters have common
/// types. `name` is called only in this case.
fn of_group(
    own: &str,
    rows: &[Row],
    group: &[usize],
    name: impl FnOnce() -> String,
) -> Option<DynamicFunction> {
    let (&first, rest) = group.split_first()?;
    let chooser = rows[first].inputs.iter().position(|input| input.array().is_some())?;
    let arms: Vec<DynamicArm> =
        group.iter().map(|&index| arm(rows, index, chooser)).collect::<Option<_>>()?;
    let is_chosen_once = |index: usize| arms[..index].iter().all(|other| !other.meets(&arms[index]));
    let given = |index: usize| rows[index].inputs.iter().map(parameter).collect::<Option<Vec<_>>>();
    let mut parameters = given(first)?;
    for &row in rest {
        parameters = joined(parameters, given(row)?)?;
    }
    let is_sound = group.iter().all(|&index| {
        dimensions(&rows[index]) == dimensions(&rows[first]) && !is_scalar_narrowed(&rows[index], &parameters)
    });
    let results: Vec<Option<PlainResult>> =
        group.iter().map(|&index| result(&rows[index])).collect::<Option<_>>()?;
    let result = common_result(&results)?;
    let is_complete = (0..arms.len()).all(is_chosen_once) && is_sound;
    let comment = group.iter().find_map(|&index| rows[index].comment.clone());
    is_complete.then(|| DynamicFunction {
        name: name(),
        overloaded: own.to_owned(),
        comment,
        parameters: (rows[first].inputs.iter().zip(parameters))
            .map(|(input, r#type)| PlainParameter { name: input.safe_name.clone(), r#type })
            .collect(),
        chooser,
        result,
        arms,
    })
}

impl DynamicFunction {
    /// Whether there are several rows to select from.
    fn has_choice(&self) -> bool {
        self.arms.len() > 1 || self.arms.iter().any(|arm| arm.memory.is_none())
    }
}

impl PlannedFunction {
    /// The functions of arrays of any kind for Rust callers, only over several rows: a single row has a
    /// function of its own. C++ callers pass every array as a tensor.
    pub fn dynamic_for_rust(&self) -> impl Iterator<Item = &DynamicFunction> {
        self.dynamic.iter().filter(|function| function.has_choice())
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

fn parameter(input: &RowInput) -> Option<PlainType> {
    match input.array() {
        Some(array) => Some(PlainType::Tensor { is_written: array.access != Access::Read }),
        None => PlainType::of_value(&input.r#type),
    }
}

/// Whether a number could change its value on the way to C++. A float that is converted to a narrower type is
/// rounded, as in C++.
fn is_scalar_narrowed(row: &Row, parameters: &[PlainType]) -> bool {
    row.inputs.iter().zip(parameters).any(|(input, parameter)| match (&input.r#type, parameter) {
        (Type::Value(Value::Scalar(own)), PlainType::Scalar(joined)) => {
            own.dtype() != *joined && own.dtype().kind() != DtypeKind::Float
        }
        _ => false,
    })
}

pub(in crate::plan) fn result(row: &Row) -> Option<Option<PlainResult>> {
    row.returned().map_or(Some(None), |returned| PlainResult::of(returned).map(Some))
}

/// The types that can hold the values of two rows, for each parameter: for floats, the wider type.
pub(in crate::plan) fn joined(left: Vec<PlainType>, right: Vec<PlainType>) -> Option<Vec<PlainType>> {
    let join = |(left, right): (PlainType, PlainType)| match (left.number(), right.number()) {
        (Some(left), Some(right)) if left != right => {
            common([left, right].into_iter()).map(PlainType::Scalar)
        }
        _ => (left == right).then_some(left),
    };
    (left.len() == right.len()).then(|| left.into_iter().zip(right).map(join).collect())?
}

pub(in crate::plan) fn common_result(results: &[Option<PlainResult>]) -> Option<Option<PlainResult>> {
    let first = *results.first()?;
    if results.iter().all(|other| *other == first) {
        return Some(first);
    }
    let vectors = results.iter().map(|result| match result {
        Some(PlainResult::Vector(element)) => Some(*element),
        _ => None,
    });
    if let Some(elements) = vectors.collect() {
        return Some(Some(PlainResult::Vectors(elements)));
    }
    let numbers = results.iter().map(|result| result.and_then(PlainResult::number));
    let scalars: Vec<Dtype> = numbers.collect::<Option<_>>()?;
    common(scalars.into_iter()).map(|dtype| Some(PlainResult::Scalar(dtype)))
}

/// The narrowest type that can hold all values of these types, if there is one and Rust's `From` converts
/// each to it.
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
        (DtypeKind::Signed, DtypeKind::Signed)
        | (DtypeKind::Unsigned, DtypeKind::Unsigned)
        | (DtypeKind::Float, DtypeKind::Float) => wide.bits() >= own.bits(),
        (DtypeKind::Signed, DtypeKind::Unsigned) => wide.bits() > own.bits(),
        (DtypeKind::Float, DtypeKind::Signed | DtypeKind::Unsigned) => exact >= own.bits(),
        _ => false,
    }
}

// Elementwise functions of arrays whose element types and memory are known only at run time.

impl Plan {
    /// The instantiations of an elementwise function, with one row each.
    pub fn instantiations(&self, elements: &DynamicElements) -> Vec<&Row> {
        let is_own =
            |function: &&PlannedFunction| function.dynamic_elements.iter().any(|own| ptr::eq(own, elements));
        let counts = (elements.inputs.len(), elements.results.len());
        let rows = self.functions.iter().filter(is_own).flat_map(|function| &function.rows);
        let is_of_counts =
            |row: &&Row| row.elements().is_some_and(|each| (row.inputs.len(), each.results.len()) == counts);
        rows.filter(is_of_counts).collect()
    }
}

/// The elementwise functions with a name: one for each number of inputs and results. C++ callers cannot
/// distinguish rows that differ only in their defaults, so one function covers rows with all arguments and
/// rows that leave some out.
pub(in crate::plan) fn elements_of(name: &str, rows: &[Row], names: &mut Names) -> Vec<DynamicElements> {
    let is_selected = |row: &Row| row.elements().is_some();
    let whole: Vec<usize> = (0..rows.len())
        .filter(|&index| rust::is_callable_whole(&rows[index]) && is_selected(&rows[index]))
        .collect();
    let own = names.for_rust(name);
    let named = rust::chosen(rows, &whole).unwrap_or_else(|| own.clone());
    let mut groups = vec![(named.clone(), whole)];
    for (left_out, group) in rust::with_defaults(rows, is_selected) {
        groups.push((names::joined(&named, "_without_", &left_out), group));
    }
    let counts = |row: &Row| (row.inputs.len(), row.elements().map_or(0, |elements| elements.results.len()));
    let mut by_count: Vec<(&str, Vec<&Row>)> = Vec::new();
    let named =
        groups.iter().flat_map(|(named, group)| group.iter().map(move |&index| (named, &rows[index])));
    for (named, row) in named {
        match by_count.iter_mut().find(|(_, group)| counts(group[0]) == counts(row)) {
            Some((_, group)) => group.push(row),
            None => by_count.push((named, vec![row])),
        }
    }
    by_count.into_iter().map(|(named, group)| elements_of_group(&own, named, &group, names)).collect()
}

fn elements_of_group(own: &str, named: &str, group: &[&Row], names: &mut Names) -> DynamicElements {
    let first = group[0];
    let name = names.dynamic(named);
    let loops = group.iter().filter_map(|row| match &row.call {
        RowCall::Elementwise { constant, .. } => Some(constant.clone()),
        _ => None,
    });
    DynamicElements {
        overloaded: own.to_owned(),
        constant: names.constant(&name),
        comment: group.iter().find_map(|row| row.comment.clone()),
        left_out: first.defaults.first.clone(),
        inputs: first.inputs.iter().map(|input| input.safe_name.clone()).collect(),
        results: first.element_result_names(),
        loops: loops.collect(),
        name,
    }
}
