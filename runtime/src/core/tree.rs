//! Values of the standard library's types as trees, the form that languages other than Python and Rust share: laid out as
//! `quaff_tree` in `include/quaff/tree.h`, which says what each kind is. C++ makes trees of its results and reads those of
//! arguments (`include/quaff/tree.hpp`).

use crate::core::dlpack::abi::DataType;
use crate::core::dlpack::dtype;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use std::ffi::c_void;
use std::{ptr, slice};

/// A tree. Its memory belongs to the result of C++ that it is of, or to the argument that it was made from.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Tree {
    kind: u8,
    of: u8,
    is_vector: bool,
    reserved: u8,
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
    parts: [f64; 2],
    address: *const c_void,
    /// All bytes.
    whole: [u64; 2],
}

const _: () = assert!(size_of::<Tree>() == 32);

/// The kinds of trees.
mod kind {
    pub const NOTHING: u8 = 0;
    pub const BOOL: u8 = 1;
    pub const INTEGER: u8 = 2;
    pub const NATURAL: u8 = 3;
    pub const REAL: u8 = 4;
    pub const COMPLEX: u8 = 5;
    pub const TEXT: u8 = 6;
    pub const ELEMENTS: u8 = 7;
    pub const LIST: u8 = 8;
    pub const SET: u8 = 9;
    pub const PAIRS: u8 = 10;
}

/// The deepest nesting of trees that are made of a language's values, which may contain themselves.
const DEEPEST: usize = 64;

