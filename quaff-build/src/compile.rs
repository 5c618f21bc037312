//! Executes a [`Script`]. For crates that the compiler writes, the compiler prints the script as a build
//! script instead.

use quaff_swig::script::{Compilation, Kernels, LinkInstruction, Script, SourceLanguage, Step, keep, run};
use std::env;
use std::path::{Path, PathBuf};

/// Compiles the bridge. `folder` contains the emitted files, `headers` the runtime's headers.
pub(crate) fn compile(script: &Script, folder: &Path, headers: &Path) {
    for compilation in &script.compilations {
        compile_one(compilation, folder, headers);
    }
    if let Some(kernels) = &script.kernels {
        compile_kernels(kernels, folder);
    }
    script.orders.iter().for_each(link);
    if script.cuda_runtime {
        run::link_cuda();
    }
    for path in &script.watched {
        println!("cargo:rerun-if-changed={}", path.display());
    }
    run::watch();
}

fn compile_one(compilation: &Compilation, folder: &Path, headers: &Path) {
    let mut build = cc::Build::new();
    match compilation.language {
        SourceLanguage::C => &mut build,
        SourceLanguage::Cpp => build.cpp(true),
        SourceLanguage::Cuda => build.cuda(true),
    };
    for step in &compilation.steps {
        tell(&mut build, step, folder, headers);
    }
    build.compile(&compilation.library);
}

fn tell(build: &mut cc::Build, step: &Step, folder: &Path, headers: &Path) {
    match step {
        Step::Emitted(path) => build.file(folder.join(path)),
        Step::EmittedHeaders => build.include(folder.join("src")),
        Step::Parts(paths) => {
            let paths: Vec<String> =
                paths.iter().map(|path| folder.join(path).display().to_string()).collect();
            let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
            let part = |path: &str| build.clone().file(path).try_compile_intermediates();
            let objects = run::compile_parts(&paths, part);
            build.objects(objects)
        }
        Step::File(path) => build.file(path),
        Step::Object(path) => build.object(path),
        Step::Include(path) => build.include(path),
        Step::Beside(path) => build.flag("-iquote").flag(path),
        Step::RuntimeHeaders => build.include(headers.join("host")),
        Step::CudaHeaders => build.includes(run::cuda().map(|root| root.join("include"))),
        Step::PythonHeaders => build.includes(run::python()),
        Step::NumpyHeaders => build.includes(run::numpy()),
        Step::Define(define) => match define.split_once('=') {
            Some((name, value)) => build.define(name, value),
            None => build.define(define, None),
        },
        Step::Flag(flag) => build.flag(flag),
        Step::FlagIfSupported(flag) => build.flag_if_supported(flag),
        Step::Standard(standard) => build.std(standard),
        Step::Warnings(are_shown) => build.warnings(*are_shown),
        Step::WholeArchive => build.link_lib_modifier("+whole-archive"),
        Step::Comment(_) => build,
    };
}

fn compile_kernels(kernels: &Kernels, folder: &Path) {
    let mut build = quaff_kernels::Build::new();
    for include in &kernels.includes {
        build.include(include);
    }
    for define in &kernels.defines {
        match define.split_once('=') {
            Some((name, value)) => build.define(name, value),
            None => build.define(define, None),
        };
    }
    build.compile_into(folder.join("src"), folder.join(&kernels.source));
}

fn link(order: &LinkInstruction) {
    match order {
        LinkInstruction::Search(dir) => {
            println!("cargo:rustc-link-search=native={}", absolute(dir).display())
        }
        LinkInstruction::Archive(name) => println!("cargo:rustc-link-lib=static:+verbatim={name}"),
        LinkInstruction::Rpath(dir) => {
            println!("cargo:rustc-link-arg=-Wl,-rpath,{}", absolute(dir).display())
        }
        LinkInstruction::Flag(flag) => println!("cargo:rustc-link-arg={flag}"),
        LinkInstruction::Library(library) => println!("cargo:rustc-link-lib={library}"),
        LinkInstruction::Needed(libraries) => {
            keep(libraries).for_each(|flag| println!("cargo:rustc-link-arg={flag}"))
        }
    }
}

/// The absolute path, because the linker runs in another folder.
fn absolute(path: &Path) -> PathBuf {
    env::current_dir().map(|here| here.join(path)).unwrap_or_else(|_| path.to_owned())
}
