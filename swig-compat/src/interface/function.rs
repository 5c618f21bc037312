//! A function to bind: the values that its caller passes and gets, and the C++ call.

use super::argument::{Argument, Axis};
use super::class_type::ClassType;
use super::code_around::{CodeAround, Contract, TypeCheck};
use super::crossing::Crossing;
use super::cxx_call::MethodSignature;
use super::features::{EXCEPT, EXCEPT_OF_VARIABLES, EXCEPT_ON_VARIABLES, THREAD};
use super::full_name::FullName;
use super::ty::Ty;
use super::types::{Integer, Object, Type, Value};
use crate::interface::{Scalar, spelling};
use crate::source::Span;
use std::collections::BTreeMap;

/// The index of a function among the functions of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FunctionId(pub(super) usize);

/// A C++ function to bind: what its caller passes and gets, and the arguments of the C++ call.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name in Python and Rust.
    pub name: String,
    /// The place that binds the function: the `%template` line, or the declaration itself.
    pub span: Span,
    /// The place of the C++ declaration.
    pub declared: Span,
    /// The full name without template arguments: `example::sum`.
    pub qualified: String,
    /// The template arguments as spelled in `%template`, with defaults filled in; empty for plain functions.
    pub template_arguments: Vec<String>,
    /// The values that the caller passes, in order, and the arrays that become results.
    pub inputs: Vec<Crossing>,
    /// The values that the caller gets, in order; none for a `void` function without outputs.
    pub outputs: Vec<Crossing>,
    /// The types of the outputs, if Python gets several as one object: a tuple if a vector is among them, and
    /// otherwise a list.
    pub gathered: Vec<Type>,
    pub action: Action,
    /// The class of a member function.
    pub class: Option<ClassType>,
    /// SWIG's name for the function behind a member, for code of the interface: `Counter_add`, `new_Counter`.
    pub symname: Option<String>,
    /// The caller's name of the class of a member, for code of the interface.
    pub class_name: Option<String>,
    /// Whether the function is an operator that C++ writes between operands.
    pub is_operator: bool,
    /// Whether the function reads a data member that is a reference, and so refers to an object outside of
    /// the one that has the member.
    pub is_reference: bool,
    /// Whether the function reads a named value of a class, an enumerator or a constant with an initialiser,
    /// which is not a variable.
    pub reads_named_value: bool,
    /// The C++ function that implements a member which `%extend` adds. The address of the object is
    /// its first argument.
    pub extension: Option<String>,
    /// The C++ declaration, if the function is a member of a class.
    pub method: Option<Box<MethodSignature>>,
    /// The key of a virtual function that Python may override, which distinguishes it from others of its
    /// class. On an object of a Python subclass, Python calls the C++ function itself.
    pub upcall: Option<String>,
    /// The function in the shim's namespace through which Python calls it, if it is protected.
    pub accessor: Option<String>,
    /// Whether the function is a protected member that Python sees, or reads or writes one. Constructors, of
    /// which C++ calls the director's, are not.
    pub is_protected: bool,
    /// The director that makes the member public, if it is protected and not virtual.
    pub exposed_by: Option<String>,
    /// The class that the shim derives, for a constructor of a class with overridable functions.
    pub director: Option<String>,
    /// The arguments of the C++ call, one for each C++ parameter.
    pub arguments: Vec<Argument>,
    /// The types of the C++ parameters, as far as they are known.
    pub parameters: Vec<Ty>,
    /// The defaults of the C++ parameters as a call can state them, if it can.
    pub defaults: Vec<Option<String>>,
    /// The C++ return type, as far as it is known. `outputs` may also contain values that C++ writes through
    /// parameters.
    pub returns: Option<Ty>,
    /// The extents of results that the caller passes as numbers.
    pub lengths: Vec<Length>,
    /// The C++ call for one element, for an elementwise function: its inputs are arrays of the C++
    /// parameters' types.
    pub elements: Option<Box<Elements>>,
    /// The meaning of the C++ return value if it is a status: failures become exceptions, and the caller does
    /// not see the status.
    pub error_code: Option<ErrorCode>,
    /// C++ code of the interface around the call, from typemaps.
    pub code_around: Option<Box<CodeAround>>,
    /// The ties by which objects keep others alive after a call.
    pub ties: Vec<Tie>,
    /// The variable arguments of a variadic function.
    pub variadic: Option<Variadic>,
    /// Whether calls that leave out parameters pass the defaults of the interface, because C has no default
    /// arguments.
    pub states_defaults: bool,
    /// Whether this is an `explicit` constructor, which C++ does not use for conversions.
    pub is_explicit: bool,
    /// The conditions that are checked at each call.
    pub contract: Contract,
    /// The comment above the declaration, without its marks.
    pub doc: Option<String>,
    /// The `%feature`s that apply, whether quaff knows them or not.
    pub features: BTreeMap<String, String>,
}

