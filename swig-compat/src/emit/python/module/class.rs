//! The Python code that the interface adds to classes: functions around methods, and code of the class body.
//! It is emitted as the body of a class whose metaclass assigns its attributes to the extension module's
//! class and creates no other class; `super()` also refers to the extension module's class.

use super::{
    annotations as annotations_of, assigned_annotations, indented, is_wrapped, passed, wrapper_body,
};
use crate::lex::words_of_text;
use crate::plan::{ClassFace, Plan, PlannedClass, PlannedFunction, PlannedMember};
use std::borrow::Cow;

/// The classes that Python code extends, and the function that extends them.
pub(super) fn completed(plan: &Plan) -> String {
    let classes = plan.classes.iter().filter(|class| class.face == ClassFace::Module);
    let bodies: String = classes.filter_map(class).collect();
    if bodies.is_empty() {
        return bodies;
    }
    let has_slots = plan.classes.iter().any(has_slots);
    format!("{COMPLETE}{}{bodies}", if has_slots { HAS_SLOT } else { "" })
}

/// Makes a metaclass that completes a class.
const COMPLETE: &str = "

def _complete(native):
    # What a class statement has in any case is no addition.
    usual = (
        \"__doc__\",
        \"__firstlineno__\",
        \"__module__\",
        \"__qualname__\",
        \"__static_attributes__\",
    )

    def complete(_, bases, body):
        if \"__classcell__\" in body:
            body.pop(\"__classcell__\").cell_contents = native
        for name, value in body.items():
            if name not in usual:
                setattr(native, name, value)
                if hasattr(type(value), \"__set_name__\"):
                    value.__set_name__(native, name)
        return native

    class Body(dict):
        # The code may name what the class has already.
        def __missing__(self, name):
            return vars(native)[name]

    complete.__prepare__ = lambda name, bases: Body()
    return complete
";

/// The classes that are registered as subclasses of abstract base classes of Python.
pub(super) fn registered(plan: &Plan) -> String {
    let of =
        |class: &PlannedClass| Some(format!("{}.register({})\n", class.abstract_base.as_ref()?, class.name));
    let lines: String = plan.classes.iter().filter_map(of).collect();
    if lines.is_empty() { lines } else { format!("\n\n{lines}") }
}

fn class(class: &PlannedClass) -> Option<String> {
    let name = &class.name;
    let around: Vec<&PlannedMember> = class.members.iter().filter(|member| is_around(member)).collect();
    let constructor = class.constructor.as_ref().filter(|function| is_changed(function));
    let annotated: Vec<&(String, String)> = class.members.iter().filter_map(annotation).collect();
    let annotations = match annotated.as_slice() {
        [] => String::new(),
        all => assigned_annotations(&format!("{name}.__annotations__"), all),
    };
    let is_complete = class.python.is_empty() && around.is_empty() && constructor.is_none();
    if is_complete && !class.is_nondynamic {
        return (!annotations.is_empty()).then(|| format!("\n\n{annotations}"));
    }
    let mut kept: Vec<&PlannedFunction> = constructor.into_iter().collect();
    kept.extend(around.iter().flat_map(|member| member.functions()));
    // The object that a decorator returns may accept no annotations.
    let functions = kept.iter().filter(|function| function.shadow.is_none() && function.decorators.is_none());
    let annotations: String =
        (functions.map(|each| annotations_of(&attribute(class, each), each))).chain([annotations]).collect();
    let kept: String = kept
        .iter()
        .map(|function| format!("{} = {}\n", inner(class, function), attribute(class, function)))
        .collect();
    let mut pieces: Vec<String> = Vec::new();
    pieces.extend(constructor.map(|function| method(class, function, "self")));
    pieces.extend(around.into_iter().map(|member| wrapper(class, member)));
    pieces.extend(class.python.iter().map(|code| format!("{code}\n")));
    pieces.extend(class.is_nondynamic.then(|| set_attribute(name)));
    pieces.extend((has_slots(class) && !class.is_nondynamic).then(|| set_slot(name)));
    let body = indented(&pieces.join("\n"));
    let kept = if kept.is_empty() { kept } else { format!("\n\n{kept}") };
    // Annotations are assigned after the class, because linters report dicts in a class body as shared by
    // mistake.
    let after = if annotations.is_empty() { annotations } else { format!("\n\n{annotations}") };
    Some(format!("{kept}\n\nclass _{name}(metaclass=_complete({name})):\n{}\n{after}", body.trim_end()))
}

/// The entry of a data member in the annotations of its class.
fn annotation(member: &PlannedMember) -> Option<&(String, String)> {
    match member {
        PlannedMember::Property { get, .. } => get.annotations.first(),
        _ => None,
    }
}

fn is_around(member: &PlannedMember) -> bool {
    match member {
        PlannedMember::Method(function)
        | PlannedMember::Operator(function)
        | PlannedMember::Static(function) => is_changed(function),
        PlannedMember::Property { .. } | PlannedMember::StaticData { .. } => false,
    }
}

fn is_changed(function: &PlannedFunction) -> bool {
    is_wrapped(function) || function.shadow.is_some()
}

/// The attribute of the class, from outside of it.
fn attribute(class: &PlannedClass, function: &PlannedFunction) -> String {
    format!("{}.{}", class.name, private_name(class, &function.name))
}

/// The name in the Python module for a method of the extension module: `_Counter_add`, `_Counter___add__`.
/// With two underscores at its beginning it would be a private name of the class that uses it.
fn inner(class: &PlannedClass, function: &PlannedFunction) -> String {
    let prefix = if class.name.starts_with('_') { "_inner" } else { "_" };
    format!("{prefix}{}_{}", class.name, function.name)
}

fn wrapper(class: &PlannedClass, member: &PlannedMember) -> String {
    let decorators = member.functions().find_map(|function| function.decorators.as_deref());
    let decorators = decorators.map_or(String::new(), |decorators| format!("{decorators}\n"));
    decorators + &undecorated(class, member)
}

fn undecorated(class: &PlannedClass, member: &PlannedMember) -> String {
    match member {
        PlannedMember::Static(function) => format!("@staticmethod\n{}", method(class, function, "")),
        PlannedMember::Method(function) | PlannedMember::Operator(function) => {
            method(class, function, "self")
        }
        PlannedMember::Property { .. } | PlannedMember::StaticData { .. } => String::new(),
    }
}

/// A function around a method. `receiver` is the expression for the object or class that it is called on, or
/// empty.
fn method(class: &PlannedClass, function: &PlannedFunction, receiver: &str) -> String {
    let (name, inner) = (&function.name, inner(class, function));
    if let Some(shadow) = &function.shadow {
        return format!("{}\n", shadow.replace("$action", &inner));
    }
    let (parameters, arguments) = passed(function, receiver);
    let body = wrapper_body(function, &format!("{inner}({arguments})"));
    let document = match receiver {
        "" => String::new(),
        _ if !function.has_known_decorators() => String::new(),
        _ => format!("\n{name}.__doc__ = {inner}.__doc__\n"),
    };
    format!("def {name}({parameters}):\n{body}{document}")
}

/// Whether code of the class body may list the attributes of instances, and leaves it to Python to refuse
/// others.
fn has_slots(class: &PlannedClass) -> bool {
    let names = |name: &str| class.python.iter().any(|code| words_of_text(code).any(|word| word == name));
    names("__slots__") && !names("__setattr__")
}

/// Python code that refuses to set attributes for which there is no slot. The type exists before its slots
/// are known, hence a method.
fn set_slot(class: &str) -> String {
    format!(
        "\
def __setattr__(self, name, value):
    if not _has_slot(type(self), name):
        raise AttributeError(f\"`{class}` has no attribute `{{name}}`\")
    super().__setattr__(name, value)
"
    )
}

/// Whether instances of a class take an attribute, by Python's rules for `__slots__` in a class and its
/// bases.
const HAS_SLOT: &str = "

def _has_slot(cls, name):
    for base in cls.__mro__:
        # The base of all classes of C++ has no slots of Python.
        if \"__swig_destroy__\" in vars(base):
            return hasattr(cls, name)
        slots = vars(base).get(\"__slots__\", \"__dict__\")
        slots = (slots,) if isinstance(slots, str) else slots
        # Python puts the class before private names.
        private = name.removeprefix(f\"_{base.__name__.lstrip('_')}\")
        if \"__dict__\" in slots or name in slots or private in slots:
            return True
    return True
";

/// Python code that refuses to set attributes other than those of C++ and the properties of subclasses.
fn set_attribute(class: &str) -> String {
    format!(
        "\
def __setattr__(self, name, value):
    settable = (property, type({class}.thisown))
    if isinstance(getattr(type(self), name, None), settable):
        super().__setattr__(name, value)
        return
    kind = type(self).__name__
    message = f\"`{{kind}}` has no attribute `{{name}}`, and takes no new ones\"
    raise AttributeError(message)
"
    )
}

// Private names: what a class calls `__size` is its attribute `_Shape__size`, as in Python's own classes.
// The runtime stores members so (`protocols/property.rs`); code outside of the class needs the long
// name.

/// The name of the attribute for a member of a class.
pub(super) fn private_name<'n>(class: &PlannedClass, name: &'n str) -> Cow<'n, str> {
    let owner = class.name.trim_start_matches('_');
    match name.starts_with("__") && !name.ends_with("__") && !owner.is_empty() {
        true => Cow::Owned(format!("_{owner}{name}")),
        false => Cow::Borrowed(name),
    }
}
