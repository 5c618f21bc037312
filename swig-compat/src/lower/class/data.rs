//! Data members: one function reads each member, and another writes it unless it is constant.

use super::members::role;
use super::{Known, function_name, part};
use crate::interface::{
    ARRAY, Action, Argument, Block, By, ByTraits, ClassType, Crossing, Fate, Function, Memory, Object, Part,
    Passing, Pointee, Structure, Ty, Type, Value, is_set,
};
use crate::lower::class::definition::Definition;
use crate::lower::code_typemap::AliasChain;
use crate::lower::feature::FeatureSubject;
use crate::lower::parameter::Parameter;
use crate::lower::reason::{Reason, advice};
use crate::lower::target::Named;
use crate::lower::traits::{Converted, Traits};
use crate::lower::{bind, keep_alive};
use crate::syntax::{DataSyntax, Item, ItemKind, MemberRole, TypeSyntax};

/// The functions that read and write a data member.
#[derive(Default)]
pub(super) struct Accessors {
    /// The code that defines a constant which the interface adds.
    pub constant: Option<Block>,
    pub functions: Vec<Function>,
}

impl<'s> Known<'_, 's> {
    /// Adds the accessors of a data member of `definition`, which `from` declares: the class itself or a
    /// base. `name` is the member's name in Python.
    ///
    /// # Errors
    /// The member cannot be written, or neither read nor written.
    pub(super) fn access_data(
        self,
        definition: &Definition<'s>,
        from: &Definition<'s>,
        (item, name, data): (&Item, &str, &DataSyntax),
        accessors: &mut Accessors,
    ) -> Result<(), Reason> {
        let declared = from.resolver(self.scope);
        let element = match data.lengths.as_slice() {
            [] => declared.resolve(&data.r#type),
            _ => declared.bound(&data.r#type),
        };
        let array = |element, length: &String| Ty::Array(Box::new(element), declared.length(length));
        let r#type = data.lengths.iter().rev().fold(element, array);
        let features = self.features(&subject(definition, name, &data.name));
        let r#type = if is_set(&features, ARRAY) { r#type.as_array() } else { r#type };
        if let Some(traits) = self.scope.traits(&r#type).filter(|_| !data.is_extension) {
            return self.access_by_traits(definition, (item, name, data), &r#type, traits?, accessors);
        }
        let part = part::of(&r#type).filter(|_| !data.is_extension);
        let by_code = || self.directives.code_typemaps.value("out", &AliasChain::resolved(r#type.clone()));
        let is_natural = || {
            let of_type = r#type.class().map(|class| self.features(&FeatureSubject::of(class.name())));
            let is_set = |features: &_| is_set(features, "naturalvar");
            is_set(&features) || of_type.is_some_and(|features| is_set(&features))
        };
        let read = (self.library().member(&r#type).value())
            .or_else(by_code)
            .map(|read| read.named(definition.resolver(self.scope).alias(&data.r#type).as_ref()))
            .map(|read| if data.is_extension { as_added(read, is_natural()) } else { read });
        let in_place = |read| if data.is_extension { read } else { as_part(read) };
        let value = read.clone().map(|read| Type::Value(in_place(read)));
        let output = part.clone().map(Type::Part).or(value).ok_or_else(|| {
            let help = advice::missing(r#type.without_const())
                .unwrap_or_else(|| "write a member function that reads it".to_owned());
            Reason::new(format!("it has the type `{type}`"), help)
        })?;
        let (get, set) = accesses(data);
        let names = (name, data.name.as_str());
        if let Some(value) = data.value.as_ref().filter(|_| data.is_extension && r#type.is_constant()) {
            accessors.constant = self.added_constant(definition, (&data.name, &r#type), value);
        }
        let functions = &mut accessors.functions;
        functions.push(self.member(definition, item, names, get, Vec::new(), Some(output)));
        if is_set(&features, "immutable")
            || data.is_constexpr
            || r#type.is_constant()
            || self.scope.inaccessible_type(&r#type).is_some()
            || r#type.class().is_some_and(|class| self.is_only_moved(class))
        {
            return Ok(());
        }
        if let Some(part) = part {
            let (input, arguments) = part::assigned(&r#type, part.element);
            functions.push(self.accessor(definition, item, names, set, (vec![input], arguments), None));
        }
        // A setter whose code reads any object needs no other one beside it.
        let reads_any = functions.last().is_some_and(|function| {
            function.action == set
                && function.inputs.iter().any(|input| input.r#type == Type::Value(Value::Python))
        });
        if let Some(value) = read.filter(|_| !reads_any).and_then(|read| written(definition, &r#type, read)) {
            let input = Crossing::parameter("value".to_owned(), Type::Value(value), None);
            functions.push(self.member(definition, item, names, set, vec![input], None));
        }
        Ok(())
    }

    /// Adds the accessors of a data member whose class has traits.
    fn access_by_traits(
        self,
        definition: &Definition<'s>,
        (item, name, data): (&Item, &str, &DataSyntax),
        r#type: &Ty,
        traits: Traits,
        accessors: &mut Accessors,
    ) -> Result<(), Reason> {
        let ((get, set), names) = (accesses(data), (name, data.name.as_str()));
        let output = match &traits {
            Traits::Array(array, class) if array.memory == Memory::Host && !data.is_static => {
                let part = Part { element: array.element.clone(), axes: class.rank.into(), pointer: None };
                let output = Crossing::returned(Type::Part(part));
                Some(Crossing { traits: Some(ByTraits::Array(class.class.clone())), ..output })
            }
            Traits::Array(_, class) => return Err(Reason::member_array(&class.class)),
            Traits::Value(converted) => self.converted_member(converted)?,
        };
        let functions = &mut accessors.functions;
        functions.push(self.accessor(definition, item, names, get, (Vec::new(), Vec::new()), output));
        let features = self.features(&subject(definition, name, &data.name));
        let is_view = matches!(&traits, Traits::Array(_, class) if class.is_view);
        if is_view || is_set(&features, "immutable") || data.is_constexpr || r#type.is_constant() {
            return Ok(());
        }
        let value =
            Parameter { traits: Some(Ok(traits)), ..Parameter::plain("value", r#type.clone(), item.span) };
        let (input, argument) = bind::assigned(&value)?;
        functions.push(self.accessor(definition, item, names, set, (vec![input], vec![argument]), None));
        Ok(())
    }

    /// The value of a data member or variable whose class has `quaff::value_traits`, as Python sees it.
    pub(in crate::lower) fn converted_member(
        self,
        converted: &Converted,
    ) -> Result<Option<Crossing>, Reason> {
        let value = self.library().converted_member(&converted.value);
        Ok(bind::converted_outputs(converted, &value)?.pop())
    }

    /// The function that reads a constant which the interface adds. As in SWIG, its value is the initialiser.
    fn added_constant(
        self,
        definition: &Definition<'s>,
        (name, r#type): (&str, &Ty),
        value: &str,
    ) -> Option<Block> {
        let function = function_name(definition.class.name(), MemberRole::Method, &format!("{name}_get"));
        Some(Block::assembled(match r#type.without_const() {
            plain if self.text.spelling.is_of_c() => {
                format!("static {plain} {function}(void) {{ return {value}; }}\n")
            }
            // A function cannot return an array; code of the interface returns its address.
            Ty::Array(..) => return None,
            // An object is returned by address.
            object if object.class().is_some() => format!(
                "static inline auto {function}() -> {object} * {{ static {object} value = {value}; return &value; }}\n"
            ),
            plain => format!("static inline auto {function}() -> {plain} {{ return {value}; }}\n"),
        }))
    }

    /// A function that the interface does not spell out, such as the getter of a member, by its name in
    /// Python and the member's name in C++.
    pub(in crate::lower) fn member(
        self,
        definition: &Definition<'s>,
        item: &Item,
        (name, member): (&str, &str),
        action: Action,
        inputs: Vec<Crossing>,
        output: Option<Type>,
    ) -> Function {
        let arguments = (0..inputs.len()).map(|input| Argument::Value { input }).collect();
        let output = output.map(Crossing::returned);
        self.accessor(definition, item, (name, member), action, (inputs, arguments), output)
    }

    /// Whether C++ declares a data member as a reference.
    fn is_reference(self, definition: &Definition<'s>, item: &Item) -> bool {
        match &item.kind {
            ItemKind::Data(data) => {
                definition.resolver(self.scope).resolve(&data.r#type).referent().is_some()
            }
            _ => false,
        }
    }

    /// Whether a static data member is a constant with an initialiser in the class, or an enumerator.
    fn is_named_value(self, definition: &Definition<'s>, item: &Item) -> bool {
        match &item.kind {
            ItemKind::Enum(_) => true,
            ItemKind::Data(data) if data.value.is_some() => {
                data.is_constexpr || definition.resolver(self.scope).resolve(&data.r#type).is_constant()
            }
            _ => false,
        }
    }

    /// A function like [`Self::member`], with the arguments of the C++ call.
    fn accessor(
        self,
        definition: &Definition<'s>,
        item: &Item,
        (name, member): (&str, &str),
        action: Action,
        (inputs, arguments): (Vec<Crossing>, Vec<Argument>),
        output: Option<Crossing>,
    ) -> Function {
        let subject = subject(definition, name, member);
        let doc = match &item.kind {
            ItemKind::Data(data) => data.doc.clone(),
            _ => None,
        };
        let span = definition_span(definition, item);
        let mut function = Function {
            inputs,
            outputs: output.into_iter().collect(),
            class: Some(definition.class.clone()),
            arguments,
            extension: match (&item.kind, action) {
                (ItemKind::Data(data), _) if data.is_extension => {
                    let verb = if action.is_write() { "set" } else { "get" };
                    let member = format!("{}_{verb}", data.name);
                    Some(function_name(definition.class.name(), MemberRole::Method, &member))
                }
                _ => None,
            },
            is_reference: action == Action::Get && self.is_reference(definition, item),
            reads_named_value: action == Action::Read && self.is_named_value(definition, item),
            doc,
            is_protected: matches!(item.kind, ItemKind::Data(_)) && definition.protects(item, member),
            features: self.features(&subject),
            ..Function::new(name.to_owned(), subject.qualified.clone(), action, span, item.span)
        };
        if action.is_write() {
            let named = Named { owner: Some(&definition.class), ..subject.named() };
            self.directives.keep_alive.keep_pointee(&mut function, member, &named, self.scope);
        } else {
            keep_alive::apply_ownership(&mut function);
        }
        if let ItemKind::Data(data) = &item.kind {
            let array = |element, length: &String| TypeSyntax::Array(Box::new(element), length.clone());
            let r#type = data.lengths.iter().rev().fold(data.r#type.clone(), array);
            let resolver = definition.resolver(self.scope);
            let chain = AliasChain::of(&r#type, resolver);
            self.directives.code_typemaps.access(&mut function, &chain, &data.name, resolver);
        }
        function
    }
}

/// The value that can be assigned to a non-constant member; `None` if nothing can be assigned.
fn written(definition: &Definition, r#type: &Ty, read: Value) -> Option<Value> {
    match read {
        value if matches!(r#type, Ty::Array(..)) => Some(copied(value, r#type)),
        Value::Object(object) if object.class().is_some_and(|class| class.structure() == Structure::View) => {
            None
        }
        Value::Object(object) if object.passing == Passing::Pointer => {
            Some(Value::Object(Object { fate: fate_of_pointees(definition), ..object }))
        }
        Value::Object(object) if object.passing == Passing::Value => {
            Some(Value::Object(Object { passing: Passing::Reference, constant: true, ..object }))
        }
        Value::Object(object) if matches!(object.passing, Passing::Unique(_)) => {
            Some(Value::Object(Object { fate: Fate::Released, ..object }))
        }
        Value::Object(object) if object.constant || object.passing == Passing::RvalueReference => None,
        value => Some(value),
    }
}

/// The ownership of an object that is assigned to a pointer member. As in SWIG, a class with a destructor
/// of its own may free it, and otherwise Python keeps it.
fn fate_of_pointees(definition: &Definition) -> Fate {
    let is_destructor = |item: &Item| role(item) == Some(MemberRole::Destructor);
    if definition.syntax.members.iter().any(is_destructor) { Fate::Disowned } else { Fate::Kept }
}

/// The actions that read and write a data member.
fn accesses(data: &DataSyntax) -> (Action, Action) {
    match data.is_static {
        true => (Action::Read, Action::Assign),
        false => (Action::Get, Action::Set),
    }
}

/// A data member, as the target of features.
fn subject(definition: &Definition, name: &str, member: &str) -> FeatureSubject {
    FeatureSubject {
        name: name.to_owned(),
        qualified: definition.qualified(member),
        template_arguments: Vec::new(),
        parameters: Vec::new(),
        reference: "",
        owner: None,
    }
}

fn definition_span(definition: &Definition, item: &Item) -> crate::source::Span {
    match item.kind {
        ItemKind::Class(_) => definition.span,
        _ => item.span,
    }
}

/// The value that is assigned to an array: a pointer to the first of the elements, all of which are copied. A
/// single object is an array of one element.
pub fn copied(value: Value, r#type: &Ty) -> Value {
    let has_length_1 = matches!(r#type, Ty::Array(_, length) if length.trim() == "1");
    match value {
        Value::Object(object) if object.pointee != Pointee::Class || !has_length_1 => {
            Value::Object(Object { fate: Fate::Copied, ..object })
        }
        value => value,
    }
}

/// The value of a member that is an object, which is read in place.
pub fn as_part(value: Value) -> Value {
    match value {
        Value::Object(object)
            if object.passing == Passing::Value && !object.class().is_some_and(ClassType::is_plain_value) =>
        {
            Value::Object(Object { passing: Passing::Reference, ..object })
        }
        // The object behind a `std::unique_ptr` member stays with its owner.
        Value::Object(object) if object.passing == Passing::Unique(By::Value) => {
            Value::Object(Object { passing: Passing::Unique(By::Reference), fate: Fate::Unchanged, ..object })
        }
        value => value,
    }
}

/// The value that the functions of an `%extend` return and take for a data member: as in SWIG, the address of
/// an object, but a reference if the value is natural (`%naturalvar`), such as a `std::shared_ptr`.
fn as_added(value: Value, is_natural: bool) -> Value {
    match value {
        Value::Object(object) if object.passing == Passing::Value => {
            let is_shared = object.class().is_some_and(ClassType::is_shared_pointer);
            let passing = match is_natural {
                _ if is_shared => Passing::Value,
                true => Passing::Reference,
                false => Passing::Pointer,
            };
            Value::Object(Object { passing, ..object })
        }
        value => value,
    }
}

/// The result of a function that constructs an object of a class.
pub fn made(class: &ClassType) -> Crossing {
    Crossing::returned(Type::Value(new_object(class)))
}

/// A new object of a class, which the caller owns.
pub(super) fn new_object(class: &ClassType) -> Value {
    Value::Object(Object::made(class))
}
