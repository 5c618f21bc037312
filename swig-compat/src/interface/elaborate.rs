//! Classes that C++ finds only by their keys, since a function has the same name: `struct stats` beside `void stats(…)`, as
//! headers of C have them. They are called so wherever C++ is to find them.

use super::{Class, DeclarationKind, Function, Interface, Output, Returned, Type, Value};
use std::collections::{HashMap, HashSet};

impl Interface {
    /// Calls classes of these names by their keys.
    pub fn elaborate(&mut self, hidden: &HashSet<String>) {
        let classes = self.declarations.iter().filter_map(|declaration| match &declaration.kind {
            DeclarationKind::Class(class) => Some(class),
            _ => None,
        });
        let classes = classes.filter(|class| hidden.contains(&class.cxx));
        let names: HashMap<String, String> =
            classes.map(|class| (class.cxx.clone(), format!("{} {}", class.key, class.cxx))).collect();
        if names.is_empty() {
            return;
        }
        for declaration in &mut self.declarations {
            match &mut declaration.kind {
                DeclarationKind::Class(class) => of_class(class, &names),
                DeclarationKind::Function(function) => of_function(function, &names),
                DeclarationKind::Variable(variable) => {
                    of_function(&mut variable.read, &names);
                    variable.assign.iter_mut().for_each(|assign| of_function(assign, &names));
                }
                _ => {}
            }
        }
    }
}

type Names = HashMap<String, String>;

fn of_class(class: &mut Class, names: &Names) {
    let others = class.outer.iter_mut().chain(&mut class.bases);
    std::iter::once(&mut class.cxx).chain(others).for_each(|cxx| of_name(cxx, names));
}

fn of_function(function: &mut Function, names: &Names) {
    if let Some(class) = &mut function.class {
        // A member is found in its class, whatever that is called.
        if let (Some(name), Some(member)) =
            (names.get(class), function.qualified.strip_prefix(class.as_str()))
        {
            function.qualified = format!("{name}{member}");
        }
        of_name(class, names);
    }
    for input in &mut function.inputs {
        if let Type::Value(value) = &mut input.r#type {
            of_value(value, names);
        }
    }
    let outputs = function.outputs.iter_mut().map(|output| match output {
        Output::Returned(value) | Output::Written(value) => value,
    });
    for returned in outputs.chain(&mut function.tuple) {
        if let Returned::Value(value) = returned {
            of_value(value, names);
        }
    }
}

fn of_value(value: &mut Value, names: &Names) {
    if let Value::Object(object) = value {
        of_name(&mut object.class, names);
    }
}

fn of_name(cxx: &mut String, names: &Names) {
    if let Some(name) = names.get(cxx) {
        cxx.clone_from(name);
    }
}
