//! Objects of JavaScript classes that extend classes of C++, and override virtual functions.

use crate::callback::{self, HeldObject, Signature};
use crate::class::{self, JsClass};
use crate::error::{error, is_pending};
use crate::module::{ModuleState, reference, referred};
use crate::value::{Scope, are_same, get, type_of};
use crate::{Env, Value, sys};
use quaff_runtime::c_abi::handles::{self, Handle};
use quaff_runtime::c_abi::{Callable, Overriding, ReturnedTree, directing};
use quaff_runtime::error::Error;
use quaff_runtime::tree::Tree;
use std::ffi::CStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};

/// A virtual function that methods override.
pub struct Overridable {
    pub name: &'static CStr,
    pub signature: Signature,
}

/// An object whose methods override virtual functions. It is held weakly, and strongly as long as C++ owns
/// the C++ object.
pub(crate) struct Director {
    pub object: HeldObject,
    /// The index of the class.
    class: usize,
    overridable: &'static [Overridable],
    /// The handle of the C++ object; null in the constructor.
    handle: AtomicPtr<Handle>,
    /// Whether C++ has freed its object.
    has_ended: AtomicBool,
}

// SAFETY: other threads than Node's only find that the object is not reachable there.
unsafe impl Send for Director {}
// SAFETY: as above.
unsafe impl Sync for Director {}

/// The methods of a class's own prototype, by which C++'s functions are called, for the functions that
/// methods of subclasses override; `None` for a function that JavaScript cannot call.
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
    class.overridable.into_iter().flatten().map(method).collect()
}

/// Runs a constructor of a class for an object of this class, or of a subclass.
pub(crate) fn construct(
    env: Env,
    (this, target): (Value, Value),
    class: &'static JsClass,
    run: impl FnOnce() -> Result<Value, Error>,
) -> Result<Value, Error> {
    let own = ModuleState::of(env)?;
    let Some(overridable) = class.overridable else { return directing(None, run) };
    if are_same(env, target, own.constructor(env, class.index)?)? {
        return directing(None, run);
    }
    let object = HeldObject::new(env, this, 0)?;
    let (handle, has_ended) = Default::default();
    let director = Arc::new(Director { object, class: class.index, overridable, handle, has_ended });
    let made = directing(Some(director.clone()), run)?;
    if let Some(handle) = class::handle(env, this).filter(|_| Arc::strong_count(&director) > 1) {
        handles::end_with_object(handle);
        director.handle.store(handle.cast_mut(), Ordering::Relaxed);
        own.directors.borrow_mut().insert(handle, director);
    }
    Ok(made)
}

/// A method that overrides a function, in a scope that ends with the call.
struct Method {
    director: Arc<Director>,
    object: Value,
    method: Value,
    signature: &'static Signature,
    _scope: Scope,
}

impl Callable for Method {
    fn call(&self, arguments: &[Tree], result: &mut ReturnedTree) -> Result<(), Error> {
        let (env, called) = (self.director.object.env, (self.method, self.object));
        callback::run(env, self.object, || callback::call(env, called, arguments, self.signature, result))
    }
}

impl Overriding for Director {
    fn is_called_on_itself(&self) -> bool {
        let object = self.object.open().ok().flatten();
        object.is_some_and(|(_scope, object)| callback::is_called_on(self.object.env, object))
    }

    fn method(self: Arc<Self>, function: u32) -> Result<Option<Box<dyn Callable>>, Error> {
        let Some((scope, object)) = self.object.open()? else { return Ok(None) };
        let (env, own) = (self.object.env, ModuleState::of(self.object.env)?);
        let overridable = &self.overridable[function as usize];
        let (name, shown) = (overridable.name, || overridable.name.to_string_lossy());
        let found = callback::run(env, object, || match get(env, object, name) {
            // Node cannot run JavaScript any more, for example after `process.exit`.
            Err(_) if !is_pending(env) => Ok(None),
            found => found.map(Some),
        })?;
        // A getter may run any code.
        if self.has_ended.load(Ordering::Relaxed) {
            return Err(error!(Runtime, "an object was freed in the lookup of its method `{}`", shown()));
        }
        let Some(method) = found else { return Ok(None) };
        if let Some(inherited) = own.own_method(self.class, function)
            && are_same(env, method, referred(env, inherited)?)?
        {
            return Ok(None);
        }
        match type_of(env, method)? {
            sys::ValueType::napi_function => {
                let signature = &overridable.signature;
                Ok(Some(Box::new(Method { director: self, object, method, signature, _scope: scope })))
            }
            sys::ValueType::napi_undefined => Ok(None),
            _ => Err(error!(Type, "`{}` of an object of JavaScript is no function", shown())),
        }
    }

    fn end(&self) {
        self.has_ended.store(true, Ordering::Relaxed);
        let handle = self.handle.load(Ordering::Relaxed).cast_const();
        handles::ended(handle);
        // On another thread, the object is released with the environment.
        if self.object.is_reachable()
            && let Ok(own) = ModuleState::of(self.object.env)
        {
            drop(own.directors.borrow_mut().remove(&handle));
        }
    }
}
