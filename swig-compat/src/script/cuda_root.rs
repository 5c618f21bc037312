/// The folder of CUDA: that of the nvcc in `NVCC`, that in `CUDA_PATH`, or that of the system's
/// nvcc.
fn cuda_root() -> Option<std::path::PathBuf> {
    let named = std::env::var_os("NVCC").map(std::path::PathBuf::from);
    let toolkit = std::env::var_os("CUDA_PATH").map(std::path::PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let nvccs = named
        .into_iter()
        .chain(toolkit.map(|folder| folder.join("bin/nvcc")))
        .chain(std::env::split_paths(&path).map(|folder| folder.join("nvcc")));
    let nvcc = nvccs.flat_map(std::fs::canonicalize).next()?;
    Some(nvcc.ancestors().nth(2)?.to_path_buf())
}
