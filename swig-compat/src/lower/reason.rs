//! The reasons why a declaration is not bound, and what to change.

pub mod advice;

use crate::code;
use crate::interface::{ClassType, Ty, Type};
use crate::lower::parameter::Parameter;
use crate::lower::record::Unfit;
use crate::lower::traits::NoArray;
use crate::source::Span;
use std::fmt;

/// A fact and its fix, both without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub fact: String,
    pub fix: String,
    /// The place of the parameter in question.
    pub span: Option<Span>,
    /// The code of an error, if the interface requests something impossible.
    pub error: Option<&'static str>,
    /// The name of the type that nothing declares.
    pub undeclared: Option<String>,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reason { fact, fix, .. } = self;
        if fix.is_empty() { f.write_str(fact) } else { write!(f, "{fact}: {fix}") }
    }
}

impl From<NoArray> for Reason {
    fn from(obstacle: NoArray) -> Reason {
        match obstacle {
            NoArray::Changed(class) => Reason::new(
                format!(
                    "C++ could change the shape of the `{class}`, and the array of the caller cannot follow"
                ),
                "take a view of the elements, a class whose `quaff::array_traits` have `wrap` (with Eigen, a \
                 `Ref`), or return the result",
            ),
            NoArray::Undescribed(class) => Reason::new(
                format!("`quaff::array_traits<{class}>` does not say what arrays these are"),
                "write `using view = quaff::array_view<float, 2>;` there, with the element type, which is a \
                 number, the number of axes and perhaps a layout",
            ),
        }
    }
}

impl Reason {
    /// The reason why a function is bound only for the calls that leave out the parameter.
    #[must_use]
    pub fn for_longer_calls(self) -> Reason {
        Reason { fact: format!("{}, so that only calls without it are bound", self.fact), ..self }
    }

    pub fn new(fact: impl Into<String>, fix: impl Into<String>) -> Reason {
        Reason { fact: fact.into(), fix: fix.into(), span: None, error: None, undeclared: None }
    }

    /// The reason for a declaration for which the pattern of a `%rename` makes a text that is no name.
    pub fn invalid_name(name: &str, full: &str) -> Reason {
        Reason::new(
            format!("a `%rename` calls it `{name}`, which is no valid name"),
            format!("give it a name of its own: `%rename(name) {full};`"),
        )
    }

    /// The reason for a function with a type that only the members of a class can name.
    pub fn inaccessible(r#type: &str) -> Reason {
        Reason::new(format!("`{type}` is not public"), "make the type public in C++")
    }

    /// The reason for a constructor whose object the code of an `out` typemap makes, or behind which code of
    /// a `newfree` or `ret` typemap runs, and which is a function with another name.
    pub fn made_by_code(name: &str) -> Reason {
        Reason::new(
            format!(
                "a typemap with code makes its object or runs behind it, and a `%rename` gives it another name \
                 than `{name}`"
            ),
            "leave the name to the constructor, or write a function in `%extend` that returns the object",
        )
    }

