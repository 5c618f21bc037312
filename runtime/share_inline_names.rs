//! The program that lets a module share definitions in headers with libraries. The build scripts of modules
//! run it: it is the runtime's own build script, called with the names of the module's archives.

/// Lets the module and the libraries that it links share definitions in headers: static variables
/// of inline functions, inline variables, static members of templates, and type information.
/// Otherwise each would have its own, because rustc makes a `cdylib` export only Rust's symbols.
/// The archives from `cc` are replaced by lists of their objects, because `--exclude-libs` hides
/// the symbols in archives. Other symbols stay hidden.
pub(super) fn share_inline_names(libraries: &[String]) {
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system != "linux") {
        return;
    }
    let out = std::env::var_os("OUT_DIR").expect("cargo sets it for build scripts");
    let out = std::path::PathBuf::from(out);
    let archives: Vec<_> = libraries.iter().map(|library| out.join(format!("lib{library}.a"))).collect();
    let names = inline_names(&archives);
    if names.is_empty() {
        return;
    }
    let Some(flags) = flags_of_linker(&out) else {
        let fact = "the variables of inline functions are not shared with libraries";
        println!("cargo:warning={fact}, because GNU ld cannot: install lld");
        return;
    };
    let mut script = "{ global:\n".to_owned();
    for name in names {
        script += &format!("{name};\n");
    }
    let path = out.join("shared.map");
    std::fs::write(&path, script + "};\n").expect(WRITABLE);
    for archive in &archives {
        replace_by_objects(archive);
    }
    println!("cargo:rustc-link-arg-cdylib=-Wl,--version-script={}", path.display());
    for flag in flags {
        println!("cargo:rustc-link-arg-cdylib={flag}");
    }
}

/// The symbols in the archives that several objects of a program may define, without those of quaff
/// and cxx, and without the standard library's, which have no state.
fn inline_names(archives: &[std::path::PathBuf]) -> std::collections::BTreeSet<String> {
    let own = ["5quaff", "quaff_", "cxxbridge1", "4swig", "SWIG_", "swig_type_info"];
    let is_standard = |name: &str| {
        let Some(name) = name.strip_prefix("_Z") else {
            return false;
        };
        // The class that type information describes, or the function with a static variable.
        let of_what = ["TI", "TS", "TV", "Z", "GVZ"].iter().find_map(|kind| name.strip_prefix(kind));
        let name = of_what.unwrap_or(name).trim_start_matches(['N', 'K']);
        let abbreviated = ["St", "Sa", "Sb", "Ss", "Si", "So", "Sd", "9__gnu_cxx"];
        // For example placement `new`.
        let allocating = ["nw", "na", "dl", "da"];
        abbreviated.iter().chain(&allocating).any(|prefix| name.starts_with(prefix))
    };
    let is_shared = |name: &str, kind: &str| {
        ["u", "V", "W"].contains(&kind)
            && !is_standard(name)
            && !name.starts_with("DW.ref.")
            && !own.iter().any(|part| name.contains(part))
    };
    let listed = names_listed("--extern-only", archives);
    listed.into_iter().filter(|(name, kind)| is_shared(name, kind)).map(|(name, _)| name).collect()
}

/// The defined symbols in files, each with nm's letter for its kind.
fn names_listed(option: &str, files: &[std::path::PathBuf]) -> Vec<(String, String)> {
    let nm = std::env::var_os("NM").unwrap_or_else(|| "nm".into());
    let arguments = ["--defined-only", "--format=posix", option];
    let done = std::process::Command::new(nm).args(arguments).args(files).output();
    let text = done.map(|done| done.stdout).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    // Lines with a path name the file of the symbols that follow.
    let words = text.lines().filter(|line| !line.contains('/')).map(|line| line.split(' '));
    words.filter_map(|mut words| Some((words.next()?.to_owned(), words.next()?.to_owned()))).collect()
}

