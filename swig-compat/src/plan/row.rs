//! A row: one C++ call, with its inputs, outputs and names.

use super::exception_code::ExceptionCode;
use super::row_code::RowCode;
use super::row_input::RowInput;
use super::{Place, PythonValue};
use crate::dtype::{Dtype, DtypeKind};
use crate::interface::{
    Access, Action, Argument, Array, Axis, Carrier, ClassType, Crossing, Elements, End, ErrorCode, Fate,
    FunctionKey, Integer, Part, Passing, Pointee, Scalar, Tie, Ty, Type, Value, Variadic,
};

/// One C++ function behind a Python function.
#[derive(Debug)]
pub struct Row {
    /// The name in the bridge and the shim, such as `sum_float`.
    pub symbol: String,
    /// The undeclared types by which C++ selects the overload, each with the namespace that its name is
    /// looked up in.
    pub named_types: Vec<(String, String)>,
    /// The C++ function, or the reduction's class, such as `example::sum<float>`.
    pub target: String,
    /// The function of the interface.
    pub function: FunctionKey,
    pub place: Place,
    /// The class of a member function.
    pub class: Option<ClassType>,
    /// The unqualified name of the function with its template arguments: `add`, `get<int>`.
    pub member: String,
    pub is_template_instance: bool,
    /// The function that implements a member which the interface adds.
    pub extension: Option<String>,
    /// The values that C++ passes to an overriding Python method, for a virtual function; otherwise empty.
    pub overridden: Vec<PythonValue>,
    /// How the shim reaches a member that is virtual or protected.
    pub reach: MemberReach,
    /// The shim's class that a constructor makes for instances of Python subclasses.
    pub director: Option<String>,
    /// The comment above the C++ declaration.
    pub comment: Option<String>,
    /// The docstring that a feature gives the function. The stub shows it if other overloads have other ones.
    pub docstring: Option<String>,
    pub call: RowCall,
    /// The shim's operation on the target.
    pub action: Action,
    /// Whether the row reads a data member that C++ declares as a reference.
    pub is_reference: bool,
    /// Whether the row reads an enumerator or a named constant of its class, which is not a variable.
    pub reads_named_value: bool,
    /// The values that the caller passes, followed by the arrays that are results.
    pub inputs: Vec<RowInput>,
    /// The values that the caller gets.
    pub outputs: Vec<Crossing>,
    /// The types of the outputs, if Python gets several as one object.
    pub gathered: Vec<Type>,
    /// The arguments of the C++ call.
    pub arguments: Vec<Argument>,
    /// Whether the last argument of the caller is a tuple of all further ones, for the code of a typemap over
    /// `...`.
    pub takes_rest: bool,
    /// Whether the call gives C++ the object that the method is called on.
    pub gives_this: bool,
    /// The meaning of the C++ return value, if it is a status in place of an exception.
    pub error_code: Option<ErrorCode>,
    /// The interface's C++ code around the call.
    pub exception_code: Option<ExceptionCode>,
    /// The interface's C++ code around the arguments and the result.
    pub code_around: Option<Box<RowCode>>,
    /// The ties, by which objects keep others alive after a call.
    pub ties: Vec<Tie>,
    /// The extents of arrays, which the runtime passes after the inputs in the bridge and the shim.
    pub extents: Vec<RowExtent>,
    /// The extents of results that the caller passes as numbers.
    pub lengths: Vec<RowExtent>,
    /// The name in Rust and C++ of the stream, which must not be a keyword. The runtime passes the stream to
    /// the bridge and the shim after all other arguments.
    pub stream: Option<String>,
    /// The inputs that the call leaves to their defaults.
    pub defaults: RowDefaults,
    /// How the variable arguments of a function are passed.
    pub variadic: Option<Variadic>,
    /// The C function for the row, in an interface of C.
    pub c: Option<Box<CFunction>>,
    /// The types of the C++ parameters, as far as they are known.
    pub parameters: Vec<Ty>,
    /// The C++ return type, as far as it is known.
    pub returns: Option<Ty>,
    /// The name from `%rust_name`.
    pub rust_name: Option<String>,
}

