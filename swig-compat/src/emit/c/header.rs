//! `cxx/quaff/modules/<module>.h`: the module's functions for C programs.
//!
//! For a class, the header declares the type of its handles, and the function that frees one.

mod types;

use super::callbacks;
use crate::dtype::Dtype;
use crate::emit::file::heading;
use crate::emit::text::{block, cpp_string, in_block, lacking, line_of_block, origin};
use crate::interface::Type;
use crate::literal::Literal;
use crate::plan::{CApiFunction, CClass, Callee, Plan, PlannedConstant, PlannedEnum, Row, RustConstant};
use rustc_hash::FxHashSet;
pub(in crate::emit) use types::number;

/// The header's path in the crate.
pub(in crate::emit) fn path(module: &str) -> String {
    format!("cxx/quaff/modules/{module}.h")
}

pub(in crate::emit) fn emit(plan: &Plan) -> String {
    let (classes, functions) = (plan.c_classes(), plan.c_functions());
    let types = values(plan, &functions) + &types(plan, &classes);
    let functions: String = functions.iter().map(|function| declared(function, &classes)).collect();
    let functions = callbacks::in_header(plan) + &functions;
    let (heading, module) = (in_block(&heading(plan)), &plan.module);
    let (doc, missing) = (documentation(plan), missing(plan));
    let guard = format!("QUAFF_MODULES_{}_H", module.to_uppercase());
    let trees = if plan.uses.trees { "#include \"quaff/tree.h\"\n" } else { "" };
    format!(
        "/* {heading}
{doc} *
 * The functions of `{module}` for C, and for every language that calls C. {CONVENTIONS}{missing} */
/* clang-format off */
#ifndef {guard}
#define {guard}

#include \"quaff/border.h\"
{trees}
#ifdef __cplusplus
extern \"C\" {{
#endif

/* The message of the last error on this thread, valid until the next error on the thread. */
const char *{module}_last_error(void);

/* Frees the text or the elements of a result; NULL is ignored. */
void {module}_free(void *memory);
{types}{functions}
#ifdef __cplusplus
}}
#endif

#endif
"
    )
}

const CONVENTIONS: &str = "Each function returns a quaff_status:
 * 0, or the code of an error, whose message the module keeps for the thread. Results are written to the last
 * parameters, and only if there was no error.
 *
 * An array is the address of its first element, and its size or the extents of all dimensions in its shape.
 * Functions that end in `_tensor` take arrays of any element type, layout and memory instead. Texts are UTF-8
 * and end with a zero. A text or elements that are a result belong to the caller, who frees them; NULL may be
 * passed as `result_size`.
 *
 * `stream` is the cudaStream_t whose work must be done first, and NULL is the default stream; for arrays of
 * the host, it is ignored. Any thread may call any function.
";

/// The documentation of the interface itself.
fn documentation(plan: &Plan) -> String {
    plan.doc.iter().flat_map(|doc| [""].into_iter().chain(doc.lines())).map(line).collect()
}

/// A text as one line of a comment.
fn line(text: &str) -> String {
    line_of_block("", text)
}

/// The list of the functions that are not available in C.
fn missing(plan: &Plan) -> String {
    let all = lacking("in C, which cannot pass their values", &plan.not_for_c());
    all.map_or_else(String::new, |all| format!(" *\n{}", line(&all)))
}

fn declared(function: &CApiFunction<'_>, classes: &[CClass]) -> String {
    let parameters: Vec<String> =
        function.c_parameters().iter().map(|each| types::declared(each, classes)).collect();
    let parameters = if parameters.is_empty() { "void".to_owned() } else { parameters.join(", ") };
    format!("\n{}int {}({parameters});\n", comment_above(function), function.symbol)
}

/// The comment of a declaration in the interface, and the place of the C++ function.
fn comment_above(function: &CApiFunction<'_>) -> String {
    let own = function.comment.unwrap_or_default().lines();
    let origins = rows(function.callee).into_iter().map(origin);
    block("/*", "", &own.map(str::to_owned).chain(trees(function)).chain(origins).collect::<Vec<_>>())
}

