//! C++ code of the interface around a call: the typemaps of parameters and of the result, and the conditions
//! of contracts, which are checked at each call.

use super::{FunctionTy, Object, Ty, Type, Value, spelled_as_written};
use crate::lex::is_word;
use crate::source::Span;

/// The code around one function's call. Its variables have SWIG's names: `arg1`, `result`, `resultobj`.
#[derive(Clone, Debug, Default)]
pub struct CodeAround {
    /// The variables in the order of the C++ parameters, of which some have none.
    pub variables: Vec<WrappedVariable>,
    /// Declarations of the local variables of typemaps.
    pub locals: Vec<String>,
    /// The steps, in the order of SWIG's wrappers.
    pub steps: Vec<Step>,
    /// The C++ result, if code makes the Python object from it.
    pub result: Option<WrappedResult>,
    /// The variable for the object that a method is called on, if it has one: `arg1`.
    pub this: Option<String>,
    /// The types whose SWIG descriptors the code uses.
    pub descriptors: Vec<Descriptor>,
    /// The variables whose Python objects are class instances.
    pub objects: Vec<Object>,
    /// The fragments that the code needs.
    pub fragments: Vec<String>,
    /// The code that returns whether an input is accepted, for telling overloads apart.
    pub checks: Vec<TypeCheck>,
    /// The Python types of values that code reads and makes, as far as the interface names them.
    pub annotations: Annotations,
    /// The values that quaff itself would accept for parameters that code reads, by position. By these
    /// values, overloads with code are distinguished from overloads without code.
    pub values: Vec<(usize, Value)>,
}

impl CodeAround {
    /// Whether a typemap's code makes the object that the caller gets.
    pub fn makes_result(&self) -> bool {
        self.result.is_some()
    }

    /// All code.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let of_checks = self.checks.iter().map(|check| &check.code);
        self.steps.iter().map(|step| &step.code).chain(of_checks).map(|code| code.text.as_str())
    }
}

/// A variable for a C++ parameter. Its `position` is the index of the parameter.
#[derive(Clone, Debug)]
pub struct WrappedVariable {
    pub position: usize,
    pub name: String,
    /// The type of the parameter, in the form in which types are compared.
    pub r#type: String,
    /// The C++ declaration, without an initial value.
    pub declaration: String,
    pub passing: VariablePassing,
    /// Whether no code reads the Python object, so that the variable is initialised with quaff's own
    /// argument.
    pub is_converted: bool,
}

/// How a variable is passed to C++.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariablePassing {
    /// Moved, or passed directly.
    Value,
    /// A pointer or a number, cast to this type.
    Cast(String),
    /// The object that the pointer points to.
    Pointee,
    /// The object that the pointer points to, after a cast of the pointer to this type.
    CastPointee(String),
    /// The object that the pointer points to, moved.
    MovedPointee,
}

/// The variable for the C++ result.
#[derive(Clone, Debug)]
pub struct WrappedResult {
    pub kind: ResultKind,
    /// The conversion that makes the Python object, if no code does so.
    pub conversion: Option<ResultConversion>,
}

/// The kind of the C++ result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultKind {
    Void,
    /// An object of this class.
    Object(String),
    /// The address of a reference's referent.
    Reference {
        declaration: String,
        r#type: String,
    },
    /// Any other value.
    Value {
        declaration: String,
        r#type: String,
    },
}

/// How quaff makes the Python object of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultConversion {
    None,
    Value,
    /// A pointer to an object, with the descriptor of its type.
    Pointer {
        descriptor: String,
        is_new: bool,
    },
    /// A new Python object.
    Python,
}

/// The stage of the call at which code runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Before Python objects are read.
    Begin,
    /// Reads an input.
    Input,
    Check,
    /// Assigns to a variable or a member in place of C++'s own assignment.
    Assign,
    Output,
    ArgumentOutput,
    Cleanup,
    /// Frees the returned object.
    Free,
}

/// Code for a parameter, for several adjacent parameters, or for the result.
#[derive(Clone, Debug)]
pub struct Step {
    pub stage: Stage,
    /// The position of the last parameter that the code is for; `None` for the result.
    pub position: Option<usize>,
    pub code: WrappedCode,
}

/// Code in which all of SWIG's special variables are replaced.
#[derive(Clone, Debug)]
pub struct WrappedCode {
    pub text: String,
    pub is_block: bool,
    pub span: Span,
}

/// A type in SWIG's code, which `$descriptor` refers to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Descriptor {
    /// The name of the descriptor: `SWIGTYPE_p_example__Counter`.
    pub name: String,
    /// The spelling of the type: `example::Counter *`.
    pub text: String,
    /// The type that the pointer points to, as the runtime identifies it: by its C++ spelling.
    pub class: String,
    /// Whether the pointer points to `const`.
    pub is_const: bool,
}

/// Code that returns whether a value is accepted.
#[derive(Clone, Debug)]
pub struct TypeCheck {
    /// The position of the parameter, or of the first of several that one object is passed for.
    pub position: usize,
    pub code: WrappedCode,
    pub locals: Vec<String>,
    /// The precedence of the overload, as SWIG defines it.
    pub precedence: usize,
}

impl Descriptor {
    /// The descriptor of pointers to `const`, which has a different name in SWIG's mangling.
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

    /// The descriptor of a pointer to a function: `SWIGTYPE_p_f_double_p_q_const__char__int`.
    pub fn of_function(called: &FunctionTy) -> Descriptor {
        let text = called.spelled("*");
        let class = Ty::Function(Box::new(called.clone())).to_string();
        Descriptor { name: format!("SWIGTYPE_p_{}", mangled_function(called)), text, class, is_const: false }
    }

