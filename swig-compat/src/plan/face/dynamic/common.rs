//! The common properties of the rows of one function whose element types differ.

use super::{DynamicResult, DynamicType};
use crate::dtype::{Dtype, Kind};

/// What both take: of numbers what holds both, of floats the wider.
pub(in crate::plan) fn joined(left: Vec<DynamicType>, right: Vec<DynamicType>) -> Option<Vec<DynamicType>> {
    let join = |(left, right)| match (left, right) {
        (DynamicType::Scalar(left), DynamicType::Scalar(right)) => {
            common([left, right].into_iter()).map(DynamicType::Scalar)
        }
        (left, right) => (left == right).then_some(left),
    };
    (left.len() == right.len()).then(|| left.into_iter().zip(right).map(join).collect())?
}

pub(in crate::plan) fn common_result(results: &[Option<DynamicResult>]) -> Option<Option<DynamicResult>> {
    let first = *results.first()?;
    if results.iter().all(|other| *other == first) {
        return Some(first);
    }
    let vectors = results.iter().map(|result| match result {
        Some(DynamicResult::Vector(element)) => Some(*element),
        _ => None,
    });
    if let Some(elements) = vectors.collect() {
        return Some(Some(DynamicResult::Vectors(elements)));
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