/// The flags with which the compiler runs a linker that accepts a second version script besides
/// rustc's. GNU ld accepts only one.
fn flags_of_linker(out: &std::path::Path) -> Option<Vec<String>> {
    let chosen = linker_arguments();
    let mut candidates = vec![vec![]];
    if !chosen.iter().any(|flag| flag.starts_with("-fuse-ld")) {
        let named = ["lld", "mold", "gold"].map(|name| vec![format!("-fuse-ld={name}")]);
        candidates.extend(named);
        // First rustc's own linker, which rustc uses by default on some targets.
        if let Some(folder) = folder_of_rust_lld() {
            candidates.insert(0, vec![format!("-B{folder}"), "-fuse-ld=lld".to_owned()]);
        }
    }
    candidates.into_iter().find(|flags| takes_two_lists(out, &chosen, flags))
}

fn folder_of_rust_lld() -> Option<String> {
    let (rustc, host) = (std::env::var_os("RUSTC")?, std::env::var("HOST").ok()?);
    let output = std::process::Command::new(rustc).args(["--print", "sysroot"]).output().ok()?.stdout;
    let root = String::from_utf8(output).ok()?;
    let folder = std::path::Path::new(root.trim()).join(format!("lib/rustlib/{host}/bin/gcc-ld"));
    folder.is_dir().then(|| folder.display().to_string())
}

/// The linker arguments in the user's configuration of rustc.
fn linker_arguments() -> Vec<String> {
    let flags = std::env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let mut arguments = Vec::new();
    for flag in flags.split('\x1f') {
        let flag = flag.strip_prefix("-C").unwrap_or(flag).trim_start();
        if let Some(argument) = flag.strip_prefix("link-arg=") {
            arguments.push(argument.to_owned());
        } else if let Some(several) = flag.strip_prefix("link-args=") {
            arguments.extend(several.split_whitespace().map(str::to_owned));
        }
    }
    arguments
}

/// Whether a library that is linked with two version scripts exports the symbols of both.
fn takes_two_lists(out: &std::path::Path, chosen: &[String], flags: &[String]) -> bool {
    let folder = out.join("linker");
    let text = [
        ("names.c", "int first, second, third;\n"),
        ("first.map", "{ global: first; local: *; };\n"),
        ("second.map", "{ global: second; };\n"),
    ];
    std::fs::create_dir_all(&folder).expect(WRITABLE);
    for (name, text) in text {
        std::fs::write(folder.join(name), text).expect(WRITABLE);
    }
    let lists = ["-Wl,--version-script=first.map", "-Wl,--version-script=second.map"];
    let linker = std::env::var_os("RUSTC_LINKER").unwrap_or_else(|| "cc".into());
    let mut command = std::process::Command::new(linker);
    command.args(["-shared", "-fPIC", "-nostdlib", "-o", "names.so", "names.c"]).args(lists);
    let done = command.args(chosen).args(flags).current_dir(&folder).output();
    let mut listed = names_listed("--dynamic", &[folder.join("names.so")]);
    listed.retain(|(name, _)| ["first", "second", "third"].contains(&name.as_str()));
    listed.sort();
    done.is_ok_and(|done| done.status.success()) && listed.len() == 2 && listed[1].0 == "second"
}

/// Replaces the archive by a list of its objects, which linkers accept in its place.
fn replace_by_objects(archive: &std::path::Path) {
    let bytes = std::fs::read(archive).expect("`cc` has written it");
    let folder = archive.with_extension("objects");
    std::fs::create_dir_all(&folder).expect(WRITABLE);
    let mut list = "INPUT(\n".to_owned();
    // An archive begins with this magic string. For each file, 60 bytes with its name and size
    // precede its content.
    let mut at = "!<arch>\n".len();
    while let Some(header) = bytes.get(at..at + 60) {
        let field = |range| String::from_utf8_lossy(&header[range]).trim().to_owned();
        let size: usize = field(48..58).parse().expect("the size of a file in an archive");
        // All files except the tables of names and symbols.
        if !["/", "//", "/SYM64/"].contains(&field(0..16).as_str()) {
            let path = folder.join(format!("{at}.o"));
            std::fs::write(&path, &bytes[at + 60..at + 60 + size]).expect(WRITABLE);
            list += &format!("\"{}\"\n", path.display());
        }
        at += 60 + size + size % 2;
    }
    std::fs::write(archive, list + ")\n").expect(WRITABLE);
}

const WRITABLE: &str = "the output folder can be written to";