/// The types in C++ of the values that are trees.
fn trees(function: &CApiFunction<'_>) -> Vec<String> {
    let Callee::Row(row) = function.callee else { return Vec::new() };
    let this = usize::from(row.action.has_this());
    let names = function.parameters.iter().skip(this).map(|parameter| parameter.name.as_str());
    let given = names.zip(&row.inputs).filter_map(|(name, input)| Some((name, input.r#type.tree()?)));
    let result = row.returned().and_then(Type::tree).map(|r#type| ("result", r#type));
    given.chain(result).map(|(name, r#type)| format!("`{name}` is a `{type}`.")).collect()
}

/// The rows of the C++ functions that a callee may call.
fn rows(callee: Callee<'_>) -> Vec<&Row> {
    match callee {
        Callee::Row(row) | Callee::Reduction(row, _) => vec![row],
        Callee::Any(function, rows) => function.arms.iter().map(|arm| &rows[arm.row]).collect(),
        Callee::Elements(_) => Vec::new(),
    }
}

/// The types of handles, and the functions that free them.
fn types(plan: &Plan, classes: &[CClass]) -> String {
    let r#type = |class: &CClass| {
        let planned = &plan.classes[class.class];
        let doc = planned.doc.iter().flat_map(|doc| doc.lines()).map(str::to_owned);
        let origin = format!("{}: {}", planned.place, planned.cxx);
        let bases: Vec<String> = (planned.bases.iter())
            .filter_map(|base| classes.iter().find(|each| each.class == base.class))
            .map(|base| format!("A handle can be passed as `({} *)`.", base.name))
            .collect();
        let comment = block("/*", "", &doc.chain(bases).chain([origin]).collect::<Vec<_>>());
        let (name, free) = (&class.name, &class.free);
        format!("\n{comment}typedef struct {name} {name};\nint {free}({name} *object);\n")
    };
    match classes {
        [] => String::new(),
        _ => format!("{HANDLES}{}", classes.iter().map(r#type).collect::<String>()),
    }
}

/// The comment on the rules for all handles.
const HANDLES: &str = "
/* Objects are passed as handles. Functions refuse a handle that was freed, or that is of another class, with
 * an error. The caller frees each handle that a function returns, and the object with it, unless C++ owns the
 * object. The handle of a part of another object cannot be used after that object was freed. One thread at a
 * time may use an object. A function that C++ calls must not free or give away an object that a running call
 * uses; this is not checked. */
";

// Enumerations and constants in the header.

/// The declarations of all enumerations and constants.
fn values(plan: &Plan, functions: &[CApiFunction<'_>]) -> String {
    let functions: FxHashSet<&str> = functions.iter().map(|each| each.symbol.as_str()).collect();
    let enums = plan.enums.iter().map(|each| enumeration(&plan.module, each));
    // A macro would replace a function with the same name.
    let is_free = |name: &str| !functions.contains(format!("{}_{name}", plan.module).as_str());
    let constants = plan.constants.iter().filter(|each| is_free(&each.name));
    let constants = constants.filter_map(|each| constant(&plan.module, each));
    enums.chain(constants).collect()
}

/// An enumeration, whose values functions accept and return as integers. A value that does not fit into `int`
/// becomes a macro.
fn enumeration(module: &str, r#enum: &PlannedEnum) -> String {
    let name = format!("{module}_{}", r#enum.name);
    let is_int = |value: i64| Dtype::Int32.holds(value);
    let named = || r#enum.all().map(|each| (format!("{name}_{}", each.name), each.value));
    let values: Vec<String> = named()
        .filter(|(_, value)| is_int(*value))
        .map(|(constant, value)| format!("  {constant} = {}", integer(value)))
        .collect();
    let macros: String = named()
        .filter(|(_, value)| !is_int(*value))
        .map(|(constant, value)| format!("#define {constant} {}\n", integer(value)))
        .collect();
    let comment = block("/*", "", &[format!("{}: {}", r#enum.place, r#enum.cxx)]);
    match values.as_slice() {
        [] => format!("\n{comment}{macros}"),
        values => format!("\n{comment}enum {name} {{\n{}\n}};\n{macros}", values.join(",\n")),
    }
}

/// A constant, if the interface contains its value.
fn constant(module: &str, constant: &PlannedConstant) -> Option<String> {
    let RustConstant { value, dtype, .. } = constant.rust.as_ref()?;
    let value = match value {
        Literal::Text(text) => cpp_string(text),
        Literal::Bool(value) => value.to_string(),
        Literal::Integer(value) => integer(*value),
        Literal::Float(value) if !value.is_finite() => return None,
        Literal::Float(value) if *dtype == Dtype::Float32 => format!("{:?}F", *value as f32),
        Literal::Float(value) => format!("{value:?}"),
    };
    let comment = block("/*", "", &[constant.place.to_string()]);
    Some(format!("\n{comment}#define {module}_{} {value}\n", constant.name))
}

/// An integer as a C expression: the smallest one has no literal, and negative ones are in parentheses.
fn integer(value: i64) -> String {
    match value {
        i64::MIN => "INT64_MIN".to_owned(),
        value if Dtype::Int32.holds(value) && value >= 0 => value.to_string(),
        value if Dtype::Int32.holds(value) && value != i64::from(i32::MIN) => format!("({value})"),
        value => format!("INT64_C({value})"),
    }
}
