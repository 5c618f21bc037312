//! Determines the argument for each C++ parameter, by the rule that matches the parameter.

use crate::interface::{Scalar, Ty};
use crate::lower::code_typemap::WrappedInput;
use crate::lower::parameter::Parameter;
use crate::lower::typemap::{Match, NumberDirection, Role, RuleEffect, Rules, TypemapRule, View};

/// The argument for one C++ parameter.
pub enum Slot<'t> {
    /// A value from the caller.
    Value,
    /// The address of an array.
    Data(&'t TypemapRule<'t>, Option<RuleEffect>),
    /// The size of the arrays at these positions.
    Size(Vec<usize>),
    /// An extent of several arrays, each along one axis.
    Extent(Vec<Extent>),
    /// The stride of arrays, each along one axis. In a correct interface there is one.
    Stride(Vec<Extent>),
    Stream,
    /// A function pointer through which C++ calls the caller's callable.
    Function,
    /// The user data of the function at this position.
    UserData(usize),
    /// A vector with elements of this type, to which C++ writes an output.
    Written(Scalar),
    /// A number in a local variable of the call.
    Number(NumberDirection, Scalar),
    /// A value that the interface's code sets.
    Wrapped(WrappedInput),
    /// A variable to which C++ writes the address of an array, with the positions of the parameters to which
    /// it writes the extents.
    View(View, Vec<usize>),
    /// A variable to which C++ writes an extent of an output array.
    ViewExtent,
}

/// An axis of the array whose address is at `position`.
#[derive(Clone, Copy)]
pub struct Extent {
    pub position: usize,
    pub axis: u8,
}

/// The slot for each parameter. Several arrays may share a size or an extent. `wrapped` has, by parameter,
/// those that code of the interface converts; it is empty without code.
pub fn slots<'t>(
    parameters: &[Parameter],
    rules: &Rules<'t, '_>,
    wrapped: &[Option<WrappedInput>],
) -> Vec<Slot<'t>> {
    let slot = |(position, parameter): (usize, &Parameter)| match wrapped.get(position) {
        Some(Some(input)) => Slot::Wrapped(*input),
        _ => parameter.r#type.written().map_or(Slot::Value, Slot::Written),
    };
    let mut slots: Vec<Slot> = parameters.iter().enumerate().map(slot).collect();
    for at in 0..parameters.len() {
        if !matches!(slots[at], Slot::Value) {
            continue;
        }
        let Some(Match { rule, positions }) = rules.find(parameters, at) else {
            if let Some(direction) = NumberDirection::named(&parameters[at].name) {
                slots[at] = number(direction, &parameters[at], Ty::scalar);
            }
            continue;
        };
        if let RuleEffect::Number(direction) = rule.effect() {
            slots[at] = number(direction, &parameters[at], number_or_enumerator);
            continue;
        }
        let data = rule.roles().position(|role| role == Role::Data).map_or(at, |index| positions[index]);
        if let RuleEffect::View(view) = rule.effect() {
            let mut extents: Vec<(Role, usize)> = rule.roles().zip(positions).collect();
            extents.retain(|(role, _)| *role != Role::Data);
            extents.sort_by_key(|(role, _)| *role);
            extents.iter().for_each(|&(_, position)| slots[position] = Slot::ViewExtent);
            slots[data] = Slot::View(view, extents.into_iter().map(|(_, position)| position).collect());
            continue;
        }
        if let (RuleEffect::Callback, &[function, data]) = (rule.effect(), positions.as_slice()) {
            slots[function] = Slot::Function;
            slots[data] = Slot::UserData(function);
            continue;
        }
        for (role, position) in rule.roles().zip(positions) {
            slots[position].take(role, rule, data);
        }
        let Some(layout) = rules.layout(parameters, data) else { continue };
        for (role, position) in layout.rule.roles().zip(layout.positions) {
            match role {
                Role::Data => slots[position] = Slot::Data(rule, Some(layout.rule.effect())),
                _ => slots[position].take(role, rule, data),
            }
        }
    }
    slots
}

/// The slot for a pointer or reference to a number, which `element` finds; parameters of other types are
/// values of the caller.
fn number<'t>(
    direction: NumberDirection,
    parameter: &Parameter,
    element: impl Fn(&Ty) -> Option<Scalar>,
) -> Slot<'t> {
    let referent = parameter.r#type.pointee().or_else(|| parameter.r#type.referent());
    referent.and_then(element).map_or(Slot::Value, |scalar| Slot::Number(direction, scalar))
}

/// The number that a parameter of this type is after `%apply`. typemaps.i has no typemaps for enumerations:
/// as in SWIG, `%apply` extends the typemaps for numbers to enumerations, and a parameter's name alone does
/// not.
fn number_or_enumerator(r#type: &Ty) -> Option<Scalar> {
    match r#type.without_const() {
        Ty::Enum(..) => r#type.element(),
        _ => r#type.scalar(),
    }
}

impl<'t> Slot<'t> {
    /// Adds a role that the parameter has for the array at `data`.
    fn take(&mut self, role: Role, rule: &'t TypemapRule<'t>, data: usize) {
        match (role, &mut *self) {
            (Role::Data, _) => *self = Slot::Data(rule, None),
            (Role::Stream, _) => *self = Slot::Stream,
            // A rule has both roles or neither.
            (Role::Function | Role::UserData, _) => {}
            (Role::Stride(axis), Slot::Stride(of)) => of.push(Extent { position: data, axis }),
            (Role::Stride(axis), Slot::Value) => *self = Slot::Stride(vec![Extent { position: data, axis }]),
            // A parameter cannot be a stride and something else.
            (Role::Stride(axis), _) => {
                let extent = Extent { position: data, axis };
                *self = Slot::Stride(vec![extent, extent]);
            }
            (Role::Size | Role::Extent(_), Slot::Stride(of)) => of.push(Extent { position: data, axis: 0 }),
            (Role::Size, Slot::Size(arrays)) => arrays.push(data),
            // The size of one array is an axis of another, so it is the only axis of the first.
            (Role::Size, Slot::Extent(of)) => of.push(Extent { position: data, axis: 0 }),
            (Role::Size, _) => *self = Slot::Size(vec![data]),
            (Role::Extent(axis), Slot::Extent(of)) => of.push(Extent { position: data, axis }),
            (Role::Extent(axis), Slot::Size(arrays)) => {
                let only = arrays.iter().map(|&position| Extent { position, axis: 0 });
                *self = Slot::Extent(only.chain([Extent { position: data, axis }]).collect());
            }
            (Role::Extent(axis), _) => *self = Slot::Extent(vec![Extent { position: data, axis }]),
        }
    }
}
