//! Values of the standard library's types as trees, the form that languages other than Python and Rust share.
//! C++ builds the trees of its results and reads those of arguments (`include/quaff/tree.hpp`). The functions
//! for C pass the addresses of trees; a language whose runtime is in Rust makes and reads them here.

use super::dlpack::abi;
use crate::core::dlpack::abi::DataType;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use std::ffi::c_void;
use std::{ptr, slice};

/// A tree, laid out as `quaff_tree` in `include/quaff/tree.h`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Tree {
    kind: u8,
    of: u8,
    is_vector: bool,
    first: u8,
    is_unique: bool,
    r#type: DataType,
    size: usize,
    value: Inner,
}

#[repr(C)]
#[derive(Clone, Copy)]
union Inner {
    integer: i64,
    natural: u64,
    real: f64,
    address: *const c_void,
    /// The bytes of the whole tree, as two words.
    whole: [u64; 2],
}

const _: () = assert!(size_of::<Tree>() == 40);

/// The largest integer up to which a `double` represents every integer.
pub const LARGEST_EXACT: f64 = 9_007_199_254_740_991.0;

/// The kinds of trees.
mod kind {
    pub const NOTHING: u8 = 0;
    pub const BOOL: u8 = 1;
    pub const INTEGER: u8 = 2;
    pub const NATURAL: u8 = 3;
    pub const REAL: u8 = 4;
    pub const TEXT: u8 = 6;
    pub const ELEMENTS: u8 = 7;
    pub const LIST: u8 = 8;
    pub const SET: u8 = 9;
    pub const PAIRS: u8 = 10;
    pub const OBJECT: u8 = 11;
}

