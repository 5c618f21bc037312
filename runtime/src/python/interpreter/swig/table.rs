//! Types in the tables: found by name, added, and converted to each other.

use super::layout::{Cast, Module, Type};
use super::{CAPSULE, VERSIONS, Version};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::ffi::{CStr, CString, c_void};
use std::ptr;

/// The name of the type of pointers to a class in SWIG's table. `class` is [`spelled`].
fn mangled(class: &str) -> String {
    let letter = |letter: char| match letter {
        '<' => 'T',
        '>' => 't',
        '*' => 'p',
        '&' => 'R',
        '[' => 'a',
        ']' => 'A',
        '(' => 'f',
        ')' => 'F',
        letter if letter.is_ascii_alphanumeric() => letter,
        _ => '_',
    };
    format!("_p_{}", class.chars().map(letter).collect::<String>())
}

/// The name of a class with spaces as SWIG sets them, such as `Pair< int,Point * >`.
fn spelled(class: &str) -> String {
    let mut spelled = String::with_capacity(class.len() + 8);
    for letter in class.chars() {
        match letter {
            '<' => spelled.push_str("< "),
            '>' | '*' if !spelled.ends_with(' ') => spelled.extend([' ', letter]),
            ' ' if matches!(spelled.chars().last(), None | Some(' ' | ',')) => {}
            letter => spelled.push(letter),
        }
    }
    spelled
}

/// The name of a type that is in a table, or will be.
fn name(kind: *const Type) -> &'static CStr {
    // SAFETY: such types and their names live as long as the process.
    unsafe { CStr::from_ptr((*kind).name) }
}

/// Whether a type is called `name *` in C++, however the spaces are set.
///
/// # Safety
/// A type of a table.
unsafe fn is_called(kind: *const Type, name: &str) -> bool {
    // SAFETY: the caller's: the texts of types live as long as the process.
    let text = unsafe {
        match (*kind).text.is_null() {
            true => return false,
            false => CStr::from_ptr((*kind).text),
        }
    };
    let letters = |text: &'static [u8]| text.iter().copied().filter(|letter| *letter != b' ');
    let wanted = || name.bytes().filter(|letter| *letter != b' ').chain([b'*']);
    text.to_bytes().split(|letter| *letter == b'|').any(|text| letters(text).eq(wanted()))
}

