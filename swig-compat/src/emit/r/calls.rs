//! `src/functions.c`: the tables of the package's functions, and the C functions that R calls.

mod rows;

use super::{is_within, name as package_name};
use crate::emit::c::callbacks::{self, declared};
use crate::emit::file::heading;
use crate::emit::r::calls::rows::member;
use crate::emit::text::{comment, cpp_string};
use crate::plan::{CCallback, PlainType, Plan, PlannedEnum, RArity, RClass, RFunction};
use rows::Rows;
use rustc_hash::FxHashSet;

pub(super) fn emit(plan: &Plan) -> String {
    let (classes, functions) = (plan.r_classes(), plan.r_functions());
    let tables = classes.iter().map(|each| class(plan, &classes, each));
    let rows = Rows { plan, classes: &classes };
    let (enums, callbacks) = (used_enums(plan, &functions), plan.c_callbacks());
    let callbacks = callbacks.iter().map(|each| callback(&rows, each));
    let tables: String = enums.map(enumeration).chain(tables).chain(callbacks).collect();
    let arities = || functions.iter().flat_map(|each| each.arities.iter().map(move |arity| (each, arity)));
    let code: String = arities().map(|(function, arity)| entry(&rows, function, arity)).collect();
    let registered =
        |arity: &RArity<'_>| format!("    {{\"{0}\", (DL_FUNC)r_{0}, {1}}},\n", arity.symbol, arity.count());
    let entries: String = arities().map(|(_, arity)| registered(arity)).collect();
    let (heading, module) = (comment(&heading(plan)).replace("*/", "* /"), &plan.module);
    let (init, is_within) = (package_name(plan).replace('.', "_"), is_within(plan));
    format!(
        "/* {heading}
 *
 * For each function of R the functions for C that it selects from. */
#include \"quaff_r.h\"

#include <R_ext/Rdynload.h>
#include <R_ext/Visibility.h>

#include \"quaff/modules/{module}.h\"

const char *quaff_r_last_error(void) {{ return {module}_last_error(); }}

void quaff_r_free(void *memory) {{ {module}_free(memory); }}

bool {is_within}(const void *handle, const void *whole);
bool quaff_r_is_within(const void *handle, const void *whole) {{ return {is_within}(handle, whole); }}
{tables}{code}
static const R_CallMethodDef entries[] = {{
{entries}    {{NULL, NULL, 0}},
}};

void attribute_visible R_init_{init}(DllInfo *library) {{
  R_registerRoutines(library, NULL, entries, NULL, NULL);
  R_useDynamicSymbols(library, FALSE);
  R_forceSymbols(library, TRUE);
}}
"
    )
}

