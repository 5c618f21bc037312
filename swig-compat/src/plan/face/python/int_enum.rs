//! Enumerations that are also Python `enum` classes.

use crate::interface::{Enum, Enumerator, Interface};
use crate::plan::model::{IntEnum, IntEnumMember};
use crate::plan::{ClassFace, Plan, PlannedClass, names};

impl Plan {
    /// The names for `import *` from the Python module: all names of the extension module, and the `enum`
    /// classes.
    pub fn public(&self) -> Vec<String> {
        let classes = self.int_enums.iter().filter(|each| each.class.is_none()).map(|each| &each.name);
        let fixed = self.fixed_variables().map(|face| face.name).filter(|name| !name.starts_with('_'));
        sorted(self.exported.iter().chain(classes).cloned().chain(fixed).collect())
    }

    /// The names of the module that are known to its stub: the interface's Python code may define others.
    pub fn public_in_stub(&self) -> Vec<String> {
        if let Some(exported) = self.python.declared.as_ref().and_then(|own| own.module.exported.as_ref()) {
            return sorted(exported.clone());
        }
        let declared = self.python.declared.iter().flat_map(|own| own.module.names.iter().cloned());
        let declared = declared.filter(|name| !name.starts_with('_'));
        sorted(self.public().into_iter().chain(declared).collect())
    }
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort_by(|left, right| names::order(left, right));
    names.dedup();
    names
}

pub(in crate::plan) fn of(interface: &Interface, classes: &[PlannedClass]) -> Vec<IntEnum> {
    let own = interface.enums().map(|(r#enum, _)| r#enum).filter(|r#enum| r#enum.is_class);
    own.filter_map(|r#enum| planned(r#enum, classes)).collect()
}

fn planned(r#enum: &Enum, classes: &[PlannedClass]) -> Option<IntEnum> {
    let class = match &r#enum.class {
        Some(own) => {
            let around = classes
                .iter()
                .find(|class| class.r#type.class() == Some(own) && class.face == ClassFace::Module);
            Some(around?.full_name.clone())
        }
        None => None,
    };
    let member = |enumerator: &Enumerator| IntEnumMember {
        name: member_name(&enumerator.name),
        constant: match &class {
            Some(class) => format!("{class}.{}", enumerator.attribute),
            None => enumerator.attribute.clone(),
        },
        value: enumerator.value,
    };
    let members = r#enum.enumerators.iter().map(member).collect();
    Some(IntEnum { name: r#enum.name.clone(), class, members })
}

/// The name of a member, preceded by an underscore if `enum` reserves it.
fn member_name(name: &str) -> String {
    let is_kept = name == "mro" || name.len() > 2 && name.starts_with('_') && name.ends_with('_');
    if is_kept { format!("_{name}") } else { name.to_owned() }
}

impl Plan {
    /// The Python code of the interface that the Python module contains.
    pub(crate) fn own_python(&self) -> Vec<&str> {
        let functions = self.functions.iter().chain(self.classes.iter().flat_map(PlannedClass::functions));
        let around = functions
            .map(|function| [&function.decorators, &function.prepend, &function.append, &function.shadow]);
        let around: Vec<[&Option<String>; 4]> = around.collect();
        let modules = [&self.python.begin, &self.python.before_classes, &self.python.end].into_iter();
        let classes = self.classes.iter().map(|class| &class.python);
        let own = modules.chain(classes).flatten().map(String::as_str);
        own.chain(around.into_iter().flatten().flatten().map(String::as_str)).collect()
    }

    /// The Python code of the interface that the stub contains.
    #[cfg(feature = "command")]
    pub(crate) fn own_stub_code(&self) -> Vec<&str> {
        let classes = self.classes.iter().flat_map(|class| &class.stub_code);
        self.python
            .stub_begin
            .iter()
            .chain(&self.python.stub_end)
            .chain(classes)
            .map(String::as_str)
            .collect()
    }
}