    /// The reason for a parameter by value of a class that C++ cannot copy.
    pub fn uncopied(parameter: &Parameter) -> Reason {
        let Parameter { name, r#type, span, .. } = parameter;
        let reason = Reason::new(
            format!("`{name}` is a `{type}` by value, which C++ cannot copy"),
            "take a reference; or write `%include <swigmove.i>` and `%apply SWIGTYPE MOVE { Class name };` to \
             have the object moved",
        );
        Reason { span: Some(*span), ..reason }
    }

    pub fn kernel() -> Reason {
        Reason::new("a kernel is launched, not called", "bind the function that launches it")
    }

    pub fn too_many_parameters(count: usize, most: usize) -> Reason {
        Reason::new(
            format!("it has {count} parameters, and quaff passes {most} at most"),
            "write a function that takes an array or a structure, for example in `%inline %{ … %}`",
        )
    }

    /// The reason for an operator outside of classes without a class that could have it as a method.
    pub fn operator_without_class() -> Reason {
        Reason::new(
            "no class of its operands is bound",
            "give it a name with `%rename`, or bind a function that uses it",
        )
    }

    /// The reason for a member operator without a counterpart in Python.
    pub fn nameless_operator(full: &str) -> Reason {
        Reason::new(
            "Python has no such operator",
            format!("give it a name with `%rename(name) {full};` to have it bound as a method"),
        )
    }

    /// The reason for a member function that is qualified with `&&`, by its full name.
    pub fn for_rvalues(full: &str) -> Reason {
        Reason::new(
            "it is for objects that are about to end",
            format!(
                "`%feature(\"ignore\", \"0\") {full}() &&;` has it bound, and called on the object as by `std::move`"
            ),
        )
    }

    /// The reason for a method in an `%elementwise`.
    pub fn member_by_element() -> Reason {
        Reason::new(
            "it is a member of a class, and `%elementwise` is for functions",
            "call it from a function, for example in `%inline %{ … %}`",
        )
    }

    /// The reason for a result that cannot be handed to a caller.
    pub fn returned(r#type: &Ty) -> Reason {
        let fact = format!("it returns `{type}`");
        if let Some(fix) = advice::missing(r#type) {
            return Reason::new(fact, fix);
        }
        match r#type.without_const() {
            Ty::Pointer(_) => {
                Reason::new(fact, "return a value, or write to an array that the caller passes")
            }
            Ty::Reference(_) | Ty::RvalueReference(_) => Reason::new(fact, "return a value"),
            Ty::Other(_) | Ty::Undeclared(_) => Reason::new(
                fact,
                "write a function that returns a number or a string, or writes to an array that the caller \
                 passes, for example in `%inline %{ … %}`",
            ),
            _ => Reason::new(fact, advice(r#type)),
        }
    }

    /// The reason for a result that is an array on a device. `class` is its class.
    pub fn returned_on_device(class: &Ty) -> Reason {
        Reason::new(
            format!("it returns `{class}`, an array on a device"),
            "write to a device array that the caller passes",
        )
    }

    /// The reason for a pointer to structs with a directive that structured arrays do not support.
    pub fn record_array(pointer: &Parameter, class: &ClassType, what: &str, help: String) -> Reason {
        let name = &pointer.name;
        let message = format!("`{name}` is an array of the struct `{class}` {what}");
        Reason { span: Some(pointer.span), ..Reason::new(message, help) }
    }

    /// The reason for a pointer to strings that a directive declares as an array.
    pub fn array_of_text(pointer: &Parameter) -> Reason {
        let name = &pointer.name;
        Reason {
            span: Some(pointer.span),
            ..Reason::new(
                format!("`{name}` is an array of `std::string`, and the elements of arrays are numbers"),
                "write a function that takes a `const std::vector<std::string> &`, for example in `%inline %{ … %}`",
            )
        }
    }

    /// The reason for a class with traits.
    pub fn by_traits() -> Reason {
        Reason::new("its objects are arrays or other values in Python, as its traits say", "")
    }

    /// The reason for a data member that is an array outside of an object on the host. `class` is the type
    /// of the member.
    pub fn member_array(class: &Ty) -> Reason {
        Reason::new(
            format!("it has the type `{class}`, and is static or an array on a device"),
            "write a function that reads it, for example in `%inline %{ … %}`",
        )
    }

    /// The reason for a function with two streams.
    pub fn second_stream(first: &Parameter, second: &Parameter) -> Reason {
        Reason {
            span: Some(second.span),
            error: Some(code::DEVICE_STREAM),
            ..Reason::new(
                format!(
                    "`{}` and `{}` are both declared as the stream, but a call has only one stream",
                    first.name, second.name
                ),
                "write a function that takes one stream and creates the other, for example in `%inline %{ … \
                 %}`",
            )
        }
    }

    /// The reason for a stream in a function without device arrays.
    pub fn stream_of_nothing(stream: &Parameter) -> Reason {
        let name = &stream.name;
        Reason {
            span: Some(stream.span),
            error: Some(code::DEVICE_STREAM),
            ..Reason::new(
                format!(
                    "`{name}` takes the stream of an array on the device, but the function takes no such \
                     array"
                ),
                format!(
                    "declare the pointers to device memory with `%in_device_array(pointer, length)`, or \
                     remove `%device_stream({name})`"
                ),
            )
        }
    }

    /// The reason for an array with a number of strides that differs from its number of dimensions.
    pub fn strides_of_another_rank(pointer: &Parameter, rank: u8) -> Reason {
        let (name, plural) = (&pointer.name, if rank == 1 { "" } else { "s" });
        Reason {
            span: Some(pointer.span),
            error: Some(code::MALFORMED_FEATURE),
            ..Reason::new(
                format!(
                    "`{name}` has {rank} dimension{plural}, but `%array_strides` names another number of \
                     strides"
                ),
                format!("name {rank} after `{name}`, in the order of its extents"),
            )
        }
    }

    /// The reason for a parameter that is the stride of several arrays or axes, or also an extent.
    pub fn stride_of_several(parameter: &Parameter) -> Reason {
        let name = &parameter.name;
        Reason {
            span: Some(parameter.span),
            error: Some(code::MALFORMED_FEATURE),
            ..Reason::new(
                format!("`{name}` is declared as a stride and also as something else"),
                "write a function that takes each stride in a separate parameter, for example in `%inline \
                 %{ … %}`",
            )
        }
    }

    /// The reason for a result in Fortran order.
    pub fn result_in_fortran_order(pointer: &Parameter) -> Reason {
        let name = &pointer.name;
        Reason {
            span: Some(pointer.span),
            error: Some(code::MALFORMED_FEATURE),
            ..Reason::new(
                format!("`{name}` is a result in Fortran order, but results are created in C order"),
                format!("let the caller pass the array, with `%inplace_array({name}, …)`"),
            )
        }
    }

    /// The reason for an array with fixed extents that only C++ knows.
    pub fn extent_without_number(parameter: &Parameter) -> Reason {
        let fact = format!("`{}` has an extent whose value is unknown here", parameter.name);
        let fix = "write the number, or `#define` the name in the interface";
        Reason { span: Some(parameter.span), ..Reason::new(fact, fix) }
    }

    /// The reason for an output parameter beside a result of another kind, or in a constructor.
    pub fn outputs_of_two_kinds(parameter: &Parameter) -> Reason {
        let fact = format!(
            "`{}` is an output of a function whose result is not a number, a string or a \
                     vector",
            parameter.name
        );
        let fix = "write a function that returns both, for example in `%inline %{ … %}`";
        Reason { span: Some(parameter.span), ..Reason::new(fact, fix) }
    }

    /// The reason for a callback with user data, in an interface of C, with a value whose type C++ does not
    /// know.
    pub fn function_of_c(parameter: &Parameter, r#type: &Ty) -> Reason {
        let fact = format!(
            "with `--c`, quaff cannot make functions with the type `{type}` for `{}`",
            parameter.name
        );
        let fix = "take a function of numbers and of pointers to numbers and structs, for example in `%inline %{ … %}`";
        Reason { span: Some(parameter.span), ..Reason::new(fact, fix) }
    }

    /// A warning about a result of an undeclared type.
    pub fn doubtful_result(returns: &Ty) -> Option<Reason> {
        let of_name = undeclared(returns, "returns", &format!("`{returns}`"));
        of_name.or_else(|| unnamed(returns, "returns an opaque object"))
    }

    /// A warning about the parameter at `at`, if it is a pointer that is probably an array, or has an
    /// undeclared type.
    pub fn doubt(parameters: &[Parameter], at: usize) -> Option<Reason> {
        let Parameter { name, r#type, span, .. } = &parameters[at];
        let of_object = || {
            let value = Type::Value(r#type.value()?);
            let reason = unnamed(&value.object()?.r#type, &format!("takes `{name}` as an opaque object"))?;
            let fix = advice::changed(&parameters[at]).unwrap_or(reason.fix);
            Some(Reason { fix, ..reason })
        };
        if let Some(reason) = undeclared(r#type, "takes", &format!("`{name}`")).or_else(of_object) {
            return Some(Reason { span: Some(*span), ..reason });
        }
        let fix = advice::likely_fix(parameters, at)?;
        let name = &parameters[at].name;
        let fact = format!("takes `{name}` as an opaque pointer: no directive specifies what it points to");
        Some(Reason { span: Some(parameters[at].span), ..Reason::new(fact, fix) })
    }

    /// The reason for an opaque pointer that a directive declares as an array: arrays cannot have elements of
    /// its type.
    pub fn array_without_elements(pointer: &Parameter, element: &Ty) -> Reason {
        let (name, element) = (&pointer.name, element.without_const());
        let fact = format!(
            "takes `{name}` as an opaque pointer: a directive names it as an array, but the elements of arrays cannot be `{element}`"
        );
        let instead = match element.builtin().map(|builtin| builtin.identity) {
            Some("long double") => "a pointer to `double`",
            Some("wchar_t") => "a `const std::wstring &`",
            _ => "a pointer to numbers",
        };
        let fix = format!("write a function that takes {instead}, for example in `%inline %{{ … %}}`");
        Reason { span: Some(pointer.span), ..Reason::new(fact, fix) }
    }

    /// The reason for a pointer to structs that a directive declares as an array, if they cannot be its
    /// elements. The pointer then refers to one object.
    pub fn structs_without_fields(pointer: &Parameter, class: &Ty, unfit: &Unfit) -> Reason {
        let (name, class) = (&pointer.name, class.without_const());
        let fact = format!("takes `{name}` as one object: a directive names it as an array, but {unfit}");
        let fix = format!(
            "write a function that takes a `const std::vector<{class}> &`, for example in `%inline %{{ … %}}`"
        );
        Reason { span: Some(pointer.span), ..Reason::new(fact, fix) }
    }

    /// The reason for a vector of structs that a directive declares as an array, if they cannot be its
    /// elements. The vector then is a list of objects.
    pub fn vector_without_fields(unfit: &Unfit) -> Reason {
        let fact = format!("returns no array, although `%array_result` names it: {unfit}");
        Reason::new(
            fact,
            "remove the directive, or return a `std::vector` of structs that have only public data members, of types that NumPy has",
        )
    }

    /// The reason for the parameter at `at`, for which nothing can be passed.
    pub fn parameter(parameters: &[Parameter], at: usize) -> Reason {
        let Parameter { name, r#type, span, .. } = &parameters[at];
        let reason = match r#type.without_const() {
            Ty::Reference(_) if let Some(fix) = advice::changed(&parameters[at]) => {
                Reason::new(format!("C++ may change `{name}`, a `{type}`"), fix)
            }
            missing if let Some(fix) = advice::missing(missing) => {
                Reason::new(format!("`{name}` has the type `{type}`"), fix)
            }
            stream if stream.is_stream() => Reason::new(
                format!("`{name}` is a CUDA stream"),
                format!("write `%device_stream({name})`, which passes the stream of the device arrays"),
            ),
            Ty::Other(text) if text.contains("...") => {
                Reason::new("it is variadic", "bind a function with a fixed number of parameters")
            }
            Ty::Reference(referent) if referent.is_const() => {
                Reason::new(format!("`{name}` has the type `{type}`"), advice(referent))
            }
            Ty::Reference(_) => Reason::new(
                format!("`{name}` is a reference that C++ can write to"),
                "take a value, and return the result",
            ),
            Ty::RvalueReference(_) => Reason::new(format!("`{name}` is an rvalue reference"), "take a value"),
            _ => Reason::new(format!("`{name}` has the type `{type}`"), advice(r#type)),
        };
        Reason { span: Some(*span), ..reason }
    }
}

/// A warning about a pointer or a reference to an object of a template that no `%template` names. `does` is
/// what the function does, such as `returns an opaque object`.
fn unnamed(r#type: &Ty, does: &str) -> Option<Reason> {
    r#type.is_unnamed_instance().then(|| {
        let pass_on = || "take and return values instead, unless Python only passes it on".to_owned();
        let fix = advice::missing(r#type).unwrap_or_else(pass_on);
        Reason::new(format!("{does}: no `%template` names `{type}`"), fix)
    })
}

/// A warning about a value of an undeclared type. `does` is the verb for what the function does with the
/// value, such as `takes`, and `what` the name of the value.
fn undeclared(r#type: &Ty, does: &str, what: &str) -> Option<Reason> {
    let own = r#type.without_const();
    own.is_undeclared_name().then(|| {
        let fact =
            format!("{does} {what} as an opaque object: nothing in the interface declares the type `{own}`");
        let fix = "declare it (`typedef`, `enum` or `class`), unless Python only passes it on";
        Reason { undeclared: Some(own.to_string()), ..Reason::new(fact, fix) }
    })
}

fn advice(r#type: &Ty) -> &'static str {
    match r#type.builtin().map(|builtin| builtin.identity) {
        Some("long double") => "take `double`, which is the type of Python's floats",
        Some("void") => "take a pointer to numbers",
        _ => "write a function that takes numbers, strings or arrays, for example in `%inline %{ … %}`",
    }
}
