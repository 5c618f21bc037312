//! What functions that run on a device have in the stub: their arrays, their streams, their errors.

use super::Vocabulary;
use super::arrays::alias;
use crate::overload::takes::StaticType;
use crate::plan::{Plan, Returned, Stub};

/// PyCUDA's, CuPy's, Numba's and PyTorch's arrays. Those that DLPack alone describes are no others to a type checker than
/// NumPy's, and are left to the run time.
const ARRAY: &str = "
class _DeviceArray(Protocol):
    @property
    def __cuda_array_interface__(self) -> Any: ...
";

/// What a result on a device is, where an array there is passed: of the same library, and so of the same class.
const KINDS: &str = "
_DeviceArrayT = TypeVar(\"_DeviceArrayT\", bound=_DeviceArray)
";

pub(super) const NAME: &str = "_DeviceArray";
pub(super) const KIND: &str = "_DeviceArrayT";

/// Whether results of a signature are of the kind that an argument is.
pub(super) fn is_kept(stub: &Stub) -> bool {
    stub.types.contains(&StaticType::DeviceArray)
        && stub.results.iter().flatten().any(|returned| *returned == Returned::DeviceArray)
}

/// A handle, or an object that says it in one of these ways.
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

/// The one class of all modules.
const ERROR: &str = "
class CudaError(RuntimeError): ...
";

/// What of it the plan's functions use.
pub(super) fn declarations(plan: &Plan, vocabulary: &mut Vocabulary) -> String {
    let mut stubs = plan.functions.iter().flat_map(|function| &function.stubs);
    let has_arrays = stubs.clone().any(|stub| {
        let results = stub.results.iter().flatten().any(|returned| *returned == Returned::DeviceArray);
        let is_there =
            |r#type: &StaticType| matches!(r#type, StaticType::DeviceArray | StaticType::DeviceElement);
        results || stub.types.iter().any(is_there)
    });
    let has_kinds = stubs.any(is_kept);
    let has_streams = plan.functions.iter().any(|function| function.stream);
    let mut text = String::new();
    if has_arrays {
        text += &vocabulary.say(ARRAY);
    }
    if has_kinds {
        text += &vocabulary.say(KINDS);
    }
    if has_streams {
        text += &vocabulary.say(STREAM);
        text += &alias("_Stream", &vocabulary.say("TypeAlias"), &STREAMS.map(str::to_owned));
    }
    if plan.cuda_error {
        text += &vocabulary.say(ERROR);
    }
    text
}
