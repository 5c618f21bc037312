//! Values of the standard library's types: the rows of parameters, and the types for TypeScript.

use crate::interface::{ByValue, Ty};
use crate::plan::node::{JsNumber, number_inside};
use crate::plan::trees::{elements, is_text_inside};
use rustc_hash::FxHashSet;

/// The TypeScript type of an argument.
pub(super) fn argument_type(r#type: &Ty) -> String {
    spelled(r#type, false)
}

/// The TypeScript type of a result.
pub(super) fn result_type(r#type: &Ty) -> String {
    spelled(r#type, true)
}

fn spelled(r#type: &Ty, is_given: bool) -> String {
    let inner = |r#type: &Ty| spelled(r#type, is_given);
    match r#type.without_const() {
        Ty::StdVector(element) | Ty::StdSpan(element) => sequence(element, is_given),
        Ty::Class(class) | Ty::Undeclared(class) => {
            let all = elements(class);
            let types: Vec<String> = all.iter().map(inner).collect();
            match class.by_value() {
                ByValue::Set if is_given => format!("Set<{}>", types[0]),
                ByValue::Array | ByValue::List | ByValue::Set => sequence(&all[0], is_given),
                ByValue::Dict if is_given => format!("Map<{}, {}>", types[0], types[1]),
                ByValue::Pairs if is_given => format!("Array<[{}, {}]>", types[0], types[1]),
                ByValue::Dict | ByValue::Pairs => {
                    let record = format!(" | Record<string, {}>", types[1]);
                    let record: &str = if is_text_inside(&all[0]) { &record } else { "" };
                    format!("Iterable<readonly [{}, {}]>{record}", types[0], types[1])
                }
                ByValue::Tuple => {
                    format!("{}[{}]", if is_given { "" } else { "readonly " }, types.join(", "))
                }
                ByValue::Optional => {
                    format!("{} | null{}", types[0], if is_given { "" } else { " | undefined" })
                }
                ByValue::Either => {
                    let mut seen = FxHashSet::default();
                    let own = types.iter().filter(|own| seen.insert(own.as_str()));
                    own.map(String::as_str).collect::<Vec<_>>().join(" | ")
                }
                ByValue::Nothing => "null".to_owned(),
                _ => "string".to_owned(),
            }
        }
        other => number_inside(other)
            .map_or("string", |number| if is_given { number.as_result } else { number.as_argument })
            .to_owned(),
    }
}

/// The type of a sequence: C++ gives numbers as a `TypedArray`.
fn sequence(element: &Ty, is_given: bool) -> String {
    // There are no arrays of booleans, and of enumerators C++ makes lists.
    let is_array = |number: &JsNumber| element.builtin().is_some() && number.as_result != "boolean";
    match number_inside(element).filter(is_array) {
        Some(number) if is_given => number.array.to_owned(),
        _ if is_given => format!("Array<{}>", result_type(element)),
        // A text is itself an iterable of texts, but is not accepted as one.
        _ if is_text_inside(element) => "Iterable<string> & object".to_owned(),
        _ => format!("Iterable<{}>", argument_type(element)),
    }
}
