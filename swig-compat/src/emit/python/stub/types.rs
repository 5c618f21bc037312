//! The spelling of parameter types in the stub.

use crate::dtype::{Dtype, DtypeKind};
use crate::emit::python::types as python_types;
use crate::interface::Ty;
use crate::overload::takes::StaticType;
use crate::plan::{BaseCast, Plan, PlannedBase};
use rustc_hash::FxHashSet;

pub(in crate::emit::python) fn spelled(r#type: &StaticType, plan: &Plan) -> String {
    match r#type {
        StaticType::Bool => "bool".to_owned(),
        StaticType::Integer => "SupportsIndex".to_owned(),
        StaticType::Float => "SupportsFloat | SupportsIndex".to_owned(),
        StaticType::Complex => COMPLEX.to_owned(),
        StaticType::Text => "str".to_owned(),
        StaticType::OptionalText => match plan.char_pointer() {
            None => "str | None".to_owned(),
            Some(char) => format!("str | {} | None", objects(&char.r#type, plan)),
        },
        StaticType::Character => "str | int | None".to_owned(),
        StaticType::Array(dtype) => array(*dtype),
        StaticType::Sequence(dtype) => format!("{} | Sequence[{}]", array(*dtype), number(*dtype)),
        StaticType::ArrayLike => "npt.ArrayLike".to_owned(),
        StaticType::Element(dtype) => {
            let scalar = dtype.numpy().map(|scalar| format!(" | {scalar}")).unwrap_or_default();
            format!("{}{scalar} | {}", array(*dtype), own_number(*dtype))
        }
        StaticType::Number(dtype) => own_number(*dtype).to_owned(),
        StaticType::Object(class) => objects(class, plan),
        StaticType::OptionalObject(class) => format!("{} | None", objects(class, plan)),
        StaticType::Elements(class, element) => {
            beside(class, &format!("Iterable[{}]", spelled(element, plan)), plan)
        }
        StaticType::Places(class, places) => {
            let places: Vec<String> = places.iter().map(|each| spelled(each, plan)).collect();
            // Any sequence of this length is accepted, but only tuples have a type for each position.
            let values = match places.as_slice() {
                [] => "tuple[()]".to_owned(),
                _ => format!("tuple[{}] | Sequence[{}]", places.join(", "), union(&places)),
            };
            beside(class, &values, plan)
        }
        StaticType::Mapping(class, items) => {
            let [key, mapped] = items.each_ref().map(|each| spelled(each, plan));
            beside(class, &format!("Mapping[{key}, {mapped}]"), plan)
        }
        StaticType::Optional(class, inner) => {
            beside(class, &format!("{} | None", spelled(inner, plan)), plan)
        }
        StaticType::Either(types) => {
            let types: Vec<String> = types.iter().map(|each| spelled(each, plan)).collect();
            union(&types)
        }
        StaticType::Plain(name) => (*name).to_owned(),
        StaticType::Slice => "slice".to_owned(),
        StaticType::Callable(called) => format!("{} | None", python_types::called(called, plan)),
        StaticType::Annotated(annotation) => python_types::annotated(annotation, plan),
        StaticType::Any => "object".to_owned(),
        StaticType::LibraryArray => python_types::LIBRARY_ARRAY.to_owned(),
        StaticType::LibraryElement => format!("{} | float", python_types::LIBRARY_ARRAY),
        StaticType::DeviceArray => "_DeviceArray".to_owned(),
        StaticType::DeviceElement => "_DeviceArray | float".to_owned(),
    }
}

/// The spelling inside the type of a callable, where numbers are `int`, `float` and `complex`, and characters
/// are text.
pub(in crate::emit::python) fn in_callable(r#type: &StaticType, plan: &Plan) -> String {
    let number = match r#type {
        StaticType::Integer => "int",
        StaticType::Float => "float",
        StaticType::Complex => "complex",
        StaticType::Character => "str",
        other => return spelled(other, plan),
    };
    number.to_owned()
}

