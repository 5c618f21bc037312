//! Converts the parameters of one C++ function into the inputs that its caller passes and the arguments that
//! C++ gets.

mod arrays;
mod callback;
mod cxx_call;
mod elements;
mod outputs;
mod slots;

use crate::interface::{
    Access, Action, Argument, Array, ArrayObject, Axis, Crossing, DEFAULT_OF_CODE, DataForm, Layout, Length,
    Library, Local, LocalView, Memory, Passing, Pointee, Rank, Record, Scalar, Ty, Type, Value,
};
use crate::lower::code_typemap::{Wrapped, WrappedInput};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::record::NoFields;
use crate::lower::traits::{Converted, Traits};
use crate::lower::typemap::{ArrayKind, Form, NumberDirection, RuleEffect, Rules, TypemapRule, View};
use arrays::{extent, fixed_extents, laid_out, size, stride};
pub use callback::spell_in_c;
pub use cxx_call::{Overridden, cxx_call};
pub use elements::bind as elements;
pub use outputs::{converted_outputs, outputs, plain_outputs, structured};
use slots::{Extent, Slot, slots};

/// The crossings and arguments for the parameters of a function.
#[derive(Default)]
pub struct Binding {
    pub inputs: Vec<Crossing>,
    pub arguments: Vec<Argument>,
    pub lengths: Vec<Length>,
    pub outputs: Vec<Crossing>,
    /// The types of the outputs, if several are returned as one object.
    pub gathered: Vec<Type>,
    /// Whether parameters may be outputs, which is not possible in a constructor.
    may_write: bool,
    /// Warnings about opaque pointers for which a directive may have been forgotten.
    pub doubts: Vec<Reason>,
    /// The number of parameters in an additional shorter call, which is bound as another function.
    pub shorter_call: Option<usize>,
    /// The structs that are elements of structured arrays.
    pub records: Vec<Record>,
    /// The position of the parameter that takes the stream of the call.
    stream: Option<usize>,
}

/// Binds the parameters: by a typemap if one matches, and otherwise as values. `returned` are the outputs
/// apart from those in parameters; `wrapped` are the parameters that code of the interface converts.
///
/// # Errors
/// The first parameter that cannot be bound.
pub fn bind(
    parameters: &[Parameter],
    rules: &Rules,
    action: Action,
    returned: Vec<Crossing>,
    wrapped: &Wrapped,
) -> Result<Binding, Reason> {
    let is_text = |at: usize| parameters[at].r#type.pointee().is_some_and(Ty::is_std_string);
    if let Some(at) = (0..parameters.len()).find(|&at| is_text(at) && rules.name_array(parameters, at)) {
        return Err(Reason::array_of_text(&parameters[at]));
    }
    let may_write = action != Action::Construct;
    let mut binding = Binding { outputs: returned, may_write, ..Binding::default() };
    binding.doubts.extend(binding.undeclared_result());
    let mut slots = slots(parameters, rules, &wrapped.inputs);
    let passed = outputs::passed_lengths(parameters, &mut slots);
    binding.shorter_call = shorter_call(parameters, &slots);
    let inputs = own_inputs(&slots);
    for (position, slot) in slots.into_iter().enumerate() {
        let argument = binding.argument(slot, parameters, position, &inputs, rules)?;
        binding.arguments.push(wrapped.without_output(argument));
    }
    for (position, of) in passed {
        binding.lengths.push(outputs::length_of_result(position, of, parameters, &inputs)?);
    }
    binding.require_divided();
    binding.give_zero_behind_code(parameters);
    binding.give_flat_arrays_one_axis();
    // Code of the interface may return the outputs.
    match wrapped.makes_result() {
        false => binding.gather_outputs(parameters)?,
        true => binding.refuse_vectors(parameters)?,
    }
    match binding.stream {
        Some(stream) if !binding.inputs.iter().any(Crossing::is_on_device) => {
            Err(Reason::stream_of_nothing(&parameters[stream]))
        }
        _ => Ok(binding),
    }
}

