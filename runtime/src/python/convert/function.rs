//! Functions passed for function pointers: those of the module that `%callback` names, and those of ctypes,
//! cffi and Numba, which have an address and types that can be compared. C++ calls them without Python.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::threads::locked;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result, found};
use crate::python::table::parameter::{CType, FoundFunction};
use crate::python::table::{Function, FunctionPointers, ObjectParameter, Parameter, ParameterKind};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyString, PyType, PyWeakrefMethods, PyWeakrefReference};
use std::ffi::c_void;
use std::ptr;
use std::sync::Mutex;

impl FunctionPointers {
    /// The functions that a function pointer accepts.
    pub const fn new(
        cxx: &'static str,
        signature: Option<&'static [CType]>,
        functions: &'static [(&'static Function, &'static Function)],
    ) -> FunctionPointers {
        FunctionPointers { cxx, signature, functions, find, known }
    }
}

impl Parameter {
    /// Makes the parameter accept functions as well, and takes their addresses.
    #[must_use]
    pub const fn or_function(self, functions: &'static FunctionPointers) -> Parameter {
        match self.kind.object() {
            Some(taken) => Parameter {
                kind: ParameterKind::Object(ObjectParameter { functions: Some(functions), ..taken }),
                ..self
            },
            None => self,
        }
    }
}

fn find<'py>(pointers: &FunctionPointers, given: &Bound<'py, PyAny>) -> Option<Result<FoundFunction<'py>>> {
    if given.is_exact_instance_of::<PyCFunction>() {
        return of_module(pointers, given);
    }
    match of(given) {
        Ok(Some(foreign)) => Some(address(pointers, &foreign).and_then(|address| {
            foreign.remember(given)?;
            Ok(match address {
                Object::NULL => FoundFunction::Instance(given.py().None().into_bound(given.py())),
                address => FoundFunction::Address(address),
            })
        })),
        Ok(None) if given.is_callable() => Some(Err(needs_address(pointers, given))),
        Ok(None) => None,
        Err(error) => Some(Err(error.into())),
    }
}

/// The address of a function that was found before and has not changed.
fn known(pointers: &FunctionPointers, given: &Bound<'_, PyAny>) -> Option<Object> {
    let address = foreign_address(given, pointers.signature?)?;
    // SAFETY: as in `address`.
    Some(unsafe { Object::new(address as *mut c_void) })
}

/// The address for a built-in function, which must be a function of this module that has one. The error says
/// where an address comes from.
fn of_module<'py>(
    pointers: &FunctionPointers,
    given: &Bound<'py, PyAny>,
) -> Option<Result<FoundFunction<'py>>> {
    // SAFETY: a live object of the type that the function requires, and the lock is held.
    let entry = unsafe { ffi::PyCFunction_GetFunction(given.as_ptr()) };
    let address = entry.map_or(ptr::null(), |entry| entry as *const c_void);
    let own = pointers.functions.iter().find(|(function, _)| ptr::eq(function.entry.address(), address));
    match own {
        Some((_, reader)) => {
            let read = reader.entry.call(given.py());
            Some(read.map(FoundFunction::Instance).map_err(Failure::from))
        }
        None => Some(Err(needs_address(pointers, given))),
    }
}

fn address(pointers: &FunctionPointers, foreign: &Foreign) -> Result<Object> {
    let refuse = |what: &str| Failure::value(Error::new(ErrorKind::Type, what.to_owned()));
    let Foreign { library, signature, address } = foreign;
    let Some(expected) = pointers.signature else {
        let message = format!(
            "a function of {library} cannot be a `{}`, whose types have no counterparts in C",
            pointers.cxx
        );
        return Err(refuse(&message));
    };
    match signature {
        Signature::Unknown => {
            let message = format!(
                "the types of the function of {library} are unknown: set its `argtypes` and its `restype` to those of `{}`",
                pointers.cxx
            );
            Err(refuse(&message))
        }
        Signature::Known(types) if types == expected => {
            // SAFETY: the address of a function whose types, according to its library, are those that C++
            // calls it with.
            Ok(unsafe { Object::new(*address as *mut c_void) })
        }
        Signature::Known(types) => {
            let message = format!(
                "expected a function `{}`, got a function of {library} whose type is `{}`",
                pointers.cxx,
                shown(types)
            );
            Err(refuse(&message))
        }
    }
}

