//! Changes to a whole interface after it was read: declarations that C++ refuses are left out, and classes
//! that C++ finds only with their class key, because a function has the same name, are spelled with it:
//! `struct stats` beside `void stats(…)`, as in C headers.

use super::{Class, ClassType, Declaration, DeclarationKind, Function, Interface, Object, Skipped, Ty};
use crate::source::Span;
use crate::syntax::ClassKey;
use rustc_hash::{FxHashMap, FxHashSet};

/// Identifies a function of an interface. The key stays the same whenever the interface is read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FunctionKey {
    /// The place of the declaration or `%template` that binds the function.
    span: Span,
    /// The place of the C++ declaration, because the `%template` of a class binds several functions.
    declared: Span,
    qualified: String,
    template_arguments: Vec<String>,
    /// Whether the function assigns to data, which distinguishes it from the function that reads the data.
    is_write: bool,
}

impl Function {
    /// The key of this function.
    pub fn key(&self) -> FunctionKey {
        FunctionKey {
            span: self.span,
            declared: self.declared,
            qualified: self.qualified.clone(),
            template_arguments: self.template_arguments.clone(),
            is_write: self.action.is_write(),
        }
    }
}

impl Interface {
    /// Leaves functions out, each with the reason. Data whose assignment is left out can still be read.
    pub fn leave_out(&mut self, refused: &FxHashMap<FunctionKey, String>) {
        if refused.is_empty() {
            return;
        }
        let mut declarations = std::mem::take(&mut self.declarations);
        let extensions: Vec<(&str, Span)> = (self.functions.iter())
            .filter(|function| refused.contains_key(&function.key()))
            .filter_map(|function| Some((function.extension.as_deref()?, function.declared)))
            .collect();
        declarations.retain(|declaration| !declaration.defines_any(&extensions));
        declarations.iter_mut().for_each(|declaration| self.leave_out_of(declaration, refused));
        self.declarations = declarations;
        self.form_members();
    }

    fn leave_out_of(&self, declaration: &mut Declaration, refused: &FxHashMap<FunctionKey, String>) {
        let skipped = |function: &Function, reason: &String| {
            DeclarationKind::Skipped(Skipped { what: function.qualified.clone(), reason: reason.clone() })
        };
        match &mut declaration.kind {
            DeclarationKind::Function(id) => {
                let function = &self[*id];
                if let Some(reason) = refused.get(&function.key()) {
                    declaration.kind = skipped(function, reason);
                }
            }
            DeclarationKind::Variable(variable) => {
                variable.assign.retain(|assign| !refused.contains_key(&assign.key()));
                if let Some(reason) = refused.get(&variable.read.key()) {
                    declaration.kind = skipped(&variable.read, reason);
                }
            }
            _ => {}
        }
    }
}

impl Declaration {
    /// Whether the declaration is the text that defines one of `functions`. Each name comes with a place,
    /// because overloads share a name.
    fn defines_any(&self, functions: &[(&str, Span)]) -> bool {
        let DeclarationKind::Block(block) = &self.kind else { return false };
        block.defines.as_ref().is_some_and(|defined| functions.contains(&(&defined.name, self.span)))
    }
}

impl Interface {
    /// Spells the classes with these names with their class keys, because functions have the same names, as
    /// in C headers.
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
