//! The runtime of the modules that quaff builds for Node.js, based on Node-API.
//!
//! `JavaScript values → Argument → overload → C++ through cxx → JavaScript value`
//!
//! A module is a table, [`Module`], of functions, classes and variables, which emitted code contains. The
//! checks of arrays and objects, and the messages of their errors, are those of `quaff-runtime`, as for all
//! languages. The crate is for emitted code, whose manifest pins exactly this version.

mod argument;
mod array;
mod call;
mod callback;
mod class;
mod director;
mod elements;
mod error;
mod function;
mod module;
mod number;
mod result;
mod tree;
mod value;
mod work;

pub use array::Made;
pub use call::Call;
pub use callback::{CallbackClass, Signature};
pub use class::{JsClass, Member, Role};
pub use director::Overridable;
pub use function::{Function, Overload, Takes};
pub use module::{Module, register};
pub use napi_sys as sys;
pub use number::Number;
pub use tree::{Shape, TreeParameter};
pub use work::{Job, job};

/// A JavaScript value, valid during the call that it belongs to.
pub type Value = sys::napi_value;

/// The environment of a module: one for each thread that has loaded it. A value of this type is used on its
/// thread, as long as the environment exists.
#[derive(Clone, Copy, Debug)]
pub struct Env(sys::napi_env);

impl Env {
    /// The environment behind Node's handle.
    ///
    /// # Safety
    /// The environment is that of the thread, and the value is not used after its end.
    pub(crate) unsafe fn new(env: sys::napi_env) -> Env {
        Env(env)
    }
}
