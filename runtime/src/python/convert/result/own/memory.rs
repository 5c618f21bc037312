//! The location of a call's results, the memory of the runtime's own arrays, and the data members of C++
//! objects that such arrays show.

use crate::core::array_view::{ArrayView, Device, Dims, checked_len};
use crate::core::device::{DeviceMemory, Site, Sites};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::part::Part;
use crate::core::vector::Vector;
use crate::python::acquire::Acquired;
use crate::python::instance::Instance;
use crate::python::instance::cells::Pins;
use crate::python::instance::relations::Keepers;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Class, Memory};
use pyo3::prelude::*;
use smallvec::SmallVec;
use std::alloc::{self, Layout};
use std::mem::{self, ManuallyDrop};
use std::ptr::NonNull;

/// The owner of an array's elements, which frees them.
pub(crate) enum MemoryOwner {
    Host(HostMemory),
    /// A C++ `std::vector`, or another C++ object that is an array.
    Vector(Vector),
    /// A data member of a C++ object, or a copy of one.
    Part(ShownMember),
    Device(Detached<DeviceMemory>),
}

impl MemoryOwner {
    /// The address of the first element; any value if there is none.
    pub(crate) fn address(&self) -> *mut u8 {
        match self {
            MemoryOwner::Host(memory) => memory.address.as_ptr(),
            MemoryOwner::Vector(vector) => vector.address(),
            MemoryOwner::Part(shown) => shown.address(),
            MemoryOwner::Device(memory) => std::ptr::with_exposed_provenance_mut(memory.0.address() as usize),
        }
    }

    /// The device's memory, if the elements lie there.
    pub(crate) fn on_device(&self) -> Option<&DeviceMemory> {
        match self {
            MemoryOwner::Device(memory) => Some(&memory.0),
            MemoryOwner::Host(_) | MemoryOwner::Vector(_) | MemoryOwner::Part(_) => None,
        }
    }

    /// Whether the elements are read-only.
    pub(crate) fn is_readonly(&self) -> bool {
        match self {
            MemoryOwner::Vector(vector) => vector.is_readonly(),
            MemoryOwner::Part(shown) => shown.is_readonly(),
            MemoryOwner::Host(_) | MemoryOwner::Device(_) => false,
        }
    }

    /// The data member that contains the elements, if the memory belongs to a C++ object.
    pub(crate) fn part(&self) -> Option<&ShownMember> {
        match self {
            MemoryOwner::Part(shown) => Some(shown),
            MemoryOwner::Host(_) | MemoryOwner::Vector(_) | MemoryOwner::Device(_) => None,
        }
    }
}

/// Host memory, aligned for JAX, which copies arrays with a smaller alignment.
pub(crate) struct HostMemory {
    address: NonNull<u8>,
    layout: Layout,
}

const ALIGNMENT: usize = 64;

// SAFETY: the memory belongs to this value alone.
unsafe impl Send for HostMemory {}
// SAFETY: as for `Send`; the memory is accessed through the array's exports, like that of any array.
unsafe impl Sync for HostMemory {}

impl HostMemory {
    /// Memory of `bytes` bytes with unspecified content, except that bools are valid.
    ///
    /// # Errors
    /// `Memory` if there is not enough memory.
    pub(crate) fn new(bytes: usize, dtype: Dtype) -> std::result::Result<HostMemory, Error> {
        let missing = || Error::new(ErrorKind::Memory, format!("no memory for {bytes} bytes"));
        let layout = Layout::from_size_align(bytes.max(1), ALIGNMENT).map_err(|_| missing())?;
        // SAFETY: the layout has at least one byte.
        let address =
            unsafe { if dtype == Dtype::Bool { alloc::alloc_zeroed(layout) } else { alloc::alloc(layout) } };
        Ok(HostMemory { address: NonNull::new(address).ok_or_else(missing)?, layout })
    }
}

impl HostMemory {
    pub(crate) fn address(&self) -> *mut u8 {
        self.address.as_ptr()
    }
}

impl Drop for HostMemory {
    fn drop(&mut self) {
        // SAFETY: allocated in `new` with this layout.
        unsafe { alloc::dealloc(self.address.as_ptr(), self.layout) };
    }
}