/// The union of types, without duplicates, in the order of their first appearance.
fn union(types: &[String]) -> String {
    let mut seen = FxHashSet::default();
    let members = types.iter().flat_map(|r#type| alternatives(r#type));
    members.filter(|member| seen.insert(*member)).collect::<Vec<_>>().join(" | ")
}

/// The members of a union; a type that is not a union is its own member.
pub(super) fn alternatives(r#type: &str) -> Vec<&str> {
    const OR: &str = " | ";
    let mut members = Vec::new();
    let mut start = 0;
    for (at, _) in r#type.match_indices(OR) {
        let member = &r#type[start..at];
        if member.matches('[').count() == member.matches(']').count() {
            members.push(member);
            start = at + OR.len();
        }
    }
    members.push(&r#type[start..]);
    members
}

/// The annotation of a parameter that takes an object of a class, or Python values from which an object is
/// made; only the values if Python does not have the class.
fn beside(r#type: &Ty, values: &str, plan: &Plan) -> String {
    let class = plan.class(r#type).and_then(python_types::class);
    class.map_or_else(|| values.to_owned(), |class| format!("{class} | {values}"))
}

/// A class, and other classes whose objects are accepted in its place.
fn objects(r#type: &Ty, plan: &Plan) -> String {
    let is_substitute =
        |base: &PlannedBase| base.cast != BaseCast::Implicit && plan.classes[base.class].r#type == *r#type;
    let others = plan.classes.iter().filter(|other| other.bases.iter().any(is_substitute));
    let names = others.filter_map(python_types::class);
    let all: Vec<String> = [python_types::class_or_any(r#type, plan)]
        .into_iter()
        .chain(names)
        .chain(made_of(r#type, plan))
        .chain(function(r#type, plan))
        .collect();
    union(&all)
}

/// The callables that a function pointer accepts besides objects of its class: functions of the module and of
/// other libraries.
fn function(r#type: &Ty, plan: &Plan) -> Option<String> {
    match r#type {
        Ty::Function(called) if called.class.is_none() => Some(python_types::called(called, plan)),
        _ => None,
    }
}

/// The types that `%implicitconv` converts to objects of the class.
fn made_of<'p>(r#type: &Ty, plan: &'p Plan) -> impl Iterator<Item = String> + use<'p> {
    let implicit = plan.class(r#type).and_then(|class| class.implicit.as_ref());
    let rows = implicit.into_iter().flat_map(|implicit| &implicit.rows);
    // Types that would need a second conversion are excluded, because C++ converts once.
    let types = rows.filter_map(|row| row.inputs.first()).map(|input| input.takes.static_type());
    types.map(move |r#type| match &r#type {
        StaticType::Object(class) => python_types::class_or_any(class, plan),
        StaticType::OptionalObject(class) => format!("{} | None", python_types::class_or_any(class, plan)),
        other => spelled(other, plan),
    })
}

/// The annotation of complex numbers. Type checkers also accept ints and floats for `complex`.
const COMPLEX: &str = "complex | SupportsComplex";

/// The annotation for a number of a dtype.
fn number(dtype: Dtype) -> &'static str {
    match dtype.kind() {
        DtypeKind::Bool => "bool",
        DtypeKind::Signed | DtypeKind::Unsigned => "SupportsIndex",
        DtypeKind::Half | DtypeKind::Float => "SupportsFloat | SupportsIndex",
        DtypeKind::Complex => COMPLEX,
    }
}

/// The Python type for elements of a dtype.
fn own_number(dtype: Dtype) -> &'static str {
    match dtype.kind() {
        DtypeKind::Bool => "bool",
        DtypeKind::Signed | DtypeKind::Unsigned => "int",
        DtypeKind::Half | DtypeKind::Float => "float",
        DtypeKind::Complex => "complex",
    }
}

/// The type alias for arrays of a dtype.
pub(super) fn array(dtype: Dtype) -> String {
    format!("_{}Array", dtype.variant())
}
