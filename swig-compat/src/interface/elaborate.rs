//! Classes that C++ finds only with their class key, because a function has the same name: `struct stats`
//! beside `void stats(…)`, as in C headers. Their types are always spelled with the key.

use super::{Class, ClassType, DeclarationKind, Function, Interface, Object, Ty};
use crate::syntax::ClassKey;
use rustc_hash::{FxHashMap, FxHashSet};

impl Interface {
    /// Spells the classes with these names with their class keys.
    pub fn elaborate(&mut self, hidden: &FxHashSet<String>) {
        let classes = self.classes.iter().filter(|class| hidden.contains(class.r#type.name()));
        let keys: Keys = classes.map(|class| (class.r#type.clone(), class.key)).collect();
        if keys.is_empty() {
            return;
        }
        self.classes.iter_mut().for_each(|class| in_class(class, &keys));
        self.functions.iter_mut().for_each(|function| in_function(function, &keys));
        for declaration in &mut self.declarations {
            if let DeclarationKind::Variable(variable) = &mut declaration.kind {
                in_function(&mut variable.read, &keys);
                variable.assign.iter_mut().for_each(|assign| in_function(assign, &keys));
            }
        }
    }
}

type Keys = FxHashMap<ClassType, ClassKey>;

fn in_class(class: &mut Class, keys: &Keys) {
    let others = class.outer.iter_mut().chain(&mut class.bases);
    std::iter::once(&mut class.r#type).chain(others).for_each(|class| elaborate(class, keys));
}

fn in_function(function: &mut Function, keys: &Keys) {
    if let Some(class) = &mut function.class {
        elaborate(class, keys);
    }
    let crossings = function.inputs.iter_mut().chain(&mut function.outputs);
    for r#type in crossings.map(|crossing| &mut crossing.r#type).chain(&mut function.gathered) {
        if let Some(Object { r#type: Ty::Class(class), .. }) = r#type.object_mut() {
            elaborate(class, keys);
        }
    }
}

fn elaborate(class: &mut ClassType, keys: &Keys) {
    if let Some(key) = keys.get(class) {
        *class = class.elaborated(*key);
    }
}
