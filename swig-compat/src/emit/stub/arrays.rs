//! What an array parameter takes beside NumPy's arrays: buffers whose type says what their elements are. `memoryview`
//! does not say it, and is checked at run time.

use super::{LINE, Vocabulary};
use crate::plan::Plan;
use std::iter::once;

/// By dtype: NumPy's name, what `array.array` is generic in, of which there are none of bools, and ctypes' names.
const ARRAYS: [(&str, &str, Option<&str>, &[&str]); 11] = [
    ("Bool", "bool", None, &["c_bool"]),
    ("Int8", "int8", Some("int"), &["c_int8"]),
    ("Int16", "int16", Some("int"), &["c_int16"]),
    ("Int32", "int32", Some("int"), &["c_int32"]),
    ("Int64", "int64", Some("int"), &["c_int64", "c_longlong"]),
    ("Uint8", "uint8", Some("int"), &["c_uint8"]),
    ("Uint16", "uint16", Some("int"), &["c_uint16"]),
    ("Uint32", "uint32", Some("int"), &["c_uint32"]),
    ("Uint64", "uint64", Some("int"), &["c_uint64", "c_ulonglong"]),
    ("Float32", "float32", Some("float"), &["c_float"]),
    ("Float64", "float64", Some("float"), &["c_double"]),
];

/// One type for each dtype that the plan has arrays of.
pub(super) fn aliases(plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let parameters = || plan.rows().flat_map(|row| &row.parameters);
    let mut text = String::new();
    for (variant, numpy, element, ctypes) in ARRAYS {
        let name = format!("_{variant}Array");
        if !parameters().any(|parameter| parameter.python == name) {
            continue;
        }
        let numpy = format!("npt.NDArray[np.{numpy}]");
        let array = element.map(|element| format!("array[{element}]"));
        let ctypes = ctypes.iter().map(|class| format!("ctypes.Array[ctypes.{class}]"));
        let members: Vec<String> = once(numpy)
            .chain(array)
            .chain(once("memoryview[Any]".to_owned()))
            .chain(ctypes)
            .map(|member| vocabulary.say(&member))
            .collect();
        text += &alias(&name, &vocabulary.say("TypeAlias"), &members);
    }
    if text.is_empty() { text } else { format!("\n{text}") }
}

/// `name: type = member | member`, broken as ruff does.
pub(super) fn alias(name: &str, r#type: &str, members: &[String]) -> String {
    let whole = format!("{name}: {type} = {}\n", members.join(" | "));
    if whole.len() <= LINE + 1 {
        return whole;
    }
    let line = format!("    {}\n", members.join(" | "));
    let lines = if line.len() <= LINE + 1 { line } else { format!("    {}\n", members.join("\n    | ")) };
    format!("{name}: {type} = (\n{lines})\n")
}
