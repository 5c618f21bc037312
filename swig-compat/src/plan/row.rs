//! A row: one C++ call, with its inputs and outputs and every name.

use super::Place;
use super::PythonValue;
use super::code_around::{RowCheck, RowCode};
use super::exception_code::{ExceptionCode, SHOWN_VARIABLES};
use crate::dtype::DtypeKind;
use crate::interface::{
    Access, Action, Argument, Array, Axis, Carrier, ClassType, Crossing, Elements, ErrorCode, FunctionKey,
    Integer, Passing, Pointee, Scalar, Tie, Ty, Type, Value, Variadic,
};
use crate::overload::takes::Takes;

/// One C++ function behind a Python function.
#[derive(Debug)]
pub struct Row {
    /// `sum_float`: the name in the bridge and the shim.
    pub symbol: String,
    /// `example::sum<float>`: the C++ function, or the reduction's class.
    pub target: String,
    /// The function of the interface.
    pub function: FunctionKey,
    pub place: Place,
    /// The class that it is a member of.
    pub class: Option<ClassType>,
    /// The name of the function without scopes, with the arguments of its template: `add`, `get<int>`.
    pub member: String,
    pub is_template_instance: bool,
    /// The function that stands for a member which the interface adds.
    pub extension: Option<String>,
    /// Set for a virtual function that Python may override: it is called so that a director does not go back to Python.
    pub upcall: Option<String>,
    /// The values that C++ passes to the Python method, if the function is a virtual one; otherwise empty.
    pub overridden: Vec<PythonValue>,
    /// The function of the shim that stands in for the protected target, and gets the address of the object first.
    pub accessor: Option<String>,
    /// The class in the shim that is constructed for instances of Python subclasses, if the row is a constructor.
    pub director: Option<String>,
    /// Above the C++ declaration.
    pub comment: Option<String>,
    pub call: RowCall,
    /// The operation of the shim on the target.
    pub action: Action,
    /// Whether the row reads a data member that C++ declares as a reference.
    pub is_reference: bool,
    /// Whether the row reads an enumerator or a constant of its class, which is no variable.
    pub reads_named_value: bool,
    /// The values that the caller passes, followed by the arrays that are results.
    pub inputs: Vec<RowInput>,
    /// The values that the caller gets.
    pub outputs: Vec<Crossing>,
    /// The types of the elements, if Python gets the outputs as one tuple; otherwise empty.
    pub tuple: Vec<Type>,
    /// The arguments of the call in C++.
    pub arguments: Vec<Argument>,
    /// Set where C++ returns a code in the place of an exception.
    pub error_code: Option<ErrorCode>,
    /// C++ of the interface's around the call.
    pub exception_code: Option<ExceptionCode>,
    /// C++ of the interface's around its arguments and its result.
    pub code_around: Option<Box<RowCode>>,
    /// The ties, by which objects keep others alive after a call.
    pub ties: Vec<Tie>,
    /// The extents of arrays, which the runtime passes besides: in the bridge and the shim after the inputs.
    pub extents: Vec<RowExtent>,
    /// The extents of results that the caller passes as numbers.
    pub lengths: Vec<RowExtent>,
    /// The name in Rust and C++ of the stream, which the runtime passes to the bridge and the shim after all other
    /// arguments. It must not be a keyword.
    pub stream: Option<String>,
    /// The number of further inputs that C++ fills in with its defaults.
    pub defaulted: usize,
    /// The defaults of the parameters that the call leaves out, as the interface writes them.
    pub defaults: Vec<String>,
    /// Whether the shim passes these defaults: C++ has none for what stands for `...`.
    pub states_defaults: bool,
    /// The form in which the arguments of a variadic function are passed.
    pub variadic: Option<Variadic>,
    /// The C function for the row, if the interface is C.
    pub c: Option<Box<CFunction>>,
    /// The types of the C++ parameters, as far as the text says.
    pub parameters: Vec<Ty>,
    /// The C++ result, as far as the text says.
    pub returns: Option<Ty>,
    /// The name of the first input that the call leaves to its C++ default.
    pub left_out: Option<String>,
    /// The name from `%rust_name`.
    pub rust_name: Option<String>,
}

/// A function of C that C++ calls, with the types that it names.
#[derive(Debug)]
pub struct CFunction {
    pub name: String,
    /// The class that the row is a member of, or makes an object of.
    pub class: String,
    /// Whether C knows how large an object of the class is.
    pub is_sized: bool,
    /// The types of the parameters that are pointers, as far as the text says.
    pub pointers: Vec<Option<String>>,
    /// The types of the arguments that are objects, passed by value.
    pub values: Vec<Option<String>>,
}

