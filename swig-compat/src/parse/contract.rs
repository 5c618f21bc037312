//! Reads the code of a contract: `require: a > 0; b > 0; ensure: f > 0;`.

use crate::lex::{Token, TokenKind, lex_text};
use crate::parse::cursor::{is, text_of};
use crate::parse::directive::{Fallible, malformed};
use crate::syntax::{Clause, ConditionSyntax};

const EXAMPLE: &str = "%contract scale(double factor) { require: factor > 0; }";

/// Reads the conditions of a contract. `name` is the directive.
pub fn read(code: &str, name: &Token) -> Fallible<Vec<ConditionSyntax>> {
    let tokens = lex_text(code, name.span);
    let mut conditions = Vec::new();
    let mut clause = None;
    for statement in tokens.split(|token| is(token, ";")) {
        let mut rest = statement;
        while let [first, colon, behind @ ..] = rest
            && first.kind == TokenKind::Identifier
            && is(colon, ":")
        {
            clause = Some(named(first, name)?);
            rest = behind;
        }
        let text = text_of(rest);
        if text.is_empty() {
            continue;
        }
        let Some(clause) = clause else {
            return Err(malformed(name, None, "has a condition before `require:` or `ensure:`", EXAMPLE));
        };
        conditions.push(ConditionSyntax { clause, text });
    }
    Ok(conditions)
}

fn named(label: &Token, name: &Token) -> Fallible<Clause> {
    match &*label.text {
        "require" => Ok(Clause::Require),
        "ensure" => Ok(Clause::Ensure),
        other => {
            let message = format!("has the clause `{other}:`, but only `require:` and `ensure:` exist");
            Err(malformed(name, None, &message, EXAMPLE))
        }
    }
}
