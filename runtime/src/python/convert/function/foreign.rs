//! Functions of other libraries, with their addresses and their types.
//!
//! Functions that Numba has compiled never change, unlike those of ctypes and cffi. Their addresses and types
//! are therefore read once: reading them takes as long as a thousand calls from C++.

use crate::core::threads::locked;
use crate::python::interpreter::found;
use crate::python::interpreter::names::intern;
use crate::python::table::parameter::CType;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType, PyWeakrefMethods, PyWeakrefReference};
use std::sync::Mutex;

/// A function of another library.
pub(super) struct Foreign {
    /// The library's name, such as `ctypes`, for messages.
    pub library: &'static str,
    pub signature: Signature,
    pub address: usize,
}

/// The name of the library whose functions never change.
const NUMBA: &str = "Numba";

/// The C types of a function of another library, as far as the library provides them.
pub(super) enum Signature {
    /// The result and the parameters.
    Known(Vec<CType>),
    /// The library does not provide the types.
    Unknown,
}

impl Foreign {
    /// Caches the function `given`, if it never changes.
    ///
    /// # Errors
    /// MemoryError.
    pub(super) fn remember(&self, given: &Bound<'_, PyAny>) -> PyResult<()> {
        match &self.signature {
            Signature::Known(types) if self.library == NUMBA => remember(given, types, self.address),
            _ => Ok(()),
        }
    }
}

/// The function for an object; `None` for an object of no known library.
///
/// # Errors
/// Exceptions of the library.
pub(super) fn of(given: &Bound<'_, PyAny>) -> PyResult<Option<Foreign>> {
    let own = given.get_type();
    let mut classes = own.mro().iter().skip_while(|class| module(class) == "ctypes");
    match classes.next().map(|class| module(&class)).as_deref() {
        Some("_ctypes") => ctypes(given, "ctypes"),
        Some("_cffi_backend") => cffi(given),
        // A function compiled by Numba has a ctypes function, with its types.
        Some("numba.core.ccallback") => ctypes(&given.getattr("ctypes")?, NUMBA),
        _ => Ok(None),
    }
}

/// The module of a class; empty if it has none.
fn module(class: &Bound<'_, PyAny>) -> String {
    let name = class.getattr(intern!(class.py(), "__module__")).and_then(|name| name.extract());
    found(class.py(), name).unwrap_or_default()
}

fn ctypes(given: &Bound<'_, PyAny>, library: &'static str) -> PyResult<Option<Foreign>> {
    let module = given.py().import("ctypes")?;
    if !given.is_instance(&module.getattr("_CFuncPtr")?)? {
        return Ok(None);
    }
    let pointer = module.call_method1("cast", (given, module.getattr("c_void_p")?))?;
    let address = pointer.getattr("value")?.extract::<Option<usize>>()?.unwrap_or_default();
    let parameters = given.getattr("argtypes")?;
    if parameters.is_none() {
        return Ok(Some(Foreign { library, signature: Signature::Unknown, address }));
    }
    let mut types = vec![ctypes_type(&module, &given.getattr("restype")?)?];
    for parameter in parameters.try_iter()? {
        types.push(ctypes_type(&module, &parameter?)?);
    }
    let signature = types.into_iter().collect::<Option<Vec<CType>>>();
    let signature = signature.map_or(Signature::Unknown, Signature::Known);
    Ok(Some(Foreign { library, signature, address }))
}

