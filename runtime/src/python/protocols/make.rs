//! Creates Python types from the tables when a module is loaded.
//!
//! The modules of one process recognize each other's classes by their C++ names. The declarations of a module
//! that `%import` names are in the `Interface` like any others, marked with their import. Of these
//! declarations only classes are planned, and only classes that functions accept or return, or from which
//! other classes are derived. The tables of imported classes have no members: the table of the module that
//! binds the class handles the objects (`Class::binding`).
//!
//! All classes have one root type, which the modules of a process share by their entry of `sys.modules`.
//! Static data members are attributes of a class.

use crate::python::call::enter::call_with;
use crate::python::container::director::vectorcall as calls;
use crate::python::instance::plain_instance;
use crate::python::instance::reached;
use crate::python::instance::root::{OF_CXX, ROOT};
use crate::python::instance::swig::types;
use crate::python::interpreter::failure::raise_thrown_by;
use crate::python::interpreter::shared::of_this_layout;
use crate::python::interpreter::swig::object;
use crate::python::interpreter::{raised, shared};
use crate::python::protocols::slots::{property_end, slot, spec};
use crate::python::protocols::{
    arrow, buffer as elements, construct, iteration, pointer_type, property, raise, slots, subscript, swig,
};
use crate::python::table::class::StaticMember;
use crate::python::table::{Class, Face, Function, Member, Relation};
use pyo3::exceptions::{PyAttributeError, PyImportError, PyRuntimeWarning};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};
use std::ffi::{CString, c_void};
use std::ptr;
use std::sync::atomic::Ordering;

/// The tables of C++ classes in this process: their addresses by the C++ names of the classes.
const TABLES: &str = of_this_layout!("classes");

/// The key of the tables that are bound in some module; their types are those that users see.
const BOUND: &str = of_this_layout!("bound classes");

/// The name under which all modules share the lists of tables for classes that no module binds yet.
const OPAQUE: &str = of_this_layout!("opaque classes");