/// The index of each parameter's own input, passed by value or by address; 0 for a parameter without one.
fn own_inputs(slots: &[Slot]) -> Vec<usize> {
    let mut next = 0;
    let mut number = |slot: &Slot| {
        let is_input = match slot {
            Slot::Value | Slot::Data(..) | Slot::Function | Slot::Wrapped(WrappedInput::Own { .. }) => true,
            Slot::Number(direction, _) => *direction != NumberDirection::Output,
            _ => false,
        };
        next += usize::from(is_input);
        is_input.then(|| next - 1)
    };
    slots.iter().map(|slot| number(slot).unwrap_or_default()).collect()
}

/// The reason for a pointer that a directive declares as an array, to a type that cannot be an element of
/// one. A pointer to such an object refers to that object alone, and C++ may read beyond it.
fn array_without_elements(parameters: &[Parameter], at: usize, rules: &Rules) -> Option<Reason> {
    let parameter = &parameters[at];
    let pointee = parameter.r#type.pointee()?;
    let reason = match &parameter.record {
        Err(NoFields::Unfit(unfit)) => Reason::structs_without_fields(parameter, pointee, unfit),
        _ if pointee.element().is_none() && pointee.class().is_none() => {
            Reason::array_without_elements(parameter, pointee)
        }
        _ => return None,
    };
    rules.name_array(parameters, at).then_some(reason)
}

/// The positions of the output parameters to which C++ writes numbers.
pub fn written_numbers(parameters: &[Parameter], rules: &Rules) -> Vec<usize> {
    let slots = slots(parameters, rules, &vec![None; parameters.len()]);
    let is_written =
        |slot: &Slot| matches!(slot, Slot::Number(direction, _) if *direction != NumberDirection::Input);
    (0..slots.len()).filter(|position| is_written(&slots[*position])).collect()
}