/// The table of a class, and the finalizer of its objects.
fn class(plan: &Plan, classes: &[RClass], class: &RClass) -> String {
    let (own, free) = (&class.c_name, &class.free);
    let bases = class.bases.iter().map(|base| classes[*base].c_name.clone());
    let all = [own.clone()].into_iter().chain(bases).chain([format!("{}_object", plan.module)]);
    let names: String = all.map(|name| cpp_string(&name) + ", ").collect();
    format!(
        "
static void release_{own}(void *object) {{ {free}(object); }}
static void finalize_{own}(SEXP object) {{ quaff_r_finalize(object, release_{own}); }}
static const char *const names_of_{own}[] = {{{names}NULL}};
static const quaff_r_class class_{own} = {{\"{own}\", names_of_{own}, finalize_{own}}};
"
    )
}

/// The enumerations in the types of functions and of callbacks.
fn used_enums<'p>(plan: &'p Plan, functions: &[RFunction<'_>]) -> impl Iterator<Item = &'p PlannedEnum> {
    let overloads = functions.iter().flat_map(|each| &each.arities).flat_map(|arity| &arity.overloads);
    let of_callbacks = plan.c_callbacks();
    let of_callbacks = of_callbacks.iter().flat_map(|each| plan.r_callback_enums(each.planned));
    let own = overloads.flat_map(|each| each.enums.iter().copied().chain([each.gives]));
    let used: FxHashSet<usize> = own.chain(of_callbacks).flatten().collect();
    plan.enums.iter().enumerate().filter(move |(index, _)| used.contains(index)).map(|(_, each)| each)
}

/// The table of an enumeration.
fn enumeration(r#enum: &PlannedEnum) -> String {
    let name = &r#enum.name;
    let names: String = r#enum.all().map(|each| cpp_string(&each.own) + ", ").collect();
    let values: Vec<String> = r#enum.all().map(|each| integer(each.value)).collect();
    format!(
        "
static const char *const names_of_enum_{name}[] = {{{names}NULL}};
static const int64_t values_of_enum_{name}[] = {{{}}};
static const quaff_r_enum enum_{name} = {{{}, names_of_enum_{name}, values_of_enum_{name}}};
",
        values.join(", "),
        values.len()
    )
}

/// An integer literal in C, which has none for the smallest integer.
fn integer(value: i64) -> String {
    if value == i64::MIN { "INT64_MIN".to_owned() } else { format!("INT64_C({value})") }
}

/// The table of overloads with the same number of arguments, and the function that R calls.
fn entry(rows: &Rows<'_>, function: &RFunction<'_>, arity: &RArity<'_>) -> String {
    let (symbol, count) = (&arity.symbol, arity.count());
    let calls: String = arity.overloads.iter().map(|each| rows.call(each)).collect();
    let overloads: String = arity.overloads.iter().map(|each| rows.row(each)).collect();
    let names: Vec<String> = (0..count).map(|index| format!("x{index}")).collect();
    let declared: Vec<String> = names.iter().map(|name| format!("SEXP {name}")).collect();
    let (declared, held, passed) = match count {
        0 => ("void".to_owned(), String::new(), "NULL"),
        _ => (declared.join(", "), format!("  SEXP given[] = {{{}}};\n", names.join(", ")), "given"),
    };
    let (name, number) = (cpp_string(&function.name), arity.overloads.len());
    format!(
        "{calls}static const quaff_r_overload overloads_{symbol}[] = {{
{overloads}}};
static const quaff_r_function function_{symbol} = {{{name}, {count}, {number}, overloads_{symbol}}};
static SEXP r_{symbol}({declared}) {{
{held}  return quaff_r_call(&function_{symbol}, {passed});
}}
"
    )
}

// R functions as `std::function`s: for each instantiation, the C function that C++ calls, and its table.

fn callback(rows: &Rows<'_>, callback: &CCallback<'_>) -> String {
    let CCallback { handle, symbol, planned, parameters, returns } = callback;
    let (module, enums) = (&rows.plan.module, rows.plan.r_callback_enums(planned));
    let types = || parameters.iter().enumerate();
    let fields = |at: usize, r#type: PlainType| rows.fields(r#type, enums[at]).join(", ");
    let table: String = types().map(|(at, each)| format!("    {{{}}},\n", fields(at, *each))).collect();
    let given: Vec<String> = types().map(|(at, each)| value_for_r(*each, at)).collect();
    let own: String = types().map(|(at, each)| c_parameters(*each, at)).collect();
    let (table, row, given, passed) = match parameters.is_empty() {
        true => (String::new(), "NULL".to_owned(), String::new(), "NULL"),
        false => (
            format!("static const quaff_r_parameter passed_to_{handle}[] = {{\n{table}}};\n"),
            format!("passed_to_{handle}"),
            format!("  const quaff_r_value given[] = {{{}}};\n", given.join(", ")),
            "given",
        ),
    };
    let (returned, results) = callbacks::result(callback);
    let results: String =
        results.iter().zip(["elements", "size"]).map(|(r#type, name)| format!(", {type}{name}")).collect();
    let result = returns.map_or(".kind = QUAFF_R_NOTHING".to_owned(), |returns| {
        format!(".name = \"result of the function\", {}", fields(parameters.len(), returns))
    });
    let (start, end) = match returns {
        None => (String::new(), String::new()),
        Some(PlainType::Elements { .. }) => (
            "  result.elements = NULL;\n  result.size = 0;\n".to_owned(),
            "  *elements = result.elements;\n  *size = result.size;\n".to_owned(),
        ),
        Some(returns) => {
            let value = value(*returns);
            (format!("  result.is.{value} = 0;\n"), format!("  return result.is.{value};\n"))
        }
    };
    let count = parameters.len();
    format!(
        "
{table}static {returned} call_{handle}({own}void *data{results}) {{
{given}  quaff_r_value result;
{start}  quaff_r_called(data, {passed}, &result);
{end}}}
static int make_{handle}(void *data, void **handle) {{
  {handle} *object = NULL;
  const int status = {symbol}(call_{handle}, data, quaff_r_release, &object);
  *handle = object;
  return status;
}}
static const quaff_r_callback callback_{handle} = {{make_{handle}, {module}_callback_failed, {count}, {row}, {{{result}}}}};
"
    )
}

/// The parameters of the C function for one value.
fn c_parameters(r#type: PlainType, at: usize) -> String {
    let names = [format!("x{at}"), format!("size{at}")];
    declared(r#type).iter().zip(names).map(|(r#type, name)| format!("{type} {name}, ")).collect()
}

/// The value for R.
fn value_for_r(r#type: PlainType, at: usize) -> String {
    match r#type {
        PlainType::Elements { .. } => format!("{{.elements = (void *)x{at}, .size = size{at}}}"),
        other => format!("{{.is.{} = x{at}}}", value(other)),
    }
}

/// The member of the union of values that holds a value of this type.
fn value(r#type: PlainType) -> &'static str {
    match r#type {
        PlainType::Character => "letter",
        PlainType::Text => "text",
        other => other.number().map_or("object", member),
    }
}
