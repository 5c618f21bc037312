//! What an array parameter takes beside NumPy's arrays: buffers whose type says what their elements are. `memoryview`
//! does not say it, and is checked at run time.

use super::{LINE, Vocabulary, types};
use crate::dtype::{Dtype, Kind};
use crate::overload::takes::StaticType;
use crate::plan::{Plan, Row};
use std::iter::once;

/// One type for each dtype that the plan has arrays of.
pub(super) fn aliases(plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let types: Vec<StaticType> =
        plan.rows().flat_map(|row| &row.inputs).map(|input| input.takes.static_type()).collect();
    let made = plan.rows().filter_map(Row::elements).flat_map(|elements| &elements.results);
    let types: Vec<StaticType> =
        types.into_iter().chain(made.map(|element| StaticType::Array(element.dtype()))).collect();
    let mut text = String::new();
    for &dtype in Dtype::ALL {
        if !types.contains(&StaticType::Array(dtype)) && !types.contains(&StaticType::Sequence(dtype)) {
            continue;
        }
        let numpy = format!("npt.NDArray[np.{}]", dtype.name());
        let array = array_element(dtype).map(|element| format!("array[{element}]"));
        let ctypes = ctypes(dtype).into_iter().map(|class| format!("ctypes.Array[ctypes.{class}]"));
        let members: Vec<String> = once(numpy)
            .chain(array)
            .chain(once("memoryview[Any]".to_owned()))
            .chain(ctypes)
            .map(|member| vocabulary.say(&member))
            .collect();
        text += &alias(&types::array(dtype), &vocabulary.say("TypeAlias"), &members);
    }
    if text.is_empty() { text } else { format!("\n{text}") }
}

/// What `array.array` is generic in. It has no bools.
fn array_element(dtype: Dtype) -> Option<&'static str> {
    match dtype.kind() {
        Kind::Bool | Kind::Complex => None,
        Kind::Signed | Kind::Unsigned => Some("int"),
        Kind::Float => Some("float"),
    }
}

/// The classes of ctypes. Those of `long` are names for one of these.
fn ctypes(dtype: Dtype) -> Vec<String> {
    let class = match dtype {
        Dtype::Float32 => "float",
        Dtype::Float64 => "double",
        Dtype::Complex64 | Dtype::Complex128 => return Vec::new(),
        other => other.name(),
    };
    let long_long = match dtype {
        Dtype::Int64 => Some("c_longlong"),
        Dtype::Uint64 => Some("c_ulonglong"),
        _ => None,
    };
    once(format!("c_{class}")).chain(long_long.map(str::to_owned)).collect()
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
