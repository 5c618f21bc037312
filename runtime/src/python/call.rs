//! Calls: the entries for Python, the selection of an overload, the call of the C++ function, and the
//! results.
//!
//! Python calls a C function, which `entry!` defines for each `Function` table. `python::call` reads the
//! arguments, and `call/overload.rs` selects the first row whose parameters accept them. Plain arguments,
//! which are contiguous NumPy arrays and Python's built-in types, go straight to C++ (`call/plain.rs`): for 8
//! elements, any longer path would take more time than the sum. Otherwise `acquire` asks each object for its
//! memory, one protocol after another, and returns an `ArrayView`: a snapshot of shape and strides.
//!
//! A row calls a function of the shim through cxx. The shim is C++ code that names the instantiation and does
//! nothing else. Its array parameter is `quaff::Contiguous`, which compares the dtype before it accesses
//! memory. The function writes its result to its last parameter and returns `true`; or it stores the
//! exception that it caught (`quaff::keep_exception`) and returns `false`, and `exception.rs` converts the
//! stored exception into an error. In the tables for Python these functions are pointers
//! (`table/function.rs`). The runtime contains the code that reads their arguments and calls them, one
//! instance for each signature (`call/cxx.rs`); only functions with more than 12 parameters need an emitted
//! closure.

pub(crate) mod along;
pub(crate) mod cxx;
pub(crate) mod elementwise;
pub(crate) mod enter;
pub(crate) mod in_use;
pub(crate) mod keyword;
pub(crate) mod lazy;
pub(crate) mod misfit;
pub(crate) mod on_device;
pub(crate) mod overload;
pub(crate) mod plain;
pub(crate) mod shown;
