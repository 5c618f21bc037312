//! The state while the declarations of an interface are resolved: the interface so far, the directives, and
//! what is bound or left out.

use crate::diagnostic::Diagnostics;
use crate::interface::{Block, ClassType, FunctionId, Interface, Spelling, Ty};
use crate::lower::class::definition::{Definitions, Depths};
use crate::lower::class::{Extensions, HeldTypemaps};
use crate::lower::code_typemap::CodeTypemaps;
use crate::lower::error_code::ErrorCodes;
use crate::lower::feature::{FeatureSubject, Features};
use crate::lower::keep_alive::KeepAlive;
use crate::lower::module::Importing;
use crate::lower::rename::Renames;
use crate::lower::scope::Scope;
use crate::lower::template::Templates;
use crate::lower::typemap::Typemaps;
use crate::lower::types::library::decayed;
use crate::lower::whole_text::WholeText;
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// The interface so far, and all that is known at the current item.
pub struct Lowering<'s, 'd> {
    pub interface: Interface,
    pub module: Option<Span>,
    pub importing: Importing,
    pub text: WholeText<'s>,
    pub scope: Scope<'s>,
    pub directives: Directives<'s>,
    pub templates: Templates<'s>,
    /// The `%extend`s outside of classes, in the whole text.
    pub extensions: Extensions<'s>,
    /// The bound classes above the current item.
    pub definitions: Definitions<'s>,
    pub depths: Depths,
    pub bound: Bound,
    pub left_out: LeftOut,
    pub diagnostics: &'d mut Diagnostics,
}

/// The directives above the current item, which apply to the declarations below them.
pub struct Directives<'s> {
    pub typemaps: Typemaps<'s>,
    pub code_typemaps: CodeTypemaps<'s>,
    pub features: Features<'s>,
    pub error_codes: ErrorCodes<'s>,
    pub keep_alive: KeepAlive<'s>,
    pub renames: Renames<'s>,
}

impl<'s> Directives<'s> {
    /// The typemaps that apply now, for a declaration that is bound later.
    pub fn held_typemaps(&self) -> HeldTypemaps<'s> {
        HeldTypemaps { with_code: self.code_typemaps.held(), hidden: self.typemaps.held() }
    }

    /// Replaces the typemaps by those of another place, and returns the previous ones.
    pub fn hold_typemaps(&mut self, held: HeldTypemaps<'s>) -> HeldTypemaps<'s> {
        HeldTypemaps {
            with_code: self.code_typemaps.hold(held.with_code),
            hidden: self.typemaps.hold(held.hidden),
        }
    }

    pub fn new(spelling: &Spelling) -> Self {
        Directives {
            typemaps: Typemaps::default(),
            code_typemaps: CodeTypemaps::new(spelling.clone()),
            features: Features::default(),
            error_codes: ErrorCodes::default(),
            keep_alive: KeepAlive::default(),
            renames: Renames::default(),
        }
    }
}

/// The names that are bound, so that a declaration that is repeated is bound once.
#[derive(Default)]
pub struct Bound {
    pub functions: FxHashMap<FeatureSubject, FunctionId>,
    pub rvalues: Rvalues,
    pub variables: FxHashSet<FeatureSubject>,
    pub constants: FxHashSet<String>,
    /// The declarations of the C++ functions with the code of `%extend`.
    pub extensions: FxHashSet<String>,
}

impl Bound {
    /// Whether a block has code that is not declared yet: a slot binds a function of `%extend` a second time,
    /// by another name.
    pub fn declares_more(&mut self, block: &Block) -> bool {
        block.defines.as_ref().is_none_or(|own| self.extensions.insert(own.declaration.clone()))
    }
}

/// The declarations that are not bound, with the reasons that were reported.
#[derive(Default)]
pub struct LeftOut {
    pub declarations: FxHashSet<(String, String)>,
    /// The instantiations, by the place of the `%template`.
    pub instantiations: FxHashSet<(Span, String)>,
    /// The specializations without a name, with the places of their definitions.
    pub unnamed: Vec<(ClassType, String, Span)>,
    /// The class templates with a `%template` that an `%ignore` leaves out.
    pub ignored: FxHashSet<String>,
}

/// The bound overloads, by the subject in which every parameter is a value.
///
/// For Python, `set(std::string &&)` and `set(const std::string &)` are the same call, which keeps the
/// caller's value. Only the second is bound, wherever it is declared, because the overload for rvalues would
/// take the contents of the caller's objects.
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
