/// Makes cargo watch the headers that the compiler has read, according to the lists beside the
/// objects.
fn watch_headers() {
    let folder = std::env::var("OUT_DIR").expect("cargo sets it for build scripts");
    let files = std::fs::read_dir(&folder).expect("the objects were written there");
    for path in files.flatten().map(|file| file.path()) {
        if path.extension().is_none_or(|extension| extension != "d") {
            continue;
        }
        let list = std::fs::read_to_string(path).unwrap_or_default();
        let list = list.replace("\\\n", " ").replace("\\ ", "\0");
        let Some((_object, headers)) = list.split_once(": ") else {
            continue;
        };
        for header in headers.split_whitespace() {
            // The compiler writes names with the escapes of make.
            let header = header
                .replace('\0', " ")
                .replace("\\#", "#")
                .replace("$$", "$");
            // Headers that the build itself writes are newer than this build, and would cause a
            // rebuild each time.
            if !header.starts_with(&folder) {
                println!("cargo:rerun-if-changed={header}");
            }
        }
    }
}