/// Makes the types of the classes, bases before derived classes, and adds those that the module binds to it.
/// `public` is the name under which users import the module.
pub(crate) fn add_classes(
    module: &Bound<'_, PyModule>,
    public: &str,
    classes: &[&'static Class],
) -> PyResult<()> {
    if classes.is_empty() {
        return Ok(());
    }
    let py = module.py();
    raise_thrown_by(raise::raised);
    let root = load_root(py)?;
    let (tables, bound, opaque) = (tables(py, TABLES)?, tables(py, BOUND)?, tables(py, OPAQUE)?);
    for class in classes {
        name_first(&tables, class)?;
        class.tell();
        if class.conversion.as_ref().is_some_and(|conversion| conversion.call.is_some()) {
            calls::find();
        }
        if class.face != Face::Module && import(&bound, class)? {
            continue;
        }
        let object = make(py, class, public, &root)?;
        class.loaded.object.store(object.clone().into_ptr().cast(), Ordering::Relaxed);
        class.ask_for_stride();
        if class.face == Face::Opaque {
            await_binding(&opaque, class)?;
        }
        if class.face == Face::Module {
            match class.is_thrown() {
                true => show(module, class, &raise::add_exception(&object, class)?)?,
                false => show(module, class, &object)?,
            }
            if !bound.contains(class.cxx_name)? {
                bound.set_item(class.cxx_name, ptr::from_ref(*class) as usize)?;
                bind_opaque(&opaque, class)?;
            }
        }
    }
    swig::add(py, classes)
}

/// The addresses of tables by the C++ names of their classes, shared by all modules.
fn tables<'py>(py: Python<'py>, name: &'static str) -> PyResult<Bound<'py, PyDict>> {
    let tables = shared::attribute(py, name, |py| Ok(PyDict::new(py).into_any()))?;
    Ok(tables.cast_into::<PyDict>()?)
}

/// Finds the table for the class: this one, if no earlier module had one.
fn name_first(tables: &Bound<'_, PyDict>, class: &'static Class) -> PyResult<()> {
    match table(tables, class)? {
        Some(first) => class.loaded.first.store(first, Ordering::Relaxed),
        None => tables.set_item(class.cxx_name, ptr::from_ref(class) as usize)?,
    }
    Ok(())
}

/// The address of the table that is registered for the class's C++ name.
fn table(tables: &Bound<'_, PyDict>, class: &Class) -> PyResult<Option<*mut Class>> {
    let address = tables.get_item(class.cxx_name)?;
    address.map(|address| Ok(address.extract::<usize>()? as *mut Class)).transpose()
}

/// Lists a table without members, in case that a module that binds the class is loaded later.
fn await_binding(opaque: &Bound<'_, PyDict>, class: &'static Class) -> PyResult<()> {
    let waiting = opaque.get_item(class.cxx_name)?.unwrap_or_else(|| PyList::empty(opaque.py()).into_any());
    waiting.cast::<PyList>()?.append(ptr::from_ref(class) as usize)?;
    opaque.set_item(class.cxx_name, waiting)
}

/// Lets the modules that only pass on objects of a class return them as instances of `class`, which a module
/// now binds, as SWIG's modules do. Instances that exist already keep their type.
fn bind_opaque(opaque: &Bound<'_, PyDict>, class: &'static Class) -> PyResult<()> {
    let Some(waiting) = opaque.get_item(class.cxx_name)? else { return Ok(()) };
    for address in waiting.cast::<PyList>()? {
        // SAFETY: the address of a table with exactly this layout, as the name of the list says, and modules
        // are never unloaded.
        let other = unsafe { &*(address.extract::<usize>()? as *const Class) };
        other.loaded.binding.store(ptr::from_ref(class).cast_mut(), Ordering::Relaxed);
        other.loaded.object.store(class.object(), Ordering::Relaxed);
    }
    opaque.del_item(class.cxx_name)
}

/// Takes the type of a class from the module that binds the class. Returns false if no module does, and none
/// is named.
fn import(bound: &Bound<'_, PyDict>, class: &'static Class) -> PyResult<bool> {
    if let Some(binding) = table(bound, class)? {
        class.loaded.binding.store(binding, Ordering::Relaxed);
        class.loaded.object.store(class.binding().object(), Ordering::Relaxed);
        return Ok(true);
    }
    if class.face == Face::Opaque || is_of_swig(bound.py(), class)? {
        return Ok(false);
    }
    let message = format!(
        "the class `{}` belongs to another module, and no imported module has it, of quaff's or of SWIG's: build \
         modules of quaff with one version of quaff and of Rust; where they import each other, bind the classes that \
         both need in one of them",
        class.full_name()
    );
    Err(PyImportError::new_err(message))
}

/// Whether a module built with SWIG has the class.
///
/// # Errors
/// The exception of Python if the warning about a class built with `-builtin` is turned into an error.
fn is_of_swig(py: Python<'_>, class: &'static Class) -> PyResult<bool> {
    let Some(found) = types::swig_class(py, class) else { return Ok(false) };
    if object::is_pointer(&found) {
        let message = format!(
            "the class `{}` belongs to a module that SWIG has built with `-builtin`: functions take its objects, but \
             Python can derive nothing from it, and so the objects that functions return have none of its methods; \
             build that module without `-builtin`, or with quaff",
            class.full_name()
        );
        PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &CString::new(message)?, 1)?;
    }
    Ok(true)
}

fn make<'py>(
    py: Python<'py>,
    class: &'static Class,
    public: &str,
    root: &Bound<'py, PyType>,
) -> PyResult<Bound<'py, PyType>> {
    let bases = bases(py, class, root)?;
    let set = if arrow::points(class) { arrow::set } else { slots::set_attribute };
    let mut slots = slots::common(set);
    slots.extend([
        slot(ffi::Py_tp_new, class.init.new as *const c_void),
        slot(ffi::Py_tp_doc, class.doc.as_ptr().cast()),
        slot(ffi::Py_tp_methods, methods(class).cast()),
        slot(ffi::Py_tp_getset, properties(class).cast()),
    ]);
    if arrow::points(class) {
        slots.push(slot(ffi::Py_tp_getattro, arrow::get as *const c_void));
    }
    slots.extend(elements::slots(class));
    if (class.members)().iter().any(|member| matches!(member, Member::Iteration)) {
        slots.push(slot(ffi::Py_tp_iter, iteration::iter as *const c_void));
    }
    slots.extend(subscript::slots(class));
    slots.push(slot(ffi::Py_tp_init, class.init.init as *const c_void));
    if construct::accepts_vectorcall() {
        slots.push(slot(construct::VECTORCALL_SLOT, class.init.call as *const c_void));
    }
    slots.push(slot(0, ptr::null()));
    // Until Python 3.12 the type keeps the pointer to its name.
    let name = CString::new(format!("{public}.{}", class.short_name()))?.into_raw();
    let mut spec = spec(name, &mut slots);
    // SAFETY: the spec is complete, its slots end with 0, and its pointers are static.
    let object = unsafe { ffi::PyType_FromSpecWithBases(&raw mut spec, bases.as_ptr()) };
    // SAFETY: a new reference, or NULL with an exception set.
    let object = unsafe { Bound::from_owned_ptr_or_err(py, object)? }.cast_into::<PyType>()?;
    if class.full_name() != class.short_name() {
        object.setattr("__qualname__", class.full_name())?;
    }
    add_others(&object, class)?;
    subscript::remember(class, &object);
    Ok(object)
}

