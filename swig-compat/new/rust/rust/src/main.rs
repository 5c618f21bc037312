fn main() -> Result<(), NAME::Error> {
    println!("{}", NAME::mean(&[1.0, 2.0, 6.0])?);
    Ok(())
}
