//! `<module>.pyi`: the stub that type checkers and editors read.
//!
//! Every reduction accepts a Dask array, and then returns one.

mod arrays;
mod class;
mod function;
pub(super) mod types;
mod values;
mod vocabulary;

use super::module::{docstring, exported};
use super::types::PLACE;
use crate::emit::file::{heading, skipped};
use crate::plan::Plan;
use function::{FirstParameter, function, is_reduction};
use values::own_python;
use vocabulary::Vocabulary;

pub(crate) fn emit(plan: &Plan) -> String {
    let public = plan.public_in_stub();
    let mut vocabulary = Vocabulary::new(plan.public().iter().chain(&public).map(String::as_str));
    let aliases = arrays::libraries(plan, &mut vocabulary)
        + &arrays::aliases(plan, &mut vocabulary)
        + &arrays::declarations(plan, &mut vocabulary)
        + &declarations(plan, &mut vocabulary);
    let values = values::declarations(plan, &mut vocabulary);
    let enums = class::int_enums(plan, None, &mut vocabulary);
    let redeclared = |name: &str| plan.python.declared.as_ref().is_some_and(|own| own.module.has(name));
    let classes = plan.classes.iter().filter(|class| !redeclared(&class.full_name));
    let classes: String = classes.map(|each| class::declare(each, plan, &mut vocabulary)).collect();
    let free = |each| function(each, FirstParameter::None, plan, &mut vocabulary);
    let functions: String =
        plan.functions.iter().filter(|function| !redeclared(&function.name)).map(free).collect();
    let natives: String = plan
        .natives
        .iter()
        .filter(|each| !redeclared(&each.name))
        .map(|each| native(&each.name, &mut vocabulary))
        .collect();
    let functions = enums + &classes + &class::pointers(plan) + &functions + &natives;
    let (heading, skipped) = (heading(plan), skipped(plan, "#"));
    let doc = plan.doc.as_deref().map(docstring).unwrap_or_default();
    let exported = exported(&public);
    let has_python = !(plan.python.before_classes.is_empty() && plan.python.end.is_empty());
    let declared = plan.python.declared.as_ref().map(|own| &own.module);
    let python = own_python(declared, has_python, "name: str", &mut vocabulary);
    // A function with a docstring already ends with an empty line.
    let between = if functions.is_empty() || functions.ends_with("\n\n") { "" } else { "\n" };
    let functions = (functions + between + &python).trim_end().to_owned();
    let aliases = place_declaration(&functions, &mut vocabulary) + &aliases;
    let imported = plan.classes.iter().filter_map(|class| class.import.as_deref()).collect();
    let imports = vocabulary.imports(&imported);
    let own = |code: &[String]| code.iter().map(|text| format!("\n{text}\n")).collect::<String>();
    let (begin, code) = (own(&plan.python.stub_begin), own(&plan.python.stub_end));
    let text = format!(
        "{doc}# {heading}\n{begin}{imports}\n{exported}{aliases}{values}{code}\n{functions}\n{skipped}"
    );
    format!("{}\n", text.trim_end())
}

/// The signature of a function that reads its arguments itself.
fn native(name: &str, vocabulary: &mut Vocabulary) -> String {
    let any = vocabulary.spell("Any");
    format!("def {name}(*args: {any}) -> {any}: ...\n")
}

// The type of `begin()` and `end()`: an iterator of the runtime's `protocols/iterator.py`, which is in no
// module that a stub can import.

const PLACE_DECLARATION: &str = "
_ElementT_co = TypeVar(\"_ElementT_co\", covariant=True)

class _Place(Iterator[_ElementT_co], Protocol[_ElementT_co]):
    def value(self) -> _ElementT_co: ...
    def next(self) -> _ElementT_co: ...
    def previous(self) -> _ElementT_co: ...
    def advance(self, count: int) -> Self: ...
    def incr(self, count: int = 1) -> Self: ...
    def decr(self, count: int = 1) -> Self: ...
    def copy(self) -> Self: ...
    def distance(self, other: _Place[Any]) -> int: ...
    def equal(self, other: _Place[Any]) -> bool: ...
    def __add__(self, count: int) -> Self: ...
    @overload
    def __sub__(self, other: int) -> Self: ...
    @overload
    def __sub__(self, other: _Place[Any]) -> int: ...
";

/// The declaration of `_Place`, the type of iterators; empty if the stub does not use it.
fn place_declaration(text: &str, vocabulary: &mut Vocabulary) -> String {
    match text.contains(&format!("{PLACE}[")) {
        true => vocabulary.spell(PLACE_DECLARATION),
        false => String::new(),
    }
}

const DECLARATIONS: &str = "
class _LazyArray(Protocol):
    def __dask_graph__(self) -> Any: ...

_LazyArrayT = TypeVar(\"_LazyArrayT\", bound=_LazyArray)
";
/// The class of Dask arrays, if the plan has reductions.
fn declarations(plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    match plan.functions.iter().any(is_reduction) {
        true => vocabulary.spell(DECLARATIONS),
        false => String::new(),
    }
}
