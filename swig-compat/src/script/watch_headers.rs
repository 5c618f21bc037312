/// Has cargo watch the headers that the compiler read, from the lists it wrote beside the objects.
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
            // As the compiler writes names for make.
            let header = header
                .replace('\0', " ")
                .replace("\\#", "#")
                .replace("$$", "$");
            // What the bridge writes itself is newer than this build.
            if !header.starts_with(&folder) {
                println!("cargo:rerun-if-changed={header}");
            }
        }
    }
}