impl Function {
    /// How overloads are told apart by an input that code reads: by a check or by quaff's own rules for a
    /// value.
    pub fn read_by_code(&self, input: usize) -> Option<(Option<&TypeCheck>, Option<&Value>)> {
        let code_around = self.code_around.as_ref()?;
        let is_own = |argument: &&Argument| matches!(argument, Argument::Wrapped { input: Some(own), .. } if *own == input);
        let Argument::Wrapped { position, .. } = self.arguments.iter().find(is_own)? else { return None };
        let check = code_around.checks.iter().find(|check| check.position == *position);
        let value = code_around.values.iter().find(|(at, _)| at == position).map(|(_, value)| value);
        Some((check, value))
    }

    /// The value of one of SWIG's variables for the function, in code of the interface: `$symname`, `$decl`.
    pub fn special_variable(&self, name: &str) -> Option<String> {
        let symname = || self.symname.as_ref().unwrap_or(&self.name);
        Some(match name {
            // Functions that C++ calls without an object have their full names.
            "name" if self.action == Action::Call && self.extension.is_none() => self.qualified.clone(),
            "name" => FullName::of(&self.qualified).last().to_owned(),
            "fullname" => self.qualified.clone(),
            "symname" => symname().clone(),
            "wrapname" => format!("_wrap_{}", symname()),
            "decl" => self.declaration(),
            "fulldecl" => match (self.action, &self.returns) {
                (Action::Construct | Action::Make, _) | (_, None) => self.declaration(),
                (_, Some(returns)) => format!("{} {}", spelling::spelled(returns), self.declaration()),
            },
            "overname" => String::new(),
            "parentclasssymname" => self.class_name.clone().unwrap_or_default(),
            "parentclassname" => {
                let class = self.class.as_ref().map(ClassType::to_string).unwrap_or_default();
                spelling::with_spaces(&class)
            }
            _ => return None,
        })
    }

    /// The declaration of the function without its result, in SWIG's spelling: `Box< int >::get(int) const`.
    fn declaration(&self) -> String {
        let parameters: Vec<String> = self.parameters.iter().map(spelling::spelled).collect();
        let constant = if self.action == Action::ConstMethod { " const" } else { "" };
        format!("{}({}){constant}", spelling::with_spaces(&self.qualified), parameters.join(","))
    }

