//! The names of the features that the compiler evaluates.

/// The feature that `%reduction` sets. Its value is the reduction's class.
pub const REDUCTION: &str = "quaff:reduction";

/// The feature that `%rust_name` sets. Its value is the name.
pub const RUST_NAME: &str = "quaff:rust_name";

/// The feature that `%elementwise` sets.
pub const ELEMENTWISE: &str = "quaff:elementwise";

/// The feature of enumerations that are also Python `enum` classes.
pub const INT_ENUM: &str = "quaff:int_enum";

/// The feature of functions whose vectors become arrays even if a class for such vectors exists.
pub const ARRAY: &str = "quaff:array";

/// The feature that `%module(threads="1")` sets for all functions.
pub const THREAD: &str = "thread";

/// The feature that `%pythonabc` sets. Its value is a Python class.
pub const ABSTRACT_BASE: &str = "python:abc";

/// `%pythonnondynamic`: instances accept no attributes that C++ does not have.
pub const NONDYNAMIC: &str = "python:nondynamic";

/// `%nodefaultctor` and `%nodefault`: a class has no implicit constructor.
pub const NO_CONSTRUCTOR: [&str; 2] = ["nodefaultctor", "nodefault"];

/// The feature with the exceptions of a function: those of `%catches`, or of its own `throw(…)`.
pub const CATCHES: &str = "catches";

/// The feature of classes whose virtual functions Python may override.
pub const DIRECTOR: &str = "director";

/// The feature that excludes functions or classes from [`DIRECTOR`].
pub const NO_DIRECTOR: &str = "nodirector";

/// The feature whose value is C++ code that runs after a Python method has raised an exception.
pub const DIRECTOR_EXCEPT: &str = "director:except";

/// The feature that `%contract` sets.
pub const CONTRACT: &str = "contract";

/// The feature that `%exception` sets. Its value is code in which `$action` stands for the call.
pub const EXCEPT: &str = "except";

/// The feature that `%exceptionvar` sets: code for variables, which `%exception` leaves alone.
pub const EXCEPT_OF_VARIABLES: &str = "exceptvar";

/// The feature that `%allowexception` sets: the code of `%exception` applies to variables too.
pub const EXCEPT_ON_VARIABLES: &str = "allowexcept";

/// The feature whose value is code that replaces a call.
pub const ACTION: &str = "action";

/// The feature that `%varargs` sets: the parameters that replace `...`.
pub const VARARGS: &str = "varargs";

/// The feature that `%refobject` sets. Its value is C++ code.
pub const REF: &str = "ref";

/// The feature that `%unrefobject` sets. Its value is C++ code.
pub const UNREF: &str = "unref";

/// The feature that `%implicitconv` sets: a parameter of the class's type also accepts the arguments of its
/// constructors.
pub const IMPLICIT: &str = "implicitconv";

/// The feature that `%extend_smart_pointer` sets: objects of the class are also accepted as the objects to
/// which `operator->` leads.
pub const POINTS: &str = "extend_smart_pointer";

/// `%pythonmaybecall`: a method returns `NotImplemented` for operands that it does not accept.
pub const MAYBE_CALL: &str = "python:maybecall";

/// The feature of functions whose addresses Python can pass as function pointers. Its value is the name of
/// the address.
pub const CALLBACK: &str = "callback";
