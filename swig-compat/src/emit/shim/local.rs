//! Local variables of a call: for numbers that C++ reads or writes through a pointer or reference, for
//! vectors that it writes, and for structured arrays.

use super::statement::{Statement, caller_variable, shows_result};
use super::types;
use crate::emit::cxx_layout::laid_out_anywhere;
use crate::emit::swig_variables::CodeLanguage;
use crate::emit::text::cpp_string;
use crate::interface::{Argument, Carrier, Crossing, Local, LocalView, Record, Scalar, Type};
use crate::plan::{Plan, Row, RowInput, by_value};

/// The header that combines several outputs into one object.
pub(super) const HEADER: &str = "quaff/outputs.hpp";

/// The header that makes arrays over memory whose address C++ returns.
pub(super) const VIEW_HEADER: &str = "quaff/view.hpp";

/// The header that finds the parts of an array along its first axis.
pub(super) const PLANES_HEADER: &str = "quaff/planes.hpp";

/// The call that adds the C++ result to the other outputs.
const ADD_RESULT: &str = "::quaff::add_result<decltype(quaff_call())>(all, result)";

pub(in crate::emit) fn name(local: &Local) -> String {
    numbered(local.position)
}

pub(super) fn numbered(position: usize) -> String {
    format!("local_{position}")
}

/// The declarations of the variables, before the call. The C++ behind functions of C does not know C's
/// enumerations: there the variables are numbers of the same size.
pub(in crate::emit) fn declarations(row: &Row, called: CodeLanguage) -> String {
    let number = |local: &Local| {
        if let Some(view) = &local.view {
            let constant = if view.constant { "const " } else { "" };
            return format!("{constant}{} *{}{{}}; ", local.scalar.spelling(), name(local));
        }
        let given = local.input.map(|input| &row.inputs[input]);
        let (spelling, first) = match (called, &local.scalar) {
            (CodeLanguage::C, Scalar::Integer(integer)) if integer.is_enum => {
                (integer.dtype().cpp(), given.map(|input| input.safe_name.clone()))
            }
            (_, scalar) => (scalar.spelling(), given.map(types::value)),
        };
        format!("{spelling} {}{{{}}}; ", name(local), first.unwrap_or_default())
    };
    let declaration = |argument: &Argument| match argument {
        Argument::Data { input, .. } => variable(row, *input)
            .and_then(|variable| declaration(&row.inputs[*input], &variable))
            .unwrap_or_default(),
        Argument::Local(local) if local.is_nullable => String::new(),
        Argument::Local(local) => number(local),
        Argument::Written { element, position } => {
            format!("::std::vector<{}> {}; ", element.spelling(), numbered(*position))
        }
        _ => String::new(),
    };
    row.arguments.iter().map(declaration).collect()
}

/// The statement around a call whose result contains its outputs; `None` if the call has no outputs.
pub(super) fn gathering(row: &Row, call: &str) -> Option<Statement> {
    let caller = caller_variable(row);
    let taken = match only(row, call, caller) {
        Ok(statement) => return statement,
        Err(taken) => taken,
    };
    let (before, call, after) = match (&row.error_code, &row.exception_code) {
        (Some(_), None) => ("::quaff::Outputs all; ".to_owned(), call.to_owned(), taken),
        (Some(_), Some(_)) => (String::new(), call.to_owned(), format!("::quaff::Outputs all; {taken}")),
        (None, None) => return added(row, call, caller),
        (None, Some(_)) if shows_result(row) => {
            let after = format!("::quaff::Outputs all; {}; {taken}", ADD_RESULT);
            (String::new(), call.to_owned(), after)
        }
        // The result for Python is made after the code around the call has run.
        (None, Some(_)) => {
            let before = format!(
                "const auto quaff_call = [&]() -> decltype(auto) {{ return {call}; }}; \
                 ::quaff::Kept<decltype(quaff_call())> quaff_result; "
            );
            let after = format!("::quaff::Outputs all; quaff_result.add_to(all); {taken}");
            (before, "quaff_result.make(quaff_call)".to_owned(), after)
        }
    };
    Some(Statement { before, call, after })
}

/// The statement that calls C++ and adds the outputs to its result, for a function without code that changes
/// the result after the call; `None` without outputs.
pub(in crate::emit) fn added(row: &Row, call: &str, caller: &str) -> Option<Statement> {
    match only(row, call, caller) {
        Ok(statement) => statement,
        Err(after) => {
            let call = format!("all.call([&]() -> decltype(auto) {{ return {call}; }})");
            Some(Statement { before: "::quaff::Outputs all; ".to_owned(), call, after })
        }
    }
}