/// How the shim reaches a member that it cannot call, read or write by its name.
#[derive(Debug, Default)]
pub struct MemberReach {
    /// The key of a virtual function that Python may override: it is called in such a way that a director
    /// does not call Python.
    pub upcall: Option<String>,
    /// The shim's function that replaces a protected target, with the address of the object as first
    /// argument.
    pub accessor: Option<String>,
    /// The shim's class that makes a protected member public, which the row calls, reads or writes.
    pub exposed_by: Option<String>,
}

/// The inputs that a call leaves to their defaults.
#[derive(Debug)]
pub struct RowDefaults {
    /// The number of the inputs that are left out.
    pub count: usize,
    /// The name of the first input that is left out, unless no caller can pass it.
    pub first: Option<String>,
    /// The defaults of the parameters that the call leaves out, as written in the interface.
    pub texts: Vec<String>,
    /// Whether the shim passes the defaults as written, because C++ has none for variable arguments.
    pub are_passed: bool,
}

/// A C function that C++ calls, with the spelling of its types.
#[derive(Debug)]
pub struct CFunction {
    pub name: String,
    /// The class whose member or constructor the row calls.
    pub class: String,
    /// Whether C knows the size of the class's objects.
    pub is_sized: bool,
    /// The types of the pointer parameters, as far as they are known.
    pub pointers: Vec<Option<String>>,
    /// The types of the objects that are passed by value.
    pub values: Vec<Option<String>>,
}

/// How a row runs: see `quaff_runtime::python::Call`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowCall {
    /// On a device: the call has a device array.
    Device,
    /// On the host.
    Arguments,
    /// On the host, without the GIL.
    Unlocked,
    /// A reduction: the runtime runs a class over the array, on the host or on a device.
    Reduction {
        array: Array,
        /// The name of the steps in Rust, such as `SUM_FLOAT`.
        constant: String,
    },
    /// Elementwise: the runtime calls it for each element.
    Elementwise {
        elements: Elements,
        /// The name of the loop in Rust, such as `HYPOT_FLOAT`.
        constant: String,
    },
}

impl Row {
    /// Whether code around the call uses one of SWIG's variables.
    pub fn names(&self, variable: &str) -> bool {
        self.exception_code.as_ref().is_some_and(|code| code.names(variable))
            || self.code_around.as_ref().is_some_and(|code_around| code_around.names(variable))
    }

