//! The calls that a C++ function accepts, and calls that C++ cannot distinguish.

use crate::interface::{
    Action, Argument, ArrayObject, Crossing, Function, Integer, Library, Object, Part, Passing, Scalar, Text,
    Ty, Type, Value,
};
use rustc_hash::FxHashMap;
use std::hash::{Hash, Hasher};

/// A function with its first `count` inputs; C++'s defaults replace the rest.
#[derive(Clone, Copy)]
pub struct Call<'a> {
    pub function: &'a Function,
    pub count: usize,
}

/// The calls of some overloads, without those that C++ considers ambiguous.
pub fn distinct_calls<'a>(overloads: &[&'a Function]) -> Vec<Call<'a>> {
    let calls: Vec<Call> = overloads.iter().copied().flat_map(Call::all).collect();
    // The function for each key; `None` if there are several.
    let mut functions: FxHashMap<Key, Option<&Function>> = FxHashMap::default();
    for call in &calls {
        let only = functions.entry(call.key()).or_insert(Some(call.function));
        *only = only.filter(|only| std::ptr::eq(*only, call.function));
    }
    calls.iter().filter(|call| functions.get(&call.key()).is_some_and(Option::is_some)).copied().collect()
}

/// The key by which C++ distinguishes calls. Two functions with the same key are ambiguous: `f(1)` with
/// `f(int)` and `f(int, int = 2)`.
#[derive(PartialEq, Eq, Hash)]
pub struct Key<'a> {
    /// The name that C++ calls: code in an `%extend` is a function of its own for each overload.
    called: &'a str,
    template_arguments: &'a [String],
    /// The action, which tells whether a method is `const`: for objects that are not, C++ prefers another
    /// method.
    action: Action,
    parameters: Vec<OverloadType<'a>>,
}

/// Whether C++ writes an output to a variable of the call.
fn is_output(argument: &Argument) -> bool {
    matches!(argument, Argument::Local(local) if local.is_output)
}

/// Whether code of typemaps also runs for parameters that a call leaves out, as in SWIG.
fn is_compact(function: &Function) -> bool {
    ["kwargs", "compactdefaultargs"].iter().any(|feature| function.is_set(feature))
}

impl<'a> Call<'a> {
    /// The calls of one function, with all inputs first. Every call includes device arrays, which determine
    /// the device, and output arrays, which the caller would miss.
    pub fn all(function: &'a Function) -> impl Iterator<Item = Call<'a>> {
        Call::all_by_inputs(function).filter(Call::has_outputs)
    }

    /// The input that every call must have although it has a default, because no call could state the default
    /// before an output, or because C++ also changes the value, which is an output itself: `true` then.
    pub fn required_for_output(function: &'a Function) -> Option<(&'a Crossing, bool)> {
        let first = Call::all_by_inputs(function).find(|call| !call.has_outputs())?.count;
        let mut outputs = function.arguments.iter().filter(|argument| is_output(argument));
        let is_output = outputs.any(|argument| argument.input() == Some(first));
        Some((function.inputs.get(first)?, is_output))
    }

    /// The calls of one function, also those that could not pass on all of its outputs.
    fn all_by_inputs(function: &'a Function) -> impl Iterator<Item = Call<'a>> {
        let inputs = &function.inputs;
        let required = inputs.iter().take_while(|input| input.default.is_none()).count();
        let always = |input: &Crossing| input.is_on_device() || input.is_result();
        let fewest = inputs.iter().rposition(always).map_or(0, |last| last + 1);
        let calls = (required.max(fewest)..=inputs.len()).rev().map(move |count| Call { function, count });
        calls.filter(Call::has_sizes)
    }

    /// Whether C++ receives the variable of each output, from which the results are made, and with
    /// `%compactdefaultargs` each variable that code sets from no input.
    fn has_outputs(&self) -> bool {
        let is_compact = is_compact(self.function);
        let is_set = |argument: &Argument| matches!(argument, Argument::Wrapped { input: None, .. });
        let mut left_out = self.function.arguments[self.arguments().len()..].iter();
        !left_out.any(|argument| is_output(argument) || is_compact && is_set(argument))
    }

    /// Whether C++ receives the size of each array, and does not use a default instead.
    fn has_sizes(&self) -> bool {
        let left_out = &self.function.arguments[self.arguments().len()..];
        left_out.iter().all(|argument| match argument {
            Argument::Size { inputs, .. } => inputs.iter().all(|&input| input >= self.count),
            Argument::Extent { of, .. } => of.iter().all(|axis| axis.input >= self.count),
            Argument::Stride { of, .. } => of.input >= self.count,
            _ => true,
        })
    }

    pub fn inputs(&self) -> &'a [Crossing] {
        &self.function.inputs[..self.count]
    }

    /// The number of inputs that C++'s defaults replace.
    pub fn defaulted(&self) -> usize {
        self.function.inputs.len() - self.count
    }

    /// The arguments of the C++ call: those of its first parameters, up to the first whose input is left out.
    /// In C, with `%compactdefaultargs`, and in functions with outputs, also those up to the last that every
    /// call has, with the arguments in between, for which the call has the interface's defaults:
    /// [`Call::default`].
    pub fn arguments(&self) -> &'a [Argument] {
        let all = &self.function.arguments;
        let count = all.iter().take_while(|argument| self.gives(argument)).count();
        let with_defaults = all.iter().rposition(|argument| self.gives(argument)).map_or(0, |last| last + 1);
        let is_passed = |index: usize| self.gives(&all[index]) || self.default(index).is_some();
        let states_defaults =
            self.function.states_defaults || is_compact(self.function) || all.iter().any(is_output);
        match states_defaults && (0..with_defaults).all(is_passed) {
            true => &all[..with_defaults],
            false => &all[..count],
        }
    }

