//! The Python names of C++ operators, as in SWIG. An operator without a counterpart, such as `operator[]`, is
//! bound only if `%rename` or `%extend` gives it a name.

/// Operators, with the number of operands besides the object, and the name of the method.
const METHODS: [(&str, usize, &str); 20] = [
    ("operator+", 1, "__add__"),
    ("operator-", 1, "__sub__"),
    ("operator*", 1, "__mul__"),
    ("operator/", 1, "__truediv__"),
    ("operator%", 1, "__mod__"),
    ("operator<<", 1, "__lshift__"),
    ("operator>>", 1, "__rshift__"),
    ("operator&", 1, "__and__"),
    ("operator|", 1, "__or__"),
    ("operator^", 1, "__xor__"),
    ("operator+", 0, "__pos__"),
    ("operator-", 0, "__neg__"),
    ("operator~", 0, "__invert__"),
    ("operator*", 0, "__ref__"),
    ("operator<", 1, "__lt__"),
    ("operator<=", 1, "__le__"),
    ("operator>", 1, "__gt__"),
    ("operator>=", 1, "__ge__"),
    ("operator==", 1, "__eq__"),
    ("operator!=", 1, "__ne__"),
];

/// Operators that change their first operand, and the name of the method.
const ASSIGNMENTS: [(&str, &str); 10] = [
    ("operator+=", "__iadd__"),
    ("operator-=", "__isub__"),
    ("operator*=", "__imul__"),
    ("operator/=", "__itruediv__"),
    ("operator%=", "__imod__"),
    ("operator<<=", "__ilshift__"),
    ("operator>>=", "__irshift__"),
    ("operator&=", "__iand__"),
    ("operator|=", "__ior__"),
    ("operator^=", "__ixor__"),
];

/// Python's method names for operators whose second operand is the object.
const REFLECTED: [(&str, &str); 10] = [
    ("operator+", "__radd__"),
    ("operator-", "__rsub__"),
    ("operator*", "__rmul__"),
    ("operator/", "__rtruediv__"),
    ("operator%", "__rmod__"),
    ("operator<<", "__rlshift__"),
    ("operator>>", "__rrshift__"),
    ("operator&", "__rand__"),
    ("operator|", "__ror__"),
    ("operator^", "__rxor__"),
];

/// Operators with any number of operands.
const OTHERS: [(&str, &str); 3] = [("operator()", "__call__"), (ARROW, "__deref__"), (TRUTH, "__bool__")];

/// The operator whose result receives accesses to attributes that the object itself does not have.
pub const ARROW: &str = "operator->";

/// The method name for a separate constant [`ARROW`], which Python uses for reading attributes.
pub const CONST_ARROW: &str = "__deref_const__";

/// The conversion of an object in a condition.
pub const TRUTH: &str = "operator bool";

/// The operators that assign objects or allocate their memory, which Python does itself.
const MEANINGLESS: [&str; 5] =
    ["operator=", "operator new", "operator new[]", "operator delete", "operator delete[]"];

/// Whether a member operator has no meaning in Python, and is left out without a warning.
pub fn is_meaningless(operator: &str) -> bool {
    MEANINGLESS.contains(&operator)
}

/// Whether an operator changes its first operand: `operator+=`, and not `operator==`.
pub fn is_assignment(operator: &str) -> bool {
    ASSIGNMENTS.iter().any(|(name, _)| *name == operator)
}

/// The method name for a member operator with this number of parameters.
pub fn method(operator: &str, parameters: usize) -> Option<&'static str> {
    if let Some((_, python)) = OTHERS.iter().find(|(name, _)| *name == operator) {
        return Some(python);
    }
    rows().find(|(name, count, _)| *name == operator && *count == parameters).map(|(_, _, python)| python)
}

/// The name of the module's function for an operator outside of classes, with one or two operands.
pub fn of_module(operator: &str) -> Option<&'static str> {
    rows().find(|(name, ..)| *name == operator).map(|(_, _, python)| python)
}

/// All operators, with the number of operands besides the object, and the name of the method.
fn rows() -> impl Iterator<Item = (&'static str, usize, &'static str)> {
    METHODS.into_iter().chain(ASSIGNMENTS.map(|(operator, python)| (operator, 1, python)))
}

/// The method name for an operator whose second operand is the object.
pub fn reflected(operator: &str) -> Option<&'static str> {
    REFLECTED.iter().find(|(name, _)| *name == operator).map(|(_, python)| *python)
}