/// A signature in C++ notation: `double (int)`.
fn shown(types: &[CType]) -> String {
    let names: Vec<String> = types.iter().map(|each| name(*each)).collect();
    match names.split_first() {
        Some((returns, parameters)) => format!("{returns} ({})", parameters.join(", ")),
        None => String::new(),
    }
}

fn name(r#type: CType) -> String {
    match r#type {
        CType::Void => "void".to_owned(),
        CType::Bool => "bool".to_owned(),
        CType::Signed(size) => format!("int{}_t", 8 * size),
        CType::Unsigned(size) => format!("uint{}_t", 8 * size),
        CType::Float(4) => "float".to_owned(),
        CType::Float(8) => "double".to_owned(),
        CType::Float(size) => format!("float{}", 8 * size),
        CType::Pointer => "void *".to_owned(),
    }
}

/// The refusal of a Python callable, which has no C address.
#[cold]
fn needs_address(pointers: &FunctionPointers, given: &Bound<'_, PyAny>) -> Failure {
    let given = given.get_type().name().map(|name| name.to_string()).unwrap_or_default();
    let message = format!(
        "expected the address of a function `{}`, got `{given}`: pass a function of the module that `%callback` names, or one \
         that `ctypes.CFUNCTYPE`, `ffi.callback` of cffi or `numba.cfunc` has made",
        pointers.cxx
    );
    Failure::value(Error::new(ErrorKind::Type, message))
}

#[cold]
fn null_function(pointers: &FunctionPointers) -> Failure {
    let message = format!("expected the address of a function `{}`, got a null pointer", pointers.cxx);
    Failure::value(Error::new(ErrorKind::Type, message))
}

impl ObjectParameter {
    /// The address of a function that was found before, if the parameter accepts functions.
    #[inline]
    pub(crate) fn known_function(&self, given: &Bound<'_, PyAny>) -> Option<Object> {
        let functions = self.functions?;
        (functions.known)(functions, given)
    }

    /// The function for an object, if the parameter accepts functions.
    pub(crate) fn function<'py>(&self, given: &Bound<'py, PyAny>) -> Option<Result<FoundFunction<'py>>> {
        let functions = self.functions.filter(|_| !given.is_none())?;
        match (functions.find)(functions, given)? {
            Ok(FoundFunction::Instance(none)) if none.is_none() && !self.null => {
                Some(Err(null_function(functions)))
            }
            found => Some(found),
        }
    }
}

// Functions of other libraries, with their addresses and their types.
//
// Functions that Numba has compiled never change, unlike those of ctypes and cffi. Their addresses and types
// are therefore read once: reading them takes as long as a thousand calls from C++.

/// A function of another library.
struct Foreign {
    /// The library's name, such as `ctypes`, for messages.
    pub library: &'static str,
    pub signature: Signature,
    pub address: usize,
}

/// The name of the library whose functions never change.
const NUMBA: &str = "Numba";

/// The C types of a function of another library, as far as the library provides them.
enum Signature {
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
fn of(given: &Bound<'_, PyAny>) -> PyResult<Option<Foreign>> {
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
fn foreign_address(given: &Bound<'_, PyAny>, signature: &[CType]) -> Option<usize> {
    let compiled = locked(&COMPILED);
    let found = compiled.iter().find(|each| each.is_of(given))?;
    (found.signature == signature).then_some(found.address)
}

/// Caches a function, replacing one that Python has freed or the oldest.
fn remember(given: &Bound<'_, PyAny>, signature: &[CType], address: usize) -> PyResult<()> {
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
