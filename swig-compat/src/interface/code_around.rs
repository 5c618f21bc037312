//! C++ code of the interface around a call: the typemaps of parameters and of the result.

use super::{Argument, Function, Object, Value};
use crate::lex::is_word;
use crate::source::Span;

/// The code around one function's call, in SWIG's words for variables: `arg1`, `result`, `resultobj`.
#[derive(Clone, Debug, Default)]
pub struct CodeAround {
    /// The variables in the order of C++'s parameters, of which not each has one.
    pub variables: Vec<WrappedVariable>,
    /// Declarations of the code's own variables.
    pub locals: Vec<String>,
    /// The steps in the order in which SWIG's wrappers have them.
    pub steps: Vec<Step>,
    /// The result of C++, where the code makes Python's object from it.
    pub result: Option<WrappedResult>,
    /// The object that a method is called on, where it has a name: `arg1`.
    pub this: Option<String>,
    /// The types that the code names by SWIG's descriptors.
    pub descriptors: Vec<Descriptor>,
    /// The variables that Python has objects of.
    pub objects: Vec<Object>,
    /// The fragments that the code needs.
    pub fragments: Vec<String>,
    /// The code that says whether an input is taken, where overloads are told apart.
    pub checks: Vec<TypeCheck>,
    /// The values that quaff would take for parameters that code reads, by position. They tell such overloads from
    /// overloads without code.
    pub values: Vec<(usize, Value)>,
}

impl CodeAround {
    /// Whether a typemap's code makes the object that the caller gets.
    pub fn makes_result(&self) -> bool {
        self.result.is_some()
    }

    /// The texts of all code.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let of_checks = self.checks.iter().map(|check| &check.code);
        self.steps.iter().map(|step| &step.code).chain(of_checks).map(|code| code.text.as_str())
    }
}

/// A variable in the place of a C++ parameter, which is its index.
#[derive(Clone, Debug)]
pub struct WrappedVariable {
    pub position: usize,
    pub name: String,
    /// The type of the parameter, as C++ compares it.
    pub r#type: String,
    /// The C++ declaration, without a value.
    pub declaration: String,
    pub passing: VariablePassing,
    /// Set where no code reads Python's object: the variable is then first what the argument would be.
    pub is_converted: bool,
}

/// The way in which C++ gets a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariablePassing {
    /// Moved, or as it is.
    Value,
    /// A pointer or a number, as this type.
    Cast(String),
    /// The object that the pointer points to.
    Pointee,
    /// The object that the pointer points to, after a cast of the pointer to this type.
    CastPointee(String),
    /// The object that the pointer points to, which C++ moves from.
    MovedPointee,
}

/// The variable for the C++ result.
#[derive(Clone, Debug)]
pub struct WrappedResult {
    pub kind: ResultKind,
    /// The conversion that makes Python's object, if no code does so.
    pub conversion: Option<ResultConversion>,
}

/// The kind of the C++ result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultKind {
    Void,
    /// An object, of this class.
    Object(String),
    /// The address of a reference's referent.
    Reference {
        declaration: String,
        r#type: String,
    },
    /// Anything else.
    Value {
        declaration: String,
        r#type: String,
    },
}

/// The way in which quaff makes Python's object of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultConversion {
    None,
    Value,
    /// A pointer to an object, with the descriptor of its type.
    Pointer {
        descriptor: String,
        is_new: bool,
    },
    /// A new object of Python's.
    Python,
}

/// The stage of the call at which code stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Before Python's objects are read.
    Begin,
    /// Reads an input.
    Input,
    Check,
    /// Assigns to a variable or a member, in the place of C++'s own assignment.
    Assign,
    Output,
    ArgumentOutput,
    Cleanup,
    /// Frees the returned object.
    Free,
}

/// Code for one parameter, or several side by side, or for the result.
#[derive(Clone, Debug)]
pub struct Step {
    pub stage: Stage,
    /// The last of the parameters that it is for; `None` for the result.
    pub position: Option<usize>,
    pub code: WrappedCode,
}

/// Code with all of SWIG's words replaced.
#[derive(Clone, Debug)]
pub struct WrappedCode {
    pub text: String,
    pub is_block: bool,
    pub span: Span,
}

/// A type in SWIG's code, which `$descriptor` names.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Descriptor {
    /// `SWIGTYPE_p_example__Counter`
    pub name: String,
    /// `example::Counter *`
    pub text: String,
    /// The type that it points to, as the runtime knows it: by its spelling in C++.
    pub class: String,
    /// Whether the pointer points to `const`.
    pub is_const: bool,
}

/// Code that says whether a value is taken.
#[derive(Clone, Debug)]
pub struct TypeCheck {
    /// The parameter, the first of several that one object is passed for.
    pub position: usize,
    pub code: WrappedCode,
    pub locals: Vec<String>,
    /// The order of such overloads among others, as SWIG counts.
    pub precedence: usize,
}

impl Function {
    /// The checks that tell the objects apart that code reads for an input.
    pub fn read_by_code(&self, input: usize) -> Option<(Option<&TypeCheck>, Option<&Value>)> {
        let code_around = self.code_around.as_ref()?;
        let is_own = |argument: &&Argument| matches!(argument, Argument::Wrapped { input: Some(own), .. } if *own == input);
        let Argument::Wrapped { position, .. } = self.arguments.iter().find(is_own)? else { return None };
        let check = code_around.checks.iter().find(|check| check.position == *position);
        let value = code_around.values.iter().find(|(at, _)| at == position).map(|(_, value)| value);
        Some((check, value))
    }
}

impl Descriptor {
    /// The descriptor of pointers to `const`, which has a name of its own as SWIG mangles it.
    #[must_use]
    pub fn to_const(self) -> Descriptor {
        let name = self.name.replacen("_p_", "_p_q_const__", 1);
        Descriptor { name, text: format!("const {}", self.text), is_const: true, ..self }
    }

    /// The descriptor of a pointer to an object of a class.
    pub fn of_class(cxx: &str) -> Descriptor {
        let (name, text) = (format!("SWIGTYPE_p_{}", mangled(cxx)), format!("{cxx} *"));
        Descriptor { name, text, class: cxx.to_owned(), is_const: false }
    }

    /// The descriptor of a pointer that Python calls `_p_double`, for example, and only hands on.
    pub fn of_pointer(name: &str, pointee: &str) -> Descriptor {
        let (name, text) = (format!("SWIGTYPE{name}"), format!("{pointee} *"));
        Descriptor { name, text, class: pointee.to_owned(), is_const: false }
    }
}

/// A name of C++'s as SWIG mangles it: `example__BoxT_int_t`.
pub fn mangled(name: &str) -> String {
    let mut word = String::with_capacity(name.len());
    for letter in name.replace("::", "__").replace(", ", ",").chars() {
        match letter {
            '<' => word.push_str("T_"),
            '>' => word.push_str("_t"),
            '*' => word.push_str("_p"),
            ',' | ' ' => word.push('_'),
            letter if is_word(letter) => word.push(letter),
            _ => {}
        }
    }
    word
}
