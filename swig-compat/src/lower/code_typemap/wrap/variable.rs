//! The variables of the code around a function: SWIG's names, declarations, and how each is passed to C++;
//! and the conversion of the result, by the interface's own code, or by quaff with additional code.

use super::{RESULT, Wrapper, written};
use crate::interface::{
    Passing, ResultConversion, ResultKind, Stage, Step, Ty, Type, Value, VariablePassing, WrappedResult,
    WrappedVariable,
};
use crate::lower::code_typemap::spelling;
use crate::lower::code_typemap::words::{self, Words};
use crate::lower::parameter::Parameter;

impl Wrapper<'_, '_> {
    /// Adds the variable of a parameter, unless it has one.
    pub(super) fn variable(&mut self, position: usize, is_converted: bool) {
        if self.code_around.variables.iter().any(|variable| variable.position == position) {
            return;
        }
        let name = self.variable_name(position);
        let written = self.declared.types[position].r#type();
        let own = spelling::variable(written);
        let passing = match written.without_const() {
            // A function of the interface that assigns to a member takes the address.
            Ty::Pointer(_) if self.declared.by_address.is_some() && self.declared.variable.is_some() => {
                VariablePassing::Pointee
            }
            Ty::Reference(pointer) if differs(pointer, &own) => {
                VariablePassing::CastPointee(self.spelled(&Ty::Pointer(pointer.clone())))
            }
            Ty::Reference(_) => VariablePassing::Pointee,
            Ty::RvalueReference(_) => VariablePassing::MovedPointee,
            Ty::Pointer(_) if *written.without_const() != own => {
                VariablePassing::Cast(self.spelled(written.without_const()))
            }
            // A pointer to the first element.
            Ty::Array(..) if self.declared.variable.is_some() => VariablePassing::Cast(self.spelled(&own)),
            _ => match &self.declared.parameters[position] {
                parameter @ Parameter { alias: Some(alias), .. } if parameter.is_integer() => {
                    VariablePassing::Cast(alias.clone())
                }
                _ => VariablePassing::Value,
            },
        };
        // A variable that is accessed directly needs no copy.
        let is_direct = self.declared.is_direct();
        let declaration = match is_direct {
            true => String::new(),
            false => self.declaration(&own, &name),
        };
        let r#type = self.declared.parameters[position].r#type.without_const().to_string();
        self.code_around.variables.push(WrappedVariable {
            position,
            name,
            r#type,
            declaration,
            passing,
            is_converted,
        });
    }

    /// The value that code for a member assigns. As in SWIG, an object comes by its address, also one that
    /// quaff has in a variable.
    pub(super) fn assigned_value(&self) -> String {
        let (name, own) = (self.variable_name(0), self.declared.types[0].r#type());
        if own.is_object() && !self.typemaps.spelling.is_of_c() { format!("(&{name})") } else { name }
    }

    /// The declaration of a variable.
    pub(super) fn declaration(&self, r#type: &Ty, name: &str) -> String {
        let spelling = &self.typemaps.spelling;
        match spelling.is_of_c() {
            true => spelling.spelled(&spelling::plain_declaration(r#type, name)),
            false => spelling::declaration(r#type, name),
        }
    }

    pub(super) fn spelled(&self, r#type: &Ty) -> String {
        self.typemaps.spelling.spelled(&spelling::unnamed(r#type))
    }

    /// SWIG's name for the variable of a parameter.
    pub(super) fn variable_name(&self, position: usize) -> String {
        if let Some(variable) = self.declared.variable.filter(|_| self.declared.is_direct()) {
            return variable.to_owned();
        }
        format!("arg{}", position + 1 + self.first_number())
    }

    /// The number of SWIG's arguments before the parameters.
    pub(super) fn first_number(&self) -> usize {
        usize::from(self.declared.has_this)
    }
}

/// Whether a reference refers to a pointer of another type than the variable has: SWIG's variables never
/// point to `const` objects.
fn differs(referent: &Ty, variable: &Ty) -> bool {
    matches!(referent.without_const(), Ty::Pointer(_)) && variable.pointee() != Some(referent.without_const())
}

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
            || self.adds_numbers() && is_object;
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
