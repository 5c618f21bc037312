/// Lets the module and the libraries that it links share definitions in headers, such as static
/// variables of inline functions. The program for this belongs to the runtime, so that cargo
/// compiles it once for all modules.
fn share_inline_names(libraries: &[&str]) {
    let program = std::env::var_os("DEP_QUAFF_RUNTIME_SHARES_NAMES").expect("the runtime sets it");
    let done = std::process::Command::new(program).args(libraries).status();
    let shared = done.is_ok_and(|status| status.success());
    assert!(shared, "the definitions in headers are not shared");
}
