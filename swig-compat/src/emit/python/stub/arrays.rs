//! The arrays of functions in the stub: the types that a parameter accepts in addition to NumPy arrays, and
//! arrays, streams and errors of functions on a device.
//!
//! The additional types are buffers whose type specifies the element type. `memoryview` does not specify it,
//! and is checked at run time.

use super::types;
use super::vocabulary::{LINE, Vocabulary};
use crate::dtype::{Dtype, DtypeKind};
use crate::emit::python::types::{LIBRARY_ARRAY, numpy_array};
use crate::overload::takes::StaticType;
use crate::plan::{Plan, PythonValue, Row, RowInput, Stub};
use std::iter::once;

/// The protocol of arrays of libraries other than NumPy, whose types do not tell the element type. NumPy's
/// arrays have the same attributes, but must have the right dtype; they do not match, because they are not
/// hashable and accept only known versions of the protocol.
const LIBRARIES: &str = "
class _HasNamespace(Protocol):
    def __array_namespace__(self, *, api_version: str = ...) -> object: ...

class _HasDLPack(Protocol):
    def __dlpack__(self) -> object: ...
    def __dlpack_device__(self) -> object: ...
    def __hash__(self) -> int: ...

class _HasArrayInterface(Protocol):
    @property
    def __array_interface__(self) -> Any: ...
    def __hash__(self) -> int: ...

_LibraryArray: TypeAlias = _HasNamespace | _HasDLPack | _HasArrayInterface
";
pub(super) const OF_LIBRARIES: &str = "_LibraryArray";

/// The types that are accepted for arrays of any dtype, and the type of results.
pub(super) fn libraries(plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let is_array = |input: &RowInput| match input.array() {
        Some(_) => input.takes.static_type() != StaticType::ArrayLike,
        None => {
            input.takes.static_type().all().iter().any(|r#type| matches!(r#type, StaticType::Sequence(_)))
        }
    };
    if !plan.rows().flat_map(|row| &row.inputs).any(is_array) {
        return String::new();
    }
    let mut text = vocabulary.spell(LIBRARIES);
    let is_of_library = |returned: &PythonValue| *returned == PythonValue::LibraryArray;
    let mut stubs = plan.tables_and_members().flat_map(|function| &function.stubs);
    if stubs.any(|stub| stub.results.iter().flatten().any(is_of_library)) {
        text += &vocabulary
            .spell(&format!("{LIBRARY_ARRAY} = TypeVar(\"{LIBRARY_ARRAY}\", bound={OF_LIBRARIES})\n"));
    }
    text
}

/// The type aliases of the dtypes of the plan's arrays.
pub(super) fn aliases(plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let types: Vec<StaticType> =
        plan.rows().flat_map(|row| &row.inputs).map(|input| input.takes.static_type()).collect();
    let made = plan.rows().filter_map(Row::elements).flat_map(|elements| &elements.results);
    let made: Vec<StaticType> = made.map(|element| StaticType::Array(element.dtype())).collect();
    let types: Vec<&StaticType> = types.iter().flat_map(StaticType::all).chain(&made).collect();
    let mut text = String::new();
    for &dtype in Dtype::ALL {
        if !types.contains(&&StaticType::Array(dtype)) && !types.contains(&&StaticType::Sequence(dtype)) {
            continue;
        }
        let numpy = numpy_array(dtype);
        let array = array_element(dtype).map(|element| format!("array[{element}]"));
        let ctypes = ctypes(dtype).into_iter().map(|class| format!("ctypes.Array[ctypes.{class}]"));
        let members: Vec<String> = once(numpy)
            .chain(array)
            .chain(once("memoryview[Any]".to_owned()))
            .chain(ctypes)
            .chain(once(OF_LIBRARIES.to_owned()))
            .map(|member| vocabulary.spell(&member))
            .collect();
        text += &alias(&types::array(dtype), &vocabulary.spell("TypeAlias"), &members);
    }
    if text.is_empty() { text } else { format!("\n{text}") }
}

/// The type argument of `array.array`, which has no bools.
fn array_element(dtype: Dtype) -> Option<&'static str> {
    match dtype.kind() {
        DtypeKind::Bool | DtypeKind::Half | DtypeKind::Complex => None,
        DtypeKind::Signed | DtypeKind::Unsigned => Some("int"),
        DtypeKind::Float => Some("float"),
    }
}

