//! `%callback`: C++ functions whose addresses Python passes as function pointers.
//!
//! A function pointer parameter has a table of the functions that it accepts (`FunctionPointers`). A function
//! object of the module is recognised by the address of its entry, and stands for the address that the
//! directive binds; functions of ctypes, cffi and Numba are described by `convert/function/foreign.rs`.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{
    Action, Block, CALLBACK, Crossing, Fate, Function, FunctionAddress, FunctionId, FunctionTy, Object, Ty,
    Type, Value, mangled,
};
use crate::lower::Known;
use crate::lower::rename::{GivenName, NamePattern};

/// The name of the address of a function if the directive has no pattern, as in SWIG.
const USUAL_NAME: &str = "%s_cb_ptr";

/// The address of a C++ function, as a variable.
pub struct Callback {
    pub code: Block,
    pub read: Function,
    /// The function with this address, unless the function is a method.
    pub address: Option<FunctionAddress>,
}

impl Known<'_, '_> {
    /// The address of a bound function, if a `%callback` applies to it. `called` is its type.
    ///
    /// # Errors
    /// The name in the directive is not a pattern.
    pub(super) fn callback(self, id: FunctionId, called: FunctionTy) -> Result<Option<Callback>, Diagnostic> {
        let function = &self.interface[id];
        let pattern = match function.features.get(CALLBACK).map(String::as_str) {
            None | Some("0" | "") => return Ok(None),
            Some("1") => USUAL_NAME,
            Some(pattern) => pattern,
        };
        let is_static = function.action == Action::Call;
        let has_address = matches!(function.action, Action::Call | Action::Method | Action::ConstMethod);
        if !has_address || function.extension.is_some() {
            return Ok(None);
        }
        let given = NamePattern::new(pattern).map(|pattern| pattern.given(&function.name));
        let given = given.map_err(|message| {
            Diagnostic::error(code::BAD_RENAME, function.span, message)
                .help("give `%callback` the name of the pointers as a pattern: `%callback(\"%s_cb\")`")
        })?;
        let Some(GivenName::Name(name)) = given else { return Ok(None) };
        let arguments = match function.template_arguments.as_slice() {
            [] => String::new(),
            all => format!("<{}>", all.join(", ")),
        };
        let class = function.class.clone();
        let variable = format!("quaff_address_{}_{name}", mangled(&function.qualified));
        let r#type = Ty::FunctionPointer(Box::new(FunctionTy {
            class: class.clone().filter(|_| !is_static).map(Ty::Class),
            ..called.clone()
        }));
        // Of several overloads, the first gets the name.
        let is_same = |other: &Function| other.class == class && other.name == name;
        let is_known = class.is_some() && self.interface.functions().any(is_same);
        let Some(Value::Object(object)) = r#type.value().filter(|_| !is_known) else { return Ok(None) };
        let (qualified, span) = (&function.qualified, function.span);
        let code = match self.text.spelling.is_of_c() {
            true => {
                let declared = called.spelled(&format!("*const {variable}"));
                let [declared, cast] =
                    [declared, r#type.to_string()].map(|text| self.text.spelling.spelled(&text));
                format!("static {declared} = ({cast})&{qualified};")
            }
            false => {
                format!("inline const auto {variable} = static_cast<{type}>(&::{qualified}{arguments});")
            }
        };
        let object = Object { fate: Fate::Unchanged, ..object };
        let read = Function {
            outputs: vec![Crossing::returned(Type::Value(Value::Object(object)))],
            class,
            ..Function::new(name.clone(), variable, Action::Read, span, span)
        };
        let address = is_static.then_some(FunctionAddress { function: id, name, called });
        Ok(Some(Callback { code: Block::assembled(code), read, address }))
    }
}
