//! A class that is bound.

/// One class, or one instantiation of a template of classes. Its members are functions of the interface that name it.
#[derive(Debug)]
pub struct Class {
    /// What Python calls it.
    pub name: String,
    /// As C++ calls it, from the outermost namespace on: `example::Box<int>`.
    pub cxx: String,
    /// The class around it, as C++ calls it.
    pub outer: Option<String>,
    /// Its public bases, as C++ calls them, bound or not.
    pub bases: Vec<String>,
    /// The function that frees an object, if the interface gives one.
    pub destroy: Option<String>,
    /// The comment above the declaration, without its marks.
    pub doc: Option<String>,
}
