//! The kernels that a build has compiled, and the images that a device can run.

use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::reduction_state::ReductionState;
use lzma_rust2::LzmaReader;
use std::ffi::CStr;
use std::io::{self, Read};

/// A module's kernels.
pub struct Kernels {
    /// The kernels over all elements of an array.
    pub whole: Images,
    /// The kernels along axes.
    pub along: Images,
    /// The kernels of elementwise functions.
    pub elements: Images,
    /// The elementwise functions that the kernel compiler has refused, by their symbols, with the reason.
    pub refused: &'static [(&'static str, &'static str)],
}

/// The compute capability that PTX is compiled for.
const PTX_CAPABILITY: u32 = 75;

/// Some kernels of a module, in one image for each kind of device.
pub enum Images {
    /// Images in the module's own library, compressed with LZMA.
    Embedded {
        /// PTX for compute_75, with a terminating zero, which the driver compiles for any later device.
        ptx: &'static [u8],
        /// Machine code, for devices of this compute capability and later ones of the same major version, in
        /// ascending order: `(80, …)`.
        cubins: &'static [(u32, &'static [u8])],
    },
    /// The build had no compiler for kernels, or the compiler refused them: the reason and the remedy.
    Absent(&'static str),
}

/// The kernels of one reduction, by the class whose states they make.
pub struct DeviceReduction {
    /// The kernels of the module.
    pub kernels: &'static Kernels,
    /// The type of the elements that the kernels read.
    pub dtype: Dtype,
    /// The kernels over one run of elements.
    pub run: [&'static CStr; 4],
    /// The kernels over a view with strides.
    pub strided: [&'static CStr; 4],
    /// The kernels along axes, of the fast class and of its stand-in.
    pub along: [&'static CStr; 2],
    /// The kernel along axes, of the fast class, for slices that lie side by side.
    pub along_columns: &'static CStr,
    /// The kernel along axes, of the fast class, for slices that are contiguous and aligned to loads of 16
    /// bytes.
    pub along_runs: &'static CStr,
    /// The kernels that merge the states of the pieces of slices.
    pub along_pieces: [&'static CStr; 2],
    /// The kernel that processes again the slices that the fast class could not decide.
    pub along_exact: &'static CStr,
    /// Whether the reduction has the class of this number: 0 for its fast class, 1 for the class that
    /// replaces the fast one where doubles are slow, 2 for its exact class, and 3 for the exact one's
    /// shortcut.
    pub has_class: fn(u8) -> bool,
    /// Converts the state of a stand-in to a state of the class that it replaces, the exact one if the second
    /// argument is true, and writes whether the state suffices for that. Returns `false` for an exception.
    pub convert: unsafe fn(&mut ReductionState, bool, &mut bool) -> bool,
}

/// The kernels of one instantiation of an elementwise function.
pub struct DeviceElementwise {
    /// The image that holds the kernels.
    pub kernels: &'static Kernels,
    /// The beginning of the kernels' names.
    pub symbol: &'static str,
    /// The kernel for operands that are contiguous along the last axis.
    pub runs: &'static CStr,
    /// The kernel for operands with any strides.
    pub apart: &'static CStr,
    /// The kernel for operands some of which are contiguous along another axis than the first result, in
    /// items of several elements.
    pub tiles: &'static CStr,
    /// The kernel for operands in other orders, which processes squares by single elements.
    pub element_tiles: &'static CStr,
}

impl DeviceElementwise {
    /// Checks that the build has the kernels, before the driver is loaded.
    pub(crate) fn check(&self) -> Result<(), Error> {
        let refused = self.kernels.refused.iter().find(|(symbol, _)| *symbol == self.symbol);
        match (&self.kernels.elements, refused) {
            (_, Some((_, why))) | (Images::Absent(why), None) => Err(Error::new(ErrorKind::Cuda, *why)),
            (Images::Embedded { .. }, None) => Ok(()),
        }
    }
}

/// The class whose states a kernel makes, by its number in `quaff::Reduction::has_class`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum StateClass {
    Fast,
    /// The class that replaces the fast one where doubles are slow.
    Narrow,
    /// The class that decides what the fast one leaves undecided.
    Exact,
    /// The class that replaces the exact one where doubles are not slow.
    Shortcut,
}

impl DeviceReduction {
    pub(super) fn has(&self, class: StateClass) -> bool {
        (self.has_class)(class as u8)
    }

    /// Checks that the build has kernels, and that they read elements of `dtype`, before the driver is
    /// loaded, which would not help without kernels.
    pub(crate) fn check(&self, dtype: Dtype) -> Result<(), Error> {
        self.check_images(&self.kernels.whole, dtype)
    }

    /// Checks the kernels along axes, as [`Self::check`] does for those over whole arrays.
    #[cfg(feature = "python")]
    pub(crate) fn check_along(&self, dtype: Dtype) -> Result<(), Error> {
        self.check_images(&self.kernels.along, dtype)
    }

    fn check_images(&self, images: &Images, dtype: Dtype) -> Result<(), Error> {
        match images {
            Images::Absent(why) => Err(Error::new(ErrorKind::Cuda, *why)),
            // The dtype was matched when the overload was chosen; a kernel for another dtype would read out
            // of bounds.
            _ if dtype != self.dtype => {
                Err(Error::new(ErrorKind::Runtime, "the bridge passed an array of another dtype"))
            }
            Images::Embedded { .. } => Ok(()),
        }
    }
}

impl Images {
    /// The images that a device of this compute capability can run, best first, and the capability that each
    /// was compiled for.
    pub(super) fn for_device(
        &self,
        capability: u32,
    ) -> Result<impl Iterator<Item = (u32, &'static [u8])>, &'static str> {
        match self {
            Images::Embedded { ptx, cubins } => {
                let runs = move |arch: u32| arch / 10 == capability / 10 && arch <= capability;
                let ready = cubins.iter().rev().filter(move |(arch, _)| runs(*arch)).copied();
                Ok(ready.chain([(PTX_CAPABILITY, *ptx)]))
            }
            Images::Absent(why) => Err(why),
        }
    }
}

/// An image as before its compression by the build, at an address that is a multiple of 8, as the driver
/// requires for a cubin. `quaff-kernels` explains the reason for the compression.
///
/// # Errors
/// The image is not in the form that the build creates.
pub(super) fn unpacked(packed: &[u8]) -> io::Result<Vec<u64>> {
    let mut image = Vec::new();
    LzmaReader::new_mem_limit(packed, u32::MAX, None)?.read_to_end(&mut image)?;
    let words = image.chunks(8).map(|bytes| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_ne_bytes(word)
    });
    Ok(words.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const IMAGES: Images = Images::Embedded { ptx: b"ptx", cubins: &[(80, b"80"), (86, b"86"), (90, b"90")] };

    #[test]
    fn a_device_gets_the_newest_code_of_its_generation_and_then_ptx() {
        let images = |capability| -> Vec<(u32, &[u8])> { IMAGES.for_device(capability).unwrap().collect() };
        let ptx = (75, &b"ptx"[..]);
        assert_eq!(images(75), [ptx]);
        assert_eq!(images(80), [(80, &b"80"[..]), ptx]);
        assert_eq!(images(89), [(86, &b"86"[..]), (80, b"80"), ptx]);
        assert_eq!(images(90), [(90, &b"90"[..]), ptx]);
        assert_eq!(images(120), [ptx]);
    }

    #[test]
    fn a_build_without_kernels_says_why() {
        assert_eq!(Images::Absent("why").for_device(90).err(), Some("why"));
    }

    /// The packed form of 12 bytes, as the build makes it.
    const PACKED: &[u8] =
        b"\x03\x00\x10\x00\x00\x0c\x00\x00\x00\x00\x00\x00\x00\x00\x17\xe1x\xcf\xb2\x10\xcb\xc5,\x9dI\x14\xa9\x9c\xbf\xaf\xff\xfdu0\x00";

    #[test]
    fn an_image_is_as_it_was() {
        let image: Vec<u8> = unpacked(PACKED).unwrap().into_iter().flat_map(u64::to_ne_bytes).collect();
        assert_eq!(image, b"// kernels\n\0\0\0\0\0");
    }

    #[test]
    fn an_image_that_ends_early_is_an_error() {
        for length in [0, 5, 20] {
            assert!(unpacked(&PACKED[..length]).is_err());
        }
    }
}
