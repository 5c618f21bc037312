//! `%callback`: C++ functions whose addresses Python passes as function pointers.
//!
//! A function pointer parameter has a table of the functions that it accepts (`FunctionPointers`). A function
//! object of the module is recognised by the address of its entry, and stands for the address that the
//! directive binds; functions of ctypes, cffi and Numba are described by `convert/function/foreign.rs`.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{
    Action, Block, CALLBACK, Crossing, DeclarationKind, Fate, Function, FunctionAddress, FunctionId,
    FunctionTy, Object, Ty, Type, Value, Variable, mangled,
};
use crate::lower::Lowering;
use crate::lower::rename::{GivenName, Pattern};
use crate::syntax::{Item, Section};

/// The name of the address of a function if the directive has no pattern, as in SWIG.
const USUAL_NAME: &str = "%s_cb_ptr";

impl Lowering<'_, '_> {
    /// Binds the address of a bound function, if a `%callback` applies to it. `called` is its type.
    pub(super) fn add_callback(&mut self, id: FunctionId, called: FunctionTy, item: &Item) {
        let function = &self.interface[id];
        let pattern = match function.features.get(CALLBACK).map(String::as_str) {
            None | Some("0" | "") => return,
            Some("1") => USUAL_NAME,
            Some(pattern) => pattern,
        };
        let is_static = function.action == Action::Call;
        let has_address = matches!(function.action, Action::Call | Action::Method | Action::ConstMethod);
        if !has_address || function.extension.is_some() {
            return;
        }
        let given = Pattern::new(pattern).map(|pattern| pattern.given(&function.name));
        let name = match given {
            Ok(Some(GivenName::Name(name))) => name,
            Ok(_) => return,
            Err(message) => {
                let error = Diagnostic::error(code::BAD_RENAME, function.span, message)
                    .help("give `%callback` the name of the pointers as a pattern: `%callback(\"%s_cb\")`");
                return self.diagnostics.extend_once(Some(error));
            }
        };
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
        let is_known = match &class {
            Some(class) => {
                let mut functions = self.interface.functions();
                functions.any(|other| other.class.as_ref() == Some(class) && other.name == name)
            }
            None => !self.is_new_constant(&name),
        };
        let Some(Value::Object(object)) = r#type.value().filter(|_| !is_known) else { return };
        let qualified = &self.interface[id].qualified;
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
        let block = Block { code, section: Section::Wrapper, class: None, is_verbatim: false, defines: None };
        self.declare(item.span, &item.namespace, DeclarationKind::Block(block));
        let object = Object { fate: Fate::Unchanged, ..object };
        let span = self.interface[id].span;
        let read = Function {
            outputs: vec![Crossing::returned(Type::Value(Value::Object(object)))],
            class: class.clone(),
            ..Function::new(name.clone(), variable, Action::Read, span, span)
        };
        match class {
            Some(_) => {
                self.declare_function(&item.namespace, read);
            }
            None => {
                let variable = Variable { read, assign: Vec::new(), is_constant: true };
                self.declare(span, &item.namespace, DeclarationKind::Variable(Box::new(variable)));
            }
        }
        if is_static {
            self.interface.addresses.push(FunctionAddress { function: id, name, called });
        }
    }
}
