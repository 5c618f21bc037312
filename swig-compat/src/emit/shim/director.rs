//! The classes that the shim derives from director classes. Each function asks whether Python overrides it,
//! and otherwise calls the function of its base.

pub(super) mod values;

use super::types;
use crate::emit::cxx_layout::laid_out;
use crate::emit::fragment::line;
use crate::emit::text::cpp_string;
use crate::interface::{CxxCallConversion, Ty, Type, Value};
use crate::plan::{OverrideValue, Plan, PlannedClass, PlannedDirector, PlannedOverride};
use std::collections::BTreeSet;
use values::argument;

pub(super) const HEADER: &str = "quaff/director_call.hpp";
pub(super) const VALUES_HEADER: &str = "quaff/director_values.hpp";
pub(super) const TRAITS_HEADER: &str = "quaff/director_traits.hpp";
pub(super) const ARRAYS_HEADER: &str = "quaff/director_arrays.hpp";
pub(super) const TREES_HEADER: &str = "quaff/tree_director.hpp";

/// Whether Python overrides the functions of directors.
pub(super) fn are_of_python(plan: &Plan) -> bool {
    plan.directors.iter().any(|director| !director.passes_trees)
}

/// Whether C++ itself converts some values of directors and callables, of which Python gets copies.
pub(super) fn copies_values(plan: &Plan) -> bool {
    values(plan).any(|conversion| matches!(conversion, CxxCallConversion::Copied))
}

/// Whether traits or the headers for standard library values convert values of directors and callables.
pub(super) fn has_traits(plan: &Plan) -> bool {
    values(plan)
        .any(|conversion| matches!(conversion, CxxCallConversion::ByTraits | CxxCallConversion::Library(_)))
}

/// Whether Python methods and callables get arrays that refer to C++ memory.
pub(super) fn lends_arrays(plan: &Plan) -> bool {
    values(plan).any(|conversion| matches!(conversion, CxxCallConversion::Lent(_)))
}

fn values(plan: &Plan) -> impl Iterator<Item = &CxxCallConversion> {
    let directors = plan.directors.iter().filter(|director| !director.passes_trees);
    let functions = directors.flat_map(|director| &director.functions);
    let callables = plan.callbacks.iter().map(|callback| &callback.function);
    functions
        .chain(callables)
        .flat_map(|function| function.passed.iter().chain(&function.returned))
        .map(|value| &value.value.conversion)
}

pub(super) fn classes(plan: &Plan) -> String {
    plan.directors.iter().map(|director| class(director, plan)).collect()
}

fn class(director: &PlannedDirector, plan: &Plan) -> String {
    let name = &director.name;
    let class = &plan.classes[director.class];
    let own = types::r#type(&class.r#type);
    let count = director.functions.len();
    let (base, connected) = match director.passes_trees {
        true => ("::quaff::TreeDirector", "self".to_owned()),
        false => ("::quaff::Director", format!("self, quaff_overrides, {count}")),
    };
    let constructor = format!(
        "template <class... Arguments> explicit {name}(PyObject *self, Arguments &&...arguments) : \
         {own}(::std::forward<Arguments>(arguments)...), {base}({connected}) {{}}"
    );
    let destructor = format!("~{name}() override {{ ::quaff::Director::end(); }}");
    // With `#line`, compiler errors about a function name the line that declares it.
    let at = |function: &PlannedOverride, text: String| laid_out(&function.place, 2, &text);
    let mut members = vec![laid_out(&director.place, 2, &constructor), format!("  {destructor}\n")];
    members.extend(
        (director.functions.iter().enumerate())
            .map(|(index, function)| at(function, overrider(index, function, class, director.passes_trees))),
    );
    members.extend(
        director.absent.iter().map(|function| at(function, absent(function, class, director.passes_trees))),
    );
    members.extend(director.protected.iter().map(|function| at(function, accessor(function, class, &own))));
    members.extend(director.exposed.iter().map(|member| format!("  using {own}::{member};\n")));
    members.extend(exposed(director, &own).map(|exposed| format!("  {exposed}\n")));
    if !director.passes_trees {
        members.push(format!("  ::quaff::Override quaff_overrides[{}]{{}};\n", count.max(1)));
    }
    let line = line(director.place.line, &director.place.file);
    let body = members.concat();
    in_scope(director, plan, &format!("\n{line}struct {name} final : {own}, {base} {{\n{body}}};\n"))
}

