//! `%native`: functions of the interface's code that Python calls as they are.

use super::fragment::line;
use super::text::cpp_string;
use crate::plan::{Plan, PlannedNative};

/// The code that adds the functions to the module `m`, in C and C++; empty if there are none.
pub(super) fn code(plan: &Plan) -> String {
    if plan.natives.is_empty() {
        return String::new();
    }
    let checks = if plan.is_c { plan.natives.iter().map(check).collect() } else { String::new() };
    let rows: String = plan.natives.iter().map(row).collect();
    format!(
        "{checks}static PyMethodDef quaff_natives[] = {{\n{rows}{{NULL, NULL, 0, NULL}},\n}};\n\
         if (PyModule_AddFunctions(m, quaff_natives) < 0) {{\nreturn NULL;\n}}\n"
    )
}

fn row(native: &PlannedNative) -> String {
    let PlannedNative { name, function, place } = native;
    format!("{}{{{}, {function}, METH_VARARGS, NULL}},\n", line(place.line, &place.file), cpp_string(name))
}

/// The check of a function's type. C compilers only warn if it is wrong.
fn check(native: &PlannedNative) -> String {
    let PlannedNative { function, place, .. } = native;
    format!(
        "{}_Static_assert(__builtin_types_compatible_p(__typeof__({function}), PyObject *(PyObject *, PyObject *)), \
         \"the type of a function for %native is PyObject *(PyObject *self, PyObject *args)\");\n",
        line(place.line, &place.file)
    )
}