    /// The code of the call that uses Python, and needs the GIL.
    pub fn python_use(&self) -> PythonUse {
        let is_python = |r#type: &Type| matches!(r#type, Type::Value(Value::Python));
        let types = || self.inputs.iter().map(|input| &input.r#type).chain(self.returned());
        let has_code = self.code_around.is_some();
        let converts = types().any(|r#type| r#type.library().is_some());
        if has_code
            || self.exception_code.as_ref().is_some_and(|code| code.is_python)
            || types().any(is_python)
        {
            return PythonUse::Anywhere;
        }
        let is_function = matches!(
            self.action,
            Action::Call | Action::CallByArguments | Action::Method | Action::ConstMethod
        );
        let releases = matches!(self.call, RowCall::Unlocked | RowCall::Device)
            && is_function
            && self.exception_code.is_none()
            && self.c.is_none()
            && !self.has_outputs();
        match converts {
            true if releases => PythonUse::InConversions,
            true => PythonUse::Anywhere,
            false => PythonUse::Never,
        }
    }

    /// Whether C++ hands over the object of an instance that it has constructed. Otherwise code of the
    /// interface has made a Python object of it, as with an `out` typemap for the constructor.
    pub fn gives_object(&self) -> bool {
        self.action == Action::Construct && self.returned().is_none()
    }

    /// Whether the row is a constructor, and code of the interface makes the Python object.
    pub fn is_constructed_by_code(&self) -> bool {
        self.action == Action::Construct && !self.gives_object()
    }

    /// The class of the object that the row constructs for the caller.
    pub fn made(&self) -> Option<&ClassType> {
        self.returned().and_then(Type::object).filter(|_| self.action == Action::Make)?.class()
    }

    /// The arrays among the inputs, including those that are results.
    pub fn arrays(&self) -> impl Iterator<Item = &Array> {
        self.inputs.iter().filter_map(RowInput::array)
    }

    /// The values that the row accepts and returns, without arrays.
    pub fn values(&self) -> impl Iterator<Item = &Value> {
        let taken = self.inputs.iter().filter_map(|input| match &input.r#type {
            Type::Value(value) => Some(value),
            Type::Array(_) | Type::Vector(_) | Type::Part(_) => None,
        });
        let given = self.outputs.iter().filter_map(|output| match output {
            Crossing { r#type: Type::Value(value), carrier: Carrier::ReturnValue, .. } => Some(value),
            _ => None,
        });
        taken.chain(given)
    }

    /// The work of the row on a device, if its arrays are there.
    pub fn on_device(&self) -> DeviceWork {
        let is_real = |element: &Scalar| element.dtype().kind() != DtypeKind::Complex;
        match &self.call {
            RowCall::Device => DeviceWork::Call,
            RowCall::Reduction { .. } => DeviceWork::Reduction,
            RowCall::Elementwise { elements, .. } => {
                let is_for_kernels = elements.results.iter().all(is_real)
                    && self.arrays().all(|array| is_real(&array.element));
                if is_for_kernels { DeviceWork::Elements } else { DeviceWork::Never }
            }
            RowCall::Arguments | RowCall::Unlocked => DeviceWork::Never,
        }
    }

    /// The names of an elementwise function's results, which differ from those of its inputs.
    pub fn element_result_names(&self) -> Vec<String> {
        let unused = |number: usize| {
            let mut name = if number == 0 { "result".to_owned() } else { format!("result{}", number + 1) };
            while self.inputs.iter().any(|input| input.safe_name == name) {
                name.push('_');
            }
            name
        };
        (0..self.elements().map_or(0, |elements| elements.results.len())).map(unused).collect()
    }

    /// The C++ call for each element, if the row is elementwise.
    pub fn elements(&self) -> Option<&Elements> {
        match &self.call {
            RowCall::Elementwise { elements, .. } => Some(elements),
            _ => None,
        }
    }

    /// The dtypes of the arguments and of the results of an elementwise function.
    pub fn element_dtypes(&self) -> impl Iterator<Item = Dtype> {
        let results = self.elements().into_iter().flat_map(|elements| &elements.results);
        self.arrays().map(|array| array.element.dtype()).chain(results.map(Scalar::dtype))
    }

    /// The C++ return value, or the first value that C++ writes if there is none.
    pub fn returned(&self) -> Option<&Type> {
        self.outputs.first().map(|output| &output.r#type)
    }

    /// The runtime's name for the location of the element that the row returns, if it returns one.
    pub fn element(&self) -> Option<&'static str> {
        let object = self.returned().and_then(Type::object)?;
        let is_copy = object.passing == Passing::Value && object.pointee == Pointee::Class;
        self.class.as_ref()?.element(&self.member).filter(|_| is_copy)
    }

    /// Returns copies of data members that are vectors, for callers who get no views of them.
    pub(super) fn copy_vectors(&mut self) {
        for output in self.outputs.iter_mut().filter(|output| output.traits.is_none()) {
            if let Type::Part(Part { element, axes: 0, .. }) = &output.r#type {
                output.r#type = Type::Vector(element.clone());
            }
        }
    }

    /// Whether C++ writes numbers or vectors for the caller.
    pub fn has_outputs(&self) -> bool {
        self.arguments.iter().any(|argument| argument.written().is_some())
    }

    /// Whether Python gets several outputs as a tuple, and not as a list.
    pub fn gathers_tuple(&self) -> bool {
        self.gathered.iter().any(|value| matches!(value, Type::Vector(_)))
    }

    /// The inputs that the caller passes.
    pub fn passed_inputs(&self) -> &[RowInput] {
        let results =
            self.inputs.iter().rev().take_while(|input| input.access() == Some(Access::Make)).count();
        &self.inputs[..self.inputs.len() - results]
    }

    /// The arrays that are results.
    pub fn results(&self) -> &[RowInput] {
        &self.inputs[self.passed_inputs().len()..]
    }

    /// The arguments whose addresses C++ keeps as long as the method's object lives.
    pub fn kept_inputs(&self) -> Vec<usize> {
        let is_kept = |index: usize, input: &RowInput| {
            let is_of_type = input.r#type.object().is_some_and(|object| object.fate == Fate::Kept);
            let tie = Tie { keeper: End::This, kept: End::Input(index) };
            self.action.has_this() && is_of_type || self.ties.contains(&tie)
        };
        let all = self.passed_inputs().iter().enumerate().filter(|(index, input)| is_kept(*index, input));
        all.map(|(index, _)| index).collect()
    }

    /// Whether a tie is from the object of a method to an argument that is an object.
    pub fn keeps_for_method(&self, tie: &Tie) -> bool {
        let is_object = |index: usize| self.inputs[index].r#type.object().is_some();
        tie.keeper == End::This && matches!(tie.kept, End::Input(index) if is_object(index))
    }

    /// The extents of the array at `index` that C++ takes, by axis.
    pub fn extents_of(&self, index: usize) -> impl Iterator<Item = (u8, &RowExtent)> {
        let of = move |extent: &'_ RowExtent| {
            extent
                .of
                .iter()
                .filter(move |axis| axis.input == index)
                .map(|axis| axis.axis)
                .collect::<Vec<u8>>()
        };
        let mut axes: Vec<(u8, &RowExtent)> = self
            .extents
            .iter()
            .chain(&self.lengths)
            .filter(|extent| !extent.is_stride)
            .flat_map(|extent| of(extent).into_iter().map(move |axis| (axis, extent)))
            .collect();
        axes.sort_by_key(|(axis, _)| *axis);
        axes.into_iter()
    }

