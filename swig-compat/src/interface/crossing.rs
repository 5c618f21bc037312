//! The values that cross between a caller and C++ in a call, each with its direction and the part of the call
//! that carries it.

use super::{Access, Array, Fate, Object, Passing, Ty, Type, Value};

/// The marker for a parameter's default whose value comes from typemap code.
pub const DEFAULT_OF_CODE: &str = "...";

/// A value that the caller passes, gets, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The name of the C++ parameter, or `arg1`, `arg2`, … if it has none; empty for the C++ return value.
    pub name: String,
    pub r#type: Type,
    pub direction: Direction,
    pub carrier: Carrier,
    /// The default value, if the caller may leave the value out. The text is for readers, and
    /// for typemap code if it is a literal: C++ evaluates all other defaults itself.
    pub default: Option<String>,
    /// The value of a default that is an integer, if it is known.
    pub default_number: Option<i64>,
    /// The traits that convert the value between an object of their class and this type, if it has such
    /// traits.
    pub traits: Option<ByTraits>,
}

/// The class of an object that traits convert.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ByTraits {
    /// Converted to an array, by `quaff::array_traits`.
    Array(Ty),
    /// Converted to another value, by `quaff::value_traits`.
    Value(Ty),
}

/// The direction of a value, from the caller's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The caller passes the value.
    In,
    /// The caller passes memory that C++ modifies.
    InOut,
    /// The caller gets the value.
    Out,
}

/// The part of a C++ call that carries a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Carrier {
    Parameter,
    ReturnValue,
}

/// The effect of a call on a value that the caller passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// C++ does not modify the value.
    Reads,
    /// C++ may modify the value.
    Changes,
    /// The value belongs to C++ after the call.
    Moves,
}

impl Crossing {
    /// Whether code of the interface sets the value if the caller leaves it out.
    pub fn has_default_of_code(&self) -> bool {
        self.default.as_deref() == Some(DEFAULT_OF_CODE)
    }