/// The types of the direct bases; only the first if Python finds no method resolution order for several.
fn bases<'py>(
    py: Python<'py>,
    class: &'static Class,
    root: &Bound<'py, PyType>,
) -> PyResult<Bound<'py, PyTuple>> {
    let direct =
        class.bases.iter().filter(|base| base.relation == Relation::Base).map(|base| base.class.object());
    let mut bases: Vec<Bound<'py, PyAny>> = Vec::new();
    for object in direct.filter(|object| !object.is_null()) {
        // SAFETY: types of classes live forever.
        bases.push(unsafe { Borrowed::from_ptr(py, object.cast()) }.to_owned());
    }
    if bases.is_empty() {
        bases.push(root.clone().into_any());
    }
    // The class of a SWIG module, whose methods then apply to the objects that functions return.
    if class.face == Face::Imported {
        bases.extend(types::swig_class(py, class).filter(|base| !object::is_pointer(base)));
    }
    if bases.len() > 1
        && py.get_type::<PyType>().call1(("order", PyTuple::new(py, &bases)?, PyDict::new(py))).is_err()
    {
        bases.truncate(1);
    }
    PyTuple::new(py, bases)
}

fn is_special(function: &Function) -> bool {
    function.name().starts_with("__")
}

/// The methods that a spec can contain. Operator methods, except the one with its own slots, must be set by
/// name, because Python fills their slots only then.
fn methods(class: &'static Class) -> *const ffi::PyMethodDef {
    let plain = (class.members)().iter().filter_map(|member| match member {
        Member::Method(function) | Member::ConstMethod(function) if !is_special(function) => {
            Some(function.definition())
        }
        _ => None,
    });
    let further = subscript::method(class).into_iter().chain(constructor_by_name(class));
    let definitions = plain.chain(further).chain([ffi::PyMethodDef::zeroed()]);
    let definitions: Vec<ffi::PyMethodDef> = definitions.collect();
    Box::leak(definitions.into_boxed_slice()).as_ptr()
}

/// A method `__init__` with documentation, because the one that Python makes from the slot would have none.
/// The slot stays.
fn constructor_by_name(class: &'static Class) -> Option<ffi::PyMethodDef> {
    let constructor = class.constructor.filter(|function| !function.doc.is_empty())?;
    let mut definition = constructor.definition();
    definition.ml_flags |= ffi::METH_COEXIST;
    Some(definition)
}

fn properties(class: &'static Class) -> *const ffi::PyGetSetDef {
    let definitions = (class.members)().iter().filter_map(|member| match member {
        Member::Property(property) => Some(property::definition(class, property)),
        _ => None,
    });
    let definitions: Vec<ffi::PyGetSetDef> = definitions.chain([property_end()]).collect();
    Box::leak(definitions.into_boxed_slice()).as_ptr()
}

