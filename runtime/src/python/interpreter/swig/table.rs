//! Types in the tables: lookup by name, addition, and conversion.

use super::layout::{SwigCast, SwigModule, SwigType};
use super::{CAPSULE, VERSIONS, Version};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::ffi::{CStr, CString, c_void};
use std::ptr;

/// The name of the type of pointers to a class in SWIG's table. `class` is [`spelled`].
fn mangled(class: &str) -> String {
    let character = |character: char| match character {
        '<' => 'T',
        '>' => 't',
        '*' => 'p',
        '&' => 'R',
        '[' => 'a',
        ']' => 'A',
        '(' => 'f',
        ')' => 'F',
        character if character.is_ascii_alphanumeric() => character,
        _ => '_',
    };
    format!("_p_{}", class.chars().map(character).collect::<String>())
}

/// The name of a class with SWIG's spacing, such as `Pair< int,Point * >`.
fn spelled(class: &str) -> String {
    let mut spelled = String::with_capacity(class.len() + 8);
    for character in class.chars() {
        match character {
            '<' => spelled.push_str("< "),
            '>' | '*' if !spelled.ends_with(' ') => spelled.extend([' ', character]),
            ' ' if matches!(spelled.chars().last(), None | Some(' ' | ',')) => {}
            character => spelled.push(character),
        }
    }
    spelled
}

/// The name of a type that is in a table, or will be.
fn name(kind: *const SwigType) -> &'static CStr {
    // SAFETY: types in tables, and their names, live as long as the process.
    unsafe { CStr::from_ptr((*kind).name) }
}

/// Whether a type is called `name *` in C++, independent of spacing.
///
/// # Safety
/// `kind` is a type in a table.
unsafe fn is_called(kind: *const SwigType, name: &str) -> bool {
    // SAFETY: guaranteed by the caller: the texts of types live as long as the process.
    let text = unsafe {
        match (*kind).text.is_null() {
            true => return false,
            false => CStr::from_ptr((*kind).text),
        }
    };
    let characters = |text: &'static [u8]| text.iter().copied().filter(|character| *character != b' ');
    let wanted = || name.bytes().filter(|character| *character != b' ').chain([b'*']);
    text.to_bytes().split(|character| *character == b'|').any(|text| characters(text).eq(wanted()))
}

/// A ring of modules with their types; empty if the process has none. The first one is found by several calls
/// of Python, so that it is not looked up again for each class.
#[derive(Clone, Copy)]
pub(crate) struct Table<'py> {
    first: *mut SwigModule,
    _lock: Python<'py>,
}

