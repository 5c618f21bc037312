/// The folder of Python's headers: of the Python that `PYO3_PYTHON` names, or the active
/// environment's, or the machine's.
fn python_headers() -> Option<std::path::PathBuf> {
    println!("cargo:rerun-if-env-changed=PYO3_PYTHON");
    println!("cargo:rerun-if-env-changed=VIRTUAL_ENV");
    let named = std::env::var_os("PYO3_PYTHON").map(std::path::PathBuf::from);
    let active = std::env::var_os("VIRTUAL_ENV").map(std::path::PathBuf::from);
    let python = named.or(active.map(|folder| folder.join("bin/python3")));
    let mut python = std::process::Command::new(python.unwrap_or_else(|| "python3".into()));
    let program = "import sysconfig; print(sysconfig.get_path('include'))";
    let said = python.args(["-c", program]).output().ok()?;
    let folder = std::path::PathBuf::from(String::from_utf8(said.stdout).ok()?.trim_end());
    folder.join("Python.h").is_file().then_some(folder)
}
