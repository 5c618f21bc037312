//! One C++ function to the arguments that its caller passes.

use crate::interface::{Access, Argument, ArrayArgument, Parameter, Scalar, StreamParameter, Type};
use crate::lower::reason::Reason;
use crate::lower::typemap::{self, Rule, Typemaps};
use crate::lower::types::{Resolved, Resolver};
use crate::source::Span;
use crate::syntax::ParameterSyntax;

/// One C++ parameter, its type resolved.
#[derive(Clone, Debug)]
pub struct Passed {
    pub name: String,
    /// As C++ compares it: without `const` outside.
    pub r#type: Resolved,
    pub default: Option<String>,
    pub span: Span,
}

impl Passed {
    /// Whether it can be an array's length.
    pub fn is_integer(&self) -> bool {
        self.scalar().is_some_and(|scalar| matches!(scalar, Scalar::Integer(_)))
    }

    fn scalar(&self) -> Option<Scalar> {
        self.r#type.builtin()?.scalar()
    }
}

/// Resolves a parameter list. Parameters without a name become `arg1`, `arg2`, …, as in SWIG.
pub fn resolve_parameters(parameters: &[ParameterSyntax], resolver: Resolver) -> Vec<Passed> {
    let passed = |(index, parameter): (usize, &ParameterSyntax)| Passed {
        name: parameter.name.clone().unwrap_or_else(|| format!("arg{}", index + 1)),
        r#type: resolver.resolve(&parameter.r#type).without_const().clone(),
        default: parameter.default.clone(),
        span: parameter.span,
    };
    parameters.iter().enumerate().map(passed).collect()
}

/// What a function takes.
pub struct Taken {
    /// From its caller.
    pub arguments: Vec<Argument>,
    /// From the runtime.
    pub stream: Option<StreamParameter>,
}

/// What is passed for each parameter, or for a pointer and its length together.
///
/// # Errors
/// The first parameter that nothing can be passed for.
pub fn taken(parameters: &[Passed], typemaps: &Typemaps) -> Result<Taken, Reason> {
    let mut arguments = Vec::new();
    let mut stream: Option<(&Passed, usize)> = None;
    let mut at = 0;
    while at < parameters.len() {
        let parameter = &parameters[at];
        if let Some(rule) = typemaps.find(&parameters[at..]) {
            arguments.push(Argument::Array(array(&parameters[at..at + 2], rule)?));
            at += 2;
        } else if typemaps.is_stream(parameter) {
            if let Some((first, _)) = stream {
                return Err(Reason::second_stream(first, parameter));
            }
            stream = Some((parameter, arguments.len()));
            at += 1;
        } else {
            arguments.push(Argument::Value(value(parameters, at)?));
            at += 1;
        }
    }
    match stream {
        Some((parameter, _)) if !arguments.iter().any(Argument::is_on_device) => {
            Err(Reason::stream_of_nothing(parameter))
        }
        stream => Ok(Taken { arguments, stream: stream.map(stream_parameter) }),
    }
}

fn stream_parameter((Passed { name, .. }, position): (&Passed, usize)) -> StreamParameter {
    StreamParameter { name: name.clone(), position }
}

fn value(parameters: &[Passed], at: usize) -> Result<Parameter, Reason> {
    let Passed { name, r#type, default, .. } = &parameters[at];
    match r#type.value() {
        Some(value) if value != Type::Void => {
            Ok(Parameter { name: name.clone(), r#type: value, default: default.clone() })
        }
        _ => Err(Reason::parameter(parameters, at)),
    }
}

fn array(parameters: &[Passed], rule: &Rule) -> Result<ArrayArgument, Reason> {
    let (pointer, length) =
        if rule.length_first { (&parameters[1], &parameters[0]) } else { (&parameters[0], &parameters[1]) };
    let pointee = pointer.r#type.pointee();
    let element = pointee.and_then(Resolved::builtin).and_then(|builtin| builtin.scalar());
    let (Some(pointee), Some(element), Some(Scalar::Integer(integer))) = (pointee, element, length.scalar())
    else {
        return Err(Reason::parameter(parameters, usize::from(rule.length_first)));
    };
    let typemap::Array { memory, access, rank } = rule.array;
    // What C++ cannot write is read, whatever the word says.
    let access = if pointee.is_const() { Access::In } else { access };
    Ok(ArrayArgument {
        name: pointer.name.clone(),
        element,
        memory,
        access,
        rank,
        length: integer,
        constant: pointee.is_const(),
        length_first: rule.length_first,
        default: pointer.default.clone(),
    })
}
