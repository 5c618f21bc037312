//! Objects of JavaScript classes that extend classes of C++, and override virtual functions.

use crate::callback::{self, Held};
use crate::class::{self, JsClass};
use crate::module::{Instance, reference, referred};
use crate::value::{are_same, get, type_of};
use crate::{Env, Value, sys};
use quaff_runtime::c_abi::handles::{self, Handle};
use quaff_runtime::c_abi::{Overriding, Returned, directing};
use quaff_runtime::error::{Error, ErrorKind};
use quaff_runtime::tree::Tree;
use std::ffi::CStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering};

/// A virtual function that methods override.
pub struct Overridable {
    pub name: &'static CStr,
    /// The number of containers in one another that the result has; `None` for `void`.
    pub depth: Option<usize>,
}

/// An object whose methods override virtual functions. It is held weakly, and strongly as long as C++ owns the
/// C++ object.
pub(crate) struct Director {
    object: Held,
    class: &'static JsClass,
    /// The handle of the C++ object; null in the constructor.
    handle: AtomicPtr<Handle>,
}

// SAFETY: other threads than Node's only find that the object is not reachable there.
unsafe impl Send for Director {}
// SAFETY: as above.
unsafe impl Sync for Director {}

/// The methods of a class's own prototype, by which C++'s functions are called, for the functions that methods
/// of subclasses override; `None` for a function that JavaScript cannot call.
pub(crate) fn own_methods(
    env: Env,
    class: &JsClass,
    constructor: Value,
) -> Result<Vec<Option<sys::napi_ref>>, Error> {
    let prototype = get(env, constructor, c"prototype")?;
    let method = |function: &Overridable| {
        let method = get(env, prototype, function.name)?;
        let is_there = type_of(env, method)? == sys::ValueType::napi_function;
        is_there.then(|| reference(env, method)).transpose()
    };
    class.overridable.iter().map(method).collect()
}

/// Runs a constructor of a class for an object of this class, or of a subclass.
pub(crate) fn construct(
    env: Env,
    (this, target): (Value, Value),
    class: &'static JsClass,
    run: impl FnOnce() -> Result<Value, Error>,
) -> Result<Value, Error> {
    let own = Instance::of(env)?;
    if class.overridable.is_empty() || are_same(env, target, own.constructor(env, class.index)?)? {
        return directing(None, run);
    }
    let object = Held::new(env, this, 0)?;
    let director = Arc::new(Director { object, class, handle: AtomicPtr::default() });
    let made = directing(Some(director.clone()), run)?;
    if let Some(handle) = class::handle(env, this).filter(|_| Arc::strong_count(&director) > 1) {
        director.handle.store(handle.cast_mut(), Ordering::Relaxed);
        own.directors.borrow_mut().insert(handle, director);
    }
    Ok(made)
}

/// The director of a handle.
pub(crate) fn of(env: Env, handle: *const Handle) -> Result<Option<Arc<Director>>, Error> {
    Ok(Instance::of(env)?.directors.borrow().get(&handle).cloned())
}

impl Director {
    /// Holds the object as long as C++ has the C++ object.
    pub fn keep(&self) -> Result<(), Error> {
        self.object.keep()
    }

    fn function(&self, method: u32) -> &'static Overridable {
        &self.class.overridable[method as usize]
    }
}

impl Overriding for Director {
    fn is_called_on_itself(&self) -> bool {
        self.object.run(callback::is_called_on).unwrap_or(false)
    }

    fn is_overridden(&self, method: u32) -> Result<bool, Error> {
        self.object.run(|env, object| {
            let name = self.function(method).name;
            let found = get(env, object, name)?;
            if let Some(own) = Instance::of(env)?.own_method(self.class.index, method)
                && are_same(env, found, referred(env, own)?)?
            {
                return Ok(false);
            }
            match type_of(env, found)? {
                sys::ValueType::napi_function => Ok(true),
                sys::ValueType::napi_undefined => Ok(false),
                _ => {
                    let text =
                        format!("`{}` of an object of JavaScript is no function", name.to_string_lossy());
                    Err(Error::new(ErrorKind::Type, text))
                }
            }
        })
    }

    fn call(&self, method: u32, arguments: &[Tree], result: &mut Returned) -> Result<(), Error> {
        let function = self.function(method);
        self.object.run(|env, object| {
            let found = get(env, object, function.name)?;
            callback::call(env, (found, object), arguments, function.depth, result)
        })
    }

    fn end(&self) {
        let handle = self.handle.load(Ordering::Relaxed).cast_const();
        // A handle that was freed is an error, which can be ignored here.
        drop(handles::free(handle, self.class.class));
        // On another thread, the object is released with the environment.
        if self.object.is_reachable()
            && let Ok(own) = Instance::of(self.object.env)
        {
            drop(own.directors.borrow_mut().remove(&handle));
        }
    }
}