/// A ctypes type; `None` for a type that is not passed by value.
fn ctypes_type(module: &Bound<'_, PyModule>, r#type: &Bound<'_, PyAny>) -> PyResult<Option<CType>> {
    if r#type.is_none() {
        return Ok(Some(CType::Void));
    }
    let code =
        r#type.getattr("_type_").ok().and_then(|code| Some(code.cast_into::<PyString>().ok()?.to_string()));
    let size = module.call_method1("sizeof", (r#type,))?.extract()?;
    Ok(match code.as_deref() {
        Some("?") => Some(CType::Bool),
        Some("b" | "c" | "h" | "i" | "l" | "q") => Some(CType::Signed(size)),
        Some("B" | "H" | "I" | "L" | "Q") => Some(CType::Unsigned(size)),
        Some("f" | "d") => Some(CType::Float(size)),
        Some("P" | "z" | "Z" | "O") => Some(CType::Pointer),
        Some(_) => None,
        // A pointer to a type or to a function.
        None => {
            let pointers = [module.getattr("_Pointer")?, module.getattr("_CFuncPtr")?];
            let class = r#type.cast::<PyType>()?;
            let is_pointer = class.is_subclass(&pointers[0])? || class.is_subclass(&pointers[1])?;
            is_pointer.then_some(CType::Pointer)
        }
    })
}

fn cffi(given: &Bound<'_, PyAny>) -> PyResult<Option<Foreign>> {
    let module = given.py().import("_cffi_backend")?;
    let r#type = module.call_method1("typeof", (given,))?;
    if kind(&r#type)? != "function" {
        return Ok(None);
    }
    let integer = module.call_method1("new_primitive_type", ("uintptr_t",))?;
    let address = module.call_method1("cast", (integer, given))?;
    let address = address.call_method0("__int__")?.extract()?;
    let mut types = vec![cffi_type(&module, &r#type.getattr("result")?)?];
    for parameter in r#type.getattr("args")?.try_iter()? {
        types.push(cffi_type(&module, &parameter?)?);
    }
    let signature = types.into_iter().collect::<Option<Vec<CType>>>();
    let signature = signature.map_or(Signature::Unknown, Signature::Known);
    Ok(Some(Foreign { library: "cffi", signature, address }))
}

fn kind(r#type: &Bound<'_, PyAny>) -> PyResult<String> {
    r#type.getattr("kind")?.extract()
}

/// A cffi type; `None` for a type that is not passed by value.
fn cffi_type(module: &Bound<'_, PyModule>, r#type: &Bound<'_, PyAny>) -> PyResult<Option<CType>> {
    let kind = kind(r#type)?;
    let name: String = r#type.getattr("cname")?.extract()?;
    match kind.as_str() {
        "void" => return Ok(Some(CType::Void)),
        "pointer" | "function" => return Ok(Some(CType::Pointer)),
        "primitive" | "enum" => {}
        _ => return Ok(None),
    }
    let size = module.call_method1("sizeof", (r#type,))?.extract()?;
    let is_unsigned = name.starts_with('u') || name == "size_t";
    Ok(match name.as_str() {
        "_Bool" | "bool" => Some(CType::Bool),
        "float" | "double" => Some(CType::Float(size)),
        name if name.contains("double") || name.contains("complex") => None,
        _ if is_unsigned => Some(CType::Unsigned(size)),
        _ => Some(CType::Signed(size)),
    })
}

/// The number of functions that are cached for the whole module.
const MOST: usize = 8;

/// A compiled function, valid as long as its Python object lives.
struct Compiled {
    function: Py<PyWeakrefReference>,
    /// The result and the parameters.
    signature: Vec<CType>,
    address: usize,
}

static COMPILED: Mutex<Vec<Compiled>> = Mutex::new(Vec::new());

/// The address of a function, if it is cached and has this signature.
pub(super) fn address(given: &Bound<'_, PyAny>, signature: &[CType]) -> Option<usize> {
    let compiled = locked(&COMPILED);
    let found = compiled.iter().find(|each| each.is_of(given))?;
    (found.signature == signature).then_some(found.address)
}

/// Caches a function, replacing one that Python has freed or the oldest.
pub(super) fn remember(given: &Bound<'_, PyAny>, signature: &[CType], address: usize) -> PyResult<()> {
    let function = PyWeakrefReference::new(given)?.unbind();
    let new = Compiled { function, signature: signature.to_vec(), address };
    let mut compiled = locked(&COMPILED);
    let is_gone = |each: &Compiled| each.function.bind(given.py()).upgrade().is_none();
    let replaced = match compiled.iter().position(is_gone) {
        Some(gone) => Some(compiled.remove(gone)),
        None if compiled.len() == MOST => Some(compiled.remove(0)),
        None => None,
    };
    compiled.push(new);
    // Dropping a weak reference without a callback runs no code.
    drop(compiled);
    drop(replaced);
    Ok(())
}

impl Compiled {
    fn is_of(&self, given: &Bound<'_, PyAny>) -> bool {
        self.function.bind(given.py()).upgrade().is_some_and(|function| function.is(given))
    }
}
