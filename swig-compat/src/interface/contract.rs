//! Contracts: conditions on the arguments and the result of a function, which are checked at each call.

/// The contract of a function, including inherited contracts.
#[derive(Clone, Debug, Default)]
pub struct Contract {
    /// The conditions that must hold before the call.
    pub require: Vec<Condition>,
    /// The conditions on the result, one group for each contract. At least one group must hold, with all its
    /// conditions.
    pub ensure: Vec<Vec<Condition>>,
}

/// A condition of a contract.
#[derive(Clone, Debug)]
pub struct Condition {
    /// The text in the interface, for messages.
    pub text: String,
    /// The condition in C++, with SWIG's variables in place of the names: `arg1`, `result`.
    pub code: String,
    /// The positions of the C++ parameters that the condition names.
    pub parameters: Vec<usize>,
}

impl Contract {
    /// The conditions for a call with the first `passed` arguments, in which C++ uses its defaults for
    /// the others.
    pub fn over(&self, passed: usize) -> Contract {
        let is_known =
            |condition: &&Condition| condition.parameters.iter().all(|&position| position < passed);
        let known =
            |group: &Vec<Condition>| group.iter().filter(is_known).cloned().collect::<Vec<Condition>>();
        let ensure: Vec<Vec<Condition>> = self.ensure.iter().map(known).collect();
        // A group that cannot be checked may hold, and one group is enough.
        let is_checked = ensure.iter().all(|group| !group.is_empty());
        Contract { require: known(&self.require), ensure: if is_checked { ensure } else { Vec::new() } }
    }

    /// Whether the contract has no condition.
    pub fn is_empty(&self) -> bool {
        self.require.is_empty() && self.ensure.is_empty()
    }

    /// The code of an `%exception` followed by the code of all conditions: all code that may name variables
    /// of the call.
    pub fn beside(&self, exception: Option<&str>) -> Option<String> {
        let codes = exception.into_iter().chain(self.conditions().map(|condition| condition.code.as_str()));
        let code: Vec<&str> = codes.collect();
        (!code.is_empty()).then(|| code.join("\n"))
    }

    /// The conditions before and after the call.
    pub fn conditions(&self) -> impl Iterator<Item = &Condition> {
        self.require.iter().chain(self.ensure.iter().flatten())
    }
}
