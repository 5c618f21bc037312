//! Classes: JavaScript objects that represent C++ objects. An object has the handle of the C++ object, and
//! frees it when it is collected, or earlier by `Symbol.dispose`.

use crate::call::{Call, no_object};
use crate::director::{self, Overridable};
use crate::error::{done, error, failed};
use crate::function::{Function, Passed, entered, entry};
use crate::module::{ModuleState, referred};
use crate::value::{get, is_array, length, napi};
use crate::{Env, Value, callback, sys};
use quaff_runtime::c_abi::handles::{self, Class, Handle};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::object::Object;
use std::ffi::{CStr, c_void};
use std::panic::catch_unwind;
use std::ptr;
use std::sync::atomic::AtomicU8;
use sys::napi_property_descriptor as Property;

/// A class of a module.
pub struct JsClass {
    pub name: &'static CStr,
    pub class: &'static Class,
    /// The index of the class among the classes of the module.
    pub index: usize,
    /// The index of the base from which the class inherits.
    pub base: Option<usize>,
    pub constructor: Option<&'static Function>,
    pub members: &'static [Member],
    /// The virtual functions that methods of subclasses override; `None` for a class without directors.
    pub overridable: Option<&'static [Overridable]>,
    /// The shim's function that copies the elements of an object of the class as a tree, if the class is a
    /// container.
    pub copy: Option<Copier>,
}

/// A function that copies the elements of the object at an address.
pub type Copier = unsafe extern "C" fn(*const c_void, *mut Object) -> bool;

/// A function behind a property of a class, or of the object with a module's variables. A property that can
/// be read and assigned has two.
pub struct Member {
    pub name: &'static CStr,
    pub is_static: bool,
    pub role: Role,
    pub function: &'static Function,
}

/// The use of a property that calls its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Method,
    Get,
    Set,
}

/// A variable whose address no other module has.
static ANCHOR: AtomicU8 = AtomicU8::new(0);

/// Converts a handle to the data of its JavaScript object, and back. Objects of other addons have data too,
/// whose conversion is no handle: it has a generation that no slot has reached. A type tag of Node-API would
/// tell them apart as well, but its comparison takes longer than a call.
#[inline]
fn masked(handle: *const Handle) -> *const Handle {
    let mask = (&raw const ANCHOR).addr().wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ptr::without_provenance(handle.addr() ^ mask)
}

/// The handle of an object of this module; `None` for another object.
#[inline]
pub(crate) fn handle(env: Env, value: Value) -> Option<*const Handle> {
    // SAFETY: the value belongs to the running call. A value that is not an object is refused.
    let data = unsafe { napi!(env, napi_unwrap, value) }.ok()?;
    Some(masked(data.cast_const().cast())).filter(|handle| handles::is_known(*handle))
}

/// Makes a JavaScript object represent the C++ object of a handle.
pub(crate) fn wrap(env: Env, value: Value, handle: *mut Handle, class: &'static Class) -> Result<(), Error> {
    let (data, hint) = (masked(handle).cast_mut().cast(), ptr::from_ref(class).cast_mut().cast());
    // SAFETY: the value belongs to the running call. Node calls `finalize` once, when the object is
    // collected.
    let status = unsafe { sys::napi_wrap(env.0, value, data, Some(finalize), hint, ptr::null_mut()) };
    if status != sys::Status::napi_ok {
        handles::free(handle, class)?;
    }
    done(status)
}

/// Frees the handle of a collected object, and the C++ object if JavaScript owns it.
///
/// # Safety
/// Node calls it, with the arguments of [`wrap`].
unsafe extern "C" fn finalize(_: sys::napi_env, data: *mut c_void, class: *mut c_void) {
    // SAFETY: guaranteed by the caller; the table is static.
    let class = unsafe { &*class.cast_const().cast::<Class>() };
    // Freeing a handle a second time is an error, which can be ignored here.
    let _ = catch_unwind(|| drop(handles::free(masked(data.cast_const().cast()), class)));
}

/// A new JavaScript object for a handle; null for a null pointer.
pub(crate) fn instance(env: Env, class: &'static JsClass, handle: *mut Handle) -> Result<Value, Error> {
    if handle.is_null() {
        return crate::result::null(env);
    }
    let own = ModuleState::of(env)?;
    let constructor = own.constructor(env, class.index)?;
    own.pending.set(handle);
    // SAFETY: the constructor is this module's; it takes the pending handle, and runs no other code.
    let value = unsafe { napi!(env, napi_new_instance, constructor, 0, ptr::null()) };
    let left = own.pending.replace(ptr::null_mut());
    if !left.is_null() {
        handles::free(left, class.class)?;
    }
    value
}

/// Keeps a value alive as long as an object.
pub(crate) fn keep(env: Env, holder: Value, value: Value) -> Result<(), Error> {
    let symbol = referred(env, ModuleState::of(env)?.symbol)?;
    // SAFETY: here and below, the values belong to the running call.
    let mut list = unsafe { napi!(env, napi_get_property, holder, symbol) }?;
    if !is_array(env, list)? {
        list = crate::result::list(env, &[])?;
        add(env, holder, vec![Property { name: symbol, value: list, ..PROPERTY }])?;
    }
    let end = length(env, list)?;
    // SAFETY: as above.
    done(unsafe { sys::napi_set_element(env.0, list, end, value) })
}

