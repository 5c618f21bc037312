//! The GPU architectures for which kernels are compiled to machine code, in addition to the PTX for all
//! others.

use std::env;

/// The environment variable with the architectures: `sm_80,sm_90`, or `none`.
pub(crate) const VARIABLE: &str = "QUAFF_KERNEL_ARCHS";

/// The architectures of A100 and H100.
const USUAL: [u32; 2] = [80, 90];

/// The architectures in the variable, as numbers: 90 for sm_90. Without the variable, the default ones.
pub(crate) fn wanted() -> Vec<u32> {
    match env::var(VARIABLE) {
        Ok(named) => read(&named).unwrap_or(USUAL.to_vec()),
        Err(_) => USUAL.to_vec(),
    }
}

/// The error in a value of `QUAFF_KERNEL_ARCHS` that is not a list of architectures, and the remedy.
pub fn fault_of_architectures() -> Option<(String, &'static str)> {
    let named = env::var(VARIABLE).ok().filter(|named| read(named).is_none())?;
    Some((
        format!("`{VARIABLE}={named}` names no GPU architectures"),
        "write `sm_80,sm_90`, or `none` for PTX only",
    ))
}

/// The architectures in a text; `None` if it is not a list of architectures.
fn read(named: &str) -> Option<Vec<u32>> {
    if named == "none" {
        return Some(Vec::new());
    }
    named.split(',').map(|name| name.trim().strip_prefix("sm_")?.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn architectures_are_a_list_or_none() {
        assert_eq!(read("sm_80, sm_90"), Some(vec![80, 90]));
        assert_eq!(read("none"), Some(Vec::new()));
        assert_eq!(read("90"), None);
        assert_eq!(read(""), None);
    }
}
