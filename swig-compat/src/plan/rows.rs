//! The rows of a Python function: the calls that its overloads accept, in the order in which they are tried.

use super::code_around;
use super::defaults;
use super::exception_code;
use super::face::python::documentation::{own_words, plain};
use super::face::python::stub;
use super::face::python::stub::values::PythonValue;
use super::named_types;
use super::names::{self, Names, ParameterName};
use super::results::{self, results_last};
use super::{MemberReach, Place, Row, RowCall, RowExtent, RowInput};
use crate::interface::{
    Action, Argument, ArrayClass, ArrayObject, Axis, Builtin, ClassType, Crossing, FullName, Function,
    FunctionTy, NO_DIRECTOR, PYTHON_VARIABLES, Passing, Pointee, REDUCTION, RUST_NAME, Scalar, Ty, Type,
    Value,
};
use crate::overload::call::{Call, distinct_calls};
use crate::overload::takes::{self, Takes};
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::ptr;

/// The rows, in the order in which C++ would accept a literal: see [`Takes::order`].
///
/// `label` is the prefix of the rows' symbols; `depth` returns the depth of a class in its hierarchy;
/// `is_class` is true for the full name of a class.
pub(super) fn of(
    overloads: &[&Function],
    label: &str,
    depth: &impl Fn(&ClassType) -> usize,
    is_class: &impl Fn(&str) -> bool,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) -> Vec<Row> {
    let calls = distinct_calls(overloads);
    let fewest_inputs = fewest_inputs(&calls);
    let beside_host = !calls.iter().all(|call| call.function.is_on_device());
    let mut ordered = |call: &Call| {
        let mut row = row(call, label, names, beside_host, place);
        spell_pointees(&mut row, overloads);
        if may_be_ambiguous(&row, overloads) {
            named_types::name(&mut row, is_class, overloads);
        }
        code_around::tell_apart(&mut row, call.function, overloads.len() > 1, names, place);
        let fewest = fewest_inputs.get(&ptr::from_ref(call.function)).copied().unwrap_or_default();
        let required = row.inputs.iter_mut().take(fewest);
        required.for_each(|input| input.default = None);
        // Derived classes before their bases, as in C++'s overload resolution.
        let order = |takes: &Takes| match takes {
            Takes::Object { r#type, .. } => {
                (takes.order(), Reverse(r#type.class().map_or(0, depth)), takes.change_of_floats())
            }
            _ => (takes.order(), Reverse(0), 0),
        };
        (row.passed_inputs().iter().map(|input| order(&input.takes)).collect(), row)
    };
    // Calls with all arguments are named first, so that the defaults of one overload do not change the name
    // of another.
    let mut named: Vec<(usize, &Call)> = calls.iter().enumerate().collect();
    named.sort_by_key(|(_, call)| call.defaulted() > 0);
    let ordered = |(index, call)| (ordered(call), index);
    let mut rows: Vec<((RowOrder, Row), usize)> = named.into_iter().map(ordered).collect();
    // Overloads that no argument can distinguish stay in the order of the interface.
    rows.sort_by(|((left, _), first), ((right, _), second)| left.cmp(right).then(first.cmp(second)));
    rows.into_iter().map(|((_, row), _)| row).collect()
}

/// The sort key of a row, input by input.
type RowOrder = Vec<(usize, Reverse<usize>, u8)>;

/// The number of inputs in the shortest call of each function.
fn fewest_inputs(calls: &[Call]) -> FxHashMap<*const Function, usize> {
    let mut fewest = FxHashMap::default();
    for call in calls {
        let given = call.inputs().iter().filter(|input| !input.is_result()).count();
        let known = fewest.entry(ptr::from_ref(call.function)).or_insert(given);
        *known = given.min(*known);
    }
    fewest
}

/// A row. `beside_host`: other rows of the function run on the host.
fn row(
    call: &Call,
    label: &str,
    names: &mut Names,
    beside_host: bool,
    place: &impl Fn(Span) -> Place,
) -> Row {
    let function = call.function;
    let target = names::target(&function.qualified, &function.template_arguments);
    let class =
        function.features.get(REDUCTION).map(|class| names::target(class, &function.template_arguments));
    let order = results_last(call.inputs());
    let inputs: Vec<&Crossing> = order.iter().map(|&index| &call.inputs()[index]).collect();
    let takes = takes::of(function);
    let takes: Vec<Takes> = order.iter().map(|&index| takes[index].clone()).collect();
    let arguments = defaults::arguments(call, &order);
    let is_on_device = function.is_on_device();
    let mut extents = extents(&arguments);
    let action = action(function, names);
    let (given, stream) = input_names(function, action, &inputs, &mut extents, stream(&arguments));
    let code_around = code_around::of(call, &arguments, place);
    let exception_code = exception_code::of(function, arguments.len());
    let suffix = if is_on_device && beside_host { "_on_device" } else { "" };
    let symbol = names.symbol(label, &function.template_arguments, suffix, class.is_some());
    Row {
        named_types: Vec::new(),
        call: row_call(function, class.is_some(), &inputs, &symbol, names),
        action,
        is_reference: function.is_reference,
        reads_named_value: function.reads_named_value,
        class: function.class.clone(),
        member: member(function),
        is_template_instance: !function.template_arguments.is_empty(),
        extension: function.extension.clone(),
        overridden: overridden(function),
        reach: MemberReach {
            upcall: function.upcall.clone(),
            accessor: function.accessor.clone(),
            exposed_by: function.exposed_by.clone(),
        },
        director: function.director.clone(),
        target: class.unwrap_or(target),
        function: function.key(),
        place: place(function.span),
        comment: function.doc.as_deref().map(plain),
        docstring: own_words(&function.features),
        inputs: inputs.into_iter().zip(takes).zip(given).map(input).collect(),
        outputs: function.outputs.clone(),
        gathered: function.gathered.clone(),
        lengths: results::lengths(function, &order),
        gives_this: function.action.has_this() && function.is_set("del"),
        takes_rest: Argument::read_rest(&arguments, &function.parameters),
        arguments,
        error_code: function.error_code.clone(),
        exception_code,
        code_around,
        ties: function.ties.iter().filter_map(|tie| tie.in_order(&order)).collect(),
        symbol,
        extents,
        stream,
        defaults: defaults::left_out(call),
        variadic: function.variadic.clone(),
        c: None,
        parameters: function.parameters.clone(),
        returns: function.returns.clone(),
        rust_name: function.features.get(RUST_NAME).map(|name| names::safe(&names::identifier(name))),
    }
}

/// The operation of the shim. A macro with the function's name may call it or replace it: only an unqualified
/// name can be a macro.
fn action(function: &Function, names: &Names) -> Action {
    match function.action {
        Action::Call if names.is_unscoped(&function.qualified) => Action::CallByArguments,
        action => action,
    }
}

/// The name of the stream in C++.
fn stream(arguments: &[Argument]) -> Option<&str> {
    arguments.iter().find_map(|argument| match argument {
        Argument::Stream { name } => Some(name.as_str()),
        _ => None,
    })
}

/// Distinct names for a row's inputs and its stream. The extents get theirs too.
fn input_names(
    function: &Function,
    action: Action,
    inputs: &[&Crossing],
    extents: &mut [RowExtent],
    stream: Option<&str>,
) -> (Vec<ParameterName>, Option<String>) {
    let named = inputs.iter().map(|input| input.name.as_str());
    let named = named.chain(extents.iter().map(|extent| extent.name.as_str())).chain(stream);
    let bound = bound(function, action);
    let bound: Vec<&str> = bound.iter().map(String::as_str).collect();
    let is_method = action.has_this() || matches!(action, Action::Construct | Action::Make);
    let mut given = names::parameters(named, &bound, is_method);
    if function.is_set("kwargs") {
        names::name_keywords(&mut given);
    }
    let stream = stream.and_then(|_| given.pop()).map(|name| name.safe);
    let of_extents = given.split_off(inputs.len());
    extents.iter_mut().zip(of_extents).for_each(|(extent, name)| extent.safe_name = name.safe);
    (given, stream)
}

/// How a row's C++ function is called. `inputs` are those of the row, and `symbol` is its name.
fn row_call(
    function: &Function,
    is_reduction: bool,
    inputs: &[&Crossing],
    symbol: &str,
    names: &mut Names,
) -> RowCall {
    match inputs {
        _ if let Some(elements) = &function.elements => {
            RowCall::Elementwise { elements: (**elements).clone(), constant: names.constant(symbol) }
        }
        [Crossing { r#type: Type::Array(array), .. }] if is_reduction => {
            RowCall::Reduction { array: array.clone(), constant: names.constant(symbol) }
        }
        _ if function.is_on_device() => RowCall::Device,
        _ if function.is_unlocked() => RowCall::Unlocked,
        _ => RowCall::Arguments,
    }
}

/// The extents that C++ takes, each with its C++ name.
fn extents(arguments: &[Argument]) -> Vec<RowExtent> {
    let extents = |argument: &Argument| match argument {
        Argument::Extent { name, of, r#type } => {
            let (name, of, r#type) = (name.clone(), of.clone(), r#type.clone());
            vec![RowExtent { safe_name: name.clone(), name, of, r#type, value: None, is_stride: false }]
        }
        Argument::Stride { name, of, r#type } => {
            let (name, of, r#type) = (name.clone(), vec![*of], r#type.clone());
            vec![RowExtent { safe_name: name.clone(), name, of, r#type, value: None, is_stride: true }]
        }
        Argument::Object { input, object: ArrayObject::Class(class) } => of_class(*input, class),
        _ => Vec::new(),
    };
    arguments.iter().flat_map(extents).collect()
}

/// The extents, and possibly strides, from which traits construct an object.
fn of_class(input: usize, class: &ArrayClass) -> Vec<RowExtent> {
    let extent = |axis: u8| (axis, class.extent_name(axis), Builtin::fundamental("unsigned long"), false);
    let distance = Builtin::fundamental(if class.is_positive() { "unsigned long" } else { "long" });
    let stride = |axis: u8| (axis, format!("stride_{}", axis + 1), distance, true);
    let strides = (0..class.rank).filter(|_| class.is_strided).map(stride);
    let all = (0..class.rank).map(extent).chain(strides);
    let made = all.filter_map(|(axis, name, r#type, is_stride)| {
        let Some(Scalar::Integer(r#type)) = r#type.scalar() else { return None };
        let of = vec![Axis { input, axis }];
        Some(RowExtent { safe_name: name.clone(), name, of, r#type, value: None, is_stride })
    });
    made.collect()
}

/// The values that C++ passes to an overriding Python method.
fn overridden(function: &Function) -> Vec<PythonValue> {
    let is_overridable = function.upcall.is_some() && !function.is_set(NO_DIRECTOR);
    let method = function.method.as_ref().filter(|_| is_overridable);
    method.map(|method| stub::passed(method)).unwrap_or_default()
}

/// The local names in calls of the function, besides the parameters: in tables for Python, and in Rust.
fn bound(function: &Function, action: Action) -> Vec<String> {
    let mut bound = vec!["done"];
    if !function.outputs.is_empty() {
        bound.extend(["result", "all"]);
    }
    if action == Action::Construct {
        bound.push("result");
    }
    if function.action.has_this() {
        bound.push("object");
    }
    // C++ finds the function by its unqualified name, unless a nearer name hides it.
    if action == Action::CallByArguments {
        bound.push(FullName::of(&function.qualified).last());
    }
    if function.is_on_device() || function.is_unlocked() {
        bound.extend(["arguments", "arrays", "py", "work"]);
    }
    if function.exception_code().is_some() {
        bound.extend(PYTHON_VARIABLES);
    }
    let of_code = function.code_around.iter().flat_map(|code_around| code_around::bound(code_around));
    bound.into_iter().map(str::to_owned).chain(of_code).collect()
}

/// The unqualified name and the template arguments of a member: `add` for `Counter::add`.
fn member(function: &Function) -> String {
    let own = function.class.as_ref().and_then(|class| function.qualified.strip_prefix(class.name()));
    let name = own.and_then(|name| name.strip_prefix("::")).unwrap_or(&function.qualified);
    names::target(name, &function.template_arguments)
}

fn input(((input, takes), name): ((&Crossing, Takes), ParameterName)) -> RowInput {
    let ParameterName { python: name, safe: safe_name } = name;
    RowInput {
        name,
        safe_name,
        r#type: input.r#type.clone(),
        takes,
        blame: None,
        settle: None,
        check: None,
        stands_for: None,
        default: input.default.clone(),
        default_number: input.default_number,
    }
}

// Pointers to undeclared types and to functions: C++ deduces the types, unless there are overloads to choose
// from, or template arguments that C++ deduces from the same types.

/// Spells the types behind the pointers of an overload as in the interface. Only outside of classes and
/// namespaces is the name of an undeclared type known to be its C++ name.
fn spell_pointees(row: &mut Row, overloads: &[&Function]) {
    let is_overloaded = overloads.len() > 1;
    if is_overloaded && row.action == Action::Call && FullName::of(&row.target).scope().is_none() {
        name_pointee(row);
    }
    // A parameter pack, even one with arguments in the text, may have more elements, which C++ deduces.
    if is_overloaded || row.is_template_instance {
        name_functions(row);
    }
}

/// Whether C++ may find another overload as good as the row's, if it does not know the types of undeclared
/// arguments: another overload takes as many, and no other argument rules it out. C++ may have overloads of a
/// function that takes values of such types which the interface does not bind.
fn may_be_ambiguous(row: &Row, overloads: &[&Function]) -> bool {
    let undeclared = |input: &super::RowInput| match &input.r#type {
        Type::Value(Value::Object(object)) => (object.pointee == Pointee::Deduced).then_some(object.passing),
        _ => None,
    };
    let passings: Vec<Passing> = row.inputs.iter().filter_map(undeclared).collect();
    if passings.is_empty() {
        return false;
    }
    // The undeclared name in a function outside of classes is looked up in the function's namespace, whereas
    // that in a member may be the name of a type inside the class.
    if row.action == Action::Call && passings.contains(&Passing::Value) {
        return true;
    }
    let (own, others): (Vec<&Function>, Vec<&Function>) =
        overloads.iter().copied().partition(|overload| overload.key() == row.function);
    let Some(own) = own.first() else { return false };
    let count = row.arguments.len();
    let takes_count = |other: &&Function| Call::all(other).any(|call| call.arguments().len() == count);
    others.into_iter().filter(takes_count).any(|other| {
        let pairs = own.parameters.iter().zip(&other.parameters).take(count);
        pairs.into_iter().all(|(from, to)| may_convert(from, to))
    })
}

/// Whether C++ may convert an argument of one type to another type. A number is not converted to a pointer,
/// nor a pointer to a number other than `bool`.
fn may_convert(from: &Ty, to: &Ty) -> bool {
    let is_number = |r#type: &Ty| matches!(r#type, Ty::Builtin(_) | Ty::Enum(..));
    let value = |r#type: &Ty| match r#type.without_const() {
        Ty::Reference(inner) | Ty::RvalueReference(inner) => inner.without_const().clone(),
        own => own.clone(),
    };
    let (from, to) = (value(from), value(to));
    let is_bool = to.scalar() == Some(Scalar::Bool);
    !(is_number(&from) && to.is_pointer() || from.is_pointer() && is_number(&to) && !is_bool)
}

/// Spells the types of function pointers, if C++ knows all types in them.
fn name_functions(row: &mut Row) {
    for input in &mut row.inputs {
        if let Type::Value(Value::Object(object)) = &mut input.r#type
            && object.pointee == Pointee::Deduced
            && let Ty::Function(function) = &object.r#type
            && is_known_function(function)
        {
            object.pointee = Pointee::Opaque(function.spelled(""));
        }
    }
}

fn is_known_function(function: &FunctionTy) -> bool {
    let is_known = Ty::is_same_in_every_scope;
    function.class.is_none() && is_known(&function.returns) && function.parameters.iter().all(is_known)
}

/// Spells undeclared types behind pointers as in the interface.
fn name_pointee(row: &mut Row) {
    for input in &mut row.inputs {
        if let Type::Value(Value::Object(object)) = &mut input.r#type
            && object.pointee == Pointee::Deduced
            && let Ty::Other(name) = &object.r#type
            && named_types::is_name(name)
        {
            let constant = if object.constant { "const " } else { "" };
            object.pointee = Pointee::Opaque(format!("{constant}::{name}"));
        }
    }
}