impl Table<'_> {
    fn modules(self) -> impl Iterator<Item = &'static SwigModule> {
        let mut next = self.first;
        std::iter::from_fn(move || {
            // SAFETY: a module in the ring lives as long as the process, whether it is SWIG's or quaff's; the
            // lock is held.
            let module = unsafe { next.as_ref()? };
            next = if ptr::eq(module.next, self.first) { ptr::null_mut() } else { module.next };
            Some(module)
        })
    }

    /// The type of pointers to a class, by SWIG's mangled name or otherwise by a C++ name.
    pub(crate) fn find(self, class: &str) -> Option<*mut SwigType> {
        if self.first.is_null() {
            return None;
        }
        let mangled = mangled(&spelled(class));
        let by_name = |module: &SwigModule| {
            let types = module.types();
            let found = types.binary_search_by(|kind| name(*kind).to_bytes().cmp(mangled.as_bytes()));
            found.ok().map(|at| types[at])
        };
        self.modules().find_map(by_name).or_else(|| {
            // SAFETY: the types are in a table.
            let is_it = |kind: &*mut SwigType| unsafe { is_called(*kind, class) };
            let is_template = class.contains('<');
            is_template.then(|| self.modules().flat_map(SwigModule::types).copied().find(is_it)).flatten()
        })
    }
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
    fn ring(&self, py: Python<'_>, capsule: &str) -> *mut SwigModule {
        let found = self.module(py).and_then(|module| module.getattr(capsule).ok());
        let (Some(found), Ok(name)) = (found, CString::new(format!("{}.{capsule}", self.runtime()))) else {
            return ptr::null_mut();
        };
        // SAFETY: a live object, and the lock is held; NULL with an exception set if it is not a capsule of
        // this name.
        unsafe {
            let ring = ffi::PyCapsule_GetPointer(found.as_ptr(), name.as_ptr());
            if ring.is_null() {
                ffi::PyErr_Clear();
            }
            ring.cast()
        }
    }

    /// The capsules with further tables: those of modules built with `-builtin`, and those of
    /// `SWIG_TYPE_TABLE`.
    fn other_capsules(&self, py: Python<'_>) -> Vec<String> {
        let names = self.module(py).and_then(|module| module.dir().ok());
        let names =
            names.iter().flat_map(|names| names.iter()).filter_map(|name| name.extract::<String>().ok());
        names.filter(|name| name.starts_with(CAPSULE) && name != CAPSULE).collect()
    }

    /// The table that has quaff's classes.
    pub(crate) fn table<'py>(&self, py: Python<'py>) -> Table<'py> {
        self.table_in(py, CAPSULE)
    }

    fn table_in<'py>(&self, py: Python<'py>, capsule: &str) -> Table<'py> {
        Table { first: self.ring(py, capsule), _lock: py }
    }

    /// Whether a module built with SWIG has a type.
    pub(crate) fn is_of_swig(&self, py: Python<'_>, kind: *mut SwigType) -> bool {
        let has = |module: &SwigModule| {
            module
                .types()
                .binary_search_by_key(&name(kind), |kind| name(*kind))
                .is_ok_and(|at| module.types()[at] == kind)
        };
        // quaff's modules have no casts.
        self.table(py).modules().any(|module| !module.first_casts.is_null() && has(module))
    }

    /// The type of pointers to a class, by SWIG's mangled name or otherwise by a C++ name.
    pub(crate) fn find(&self, py: Python<'_>, class: &str) -> Option<*mut SwigType> {
        self.table(py).find(class)
    }

    /// The types of pointers to a class in the tables that do not contain quaff's classes.
    pub(crate) fn find_in_others(&self, py: Python<'_>, class: &str) -> Vec<*mut SwigType> {
        let capsules = self.other_capsules(py);
        capsules.iter().filter_map(|capsule| self.table_in(py, capsule).find(class)).collect()
    }

    /// Adds a module with its types to the table. They live as long as the process.
    ///
    /// # Errors
    /// The exceptions that Python raises.
    pub(crate) fn add(&self, py: Python<'_>, mut types: Vec<*mut SwigType>) -> PyResult<()> {
        types.sort_by_key(|kind| name(*kind));
        types.dedup();
        let count = types.len();
        let types = Box::leak(types.into_boxed_slice()).as_mut_ptr();
        let module = Box::leak(Box::new(SwigModule {
            types,
            count,
            next: ptr::null_mut(),
            first_types: types,
            first_casts: ptr::null_mut(),
            client_data: ptr::null_mut(),
        }));
        let ring = self.ring(py, CAPSULE);
        // SAFETY: null, or a module in the ring; the lock is held, under which SWIG changes the ring, too.
        if let Some(first) = unsafe { ring.as_mut() } {
            module.next = first.next;
            first.next = module;
            return Ok(());
        }
        module.next = module;
        // SAFETY: the name ends with a zero; the module is borrowed from `sys.modules`.
        let runtime =
            unsafe { Bound::from_borrowed_ptr_or_err(py, ffi::PyImport_AddModule(self.runtime.as_ptr()))? };
        let name = CString::new(format!("{}.{CAPSULE}", self.runtime()))?.into_raw();
        // SAFETY: the module and the name live as long as the process; a new reference or NULL with an
        // exception set.
        let capsule = unsafe {
            let capsule = ffi::PyCapsule_New((&raw mut *module).cast(), name, None);
            Bound::from_owned_ptr_or_err(py, capsule)?
        };
        runtime.setattr(CAPSULE, capsule)
    }

    /// SWIG's conversion of pointers from one type to another; `None` if SWIG has none.
    ///
    /// # Safety
    /// The types are in this version's table, and the lock is held.
    pub(crate) unsafe fn cast(&self, from: *const SwigType, to: *const SwigType) -> Option<*const SwigCast> {
        // SAFETY: guaranteed by the caller: the casts of a type are complete, and live as long as the
        // process.
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

impl SwigModule {
    fn types(&self) -> &'static [*mut SwigType] {
        match self.count {
            0 => &[],
            // SAFETY: the module has `count` types, which live as long as the process.
            count => unsafe { std::slice::from_raw_parts(self.types, count) },
        }
    }
}

impl SwigCast {
    /// The converted address; `None` if the conversion would make a new object.
    ///
    /// # Safety
    /// `address` is a pointer of the cast's type, to a live object.
    pub(crate) unsafe fn convert(&self, address: *mut c_void) -> Option<*mut c_void> {
        // SAFETY: guaranteed by the caller.
        let (converted, is_new) = unsafe { self.convert_anew(address) };
        (!is_new).then_some(converted)
    }

    /// The converted address, and whether it points to a new object, which the caller owns.
    ///
    /// # Safety
    /// The requirements of [`SwigCast::convert`] hold.
    pub(crate) unsafe fn convert_anew(&self, address: *mut c_void) -> (*mut c_void, bool) {
        let mut makes = 0;
        // SAFETY: guaranteed by the caller.
        let converted = self.converter.map_or(address, |convert| unsafe { convert(address, &raw mut makes) });
        (converted, makes != 0)
    }
}

/// A new type for the pointers to a class, which is in no table yet. It lives as long as the process. SWIG's
/// code also finds it by `full_name`, the name with all default arguments.
pub(crate) fn new_type(class: &str, full_name: Option<&str>) -> Option<*mut SwigType> {
    let own = spelled(class);
    let name = CString::new(mangled(&own)).ok()?.into_raw();
    let names: Vec<String> =
        [Some(class), full_name].into_iter().flatten().map(|name| spelled(name) + " *").collect();
    let text = CString::new(names.join("|")).ok()?.into_raw();
    let kind = Box::into_raw(Box::new(SwigType {
        name,
        text,
        dynamic_cast: ptr::null(),
        casts: ptr::null_mut(),
        client_data: ptr::null_mut(),
        owns_client_data: 0,
    }));
    let own = SwigCast { from: kind, converter: None, next: ptr::null_mut(), last: 0 };
    // SAFETY: the type was just made.
    unsafe { (*kind).casts = Box::into_raw(Box::new(own)) };
    Some(kind)
}

/// Whether a Python module claims to be the runtime of a version of SWIG that is not among [`VERSIONS`].
pub(crate) fn is_unknown(runtime: &str) -> bool {
    runtime.starts_with("swig_runtime_data")
        && !VERSIONS.iter().any(|version| version.runtime.to_bytes() == runtime.as_bytes())
}