    /// The descriptor of an opaque pointer whose Python name is `_p_double`, for example.
    pub fn of_pointer(name: &str, pointee: &str) -> Descriptor {
        let (name, text) = (format!("SWIGTYPE{name}"), format!("{pointee} *"));
        Descriptor { name, text, class: pointee.to_owned(), is_const: false }
    }
}

/// The type of a function in SWIG's mangling, in which `f`, `p` and `q` stand for functions, pointers and
/// qualifiers.
fn mangled_function(called: &FunctionTy) -> String {
    fn word(r#type: &Ty) -> String {
        match r#type {
            Ty::Const(inner) => format!("q_const__{}", word(inner)),
            Ty::Pointer(inner) => format!("p_{}", word(inner)),
            Ty::Reference(inner) => format!("r_{}", word(inner)),
            Ty::RvalueReference(inner) => format!("z_{}", word(inner)),
            Ty::Function(called) => mangled_function(called),
            Ty::FunctionPointer(called) => format!("p_{}", mangled_function(called)),
            other => mangled(&spelled_as_written(other)),
        }
    }
    let parameters: Vec<String> = called.parameters.iter().map(word).collect();
    format!("f_{}__{}", parameters.join("_"), word(&called.returns))
}

/// A C++ name in SWIG's mangling: `example__BoxT_int_t`.
pub fn mangled(name: &str) -> String {
    let mut word = String::with_capacity(name.len());
    for character in name.replace("::", "__").replace(", ", ",").replace(" >", ">").chars() {
        match character {
            '<' => word.push_str("T_"),
            '>' => word.push_str("_t"),
            '*' => word.push_str("_p"),
            ',' | ' ' | '-' | '\'' => word.push('_'),
            character if is_word(character) => word.push(character),
            _ => {}
        }
    }
    word
}

// The Python types of values that typemap code reads or makes, as `%typemap(pytyping)` names them.

/// A type for type checkers, in the interface's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// The text, in which [`OF_CLASS`](Annotation::OF_CLASS) stands for the Python class of `r#type`.
    pub text: String,
    pub r#type: Ty,
}

impl Annotation {
    /// SWIG's special variable for the name of a class in Python.
    pub const OF_CLASS: &str = "$pytypename";
}

/// The annotations of the values of one function.
#[derive(Clone, Debug, Default)]
pub struct Annotations {
    /// The parameters that code reads, by their positions in C++.
    pub inputs: Vec<(usize, Annotation)>,
    /// The values that the caller gets, in their order; `None` if the type of a value is unknown.
    pub results: Option<Vec<AnnotatedResult>>,
    /// Whether several values are a tuple, and not a list.
    pub is_tuple: bool,
    /// The positions of the C++ parameters from which code makes values.
    pub outputs: Vec<usize>,
    /// Whether code makes nothing of the C++ return value.
    pub discards_returned: bool,
}

/// A value that the caller gets from a function with typemap code.
#[derive(Clone, Debug)]
pub enum AnnotatedResult {
    /// The C++ return value, which quaff converts.
    Converted(Type),
    /// A value that code makes.
    Made(Annotation),
}

/// The contract of a function, including inherited contracts.
#[derive(Clone, Debug, Default)]
pub struct Contract {
    /// The conditions that must hold before the call.
    pub require: Vec<Condition>,
    /// The conditions on the result, one group for each contract. At least one group must hold, with all its
    /// conditions.
    pub ensure: Vec<Vec<Condition>>,
}

/// A condition of a contract.
#[derive(Clone, Debug)]
pub struct Condition {
    /// The text in the interface, for messages.
    pub text: String,
    /// The condition in C++, with SWIG's variables in place of the names: `arg1`, `result`.
    pub code: String,
    /// The positions of the C++ parameters that the condition names.
    pub parameters: Vec<usize>,
}

impl Contract {
    /// The conditions for a call with the first `passed` arguments, in which C++ uses its defaults for
    /// the others.
    pub fn over(&self, passed: usize) -> Contract {
        let is_known =
            |condition: &&Condition| condition.parameters.iter().all(|&position| position < passed);
        let known =
            |group: &Vec<Condition>| group.iter().filter(is_known).cloned().collect::<Vec<Condition>>();
        let ensure: Vec<Vec<Condition>> = self.ensure.iter().map(known).collect();
        // A group that cannot be checked may hold, and one group is enough.
        let is_checked = ensure.iter().all(|group| !group.is_empty());
        Contract { require: known(&self.require), ensure: if is_checked { ensure } else { Vec::new() } }
    }

    /// Whether the contract has no condition.
    pub fn is_empty(&self) -> bool {
        self.require.is_empty() && self.ensure.is_empty()
    }

    /// The code of an `%exception` followed by the code of all conditions: all code that may name variables
    /// of the call.
    pub fn beside(&self, exception: Option<&str>) -> Option<String> {
        let codes = exception.into_iter().chain(self.conditions().map(|condition| condition.code.as_str()));
        let code: Vec<&str> = codes.collect();
        (!code.is_empty()).then(|| code.join("\n"))
    }

    /// The conditions before and after the call.
    pub fn conditions(&self) -> impl Iterator<Item = &Condition> {
        self.require.iter().chain(self.ensure.iter().flatten())
    }
}

#[cfg(test)]
mod tests {
    use super::mangled;

    #[test]
    fn numbers_below_zero_have_another_name() {
        assert_eq!(
            (mangled("Grid<-1>"), mangled("Grid<1>")),
            ("GridT__1_t".to_owned(), "GridT_1_t".to_owned())
        );
        assert_eq!(mangled("Ch<'x'>"), "ChT__x__t");
        assert_eq!(mangled("Pile<Store<int> >"), "PileT_StoreT_int_t_t");
    }
}
