//! The common types of rows of one function with different element types.

use crate::dtype::{Dtype, DtypeKind};
use crate::plan::{PlainResult, PlainType};

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
