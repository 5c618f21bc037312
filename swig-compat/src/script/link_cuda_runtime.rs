/// Links the CUDA runtime statically. It looks for the driver when it is first called.
fn link_cuda_runtime() {
    // In a toolkit `cc` finds it; packages from PyPI keep it elsewhere.
    if let Some(root) = cuda_root() {
        for folder in ["lib64", "lib"] {
            let folder = root.join(folder);
            println!("cargo:rustc-link-search=native={}", folder.display());
        }
    }
    for library in ["cudart_static", "rt", "pthread", "dl"] {
        println!("cargo:rustc-link-lib={library}");
    }
}
