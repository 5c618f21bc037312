//! The slots that every instance has: for freeing it, traversing its references, comparing it.

use crate::python::instance::{Instance, pointer_object};
use crate::python::protocols::{director, this};
use crate::python::table::Class;
use pyo3::ffi;
use std::ffi::{CStr, c_int, c_uint, c_void};
use std::mem::offset_of;
use std::ptr;

/// A slot of a type: its number, and the function or table for it.
pub(crate) fn slot(slot: c_int, pfunc: *const c_void) -> ffi::PyType_Slot {
    ffi::PyType_Slot { slot, pfunc: pfunc.cast_mut() }
}

/// The description of a type whose objects are instances, from which Python makes the type.
pub(crate) fn spec(name: *const std::ffi::c_char, slots: &mut [ffi::PyType_Slot]) -> ffi::PyType_Spec {
    let flags = ffi::Py_TPFLAGS_DEFAULT | ffi::Py_TPFLAGS_BASETYPE | ffi::Py_TPFLAGS_HAVE_GC;
    ffi::PyType_Spec {
        name,
        basicsize: size_of::<Instance>() as c_int,
        itemsize: 0,
        flags: flags as c_uint,
        slots: slots.as_mut_ptr(),
    }
}

/// The slots of every type. Python fills slots that a spec omits with slower functions, which look these up.
pub(crate) fn common(set_attribute: ffi::setattrofunc) -> Vec<ffi::PyType_Slot> {
    vec![
        slot(ffi::Py_tp_dealloc, dealloc as *const c_void),
        slot(ffi::Py_tp_traverse, traverse as *const c_void),
        slot(ffi::Py_tp_clear, clear as *const c_void),
        slot(ffi::Py_tp_setattro, set_attribute as *const c_void),
    ]
}

unsafe extern "C" fn dealloc(object: *mut ffi::PyObject) {
    // SAFETY: Python frees an instance without references, with the lock held; its type is alive until the
    // end.
    unsafe {
        let kind = ffi::Py_TYPE(object);
        ffi::PyObject_GC_UnTrack(object.cast());
        let instance = Instance::at(object);
        instance.leave_pointer();
        // The code that has run may have made the collector track the object again.
        ffi::PyObject_GC_UnTrack(object.cast());
        // The place is forgotten first: code that is notified that the instance ends may request elements,
        // and must not find this instance.
        instance.forget_place();
        instance.unlist();
        if !instance.weak_references.get().is_null() {
            ffi::PyObject_ClearWeakRefs(object);
        }
        let forgotten = instance.leave_directors();
        instance.free();
        instance.release();
        ffi::Py_XDECREF(instance.dict.replace(ptr::null_mut()));
        // The `tp_free` of every type with the collector's flag does this.
        ffi::PyObject_GC_Del(object.cast());
        ffi::Py_DECREF(kind.cast());
        drop(forgotten);
    }
}

unsafe extern "C" fn traverse(
    object: *mut ffi::PyObject,
    visit: ffi::visitproc,
    argument: *mut c_void,
) -> c_int {
    // SAFETY: a live instance. The collector holds the lock, and nothing changes during the traversal.
    let instance = unsafe { Instance::at(object) };
    // SAFETY: a live object has a type.
    let kind: *mut ffi::PyObject = unsafe { ffi::Py_TYPE(object).cast() };
    let own = [kind, instance.dict.get(), instance.keeper()].into_iter().filter(|own| !own.is_null());
    for reference in own.chain(instance.kept_objects()).chain(instance.kept_wholes()) {
        // SAFETY: the objects are alive, because they are referred to.
        let stop = unsafe { visit(reference, argument) };
        if stop != 0 {
            return stop;
        }
    }
    0
}

