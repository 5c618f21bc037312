//! Enumerations as `enum` classes with the values of the extension module's constants.

use crate::plan::{IntEnum, IntEnumMember, Plan};

/// The import for `enum` classes, if there are any.
pub(super) fn import(plan: &Plan) -> &'static str {
    if plan.int_enums.is_empty() { "" } else { "from enum import IntEnum as _IntEnum\n\n" }
}

pub(super) fn declared(plan: &Plan) -> String {
    plan.int_enums.iter().map(declaration).collect()
}

/// The class statement. An `enum` class inside a class has a qualified name, by which pickles find it.
fn declaration(r#enum: &IntEnum) -> String {
    let IntEnum { name, class, members } = r#enum;
    let (full_name, qualified) = match class {
        Some(class) => (format!("{class}.{name}"), format!("    qualname=\"{class}.{name}\",\n")),
        None => (name.clone(), String::new()),
    };
    let members: String = members.iter().map(member).collect();
    let members = if members.is_empty() { "{}".to_owned() } else { format!("{{\n{members}    }}") };
    format!(
        "\n{full_name} = _IntEnum(\n    \"{name}\",\n    {members},\n    module=__name__,\n{qualified})\n"
    )
}

fn member(member: &IntEnumMember) -> String {
    format!("        \"{}\": {},\n", member.name, member.constant)
}
