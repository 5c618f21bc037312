//! The variables of the code around a function: SWIG's names, declarations, and how each is passed to C++.

use super::Wrapper;
use crate::interface::{Ty, VariablePassing, WrappedVariable};
use crate::lower::code_typemap::spelling;
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
