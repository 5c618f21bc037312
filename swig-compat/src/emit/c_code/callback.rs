//! Functions for callbacks with structs by value. C++ does not know the size of these structs, so a C
//! function forwards their addresses to the function that C++ has made of a callable.

use super::types::{CDefinition, called, declared, names};
use crate::emit::shim::callback;
use crate::interface::Ty;
use crate::plan::{Plan, Row};

/// The functions for all rows, each with a variable for the address of the C++ function. Every call of a row
/// sets the variable to the same address.
pub fn functions(plan: &Plan) -> String {
    let rows = plan.rows().filter(|row| row.c.is_some());
    let functions =
        rows.flat_map(|row| (0..row.arguments.len()).filter_map(move |at| function(row, at, plan)));
    functions.collect()
}

/// The functions that copy a struct for Python.
pub fn copies(plan: &Plan) -> impl Iterator<Item = CDefinition> {
    callback::copied_of_c(plan).map(|(r#type, place)| CDefinition {
        returns: "void *".to_owned(),
        name: plan.c_name(&callback::copy_of_c(r#type)),
        parameters: vec!["void *object".to_owned()],
        body: format!(
            "return quaff_c_copied(object, sizeof({}));",
            plan.spelling.spelled(&r#type.to_string())
        ),
        place: place.clone(),
    })
}

fn function(row: &Row, position: usize, plan: &Plan) -> Option<String> {
    let called = called(row, position)?;
    let (function, variable) = names(row, position);
    let spelled = |r#type: &Ty| plan.spelling.spelled(&r#type.to_string());
    let is_struct = |r#type: &Ty| matches!(r#type.without_const(), Ty::Class(_));
    let (mut own, mut types, mut passed) = (Vec::new(), Vec::new(), Vec::new());
    for (index, r#type) in called.parameters.iter().enumerate() {
        let name = format!("quaff_{}", index + 1);
        own.push(declared(&spelled(r#type), &name));
        types.push(if is_struct(r#type) { "const void *".to_owned() } else { spelled(r#type) });
        passed.push(if is_struct(r#type) { format!("&{name}") } else { name });
    }
    let returns = spelled(&called.returns);
    let result = if is_struct(&called.returns) { "const void *" } else { &returns };
    let call = format!(
        "(({result} (*)({}))__atomic_load_n(&{variable}, __ATOMIC_RELAXED))({})",
        types.join(", "),
        passed.join(", ")
    );
    let body = match (is_struct(&called.returns), called.returns.is_void()) {
        (true, _) => format!(
            "{returns} quaff_result; const void *quaff_place = {call}; if (quaff_place == NULL) {{ \
             __builtin_memset(&quaff_result, 0, sizeof quaff_result); }} else {{ \
             __builtin_memcpy(&quaff_result, quaff_place, sizeof quaff_result); }} return quaff_result;"
        ),
        (false, true) => format!("{call};"),
        (false, false) => format!("return {call};"),
    };
    let head = declared(&returns, &format!("{function}({})", own.join(", ")));
    Some(format!("\nstatic void *{variable};\nstatic {head} {{ {body} }}\n"))
}