impl Binding {
    /// A warning about a result of an undeclared type.
    fn undeclared_result(&self) -> Option<Reason> {
        self.outputs.iter().filter_map(|output| output.r#type.object()).find_map(|object| {
            let is_value = object.passing == Passing::Value && object.pointee != Pointee::Class;
            let is_opaque = is_value || object.r#type.is_unnamed_instance();
            is_opaque.then(|| Reason::doubtful_result(&object.r#type)).flatten()
        })
    }

    /// The argument for a parameter, whose own input, if it has one, is added. `inputs` are the own inputs of
    /// all parameters.
    fn argument(
        &mut self,
        slot: Slot,
        parameters: &[Parameter],
        position: usize,
        inputs: &[usize],
        rules: &Rules,
    ) -> Result<Argument, Reason> {
        let axis = |extent: &Extent| Axis { input: inputs[extent.position], axis: extent.axis };
        Ok(match slot {
            Slot::Value => {
                self.doubts.extend(array_without_elements(parameters, position, rules));
                self.value(parameters, position)?
            }
            Slot::Written(element) => Argument::Written { element, position },
            Slot::Number(direction, scalar) => self.number(direction, scalar, parameters, position),
            Slot::Data(rule, layout) => self.data(rule, layout, parameters, position)?,
            Slot::Stride(of) => stride(&of.iter().map(axis).collect::<Vec<_>>(), parameters, position)?,
            Slot::Size(arrays) => {
                arrays::check_own_length(&arrays, parameters)?;
                let arrays = arrays.into_iter().map(|position| inputs[position]).collect();
                size(arrays, parameters, position)?
            }
            Slot::Extent(of) => {
                let arrays: Vec<usize> = of.iter().map(|extent| extent.position).collect();
                arrays::check_own_length(&arrays, parameters)?;
                extent(of.iter().map(axis).collect(), parameters, position)?
            }
            Slot::Stream => self.stream(parameters, position)?,
            Slot::Function => self.function(parameters, position)?,
            Slot::UserData(function) => Argument::UserData { input: inputs[function], in_c: false },
            Slot::Wrapped(input) => self.wrapped(input, inputs, parameters, position),
            Slot::View(view, extents) => self::view(view, extents, parameters, position)?,
            Slot::ViewExtent => view_extent(parameters, position)?,
        })
    }

    fn value(&mut self, parameters: &[Parameter], at: usize) -> Result<Argument, Reason> {
        let Parameter { name, r#type, default, default_number, traits, span, .. } = &parameters[at];
        let input = self.inputs.len();
        match traits {
            Some(Ok(Traits::Array(array, class))) => {
                let r#type = Type::Array(array.clone());
                self.inputs.push(Crossing::parameter(name.clone(), r#type, default.clone()));
                return Ok(Argument::Object { input, object: ArrayObject::Class(class.clone()) });
            }
            Some(Ok(Traits::Value(converted))) => return self.converted(converted, &parameters[at]),
            Some(Err(obstacle)) => return Err(Reason { span: Some(*span), ..obstacle.clone().into() }),
            None => {}
        }
        let (argument, r#type) = match (parameters[at].value(), r#type.array()) {
            (Some(value), _) => (Argument::Value { input }, Type::Value(value)),
            (None, Some((element, access, object))) => {
                let sequence = object == ArrayObject::Vector;
                let array = Array {
                    element,
                    memory: Memory::Host,
                    access,
                    rank: Rank::Any,
                    layout: Layout::C,
                    sequence,
                    converts: false,
                    by_numpy: false,
                    in_place: false,
                    record: None,
                    fixed: Vec::new(),
                };
                (Argument::Object { input, object }, Type::Array(array))
            }
            (None, None) => return Err(Reason::parameter(parameters, at)),
        };
        self.doubts.extend(Reason::doubt(parameters, at));
        let input = Crossing::parameter(name.clone(), r#type, default.clone());
        self.inputs.push(Crossing { default_number: *default_number, ..input });
        Ok(argument)
    }

    /// A value that C++ converts to an object of a class with traits.
    fn converted(&mut self, converted: &Converted, parameter: &Parameter) -> Result<Argument, Reason> {
        let value =
            Parameter { r#type: converted.value.clone(), traits: None, alias: None, ..parameter.clone() };
        let of = Box::new(self.value(&[value], 0)?);
        Ok(Argument::Converted { of, class: converted.class.clone() })
    }

    fn data(
        &mut self,
        rule: &TypemapRule,
        layout: Option<RuleEffect>,
        parameters: &[Parameter],
        position: usize,
    ) -> Result<Argument, Reason> {
        let Parameter { name, r#type, default, record, .. } = &parameters[position];
        if let (Ok(record), Some(kind)) = (record, rule.array()) {
            return self.records(record, kind, layout, &parameters[position]);
        }
        let of_numpy = rule.array().and_then(|array| array.numpy);
        let form = of_numpy.map_or(Form::Pointer, |numpy| numpy.form);
        let element = form.element(r#type).and_then(|pointee| Some((pointee, pointee.element()?)));
        let (Some((pointee, element)), Some(kind)) = (element, rule.array()) else {
            return Err(Reason::parameter(parameters, position));
        };
        let ArrayKind { memory, access, rank, converts, .. } = kind;
        // Constant memory is only read, whatever the directive says; for `INPLACE_ARRAY`, numpy.i converts
        // nothing.
        let in_place = of_numpy.is_some() && access == Access::Write && pointee.is_const();
        let access = if pointee.is_const() { Access::Read } else { access };
        let fixed = if form == Form::Fixed { fixed_extents(&parameters[position])? } else { Vec::new() };
        let form = match form {
            Form::Planes => DataForm::Planes,
            Form::Fixed => DataForm::Fixed { inner: fixed[1..].to_vec() },
            Form::Pointer | Form::View => DataForm::Pointer,
        };
        let argument = Argument::Data { input: self.inputs.len(), constant: pointee.is_const(), form };
        let (rank, layout) = match of_numpy {
            Some(numpy) if numpy.fortran && layout.is_none() => (rank, Layout::Fortran),
            _ => laid_out(rank, layout, &parameters[position])?,
        };
        if access == Access::Make && layout.is_fortran() {
            return Err(Reason::result_in_fortran_order(&parameters[position]));
        }
        let by_numpy = of_numpy.is_some() && access != Access::Make;
        let sequence = converts || by_numpy && access == Access::Read && !in_place;
        let fixed = fixed.into_iter().map(Some).collect();
        let array = Array {
            element,
            memory,
            access,
            rank,
            layout,
            sequence,
            converts,
            by_numpy,
            in_place,
            fixed,
            record: None,
        };
        let r#type = Type::Array(array);
        self.inputs.push(Crossing::parameter(name.clone(), r#type, default.clone()));
        Ok(argument)
    }

    /// A number whose address C++ gets.
    fn number(
        &mut self,
        direction: NumberDirection,
        scalar: Scalar,
        parameters: &[Parameter],
        position: usize,
    ) -> Argument {
        let Parameter { name, r#type, default, .. } = &parameters[position];
        let input = (direction != NumberDirection::Output).then_some(self.inputs.len());
        let (is_output, is_reference) = (direction != NumberDirection::Input, r#type.referent().is_some());
        // A C++ function with a null pointer as default checks for null.
        let is_nullable = !is_output && !is_reference && parameters[position].is_null_by_default();
        if input.is_some() {
            let value = match is_nullable {
                true => Value::Library(Library::optional(r#type.pointee().unwrap_or(r#type))),
                false => Value::Scalar(scalar.clone()),
            };
            self.inputs.push(Crossing::parameter(name.clone(), Type::Value(value), default.clone()));
        }
        Argument::Local(Local { input, scalar, is_output, is_reference, is_nullable, position, view: None })
    }

    /// A parameter whose value the interface's code sets.
    fn wrapped(
        &mut self,
        input: WrappedInput,
        inputs: &[usize],
        parameters: &[Parameter],
        position: usize,
    ) -> Argument {
        let Parameter { name, default, .. } = &parameters[position];
        let (input, is_always_set) = match input {
            WrappedInput::Own { may_be_left_out } => {
                let default = default.clone().or_else(|| may_be_left_out.then(|| DEFAULT_OF_CODE.to_owned()));
                let r#type = Type::Value(Value::Python);
                self.inputs.push(Crossing::parameter(name.clone(), r#type, default));
                (Some(inputs[position]), may_be_left_out)
            }
            WrappedInput::Of(first) => (Some(inputs[first]), false),
            WrappedInput::Nothing => (None, false),
        };
        Argument::Wrapped { input, position, is_always_set }
    }

    fn stream(&mut self, parameters: &[Parameter], position: usize) -> Result<Argument, Reason> {
        if let Some(first) = self.stream {
            return Err(Reason::second_stream(&parameters[first], &parameters[position]));
        }
        self.stream = Some(position);
        Ok(Argument::Stream { name: parameters[position].name.clone() })
    }

    /// Requests an additional function for calls without the remaining parameters of an array.
    fn require_divided(&mut self) {
        let last = self.shorter_call.and_then(|at| self.arguments.get(at)).and_then(Argument::input);
        if let Some(input) = last {
            self.inputs[..=input].iter_mut().for_each(|input| input.default = None);
        }
    }

    /// Lets callers leave out the parameters behind one whose default code sets. As in SWIG, C++ then gets
    /// zero for those that have no default of their own; a value that is not a number or pointer is never
    /// left out.
    fn give_zero_behind_code(&mut self, parameters: &[Parameter]) {
        let Some(first) = self.inputs.iter().position(Crossing::has_default_of_code) else { return };
        let can_be_zero = |r#type: &Ty| {
            matches!(r#type.without_const(), Ty::Pointer(_))
                || matches!(r#type.value(), Some(Value::Scalar(_)))
        };
        for (argument, parameter) in self.arguments.iter().zip(parameters) {
            let Some(input) = argument.input().filter(|input| *input > first) else { continue };
            match argument {
                _ if self.inputs[input].default.is_some() => {}
                Argument::Value { .. } if can_be_zero(&parameter.r#type) => {
                    self.inputs[input].default = Some("0".to_owned());
                }
                _ => self.inputs[..=input].iter_mut().for_each(|input| input.default = None),
            }
        }
    }

    /// An array of any rank has exactly one axis if its length is also an axis of another array.
    fn give_flat_arrays_one_axis(&mut self) {
        let axes = self.arguments.iter().filter_map(|argument| match argument {
            Argument::Extent { of, .. } => Some(of),
            _ => None,
        });
        let axes = axes.chain(self.lengths.iter().map(|length| &length.of));
        for axis in axes.flatten() {
            if let Type::Array(Array { rank: rank @ Rank::Any, .. }) = &mut self.inputs[axis.input].r#type {
                *rank = Rank::Exactly(1);
            }
        }
    }
}

/// Binds a parameter to which C++ writes the address of an output array.
fn view(
    view: View,
    extents: Vec<usize>,
    parameters: &[Parameter],
    position: usize,
) -> Result<Argument, Reason> {
    let element = Form::View.element(&parameters[position].r#type);
    let (Some(element), Some(scalar)) = (element, element.and_then(Ty::scalar)) else {
        return Err(Reason::parameter(parameters, position));
    };
    let View { fortran, managed } = view;
    let view = Some(LocalView { extents, fortran, managed, constant: element.is_const() });
    let (is_output, is_reference, is_nullable) = (true, false, false);
    Ok(Argument::Local(Local { input: None, scalar, is_output, is_reference, is_nullable, position, view }))
}

/// Binds a parameter to which C++ writes an extent of an output array.
fn view_extent(parameters: &[Parameter], position: usize) -> Result<Argument, Reason> {
    let scalar = parameters[position].r#type.pointee().and_then(Ty::scalar);
    let scalar = scalar.ok_or_else(|| Reason::parameter(parameters, position))?;
    let (is_output, is_reference, is_nullable, view) = (false, false, false, None);
    Ok(Argument::Local(Local { input: None, scalar, is_output, is_reference, is_nullable, position, view }))
}

/// The value that is assigned to a data member, and the argument of the C++ assignment.
///
/// # Errors
/// The member has no counterpart.
pub fn assigned(parameter: &Parameter) -> Result<(Crossing, Argument), Reason> {
    let mut binding = Binding::default();
    let argument = binding.value(std::slice::from_ref(parameter), 0)?;
    match binding.inputs.pop() {
        Some(input) => Ok((input, argument)),
        None => Err(Reason::parameter(std::slice::from_ref(parameter), 0)),
    }
}

/// The position of the last parameter whose default takes apart parameters that form one value for callers.
/// As in SWIG, C++ is also called without this parameter and those behind it, and the parameters before it
/// then keep their plain meaning: `resize(int length, long *data = nullptr)` accepts an array, and it accepts
/// a length.
fn shorter_call(parameters: &[Parameter], slots: &[Slot]) -> Option<usize> {
    let has_default = |position: usize| parameters[position].default.is_some();
    let takes_apart = |of: usize, array: usize| {
        let may_stand_alone = match &slots[array] {
            Slot::Data(rule, _) if rule.array().is_some_and(|array| array.access == Access::Make) => false,
            // An extent in one of quaff's directives is not bound as a plain number if this can be avoided.
            Slot::Data(rule, _) if rule.is_parameter_directive() => !has_default(of),
            _ => true,
        };
        array > of && has_default(array) && may_stand_alone
    };
    // A length stays if another of its arrays stays.
    let last = |at: usize, arrays: Vec<usize>| {
        arrays.iter().copied().max().filter(|_| arrays.iter().all(|array| takes_apart(at, *array)))
    };
    let divided_at = |(at, slot): (usize, &Slot)| match slot {
        Slot::Size(arrays) => last(at, arrays.clone()),
        Slot::Extent(of) | Slot::Stride(of) => last(at, of.iter().map(|extent| extent.position).collect()),
        Slot::Wrapped(WrappedInput::Of(first)) => Some(at).filter(|at| takes_apart(*first, *at)),
        _ => None,
    };
    slots.iter().enumerate().filter_map(divided_at).max()
}
