//! Passes the headers for the host and for kernels on to the build scripts of emitted crates, and precompiles
//! those that every bridge begins with.
//!
//! The crates that depend on the runtime, and NVRTC, get the headers from a copy in cargo's output folder.
//! The build scripts of these crates get the path of the copy, because this is the only kind of path that
//! cargo updates when a project moves. `quaff build` has the headers precompiled that bridges include first:
//! GCC uses the result if the flags are the same, and otherwise reads the header.
//!
//! The build scripts of these crates also get a copy of this program, which does a part of their work when
//! they call it with arguments. In the scripts themselves, that code would double the time of their
//! compilation.

mod share_inline_names;

use std::env;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

fn main() -> io::Result<()> {
    let archives: Vec<String> = env::args().skip(1).collect();
    if !archives.is_empty() {
        share_inline_names::share_inline_names(&archives);
        return Ok(());
    }
    let headers = headers()?;
    // cxx's own header, under the name by which bridges include it.
    let cxx = env::var_os("DEP_CXXBRIDGE1_HEADER").expect("cxx hands it on");
    fs::create_dir_all(headers.join("host/rust"))?;
    fs::copy(cxx, headers.join("host/rust/cxx.h"))?;
    println!("cargo:rustc-env=RUNTIME_RUSTC={}", rustc()?);
    precompile(&headers.join("host"));
    hand_on_program()?;
    if let Some(backtraces) = backtraces() {
        // `DEP_QUAFF_RUNTIME_NO_BACKTRACE`, an argument for the linker of a module.
        println!("cargo:NO_BACKTRACE=-Wl,--defsym={backtraces}=quaff_no_backtrace");
    }
    Ok(())
}

/// Hands a copy of this program on to the crates that depend on this one. The copy is in cargo's output
/// folder for the same reason as the headers.
fn hand_on_program() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it for build scripts"));
    let program = out.join("shares_names");
    fs::copy(env::current_exe()?, &program)?;
    // `DEP_QUAFF_RUNTIME_SHARES_NAMES` for the build scripts of those crates.
    println!("cargo:SHARES_NAMES={}", program.display());
    Ok(())
}

/// The version of the compiler, which determines the layout of data that modules share.
fn rustc() -> io::Result<String> {
    let rustc = env::var_os("RUSTC").expect("cargo sets it for build scripts");
    let version = Command::new(rustc).arg("--version").output()?.stdout;
    Ok(String::from_utf8_lossy(&version).trim().to_owned())
}

/// The headers, which are all inside the crate's own folder, by the folders that compilers search.
const HEADERS: [(&str, &str); 4] = [
    ("include", "host"),
    ("reductions", "host"),
    ("kernels/include", "kernels"),
    ("kernels/standard", "standard"),
];

/// A folder with copies of the headers, for the crates that depend on this one. It is in cargo's output
/// folder: cargo passes such a path on with its current location, and any other path as it was when this
/// crate was built.
fn headers() -> io::Result<PathBuf> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it for build scripts"));
    let headers = out.join("headers");
    if headers.exists() {
        fs::remove_dir_all(&headers)?;
    }
    for (from, to) in HEADERS {
        copy(Path::new(from), &headers.join(to))?;
        println!("cargo:rerun-if-changed={from}");
    }
    // `DEP_QUAFF_RUNTIME_HEADERS` for the build scripts of those crates.
    println!("cargo:HEADERS={}", headers.display());
    Ok(headers)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?.path();
        let copied = to.join(entry.file_name().unwrap_or_default());
        if entry.is_dir() { copy(&entry, &copied)? } else { fs::copy(&entry, copied).map(drop)? }
    }
    Ok(())
}

/// The variable that `quaff build` sets, whose modules share one build of this crate.
const PRECOMPILE: &str = "QUAFF_PRECOMPILE";

/// The sources that are precompiled, each with the header that GCC replaces with the result.
const PRECOMPILED: [(&str, &str); 2] = [("shim.hpp", "shim.hpp"), ("every_value.hpp", "values.hpp")];

