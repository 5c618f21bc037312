//! Classes of every kind.

use example::{Account, AccountState, Counted, Entry, Error, ErrorKind, Fixed, IntBox, Named, Owned};

pub fn check() -> Result<(), Error> {
    let before = example::objects()?;
    who_owns_what()?;
    methods_and_data()?;
    bases()?;
    what_is_borrowed()?;
    // `central` has created a permanent object.
    assert_eq!(example::objects()?, before + 1);
    Ok(())
}

fn who_owns_what() -> Result<(), Error> {
    let before = example::objects()?;
    let account = Account::new_2(3.0)?;
    assert_eq!(example::objects()?, before + 1);
    drop(account);
    assert_eq!(example::objects()?, before);

    let refused = Account::new_2(-1.0).unwrap_err();
    assert_eq!((refused.kind, refused.message.as_str()), (ErrorKind::Value, "the balance is negative"));
    assert_eq!(refused.cxx_class().as_deref(), Some("std::invalid_argument"));
    assert_eq!(example::objects()?, before);

    // C++ returns objects to own, and takes them over.
    let opened: Owned<Account> = example::opened(9.0)?.expect("there is one");
    assert_eq!(example::close(opened)?, 9.0);
    assert_eq!(example::objects()?, before);
    // If a call fails before C++ has taken an object over, the object is freed.
    assert!(example::label(Account::new()?, "a\0b").is_err());
    assert_eq!(example::objects()?, before);
    assert!(example::label(Account::new()?, "text")?);
    assert_eq!(example::objects()?, before);
    assert!(Account::find("none")?.is_none());
    let found = Account::find("some")?.expect("there is one");
    assert_eq!((found.balance()?, format!("{found:?}").as_str()), (7.0, "Owned(bank::Account)"));
    Ok(())
}

fn methods_and_data() -> Result<(), Error> {
    let mut account = Account::new()?;
    account.deposit(1.5, 2)?;
    account.deposit_without_times(0.5)?;
    account.deposit_all(&[1.0, 2.0])?;
    assert_eq!(account.balance()?, 6.5);
    let copied = account.copy()?;
    let sum: Owned<Account> = account.add(&copied)?;
    assert_eq!(sum.balance()?, 13.0);
    assert!(account.eq(&copied)? && !sum.eq(&copied)?);

    assert_eq!(account.state()?, AccountState::open);
    let next = account.next(AccountState::open)?;
    account.set_state(next)?;
    assert_eq!(account.state()?, AccountState::closed);
    Account::set_limit(Account::limit()? + 1)?;
    assert_eq!(Account::limit()?, 4);
    let mut number = IntBox::new(4)?;
    number.set_value(5)?;
    assert_eq!(number.value()?, 5);
    Ok(())
}

fn bases() -> Result<(), Error> {
    let mut account = Account::new()?;
    assert_eq!((account.kind()?, Counted::new()?.kind()?), ("account".to_owned(), "counted".to_owned()));
    assert_eq!(example::kind_of(&account)?, "account");
    let named: &mut Named = account.as_mut();
    named.rename("somebody")?;
    assert_eq!(example::name_of(Some(account.as_mut()))?, "somebody");
    assert_eq!(example::name_of(None)?, "none");
    Ok(())
}

fn what_is_borrowed() -> Result<(), Error> {
    let (mut first, mut second) = (Account::new_2(1.0)?, Account::new_2(2.0)?);
    assert_eq!(first.larger(&second)?.balance()?, 2.0);
    example::richer(&mut first, &mut second)?.deposit_without_times(1.0)?;
    assert_eq!(second.balance()?, 3.0);

    assert_eq!(first.first()?.amount()?, 1.5);
    first.first_mut()?.set_amount(2.5)?;
    assert_eq!(first.first()?.amount()?, 2.5);
    assert!(first.last()?.is_none());
    first.enter(4.0)?;
    let last: &mut Entry = first.last()?.expect("it was entered");
    assert_eq!(last.amount()?, 4.0);

    let central: &'static Account = example::central()?;
    assert_eq!(central.balance()?, 100.0);
    assert_eq!(Fixed::only()?.seven()?, 7);
    Ok(())
}
