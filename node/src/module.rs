//! A module, and its state in each environment that loads it.

use crate::class::{self, JsClass, Member};
use crate::director::{self, Director};
use crate::error::{done, failed};
use crate::function::{Function, entry, guarded};
use crate::value::{called, get, global, napi, set, type_of};
use crate::{Env, Value, sys, work};
use quaff_runtime::c_abi::handles::Handle;
use quaff_runtime::error::Error;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};

/// A module of functions, classes and variables.
pub struct Module {
    pub functions: &'static [&'static Function],
    pub classes: &'static [&'static JsClass],
    /// The properties of the object `cvar`.
    pub variables: &'static [Member],
}

/// The state of a module in an environment.
pub(crate) struct ModuleState {
    constructors: Vec<sys::napi_ref>,
    /// The symbol of the property by which an object keeps other values alive.
    pub symbol: sys::napi_ref,
    /// The handle for the next constructor call.
    pub pending: Cell<*mut Handle>,
    /// The objects of subclasses that override virtual functions, by their handles.
    pub directors: RefCell<HashMap<*const Handle, Arc<Director>>>,
    /// The methods of the classes that subclasses override.
    own_methods: Vec<Vec<Option<sys::napi_ref>>>,
    /// For the functions that C++ holds.
    pub has_ended: Arc<AtomicBool>,
}

impl ModuleState {
    /// The module's state in an environment.
    #[inline]
    pub fn of<'a>(env: Env) -> Result<&'a ModuleState, Error> {
        // SAFETY: `env` is the environment of the running call.
        let data = unsafe { napi!(env, napi_get_instance_data) }?;
        // SAFETY: `register` has stored the state, which lives as long as the environment.
        unsafe { data.cast::<ModuleState>().as_ref() }.ok_or_else(failed)
    }

    pub fn constructor(&self, env: Env, index: usize) -> Result<Value, Error> {
        referred(env, *self.constructors.get(index).ok_or_else(failed)?)
    }

    /// The method of a class's prototype for a function that subclasses override.
    pub fn own_method(&self, class: usize, method: u32) -> Option<sys::napi_ref> {
        *self.own_methods.get(class)?.get(method as usize)?
    }
}

pub(crate) fn referred(env: Env, reference: sys::napi_ref) -> Result<Value, Error> {
    // SAFETY: the reference belongs to this environment.
    let value: Value = unsafe { napi!(env, napi_get_reference_value, reference) }?;
    if value.is_null() { Err(failed()) } else { Ok(value) }
}

pub(crate) fn reference(env: Env, value: Value) -> Result<sys::napi_ref, Error> {
    // SAFETY: the value belongs to the running call.
    unsafe { napi!(env, napi_create_reference, value, 1) }
}

/// Adds a module to the exports of its library.
///
/// # Safety
/// Node calls `napi_register_module_v1` with these values.
pub unsafe fn register(env: sys::napi_env, exports: Value, module: &'static Module) -> Value {
    // SAFETY: guaranteed by the caller.
    let env = unsafe { Env::new(env) };
    static LOADED: Once = Once::new();
    // SAFETY: the process is Node's, which provides the functions of Node-API, and they are looked up once.
    LOADED.call_once(|| drop(unsafe { sys::setup() }));
    guarded(env, || add(env, exports, module).map(|()| exports))
}

fn add(env: Env, exports: Value, module: &'static Module) -> Result<(), Error> {
    for function in module.functions {
        let value = self::function(env, function, entry)?;
        set(env, exports, function.name, value)?;
        if function.overloads.iter().any(|overload| overload.job.is_some()) {
            set(env, value, c"async", self::function(env, function, work::entry)?)?;
        }
    }
    // Old versions of Node have no `Symbol.dispose`.
    let dispose = get(env, global(env, c"Symbol")?, c"dispose")?;
    let dispose = (type_of(env, dispose)? == sys::ValueType::napi_symbol).then_some(dispose);
    let mut constructors: Vec<Value> = Vec::new();
    for class in module.classes {
        let constructor = class::define(env, class, dispose)?;
        if let Some(base) = class.base {
            inherit(env, constructor, *constructors.get(base).ok_or_else(failed)?)?;
        }
        set(env, exports, class.name, constructor)?;
        constructors.push(constructor);
    }
    if !module.variables.is_empty() {
        // SAFETY: `env` is the environment that loads the module.
        let variables = unsafe { napi!(env, napi_create_object) }?;
        class::add(env, variables, module.variables.iter().map(Member::descriptor).collect())?;
        // A misspelled name is an error, and not a new property.
        // SAFETY: as above.
        done(unsafe { sys::napi_object_seal(env.0, variables) })?;
        set(env, exports, c"cvar", variables)?;
    }
    // SAFETY: as above; a symbol needs no description.
    let symbol = unsafe { napi!(env, napi_create_symbol, ptr::null_mut()) }?;
    let own_methods = module.classes.iter().zip(&constructors);
    let own_methods = own_methods.map(|(class, value)| director::own_methods(env, class, *value));
    let own_methods = own_methods.collect::<Result<_, _>>()?;
    let constructors = constructors.into_iter().map(|value| reference(env, value));
    let state = ModuleState {
        constructors: constructors.collect::<Result<_, _>>()?,
        symbol: reference(env, symbol)?,
        pending: Cell::new(ptr::null_mut()),
        directors: RefCell::default(),
        own_methods,
        has_ended: Arc::default(),
    };
    let has_ended = Arc::into_raw(Arc::clone(&state.has_ended));
    // The hook runs before Node frees objects, whose C++ code may call functions.
    // SAFETY: `will_end` frees the reference.
    done(unsafe { sys::napi_add_env_cleanup_hook(env.0, Some(will_end), has_ended.cast_mut().cast()) })?;
    let state = Box::into_raw(Box::new(state));
    // SAFETY: the state is freed with the environment, by the function `end`.
    done(unsafe { sys::napi_set_instance_data(env.0, state.cast(), Some(end), ptr::null_mut()) })
}

/// A JavaScript function that calls a function of the module by an entry.
fn function(
    env: Env,
    function: &'static Function,
    entry: unsafe extern "C" fn(sys::napi_env, sys::napi_callback_info) -> Value,
) -> Result<Value, Error> {
    let (name, data) = (function.name, ptr::from_ref(function).cast_mut().cast());
    let size = name.count_bytes().cast_signed();
    // SAFETY: `env` is the environment that loads the module, and the table is static.
    unsafe { napi!(env, napi_create_function, name.as_ptr(), size, Some(entry), data) }
}

/// Frees the state of a module.
///
/// # Safety
/// Node calls it once, with the state that [`add`] has stored.
unsafe extern "C" fn end(_: sys::napi_env, state: *mut c_void, _: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    drop(unsafe { Box::from_raw(state.cast::<ModuleState>()) });
}

/// Notes that an environment is ending, and can neither run JavaScript nor use references any more.
///
/// # Safety
/// Node calls it once, with the flag that [`add`] has stored.
unsafe extern "C" fn will_end(has_ended: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    unsafe { Arc::from_raw(has_ended.cast_const().cast::<AtomicBool>()) }.store(true, Ordering::Relaxed);
}

/// Makes a class inherit from another, as `extends` does.
fn inherit(env: Env, derived: Value, base: Value) -> Result<(), Error> {
    let prototypes = [get(env, derived, c"prototype")?, get(env, base, c"prototype")?];
    for pair in [[derived, base], prototypes] {
        called(env, c"Object", c"setPrototypeOf", &pair)?;
    }
    Ok(())
}