    /// A function without parameters, results and features, outside of all classes.
    pub fn new(name: String, qualified: String, action: Action, span: Span, declared: Span) -> Function {
        Function {
            name,
            span,
            declared,
            qualified,
            template_arguments: Vec::new(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            gathered: Vec::new(),
            action,
            class: None,
            symname: None,
            class_name: None,
            is_operator: false,
            is_reference: false,
            reads_named_value: false,
            extension: None,
            method: None,
            upcall: None,
            accessor: None,
            is_protected: false,
            exposed_by: None,
            director: None,
            arguments: Vec::new(),
            parameters: Vec::new(),
            defaults: Vec::new(),
            returns: None,
            lengths: Vec::new(),
            elements: None,
            error_code: None,
            code_around: None,
            ties: Vec::new(),
            variadic: None,
            states_defaults: false,
            is_explicit: false,
            contract: Contract::default(),
            doc: None,
            features: BTreeMap::new(),
        }
    }

    /// Whether a feature applies and is not switched off.
    pub fn is_set(&self, feature: &str) -> bool {
        is_set(&self.features, feature)
    }

    /// The text of the function's `%exception`, as written in the interface. Attributes that `%extend` adds
    /// have it as functions do, because the interface's own code implements them.
    pub fn exception_code(&self) -> Option<&str> {
        let is_variable = self.extension.is_none()
            && matches!(
                self.action,
                Action::Read | Action::Assign | Action::Get | Action::Set | Action::Copy
            );
        let of_variables = self.features.get(EXCEPT_OF_VARIABLES).filter(|_| is_variable);
        let code = match of_variables {
            None if is_variable && !self.is_set(EXCEPT_ON_VARIABLES) => return None,
            None => self.features.get(EXCEPT)?.trim(),
            Some(code) => code.trim(),
        };
        // `%noexception f;` and `%exception f;` leave no code.
        (!matches!(code, "" | "0" | "1")).then_some(code)
    }

    /// Whether the caller's last argument collects all further ones, for the code of a typemap over `...`.
    pub fn takes_rest(&self) -> bool {
        Argument::read_rest(&self.arguments, &self.parameters)
    }

    /// Whether other Python threads may run during the call, according to `%thread` and `%nothread`.
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

    /// The objects that the function accepts and returns.
    pub fn objects(&self) -> impl Iterator<Item = &Object> {
        let taken = self.inputs.iter().filter_map(|input| input.r#type.object());
        let given = self.outputs.iter().filter_map(|output| output.r#type.object());
        let named = self.code_around.iter().flat_map(|code_around| &code_around.objects);
        let shown = self.outputs.iter().filter_map(|output| match &output.r#type {
            Type::Part(part) => part.pointer.as_deref(),
            _ => None,
        });
        let from_cxx = self.methods().flat_map(|method| method.cxx_call.all_objects());
        taken.chain(given).chain(shown).chain(named).chain(from_cxx)
    }

    /// The objects that Python gets from C++: results, and arguments of a method that overrides the function.
    pub fn given_objects(&self) -> impl Iterator<Item = &Object> {
        let results = self.outputs.iter().filter_map(|output| output.r#type.object());
        results.chain(self.methods().flat_map(|method| method.cxx_call.passed_objects()))
    }

    /// The functions of C++ that one Python method overrides.
    fn methods(&self) -> impl Iterator<Item = &MethodSignature> {
        let method = self.method.as_deref();
        method.into_iter().chain(method.and_then(|method| method.twin.as_deref()))
    }
}

/// The variable arguments of a call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variadic {
    /// The number of parameters before `...`.
    pub fixed: usize,
    /// The types of the variable arguments. They are cast to these types, because C++ converts no variable
    /// argument.
    pub types: Vec<String>,
    /// The sentinel: an argument after all others, by which C++ finds the end.
    pub sentinel: Option<String>,
}

impl Variadic {
    /// Casts the arguments after the fixed ones and adds the sentinel. `cast` spells the cast of an
    /// expression to a type. More arguments than types have the last type.
    pub fn complete(&self, passed: &mut Vec<String>, cast: impl Fn(&str, &str) -> String) {
        passed.extend(self.sentinel.clone());
        let types = self.types.iter().chain(self.types.last().into_iter().cycle());
        for (argument, r#type) in passed.iter_mut().skip(self.fixed).zip(types) {
            *argument = cast(r#type, argument);
        }
    }
}

/// Whether a feature is among those that apply and is not switched off.
pub fn is_set(features: &BTreeMap<String, String>, feature: &str) -> bool {
    features.get(feature).is_some_and(|value| value != "0")
}

/// The shim's operation in C++ on the entity that the function's `qualified` names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Calls the function with the arguments.
    Call,
    /// Calls the function by its unqualified name. C++ finds it by argument-dependent lookup, as for a friend
    /// that only its class declares.
    CallByArguments,
    /// Reads a variable.
    Read,
    /// Assigns the argument to a variable.
    Assign,
    /// Constructs the object of a new instance.
    Construct,
    /// Constructs an object and returns it: a constructor with a name of its own.
    Make,
    /// Calls a method on an object of its class.
    Method,
    /// Calls the method on a `const` object, because C++ may have another overload for objects that are not.
    ConstMethod,
    /// Applies an operator that is not a member: between an object of the class and the argument, or before
    /// the object.
    Operator,
    /// Like [`Action::Operator`], with the object as the right operand.
    ReflectedOperator,
    /// Copies an object of its class.
    Copy,
    /// Reads a data member of an object.
    Get,
    /// Writes a data member of an object.
    Set,
}

impl Action {
    /// Whether the action writes a data member, which another function with the same name reads.
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

/// The meaning of the status that a C++ function returns as an integer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorCode {
    /// A CUDA status.
    Cuda,
    /// The status of a library. `success` is the C++ expression for success, and `text` the C++ expression
    /// for the message, in which [`ERROR_CODE`] stands for the status.
    Of { success: String, text: String },
}

/// The placeholder for the status in the expression for the message.
pub const ERROR_CODE: &str = "quaff_error_code";

/// An extent of results that no input array has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Length {
    /// The C++ name of the extent.
    pub name: String,
    /// The index of the integer input with the extent.
    pub input: usize,
    /// The axes of results with this extent; at least one.
    pub of: Vec<Axis>,
    pub r#type: Integer,
}

// Functions of numbers that are called for each element of arrays.

/// The C++ call for one element of each array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elements {
    /// The results: first the return value, then the values written through references.
    pub results: Vec<Scalar>,
    pub returned: ReturnedElements,
    /// The arguments of the C++ call, one for each parameter.
    pub parameters: Vec<ElementParameter>,
}

/// How C++ returns results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnedElements {
    Nothing,
    /// The first result.
    One,
    /// Several results in a `std::tuple`, a `std::pair` or a `std::array`.
    Several(usize),
}

/// A parameter, by the index of an input, or the index of a result that C++ writes through a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementParameter {
    Input(usize),
    Result(usize),
}

// Ties: the objects of a call that keep others alive afterwards, according to `%keep_alive`.

/// A tie between two objects, of which one keeps the other alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    pub keeper: End,
    pub kept: End,
}

/// An object of a call, at either end of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The object that a method is called on, or that a constructor makes.
    This,
    Returned,
    /// The objects in an input: the input itself, or its elements.
    Input(usize),
    /// The memory of an input array.
    Memory(usize),
}

impl Tie {
    /// The tie after the inputs are reordered; `None` if one of its inputs is left out.
    pub fn in_order(self, order: &[usize]) -> Option<Tie> {
        Some(Tie { keeper: self.keeper.in_order(order)?, kept: self.kept.in_order(order)? })
    }
}

impl End {
    fn in_order(self, order: &[usize]) -> Option<End> {
        let place = |input: usize| order.iter().position(|&index| index == input);
        Some(match self {
            End::This | End::Returned => self,
            End::Input(input) => End::Input(place(input)?),
            End::Memory(input) => End::Memory(place(input)?),
        })
    }
}