impl Version {
    fn runtime(&self) -> &'static str {
        self.runtime.to_str().unwrap_or_default()
    }

    /// The version's Python module, if it is loaded.
    fn module<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyAny>> {
        let modules = py.import("sys").ok()?.getattr("modules").ok()?.cast_into::<PyDict>().ok()?;
        modules.get_item(self.runtime()).ok().flatten()
    }

    /// A module of the ring in a capsule; null if the process has none.
    fn ring(&self, py: Python<'_>, capsule: &str) -> *mut Module {
        let found = self.module(py).and_then(|module| module.getattr(capsule).ok());
        let (Some(found), Ok(name)) = (found, CString::new(format!("{}.{capsule}", self.runtime()))) else {
            return ptr::null_mut();
        };
        // SAFETY: a live object and the lock; NULL with an exception set for anything but a capsule of this name.
        unsafe {
            let ring = ffi::PyCapsule_GetPointer(found.as_ptr(), name.as_ptr());
            if ring.is_null() {
                ffi::PyErr_Clear();
            }
            ring.cast()
        }
    }

    /// The capsules with further tables: that of modules built with `-builtin`, and those of `SWIG_TYPE_TABLE`.
    fn other_capsules(&self, py: Python<'_>) -> Vec<String> {
        let names = self.module(py).and_then(|module| module.dir().ok());
        let names =
            names.iter().flat_map(|names| names.iter()).filter_map(|name| name.extract::<String>().ok());
        names.filter(|name| name.starts_with(CAPSULE) && name != CAPSULE).collect()
    }

    /// The modules of the ring in a capsule.
    fn modules(&self, py: Python<'_>, capsule: &str) -> impl Iterator<Item = &'static Module> {
        let first = self.ring(py, capsule);
        let mut next = first;
        std::iter::from_fn(move || {
            // SAFETY: a module of the ring, which lives as long as the process, as SWIG's and quaff's do; the lock is held.
            let module = unsafe { next.as_ref()? };
            next = if ptr::eq(module.next, first) { ptr::null_mut() } else { module.next };
            Some(module)
        })
    }

    /// Whether a module that SWIG has built has a type.
    pub(crate) fn is_of_swig(&self, py: Python<'_>, kind: *mut Type) -> bool {
        let has = |module: &Module| {
            module
                .types()
                .binary_search_by_key(&name(kind), |kind| name(*kind))
                .is_ok_and(|at| module.types()[at] == kind)
        };
        // Those of quaff have no casts.
        self.modules(py, CAPSULE).any(|module| !module.first_casts.is_null() && has(module))
    }

    /// The type of pointers to a class, by the name that SWIG makes of it or else by a name in C++.
    pub(crate) fn find(&self, py: Python<'_>, class: &str) -> Option<*mut Type> {
        self.find_in(py, CAPSULE, class)
    }

    /// The types of pointers to a class in the tables that quaff's classes are not in.
    pub(crate) fn find_in_others(&self, py: Python<'_>, class: &str) -> Vec<*mut Type> {
        let capsules = self.other_capsules(py);
        capsules.iter().filter_map(|capsule| self.find_in(py, capsule, class)).collect()
    }

    fn find_in(&self, py: Python<'_>, capsule: &str, class: &str) -> Option<*mut Type> {
        let mangled = mangled(&spelled(class));
        let by_name = |module: &Module| {
            let types = module.types();
            let found = types.binary_search_by(|kind| name(*kind).to_bytes().cmp(mangled.as_bytes()));
            found.ok().map(|at| types[at])
        };
        self.modules(py, capsule).find_map(by_name).or_else(|| {
            // SAFETY: types of a table.
            let is_it = |kind: &*mut Type| unsafe { is_called(*kind, class) };
            let is_template = class.contains('<');
            is_template
                .then(|| self.modules(py, capsule).flat_map(Module::types).copied().find(is_it))
                .flatten()
        })
    }

    /// Adds a module's types to the table, in which it then has its place. They live as long as the process.
    ///
    /// # Errors
    /// What Python raises.
    pub(crate) fn add(&self, py: Python<'_>, mut types: Vec<*mut Type>) -> PyResult<()> {
        types.sort_by_key(|kind| name(*kind));
        types.dedup();
        let count = types.len();
        let types = Box::leak(types.into_boxed_slice()).as_mut_ptr();
        let module = Box::leak(Box::new(Module {
            types,
            count,
            next: ptr::null_mut(),
            first_types: types,
            first_casts: ptr::null_mut(),
            client_data: ptr::null_mut(),
        }));
        let ring = self.ring(py, CAPSULE);
        // SAFETY: null, or a module of the ring; the lock is held, under which SWIG changes it too.
        if let Some(first) = unsafe { ring.as_mut() } {
            module.next = first.next;
            first.next = module;
            return Ok(());
        }
        module.next = module;
        // SAFETY: the name ends with a zero; borrowed, as `sys.modules` has it.
        let runtime =
            unsafe { Bound::from_borrowed_ptr_or_err(py, ffi::PyImport_AddModule(self.runtime.as_ptr()))? };
        let name = CString::new(format!("{}.{CAPSULE}", self.runtime()))?.into_raw();
        // SAFETY: the module and the name live as long as the process; a new reference or NULL with an exception set.
        let capsule = unsafe {
            let capsule = ffi::PyCapsule_New((&raw mut *module).cast(), name, None);
            Bound::from_owned_ptr_or_err(py, capsule)?
        };
        runtime.setattr(CAPSULE, capsule)
    }

    /// SWIG's conversion of pointers of one type to pointers of another; `None` if SWIG has none.
    ///
    /// # Safety
    /// Types of this version's table, and the lock is held.
    pub(crate) unsafe fn cast(&self, from: *const Type, to: *const Type) -> Option<*const Cast> {
        // SAFETY: the caller's: the casts of a type are whole, and live as long as the process.
        unsafe {
            let name = CStr::from_ptr((*from).name);
            let mut array = (*to).casts.cast_const();
            while let Some(first) = array.as_ref() {
                let last = if self.has_arrays { first.last & 0xffff_ffff } else { 0 };
                let found = (0..=last)
                    .map(|index| array.add(index))
                    .find(|cast| CStr::from_ptr((*(**cast).from).name) == name);
                if found.is_some() {
                    return found;
                }
                array = first.next;
            }
            None
        }
    }
}

impl Module {
    fn types(&self) -> &'static [*mut Type] {
        match self.count {
            0 => &[],
            // SAFETY: as many types as the module says, which live as long as the process.
            count => unsafe { std::slice::from_raw_parts(self.types, count) },
        }
    }
}

impl Cast {
    /// A pointer, converted; `None` where that would make a new object.
    ///
    /// # Safety
    /// A pointer of the cast's type, to a live object.
    pub(crate) unsafe fn convert(&self, address: *mut c_void) -> Option<*mut c_void> {
        // SAFETY: the caller's.
        let (converted, is_new) = unsafe { self.convert_anew(address) };
        (!is_new).then_some(converted)
    }

    /// A pointer, converted, and whether it points to a new object: one that is the caller's.
    ///
    /// # Safety
    /// As for [`Cast::convert`].
    pub(crate) unsafe fn convert_anew(&self, address: *mut c_void) -> (*mut c_void, bool) {
        let mut makes = 0;
        // SAFETY: the caller's.
        let converted = self.converter.map_or(address, |convert| unsafe { convert(address, &raw mut makes) });
        (converted, makes != 0)
    }
}

/// A new type for the pointers to a class, which is in no table yet. It lives as long as the process.
pub(crate) fn new_type(class: &str) -> Option<*mut Type> {
    let spelled = spelled(class);
    let name = CString::new(mangled(&spelled)).ok()?.into_raw();
    let text = CString::new(format!("{spelled} *")).ok()?.into_raw();
    let kind = Box::into_raw(Box::new(Type {
        name,
        text,
        dynamic_cast: ptr::null(),
        casts: ptr::null_mut(),
        client_data: ptr::null_mut(),
        owns_client_data: 0,
    }));
    let own = Cast { from: kind, converter: None, next: ptr::null_mut(), last: 0 };
    // SAFETY: just made.
    unsafe { (*kind).casts = Box::into_raw(Box::new(own)) };
    Some(kind)
}

/// Whether a Python module says that it is the runtime of a version of SWIG that is not among [`VERSIONS`].
pub(crate) fn is_unknown(runtime: &str) -> bool {
    runtime.starts_with("swig_runtime_data")
        && !VERSIONS.iter().any(|version| version.runtime.to_bytes() == runtime.as_bytes())
}
