//! Values of the standard library's types as trees, the form that languages other than Python and Rust share.

use std::slice;

/// A tree, laid out as `quaff_tree` in `include/quaff/tree.h`. C++ builds the trees of its results and reads
/// those of arguments (`include/quaff/tree.hpp`), so Rust only passes pointers to them.
#[repr(C)]
pub struct Tree {
    _opaque: [u8; 0],
}

/// The number of bytes at the beginning of a text that are UTF-8. `invalid` becomes the number of bytes behind
/// them that one replacement character stands for, which is 0 at the end of the text.
///
/// # Safety
/// The text has `size` bytes, and `invalid` is writable.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_valid_text(text: *const u8, size: usize, invalid: *mut usize) -> usize {
    let bytes = match size {
        0 => &[],
        // SAFETY: guaranteed by the caller.
        _ => unsafe { slice::from_raw_parts(text, size) },
    };
    let chunk = bytes.utf8_chunks().next();
    let (valid, rest) = chunk.map_or((0, 0), |chunk| (chunk.valid().len(), chunk.invalid().len()));
    // SAFETY: guaranteed by the caller.
    unsafe { invalid.write(rest) };
    valid
}

#[cfg(test)]
mod tests {
    use super::quaff_valid_text;

    #[test]
    fn a_text_is_valid_up_to_the_first_sequence_that_is_not_utf8() {
        let valid = |text: &[u8]| {
            let mut invalid = usize::MAX;
            // SAFETY: the text and its size are those of a slice.
            (unsafe { quaff_valid_text(text.as_ptr(), text.len(), &raw mut invalid) }, invalid)
        };
        assert_eq!(valid(b""), (0, 0));
        assert_eq!(valid("äöü".as_bytes()), (6, 0));
        assert_eq!(valid(b"a\xFFb"), (1, 1));
        assert_eq!(valid(b"a\xE2\x82"), (1, 2));
        assert_eq!(valid(b"\xED\xA0\x80"), (0, 1));
    }
}
