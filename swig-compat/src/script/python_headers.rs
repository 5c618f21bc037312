/// The folder of Python's headers. cargo runs the script again if another Python is active.
fn python_headers() -> Option<std::path::PathBuf> {
    println!("cargo:rerun-if-env-changed=QUAFF_PYTHON");
    println!("cargo:rerun-if-env-changed=PYO3_PYTHON");
    println!("cargo:rerun-if-env-changed=VIRTUAL_ENV");
    python_with_headers().map(|(_, folder)| folder)
}

/// The first available Python with headers, and the folder of its headers.
fn python_with_headers() -> Option<(std::path::PathBuf, std::path::PathBuf)> {
    pythons().find_map(|python| {
        let program = "import sysconfig; print(sysconfig.get_path('include'))";
        let mut command = std::process::Command::new(&python);
        let output = command.args(["-c", program]).output().ok()?;
        let folder = std::path::PathBuf::from(String::from_utf8(output.stdout).ok()?.trim_end());
        let has_headers = folder.join("Python.h").is_file();
        has_headers.then_some((python, folder))
    })
}

/// The available Pythons: the one that `QUAFF_PYTHON` or `PYO3_PYTHON` names, the active
/// environment's, and the system's.
fn pythons() -> impl Iterator<Item = std::path::PathBuf> {
    let variable = |name| std::env::var_os(name).map(std::path::PathBuf::from);
    let active = variable("VIRTUAL_ENV").map(|folder| folder.join("bin/python3"));
    let named = variable("QUAFF_PYTHON").or_else(|| variable("PYO3_PYTHON"));
    let others = ["python3", "/usr/bin/python3"].map(std::path::PathBuf::from);
    named.into_iter().chain(active).chain(others)
}