/// The way in which a row runs: see `quaff_runtime::python::Call`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowCall {
    /// The call has an array on a device among others.
    Device,
    /// The call runs on the host.
    Arguments,
    /// The call runs without Python's lock.
    Unlocked,
    /// The runtime runs a class over the array, wherever it lies.
    Reduction {
        array: Array,
        /// `SUM_FLOAT`: its steps in Rust.
        constant: String,
    },
    /// The runtime calls it for each element.
    Elementwise {
        elements: Elements,
        /// `HYPOT_FLOAT`: its loop in Rust.
        constant: String,
    },
}

impl Row {
    /// Whether the row is called on an object of its class.
    pub fn has_this(&self) -> bool {
        self.action.has_this()
    }

    /// Whether the row makes an object of its class.
    pub fn is_constructor(&self) -> bool {
        self.action == Action::Construct
    }

    /// Whether code around the call names one of SWIG's variables.
    pub fn names(&self, variable: &str) -> bool {
        self.exception_code.as_ref().is_some_and(|code| code.names(variable))
            || self.code_around.as_ref().is_some_and(|code_around| code_around.names(variable))
    }

    /// Whether code around the call asks for the Python objects of the call.
    pub fn shows_objects(&self) -> bool {
        SHOWN_VARIABLES.iter().any(|variable| self.names(variable))
            || self.code_around.as_ref().is_some_and(|code_around| code_around.shown().next().is_some())
    }

