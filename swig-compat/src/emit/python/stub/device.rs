//! Functions on a device in the stub: their arrays, streams and errors.

use super::Vocabulary;
use super::arrays::{self, alias};
use crate::overload::takes::StaticType;
use crate::plan::{Plan, PythonValue, Stub};

/// The protocol of device arrays of PyCUDA, CuPy, Numba and PyTorch.
const INTERFACE: &str = "
class _HasCudaArrayInterface(Protocol):
    @property
    def __cuda_array_interface__(self) -> Any: ...

";
const ARRAYS: [&str; 2] = [OWN, arrays::OF_LIBRARIES];

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