/// Releases the references of an instance for the garbage collector. The object is freed before the objects
/// that it may point to.
unsafe extern "C" fn clear(object: *mut ffi::PyObject) -> c_int {
    // SAFETY: a live instance, which the collector found to be part of an unreachable cycle.
    let instance = unsafe { Instance::at(object) };
    instance.read_swig();
    instance.forget_place();
    instance.unlist();
    // A director stays connected with its instance until it is freed: if C++ returned a pointer to it in
    // between, Python would otherwise get a second instance.
    let forgotten = match instance.has_kept() || !instance.keeper().is_null() {
        true => {
            let mut directors = instance.parts();
            directors.retain(|part| part.is_director());
            let forgotten = instance.leave_directors();
            directors.into_iter().for_each(Instance::free);
            instance.free();
            forgotten
        }
        false => Some(instance.forget_overrides()),
    };
    instance.release();
    // SAFETY: the reference is released after its place was cleared.
    unsafe { ffi::Py_XDECREF(instance.dict.replace(ptr::null_mut())) };
    drop(forgotten);
    0
}

/// Sets an attribute. The garbage collector tracks an instance only from its first attribute on: an instance
/// without attributes can be in no cycle, and untracked ones are cheaper.
pub(crate) unsafe extern "C" fn set_attribute(
    object: *mut ffi::PyObject,
    name: *mut ffi::PyObject,
    value: *mut ffi::PyObject,
) -> c_int {
    // SAFETY: Python passes live objects, or NULL for a value to delete.
    let outcome = unsafe { ffi::PyObject_GenericSetAttr(object, name, value) };
    // SAFETY: a live instance.
    let instance = unsafe { Instance::at(object) };
    if instance.is_director() || instance.has_kept() {
        instance.note_attribute(name);
    }
    if !instance.dict.get().is_null() {
        instance.track();
    }
    outcome
}

/// The offsets of `__dict__` and `__weakref__`.
pub(crate) fn members() -> *const ffi::PyMemberDef {
    let member = |name: &'static CStr, offset: usize| ffi::PyMemberDef {
        name: name.as_ptr(),
        type_code: ffi::Py_T_PYSSIZET,
        offset: offset.cast_signed(),
        flags: ffi::Py_READONLY,
        doc: ptr::null(),
    };
    // Python keeps the pointer as long as the type lives, which is forever.
    Box::leak(Box::new([
        member(c"__dictoffset__", offset_of!(Instance, dict)),
        member(c"__weaklistoffset__", offset_of!(Instance, weak_references)),
        ffi::PyMemberDef::default(),
    ]))
    .as_ptr()
}

/// `thisown`, SWIG's attribute for ownership, and `this`, a pointer to the object.
pub(crate) fn properties() -> *const ffi::PyGetSetDef {
    let property =
        |name: &'static CStr, get: Option<ffi::getter>, set: Option<ffi::setter>, doc: &'static CStr| {
            ffi::PyGetSetDef { name: name.as_ptr(), get, set, doc: doc.as_ptr(), closure: ptr::null_mut() }
        };
    Box::leak(Box::new([
        property(c"thisown", Some(thisown), Some(set_thisown), c"Whether the object is freed with this."),
        property(
            c"this",
            Some(this::get),
            Some(this::set),
            c"A pointer to the object; `int` of it is its address.",
        ),
        property(c"__dict__", Some(director::dict), Some(director::set_dict), c"What Python code has added."),
        property_end(),
    ]))
    .as_ptr()
}

pub(crate) fn property_end() -> ffi::PyGetSetDef {
    ffi::PyGetSetDef { name: ptr::null(), get: None, set: None, doc: ptr::null(), closure: ptr::null_mut() }
}

unsafe extern "C" fn thisown(object: *mut ffi::PyObject, _closure: *mut c_void) -> *mut ffi::PyObject {
    // SAFETY: a live instance, and the lock is held.
    unsafe {
        let instance = Instance::at(object);
        instance.read_swig();
        let is_owner = instance.is_owner() || instance.own_holder().is_some();
        ffi::PyBool_FromLong((is_owner || instance.is_owned_by_swig() == Some(true)).into())
    }
}

