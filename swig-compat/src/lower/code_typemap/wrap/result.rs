//! The conversion of a result: by the interface's own code, or by quaff with additional code.

use super::{RESULT, Wrapper, written};
use crate::interface::{Passing, ResultConversion, ResultKind, Stage, Step, Ty, Type, Value, WrappedResult};
use crate::lower::code_typemap::spelling;
use crate::lower::code_typemap::words::{self, Words};

impl Wrapper<'_, '_> {
    /// Adds the conversion of the result: by the interface's own code, or by quaff if code only adds to it.
    pub(super) fn result(&mut self) {
        let Some(returned) = &self.declared.returned else { return };
        let names = &self.declared.names;
        let find = |method: &str| {
            self.typemaps.one(method, returned, names).filter(|typemap| {
                method == "out" || method == "varout" || !typemap.code.text.trim().is_empty()
            })
        };
        let output = find(self.declared.methods.output);
        let free = find("newfree").filter(|_| self.declared.is_owned());
        let ret = find("ret");
        let is_object =
            matches!(returned.r#type().returned(), Some(Type::Value(Value::Object(_) | Value::Python)));
        let adds = self.code_around.steps.iter().any(|step| step.stage == Stage::ArgumentOutput)
            || self.declared.adds_numbers && is_object;
        let kind = match self.declared.is_direct() {
            true => ResultKind::Void,
            false => self.result_kind(returned.r#type(), self.declared.by_address.is_some()),
        };
        let conversion = match &output {
            // Empty code makes no object of the result: `argout` typemaps provide it, or the caller gets
            // None.
            Some(output) if output.code.text.trim().is_empty() => Some(ResultConversion::None),
            Some(_) => None,
            None if adds || ret.is_some() || free.is_some() => self.conversion(returned.r#type()),
            None => return,
        };
        if output.is_none() && conversion.is_none() {
            return;
        }
        self.code_around.result = Some(WrappedResult { kind, conversion });
        let steps = [(output, Stage::Output), (free, Stage::Free), (ret, Stage::Free)];
        for (typemap, stage) in steps {
            let Some(typemap) = typemap else { continue };
            let variable = self.declared.variable.filter(|_| self.declared.is_direct()).unwrap_or(RESULT);
            let parameters = vec![words::NumberedParameter {
                variable: variable.to_owned(),
                r#type: returned.r#type(),
                name: RESULT.to_owned(),
            }];
            let words = Words { parameters, plain: self.plain_words(), ..self.words() };
            let (code, locals) = written(&words, &typemap, &mut self.mentioned);
            self.declare(locals);
            self.code_around.steps.push(Step { stage, position: None, code });
            self.note_fragments(&typemap);
        }
    }

    /// How quaff makes the Python object of a result.
    fn conversion(&mut self, r#type: &Ty) -> Option<ResultConversion> {
        if r#type.is_void() {
            return Some(ResultConversion::None);
        }
        let mut pointer = |is_new| {
            let (descriptor, object) = spelling::descriptor(r#type);
            let name = descriptor.name.clone();
            self.mentioned.add(descriptor, object);
            Some(ResultConversion::Pointer { descriptor: name, is_new })
        };
        match r#type.returned()? {
            Type::Value(Value::Object(object)) => match object.passing {
                Passing::Value => pointer(true),
                _ => pointer(self.declared.is_owned()),
            },
            Type::Value(Value::Python) => Some(ResultConversion::Python),
            Type::Value(_) | Type::Array(_) | Type::Vector(_) | Type::Part(_) => {
                Some(ResultConversion::Value)
            }
        }
    }

    /// The kind of a result. `is_by_address`: a member that is an object is read.
    fn result_kind(&self, r#type: &Ty, is_by_address: bool) -> ResultKind {
        let own = spelling::variable(r#type);
        let declaration = self.declaration(&own, RESULT);
        match r#type.without_const() {
            void if void.is_void() => ResultKind::Void,
            Ty::Pointer(_) if is_by_address => {
                ResultKind::Reference { declaration, r#type: self.spelled(&own) }
            }
            Ty::Reference(_) | Ty::RvalueReference(_) => {
                ResultKind::Reference { declaration, r#type: self.spelled(&own) }
            }
            Ty::Builtin(_) | Ty::Enum(..) | Ty::Pointer(_) | Ty::FunctionPointer(_) | Ty::Array(..) => {
                ResultKind::Value { declaration, r#type: self.spelled(&own) }
            }
            other => ResultKind::Object(self.spelled(other)),
        }
    }
}
