//! The C functions of a class. The memory of objects comes from `malloc`, as in SWIG's C wrappers.

use super::code_around::DONE;
use super::line;
use super::types::CDefinition;
use crate::emit::swig_variables::{CodeLanguage, of_destructor};
use crate::plan::{BaseCast, Plan, PlannedBase, PlannedClass};

pub fn functions(plan: &Plan, class: &PlannedClass) -> Vec<CDefinition> {
    let own = plan.spelling.spelled(&class.r#type.to_string());
    let mut functions = Vec::new();
    let mut add = |returns: &str, symbol: &str, parameters: &[&str], body: String| {
        functions.push(CDefinition {
            returns: returns.to_owned(),
            name: plan.c_name(symbol),
            parameters: parameters.iter().map(|each| (*each).to_owned()).collect(),
            body,
            place: class.place.clone(),
        });
    };
    if let Some(destroy) = &class.destroy {
        let freed = match &class.freed_by {
            Some(function) => format!("{function}(({own} *)object)"),
            None => "__builtin_free(object)".to_owned(),
        };
        match &class.destroyed_in {
            None => add("void", destroy, &["void *object"], format!("{freed};")),
            Some(code) => {
                let variables = of_destructor(code, CodeLanguage::C);
                let call = code.insert(&freed, &class.place, |place| line(place.line, &place.file));
                let body = format!(
                    "\n{own} *arg1 = ({own} *)object;\n(void)arg1;\n{variables}{call}\n{DONE}\nfail: ;\nreturn NULL;\n"
                );
                add("PyObject *", destroy, &["void *object"], body);
            }
        }
    }
    for base in &class.bases {
        if let BaseCast::Code(code) = &base.cast {
            // On lines of its own: the code may end with a comment and begin with a directive.
            add("void *", &base.symbol, &["void *from"], format!("\n{}\n", code.trim()));
        }
    }
    functions
}

/// The function of the shim that frees an object.
pub fn destroy(plan: &Plan, class: &PlannedClass, symbol: &str) -> String {
    let call = format!("::{}(object.address)", plan.c_name(symbol));
    let freed = match &class.destroyed_in {
        None => format!("::quaff::destroy_by([&] {{ {call}; }});"),
        Some(code) => {
            let run = if code.is_python { "destroy_with_python" } else { "destroy_with_code" };
            format!("::quaff::{run}([&]() -> bool {{ return {call} != nullptr; }});")
        }
    };
    format!("inline void {symbol}(::quaff::Object object) noexcept {{ {freed} }}")
}

/// The shim's expression that casts an object to a base.
pub fn cast(plan: &Plan, base: &PlannedBase) -> String {
    match &base.cast {
        BaseCast::Implicit | BaseCast::Explicit => "object".to_owned(),
        BaseCast::Code(_) => format!("{{::{}(object.address)}}", plan.c_name(&base.symbol)),
    }
}