/// The derived class in the namespace around the class, in which C++ finds the types that the interface does
/// not declare: of two types with the same name, the inner one.
fn in_scope(director: &PlannedDirector, plan: &Plan, class: &str) -> String {
    let Some(around) = &director.namespace else { return class.to_owned() };
    let (name, module) = (&director.name, &plan.namespace);
    let scope = format!("quaff_scope_of_{name}_in_{}", module.replace("::", "_"));
    format!(
        "}}\nnamespace {around} {{ namespace {scope} {{\n{class}}}}}\nnamespace {module} {{\n\
         using ::{around}::{scope}::{name};\n"
    )
}

/// A virtual function in messages: `area` of `Shape`.
fn shown(function: &PlannedOverride, class: &PlannedClass) -> String {
    cpp_string(&format!("{}.{}", class.full_name, function.name))
}

/// The text before and after the parameters.
fn head(function: &PlannedOverride) -> String {
    let method = &function.method;
    let parameters: Vec<String> = (method.spelled.parameters.iter().enumerate())
        .map(|(index, r#type)| match r#type.is_rest() {
            true => r#type.to_string(),
            false => format!("{} {}", spelled(r#type), argument(index)),
        })
        .collect();
    let qualifiers = match method.qualifiers.as_str() {
        "" => String::new(),
        qualifiers => format!(" {qualifiers}"),
    };
    let noexcept = if method.is_noexcept { " noexcept" } else { "" };
    format!(
        "{} {}({}){qualifiers}{noexcept} override",
        spelled(&method.spelled.returns),
        method.name,
        parameters.join(", ")
    )
}

/// A type, including types such as function pointers that surround the name.
pub(super) fn spelled(r#type: &Ty) -> String {
    match r#type {
        Ty::Function(_) | Ty::FunctionPointer(_) | Ty::Array(..) => format!("::quaff::Same<{type}>"),
        Ty::Reference(inner) | Ty::Pointer(inner) | Ty::Const(inner) if is_compound(inner) => {
            format!("::quaff::Same<{type}>")
        }
        other => other.to_string(),
    }
}

fn is_compound(r#type: &Ty) -> bool {
    match r#type {
        Ty::Function(_) | Ty::FunctionPointer(_) | Ty::Array(..) => true,
        Ty::Reference(inner) | Ty::Pointer(inner) | Ty::Const(inner) => is_compound(inner),
        _ => false,
    }
}

