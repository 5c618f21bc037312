/// The folder of Python's headers; cargo runs the script again if another Python is active.
fn python_headers() -> Option<std::path::PathBuf> {
    println!("cargo:rerun-if-env-changed=PYO3_PYTHON");
    println!("cargo:rerun-if-env-changed=VIRTUAL_ENV");
    find_python_headers()
}

/// The folder of Python's headers: of the Python that `PYO3_PYTHON` names, the active
/// environment's, or the machine's, whichever has them.
fn find_python_headers() -> Option<std::path::PathBuf> {
    let named = std::env::var_os("PYO3_PYTHON").map(std::path::PathBuf::from);
    let active = std::env::var_os("VIRTUAL_ENV").map(std::path::PathBuf::from);
    let active = active.map(|folder| folder.join("bin/python3"));
    let others = ["python3", "/usr/bin/python3"].map(std::path::PathBuf::from);
    let mut pythons = named.into_iter().chain(active).chain(others);
    pythons.find_map(|python| {
        let program = "import sysconfig; print(sysconfig.get_path('include'))";
        let mut python = std::process::Command::new(python);
        let said = python.args(["-c", program]).output().ok()?;
        let folder = std::path::PathBuf::from(String::from_utf8(said.stdout).ok()?.trim_end());
        folder.join("Python.h").is_file().then_some(folder)
    })
}
