//! The numbers by which SWIG orders overloads.

/// `SWIG_TYPECHECK_INTEGER`, or its number.
pub(super) fn precedence(text: &str) -> Option<usize> {
    const KNOWN: [(&str, usize); 20] = [
        ("SWIGOBJECT", 5),
        ("POINTER", 0),
        ("VOIDPTR", 10),
        ("BOOL", 15),
        ("UINT8", 20),
        ("INT8", 25),
        ("UINT16", 30),
        ("INT16", 35),
        ("UINT32", 40),
        ("INT32", 45),
        ("INTEGER", 49),
        ("UINT64", 50),
        ("INT64", 55),
        ("FLOAT", 80),
        ("DOUBLE", 90),
        ("COMPLEX", 110),
        ("UNICHAR", 120),
        ("CHAR", 130),
        ("UNISTRING", 135),
        ("STRING", 140),
    ];
    let name = text.strip_prefix("SWIG_TYPECHECK_").unwrap_or(text);
    let known = KNOWN.iter().find(|(known, _)| *known == name).map(|(_, number)| *number);
    known.or_else(|| name.parse().ok())
}
