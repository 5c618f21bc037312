//! "Did you mean": the known name that is closest to a misspelt one.

/// The closest of `known`, if it may be meant: at most a third of the characters differ, or one. Of equally
/// close names, the first.
pub fn nearest<'k>(name: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let characters: Vec<char> = name.chars().collect();
    let mut limit = (characters.len() / 3).max(1);
    let mut found = None;
    for candidate in known {
        if let Some(distance) =
            distance_within(&characters, candidate, limit).filter(|distance| *distance > 0)
        {
            found = Some(candidate);
            // Only closer names matter from here on.
            limit = distance - 1;
        }
        if limit == 0 {
            break;
        }
    }
    found
}

/// The number of characters to insert, delete, replace or swap with their neighbour (restricted
/// Damerau-Levenshtein distance), if it is at most `limit`. Names whose lengths differ too much are not
/// compared.
fn distance_within(from: &[char], to: &str, limit: usize) -> Option<usize> {
    // The byte lengths come first, because they exclude most names: no character has more than four bytes.
    if to.len() > 4 * (from.len() + limit) {
        return None;
    }
    let to: Vec<char> = to.chars().collect();
    if from.len().abs_diff(to.len()) > limit {
        return None;
    }
    let (mut before, mut last): (Vec<usize>, Vec<usize>) = (Vec::new(), (0..=to.len()).collect());
    for i in 1..=from.len() {
        let mut row = Vec::with_capacity(to.len() + 1);
        row.push(i);
        for j in 1..=to.len() {
            let replaced = last[j - 1] + usize::from(from[i - 1] != to[j - 1]);
            let mut least = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            row.push(least);
        }
        // Later rows cannot be less than the smaller of two rows: a swap skips one row.
        if row.iter().chain(&last).all(|distance| *distance > limit) {
            return None;
        }
        before = std::mem::replace(&mut last, row);
    }
    Some(last[to.len()]).filter(|distance| *distance <= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_found_and_other_words_are_not() {
        assert_eq!(nearest("tempalte", ["apply", "template"]), Some("template"));
        assert_eq!(nearest("sun", ["mean", "sum"]), Some("sum"));
        assert_eq!(nearest("maximum", ["mean", "sum"]), None);
    }

    #[test]
    fn the_name_itself_is_no_suggestion() {
        assert_eq!(nearest("sum", ["sum"]), None);
    }
}
