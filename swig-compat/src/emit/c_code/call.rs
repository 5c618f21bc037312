//! The C expressions for the actions of rows, such as calls, and for their values.

use super::types::{self, Border};
use crate::interface::{Action, Fate, Object, Text, Type, Value};
use crate::plan::Row;

/// The name of the parameter for the address of the object.
pub const OBJECT: &str = "quaff_object";

/// The variable for the result of a function with code around its call.
pub const RETURNED: &str = "quaff_returned";

/// The class whose member or constructor the row calls.
pub fn class(row: &Row) -> &str {
    row.c.as_ref().map_or("", |c| &c.class)
}

/// The object whose member is called.
pub fn this(row: &Row) -> String {
    format!("(({} *){OBJECT})", class(row))
}

/// The value of a call as it crosses the border, and the statements before it.
pub fn value(row: &Row, border: Border, call: &str) -> (String, String) {
    let value = match border {
        Border::Nothing | Border::Number(_) | Border::Character | Border::Python => call.to_owned(),
        Border::Text => format!("(const char *)({call})"),
        // A text that a function of the interface returns ends with a zero.
        Border::Buffer if row.extension.is_some() => format!("(struct QuaffText){{{call}, SIZE_MAX}}"),
        Border::Buffer if row.action == Action::Get => {
            format!("(struct QuaffText){{{call}, sizeof {call}}}")
        }
        Border::Buffer => format!("(struct QuaffText){{{call}, __builtin_object_size({call}, 0)}}"),
        Border::Pointer => format!("(void *)({call})"),
        Border::Referent => format!("(void *)&{call}"),
        Border::New if makes(row) => format!("(void *)({call})"),
        Border::New => {
            let before = format!("__typeof__({call}) quaff_value = {call}; ");
            return (before, "quaff_c_copied(&quaff_value, sizeof quaff_value)".to_owned());
        }
        Border::Part(part) => {
            let axes: Vec<String> = extents(call, part.axes);
            format!("(struct QuaffPart){{(void *)&{call}, {}, {{{}}}}}", part.axes, axes.join(", "))
        }
    };
    (String::new(), value)
}

/// Whether the call returns the address of a new object.
pub fn makes(row: &Row) -> bool {
    matches!(row.action, Action::Construct | Action::Make | Action::Copy)
}

/// The extents of an array along its axes.
fn extents(array: &str, axes: usize) -> Vec<String> {
    let along = |axis: usize| {
        let outer = format!("({array}){}", "[0]".repeat(axis));
        format!("sizeof {outer} / sizeof {outer}[0]")
    };
    (0..axes).map(along).collect()
}

/// The C expression for the row's action, such as a call.
pub fn call(row: &Row, this: &str, arguments: &[String]) -> String {
    let mut passed: Vec<String> = arguments.iter().chain(&row.defaults.texts).cloned().collect();
    if let Some(variadic) = &row.variadic {
        // As in SWIG, because a macro may require an argument for `...`.
        let is_empty = variadic.types.is_empty() && variadic.sentinel.is_none();
        passed.extend(is_empty.then(|| "(void *)0".to_owned()));
        variadic.complete(&mut passed, |r#type, argument| format!("({type})({argument})"));
    }
    let passed = passed.join(", ");
    let class = class(row);
    if let Some(function) = &row.extension {
        let object = row.action.has_this().then(|| this.to_owned());
        let all = object.into_iter().chain([passed]).filter(|text| !text.is_empty());
        return format!("{}({})", types::plain(function), all.collect::<Vec<_>>().join(", "));
    }
    let target = types::plain(&row.target);
    match row.action {
        Action::Call | Action::CallByArguments => format!("{target}({passed})"),
        Action::Construct | Action::Make if passed.is_empty() => {
            format!("({class} *)quaff_c_new(sizeof({class}))")
        }
        Action::Construct | Action::Make => {
            format!("({class} *)quaff_c_copied(&({passed}), sizeof({class}))")
        }
        Action::Copy if row.c.as_ref().is_some_and(|c| !c.is_sized) => {
            "(quaff_c_throw(\"objects of this class cannot be copied\"), NULL)".to_owned()
        }
        Action::Copy => format!("quaff_c_copied({this}, sizeof({class}))"),
        Action::Get => format!("{this}->{}", row.member),
        Action::Set => assignment(row, &format!("{this}->{}", row.member), arguments),
        Action::Read => target.to_owned(),
        Action::Assign => assignment(row, target, arguments),
        // C has no member functions.
        Action::Method | Action::ConstMethod | Action::Operator | Action::ReflectedOperator => {
            format!("{this}->{}({passed})", row.member)
        }
    }
}

/// The assignment to a member or a variable.
fn assignment(row: &Row, place: &str, values: &[String]) -> String {
    let (value, extents) = values.split_first().map_or(("0", &[][..]), |(value, all)| (value, all));
    match row.inputs.first().map(|input| &input.r#type) {
        Some(Type::Value(Value::Text(Text::Buffer))) => {
            format!(
                "quaff_c_assign_text({place}, sizeof {place}, {value}, {value}_size, {})",
                u8::from(row.class.is_some())
            )
        }
        Some(Type::Array(_)) => {
            let checks: String = extent_checks(place, extents).map(|check| check + ", ").collect();
            format!("{checks}QUAFF_ASSIGN_ARRAY({place}, {value})")
        }
        _ if is_array_of_code(row) => format!("QUAFF_ASSIGN_ARRAY({place}, {value})"),
        Some(Type::Value(Value::Text(Text::CString | Text::WritableCString)))
            if row.action == Action::Set =>
        {
            format!("QUAFF_ASSIGN_TEXT({place}, {value})")
        }
        Some(Type::Value(Value::Object(object))) if is_elements(row, object) => {
            format!("QUAFF_ASSIGN_ARRAY({place}, {value})")
        }
        _ => format!("{place} = {value}"),
    }
}

/// The calls that compare the extents of values with those of an array.
pub fn extent_checks(array: &str, given: &[String]) -> impl Iterator<Item = String> {
    let own = extents(array, given.len());
    given.iter().zip(own).map(|(given, own)| format!("quaff_c_check_extent({given}, {own})"))
}

/// Whether the row assigns an array whose address a typemap's code provides.
fn is_array_of_code(row: &Row) -> bool {
    let variables = row.code_around.iter().flat_map(|code_around| &code_around.variables);
    row.action.is_write() && variables.map(|each| &each.variable.r#type).any(|r#type| r#type.ends_with(']'))
}

/// Whether an object stands for the elements of an array, all of which are assigned.
fn is_elements(row: &Row, object: &Object) -> bool {
    object.fate == Fate::Copied && row.action.is_write()
}
