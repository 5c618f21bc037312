//! The names of the features that the compiler asks for.

/// The feature that `%reduction` sets. Its value is the class.
pub const REDUCTION: &str = "quaff:reduction";

/// The feature that `%rust_name` sets. Its value is the name.
pub const RUST_NAME: &str = "quaff:rust_name";

/// The feature that `%elementwise` sets.
pub const ELEMENTWISE: &str = "quaff:elementwise";

/// The feature of enumerations that are also Python `enum` classes.
pub const INT_ENUM: &str = "quaff:int_enum";

/// The feature of functions whose vectors are arrays, although a class for such vectors exists.
pub const ARRAY: &str = "quaff:array";

/// The feature of all functions of a `%module(threads="1")`.
pub const THREAD: &str = "thread";

/// The feature that `%pythonabc` sets. Its value is a Python class.
pub const ABSTRACT_BASE: &str = "python:abc";

/// `%pythonnondynamic`: instances take no attributes that C++ does not have.
pub const NONDYNAMIC: &str = "python:nondynamic";

/// `%nodefaultctor` and `%nodefault`: a class has no constructor that nobody declares.
pub const NO_CONSTRUCTOR: [&str; 2] = ["nodefaultctor", "nodefault"];

/// The exceptions of a function: those of `%catches`, or of its own `throw(…)`.
pub const CATCHES: &str = "catches";

/// The feature of classes whose virtual functions Python is to override.
pub const DIRECTOR: &str = "director";

/// The feature that takes functions, or classes, out of a [`DIRECTOR`] for more.
pub const NO_DIRECTOR: &str = "nodirector";

/// The feature whose value is C++ that runs where a Python method has raised an exception.
pub const DIRECTOR_EXCEPT: &str = "director:except";

/// The feature that `%contract` sets.
pub const CONTRACT: &str = "contract";

/// The feature that `%exception` sets. Its value is code around a call, which stands for `$action` there.
pub const EXCEPT: &str = "except";

/// The feature whose value is code in the place of a call.
pub const ACTION: &str = "action";

/// The feature of `%varargs`: the parameters that stand for `...`.
pub const VARARGS: &str = "varargs";

/// The feature that `%refobject` sets. Its value is C++.
pub const REF: &str = "ref";

/// The feature that `%unrefobject` sets. Its value is C++.
pub const UNREF: &str = "unref";

/// The feature that `%implicitconv` sets: a parameter of the class's type also takes the arguments of its constructors.
pub const IMPLICIT: &str = "implicitconv";

/// `%pythonmaybecall`: a method returns `NotImplemented` for operands that it does not take.
pub const MAYBE_CALL: &str = "python:maybecall";

/// The feature of functions whose addresses Python can pass for pointers to functions. Its value is the name of the address.
pub const CALLBACK: &str = "callback";