/// Makes GCC precompile the headers that bridges include first, which are most of the code that it reads for
/// a small module. GCC uses the result if the flags of a bridge are the same, and otherwise the header
/// itself: without GCC, or if this fails, modules are only built more slowly.
fn precompile(headers: &Path) {
    println!("cargo:rerun-if-env-changed={PRECOMPILE}");
    if env::var_os(PRECOMPILE).is_none() {
        return;
    }
    thread::scope(|scope| {
        for (source, header) in PRECOMPILED {
            scope.spawn(move || precompile_one(headers, source, header));
        }
    });
}

fn precompile_one(headers: &Path, source: &str, header: &str) {
    let mut build = cc::Build::new();
    // The same options as in the build scripts of modules.
    build.cpp(true).std("c++17").warnings(false).include(headers).flag_if_supported("-ffp-contract=off");
    build.cargo_metadata(false);
    let Some(compiler) = build.try_get_compiler().ok().filter(is_gcc) else { return };
    let folder = headers.join("quaff");
    // Written elsewhere first, because GCC would read a partially written file.
    let (written, precompiled) =
        (folder.join(format!("{header}.part")), folder.join(format!("{header}.gch")));
    let mut command = compiler.to_command();
    command.args(["-x", "c++-header"]).arg(folder.join(source)).arg("-o").arg(&written);
    if command.output().is_ok_and(|done| done.status.success()) {
        let _ = fs::rename(written, precompiled);
    }
}

fn is_gcc(compiler: &cc::Tool) -> bool {
    compiler.is_like_gnu() && !compiler.is_like_clang()
}

/// The flags of the compiler as cargo passes them on, and the linker that the user has chosen.
const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";
const LINKER: &str = "RUSTC_LINKER";

/// The symbol of the standard library's function that writes a backtrace, which `src/core/no_backtrace.rs`
/// takes the place of. Modules keep the standard library's code for backtraces if there is no such function,
/// or if the user has chosen a linker: some take one symbol in place of another only if nothing defines it.
fn backtraces() -> Option<String> {
    let target = env::var("TARGET").ok()?;
    for variable in [FLAGS, LINKER] {
        println!("cargo:rerun-if-env-changed={variable}");
    }
    let flags = env::var(FLAGS).unwrap_or_default();
    let is_linker_chosen =
        env::var_os(LINKER).is_some() || ["link-arg", "linker="].iter().any(|flag| flags.contains(flag));
    if !target.contains("linux") || is_linker_chosen {
        return None;
    }
    let mut rustc = Command::new(env::var_os("RUSTC")?);
    let printed = rustc.args(["--print", "target-libdir", "--target", &target]).output().ok()?.stdout;
    let mut libraries = fs::read_dir(String::from_utf8(printed).ok()?.trim()).ok()?.flatten();
    let is_std = |file: &fs::DirEntry| {
        let name = file.file_name();
        name.to_string_lossy().starts_with("libstd-") && name.to_string_lossy().ends_with(".rlib")
    };
    let symbols = archive_symbols(&libraries.find(is_std)?.path()).ok()?;
    let writes_backtrace =
        |symbol: &&str| symbol.contains("16DisplayBacktrace") && symbol.ends_with("7Display3fmt");
    symbols.split('\0').find(writes_backtrace).map(str::to_owned)
}

/// The table of the symbols that the objects of an archive define for other objects, as text in which zero
/// bytes separate the symbols. The table is the archive's first file.
fn archive_symbols(path: &Path) -> io::Result<String> {
    let mut archive = fs::File::open(path)?;
    // The magic string of archives, and 60 bytes with the name and the size of the first file.
    let mut start = [0; 8 + 60];
    archive.read_exact(&mut start)?;
    let size = String::from_utf8_lossy(&start[8 + 48..8 + 58]).trim().parse().unwrap_or_default();
    let mut table = Vec::new();
    archive.take(size).read_to_end(&mut table)?;
    Ok(String::from_utf8_lossy(&table).into_owned())
}
