//! The code of an interface that runs when an object of a class is taken over, released or destroyed.

use super::Classes;
use crate::interface::{Action, Class, Function, UNREF};
use crate::plan::{ExceptionCode, Place, exception_code};
use crate::source::Span;
use rustc_hash::FxHashMap;

/// The code around the destructor of a class, which SWIG calls `delete_Class`.
pub(super) fn destructor_code(
    class: &Class,
    span: Span,
    code_places: &FxHashMap<String, Span>,
    place: &impl Fn(Span) -> Place,
) -> Option<ExceptionCode> {
    let (name, qualified) = (format!("delete_{}", class.name), class.r#type.member("~"));
    let features = class.destructor_features.clone();
    let function = Function { features, ..Function::new(name, qualified, Action::Call, span, span) };
    let mut code = exception_code::of(&function, 0)?;
    code.locate(code_places, place);
    Some(code)
}

/// The value of a feature of a class, or of the nearest base with the feature.
pub(super) fn inherited(class: &Class, feature: &str, classes: &Classes) -> Option<String> {
    let all = std::iter::once(class).chain(classes.ancestors(class));
    let value = all.filter_map(|class| class.features.get(feature)).next()?;
    (!matches!(value.as_str(), "0" | "1")).then(|| value.clone())
}

/// Whether nothing frees an object of a class: no public destructor, `%extend` or `%unrefobject`.
pub(super) fn is_never_deleted(class: &Class, classes: &Classes) -> bool {
    !class.is_destructor_public && class.destroy.is_none() && inherited(class, UNREF, classes).is_none()
}
