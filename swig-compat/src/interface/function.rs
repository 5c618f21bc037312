//! A function to bind: the values that its caller passes and gets, and the call of C++.

use super::argument::{Argument, Axis};
use super::class_type::ClassType;
use super::code_around::CodeAround;
use super::contract::Contract;
use super::crossing::Crossing;
use super::director::MethodSignature;
use super::elements::Elements;
use super::features::THREAD;
use super::tie::Tie;
use super::ty::Ty;
use super::types::{Integer, Object, Type};
use crate::source::Span;
use std::collections::BTreeMap;

/// One C++ function to bind: what its caller passes, what the caller gets, and what C++ is called with.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name in Python and Rust.
    pub name: String,
    /// The place that asks for the function: the `%template` line, or the declaration itself.
    pub span: Span,
    /// The place at which C++ declares it.
    pub declared: Span,
    /// `example::sum`, without template arguments.
    pub qualified: String,
    /// The arguments as spelled in `%template`, with defaults of the template filled in; empty for plain functions.
    pub template_arguments: Vec<String>,
    /// The values that the caller passes, in order; arrays for results are among them.
    pub inputs: Vec<Crossing>,
    /// The values that the caller gets, in order; none for a `void` function without outputs.
    pub outputs: Vec<Crossing>,
    /// The types of the elements, if Python gets the outputs as one tuple; otherwise empty.
    pub tuple: Vec<Type>,
    pub action: Action,
    /// The class that it is a member of.
    pub class: Option<ClassType>,
    /// Whether C++ writes it between operands.
    pub is_operator: bool,
    /// Whether the function reads a data member that C++ declares as a reference: the object lies outside of the object
    /// of the class.
    pub is_reference: bool,
    /// Whether the function reads a value that its class has a name for: an enumerator, or a constant with an initializer.
    /// Such a value is no variable.
    pub reads_named_value: bool,
    /// Set for a member that `%extend` adds to its class: the function of C++ that stands for it, which gets the address of
    /// the object before the arguments.
    pub extension: Option<String>,
    /// The declaration in C++, if the function is a member of a class.
    pub method: Option<Box<MethodSignature>>,
    /// Set for a virtual function that Python may override: on such an object, Python calls the function of C++ itself.
    /// The text tells it from others of its class.
    pub upcall: Option<String>,
    /// The function in the namespace of the shim that calls it for Python, if it is protected.
    pub accessor: Option<String>,
    /// The class that the shim derives, if this is a constructor of a class whose functions Python may override.
    pub director: Option<String>,
    /// The arguments of the call in C++, one for each C++ parameter.
    pub arguments: Vec<Argument>,
    /// The types of the C++ parameters, as far as the text says.
    pub parameters: Vec<Ty>,
    /// The C++ result, as far as the text says. `outputs` may also have values that C++ writes through parameters.
    pub returns: Option<Ty>,
    /// The extents of results that the caller passes as numbers.
    pub lengths: Vec<Length>,
    /// Set where it is called for each element of arrays: its inputs are arrays of what C++ takes.
    pub elements: Option<Box<Elements>>,
    /// Set where C++ returns a code that the caller is not to see: what is no success is an exception.
    pub error_code: Option<ErrorCode>,
    /// C++ of the interface's around the call, from typemaps with code.
    pub code_around: Option<Box<CodeAround>>,
    /// The ties, by which objects keep others alive after a call.
    pub ties: Vec<Tie>,
    /// Set for a variadic function.
    pub variadic: Option<Variadic>,
    /// Whether C++ converts nothing by it, a constructor.
    pub is_explicit: bool,
    /// The conditions that are checked at each call.
    pub contract: Contract,
    /// The comment above the declaration, without its marks.
    pub doc: Option<String>,
    /// The `%feature`s that apply, known or not.
    pub features: BTreeMap<String, String>,
}

