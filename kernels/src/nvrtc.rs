//! NVRTC's C interface, loaded from its library.

use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW, Symbol};
use std::ffi::{CString, c_char, c_int, c_void};
use std::fs;
use std::path::Path;
use std::ptr;

type Program = *mut c_void;
type Status = c_int;
const SUCCESS: Status = 0;

type Version = unsafe extern "C" fn(*mut c_int, *mut c_int) -> Status;
type Create = unsafe extern "C" fn(
    *mut Program,
    *const c_char,
    *const c_char,
    c_int,
    *const *const c_char,
    *const *const c_char,
) -> Status;
type Compile = unsafe extern "C" fn(Program, c_int, *const *const c_char) -> Status;
type Destroy = unsafe extern "C" fn(*mut Program) -> Status;
type Size = unsafe extern "C" fn(Program, *mut usize) -> Status;
type Get = unsafe extern "C" fn(Program, *mut c_char) -> Status;

/// The compiler.
pub(crate) struct Nvrtc {
    library: Library,
}

/// The kind of code that NVRTC generates.
#[derive(Clone, Copy)]
pub(crate) enum Image {
    /// PTX, which is text with a terminating zero.
    Ptx,
    /// The machine code of one GPU.
    Cubin,
}

impl Nvrtc {
    /// Loads NVRTC's library from a file.
    ///
    /// # Errors
    /// The library cannot be loaded, or is too old.
    pub(crate) fn open(path: &Path) -> Result<Nvrtc, String> {
        open_builtins(path);
        let fault = |error| format!("cannot load `{}`: {error}", path.display());
        // SAFETY: the library is NVIDIA's compiler, whose initialisers have no requirements.
        let library = unsafe { Library::new(path) }.map_err(fault)?;
        let nvrtc = Nvrtc { library };
        match nvrtc.version()? {
            (..=11, _) => Err(format!("the NVRTC in `{}` is older than 12.0", path.display())),
            _ => Ok(nvrtc),
        }
    }

    fn version(&self) -> Result<(c_int, c_int), String> {
        let (mut major, mut minor) = (0, 0);
        // SAFETY: the type is that of nvrtc.h, and both pointers are to live integers.
        let status = unsafe { self.get::<Version>("nvrtcVersion")?(&mut major, &mut minor) };
        check(status, "nvrtcVersion").map(|()| (major, minor))
    }

    /// Compiles `source`, which messages call `name`. `Ok(Err(log))` contains the compiler's errors.
    ///
    /// # Errors
    /// NVRTC does not work.
    pub(crate) fn compile(
        &self,
        source: &str,
        name: &str,
        options: &[String],
        image: Image,
    ) -> Result<Result<Vec<u8>, String>, String> {
        let program = self.create(source, name)?;
        let options: Vec<CString> = options.iter().map(|option| c_string(option)).collect();
        let pointers: Vec<*const c_char> = options.iter().map(|option| option.as_ptr()).collect();
        // SAFETY: the type is that of nvrtc.h, and the program and the options, with terminators, are alive.
        let status = unsafe {
            self.get::<Compile>("nvrtcCompileProgram")?(program.0, pointers.len() as c_int, pointers.as_ptr())
        };
        if status != SUCCESS {
            let log = self.read(&program, "nvrtcGetProgramLogSize", "nvrtcGetProgramLog")?;
            return Ok(Err(String::from_utf8_lossy(&log).trim_end_matches('\0').to_owned()));
        }
        match image {
            Image::Ptx => self.read(&program, "nvrtcGetPTXSize", "nvrtcGetPTX"),
            Image::Cubin => self.read(&program, "nvrtcGetCUBINSize", "nvrtcGetCUBIN"),
        }
        .map(Ok)
    }

    fn create(&self, source: &str, name: &str) -> Result<Owned, String> {
        let destroy = self.get::<Destroy>("nvrtcDestroyProgram")?;
        let (source, name) = (c_string(source), c_string(name));
        let mut program = Owned(ptr::null_mut(), destroy);
        // SAFETY: the type is that of nvrtc.h, NVRTC copies both texts, and there are no headers in memory.
        let status = unsafe {
            let create = self.get::<Create>("nvrtcCreateProgram")?;
            create(&mut program.0, source.as_ptr(), name.as_ptr(), 0, ptr::null(), ptr::null())
        };
        check(status, "nvrtcCreateProgram").map(|()| program)
    }

    fn read(&self, program: &Owned, size: &str, get: &str) -> Result<Vec<u8>, String> {
        let mut length = 0;
        // SAFETY: the type is that of nvrtc.h; the program and `length` are alive.
        check(unsafe { self.get::<Size>(size)?(program.0, &mut length) }, size)?;
        let mut bytes = vec![0; length];
        // SAFETY: as above, and there is room for as many bytes as NVRTC has announced.
        check(unsafe { self.get::<Get>(get)?(program.0, bytes.as_mut_ptr().cast()) }, get)?;
        Ok(bytes)
    }

    /// A function of the library, by a type of this file, which must be that of nvrtc.h.
    fn get<Function: Copy>(&self, name: &str) -> Result<Function, String> {
        // SAFETY: callers specify the function's type; the function is not called after the library was
        // closed, because only `Owned` keeps one, which does not outlive the call of `compile`.
        let symbol: Result<Symbol<Function>, _> = unsafe { self.library.get(name) };
        symbol.map(|symbol| *symbol).map_err(|error| format!("NVRTC has no `{name}`: {error}"))
    }
}

/// An NVRTC program, destroyed when it is dropped.
struct Owned(Program, Destroy);

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the program is NVRTC's, or null if none was made, which NVRTC refuses; it is not used
        // afterwards.
        unsafe { (self.1)(&mut self.0) };
    }
}

/// Loads a library that NVRTC opens by its bare name, and finds only if it is already loaded.
fn open_builtins(nvrtc: &Path) {
    let path = nvrtc.canonicalize().unwrap_or_else(|_| nvrtc.to_path_buf());
    let beside = path.parent().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    for file in beside.filter(|file| file.file_name().to_string_lossy().starts_with("libnvrtc-builtins.so")) {
        // SAFETY: the library contains data of NVIDIA's compiler and has no initialisers. If it is missing,
        // NVRTC itself reports that.
        let library = unsafe { Library::open(Some(file.path()), RTLD_NOW | RTLD_GLOBAL) };
        // The library stays open as long as NVRTC may be called.
        library.into_iter().for_each(std::mem::forget);
    }
}

fn check(status: Status, function: &str) -> Result<(), String> {
    if status == SUCCESS { Ok(()) } else { Err(format!("`{function}` failed with status {status}")) }
}

fn c_string(text: &str) -> CString {
    CString::new(text.replace('\0', " ")).expect("zeros were replaced")
}
