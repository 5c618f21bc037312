//! Instantiations of standard containers with the default arguments that C++ adds, which are part of SWIG's
//! descriptors: `SWIGTYPE_p_std__vectorT_int_std__allocatorT_int_t_t`.

use super::{ClassType, Ty};

/// The default arguments after those for the elements. `T` stands for the element or the key, and `A` for the
/// type that is allocated.
const ADDED: [(&str, &[&str]); 11] = [
    ("std::vector", ALLOCATED),
    ("std::list", ALLOCATED),
    ("std::deque", ALLOCATED),
    ("std::set", SORTED),
    ("std::multiset", SORTED),
    ("std::map", SORTED),
    ("std::multimap", SORTED),
    ("std::unordered_set", HASHED),
    ("std::unordered_multiset", HASHED),
    ("std::unordered_map", HASHED),
    ("std::unordered_multimap", HASHED),
];

const ALLOCATED: &[&str] = &["std::allocator<A>"];
const SORTED: &[&str] = &["std::less<T>", "std::allocator<A>"];
const HASHED: &[&str] = &["std::hash<T>", "std::equal_to<T>", "std::allocator<A>"];

impl ClassType {
    /// The full name with all default arguments, also inside other arguments; `None` if C++ adds none.
    pub fn with_all_arguments(&self) -> Option<String> {
        let (_, added) = ADDED.iter().find(|(template, _)| *template == self.template())?;
        let own: Vec<String> = self.arguments().iter().map(spelled).collect();
        let first = own.first()?;
        let allocated = match own.as_slice() {
            [key, value] => format!("std::pair<{key} const,{value}>"),
            _ => first.clone(),
        };
        let added = added.iter().map(|added| {
            added.replace("<T>", &format!("<{first}>")).replace("<A>", &format!("<{allocated}>"))
        });
        let all: Vec<String> = own.iter().cloned().chain(added).collect();
        Some(format!("{}<{}>", self.template(), all.join(",")))
    }
}

fn spelled(argument: &Ty) -> String {
    let class = argument.class().and_then(ClassType::with_all_arguments);
    class.unwrap_or_else(|| argument.to_string())
}

#[cfg(test)]
mod tests {
    use crate::interface::{Builtin, ClassType, Ty, mangled};

    #[test]
    fn descriptors_have_the_names_that_swig_gives_them() {
        let int = || Ty::Builtin(Builtin::fundamental("int"));
        let vector = ClassType::instance("std::vector", vec![int()]);
        let name = |class: &ClassType| class.with_all_arguments().map(|name| mangled(&name));
        assert_eq!(name(&vector).as_deref(), Some("std__vectorT_int_std__allocatorT_int_t_t"));
        let map = ClassType::instance("std::map", vec![int(), Ty::Class(vector)]);
        let expected = "std__mapT_int_std__vectorT_int_std__allocatorT_int_t_t_std__lessT_int_t_\
                        std__allocatorT_std__pairT_int_const_std__vectorT_int_std__allocatorT_int_t_t_t_t_t";
        assert_eq!(name(&map).as_deref(), Some(expected));
        assert_eq!(name(&ClassType::instance("Box", vec![int()])), None);
    }
}
