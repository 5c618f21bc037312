//! Overloads for values that C++ may move from: `set(std::string &&)` beside `set(const std::string &)`.
//!
//! For Python, both overloads are the same call, which keeps the caller's value. Only the other overload is
//! bound, wherever it is declared, because one for rvalues would take the contents of the caller's objects.

use crate::interface::{FunctionId, Interface, Ty};
use crate::lower::feature::FeatureSubject;
use crate::lower::types::library::decayed;
use rustc_hash::FxHashMap;

/// The bound overloads, by the subject in which every parameter is a value.
#[derive(Default)]
pub struct Rvalues {
    overloads: FxHashMap<FeatureSubject, FunctionId>,
}

/// The overload that Python cannot distinguish from a function, and which of the two is bound.
pub enum Twin {
    /// The function takes rvalues, and this overload is bound for it.
    Kept(FunctionId),
    /// The function takes values, and this overload takes rvalues.
    Replaced(FunctionId),
}

impl Rvalues {
    /// The bound overload that differs from the function only in the parameters that are rvalues.
    pub fn twin(&self, subject: &FeatureSubject, interface: &Interface) -> Option<Twin> {
        let known = *self.overloads.get(&by_value(subject))?;
        match (takes_rvalues(&subject.parameters), takes_rvalues(&interface[known].parameters)) {
            (true, _) => Some(Twin::Kept(known)),
            (false, true) => Some(Twin::Replaced(known)),
            (false, false) => None,
        }
    }

    /// Adds a bound function, which [`Rvalues::twin`] finds for later overloads.
    pub fn add(&mut self, subject: &FeatureSubject, id: FunctionId) {
        self.overloads.entry(by_value(subject)).or_insert(id);
    }
}

fn takes_rvalues(parameters: &[Ty]) -> bool {
    parameters.iter().any(|parameter| matches!(parameter, Ty::RvalueReference(_)))
}

fn by_value(subject: &FeatureSubject) -> FeatureSubject {
    FeatureSubject {
        name: subject.name.clone(),
        qualified: subject.qualified.clone(),
        template_arguments: subject.template_arguments.clone(),
        parameters: subject.parameters.iter().map(|parameter| decayed(parameter).0.clone()).collect(),
        reference: subject.reference,
        owner: subject.owner.clone(),
    }
}
