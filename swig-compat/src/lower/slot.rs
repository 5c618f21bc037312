//! `%feature("python:slot", "tp_hash") Class::hash;` and `%feature("python:compare", "Py_LT") Class::less;`:
//! a member function that is also bound under a special method name of Python.

use std::collections::BTreeMap;

/// A slot of a Python type.
struct PythonSlot {
    /// The field in CPython's struct, or the operation of a comparison.
    slot: &'static str,
    method: &'static str,
    /// Whether the method returns `NotImplemented` for operands that it does not accept. Those that change
    /// the object do not: Python would call the operator without assignment, and make another object.
    is_operator: bool,
}

const fn method(slot: &'static str, method: &'static str) -> PythonSlot {
    PythonSlot { slot, method, is_operator: false }
}

const fn operator(slot: &'static str, method: &'static str) -> PythonSlot {
    PythonSlot { slot, method, is_operator: true }
}

const SLOTS: [PythonSlot; 51] = [
    method("tp_call", "__call__"),
    method("tp_hash", "__hash__"),
    method("tp_iter", "__iter__"),
    method("tp_iternext", "__next__"),
    method("tp_repr", "__repr__"),
    method("tp_str", "__str__"),
    method("mp_length", "__len__"),
    method("mp_subscript", "__getitem__"),
    method("mp_ass_subscript", "__setitem__"),
    method("sq_length", "__len__"),
    method("sq_item", "__getitem__"),
    method("sq_ass_item", "__setitem__"),
    method("sq_contains", "__contains__"),
    operator("sq_concat", "__add__"),
    operator("sq_repeat", "__mul__"),
    method("sq_inplace_concat", "__iadd__"),
    method("sq_inplace_repeat", "__imul__"),
    operator("nb_add", "__add__"),
    operator("nb_subtract", "__sub__"),
    operator("nb_multiply", "__mul__"),
    operator("nb_divide", "__truediv__"),
    operator("nb_true_divide", "__truediv__"),
    operator("nb_floor_divide", "__floordiv__"),
    operator("nb_remainder", "__mod__"),
    operator("nb_divmod", "__divmod__"),
    operator("nb_power", "__pow__"),
    operator("nb_matrix_multiply", "__matmul__"),
    operator("nb_lshift", "__lshift__"),
    operator("nb_rshift", "__rshift__"),
    operator("nb_and", "__and__"),
    operator("nb_or", "__or__"),
    operator("nb_xor", "__xor__"),
    method("nb_inplace_add", "__iadd__"),
    method("nb_inplace_subtract", "__isub__"),
    method("nb_inplace_multiply", "__imul__"),
    method("nb_inplace_true_divide", "__itruediv__"),
    method("nb_inplace_floor_divide", "__ifloordiv__"),
    method("nb_inplace_remainder", "__imod__"),
    method("nb_inplace_lshift", "__ilshift__"),
    method("nb_inplace_rshift", "__irshift__"),
    method("nb_inplace_and", "__iand__"),
    method("nb_inplace_or", "__ior__"),
    method("nb_inplace_xor", "__ixor__"),
    method("nb_negative", "__neg__"),
    method("nb_positive", "__pos__"),
    method("nb_absolute", "__abs__"),
    method("nb_invert", "__invert__"),
    method("nb_bool", "__bool__"),
    method("nb_int", "__int__"),
    method("nb_float", "__float__"),
    method("nb_index", "__index__"),
];

const COMPARISONS: [PythonSlot; 6] = [
    operator("Py_LT", "__lt__"),
    operator("Py_LE", "__le__"),
    operator("Py_EQ", "__eq__"),
    operator("Py_NE", "__ne__"),
    operator("Py_GT", "__gt__"),
    operator("Py_GE", "__ge__"),
];

/// The features, each with the slots that are possible values.
const FEATURES: [(&str, &[PythonSlot]); 2] = [("python:slot", &SLOTS), ("python:compare", &COMPARISONS)];

/// The special method names that features give a function, or an unknown slot as the error.
pub fn methods(
    features: &BTreeMap<String, String>,
) -> impl Iterator<Item = Result<&'static str, (&'static str, &str)>> {
    FEATURES.iter().filter_map(|(feature, rows)| {
        let slot = features.get(*feature).filter(|slot| *slot != "0")?;
        let found = rows.iter().find(|row| row.slot == slot);
        Some(found.map(|row| row.method).ok_or((*feature, slot.as_str())))
    })
}

/// Whether a special method returns `NotImplemented` for operands that it does not accept.
pub fn is_operator(method: &str) -> bool {
    FEATURES.iter().any(|(_, rows)| rows.iter().any(|row| row.is_operator && row.method == method))
}
