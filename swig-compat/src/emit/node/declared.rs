//! Names for TypeScript: a name that a declaration cannot have, because the language or the file itself means
//! something else by it, is exported from a declaration with another one.

use super::javascript;
use crate::plan::node::NodeModule;

/// The reserved words, which cannot be names of functions, parameters, classes and constants.
const RESERVED: &str = "await break case catch class const continue debugger default delete do else enum export extends \
    false finally for function if import in instanceof new null return super switch this throw true \
    try typeof var void while with yield";

/// The words that are no names of declarations, but of parameters: TypeScript's own types, words of strict
/// mode, and what the file itself names, which a class `Map` of the interface would hide.
const TAKEN: &str = "any arguments bigint boolean eval let never number object string symbol undefined unknown \
    Array ArrayBufferView BigInt64Array BigUint64Array Float32Array Float64Array Int16Array Int32Array Int8Array \
    Iterable Map NdArray Promise Record Set Symbol Uint16Array Uint32Array Uint8Array";

fn is_among(words: &str, name: &str) -> bool {
    words.split(' ').any(|word| word == name)
}

/// The name of a declared parameter: a reserved word has an underscore behind it.
pub(super) fn parameter(name: &str) -> String {
    if is_among(RESERVED, name) { format!("{name}_") } else { name.to_owned() }
}

/// The name by which the file declares what the module exports under a name.
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

/// The text of a declaration, which `spelled` writes for its first word and its name, as the module exports
/// it.
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