/// A value that is dropped with Python's lock released, although its owner is dropped with the lock held.
pub(crate) struct Detached<T: Send>(pub(crate) ManuallyDrop<T>);

impl<T: Send> Detached<T> {
    pub(crate) fn new(value: T) -> Self {
        Detached(ManuallyDrop::new(value))
    }

    pub(crate) fn get(&self) -> &T {
        &self.0
    }
}

impl<T: Send> Drop for Detached<T> {
    fn drop(&mut self) {
        // SAFETY: the value is taken once, here.
        let value = unsafe { ManuallyDrop::take(&mut self.0) };
        let mut value = Some(value);
        // While the interpreter shuts down nothing attaches, so there is no lock to release.
        Python::try_attach(|py| {
            let value = value.take();
            py.detach(|| drop(value));
        });
    }
}

/// The size of an array in bytes.
///
/// # Errors
/// `Memory` if the size exceeds the address space.
pub(crate) fn bytes(dtype: Dtype, shape: &[usize]) -> std::result::Result<usize, Error> {
    let bytes = checked_len(shape).and_then(|length| length.checked_mul(dtype.size()));
    let bytes = bytes.filter(|&bytes| isize::try_from(bytes).is_ok());
    bytes.ok_or_else(|| Error::new(ErrorKind::Memory, "the result has more bytes than there are addresses"))
}

/// The member that an array shows, and the owners that keep its object alive.
pub(crate) struct ShownMember {
    address: *mut u8,
    /// The instances that keep the object alive, each of which counts this array; empty if C++ owns the
    /// object.
    pub(crate) keepers: Vec<Py<PyAny>>,
    /// The class of pointers to the elements, if the interface has one.
    pub(crate) pointer: Option<&'static Class>,
    /// The pins of the containers that have the object as an element, so that the array stays valid.
    pins: Vec<Pins>,
    is_readonly: bool,
    moves: bool,
    /// The elements themselves, if the array is a copy.
    _copy: Option<HostMemory>,
}

// SAFETY: an address, which Python code dereferences with the lock held, as it does for the object itself.
unsafe impl Send for ShownMember {}
// SAFETY: as for `Send`; the counts are changed with the lock held.
unsafe impl Sync for ShownMember {}

impl ShownMember {
    /// The address of the first element.
    pub(crate) fn address(&self) -> *mut u8 {
        self.address
    }

    /// Whether the elements are read-only.
    pub(crate) fn is_readonly(&self) -> bool {
        self.is_readonly
    }

    /// Whether the elements may move while Python uses the object.
    pub(crate) fn moves(&self) -> bool {
        self.moves
    }

    /// Whether the elements are a copy, which is in C order.
    pub(crate) fn is_copy(&self) -> bool {
        self._copy.is_some()
    }
}

impl Drop for ShownMember {
    fn drop(&mut self) {
        // While the interpreter shuts down nothing attaches, and the counts are not used any more.
        Python::try_attach(|py| {
            for keeper in self.keepers.iter().filter_map(|keeper| Instance::of(keeper.bind(py))) {
                keeper.shown.set(keeper.shown.get() - 1);
                keeper.count_exports(|count| count - u32::from(self.moves));
            }
            self.pins.clear();
            self.keepers.drain(..).for_each(|keeper| drop(keeper.into_bound(py)));
        });
        // Pins are left only if the interpreter has shut down: they are leaked.
        mem::forget(mem::take(&mut self.pins));
    }
}

