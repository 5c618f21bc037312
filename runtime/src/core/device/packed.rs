//! Kernel images as compressed by the build; `quaff-kernels` explains the reason.

use lzma_rust2::LzmaReader;
use std::io::{self, Read};

/// The image, at an address that is a multiple of 8, as the driver requires for a cubin.
///
/// # Errors
/// The image is not in the form that the build creates.
pub(super) fn unpacked(packed: &[u8]) -> io::Result<Vec<u64>> {
    let mut image = Vec::new();
    LzmaReader::new_mem_limit(packed, u32::MAX, None)?.read_to_end(&mut image)?;
    Ok(aligned(&image))
}

fn aligned(image: &[u8]) -> Vec<u64> {
    let words = image.chunks(8).map(|bytes| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_ne_bytes(word)
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