impl Function {
    /// A function without parameters, results and features, and outside of all classes.
    pub fn new(name: String, qualified: String, action: Action, span: Span, declared: Span) -> Function {
        Function {
            name,
            span,
            declared,
            qualified,
            template_arguments: Vec::new(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            tuple: Vec::new(),
            action,
            class: None,
            is_operator: false,
            is_reference: false,
            reads_named_value: false,
            extension: None,
            method: None,
            upcall: None,
            accessor: None,
            director: None,
            arguments: Vec::new(),
            parameters: Vec::new(),
            returns: None,
            lengths: Vec::new(),
            elements: None,
            error_code: None,
            code_around: None,
            ties: Vec::new(),
            variadic: None,
            is_explicit: false,
            contract: Contract::default(),
            doc: None,
            features: BTreeMap::new(),
        }
    }

    /// Whether a feature applies that is not switched off.
    pub fn is_set(&self, feature: &str) -> bool {
        is_set(&self.features, feature)
    }

    /// Whether the last of the caller's arguments is all further ones, for the code of a typemap over `...`.
    pub fn takes_rest(&self) -> bool {
        Argument::read_rest(&self.arguments, &self.parameters)
    }

    /// Whether other threads of Python's may run while it does, as `%thread` and `%nothread` say.
    pub fn is_unlocked(&self) -> bool {
        let is_on = |feature: &str| self.features.get(feature).map(|value| value != "0");
        match (is_on("nothread"), is_on("nothreadallow")) {
            (Some(true), _) | (_, Some(true)) => false,
            (Some(false), _) | (_, Some(false)) => true,
            (None, None) => is_on(THREAD).unwrap_or(false),
        }
    }

    /// Whether the function takes or makes an array on a device.
    pub fn is_on_device(&self) -> bool {
        self.inputs.iter().any(Crossing::is_on_device)
    }

    /// The objects that it takes and gives.
    pub fn objects(&self) -> impl Iterator<Item = &Object> {
        let taken = self.inputs.iter().filter_map(|input| input.r#type.object());
        let given = self.outputs.iter().filter_map(|output| output.r#type.object());
        let named = self.code_around.iter().flat_map(|code_around| &code_around.objects);
        let shown = self.outputs.iter().filter_map(|output| match &output.r#type {
            Type::Part(part) => part.pointer.as_deref(),
            _ => None,
        });
        let method = self.method.as_deref();
        let methods = method.into_iter().chain(method.and_then(|method| method.twin.as_deref()));
        let turned = methods.flat_map(|method| method.turned.all_objects());
        taken.chain(given).chain(shown).chain(named).chain(turned)
    }
}

/// The arguments of a call that stand for `...`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variadic {
    /// The number of parameters before them.
    pub fixed: usize,
    /// The types of the arguments: C++ converts no argument to these types.
    pub types: Vec<String>,
    /// The argument behind all others, by which C++ finds their end.
    pub sentinel: Option<String>,
}

/// Whether a feature is among those that apply, and not switched off.
pub fn is_set(features: &BTreeMap<String, String>, feature: &str) -> bool {
    features.get(feature).is_some_and(|value| value != "0")
}

/// The operation of the shim, in C++, on the entity that the function's `qualified` names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Calls it with the arguments.
    Call,
    /// Calls the function by its unqualified name: C++ finds it by its arguments, as a friend that only its class
    /// declares.
    CallByArguments,
    /// Reads a variable.
    Read,
    /// Assigns the argument to a variable.
    Assign,
    /// Makes the object of an instance whose constructor runs.
    Construct,
    /// Makes an object of a class, which the caller gets: a constructor with a name of its own.
    Make,
    /// Calls a method on an object of its class.
    Method,
    /// Calls the method on a `const` object: C++ may have another overload for objects that can be changed.
    ConstMethod,
    /// Applies an operator that is no member: between an object of the class and the argument, or before the object.
    Operator,
    /// An operator as in [`Action::Operator`], with the object as the right operand.
    ReflectedOperator,
    /// Copies an object of its class.
    Copy,
    /// Reads a data member of an object.
    Get,
    /// Writes one.
    Set,
}

impl Action {
    /// Whether the action writes a data member, which another function of the same name reads.
    pub fn is_write(self) -> bool {
        matches!(self, Action::Set | Action::Assign)
    }

    /// Whether the action reads a variable or a data member.
    pub fn is_read(self) -> bool {
        matches!(self, Action::Get | Action::Read)
    }

    /// Whether the action needs an object of the class.
    pub fn has_this(self) -> bool {
        matches!(
            self,
            Action::Method
                | Action::ConstMethod
                | Action::Operator
                | Action::ReflectedOperator
                | Action::Copy
                | Action::Get
                | Action::Set
        )
    }
}

/// The meaning of the integer that a C++ function returns as its status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorCode {
    /// CUDA's.
    Cuda,
    /// A library's: what it is where all is well, and what of a code is the exception's text, both C++. In the text the
    /// code is [`ERROR_CODE`].
    Of { success: String, text: String },
}

/// The placeholder for the status in the text of an exception.
pub const ERROR_CODE: &str = "quaff_error_code";

/// The extent of results along an axis each, which no array that the caller passes has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Length {
    /// The C++ name of the extent.
    pub name: String,
    /// The input that gives the extent, an integer.
    pub input: usize,
    /// The axes of results that have this extent: at least one.
    pub of: Vec<Axis>,
    pub r#type: Integer,
}
