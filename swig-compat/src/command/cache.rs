//! `quaff cache`: shows how large the user's cache is, and removes what is in it.

use super::Failure;
use super::build::cache::{Cache, root};
use super::build::clean::{Cleaned, ContentKind, clean};
use crate::command::build::clean::FolderSize;
use clap::{Args, Subcommand};
use std::time::Duration;

/// The command's arguments.
#[derive(Args, Debug)]
pub struct CacheCommand {
    #[command(subcommand)]
    action: Option<CacheAction>,
}

#[derive(Debug, Default, Subcommand)]
enum CacheAction {
    /// Print how much space each kind of content takes
    #[default]
    Size,
    /// Print the path of the cache
    Dir,
    /// Remove everything that no build is using
    Clean {
        /// Remove only content that no build has used for this time: 30d, 2w or 12h
        #[arg(long, value_name = "AGE", value_parser = age)]
        older_than: Option<Duration>,
    },
}

impl CacheCommand {
    pub(super) fn run(self) -> Result<(), Failure> {
        match self.action.unwrap_or_default() {
            CacheAction::Size => size(),
            CacheAction::Dir => {
                anstream::println!("{}", root()?.display());
                Ok(())
            }
            CacheAction::Clean { older_than } => remove(older_than.unwrap_or_default()),
        }
    }
}

fn size() -> Result<(), Failure> {
    let cache = Cache::existing()?;
    let mut total = 0;
    for kind in ContentKind::ALL {
        let entries = cache.as_ref().map_or(Ok(Vec::new()), |cache| kind.entries(cache))?;
        let mut size = FolderSize::default();
        entries.iter().for_each(|entry| size.add(&entry.folder));
        total += size.bytes();
        anstream::println!("{:<28}{:>5}{:>12}", kind.plural(), entries.len(), shown(size.bytes()));
    }
    anstream::println!("{:<28}{:>5}{:>12}", "total", "", shown(total));
    Ok(())
}

fn remove(older_than: Duration) -> Result<(), Failure> {
    let cleaned = match Cache::existing()? {
        Some(cache) => clean(&cache, older_than)?,
        None => Cleaned::default(),
    };
    match cleaned.removed.is_empty() {
        true => anstream::println!("nothing to remove"),
        false => anstream::println!("removed {}: {}", shown(cleaned.bytes), counts(&cleaned.removed)),
    }
    if !cleaned.in_use.is_empty() {
        anstream::println!("kept, because it is in use: {}", counts(&cleaned.in_use));
    }
    Ok(())
}

/// The numbers of entries by kind: `1 crate, 2 target folders`.
fn counts(kinds: &[ContentKind]) -> String {
    let count = |kind: ContentKind| match kinds.iter().filter(|each| **each == kind).count() {
        0 => None,
        1 => Some(format!("1 {}", kind.singular())),
        count => Some(format!("{count} {}", kind.plural())),
    };
    ContentKind::ALL.into_iter().filter_map(count).collect::<Vec<_>>().join(", ")
}

/// A size in megabytes of 10^6 bytes, rounded up.
fn shown(bytes: u64) -> String {
    let tenths = bytes.div_ceil(100_000);
    format!("{}.{} MB", tenths / 10, tenths % 10)
}

/// Reads an age: a number followed by the unit of days, weeks or hours.
fn age(text: &str) -> Result<Duration, String> {
    const HOUR: u64 = 3600;
    let unit = text.chars().next_back().and_then(|unit| match unit {
        'h' => Some(HOUR),
        'd' => Some(24 * HOUR),
        'w' => Some(7 * 24 * HOUR),
        _ => None,
    });
    let read = || text[..text.len() - 1].parse::<u64>().ok()?.checked_mul(unit?);
    let seconds = unit.and_then(|_| read());
    seconds
        .map(Duration::from_secs)
        .ok_or_else(|| "write a number and a unit, such as 30d, 2w or 12h".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_have_a_number_and_a_unit() {
        assert_eq!(age("30d"), Ok(Duration::from_secs(30 * 86_400)));
        assert_eq!(age("2w"), age("14d"));
        assert_eq!(age("48h"), age("2d"));
        for wrong in ["", "d", "30", "-1d", "1.5d", "1é", "99999999999999999999d", "999999999999999999d"] {
            assert!(age(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn sizes_are_rounded_up() {
        assert_eq!([0, 1, 100_000, 1_250_000].map(shown), ["0.0 MB", "0.1 MB", "0.1 MB", "1.3 MB"]);
    }
}
