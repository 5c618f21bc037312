//! Ties: the objects of a call that keep others alive afterwards, according to `%keep_alive`.

/// A tie between two objects, of which one keeps the other alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    pub keeper: End,
    pub kept: End,
}

/// An object of a call, at either end of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The object that a method is called on, or that a constructor makes.
    This,
    Returned,
    /// The objects in an input: the input itself, or its elements.
    Input(usize),
    /// The memory of an input array.
    Memory(usize),
}

impl Tie {
    /// The tie after the inputs are reordered; `None` if one of its inputs is left out.
    pub fn in_order(self, order: &[usize]) -> Option<Tie> {
        Some(Tie { keeper: self.keeper.in_order(order)?, kept: self.kept.in_order(order)? })
    }
}

impl End {
    fn in_order(self, order: &[usize]) -> Option<End> {
        let place = |input: usize| order.iter().position(|&index| index == input);
        Some(match self {
            End::This | End::Returned => self,
            End::Input(input) => End::Input(place(input)?),
            End::Memory(input) => End::Memory(place(input)?),
        })
    }
}