fn overrider(index: usize, function: &PlannedOverride, class: &PlannedClass, passes_trees: bool) -> String {
    if passes_trees {
        return tree_overrider(index, function, class);
    }
    let shown = shown(function, class);
    let (before, slots) = values::passed(function);
    let failed = function.except.as_deref().map(except).unwrap_or_default();
    let failed = format!("{failed}::quaff::throw_from_python({shown});");
    let kept = format!("quaff_kept_{index}");
    let returned = values::returned(function, &format!("call.place({kept})"), &shown);
    let is_noexcept = function.method.is_noexcept;
    let results = match is_noexcept || holds_instance(function) {
        true => format!("<{}, true>", function.returned.len().max(1)),
        false => several(function),
    };
    let begun = format!("::quaff::PythonCall{results} call(::quaff::Director::link(), {index});");
    let given = match values::kept_by_python(function) {
        given if given.is_empty() => String::new(),
        given => {
            let types: Vec<String> = given.iter().map(|name| format!("decltype({name})")).collect();
            format!("may_call_own = ::quaff::are_copied<{}>; ", types.join(", "))
        }
    };
    let run = format!(
        "if (call.is_overridden()) {{ {before}{given}if (!call.run({slots})) {{ {failed} }} {returned} }}"
    );
    let (call, own) = match is_noexcept {
        true => without_exceptions(function, class, &begun, &run),
        false => (format!("{begun} {run}"), own_call(function, class)),
    };
    let key = cpp_string(&function.method.key());
    let place = place(function).map_or(String::new(), |r#type| format!(" mutable {type} {kept}{{}};"));
    format!(
        "{} {{ if (::quaff::Director::may_call({index}, {key})) {{ {call} }} {own} }}{place}",
        head(function)
    )
}

/// The call of the Python method and that of the C++ function, for a `noexcept` function: exceptions are
/// reported, and C++ then calls its own function, unless the function is pure, the object was freed
/// meanwhile, or Python got an argument that cannot be copied. The exception's traceback may have the last
/// reference to the instance, and is freed before.
fn without_exceptions(
    function: &PlannedOverride,
    class: &PlannedClass,
    begun: &str,
    run: &str,
) -> (String, String) {
    let shown = shown(function, class);
    let empty = format!("return ::quaff::empty_result<{}>();", function.method.spelled.returns);
    let reported =
        |tried: &str| format!("try {{ {tried} }} catch (...) {{ ::quaff::report_thrown({shown}); }}");
    let own = own_call(function, class);
    match function.is_pure {
        true => {
            let call = reported(&format!("{begun} {run} {own}"));
            (format!("{call} {empty}"), format!("{} {empty}", reported(&own)))
        }
        false => {
            let call = reported(run);
            let call = format!(
                "bool may_call_own = true; {{ {begun} {call} may_call_own = call.end() && may_call_own; }}"
            );
            (format!("{call} if (!may_call_own) {{ {empty} }}"), own)
        }
    }
}

/// The template argument with the number of results, for a call that has several.
pub(super) fn several(function: &PlannedOverride) -> String {
    match function.returned.len() {
        0 | 1 => String::new(),
        several => format!("<{several}>"),
    }
}

/// Whether the director must keep the Python instance and the method alive during the call: Python code, such
/// as a finalizer, may run before the method, also while a text that is not UTF-8 is decoded, or C++ refers
/// to the director after it.
fn holds_instance(function: &PlannedOverride) -> bool {
    let is_plain = |value: &OverrideValue| {
        matches!(
            value.value.conversion,
            CxxCallConversion::Value(Type::Value(Value::Scalar(_))) | CxxCallConversion::Number(_)
        )
    };
    function.keeps_result() || place(function).is_some() || !function.passed.iter().all(is_plain)
}

/// The type of the variable for results that C++ gets by reference: the director stores the last one.
pub(super) fn place(function: &PlannedOverride) -> Option<String> {
    let referent = function.method.returns.referent()?.without_const();
    match &function.returned.first()?.value.conversion {
        CxxCallConversion::Value(Type::Value(Value::Text(_) | Value::Scalar(_))) => {
            Some(referent.to_string())
        }
        // The object stays Python's, which the director keeps alive.
        CxxCallConversion::Value(Type::Value(Value::Object(object))) if values::is_lent_owner(object) => {
            Some(format!("::std::optional<::quaff::Lent<{}>>", types::r#type(&object.r#type)))
        }
        // Such a type may lack a default constructor.
        CxxCallConversion::Library(_) | CxxCallConversion::Copied => {
            Some(format!("::std::optional<{}>", types::r#type(referent)))
        }
        _ => None,
    }
}

/// The call of the C++ function, if Python does not override it.
fn own_call(function: &PlannedOverride, class: &PlannedClass) -> String {
    if function.is_pure {
        return format!("throw ::Swig::DirectorPureVirtualException({});", shown(function, class));
    }
    let passed: Vec<String> = (function.method.parameters.iter().enumerate())
        .map(|(index, r#type)| forwarded(r#type, &argument(index)))
        .collect();
    format!("return {}::{}({});", types::r#type(&function.owner), function.method.name, passed.join(", "))
}

/// A parameter as a forwarded argument: values and rvalues are moved.
fn forwarded(r#type: &Ty, name: &str) -> String {
    let is_moved = matches!(
        r#type,
        Ty::RvalueReference(_)
            | Ty::Class(_)
            | Ty::Undeclared(_)
            | Ty::StdString
            | Ty::StdVector(_)
            | Ty::Unique(_)
    );
    if is_moved { format!("::std::move({name})") } else { name.to_owned() }
}

/// The code of `director:except`, which runs while the Python error is set, in the form of SWIG's macro.
fn except(code: &str) -> String {
    let code = code.replace("$error", "error");
    format!("{{ [[maybe_unused]] PyObject *error = PyErr_Occurred();\n{}\n}} ", code.trim())
}

/// The body for a pure virtual function that Python does not override.
fn absent(function: &PlannedOverride, class: &PlannedClass, passes_trees: bool) -> String {
    let own = if passes_trees { tree_absent(function, class) } else { own_call(function, class) };
    format!("{} {{ {own} }}", head(function))
}

/// A class that makes protected functions public, bypassing their overriders.
fn exposed(director: &PlannedDirector, own: &str) -> Option<String> {
    let names: BTreeSet<&str> =
        director.protected.iter().map(|function| function.method.name.as_str()).collect();
    let usings: String = names.iter().map(|name| format!(" using {own}::{name};")).collect();
    (!names.is_empty()).then(|| format!("struct quaff_Exposed : {own} {{{usings} }};"))
}

/// The function with which a method of a Python subclass calls a protected C++ function.
fn accessor(function: &PlannedOverride, class: &PlannedClass, own: &str) -> String {
    let method = &function.method;
    let of_each = |of: &dyn Fn(usize, &Ty) -> String| -> Vec<String> {
        method.spelled.parameters.iter().enumerate().map(|(index, r#type)| of(index, r#type)).collect()
    };
    let parameters = of_each(&|index, r#type| format!(", {} {}", spelled(r#type), argument(index)));
    let types = of_each(&|_, r#type| spelled(r#type));
    let passed = of_each(&|index, r#type| forwarded(r#type, &argument(index)));
    let (returns, shown, key) =
        (spelled(&method.spelled.returns), shown(function, class), cpp_string(&method.key()));
    let constant = if method.qualifiers.contains("const") { "const " } else { "" };
    format!(
        "static {returns} {}({own} *self{}) {{ \
         return ((*::quaff::Upcall<{constant}{own}>(::quaff::only_director(self, {shown}), {key})).*\
         static_cast<{returns} ({own}::*)({}) {}>(&quaff_Exposed::{}))({}); }}",
        function.accessor,
        parameters.concat(),
        types.join(", "),
        method.qualifiers,
        method.name,
        passed.join(", ")
    )
}

// The functions of directors whose values cross as trees.

/// A function that calls the method that overrides it, if there is one.
fn tree_overrider(index: usize, function: &PlannedOverride, class: &PlannedClass) -> String {
    let key = cpp_string(&function.method.key());
    let count = function.method.parameters.len();
    let passed = (0..count).map(argument).collect::<Vec<_>>().join(", ");
    format!(
        "{} {{ if (auto quaff_method = ::quaff::TreeDirector::overriding({index}, {key})) {{ \
         return quaff_method.result<{}>({passed}); }} {} }}",
        head(function),
        spelled(&function.method.spelled.returns),
        tree_own_call(function, class)
    )
}

/// The call of the C++ function, if no method overrides it.
fn tree_own_call(function: &PlannedOverride, class: &PlannedClass) -> String {
    match function.is_pure {
        true => format!("::quaff::throw_pure({});", shown(function, class)),
        false => own_call(function, class),
    }
}

/// The body of a pure virtual function that methods cannot override.
fn tree_absent(function: &PlannedOverride, class: &PlannedClass) -> String {
    format!("::quaff::throw_absent({});", shown(function, class))
}
