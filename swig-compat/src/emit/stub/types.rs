//! How the stub spells what a parameter takes.

use crate::dtype::Dtype;
use crate::overload::takes::StaticType;

pub(super) fn spelled(r#type: StaticType) -> String {
    match r#type {
        StaticType::Bool => "bool".to_owned(),
        StaticType::Integer => "SupportsIndex".to_owned(),
        StaticType::Float => "SupportsFloat | SupportsIndex".to_owned(),
        StaticType::Text => "str".to_owned(),
        StaticType::OptionalText => "str | None".to_owned(),
        StaticType::Array(dtype) => array(dtype),
        StaticType::DeviceArray => "_DeviceArray".to_owned(),
    }
}

/// The alias for the arrays of a dtype.
pub(super) fn array(dtype: Dtype) -> String {
    format!("_{}Array", dtype.variant())
}
