//! Enumerations that are `enum` classes, in the stub.

use super::{Vocabulary, indented};
use crate::plan::{IntEnum, IntEnumMember, Plan};

/// The enumerations of the module, or of the class with this name in Python.
pub(super) fn declarations(plan: &Plan, class: Option<&str>, vocabulary: &mut Vocabulary) -> String {
    let own = plan.int_enums.iter().filter(|r#enum| r#enum.class.as_deref() == class);
    own.map(|r#enum| declaration(r#enum, vocabulary)).collect()
}

fn declaration(IntEnum { name, members, .. }: &IntEnum, vocabulary: &mut Vocabulary) -> String {
    let base = vocabulary.spell("IntEnum");
    if members.is_empty() {
        return format!("class {name}({base}): ...\n\n");
    }
    let members: String = members.iter().map(member).collect();
    format!("class {name}({base}):\n{}\n", indented(&members))
}

fn member(IntEnumMember { name, value, .. }: &IntEnumMember) -> String {
    match value {
        Some(value) => format!("{name} = {value}\n"),
        None => format!("{name} = ...\n"),
    }
}
