//! The C function for a row, and the shim's function that calls it.

use super::code_around;
use super::function::CDefinition;
use super::types::{self, Border, CArgument};
use crate::dtype::DtypeKind;
use crate::emit::fragment;
use crate::emit::shim::{local, types as cxx};
use crate::emit::swig_variables::CodeLanguage;
use crate::interface::{
    Action, ERROR_CODE, ElementParameter, Elements, ErrorCode, ReturnedElements, Text, Type, Value,
};
use crate::plan::{Row, RowCall, RowCheck};

/// The C functions for a row.
pub fn functions(row: &Row) -> Vec<CDefinition> {
    let checks =
        row.inputs.iter().filter_map(|input| input.check.as_deref()).map(|check| of_check(row, check));
    let own = match &row.call {
        RowCall::Arguments | RowCall::Unlocked | RowCall::Device => Some(function(row)),
        RowCall::Elementwise { elements, .. } => Some(of_elements(row, elements)),
        RowCall::Reduction { .. } => None,
    };
    checks.chain(own).collect()
}

fn name(row: &Row) -> String {
    row.c.as_ref().map(|c| c.name.clone()).unwrap_or_default()
}

/// Whether code of the interface, which may fail, surrounds the call.
fn has_code(row: &Row) -> bool {
    row.code_around.is_some() || row.exception_code.is_some()
}

/// The arguments, after the object that the row is called on.
fn all_given(row: &Row) -> Vec<CArgument> {
    let this = row.action.has_this().then(|| CArgument {
        parameters: vec![format!("void *{OBJECT}")],
        values: vec!["object.address".to_owned()],
        inside: String::new(),
    });
    let objects = row.code_around.iter().flat_map(|code_around| &code_around.variables).filter_map(|each| {
        let (object, input) = each.object.as_ref()?;
        Some(CArgument {
            parameters: vec![format!("PyObject *{object}")],
            values: vec![format!("{}.object", row.inputs[(*input)?].safe_name)],
            inside: String::new(),
        })
    });
    let arguments = (0..row.arguments.len()).filter_map(|position| types::argument(row, position));
    this.into_iter().chain(objects).chain(arguments).collect()
}

/// The name of the parameter for the address of the object.
pub const OBJECT: &str = "quaff_object";

fn function(row: &Row) -> CDefinition {
    let border = types::border(row);
    let mut parameters: Vec<String> = all_given(row).into_iter().flat_map(|given| given.parameters).collect();
    let has_code = has_code(row);
    if has_code && border != Border::Nothing {
        parameters.push(format!("{} *{RETURNED}", border.spelled()));
    }
    CDefinition {
        returns: if has_code { "PyObject *".to_owned() } else { border.spelled().to_owned() },
        name: name(row),
        parameters,
        body: if has_code { code_around::body(row, border) } else { plain_body(row, border) },
        place: row.place.clone(),
    }
}

/// The variable for the result of a function with code around its call.
pub const RETURNED: &str = "quaff_returned";

