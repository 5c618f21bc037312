/// Links the CUDA runtime statically. The runtime looks for the driver at its first call.
fn link_cuda_runtime() {
    // `cc` finds the library of a toolkit; packages from PyPI have it in another folder.
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
