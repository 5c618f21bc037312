//! Enumerations, constants and variables.

use example::{Colour, Error, ErrorKind, Level, Odd};

const AREA: i32 = example::LIMIT * example::nameless;

pub fn check() -> Result<(), Error> {
    assert_eq!((AREA, example::ratio), (272, 0.5));

    assert_eq!(example::other(Colour::red)?, Colour::green);
    assert_eq!((Colour::green as u8, Level::low as i32), (5, -1));
    assert_eq!(Level::highest, Level::high);
    assert_eq!(Level::try_from(3)?, Level::high);
    let refused = Level::try_from(0).unwrap_err();
    assert_eq!((refused.kind, refused.message.as_str()), (ErrorKind::Value, "no value of `Level` is 0"));
    assert_eq!(example::unknown().unwrap_err().message, "no value of `Colour` is 7");

    assert_eq!((example::done, example::outcome_2(1)?, example::clip(5, example::most)?), (4, 2, 3));
    assert_eq!((Odd::type_ as u8, Odd::type_2 as u8), (0, 1));
    let mut text = example::text2::new()?;
    text.set_number(9)?;
    assert_eq!(text.number()?, 9);

    assert_eq!(example::level()?, Level::low);
    example::set_level(Level::high)?;
    assert_eq!(example::level()?, Level::high);
    Ok(())
}