fn plain_body(row: &Row, border: Border) -> String {
    let arguments = (0..row.arguments.len()).filter_map(|position| types::argument(row, position));
    let arguments: Vec<String> = arguments.map(|given| given.inside).collect();
    let call = call(row, &this(row), &arguments);
    if let Some(ErrorCode::Of { success, text }) = &row.error_code {
        return format!(
            "__auto_type {ERROR_CODE} = {call}; if (!({ERROR_CODE} == ({success}))) {{ quaff_c_throw({text}); }}"
        );
    }
    match border {
        Border::Nothing => format!("{call};"),
        border => {
            let (before, value) = value(row, border, &call);
            format!("{before}return {value};")
        }
    }
}

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
        Border::Nothing | Border::Number(_) | Border::Letter | Border::Python => call.to_owned(),
        Border::Text => format!("(const char *)({call})"),
        // A text that a function of the interface returns ends with a zero.
        Border::Letters if row.extension.is_some() => format!("(struct QuaffText){{{call}, SIZE_MAX}}"),
        Border::Letters if row.action == Action::Get => {
            format!("(struct QuaffText){{{call}, sizeof {call}}}")
        }
        Border::Letters => format!("(struct QuaffText){{{call}, __builtin_object_size({call}, 0)}}"),
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
fn makes(row: &Row) -> bool {
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
fn is_elements(row: &Row, object: &crate::interface::Object) -> bool {
    object.fate == crate::interface::Fate::Copied && row.action.is_write()
}

fn of_check(row: &Row, check: &RowCheck) -> CDefinition {
    let RowCheck { c_function, object, locals, step, .. } = check;
    let locals: String = locals.iter().map(|local| format!("{local};\n")).collect();
    let code = fragment::step(step);
    CDefinition {
        returns: "int".to_owned(),
        name: c_function.clone().unwrap_or_default(),
        parameters: vec![format!("PyObject *{object}")],
        body: format!(
            "\nint taken = 0;\n{locals}{code}return quaff_accepted(taken);\n\
             fail: ;\nreturn quaff_accepted(0);\n"
        ),
        place: row.place.clone(),
    }
}

/// The shim's function that returns whether an overload accepts an object.
pub fn check(check: &RowCheck) -> String {
    format!(
        "inline bool {}(::quaff::PythonObject given) noexcept {{ try {{ return ::{}(given.object) != 0; }} \
         catch (...) {{ return false; }} }}",
        check.symbol,
        check.c_function.as_deref().unwrap_or_default()
    )
}

/// The call of an elementwise function for one element.
fn of_elements(row: &Row, elements: &Elements) -> CDefinition {
    let is_given = |parameter: &&ElementParameter| !matches!(parameter, ElementParameter::Input(input) if *input >= row.inputs.len());
    let read = elements.parameters.iter().filter(is_given).enumerate().map(|(index, parameter)| {
        let dtype = match *parameter {
            ElementParameter::Input(input) => row.inputs[input].array().map(|array| array.element.dtype()),
            ElementParameter::Result(result) => elements.results.get(result).map(|result| result.dtype()),
        };
        let dtype = dtype.map_or("double", types::number);
        (format!("{dtype} quaff_{}", index + 1), format!("quaff_{}", index + 1))
    });
    let (parameters, passed): (Vec<String>, Vec<String>) = read.unzip();
    let call = format!("{}({})", types::plain(&row.target), passed.join(", "));
    let returned = match elements.returned {
        ReturnedElements::Nothing => None,
        ReturnedElements::One | ReturnedElements::Several(_) => elements.results.first(),
    };
    CDefinition {
        returns: returned.map_or("void", |returned| types::number(returned.dtype())).to_owned(),
        name: name(row),
        parameters,
        body: if returned.is_some() { format!("return {call};") } else { format!("{call};") },
        place: row.place.clone(),
    }
}

/// The shim's function for a row.
pub fn define(row: &Row, parameters: &[String], lock: &str) -> String {
    let border = types::border(row);
    let values: Vec<String> = all_given(row).into_iter().flat_map(|given| given.values).collect();
    let call = call_of_c(row, border, values);
    let statement = match row.action {
        _ if row.code_around.as_ref().is_some_and(|code_around| code_around.result.is_some()) => {
            format!(
                "{}result.object = {call}{}",
                local::declarations(row, CodeLanguage::C),
                code_around::views(row)
            )
        }
        Action::Construct | Action::Make => format!("result = ::quaff::constructed({call})"),
        _ => local::declarations(row, CodeLanguage::C) + &returning(row, &call),
    };
    let failed = if has_code(row) { "catch (const ::quaff::FailedInC &) { return false; } " } else { "" };
    format!(
        "inline bool {}({}) noexcept {{ try {{ {lock}{statement}; return true; }} {failed}catch (...) {{ \
         ::quaff::keep_exception(); return false; }} }}",
        row.symbol,
        parameters.join(", ")
    )
}

fn returning(row: &Row, call: &str) -> String {
    let kept = match (&row.action, row.inputs.first().map(|input| &input.r#type)) {
        // The text that a pointer refers to is kept until the next assignment.
        (Action::Assign, Some(Type::Value(Value::Text(Text::CString | Text::WritableCString)))) => {
            "static std::string kept; "
        }
        _ => "",
    };
    match row.has_outputs() {
        true => local::added(row, call, "result").map_or_else(|| call.to_owned(), |all| all.text()),
        false if row.action == Action::Copy => format!("result = ::quaff::address({call})"),
        false => format!("{kept}{}", cxx::returning(row.returned(), "result", call)),
    }
}

/// The call of the C function, as a C++ value.
fn call_of_c(row: &Row, border: Border, mut values: Vec<String>) -> String {
    let name = name(row);
    if let (Action::Assign, Some(Type::Value(Value::Text(Text::CString | Text::WritableCString)))) =
        (&row.action, row.inputs.first().map(|input| &input.r#type))
        && row.code_around.is_none()
    {
        values = vec!["::quaff::kept(kept, value.c_str())".to_owned()];
    }
    let call = match (has_code(row), border) {
        (false, _) => format!("::{name}({})", values.join(", ")),
        (true, Border::Nothing) => format!("::quaff::c_done(::{name}({}))", values.join(", ")),
        (true, border) => {
            values.push("returned".to_owned());
            let r#type = border.spelled();
            format!(
                "::quaff::c_result<{type}>([&](auto *returned) {{ return ::{name}({}); }})",
                values.join(", ")
            )
        }
    };
    match border {
        Border::Number(dtype) if dtype.kind() == DtypeKind::Complex => {
            format!("::quaff::cxx_complex({call})")
        }
        Border::New if !makes(row) => format!("::quaff::NewOfC{{{call}}}"),
        Border::Referent => format!("(*static_cast<char *>({call}))"),
        Border::Part(part) => format!("::quaff::PartOfC<{}>{{{call}}}", part.element.spelling()),
        _ => call,
    }
}