/// Adds to an existing type the attributes that its class declares in addition.
fn add_others(object: &Bound<'_, PyType>, class: &'static Class) -> PyResult<()> {
    let py = object.py();
    for member in (class.members)() {
        match member {
            Member::Method(function) | Member::ConstMethod(function) if subscript::is_method(function) => {
                iteration::remember(class, function);
            }
            Member::Method(function) | Member::ConstMethod(function) if is_special(function) => {
                let definition = Box::leak(Box::new(function.definition()));
                // SAFETY: a live type, and a static definition.
                let method = unsafe {
                    let method = ffi::PyDescr_NewMethod(object.as_type_ptr(), definition);
                    Bound::from_owned_ptr_or_err(py, method)?
                };
                object.setattr(&*property::of(class, function), method)?;
            }
            Member::Static(function) => {
                let definition = Box::leak(Box::new(function.definition()));
                // SAFETY: the definition is static.
                let function_object = unsafe {
                    let function = ffi::PyCFunction_NewEx(definition, ptr::null_mut(), ptr::null_mut());
                    Bound::from_owned_ptr_or_err(py, function)?
                };
                object.setattr(&*property::of(class, function), function_object)?;
            }
            Member::StaticData(data) => {
                object.setattr(&*property::of(class, data.get), Bound::new(py, StaticData(*data))?)?
            }
            Member::Method(_) | Member::ConstMethod(_) | Member::Property(_) | Member::Iteration => {}
        }
    }
    Ok(())
}

/// Adds a class to its module under its name, and a nested class also to the class that contains it.
fn show(module: &Bound<'_, PyModule>, class: &'static Class, object: &Bound<'_, PyType>) -> PyResult<()> {
    let outer = class.full_name().rsplit_once('.').map(|(outer, _)| outer);
    if let Some(outer) = outer {
        let short = outer.rsplit('.').next().unwrap_or(outer);
        if let Ok(outer) = module.getattr(short) {
            outer.setattr(class.short_name(), object)?;
        }
    }
    module.add(class.short_name(), object)
}

/// The descriptor of a static data member. Python calls it wherever the name is read, on the class, too;
/// assignment needs an instance.
#[pyclass(module = "quaff", name = "static_data", frozen)]
pub(crate) struct StaticData(pub StaticMember);

#[pymethods]
impl StaticData {
    fn __get__<'py>(
        &self,
        py: Python<'py>,
        _instance: Option<&Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        call_with(self.0.get, &PyTuple::empty(py))
    }

    fn __set__<'py>(&self, _instance: &Bound<'py, PyAny>, value: &Bound<'py, PyAny>) -> PyResult<()> {
        let name = self.0.get.name();
        let Some(set) = self.0.set else {
            let message = format!("`{name}` is constant");
            return Err(raised::exception::<PyAttributeError>(value.py(), message));
        };
        reached::loose_elements_leave(value.py(), set)
            .map_err(|failure| failure.into_py_err(value.py(), name))?;
        call_with(set, &PyTuple::new(value.py(), [value])?).map(drop)
    }
}

/// The shared name of the instance that lists the containers that C++ keeps.
const OF_CXX_NAME: &str = of_this_layout!("of C++");

/// The root's name. It changes with the layout of [`Instance`] and of the tables.
const ROOT_NAME: &str = of_this_layout!("Object");

/// The root, made unless another module of the process has made it.
fn load_root(py: Python<'_>) -> PyResult<Bound<'_, PyType>> {
    let root = shared::attribute(py, ROOT_NAME, make_root)?.cast_into::<PyType>()?;
    // The shared entry keeps the root alive forever: modules are never unloaded.
    let kept = root.clone().into_ptr();
    ROOT.store(kept.cast(), Ordering::Relaxed);
    let of_cxx = shared::attribute(py, OF_CXX_NAME, |py| plain_instance(py))?;
    OF_CXX.store(of_cxx.into_ptr(), Ordering::Relaxed);
    pointer_type::load(py)?;
    Ok(root)
}

fn make_root(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let mut slots = slots::common(slots::set_attribute);
    slots.extend([
        slot(ffi::Py_tp_doc, ROOT_DOC.as_ptr().cast()),
        slot(ffi::Py_tp_members, slots::members().cast()),
        slot(ffi::Py_tp_getset, slots::properties().cast()),
        slot(ffi::Py_tp_methods, slots::methods().cast()),
        slot(ffi::Py_tp_repr, slots::repr as *const c_void),
        slot(ffi::Py_tp_hash, slots::hash as *const c_void),
        slot(ffi::Py_tp_richcompare, slots::compare as *const c_void),
        slot(ffi::Py_nb_int, slots::address as *const c_void),
        slot(0, ptr::null()),
    ]);
    let mut spec = spec(c"quaff.Object".as_ptr(), &mut slots);
    // SAFETY: the spec is complete and its slots end with 0; the result is a new reference or NULL with an
    // exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyType_FromSpec(&raw mut spec)) }
}

const ROOT_DOC: &std::ffi::CStr = c"An object of C++'s: what all classes that quaff binds have in common.";