/// The ctypes classes for a dtype. The class for `long` is an alias of one of them.
fn ctypes(dtype: Dtype) -> Vec<String> {
    let class = match dtype {
        Dtype::Float32 => "float",
        Dtype::Float64 => "double",
        Dtype::Float16 | Dtype::Bfloat16 | Dtype::Complex64 | Dtype::Complex128 => return Vec::new(),
        other => other.name(),
    };
    let long_long = match dtype {
        Dtype::Int64 => Some("c_longlong"),
        Dtype::Uint64 => Some("c_ulonglong"),
        _ => None,
    };
    once(format!("c_{class}")).chain(long_long.map(str::to_owned)).collect()
}

/// `name: type = member | member`, broken over lines in ruff's style.
pub(super) fn alias(name: &str, r#type: &str, members: &[String]) -> String {
    let whole = format!("{name}: {type} = {}\n", members.join(" | "));
    if whole.len() <= LINE + 1 {
        return whole;
    }
    let line = format!("    {}\n", members.join(" | "));
    let lines = if line.len() <= LINE + 1 { line } else { format!("    {}\n", members.join("\n    | ")) };
    format!("{name}: {type} = (\n{lines})\n")
}

/// The protocol of device arrays of PyCUDA, CuPy, Numba and PyTorch.
const INTERFACE: &str = "
class _HasCudaArrayInterface(Protocol):
    @property
    def __cuda_array_interface__(self) -> Any: ...

";
const ARRAYS: [&str; 2] = [OWN, OF_LIBRARIES];

/// The type variable for a result on a device: the result belongs to the library of the argument, and so to
/// the same class.
const KINDS: &str = "\
_DeviceArrayT = TypeVar(\"_DeviceArrayT\", bound=_DeviceArray)
";

/// The type of a result on a device without an array argument: the runtime's own array.
pub(super) const OWN: &str = "_HasCudaArrayInterface";
pub(super) const KIND: &str = "_DeviceArrayT";

/// Whether the results of a signature have the type of an argument.
pub(super) fn is_kept(stub: &Stub) -> bool {
    stub.types.contains(&StaticType::DeviceArray)
        && stub.results.iter().flatten().any(|returned| *returned == PythonValue::DeviceArray)
}

/// The type of a stream: a handle, or an object that provides it in one of several ways.
const STREAM: &str = "
class _HasHandle(Protocol):
    @property
    def handle(self) -> Any: ...

class _HasPtr(Protocol):
    @property
    def ptr(self) -> Any: ...

class _HasCudaStream(Protocol):
    @property
    def cuda_stream(self) -> Any: ...

class _HasStreamProtocol(Protocol):
    def __cuda_stream__(self) -> Any: ...

";

const STREAMS: [&str; 5] = ["int", "_HasHandle", "_HasPtr", "_HasCudaStream", "_HasStreamProtocol"];

/// The exception class, which all modules share.
const ERROR: &str = "
class CudaError(RuntimeError): ...
";

/// The declarations for device arrays that the plan's functions use.
pub(super) fn declarations(plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let stubs = || plan.tables_and_members().flat_map(|function| &function.stubs);
    let has_arrays = stubs().any(|stub| {
        let results = stub.results.iter().flatten().any(|returned| *returned == PythonValue::DeviceArray);
        let is_there =
            |r#type: &StaticType| matches!(r#type, StaticType::DeviceArray | StaticType::DeviceElement);
        results || stub.types.iter().any(is_there)
    });
    let has_kinds = stubs().any(is_kept);
    let mut text = String::new();
    if has_arrays {
        text += &vocabulary.spell(INTERFACE);
        text += &alias("_DeviceArray", &vocabulary.spell("TypeAlias"), &ARRAYS.map(str::to_owned));
    }
    if has_kinds {
        text += &vocabulary.spell(KINDS);
    }
    if plan.uses.streams {
        text += &vocabulary.spell(STREAM);
        text += &alias("_Stream", &vocabulary.spell("TypeAlias"), &STREAMS.map(str::to_owned));
    }
    if plan.cuda_error {
        text += &vocabulary.spell(ERROR);
    }
    text
}
