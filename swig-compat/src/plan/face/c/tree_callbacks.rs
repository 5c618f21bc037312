//! Functions of other languages as `std::function`s: the instantiations whose calls pass trees.

use super::objects::has_handles;
use crate::dtype::Dtype;
use crate::interface::{FunctionTy, Structure, Ty};
use crate::plan::trees::{depth, elements, has_all, has_tree_of_elements, is_tree};
use crate::plan::{PlainType, Plan, PlannedOverride};
use std::mem;

/// A value that C++ passes to a function of another language.
#[derive(Clone, Copy, Debug)]
pub enum TreeArgument<'p> {
    /// A value of a type of the standard library, which crosses as a tree or a text.
    Value(&'p Ty),
    /// An object of a class, by the class's index, which C++ lends for the call.
    Object { class: usize, is_optional: bool },
}

/// The values of a call by C++.
#[derive(Debug)]
pub struct TreeCall<'p> {
    pub parameters: Vec<TreeArgument<'p>>,
    /// The result; `None` for `void`.
    pub returns: Option<&'p Ty>,
}

impl TreeCall<'_> {
    /// The number of levels of containers in the result; `None` for `void`.
    pub fn depth(&self) -> Option<usize> {
        self.returns.map(depth)
    }

    /// The classes of the arguments that are objects.
    pub fn classes(&self) -> impl Iterator<Item = usize> {
        self.parameters.iter().filter_map(|each| match each {
            TreeArgument::Object { class, .. } => Some(*class),
            TreeArgument::Value(_) => None,
        })
    }
}

/// An instantiation of `std::function` that can call a function with trees.
#[derive(Debug)]
pub struct TreeCallback<'p> {
    /// The index of the class.
    pub class: usize,
    /// The shim's function that makes an object.
    pub make: String,
    pub called: &'p FunctionTy,
    pub call: TreeCall<'p>,
}

impl Plan {
    /// The instantiations that can call functions of a language. `has` tells whether the language has
    /// numbers of a type.
    pub fn tree_callbacks(&self, has: fn(Dtype) -> bool) -> Vec<TreeCallback<'_>> {
        let classes = self.c_classes();
        let mut callbacks = Vec::new();
        for planned in &self.callbacks {
            let class = classes.iter().find(|class| class.class == planned.class);
            let called = &planned.called;
            if let (Some(class), Some(call)) =
                (class, self.tree_call(&called.parameters, &called.returns, has))
            {
                let (class, make) = (planned.class, format!("quaff_{}", class.of()));
                callbacks.push(TreeCallback { class, make, called, call });
            }
        }
        callbacks
    }

    /// The instantiation that a parameter of this type takes, if a function can be passed for it.
    pub fn tree_callback(&self, r#type: PlainType, has: fn(Dtype) -> bool) -> Option<TreeCallback<'_>> {
        let class = r#type.callable()?;
        self.tree_callbacks(has).into_iter().find(|callback| callback.class == class)
    }

    /// The plan with directors whose functions the methods of a language override. `has` tells whether the
    /// language has numbers of a type.
    pub fn with_tree_directors(mut self, has: fn(Dtype) -> bool) -> Plan {
        let mut directors = mem::take(&mut self.directors);
        for director in &mut directors {
            let class = &self.classes[director.class].full_name;
            let all = mem::take(&mut director.functions).into_iter();
            let (functions, others): (Vec<_>, Vec<_>) =
                all.partition(|function| self.can_override(function, has));
            director.lacking = others.iter().map(|other| format!("{class}::{}", other.name)).collect();
            director.absent.extend(others.into_iter().filter(|other| other.is_pure));
            // Without the `noexcept` functions, the class stays abstract, which is an error when an
            // object is made.
            director.absent.retain(|absent| !absent.method.is_noexcept);
            director.functions = functions;
            director.passes_trees = true;
        }
        self.directors = directors;
        self
    }

    /// Whether trees and a language have all values of a function that methods override. An exception of the
    /// method cannot pass through a `noexcept` function.
    fn can_override(&self, function: &PlannedOverride, has: fn(Dtype) -> bool) -> bool {
        let method = &function.method;
        let is_plain = !method.is_noexcept && !method.qualifiers.contains("volatile") && !function.has_code();
        is_plain && self.tree_call(&method.parameters, &method.returns, has).is_some()
    }

    /// The values of a call by C++, if trees and a language, or handles, have all of them.
    pub fn tree_call<'p>(
        &self,
        parameters: &'p [Ty],
        returns: &'p Ty,
        has: fn(Dtype) -> bool,
    ) -> Option<TreeCall<'p>> {
        let tree = |r#type: &'_ Ty| is_tree(r#type) && has_all(r#type, has);
        let value = |r#type| value(r#type).filter(|own| is_c_text(own) || tree(own)).map(TreeArgument::Value);
        let passed = |r#type| value(r#type).or_else(|| self.lent_object(r#type));
        let parameters = parameters.iter().map(passed).collect::<Option<Vec<_>>>()?;
        match returns {
            returns if returns.is_void() => Some(TreeCall { parameters, returns: None }),
            returns => (tree(returns) && owns_all(returns))
                .then_some(TreeCall { parameters, returns: Some(returns) }),
        }
    }

    /// The object that C++ passes by a reference, a pointer or a value, if its class has handles and is not
    /// one whose values are trees.
    fn lent_object(&self, r#type: &Ty) -> Option<TreeArgument<'static>> {
        let is_optional = r#type.pointee().is_some();
        let object = match r#type {
            Ty::RvalueReference(_) => return None,
            _ if is_optional => r#type.object_behind(),
            _ => r#type.referent().unwrap_or(r#type).without_const(),
        };
        // C++ writes a container as a tree even if it cannot write its elements; only a container behind a
        // pointer is passed as an object.
        let is_class = matches!(object, Ty::Class(class) if is_optional || !has_tree_of_elements(class))
            && !is_tree(object);
        let class =
            self.class_index(object).filter(|index| is_class && has_handles(&self.classes[*index]))?;
        Some(TreeArgument::Object { class, is_optional })
    }
}

/// Whether values of a type refer to nothing outside of them, which would be freed when a call has ended.
fn owns_all(r#type: &Ty) -> bool {
    match r#type.without_const() {
        Ty::StdSpan(_) => false,
        Ty::StdVector(element) => owns_all(element),
        Ty::Class(class) | Ty::Undeclared(class) => {
            class.structure() != Structure::View && elements(class).iter().all(owns_all)
        }
        _ => true,
    }
}

/// The type of a value that C++ passes by value or by constant reference.
fn value(r#type: &Ty) -> Option<&Ty> {
    r#type.is_value_or_constant().then(|| r#type.referent().unwrap_or(r#type))
}

/// Whether a type is `const char *`.
pub fn is_c_text(r#type: &Ty) -> bool {
    r#type.pointee().is_some_and(|pointee| pointee.is_const() && pointee.is_char())
}
