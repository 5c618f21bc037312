//! Calls that leave out parameters for which C++ has defaults.

use crate::interface::is_set;
use crate::lower::Known;
use crate::lower::candidate::Candidate;
use crate::lower::reason::Reason;
use crate::lower::types::Resolver;
use std::collections::BTreeMap;
use std::ops::Range;

impl Known<'_, '_> {
    /// The numbers of parameters to try for a function that cannot be bound with all of its parameters: C++
    /// has defaults for the others.
    pub(super) fn shorter_calls(self, candidate: &Candidate, reason: &Reason) -> Range<usize> {
        let parameters = &candidate.function.parameters;
        let required = parameters.iter().take_while(|parameter| parameter.default.is_none()).count();
        // Members that `%extend` adds are defined with all of their parameters.
        let is_added = candidate.function.member.as_ref().is_some_and(|member| member.is_extension);
        let resolver = Resolver::new(self.scope, &candidate.item.namespace);
        // The default stream would not wait for the array's own.
        let takes_stream = parameters.iter().any(|parameter| resolver.resolve(&parameter.r#type).is_stream());
        match reason.error.is_some() || is_added || takes_stream {
            true => 0..0,
            false => required..parameters.len(),
        }
    }

    /// Whether typemaps with code also apply to parameters that a call leaves out, as in SWIG: with these two
    /// features, and in all interfaces of C.
    pub(super) fn passes_defaults(self, features: &BTreeMap<String, String>) -> bool {
        let has_feature = ["kwargs", "compactdefaultargs"].iter().any(|feature| is_set(features, feature));
        has_feature || self.text.spelling.is_of_c()
    }
}
