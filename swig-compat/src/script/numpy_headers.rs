/// The folder of NumPy's headers, if the Python whose headers are used has NumPy.
fn numpy_headers() -> Option<std::path::PathBuf> {
    let (python, _) = python_with_headers()?;
    let program = "import numpy; print(numpy.get_include())";
    let mut command = std::process::Command::new(python);
    let output = command.args(["-c", program]).output().ok()?;
    let folder = std::path::PathBuf::from(String::from_utf8(output.stdout).ok()?.trim_end());
    folder.join("numpy").is_dir().then_some(folder)
}