/// A tree in a form that can be matched.
pub enum Seen<'a> {
    Nothing,
    Bool(bool),
    /// An integer, with the number of bits that it has in C++.
    Integer(i64, u8),
    /// An integer without a sign, with the number of bits that it has in C++.
    Natural(u64, u8),
    Real(f64),
    Complex([f64; 2]),
    Text(&'a [u8]),
    /// The bytes of elements of a type.
    Elements(Dtype, &'a [u8]),
    List(&'a [Tree]),
    Set(&'a [Tree]),
    /// Keys and values, a key before each value.
    Pairs(&'a [Tree]),
}

impl Tree {
    fn new(kind: u8, size: usize, value: Inner) -> Tree {
        let r#type = DataType { code: 0, bits: 0, lanes: 0 };
        Tree { kind, of: 0, is_vector: false, reserved: 0, r#type, size, value }
    }

    /// No value.
    pub fn nothing() -> Tree {
        Tree::new(kind::NOTHING, 0, Inner { whole: [0; 2] })
    }

    /// A bool.
    pub fn boolean(value: bool) -> Tree {
        Tree::new(kind::BOOL, 0, Inner { integer: value.into() })
    }

    /// An integer.
    pub fn integer(value: i64) -> Tree {
        Tree::new(kind::INTEGER, 0, Inner { integer: value })
    }

    /// An integer without a sign.
    pub fn natural(value: u64) -> Tree {
        Tree::new(kind::NATURAL, 0, Inner { natural: value })
    }

    /// A real number.
    pub fn real(value: f64) -> Tree {
        Tree::new(kind::REAL, 0, Inner { real: value })
    }

    /// Elements in memory of another owner, which keeps them as long as the tree is used.
    pub fn elements(dtype: Dtype, data: *const c_void, count: usize) -> Tree {
        Tree { r#type: dtype::write(dtype), ..Tree::new(kind::ELEMENTS, count, Inner { address: data }) }
    }

    /// The tree in a form that can be matched.
    ///
    /// # Safety
    /// C++ has made the tree, and its memory is valid as long as the result.
    pub unsafe fn seen(&self) -> Seen<'_> {
        let bits = self.r#type.bits;
        // SAFETY: here and below, the kind says which value C++ has written, and where that many bytes or trees are.
        unsafe {
            match self.kind {
                kind::BOOL => Seen::Bool(self.value.integer != 0),
                kind::INTEGER => Seen::Integer(self.value.integer, bits),
                kind::NATURAL => Seen::Natural(self.value.natural, bits),
                kind::REAL => Seen::Real(self.value.real),
                kind::COMPLEX => Seen::Complex(self.value.parts),
                kind::TEXT => Seen::Text(self.all(self.size)),
                kind::ELEMENTS => match dtype::read(self.r#type) {
                    Some(dtype) => Seen::Elements(dtype, self.all(self.size * dtype.size())),
                    None => Seen::Nothing,
                },
                kind::LIST => Seen::List(self.all(self.size)),
                kind::SET => Seen::Set(self.all(self.size)),
                kind::PAIRS => Seen::Pairs(self.all(2 * self.size)),
                _ => Seen::Nothing,
            }
        }
    }

    /// The `count` values at the address of the tree.
    ///
    /// # Safety
    /// They are there, unless there are none.
    unsafe fn all<T>(&self, count: usize) -> &[T] {
        match count {
            0 => &[],
            // SAFETY: the caller's.
            _ => unsafe { slice::from_raw_parts(self.value.address.cast(), count) },
        }
    }
}

/// A tree that C++ has given, which is freed at the end.
pub struct GivenTree(ptr::NonNull<Tree>);

impl GivenTree {
    /// # Errors
    /// The pointer is null, which C++ functions never return.
    ///
    /// # Safety
    /// A C++ function has returned the tree, and nobody else frees it.
    pub unsafe fn new(tree: Object) -> Result<GivenTree, Error> {
        let given = ptr::NonNull::new(tree.address().cast()).map(GivenTree);
        given.ok_or_else(|| Error::new(ErrorKind::Runtime, "C++ has given no value"))
    }

    /// The tree in a form that can be matched.
    pub fn seen(&self) -> Seen<'_> {
        // SAFETY: C++ has made the tree, whose memory this value owns.
        unsafe { self.0.as_ref().seen() }
    }
}

impl Drop for GivenTree {
    fn drop(&mut self) {
        // SAFETY: the memory is of `malloc`, and this value owns it.
        unsafe { crate::core::c_abi::free(self.0.as_ptr().cast()) }
    }
}

/// The memory of a tree that is made of a language's value.
#[derive(Default)]
pub struct Forest {
    texts: Vec<Box<[u8]>>,
    items: Vec<Box<[Tree]>>,
    depth: usize,
    root: Option<Box<Tree>>,
}

impl Forest {
    /// A text.
    pub fn text(&mut self, text: String) -> Tree {
        let text = text.into_bytes().into_boxed_slice();
        let tree = Tree::new(kind::TEXT, text.len(), Inner { address: text.as_ptr().cast() });
        self.texts.push(text);
        tree
    }

    /// A list of values.
    pub fn list(&mut self, items: Vec<Tree>) -> Tree {
        self.of_items(kind::LIST, items.len(), items)
    }

    /// Pairs: a key before each value.
    pub fn pairs(&mut self, items: Vec<Tree>) -> Tree {
        self.of_items(kind::PAIRS, items.len() / 2, items)
    }

    fn of_items(&mut self, kind: u8, size: usize, items: Vec<Tree>) -> Tree {
        let items = items.into_boxed_slice();
        let tree = Tree::new(kind, size, Inner { address: items.as_ptr().cast() });
        self.items.push(items);
        tree
    }

    /// Makes the values inside another one.
    ///
    /// # Errors
    /// The values are nested too deep: one of them may contain itself.
    pub fn inside<T>(&mut self, make: impl FnOnce(&mut Forest) -> Result<T, Error>) -> Result<T, Error> {
        if self.depth == DEEPEST {
            let text = format!("a value is nested more than {DEEPEST} deep: it may contain itself");
            return Err(Error::new(ErrorKind::Value, text));
        }
        self.depth += 1;
        let made = make(self);
        self.depth -= 1;
        made
    }

    /// The tree as C++ gets it, which is valid as long as this value.
    pub fn rooted(&mut self, tree: Tree) -> Object {
        let root = self.root.insert(Box::new(tree));
        // SAFETY: C++ reads the tree while it is there.
        unsafe { Object::new(ptr::from_mut::<Tree>(root).cast()) }
    }
}