    /// Whether C++ asks Python itself.
    pub fn needs_lock(&self) -> bool {
        let is_python = |r#type: &Type| matches!(r#type, Type::Value(Value::Python | Value::Library(_)));
        self.exception_code.as_ref().is_some_and(|code| code.is_python)
            || self.code_around.is_some()
            || self.inputs.iter().any(|input| is_python(&input.r#type))
            || self.returned().is_some_and(is_python)
    }

    /// Whether the row converts values of the standard library with Python's lock, and releases the lock for the call
    /// alone. A row for arrays on a device is called without the lock, and acquires it for the values.
    pub fn releases_lock(&self) -> bool {
        let is_python = |r#type: &Type| matches!(r#type, Type::Value(Value::Python));
        let is_function = matches!(
            self.action,
            Action::Call | Action::CallByArguments | Action::Method | Action::ConstMethod
        );
        let types = || self.inputs.iter().map(|input| &input.r#type).chain(self.returned());
        matches!(self.call, RowCall::Unlocked | RowCall::Device)
            && is_function
            && self.exception_code.is_none()
            && self.code_around.is_none()
            && self.c.is_none()
            && !self.has_outputs()
            && !types().any(is_python)
            && types().any(|r#type| r#type.library().is_some())
    }

    /// The class of which it makes an object for the caller.
    pub fn made(&self) -> Option<&ClassType> {
        self.returned().and_then(Type::object).filter(|_| self.action == Action::Make)?.class()
    }

    /// Whether the row takes or gives an object of a class.
    pub fn has_objects(&self) -> bool {
        self.inputs.iter().any(|input| input.r#type.object().is_some())
            || self.returned().is_some_and(|value| value.object().is_some())
    }

    /// Whether the last argument of the caller is a tuple of all further ones, for the code of a typemap over `...`.
    pub fn takes_rest(&self) -> bool {
        Argument::read_rest(&self.arguments, &self.parameters)
    }

    /// Whether a parameter is an array.
    pub fn takes_arrays(&self) -> bool {
        self.inputs.iter().any(|input| input.array().is_some())
    }

    /// The values that the row takes and gives, without arrays.
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

    /// Whether the row may run on a device: reductions and elementwise functions run where their arrays are.
    pub fn may_run_on_device(&self) -> bool {
        self.call == RowCall::Device || self.call.is_reduction() || self.has_element_kernels()
    }

    /// Whether the row is called for each element, of types that kernels have: NVRTC has no complex numbers.
    pub fn has_element_kernels(&self) -> bool {
        let is_real = |element: &Scalar| element.dtype().kind() != DtypeKind::Complex;
        self.elements().is_some_and(|elements| {
            let mut read = self.inputs.iter().filter_map(RowInput::array);
            elements.results.iter().all(is_real) && read.all(|array| is_real(&array.element))
        })
    }

    /// The names of the results of an elementwise function, none of which is the name of an input.
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

    /// The C++ call for each element of arrays, if the row is elementwise.
    pub fn elements(&self) -> Option<&Elements> {
        match &self.call {
            RowCall::Elementwise { elements, .. } => Some(elements),
            _ => None,
        }
    }

    /// The C++ result, or the first value that C++ writes in its place.
    pub fn returned(&self) -> Option<&Type> {
        self.outputs.first().map(|output| &output.r#type)
    }

    /// The runtime's name for the element of a container that the row gives.
    pub fn element(&self) -> Option<&'static str> {
        let object = self.returned().and_then(Type::object)?;
        let is_copy = object.passing == Passing::Value && object.pointee == Pointee::Class;
        self.class.as_ref()?.element(&self.member).filter(|_| is_copy)
    }

    /// Whether C++ writes numbers or vectors that the caller gets.
    pub fn has_outputs(&self) -> bool {
        self.arguments.iter().any(|argument| argument.written().is_some())
    }

    /// The inputs that the caller passes.
    pub fn passed_inputs(&self) -> &[RowInput] {
        let results = self.inputs.iter().rev().take_while(|input| input.is_result()).count();
        &self.inputs[..self.inputs.len() - results]
    }

    /// The arrays that are results.
    pub fn results(&self) -> &[RowInput] {
        &self.inputs[self.passed_inputs().len()..]
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

    /// The array whose shape the one at `index` is to have.
    pub fn shaped_like(&self, index: usize) -> Option<usize> {
        self.shapes().find(|same| same[1..].contains(&index)).map(|same| same[0])
    }

    /// The groups of arrays that must have the same shape.
    pub fn shapes(&self) -> impl Iterator<Item = &[usize]> {
        self.arguments.iter().filter_map(|argument| match argument {
            // C++ fills in what is not given.
            Argument::Size { inputs, .. } => {
                let given = inputs.iter().take_while(|&&input| input < self.inputs.len()).count();
                Some(&inputs[..given]).filter(|same| same.len() > 1)
            }
            _ => None,
        })
    }
}

impl RowCall {
    pub fn is_reduction(&self) -> bool {
        matches!(self, RowCall::Reduction { .. })
    }
}

/// The extent that C++ takes for some axes of arrays, or the stride of one.
#[derive(Debug)]
pub struct RowExtent {
    /// The name in C++.
    pub name: String,
    /// The name in Rust, the bridge and the shim, where it must not be a keyword.
    pub safe_name: String,
    /// The axes of results that have this extent: at least one.
    pub of: Vec<Axis>,
    pub r#type: Integer,
    /// For a result, the input that gives its extent.
    pub value: Option<usize>,
    /// Whether the number is a stride, in elements, of one axis, and no extent.
    pub is_stride: bool,
}

/// A value that the caller passes under a name.
#[derive(Debug)]
pub struct RowInput {
    /// The name in Python.
    pub name: String,
    /// The name in Rust and C++, where it must not be a keyword.
    pub safe_name: String,
    pub r#type: Type,
    /// The values that Python can pass.
    pub takes: Takes,
    /// The beginning of error messages about the argument, if C++ converts it.
    pub blame: Option<String>,
    /// The function of the shim that converts the argument before C++ is given anything else, if there is one.
    pub settle: Option<String>,
    /// The check by which an overload is selected, for an argument that typemap code reads: with this function of the
    /// shim, or as `stands_for`.
    pub check: Option<Box<RowCheck>>,
    pub stands_for: Option<Value>,
    /// The C++ default, for readers, where Python may leave the input out.
    pub default: Option<String>,
}

impl RowInput {
    /// The array that it is, if it is one.
    pub fn array(&self) -> Option<&Array> {
        self.r#type.array()
    }

    /// Whether the input is an array on a device.
    pub fn is_on_device(&self) -> bool {
        self.r#type.is_on_device()
    }

    /// The structs that the elements of an array on a device are.
    pub fn record(&self) -> Option<&ClassType> {
        self.array()?.record.as_ref()
    }

    /// Whether the input is a result.
    pub fn is_result(&self) -> bool {
        self.array().is_some_and(|array| array.access == Access::Make)
    }

    /// Whether Rust's callers pass its shape with its elements.
    pub fn is_shaped(&self) -> bool {
        self.array().is_some_and(|array| array.shaped().is_some())
    }
}