/// The value of a tree that C++ has made.
pub enum Seen<'a> {
    Nothing,
    Bool(bool),
    /// An integer, with the number of bits that the integer has in C++.
    Integer(i64, u8),
    /// An integer without a sign, with the number of bits that the integer has in C++.
    Natural(u64, u8),
    Real(f64),
    Text(&'a [u8]),
    /// The bytes of contiguous numbers of a type.
    Elements(Dtype, &'a [u8]),
    /// The elements of a sequence, a set or a tuple.
    List(&'a [Tree]),
    /// The keys and values of a map, a key before each value.
    Pairs(&'a [Tree]),
}

impl Tree {
    #[inline]
    fn new(kind: u8, size: usize, value: Inner) -> Tree {
        let r#type = DataType { code: 0, bits: 0, lanes: 0 };
        Tree { kind, of: 0, is_vector: false, first: 0, is_unique: false, r#type, size, value }
    }

    /// No value.
    #[inline]
    pub fn nothing() -> Tree {
        Tree::new(kind::NOTHING, 0, Inner { whole: [0; 2] })
    }

    /// A bool.
    #[inline]
    pub fn boolean(value: bool) -> Tree {
        Tree::new(kind::BOOL, 0, Inner { integer: value.into() })
    }

    /// An integer.
    #[inline]
    pub fn integer(value: i64) -> Tree {
        Tree::new(kind::INTEGER, 0, Inner { integer: value })
    }

    /// An integer without a sign.
    #[inline]
    pub fn natural(value: u64) -> Tree {
        Tree::new(kind::NATURAL, 0, Inner { natural: value })
    }

    /// The tree for a number of a language that has only `double`. It is an integer, which C++ prefers for a
    /// variant, if the number is integral and so small that it stands for no other integer. Negative zero is
    /// a real number.
    #[inline]
    pub fn number(value: f64) -> Tree {
        let is_integer = value.fract() == 0.0 && value.abs() <= LARGEST_EXACT;
        match is_integer && (value != 0.0 || value.is_sign_positive()) {
            true => Tree::integer(value as i64),
            false => Tree::real(value),
        }
    }

    /// A real number.
    #[inline]
    pub fn real(value: f64) -> Tree {
        Tree::new(kind::REAL, 0, Inner { real: value })
    }

    /// Whether no two elements, or no two keys, are equal: the value is a set or a map.
    pub fn is_unique(&self) -> bool {
        self.is_unique
    }

    /// The object that C++ passes to a function, or null; `None` if the tree has another value.
    #[inline]
    pub fn object(&self) -> Option<Object> {
        // SAFETY: the kind says that C++ has written the address of an object.
        (self.kind == kind::OBJECT).then(|| unsafe { Object::new(self.value.address.cast_mut()) })
    }

    /// The value of the tree.
    ///
    /// # Safety
    /// C++ has made the tree, and its memory is valid as long as the result is used.
    #[inline]
    pub unsafe fn seen(&self) -> Seen<'_> {
        let bits = self.r#type.bits;
        // SAFETY: here and below, the kind says which value C++ has written, and that the address has this
        // many bytes or trees.
        unsafe {
            match self.kind {
                kind::BOOL => Seen::Bool(self.value.integer != 0),
                kind::INTEGER => Seen::Integer(self.value.integer, bits),
                kind::NATURAL => Seen::Natural(self.value.natural, bits),
                kind::REAL => Seen::Real(self.value.real),
                kind::TEXT => Seen::Text(self.all(self.size)),
                kind::ELEMENTS => match abi::read(self.r#type) {
                    Some(dtype) => Seen::Elements(dtype, self.all(self.size * dtype.size())),
                    None => Seen::Nothing,
                },
                kind::LIST | kind::SET => Seen::List(self.all(self.size)),
                kind::PAIRS => Seen::Pairs(self.all(2 * self.size)),
                _ => Seen::Nothing,
            }
        }
    }

    /// The values at the address of the tree.
    ///
    /// # Safety
    /// The address has this many values, unless there are none.
    #[inline]
    unsafe fn all<T>(&self, count: usize) -> &[T] {
        match count {
            0 => &[],
            // SAFETY: guaranteed by the caller.
            _ => unsafe { slice::from_raw_parts(self.value.address.cast(), count) },
        }
    }
}

/// A tree that C++ has given to the caller, who frees it by dropping this value.
#[derive(Debug)]
pub struct GivenTree(ptr::NonNull<Tree>);

impl GivenTree {
    /// Takes the tree of a result.
    ///
    /// # Errors
    /// The address is null, which C++ never returns.
    ///
    /// # Safety
    /// A C++ function has returned the tree, and no other code frees it.
    pub unsafe fn new(tree: Object) -> Result<GivenTree, Error> {
        let given = ptr::NonNull::new(tree.address().cast()).map(GivenTree);
        given.ok_or_else(|| Error::new(ErrorKind::Runtime, "C++ has given no value"))
    }

    /// The tree, whose memory lives as long as this value.
    pub fn tree(&self) -> &Tree {
        // SAFETY: C++ has made the tree, and this value owns it.
        unsafe { self.0.as_ref() }
    }
}

impl Drop for GivenTree {
    fn drop(&mut self) {
        // SAFETY: the memory is of `malloc`, and this value owns it.
        unsafe { libc::free(self.0.as_ptr().cast()) }
    }
}

/// The memory of a tree that is made of a language's value.
#[derive(Default)]
pub struct Forest {
    bytes: Vec<Vec<u64>>,
    texts: Vec<String>,
    items: Vec<Vec<Tree>>,
    root: Option<Box<Tree>>,
}

impl std::fmt::Debug for Forest {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Forest").finish_non_exhaustive()
    }
}

impl Forest {
    /// A text.
    pub fn text(&mut self, text: String) -> Tree {
        let tree = Tree::new(kind::TEXT, text.len(), Inner { address: text.as_ptr().cast() });
        self.texts.push(text);
        tree
    }

    /// A copy of contiguous numbers.
    ///
    /// # Errors
    /// There is no memory for the copy.
    ///
    /// # Safety
    /// There are `count` numbers of the type at the address.
    pub unsafe fn elements(&mut self, dtype: Dtype, data: *const u8, count: usize) -> Result<Tree, Error> {
        let size = count * dtype.size();
        let mut copy = crate::core::dynamic::words(size)?;
        if size > 0 {
            // SAFETY: guaranteed by the caller, and the copy has room for as many bytes.
            unsafe { ptr::copy_nonoverlapping(data, copy.as_mut_ptr().cast(), size) };
        }
        let value = Inner { address: copy.as_ptr().cast() };
        self.bytes.push(copy);
        Ok(Tree { r#type: abi::write(dtype), ..Tree::new(kind::ELEMENTS, count, value) })
    }

    /// A list of values.
    pub fn list(&mut self, items: Vec<Tree>) -> Tree {
        self.of_items(kind::LIST, items.len(), items)
    }

    /// A set of values.
    pub fn set(&mut self, items: Vec<Tree>) -> Tree {
        self.of_items(kind::SET, items.len(), items)
    }

    /// Pairs: a key before each value.
    pub fn pairs(&mut self, items: Vec<Tree>) -> Tree {
        self.of_items(kind::PAIRS, items.len() / 2, items)
    }

    fn of_items(&mut self, kind: u8, size: usize, items: Vec<Tree>) -> Tree {
        let tree = Tree::new(kind, size, Inner { address: items.as_ptr().cast() });
        self.items.push(items);
        tree
    }

    /// Whether no tree refers to the memory.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty() && self.texts.is_empty() && self.items.is_empty()
    }

    /// The memory with the tree that C++ gets.
    pub fn rooted(mut self, tree: Tree) -> Forest {
        self.root = Some(Box::new(tree));
        self
    }

    /// The tree as C++ gets it, valid as long as this value. Without a root it is a null pointer.
    pub fn root(&self) -> Object {
        let root = self.root.as_deref().map_or(ptr::null(), ptr::from_ref);
        // SAFETY: C++ only reads the tree, during the call that has this value.
        unsafe { Object::new(root.cast_mut().cast()) }
    }
}

/// The number of bytes at the beginning of a text that are UTF-8. `invalid` becomes the number of bytes
/// behind them that one replacement character stands for, which is 0 at the end of the text.
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