unsafe extern "C" fn set_thisown(
    object: *mut ffi::PyObject,
    value: *mut ffi::PyObject,
    _closure: *mut c_void,
) -> c_int {
    // SAFETY: a live instance, and a live value or NULL to delete it; the lock is held.
    unsafe {
        let truth = if value.is_null() { 0 } else { ffi::PyObject_IsTrue(value) };
        match truth {
            1 => Instance::at(object).take_ownership(),
            0 if !Instance::at(object).may_be_left() => return -1,
            0 => Instance::at(object).disown(),
            _ => {}
        }
        truth.min(0)
    }
}

/// The methods that SWIG's users call on an object's `this`, its destructor as SWIG names it, and the method
/// that Python's `copy.deepcopy` calls.
pub(crate) fn methods() -> *const ffi::PyMethodDef {
    let method = |name: &'static CStr, function: ffi::PyCFunction| ffi::PyMethodDef {
        ml_name: name.as_ptr(),
        ml_meth: ffi::PyMethodDefPointer { PyCFunction: function },
        ml_flags: ffi::METH_NOARGS,
        ml_doc: ptr::null(),
    };
    Box::leak(Box::new([
        ffi::PyMethodDef { ml_flags: ffi::METH_VARARGS, ..method(c"own", owns) },
        method(c"disown", disown),
        method(c"acquire", acquire),
        method(c"__disown__", director::disown),
        ffi::PyMethodDef { ml_flags: ffi::METH_O, ..method(c"__deepcopy__", deep_copy) },
        ffi::PyMethodDef {
            ml_flags: ffi::METH_O | ffi::METH_CLASS,
            ..method(c"__swig_destroy__", this::destroy)
        },
        ffi::PyMethodDef::zeroed(),
    ]))
    .as_ptr()
}

/// Copies the object by its C++ copy constructor, for `copy.deepcopy`.
unsafe extern "C" fn deep_copy(
    object: *mut ffi::PyObject,
    _copied_before: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: a live instance, and the lock is held.
    unsafe {
        let name = ffi::PyUnicode_InternFromString(c"__copy__".as_ptr());
        let copied = ffi::PyObject_CallMethodObjArgs(object, name, ptr::null_mut::<ffi::PyObject>());
        ffi::Py_XDECREF(name);
        copied
    }
}

/// Whether the object is freed with the instance. As in SWIG, `own(True)` and `own(False)` also change this.
unsafe extern "C" fn owns(object: *mut ffi::PyObject, arguments: *mut ffi::PyObject) -> *mut ffi::PyObject {
    let mut value: *mut ffi::PyObject = ptr::null_mut();
    // SAFETY: a live instance and a tuple, and the lock is held; the text ends with a zero, and the argument
    // is borrowed from the tuple.
    unsafe {
        if ffi::PyArg_UnpackTuple(arguments, c"own".as_ptr(), 0, 1, &raw mut value) == 0 {
            return ptr::null_mut();
        }
        let before = thisown(object, ptr::null_mut());
        if !value.is_null() && set_thisown(object, value, ptr::null_mut()) < 0 {
            ffi::Py_XDECREF(before);
            return ptr::null_mut();
        }
        before
    }
}

unsafe extern "C" fn disown(object: *mut ffi::PyObject, _none: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: a live instance, and the lock is held.
    unsafe {
        let instance = Instance::at(object);
        if !instance.may_be_left() {
            return ptr::null_mut();
        }
        instance.disown();
        ffi::Py_NewRef(ffi::Py_None())
    }
}

unsafe extern "C" fn acquire(object: *mut ffi::PyObject, _none: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: a live instance, and the lock is held.
    unsafe {
        Instance::at(object).take_ownership();
        ffi::Py_NewRef(ffi::Py_None())
    }
}