/// The statement for a call with a single output; `None` for a call without outputs. `Err` contains the
/// expression that combines several outputs.
fn only(row: &Row, call: &str, caller: &str) -> Result<Option<Statement>, String> {
    let written: Vec<String> = row.arguments.iter().filter_map(result).collect();
    if written.is_empty() {
        return Ok(None);
    }
    if let ([only], Some(Crossing { r#type, carrier: Carrier::Parameter, .. })) =
        (&written[..], row.outputs.first())
    {
        let is_vector = matches!(r#type, Type::Vector(_));
        let only = if is_vector { format!("::quaff::owned({only})") } else { only.clone() };
        let after = format!("{caller} = {only}");
        return Ok(Some(Statement { before: String::new(), call: call.to_owned(), after }));
    }
    let added: String = written.iter().map(|name| format!("all.add({name}); ")).collect();
    let take = if row.gathers_tuple() { "take_tuple" } else { "take" };
    Err(format!("{added}{caller}.object = all.{take}()"))
}

/// Adds, for each parameter, the output that C++ has written to the result that code has made. `is_void`:
/// there is no other result.
pub(super) fn appended(row: &Row, is_void: bool) -> impl Iterator<Item = (usize, String)> {
    let written = of(row).filter(|local| local.is_output);
    written.map(move |local| {
        let is_void = u8::from(is_void);
        let object = format!("::quaff::as_python({})", output(local));
        (local.position, format!("resultobj = SWIG_Python_AppendOutput(resultobj, {object}, {is_void});\n"))
    })
}

/// The arrays at addresses that C++ has written, as Python objects.
pub(in crate::emit) fn views(row: &Row) -> impl Iterator<Item = String> {
    let views = of(row).filter(|local| local.is_output && local.view.is_some());
    views.map(|local| format!("::quaff::as_python({})", output(local)))
}

/// The caller's result for a value that C++ writes to a parameter.
fn result(argument: &Argument) -> Option<String> {
    match argument {
        Argument::Local(local) if local.is_output => Some(output(local)),
        Argument::Written { position, .. } => Some(format!("::std::move({})", numbered(*position))),
        _ => None,
    }
}

/// The caller's result for one variable: for an enumerator, its number.
fn output(local: &Local) -> String {
    let Some(LocalView { extents, fortran, managed, .. }) = &local.view else {
        return match &local.scalar {
            Scalar::Integer(integer) if integer.is_enum => {
                format!("static_cast<{}>({})", integer.dtype().cpp(), name(local))
            }
            _ => name(local),
        };
    };
    let extents: Vec<String> = extents.iter().map(|position| numbered(*position)).collect();
    format!("::quaff::view({}, {{{}}}, {fortran}, {managed})", name(local), extents.join(", "))
}

fn of(row: &Row) -> impl Iterator<Item = &Local> {
    row.arguments.iter().filter_map(|argument| match argument {
        Argument::Local(local) => Some(local),
        _ => None,
    })
}

/// Tells the runtime the names of the fields; the compiler determines their types and offsets.
pub(super) fn fields(plan: &Plan) -> String {
    let fields: String = plan.records.iter().map(fields_of).collect();
    match fields.is_empty() {
        true => fields,
        false => format!("\nnamespace quaff {{\n{fields}}} // namespace quaff\n"),
    }
}

fn fields_of(record: &Record) -> String {
    let class = types::class(&record.class);
    let field = |name: &String| format!("QUAFF_FIELD({}, {name})", types::global(record.class.name()));
    let fields: Vec<String> = record.fields.iter().map(field).collect();
    laid_out_anywhere(&format!(
        "template <> struct record_fields<{class}> {{ static std::vector<Field> fields() {{ return {{{}}}; }} }};",
        fields.join(", ")
    ))
}

/// The name of the variable with the elements of an input, if it is a structured array.
pub(super) fn variable(row: &Row, input: usize) -> Option<String> {
    let is_first =
        |argument: &Argument| matches!(argument, Argument::Data { input: own, .. } if *own == input);
    row.inputs[input].r#type.library()?;
    row.arguments.iter().position(is_first).map(numbered)
}

/// The statements, after the declarations of all variables, that check the memory of structured arrays again.
pub(super) fn second_checks(row: &Row) -> String {
    let checked = row.inputs.iter().enumerate().filter(|(_, input)| by_value::is_checked_again(row, input));
    checked
        .filter_map(|(index, input)| {
            Some(format!("{}.check_unchanged({}); ", variable(row, index)?, blame(input)))
        })
        .collect()
}

fn blame(input: &RowInput) -> String {
    input.blame.as_deref().map(cpp_string).unwrap_or_else(|| "\"\"".to_owned())
}

/// The declaration of the variable for a structured array.
pub(super) fn declaration(input: &RowInput, variable: &str) -> Option<String> {
    let own = types::global(&input.r#type.library()?.to_string());
    Some(format!("::quaff::Argument<{own}> {variable}({}, {}); ", input.safe_name, blame(input)))
}
