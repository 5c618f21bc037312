//! `%init`: code of the interface that runs when Python loads the module.

use super::function::CDefinition;
use crate::emit::{fragment, native};
use crate::plan::Plan;

const SYMBOL: &str = "init_code";

pub fn function(plan: &Plan) -> Option<CDefinition> {
    if !plan.runs_at_import() {
        return None;
    }
    let natives = plan.natives.iter().map(|native| &native.place);
    let first = natives.chain(plan.init.iter().map(|fragment| &fragment.place)).next()?;
    let code = native::code(plan) + &fragment::text(&plan.init);
    Some(CDefinition {
        returns: "PyObject *".to_owned(),
        name: plan.c_name(SYMBOL),
        parameters: vec!["PyObject *m".to_owned()],
        // numpy.i expects a call of `import_array`; quaff finds NumPy by itself. The code may return a status
        // instead of the module: gcc 14 and clang refuse to convert a number to a pointer.
        body: format!(
            "\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wint-conversion\"\n#ifndef import_array\n#define import_array() ((void)0)\n#endif\n\
             PyObject *d = PyModule_GetDict(m);\n(void)d;\n{code}\nreturn m;\n\
             #pragma GCC diagnostic pop\n"
        ),
        place: first.clone(),
    })
}

/// The call of the function from the shim.
pub fn shim(plan: &Plan) -> String {
    format!("::{}(module.object)", plan.c_name(SYMBOL))
}