/// The text of an object in SWIG's format, because some Python code searches it for the type.
pub(crate) unsafe extern "C" fn repr(object: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: a live instance; the texts are new references or NULL with an exception set, and are released.
    unsafe {
        let class = ffi::Py_TYPE(object);
        let module = ffi::PyObject_GetAttrString(class.cast(), c"__module__".as_ptr());
        let name = if module.is_null() { ptr::null_mut() } else { ffi::PyType_GetQualName(class) };
        let pointer = if name.is_null() { ptr::null_mut() } else { repr_of_pointer(object) };
        let text = match pointer.is_null() {
            true => ptr::null_mut(),
            false => ffi::PyUnicode_FromFormat(c"<%S.%U; proxy of %U >".as_ptr(), module, name, pointer),
        };
        for part in [module, name, pointer] {
            ffi::Py_XDECREF(part);
        }
        text
    }
}

/// The `repr` of the `this` of an instance, in SWIG's form: a new reference, or NULL with an exception set.
///
/// # Safety
/// `object` is a live instance, and the lock is held.
pub(crate) unsafe fn repr_of_pointer(object: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller; the texts end with zeros.
    unsafe {
        let instance = Instance::at(object);
        let address = instance.object().address();
        let class = instance.class.get().map_or("nothing", |class: &Class| class.cxx_name);
        let text = format!("{}\0", pointer_to(class));
        ffi::PyUnicode_FromFormat(c"<Swig Object of type '%s' at %p>".as_ptr(), text.as_ptr(), address)
    }
}

/// The type of pointers to a type, as SWIG spells it: `int **`, `int (*)[3]`, `int (*)(int)`. A pointer to a
/// member is its own type.
fn pointer_to(pointee: &str) -> String {
    if pointee.contains("::*)") {
        return pointee.to_owned();
    }
    let mut depth = 0;
    let parameters = pointee.find(|character| {
        depth += i32::from(character == '<') - i32::from(character == '>');
        depth == 0 && matches!(character, '[' | '(')
    });
    if let Some((own, after)) = parameters.map(|at| pointee.split_at(at)) {
        // A pointer to a function or an array has the parentheses already.
        return match after.strip_prefix("(*") {
            Some(rest) => format!("{own}(**{rest}"),
            None => format!("{} (*){after}", own.trim_end()),
        };
    }
    let (own, stars) = pointee.split_at(pointee.trim_end_matches('*').len());
    format!("{} {stars}*", own.trim_end())
}

pub(crate) unsafe extern "C" fn hash(object: *mut ffi::PyObject) -> ffi::Py_hash_t {
    // SAFETY: a live instance.
    let instance = unsafe { Instance::at(object) };
    // An object that may move is identified by its instance, of which there is one for each place.
    let address = match (instance.has_moved(), instance.offset()) {
        (true, _) => object.addr(),
        (false, Some(offset)) => instance.keeper().addr().wrapping_add(offset as usize),
        (false, None) => instance.object().address().addr(),
    };
    // Objects are aligned, so the lowest bits hardly differ.
    let hash = address.rotate_right(4).cast_signed();
    if hash == -1 { -2 } else { hash }
}

/// Compares two instances: they are equal if they refer to the same C++ object.
pub(crate) unsafe extern "C" fn compare(
    object: *mut ffi::PyObject,
    other: *mut ffi::PyObject,
    operation: c_int,
) -> *mut ffi::PyObject {
    // SAFETY: live objects, the first of which is an instance; the lock is held.
    unsafe {
        let other =
            pointer_object::instance_behind(other).filter(|_| matches!(operation, ffi::Py_EQ | ffi::Py_NE));
        let Some(other) = other else {
            return ffi::Py_NewRef(ffi::Py_NotImplemented());
        };
        let same = ptr::eq(object, other)
            || Instance::at(object).is_same(Instance::at(other)) && !Instance::at(object).object().is_null();
        ffi::PyBool_FromLong((same == (operation == ffi::Py_EQ)).into())
    }
}

/// The object's address.
pub(crate) unsafe extern "C" fn address(object: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: a live instance, and the lock is held.
    unsafe { ffi::PyLong_FromVoidPtr(Instance::at(object).object().address()) }
}
