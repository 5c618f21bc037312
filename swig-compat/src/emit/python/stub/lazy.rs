//! Dask arrays in the stub: every reduction accepts one, and returns one.

use super::Vocabulary;
use crate::plan::{Plan, PlannedFunction};

const DECLARATIONS: &str = "
class _LazyArray(Protocol):
    def __dask_graph__(self) -> Any: ...

_LazyArrayT = TypeVar(\"_LazyArrayT\", bound=_LazyArray)
";
pub(super) const KIND: &str = "_LazyArrayT";

/// The keywords of a reduction of a Dask array.
pub(super) const KEYWORDS: [&str; 2] =
    ["axis: int | tuple[int, ...] | None = None", "keepdims: bool = False"];

/// Whether a function is a reduction.
pub(super) fn is_taken(function: &PlannedFunction) -> bool {
    function.stubs.iter().any(|stub| stub.along)
}

/// The class of Dask arrays, if the plan has reductions.
pub(super) fn declarations(plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    match plan.functions.iter().any(is_taken) {
        true => vocabulary.spell(DECLARATIONS),
        false => String::new(),
    }
}
