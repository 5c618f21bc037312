//! Ties: which objects of a call keep which others alive afterwards, as `%keep_alive` says.

/// One object keeps another alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    pub keeper: End,
    pub kept: End,
}

/// An object of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The object that the method is called on, or that the constructor makes.
    This,
    Returned,
    /// The objects that an input is or has inside.
    Input(usize),
    /// The memory of an input that is an array.
    Memory(usize),
}

impl Tie {
    /// The tie for inputs in another order; `None` where an input is left out.
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