    /// The array whose shape the array at `index` must have.
    pub fn shaped_like(&self, index: usize) -> Option<usize> {
        self.shapes().find(|same| same[1..].contains(&index)).map(|same| same[0])
    }

    /// The groups of arrays that must have the same shape.
    pub fn shapes(&self) -> impl Iterator<Item = &[usize]> {
        self.arguments.iter().filter_map(|argument| match argument {
            // Inputs that are left out have a default in C++.
            Argument::Size { inputs, .. } => {
                let given = inputs.iter().take_while(|&&input| input < self.inputs.len()).count();
                Some(&inputs[..given]).filter(|same| same.len() > 1)
            }
            _ => None,
        })
    }
}

/// The code of a call that uses Python, and needs the GIL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PythonUse {
    Never,
    /// Only the conversions of standard library values need the GIL; the C++ function runs without it. A row
    /// with device arrays is called without the GIL, and acquires it for the conversions.
    InConversions,
    Anywhere,
}

/// The work of a row on a device. Reductions and elementwise functions run where their arrays are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceWork {
    Never,
    /// A C++ function that gets device arrays.
    Call,
    /// The kernels of a reduction.
    Reduction,
    /// A kernel for each element. There is none for complex numbers, which NVRTC lacks.
    Elements,
}

impl RowCall {
    pub fn is_reduction(&self) -> bool {
        matches!(self, RowCall::Reduction { .. })
    }
}

/// An extent of one or more arrays that C++ takes, or a stride of one.
#[derive(Debug)]
pub struct RowExtent {
    /// The C++ name.
    pub name: String,
    /// The name in Rust, the bridge and the shim, where it must not be a keyword.
    pub safe_name: String,
    /// The axes of results that have this extent: at least one.
    pub of: Vec<Axis>,
    pub r#type: Integer,
    /// The index of the input with the value of an extent of results.
    pub value: Option<usize>,
    /// Whether the number is the stride of one axis, in elements, and not an extent.
    pub is_stride: bool,
}