    /// Whether the call has the input of the argument, or the argument needs none.
    fn gives(&self, argument: &Argument) -> bool {
        matches!(argument, Argument::Wrapped { is_always_set: true, .. })
            || argument.input().is_none_or(|input| input < self.count)
    }

    /// The default that the call states for the argument at an index, whose input it leaves out: as the
    /// interface spells it in C, and otherwise with the type of the parameter.
    pub fn default(&self, index: usize) -> Option<String> {
        let function = self.function;
        let argument = &function.arguments[index];
        if self.gives(argument) || is_output(argument) || matches!(argument, Argument::Wrapped { .. }) {
            return None;
        }
        match argument {
            _ if !function.states_defaults => function.defaults.get(index)?.clone(),
            Argument::Value { input } | Argument::Data { input, .. } | Argument::Function { input, .. } => {
                function.inputs[*input].default.clone()
            }
            _ => None,
        }
    }

    /// The number of inputs that the call has, or that C++ gets from elsewhere: from a default, or from
    /// code of the interface.
    pub fn stated(&self) -> usize {
        let last = self.arguments().iter().filter_map(Argument::input).max();
        self.count.max(last.map_or(0, |last| last + 1))
    }

    pub fn key(&self) -> Key<'a> {
        let function = self.function;
        Key {
            called: function.extension.as_deref().unwrap_or(&function.qualified),
            template_arguments: &function.template_arguments,
            action: function.action,
            parameters: self.arguments().iter().map(|argument| parameter(function, argument)).collect(),
        }
    }
}

/// The type of a C++ parameter, as far as overload resolution distinguishes types: a value and a constant
/// reference to it are equal.
#[derive(PartialEq, Eq, Hash)]
enum OverloadType<'a> {
    Number(Number<'a>),
    Text(Text),
    Pointer {
        to: Number<'a>,
        constant: bool,
    },
    Object {
        of: Number<'a>,
        object: &'a ArrayObject,
    },
    /// An object: whether it is passed by pointer, and whether C++ can change it.
    Instance {
        r#type: &'a Ty,
        pointer: bool,
        changed: bool,
    },
    Stream,
    Library(&'a Library),
    Python,
    /// A value that the interface's code sets, with the text of its type.
    Code(&'a str),
    /// A vector that C++ writes to.
    Written(Number<'a>),
}

/// The type of a number. Two are equal if they are the same type in C++, whatever their names.
enum Number<'a> {
    Integer(&'a Integer),
    Other(&'a Scalar),
}

impl PartialEq for Number<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Number::Integer(one), Number::Integer(two)) => one.is_same_type(two),
            (Number::Other(one), Number::Other(two)) => one == two,
            _ => false,
        }
    }
}

impl Eq for Number<'_> {}

impl Hash for Number<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Number::Integer(integer) if integer.is_enum => integer.spelling.hash(state),
            Number::Integer(integer) => integer.dtype().hash(state),
            Number::Other(scalar) => scalar.hash(state),
        }
    }
}

/// The type of the C++ parameter for an argument of `function`.
fn parameter<'a>(function: &'a Function, argument: &'a Argument) -> OverloadType<'a> {
    let input = |input: &usize| &function.inputs[*input].r#type;
    match argument {
        Argument::Size { r#type, .. } | Argument::Extent { r#type, .. } | Argument::Stride { r#type, .. } => {
            OverloadType::Number(Number::Integer(r#type))
        }
        Argument::Stream { .. } | Argument::Default { .. } => OverloadType::Stream,
        Argument::Written { element, .. } => OverloadType::Written(number(element)),
        Argument::Wrapped { position, .. } => {
            let variables = function.code_around.iter().flat_map(|code_around| &code_around.variables);
            let own = variables.into_iter().find(|variable| variable.position == *position);
            OverloadType::Code(own.map_or("", |variable| &variable.r#type))
        }
        Argument::Converted { class, .. } => {
            OverloadType::Instance { r#type: class, pointer: false, changed: false }
        }
        Argument::Local(local) => OverloadType::Pointer { to: number(&local.scalar), constant: false },
        Argument::Value { input: index }
        | Argument::Data { input: index, .. }
        | Argument::Function { input: index, .. }
        | Argument::UserData { input: index, .. }
        | Argument::Object { input: index, .. } => match (input(index), argument) {
            (Type::Array(array), Argument::Data { constant, .. }) => {
                OverloadType::Pointer { to: number(&array.element), constant: *constant }
            }
            (Type::Array(array), Argument::Object { object, .. }) => {
                OverloadType::Object { of: number(&array.element), object }
            }
            (Type::Array(array), _) => OverloadType::Number(number(&array.element)),
            (Type::Vector(element) | Type::Part(Part { element, .. }), _) => {
                OverloadType::Object { of: number(element), object: &ArrayObject::Vector }
            }
            (Type::Value(Value::Scalar(scalar)), _) => OverloadType::Number(number(scalar)),
            (Type::Value(Value::Text(text)), _) => OverloadType::Text(*text),
            (Type::Value(Value::Python), _) => OverloadType::Python,
            (Type::Value(Value::Library(library)), _) => OverloadType::Library(library),
            (Type::Value(Value::Object(object)), _) => {
                let Object { r#type, passing, constant, .. } = object;
                let changed = !constant && *passing != Passing::Value;
                let pointer = matches!(passing, Passing::Pointer | Passing::Unique(_));
                OverloadType::Instance { r#type, pointer, changed }
            }
        },
    }
}

fn number(scalar: &Scalar) -> Number<'_> {
    match scalar {
        Scalar::Integer(integer) => Number::Integer(integer),
        other => Number::Other(other),
    }
}
