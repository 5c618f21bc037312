//! The compression of images in a module: they are most of its size, and each is read once in a process.
//!
//! LZMA reduces them to an eighth of their size, deflate only to a quarter; decompressing one takes 5 ms.

use lzma_rust2::{LzmaOptions, LzmaWriter};
use std::env;
use std::io::Write;

/// LZMA's parameters `lc`, `lp` and `pb` for machine code: instructions of 16 bytes, with fields at fixed bit
/// positions.
const MACHINE_CODE: (u32, u32, u32) = (0, 3, 4);
/// LZMA's parameters `lc`, `lp` and `pb` for PTX, which is text.
const TEXT: (u32, u32, u32) = (3, 0, 0);

/// The image in the format of `.lzma` files, including its length.
pub(crate) fn pack(image: &[u8]) -> Vec<u8> {
    let mut options = LzmaOptions::with_preset(preset());
    (options.lc, options.lp, options.pb) = if image.starts_with(b"\x7fELF") { MACHINE_CODE } else { TEXT };
    // The reader also needs memory of this size for the image itself.
    options.dict_size = u32::try_from(image.len()).unwrap_or(u32::MAX).max(4096);
    let packed = LzmaWriter::new_use_header(Vec::new(), &options, Some(image.len() as u64));
    let packed = packed.and_then(|mut packed| packed.write_all(image).and_then(|()| packed.finish()));
    packed.expect("a vector takes all that is written")
}

/// The compression preset. In a build without optimization the compressor is not optimized either: then the
/// best preset would take ten times as long as the fastest, whose output is a third larger.
fn preset() -> u32 {
    match env::var("OPT_LEVEL") {
        Ok(level) if level == "0" => 1,
        _ => 6,
    }
}
