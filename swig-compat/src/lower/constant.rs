//! Constants, which become attributes of the module.

use crate::interface::{
    Action, Block, Constant, ConstantKind, Crossing, DeclarationKind, Fate, Function, Object, Passing,
    Pointee, Ty, Type, Value, Variable, mangled,
};
use crate::literal::LiteralKind;
use crate::lower::Lowering;
use crate::lower::declare::kind_of;
use crate::lower::feature::FeatureSubject;
use crate::lower::reason::Reason;
use crate::lower::scope::full_name;
use crate::lower::target::{Named, NamedKind};
use crate::lower::types::Resolver;
use crate::syntax::{ConstantSyntax, Item, Section};

impl<'s> Lowering<'s, '_> {
    pub(super) fn constant(&mut self, item: &'s Item, constant: &'s ConstantSyntax) {
        let full = full_name(&item.namespace, &constant.name);
        let named =
            Named { kind: NamedKind::Constant, full: &full, name: &constant.name, ..Named::default() };
        let Some(name) = self.constant_name(&named, item) else { return };
        let resolver = Resolver::new(&self.scope, &item.namespace);
        let declared = match (&constant.r#type, constant.kind, &constant.expression) {
            (Some(r#type), ..) => Some(resolver.resolve(r#type)),
            // The type of the value, which may be a cast.
            (None, None, Some(expression)) => resolver.type_of(expression),
            _ => None,
        };
        let kind = match (&declared, constant.kind) {
            (Some(declared), _) => match kind_of(declared) {
                Some(kind) => kind,
                None if self.constant_object(item, constant, &name, declared) => return,
                None => {
                    let reason = Reason::new(format!("its type is `{declared}`"), "use a number or a string");
                    return self.refuse(&full, format!("constant {full}"), &reason, item.span);
                }
            },
            (None, Some(LiteralKind::Integer)) => ConstantKind::Integer,
            (None, Some(LiteralKind::Float)) => ConstantKind::Float,
            (None, Some(LiteralKind::Character | LiteralKind::Text)) => ConstantKind::Text,
            (None, None) => ConstantKind::Unknown,
        };
        let expression = constant.value.clone();
        let number = declared.as_ref().and_then(Ty::scalar).map(|scalar| scalar.dtype());
        let value = constant.literal.clone().map(|literal| (literal, number));
        let constant = Constant { name, expression, kind, value };
        self.declare(item.span, &item.namespace, DeclarationKind::Constant(constant));
    }

    /// Binds a constant that is an object or a pointer, by a function that is called when the module is
    /// loaded. Returns false if it is neither.
    fn constant_object(
        &mut self,
        item: &'s Item,
        constant: &'s ConstantSyntax,
        name: &str,
        declared: &Ty,
    ) -> bool {
        let Some(Value::Object(object)) = declared.without_const().value() else { return false };
        let function = format!("quaff_constant_{}", mangled(&full_name(&item.namespace, &constant.name)));
        // A plain 0 is not a pointer, and `{1, 2}` is not an object.
        let returns = match (&constant.r#type, declared.without_const()) {
            (Some(_), own @ (Ty::Pointer(_) | Ty::Class(_))) => format!(" -> {own}"),
            _ => String::new(),
        };
        let code = format!("inline auto {function}(){returns} {{ return {}; }}", constant.value);
        let block = Block { code, section: Section::Wrapper, class: None, is_verbatim: false, defines: None };
        self.declare(item.span, &item.namespace, DeclarationKind::Block(block));
        let subject = FeatureSubject { name: name.to_owned(), ..FeatureSubject::of(&function) };
        let read = Function {
            outputs: vec![Crossing::returned(Type::Value(Value::Object(of_constant(object))))],
            doc: constant.doc.clone(),
            features: self.directives.features.of(&subject, &self.scope),
            ..Function::new(name.to_owned(), function, Action::Call, item.span, item.span)
        };
        let variable = Variable { read, assign: Vec::new(), is_constant: true };
        self.declare(item.span, &item.namespace, DeclarationKind::Variable(Box::new(variable)));
        true
    }
}

/// A constant object as the result of a C++ function: a copy, whose pointers refer to objects owned by C++.
fn of_constant(object: Object) -> Object {
    let passing = match object.passing {
        Passing::Reference if object.pointee == Pointee::Class => Passing::Value,
        passing => passing,
    };
    Object { passing, fate: Fate::Unchanged, ..object }
}
