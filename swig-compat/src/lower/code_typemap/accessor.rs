//! Typemaps of variables: `varin` and `varout` for variables in namespaces and static members, whose code
//! refers to the variable itself as `$1`; `in`, `memberin` and `out` for members of objects. Also the code
//! of implicit constructors.

use super::{AliasChain, CodeTypemaps, DeclaredFunction, Methods};
use crate::interface::{Argument, ClassType, Crossing, FullName, Function, Ty, Type, Value};
use crate::lower::parameter::Parameter;
use crate::lower::types::Resolver;

impl CodeTypemaps<'_> {
    /// The Python value for a variable that only code reads and converts.
    pub fn value(&self, output: &str, chain: &AliasChain) -> Option<Value> {
        let input = if output == "varout" { "varin" } else { "in" };
        let has = |method: &str| self.one(method, chain, &[]).is_some();
        (has(output) && has(input)).then_some(Value::Python)
    }

    /// The type of the objects that constructors with these names return, if code of the interface makes the
    /// Python object or runs behind the constructor: a typemap for pointers to the class, with one of the
    /// names or without any.
    pub fn made_by_code(&self, class: &ClassType, names: &[&str]) -> Option<AliasChain> {
        let made = AliasChain::resolved(Ty::Class(class.clone()).into_pointer());
        let runs = |method: &str| {
            let found = self.found(method, &made, names);
            found.is_some_and(|(_, typemap)| method == "out" || !typemap.code.text.trim().is_empty())
        };
        ["out", "newfree", "ret"].into_iter().any(runs).then_some(made)
    }

    /// Puts the code of typemaps around an implicit constructor, if any makes its object or runs behind it.
    pub fn construct(
        &self,
        function: &mut Function,
        class: &ClassType,
        names: [&str; 2],
        resolver: Resolver,
    ) {
        let Some(made) = self.made_by_code(class, &names) else { return };
        let declared = DeclaredFunction {
            returned: Some(made),
            names: names.to_vec(),
            symname: names[1],
            class: Some(class),
            is_made: true,
            ..DeclaredFunction::default()
        };
        function.code_around = self.wrap(&declared, resolver).code_around;
        function.outputs = vec![Crossing::returned(Type::Value(Value::Python))];
    }

    /// Puts typemap code around a function that reads or writes a variable. `name` is the variable's
    /// unqualified name.
    pub fn access(&self, function: &mut Function, chain: &AliasChain, name: &str, resolver: Resolver) {
        if self.is_empty() {
            return;
        }
        let parameters = [Parameter::plain(name, chain.r#type().clone(), function.span)];
        let (is_write, has_this) = (function.action.is_write(), function.action.has_this());
        // As in SWIG, a member that is an object is read and assigned through its address.
        let by_address = Some(chain).filter(|chain| has_this && chain.r#type().class().is_some());
        let passed = match by_address {
            Some(_) => AliasChain::resolved(Ty::Pointer(Box::new(chain.r#type().without_const().clone()))),
            None => chain.clone(),
        };
        let itself = match self.spelling.is_of_c() {
            true => FullName::of(&function.qualified).last().to_owned(),
            false => format!("::{}", function.qualified),
        };
        let member = format!("arg1->{name}");
        let declared = DeclaredFunction {
            parameters: if is_write { &parameters } else { &[] },
            types: if is_write { vec![passed.clone()] } else { Vec::new() },
            returned: (!is_write).then_some(passed),
            names: vec![&function.qualified, name],
            symname: &function.name,
            class: function.class.as_ref(),
            has_this,
            methods: if has_this { Methods::OF_FUNCTIONS } else { Methods::OF_VARIABLES },
            // A member that the interface adds is read and assigned by functions.
            variable: function.extension.is_none().then_some(if has_this { &member } else { &itself }),
            by_address,
            ..DeclaredFunction::default()
        };
        let wrapped = self.wrap(&declared, resolver);
        let Some(code_around) = wrapped.code_around else { return };
        if code_around.makes_result() {
            function.outputs = vec![Crossing::returned(Type::Value(Value::Python))];
        }
        if wrapped.inputs.iter().any(Option::is_some) {
            function.inputs[0].r#type = Type::Value(Value::Python);
            function.arguments =
                vec![Argument::Wrapped { input: Some(0), position: 0, is_always_set: false }];
        }
        function.code_around = Some(code_around);
    }
}
