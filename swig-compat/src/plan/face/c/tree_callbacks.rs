//! Functions of other languages as `std::function`s: the instantiations whose calls pass trees.

use crate::interface::{FunctionTy, Structure, Ty};
use crate::plan::trees::{elements, is_tree};
use crate::plan::{PlainType, Plan, PlannedOverride};
use std::mem;

/// An instantiation of `std::function` that can call a function with trees.
#[derive(Debug)]
pub struct TreeCallback<'p> {
    /// The index of the class.
    pub class: usize,
    /// The shim's function that makes an object.
    pub make: String,
    pub called: &'p FunctionTy,
    pub parameters: Vec<&'p Ty>,
    /// The result; `None` for `void`.
    pub returns: Option<&'p Ty>,
}

impl Plan {
    /// The instantiations that can call functions of a language, which has the values of a type if `has` is
    /// true.
    pub fn tree_callbacks(&self, has: fn(&Ty) -> bool) -> Vec<TreeCallback<'_>> {
        let classes = self.c_classes();
        let mut callbacks = Vec::new();
        for planned in &self.callbacks {
            let class = classes.iter().find(|class| class.class == planned.class);
            if let (Some(class), Some((parameters, returns))) = (class, types(&planned.called, has)) {
                let (class, make) = (planned.class, format!("quaff_{}", class.of()));
                callbacks.push(TreeCallback { class, make, called: &planned.called, parameters, returns });
            }
        }
        callbacks
    }

    /// The instantiation that a parameter of this type takes, if a function can be passed for it.
    pub fn tree_callback(&self, r#type: PlainType, has: fn(&Ty) -> bool) -> Option<TreeCallback<'_>> {
        let class = r#type.callable()?;
        self.tree_callbacks(has).into_iter().find(|callback| callback.class == class)
    }

    /// The plan with directors whose functions the methods of a language override, which has the values of a
    /// type if `has` is true.
    pub fn with_tree_directors(mut self, has: fn(&Ty) -> bool) -> Plan {
        for director in &mut self.directors {
            let class = &self.classes[director.class].full_name;
            let all = mem::take(&mut director.functions).into_iter();
            let (functions, others): (Vec<_>, Vec<_>) = all.partition(|function| can_override(function, has));
            director.lacking = others.iter().map(|other| format!("{class}::{}", other.name)).collect();
            director.absent.extend(others.into_iter().filter(|other| other.is_pure));
            // Without the `noexcept` functions, the class stays abstract, which is an error when an
            // object is made.
            director.absent.retain(|absent| !absent.method.is_noexcept);
            director.functions = functions;
            director.passes_trees = true;
        }
        self
    }
}

/// Whether trees and a language have all values of a function that methods override. An exception of the
/// method cannot pass through a `noexcept` function.
fn can_override(function: &PlannedOverride, has: fn(&Ty) -> bool) -> bool {
    let method = &function.method;
    let is_plain = !method.is_noexcept && !method.qualifiers.contains("volatile") && !function.has_code();
    is_plain && values(&method.parameters, &method.returns, has).is_some()
}

/// The types of the parameters and the result, if trees and the language have all of them.
fn types(called: &FunctionTy, has: fn(&Ty) -> bool) -> Option<(Vec<&Ty>, Option<&Ty>)> {
    values(&called.parameters, &called.returns, has)
}

fn values<'p>(
    parameters: &'p [Ty],
    returns: &'p Ty,
    has: fn(&Ty) -> bool,
) -> Option<(Vec<&'p Ty>, Option<&'p Ty>)> {
    let tree = |r#type: &'_ Ty| is_tree(r#type) && has(r#type);
    let passed = |r#type| Some(value(r#type)?).filter(|own| is_c_text(own) || tree(own));
    let parameters = parameters.iter().map(passed).collect::<Option<Vec<_>>>()?;
    match returns {
        returns if returns.is_void() => Some((parameters, None)),
        returns => (tree(returns) && owns_all(returns)).then_some((parameters, Some(returns))),
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

/// The value that C++ passes, itself or by a reference through which it expects no change.
fn value(r#type: &Ty) -> Option<&Ty> {
    r#type.is_value_or_constant().then(|| r#type.referent().unwrap_or(r#type))
}

/// Whether a type is `const char *`.
pub fn is_c_text(r#type: &Ty) -> bool {
    r#type.pointee().is_some_and(|pointee| pointee.is_const() && pointee.is_char())
}
