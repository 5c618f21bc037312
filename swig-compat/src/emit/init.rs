//! `%init`: C++ code of the interface that runs when Python loads the module.

use super::fragment;
use crate::emit::fragment::line;
use crate::emit::text::cpp_string;
use crate::plan::{Plan, PlannedNative};

/// The function with the code in the file of an interface of C.
pub(super) const C_FUNCTION: &str = "init_code";

/// The shim's functions that run the code; empty if there is none.
pub(super) fn shim(plan: &Plan) -> String {
    if !plan.runs_at_import() {
        return String::new();
    }
    let (function, call) = match plan.is_c {
        true => (String::new(), format!("::{}(module.object)", plan.c_name(C_FUNCTION))),
        false => (function(plan), "::quaff_init_code(module.object)".to_owned()),
    };
    format!(
        r#"{function}
inline bool quaff_init(::quaff::PythonObject module) noexcept {{
  try {{
    const ::quaff::InitResult result = {call};
    if (PyErr_Occurred() != nullptr) {{
      throw ::quaff::PythonFailure();
    }}
    if (result.failed()) {{
      throw std::runtime_error("the code of %init returned NULL or a negative status");
    }}
    return true;
  }} catch (...) {{
    ::quaff::keep_exception();
    return false;
  }}
}}
"#
    )
}

/// The code as a C++ function. As in SWIG's modules, it is in the global namespace and has C's linkage, so
/// that `extern` in the code declares variables of the library.
fn function(plan: &Plan) -> String {
    let (code, namespace) = (native_rows(plan) + &fragment::text(&plan.init), &plan.namespace);
    format!(
        r#"
}} // namespace {namespace}

// The code of %init for numpy.i calls it. quaff finds NumPy by itself.
#ifndef import_array
#define import_array() static_cast<void>(0)
#endif

// The code of %init, with SWIG's names for the module and its dictionary.
extern "C" {{
static inline ::quaff::InitResult quaff_init_code(PyObject *m) {{
  [[maybe_unused]] PyObject *d = PyModule_GetDict(m);
{code}
  return m;
}}
}}

namespace {namespace} {{
"#
    )
}

// `%native`: functions of the interface's code that Python calls as they are.

/// The code that adds the functions to the module `m`, in C and C++; empty if there are none.
pub(super) fn native_rows(plan: &Plan) -> String {
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
