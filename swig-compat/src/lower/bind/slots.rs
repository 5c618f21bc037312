//! The argument that C++ gets in each parameter, by the rule that matches the parameter.

use crate::interface::{Scalar, Ty};
use crate::lower::code_typemap::WrappedInput;
use crate::lower::parameter::Parameter;
use crate::lower::typemap::{Match, NumberDirection, Role, Rule, Rules, Says, View};

/// The argument that C++ gets for one parameter.
pub enum Slot<'t> {
    /// A value from the caller.
    Value,
    /// The address of an array.
    Data(&'t Rule<'t>, Option<Says>),
    /// The size of the arrays whose addresses stand at these positions.
    Size(Vec<usize>),
    /// The extent of arrays along an axis each.
    Extent(Vec<Extent>),
    /// The stride of arrays along an axis each: of one, where the interface makes sense.
    Stride(Vec<Extent>),
    Stream,
    /// A function that calls the caller's callable.
    Function,
    /// The data for the function at this position.
    UserData(usize),
    /// A vector of these, to which C++ writes an output.
    Written(Scalar),
    /// A number that stays in C++ for as long as the call.
    Number(NumberDirection, Scalar),
    /// A value that the interface's own code has set.
    Wrapped(WrappedInput),
    /// A place to which C++ writes the address of an array. C++ writes the extents to the parameters at these
    /// positions.
    View(View, Vec<usize>),
    /// A place to which C++ writes an extent of such an array.
    ViewExtent,
}

/// An axis of the array whose address stands at a position.
#[derive(Clone, Copy)]
pub struct Extent {
    pub position: usize,
    pub axis: u8,
}

/// The argument that C++ gets for each parameter. Several arrays may have one size, or one extent. `wrapped`: by
/// parameter, those that code of the interface's takes; none where there is no code.
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
                slots[at] = number(direction, &parameters[at]);
            }
            continue;
        };
        if let Says::Number(direction) = rule.says() {
            slots[at] = number(direction, &parameters[at]);
            continue;
        }
        let data = rule.roles().position(|role| role == Role::Data).map_or(at, |index| positions[index]);
        if let Says::View(view) = rule.says() {
            let mut extents: Vec<(Role, usize)> = rule.roles().zip(positions).collect();
            extents.retain(|(role, _)| *role != Role::Data);
            extents.sort_by_key(|(role, _)| *role);
            extents.iter().for_each(|&(_, position)| slots[position] = Slot::ViewExtent);
            slots[data] = Slot::View(view, extents.into_iter().map(|(_, position)| position).collect());
            continue;
        }
        if let (Says::Callback, &[function, data]) = (rule.says(), positions.as_slice()) {
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
                Role::Data => slots[position] = Slot::Data(rule, Some(layout.rule.says())),
                _ => slots[position].take(role, rule, data),
            }
        }
    }
    slots
}

/// A slot for a pointer or a reference to one number; the caller passes any other type unchanged.
fn number<'t>(direction: NumberDirection, parameter: &Parameter) -> Slot<'t> {
    let referent = parameter.r#type.pointee().or_else(|| parameter.r#type.referent());
    referent.and_then(Ty::scalar).map_or(Slot::Value, |scalar| Slot::Number(direction, scalar))
}

impl<'t> Slot<'t> {
    /// Gives the slot a further role in the array whose address stands at `data`.
    fn take(&mut self, role: Role, rule: &'t Rule<'t>, data: usize) {
        match (role, &mut *self) {
            (Role::Data, _) => *self = Slot::Data(rule, None),
            (Role::Stream, _) => *self = Slot::Stream,
            // A rule has both or none.
            (Role::Function | Role::UserData, _) => {}
            (Role::Stride(axis), Slot::Stride(of)) => of.push(Extent { position: data, axis }),
            (Role::Stride(axis), Slot::Value) => *self = Slot::Stride(vec![Extent { position: data, axis }]),
            // Both at once it cannot be.
            (Role::Stride(axis), _) => {
                let extent = Extent { position: data, axis };
                *self = Slot::Stride(vec![extent, extent]);
            }
            (Role::Size | Role::Extent(_), Slot::Stride(of)) => of.push(Extent { position: data, axis: 0 }),
            (Role::Size, Slot::Size(arrays)) => arrays.push(data),
            // One length is an axis of another array: so it is this one's only axis.
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
