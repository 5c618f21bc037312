//! Images as a module carries them: compressed, for they are most of its size, and each is read once in a process.
//!
//! LZMA makes an eighth of them, which deflate does not get below a quarter, and takes 5 ms to read one.

use lzma_rust2::{LzmaOptions, LzmaWriter};
use std::env;
use std::io::Write;

/// Instructions of 16 bytes, whose fields lie at the same bits.
const MACHINE_CODE: (u32, u32, u32) = (0, 3, 4);
/// Text.
const TEXT: (u32, u32, u32) = (3, 0, 0);

/// The image in the format of `.lzma` files, with its length.
pub(crate) fn pack(image: &[u8]) -> Vec<u8> {
    let mut options = LzmaOptions::with_preset(preset());
    (options.lc, options.lp, options.pb) = if image.starts_with(b"\x7fELF") { MACHINE_CODE } else { TEXT };
    // Whoever reads it has memory of this size besides.
    options.dict_size = u32::try_from(image.len()).unwrap_or(u32::MAX).max(4096);
    let packed = LzmaWriter::new_use_header(Vec::new(), &options, Some(image.len() as u64));
    let packed = packed.and_then(|mut packed| packed.write_all(image).and_then(|()| packed.finish()));
    packed.expect("a vector takes all that is written")
}

/// The preset of the compression. In a build without optimisations the compressor is not optimised either: there the
/// tightest preset would take ten times as long as the fastest, whose output is a third larger.
fn preset() -> u32 {
    match env::var("OPT_LEVEL") {
        Ok(level) if level == "0" => 1,
        _ => 6,
    }
}
