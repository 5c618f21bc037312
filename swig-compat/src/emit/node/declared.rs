//! Names for TypeScript. Some names cannot be those of declarations, because the language or the file itself
//! uses them for something else: such a declaration has another name, and is exported under the wanted one.

use super::javascript;
use crate::plan::node::NodeModule;

/// The reserved words, which cannot be names of functions, parameters, classes and constants.
const RESERVED: &str = "await break case catch class const continue debugger default delete do else enum export extends \
    false finally for function if import in instanceof new null return super switch this throw true \
    try typeof var void while with yield";

/// Words that can name parameters but not declarations: TypeScript's own types, words of strict mode, and
/// types that the file itself uses, which a class `Map` of the interface would hide.
const TAKEN: &str = "any arguments bigint boolean eval let never number object string symbol undefined unknown \
    Array ArrayBufferView BigInt64Array BigUint64Array Float32Array Float64Array Int16Array Int32Array Int8Array \
    Iterable Map NdArray Promise Record Set Symbol Uint16Array Uint32Array Uint8Array";

fn is_among(words: &str, name: &str) -> bool {
    words.split(' ').any(|word| word == name)
}

/// The name of a declared parameter: a reserved word gets an underscore at its end.
pub(super) fn parameter(name: &str) -> String {
    if is_among(RESERVED, name) { format!("{name}_") } else { name.to_owned() }
}

/// The name of the declaration that the module exports as `name`: `name` itself, or with underscores at its
/// end if a declaration cannot have the name.
pub(super) fn name(module: &NodeModule<'_>, name: &str) -> String {
    if !is_among(RESERVED, name) && !is_among(TAKEN, name) {
        return name.to_owned();
    }
    let others = javascript::names(module);
    let mut free = format!("{name}_");
    while others.contains(&free) {
        free.push('_');
    }
    free
}

/// A declaration that the module exports as `name`. `spelled` writes it, given its first word and its own
/// name.
pub(super) fn exported(
    module: &NodeModule<'_>,
    name: &str,
    spelled: impl FnOnce(&str, &str) -> String,
) -> String {
    let own = self::name(module, name);
    if own == name {
        return spelled("export", name);
    }
    format!("{}export {{ {own} as {name} }};\n", spelled("declare", &own))
}
