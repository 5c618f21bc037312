/// The folder of Python's headers: of the interpreter that `PYO3_PYTHON` names, or the active environment's, or the machine's.
fn python_headers() -> Option<std::path::PathBuf> {
    println!("cargo:rerun-if-env-changed=PYO3_PYTHON");
    println!("cargo:rerun-if-env-changed=VIRTUAL_ENV");
    let named = std::env::var_os("PYO3_PYTHON").map(std::path::PathBuf::from);
    let active = std::env::var_os("VIRTUAL_ENV").map(|folder| std::path::Path::new(&folder).join("bin/python3"));
    let python = named.or(active).unwrap_or_else(|| "python3".into());
    let program = "import sysconfig; print(sysconfig.get_path('include'))";
    let said = std::process::Command::new(python).args(["-c", program]).output().ok()?;
    let folder = std::path::PathBuf::from(String::from_utf8(said.stdout).ok()?.trim_end());
    folder.join("Python.h").is_file().then_some(folder)
}