impl ShownMember {
    /// An array over the elements in place, which `keepers` keep alive. `pointer` is the class of pointers to
    /// elements.
    pub(crate) fn new(part: &Part, keepers: Keepers<'_>, pointer: Option<&'static Class>) -> ShownMember {
        let shown = |keeper: &Bound<'_, PyAny>| {
            if let Some(keeper) = Instance::of(keeper) {
                keeper.shown.set(keeper.shown.get() + 1);
                keeper.count_exports(|count| count + u32::from(part.moves));
            }
        };
        keepers.iter().for_each(shown);
        let pins = keepers.iter().filter_map(Instance::of).map(Pins::shown).collect();
        let keepers = keepers.into_iter().map(Bound::unbind).collect();
        let (address, is_readonly, moves) = (part.data.cast(), part.constant, part.moves);
        ShownMember { address, keepers, pointer, pins, is_readonly, moves, _copy: None }
    }

    /// A read-only copy of the elements.
    pub(crate) fn copy(part: &Part) -> crate::python::Result<ShownMember> {
        let extents: Dims<usize> = part.extents().collect();
        let bytes = bytes(part.dtype, &extents).map_err(Failure::value)?;
        let memory = HostMemory::new(bytes, part.dtype).map_err(Failure::value)?;
        if let Some(strides) = part.strides().filter(|_| bytes > 0) {
            let strides: Dims<isize> = strides.collect();
            // SAFETY: C++ has just reported elements at these strides, and the new memory has room for as
            // many.
            unsafe {
                copy_strided(memory.address(), part.data.cast(), &extents, &strides, part.dtype.size())
            };
        } else if bytes > 0 {
            // SAFETY: C++ has just reported this many bytes, and the new memory has as many.
            unsafe { memory.address().copy_from_nonoverlapping(part.data.cast(), bytes) };
        }
        let (address, keepers, pins) = (memory.address(), Vec::new(), Vec::new());
        let _copy = Some(memory);
        Ok(ShownMember { address, keepers, pointer: None, pins, is_readonly: true, moves: false, _copy })
    }
}

/// Copies elements that lie at `strides`, in elements, to contiguous memory in C order. Returns the address
/// after the last copied element.
///
/// # Safety
/// All elements exist, and there is room for all of them.
unsafe fn copy_strided(
    to: *mut u8,
    from: *const u8,
    extents: &[usize],
    strides: &[isize],
    size: usize,
) -> *mut u8 {
    let ([extent, inner_extents @ ..], [stride, inner_strides @ ..]) = (extents, strides) else {
        // SAFETY: guaranteed by the caller, for one element.
        return unsafe {
            to.copy_from_nonoverlapping(from, size);
            to.add(size)
        };
    };
    (0..*extent).fold(to, |to, index| {
        // SAFETY: guaranteed by the caller, for the part at this index.
        unsafe {
            let from = from.offset(stride * size.cast_signed() * index.cast_signed());
            copy_strided(to, from, inner_extents, inner_strides, size)
        }
    })
}

/// The memory for results.
pub(crate) enum ResultPlace {
    Host,
    Device {
        site: Site,
        /// Whether the site's context is current on the calling thread, as it is in most programs.
        is_current: bool,
    },
}

impl ResultPlace {
    /// The device's ordinal.
    pub(crate) fn ordinal(&self) -> Option<u32> {
        match self {
            ResultPlace::Host => None,
            ResultPlace::Device { site, .. } => Some(site.ordinal()),
        }
    }
}

impl Arguments<'_, '_> {
    /// The place for results in `memory`: on a device, the context of the arrays there. The driver does not
    /// know empty arrays; if all arrays are empty, the place is the device that the first one names.
    pub(crate) fn place(&self, memory: Memory) -> Result<ResultPlace> {
        if !memory.is_device() {
            return Ok(ResultPlace::Host);
        }
        let (mut views, mut number) = (SmallVec::<[(usize, &ArrayView<'_>); 4]>::new(), None);
        for index in 0..self.len() {
            let Some(Ok(acquired)) = self.acquired_array(index) else { continue };
            let view = Acquired::view(acquired);
            match view.device {
                Device::Cpu => {}
                Device::Cuda { ordinal, .. } if view.is_empty() => number = number.or(ordinal),
                Device::Cuda { .. } => views.push((index, view)),
            }
        }
        let stream = self.stream;
        let found = self.py.detach(|| {
            let mut sites = Sites::new();
            for (index, view) in &views {
                let site = Site::beside(view, stream, &sites).map_err(|error| (Some(*index), error))?;
                sites.push(site);
            }
            let site = Site::for_result(&sites, number, stream).map_err(|error| (None, error))?;
            let is_current = site.is_current().map_err(|error| (None, error))?;
            Ok((site, is_current, sites))
        });
        let place = |(site, is_current, sites)| {
            let _ = self.asked.set(sites);
            ResultPlace::Device { site, is_current }
        };
        found.map(place).map_err(|(index, error)| match index {
            Some(index) => Failure::argument(self.name(index), error),
            None => Failure::value(error),
        })
    }
}