/// The constructor of a class.
///
/// # Safety
/// Node calls it, with the data of a [`JsClass`].
unsafe extern "C" fn construct(env: sys::napi_env, info: sys::napi_callback_info) -> Value {
    let run = |env: Env, passed: &Passed, class: &'static JsClass| {
        let own = ModuleState::of(env)?;
        let pending = own.pending.replace(ptr::null_mut());
        if !pending.is_null() {
            wrap(env, passed.this, pending, class.class)?;
            return Ok(passed.this);
        }
        // SAFETY: `info` is that of the running call.
        let target: Value = unsafe { napi!(env, napi_get_new_target, info) }?;
        let name = class.name.to_string_lossy();
        if target.is_null() {
            return Err(error!(Type, "`{name}` is a class: call it with `new`"));
        }
        let constructor = class
            .constructor
            .ok_or_else(|| error!(Type, "`{name}` has no constructor that JavaScript can call"))?;
        let run = || constructor.run(env, passed.this, &passed.values);
        director::construct(env, (passed.this, target), class, run)
    };
    // SAFETY: guaranteed by the caller.
    unsafe { entered(env, info, run) }
}

/// Copies the elements of a container.
///
/// # Safety
/// Node calls it, with the data of a [`JsClass`].
unsafe extern "C" fn copied(env: sys::napi_env, info: sys::napi_callback_info) -> Value {
    let run = |env: Env, passed: &Passed, class: &'static JsClass| {
        let call = Call::new(env, passed.this, &[]);
        let (copy, mut copied) = (class.copy.ok_or_else(failed)?, Object::NULL);
        // SAFETY: the table has the function for objects of the class, of which this is one.
        let is_copied = unsafe { copy(call.object(class.class)?.address(), &mut copied) };
        call.give_tree(outcome(is_copied, copied)?)
    };
    // SAFETY: guaranteed by the caller.
    unsafe { entered(env, info, run) }
}

/// Frees the C++ object of an object, for `Symbol.dispose`.
///
/// # Safety
/// Node calls it, with the data of a [`JsClass`].
unsafe extern "C" fn dispose(env: sys::napi_env, info: sys::napi_callback_info) -> Value {
    let run = |env: Env, passed: &Passed, &JsClass { class, .. }: &'static JsClass| {
        let handle = handle(env, passed.this).ok_or_else(|| no_object("this", class, "another object"))?;
        // An object can be disposed of several times, and C++ frees what it has taken over.
        let is_there = !handles::is_kept(handle)
            && handles::optional(handle, class).is_ok_and(|object| object != Object::NULL);
        if is_there {
            callback::unused(env, handle, 0, "the object", "dispose of it")?;
            handles::free(handle, class)?;
        }
        Ok(ptr::null_mut())
    };
    // SAFETY: guaranteed by the caller.
    unsafe { entered(env, info, run) }
}

/// A property without attributes.
const PROPERTY: Property = Property {
    utf8name: ptr::null(),
    name: ptr::null_mut(),
    method: None,
    getter: None,
    setter: None,
    value: ptr::null_mut(),
    attributes: sys::PropertyAttributes::default,
    data: ptr::null_mut(),
};

impl Member {
    /// The property of a class, or of an object. Node adds a getter and a setter of the same name together.
    pub(crate) fn descriptor(&self) -> Property {
        let run = |role| (self.role == role).then_some(entry as _);
        let is_method = self.role == Role::Method;
        let writable = if is_method { sys::PropertyAttributes::writable } else { 0 };
        Property {
            utf8name: self.name.as_ptr(),
            method: run(Role::Method),
            getter: run(Role::Get),
            setter: run(Role::Set),
            attributes: sys::PropertyAttributes::configurable | writable,
            data: ptr::from_ref(self.function).cast_mut().cast(),
            ..PROPERTY
        }
    }
}

/// Makes a class, and returns its constructor. `symbol` is `Symbol.dispose`, if Node has it.
pub(crate) fn define(env: Env, class: &'static JsClass, symbol: Option<Value>) -> Result<Value, Error> {
    let (name, data) = (class.name, ptr::from_ref(class).cast_mut().cast());
    let (length, run) = (name.count_bytes().cast_signed(), Some(construct as _));
    // SAFETY: `env` is the environment that loads the module, and the tables are static.
    let constructor =
        unsafe { napi!(env, napi_define_class, name.as_ptr(), length, run, data, 0, ptr::null()) }?;
    // Node refuses the methods of a class on objects of derived classes, but not those of its prototype.
    let attributes = sys::PropertyAttributes::configurable | sys::PropertyAttributes::writable;
    let own = Property { attributes, data, ..PROPERTY };
    let dispose = symbol.map(|name| Property { name, method: Some(dispose), ..own });
    // `index.js` takes the method from the class.
    let utf8name = c"quaff_elements".as_ptr();
    let copied = class.copy.map(|_| Property { utf8name, method: Some(copied), ..own });
    let members = |is_static| class.members.iter().filter(move |each| each.is_static == is_static);
    add(env, constructor, members(true).map(Member::descriptor).collect())?;
    let of_objects = members(false).map(Member::descriptor).chain(dispose).chain(copied).collect();
    add(env, get(env, constructor, c"prototype")?, of_objects)?;
    Ok(constructor)
}

/// Adds properties to an object.
pub(crate) fn add(env: Env, object: Value, properties: Vec<Property>) -> Result<(), Error> {
    // SAFETY: the values belong to the running call, and the tables are static.
    done(unsafe { sys::napi_define_properties(env.0, object, properties.len(), properties.as_ptr()) })
}