    /// A parameter: a value that the caller passes, or an array that becomes a result.
    pub fn parameter(name: String, r#type: Type, default: Option<String>) -> Crossing {
        debug_assert!(matches!(r#type, Type::Value(_) | Type::Array(_)), "a parameter has no {type:?}");
        let direction = match r#type.array().map(|array| array.access) {
            None | Some(Access::Read) => Direction::In,
            Some(Access::Write) => Direction::InOut,
            Some(Access::Make) => Direction::Out,
        };
        let carrier = Carrier::Parameter;
        Crossing { name, r#type, direction, carrier, default, default_number: None, traits: None }
    }

    /// The C++ return value.
    pub fn returned(r#type: Type) -> Crossing {
        debug_assert!(!matches!(r#type, Type::Array(_)), "an array has no length in C++ to be returned with");
        let (direction, carrier) = (Direction::Out, Carrier::ReturnValue);
        Crossing {
            name: String::new(),
            r#type,
            direction,
            carrier,
            default: None,
            default_number: None,
            traits: None,
        }
    }

    /// A value that C++ writes to a parameter, and that the caller does not pass.
    pub fn written(r#type: Type) -> Crossing {
        Crossing { carrier: Carrier::Parameter, ..Crossing::returned(r#type) }
    }

    /// The array type, if the value is an array.
    pub fn array(&self) -> Option<&Array> {
        self.r#type.array()
    }

    /// Whether the value is a device array.
    pub fn is_on_device(&self) -> bool {
        self.r#type.is_on_device()
    }

    /// Whether the value is an array that C++ sees as an object of a class with traits.
    pub fn is_array_of_class(&self) -> bool {
        matches!(self.traits, Some(ByTraits::Array(_)))
    }

    /// Whether the value is an array that the caller gets without passing one.
    pub fn is_result(&self) -> bool {
        self.direction == Direction::Out && self.array().is_some()
    }

    /// The effect of a call on the value, if the caller passes it.
    pub fn effect(&self) -> Effect {
        match &self.r#type {
            Type::Value(Value::Object(object)) => object.effect(),
            _ if self.direction == Direction::InOut => Effect::Changes,
            _ => Effect::Reads,
        }
    }

    /// The value in a call in the other direction, in which C++ is the caller: inputs become outputs. An
    /// object that the caller gives away becomes one that the caller must free, and vice versa.
    #[must_use]
    pub fn reversed(&self) -> Crossing {
        let direction = match self.direction {
            Direction::In => Direction::Out,
            Direction::InOut => Direction::InOut,
            Direction::Out => Direction::In,
        };
        let r#type = match &self.r#type {
            Type::Value(Value::Object(object)) => Type::Value(Value::Object(Object {
                fate: object.reversed_fate(self.direction),
                ..object.clone()
            })),
            other => other.clone(),
        };
        Crossing { r#type, direction, ..self.clone() }
    }
}

impl Object {
    /// The effect of a call on the object, if it is passed.
    pub fn effect(&self) -> Effect {
        match self.fate {
            Fate::Disowned | Fate::Consumed | Fate::Released => Effect::Moves,
            // C++ may still modify the object after the call.
            Fate::Kept | Fate::New => Effect::Changes,
            Fate::Unchanged | Fate::Copied if self.constant || self.passing == Passing::Value => {
                Effect::Reads
            }
            Fate::Unchanged | Fate::Copied => Effect::Changes,
        }
    }

    fn reversed_fate(&self, direction: Direction) -> Fate {
        let is_unique = matches!(self.passing, Passing::Unique(_));
        match (direction, self.fate) {
            (Direction::Out, Fate::New) if is_unique => Fate::Released,
            (Direction::Out, Fate::New) => Fate::Disowned,
            (Direction::In, Fate::Disowned | Fate::Consumed | Fate::Released) => Fate::New,
            (_, fate) => fate,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Crossing, Direction, Effect};
    use crate::interface::{By, ClassType, Fate, Object, Passing, Pointee, Text, Ty, Type, Value};

    fn object(passing: Passing, constant: bool, fate: Fate) -> Type {
        let r#type = Ty::Class(ClassType::plain("Node"));
        Type::Value(Value::Object(Object { r#type, pointee: Pointee::Class, passing, constant, fate }))
    }

    fn parameter(r#type: Type) -> Crossing {
        Crossing::parameter("node".to_owned(), r#type, None)
    }

    #[test]
    fn effects_follow_from_passing_and_ownership() {
        let effect = |passing, constant, fate| parameter(object(passing, constant, fate)).effect();
        assert_eq!(effect(Passing::Reference, true, Fate::Unchanged), Effect::Reads);
        assert_eq!(effect(Passing::Value, false, Fate::Unchanged), Effect::Reads);
        assert_eq!(effect(Passing::Pointer, false, Fate::Unchanged), Effect::Changes);
        assert_eq!(effect(Passing::Pointer, false, Fate::Disowned), Effect::Moves);
        assert_eq!(effect(Passing::Unique(By::Value), false, Fate::Released), Effect::Moves);
        assert_eq!(parameter(Type::Value(Value::Text(Text::String))).effect(), Effect::Reads);
    }

    #[test]
    fn a_call_that_is_turned_twice_is_the_same() {
        let given = [
            object(Passing::Reference, true, Fate::Unchanged),
            object(Passing::Pointer, false, Fate::Disowned),
            object(Passing::Unique(By::Value), false, Fate::Released),
            Type::Value(Value::Text(Text::String)),
        ];
        for crossing in given.map(parameter) {
            let reversed = crossing.reversed();
            assert_eq!((reversed.direction, &reversed.reversed()), (Direction::Out, &crossing));
        }
        let made = Crossing::returned(object(Passing::Pointer, false, Fate::New));
        let reversed = made.reversed();
        assert_eq!((reversed.direction, reversed.effect()), (Direction::In, Effect::Moves));
        assert_eq!(reversed.reversed(), made);
    }
}
