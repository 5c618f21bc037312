//! The values that cross: their types in TypeScript, the rows of parameters, and the conversions in Rust.

use super::javascript::{exported_name, parameter};
use crate::dtype::Dtype;
use crate::emit::text::in_literal;
use crate::interface::{Access, Action, ByValue, Ty, Type};
use crate::plan::grouped::GroupedModule;
use crate::plan::node::{JsNumber, number, number_inside};
use crate::plan::trees::{depth, elements, is_optional, is_text_inside};
use crate::plan::{
    CApiFunction, Giving, Owner, PlainParameter, PlainResult, PlainType, Row, TreeArgument, TreeCall,
    is_c_text,
};
use rustc_hash::FxHashSet;

/// A parameter of an overload.
pub(super) struct OverloadParameter {
    pub typescript: String,
    /// Whether the argument can be omitted at the end.
    pub is_optional: bool,
    /// The values that the parameter accepts, a variant of `Takes`.
    pub accepts: String,
    /// The statements that convert an argument to a Rust value.
    pub bound: String,
}

/// The parameter at an index among those that the caller passes.
pub(super) fn overload_parameter(
    module: &GroupedModule<'_>,
    overload: &CApiFunction<'_>,
    index: usize,
    parameter: &PlainParameter,
) -> OverloadParameter {
    let input = overload.row().map(|row| &row.inputs[index]);
    let shown = input.map_or_else(String::new, |input| in_literal(&input.name));
    let call = |method: &str, more: &str| format!("call.{method}({index}, \"{shown}\"{more})?");
    let of = |dtype| format!(", {}", path(dtype));
    let callback = module.callback(parameter.r#type);
    let mut can_be_omitted = false;
    let (typescript, accepts, value) = match parameter.r#type {
        PlainType::Scalar(dtype) | PlainType::Enum(dtype) => {
            let value = call(&format!("number::<{}>", dtype.rust_path()), &of(dtype));
            (of_number(dtype, |own| own.as_argument), format!("Number({})", path(dtype)), value)
        }
        PlainType::Character => ("string".to_owned(), "Text".to_owned(), format!("&{}", call("letter", ""))),
        PlainType::Text => ("string".to_owned(), "Text".to_owned(), format!("&{}", call("text", ""))),
        PlainType::Elements { element, shaped, .. } => {
            let array = of_number(element, |own| own.array);
            let typescript = match shaped {
                Some(1) => array,
                Some(_) => format!("NdArray<{array}>"),
                None => format!("{array} | NdArray<{array}>"),
            };
            let is_read = input.is_some_and(|input| input.access() == Some(Access::Read));
            let (mark, method) = if is_read { ("&", "array") } else { ("&mut ", "array_mut") };
            (typescript, format!("Array({})", path(element)), mark.to_owned() + &call(method, &of(element)))
        }
        PlainType::Object { class, is_optional, giving, .. } => {
            can_be_omitted = is_optional;
            let constant = &module.plan.classes[class].constant;
            let is_callable = callback.is_some();
            let function = callback.as_ref().map(|own| format!(" | ({})", callable(module, &own.call)));
            let accepts = format!(
                "Object {{ class: &{constant}, is_optional: {is_optional}, is_callable: {is_callable} }}"
            );
            let (method, more) = match giving {
                _ if is_callable => ("callable", format!(", &{constant}_CALLBACK")),
                Giving::Lent if is_optional => ("pointer", String::new()),
                Giving::Lent => ("reference", String::new()),
                Giving::Shared => ("shared", String::new()),
                Giving::Given | Giving::Consumed => {
                    ("given", format!(", {}, {is_optional}", giving == Giving::Given))
                }
            };
            let value = call(method, &format!(", &{constant}{more}"));
            (object(module, class, &function.unwrap_or_default(), is_optional), accepts, value)
        }
        PlainType::Tree(shape) => {
            let tree = input.and_then(|input| input.r#type.tree());
            let (depth, is_optional) = tree.map_or((0, false), |own| (depth(own), is_optional(own)));
            can_be_omitted = is_optional;
            let accepts = format!(
                "Tree(quaff_node::TreeParameter {{ name: \"{shown}\", shape: quaff_node::Shape::{shape:?}, \
                 depth: {depth}, is_optional: {is_optional} }})"
            );
            (tree.map_or_else(String::new, argument_type), accepts, format!("call.tree({index})?"))
        }
        PlainType::Tensor { .. } | PlainType::Pointer { .. } => {
            ("number | NdArray<ArrayBufferView>".to_owned(), "Element".to_owned(), String::new())
        }
    };
    let name = &parameter.name;
    let is_shared = matches!(parameter.r#type, PlainType::Object { giving: Giving::Shared, .. });
    let bound = match is_shared || callback.is_some() {
        true => format!("    let held = {value};\n    let {name} = held.object();\n"),
        false => format!("    let {name} = {value};\n"),
    };
    OverloadParameter { typescript, is_optional: can_be_omitted, accepts, bound }
}

/// The result that C++ returns: its type in TypeScript, and the method of the call that makes it.
pub(super) fn returned(module: &GroupedModule<'_>, row: &Row, result: PlainResult) -> (String, String) {
    match result {
        PlainResult::Scalar(dtype) | PlainResult::Enum(dtype) => {
            (of_number(dtype, |own| own.as_result), "give(value)".to_owned())
        }
        PlainResult::Character | PlainResult::Text => ("string".to_owned(), "give_text(value)".to_owned()),
        PlainResult::OptionalText => ("string | null".to_owned(), "give_text_or_null(value)".to_owned()),
        PlainResult::Vector(element) => {
            let method = format!("give_vector::<{}>(value)", element.rust_path());
            (of_number(element, |own| own.array), method)
        }
        PlainResult::Object { class, is_optional, owner, part_of } => {
            let own = table_of(module, class);
            // The object of a method is the first parameter.
            let first = isize::from(row.action.has_this());
            let whole = part_of.map(|index| index.cast_signed() - first);
            let method = match owner {
                _ if row.action == Action::Construct => format!("construct(value, {own})"),
                Owner::Caller => format!("give_owned(value, {own}, {is_optional})"),
                Owner::Shared => format!("give_shared(value, {own})"),
                Owner::Cxx => format!("give_borrowed(value, {own}, {is_optional}, {whole:?})"),
            };
            (object(module, class, "", is_optional), method)
        }
        PlainResult::Tree(_) => {
            let tree = row.returned().and_then(Type::tree);
            (tree.map_or_else(String::new, result_type), "give_tree(value)".to_owned())
        }
        PlainResult::Vectors(_) | PlainResult::Pointer => (String::new(), "nothing()".to_owned()),
    }
}

/// The full path of an element type in Rust; an import would not shorten the tables.
pub(super) fn path(dtype: Dtype) -> String {
    format!("quaff_runtime::dtype::Dtype::{dtype:?}")
}

fn of_number(dtype: Dtype, part: fn(JsNumber) -> &'static str) -> String {
    number(dtype).map_or("", part).to_owned()
}

/// The type of an object of a class, or of another value, and of null if that is possible.
fn object(module: &GroupedModule<'_>, class: usize, other: &str, is_optional: bool) -> String {
    let position = module.position_of(class);
    let name = position.map_or_else(String::new, |at| exported_name(module, &module.classes[at].name));
    format!("{name}{other}{}", if is_optional { " | null" } else { "" })
}

/// The type of a function that is passed for a `std::function`.
fn callable(module: &GroupedModule<'_>, call: &TreeCall<'_>) -> String {
    let spelled = |argument: &TreeArgument<'_>| match *argument {
        TreeArgument::Object { class, is_optional } => object(module, class, "", is_optional),
        TreeArgument::Value(text) if is_c_text(text) => "string | null".to_owned(),
        TreeArgument::Value(r#type) => result_type(r#type),
    };
    let parameters = (1..).zip(&call.parameters);
    let parameters: Vec<String> =
        parameters.map(|(at, each)| format!("arg{at}: {}", spelled(each))).collect();
    let returns = call.returns.map_or("void".to_owned(), argument_type);
    format!("({}) => {returns}", parameters.join(", "))
}

/// The table of one of the plan's classes.
pub(super) fn table_of(module: &GroupedModule<'_>, class: usize) -> String {
    format!("&CLASS_{}", module.position_of(class).unwrap_or_default())
}

/// The type of several results, which form an array, or of a single one.
pub(super) fn listed(results: &[String]) -> String {
    match results {
        [] => "void".to_owned(),
        [only] => only.clone(),
        all => format!("[{}]", all.join(", ")),
    }
}

/// The parameters of an overload.
pub(super) fn parameters(module: &GroupedModule<'_>, overload: &CApiFunction<'_>) -> String {
    let passed = overload.passed();
    let all =
        passed.iter().map(|(index, each)| (&each.name, overload_parameter(module, overload, *index, each)));
    let all: Vec<_> = all.collect();
    let last = all.iter().rposition(|(_, taken)| !taken.is_optional);
    let spelled = all.iter().enumerate().map(|(at, (name, taken))| {
        let name = parameter(name);
        format!("{name}{}: {}", if Some(at) > last { "?" } else { "" }, taken.typescript)
    });
    spelled.collect::<Vec<_>>().join(", ")
}

/// The result type of an overload, including the arrays that it creates.
pub(super) fn result(module: &GroupedModule<'_>, overload: &CApiFunction<'_>) -> String {
    let own = overload.row().zip(overload.result).map(|(row, result)| returned(module, row, result).0);
    let made = overload.row().into_iter().flat_map(|row| {
        row.results().iter().filter_map(|input| {
            let array = input.array()?;
            let name = number(array.element.dtype())?.array;
            let is_flat = array.shaped().is_none_or(|rank| rank == 1);
            Some(if is_flat { name.to_owned() } else { format!("NdArray<{name}>") })
        })
    });
    listed(&own.into_iter().chain(made).collect::<Vec<_>>())
}

/// The TypeScript type of an argument.
fn argument_type(r#type: &Ty) -> String {
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
