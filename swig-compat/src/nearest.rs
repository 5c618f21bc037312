//! "Did you mean": the known name that a misspelt one is closest to.

/// The closest of `known`, if it is close enough to be a slip of the hand: a third of the letters, at least one.
/// Of equally close names the first.
pub fn nearest<'k>(name: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let limit = (name.chars().count() / 3).max(1);
    known
        .into_iter()
        .map(|candidate| (distance(name, candidate), candidate))
        .filter(|(distance, _)| (1..=limit).contains(distance))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// How many letters to insert, delete, replace or swap with their neighbour (Damerau's restricted edit distance).
fn distance(from: &str, to: &str) -> usize {
    let from: Vec<char> = from.chars().collect();
    let to: Vec<char> = to.chars().collect();
    let mut rows: Vec<Vec<usize>> = vec![(0..=to.len()).collect()];
    for i in 1..=from.len() {
        let mut row = vec![i];
        for j in 1..=to.len() {
            let replaced = rows[i - 1][j - 1] + usize::from(from[i - 1] != to[j - 1]);
            let mut least = replaced.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[from.len()][to.len()]
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
