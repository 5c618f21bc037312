/// Compiles files with as many compilers at a time as cargo runs jobs, and returns the objects in
/// the order of the files. After an error, no further compiler is started.
fn side_by_side<Error: std::fmt::Display + Send>(
    files: &[&str],
    compile: impl Fn(&str) -> Result<Vec<std::path::PathBuf>, Error> + Sync,
) -> Vec<std::path::PathBuf> {
    let jobs = std::env::var("NUM_JOBS").ok();
    let jobs: usize = jobs.and_then(|jobs| jobs.parse().ok()).unwrap_or(1);
    let next = std::sync::atomic::AtomicUsize::new(0);
    let work = || {
        let mut objects = Vec::new();
        loop {
            let at = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            let Some(file) = files.get(at) else {
                return Ok(objects);
            };
            match compile(file) {
                Ok(made) => objects.push((at, made)),
                Err(error) => {
                    next.store(files.len(), std::sync::atomic::Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
    };
    let done = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs.clamp(1, files.len()))
            .map(|_| scope.spawn(work))
            .collect();
        let done = workers
            .into_iter()
            .map(|worker| worker.join().expect("compilers' errors are results"));
        done.collect::<Result<Vec<_>, Error>>()
    });
    let mut objects = done.map(|done| done.concat()).unwrap_or_else(|error| {
        eprintln!("{error}");
        std::process::exit(1)
    });
    objects.sort();
    objects.into_iter().flat_map(|(_, made)| made).collect()
}
