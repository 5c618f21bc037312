//! Constants, which become attributes of the module.

use crate::dtype::Dtype;
use crate::interface::{
    Action, Block, Builtin, Constant, ConstantKind, Crossing, DeclarationKind, Fate, Function, Object,
    Passing, Pointee, Text, Ty, Type, Value, Variable, mangled,
};
use crate::literal::{Literal, LiteralKind};
use crate::lower::Known;
use crate::lower::code_typemap::{AliasChain, CodeTypemaps};
use crate::lower::declare::kind_of;
use crate::lower::feature::FeatureSubject;
use crate::lower::reason::Reason;
use crate::lower::scope::full_name;
use crate::lower::types::Resolver;
use crate::syntax::{ConstantSyntax, Item};

impl Known<'_, '_> {
    /// The declarations of a constant, which has this name in Python.
    ///
    /// # Errors
    /// The type has no counterpart.
    pub(super) fn constant(
        self,
        item: &Item,
        constant: &ConstantSyntax,
        name: String,
    ) -> Result<Vec<DeclarationKind>, Reason> {
        let resolver = Resolver::new(self.scope, &item.namespace);
        let declared = match (&constant.r#type, constant.kind, &constant.expression) {
            (Some(r#type), ..) => Some(resolver.resolve(r#type)),
            // The type of the value, which may be a cast.
            (None, None, Some(expression)) => resolver.type_of(expression),
            _ => None,
        };
        // In C, a comparison is an `int`.
        let written = match constant.kind {
            Some(LiteralKind::Bool) if self.text.spelling.is_of_c() => Some(LiteralKind::Integer),
            other => other,
        };
        let kind = match (&declared, written) {
            (Some(declared), _) => match kind_of(declared) {
                Some(kind) => kind,
                None => {
                    return self.constant_object(item, constant, &name, declared).ok_or_else(|| {
                        Reason::new(format!("its type is `{declared}`"), "use a number or a string")
                    });
                }
            },
            (None, Some(LiteralKind::Bool)) => ConstantKind::Bool,
            (None, Some(LiteralKind::Integer | LiteralKind::IntegerWithSuffix)) => ConstantKind::Integer,
            (None, Some(LiteralKind::Float)) => ConstantKind::Float,
            (None, Some(LiteralKind::Character | LiteralKind::Text)) => ConstantKind::Text,
            (None, None) => ConstantKind::Unknown,
        };
        let (expression, literal) = self.converted_constant(constant, declared.as_ref(), written, kind);
        let number = declared.as_ref().and_then(Ty::scalar).map(|scalar| scalar.dtype());
        let value = literal.map(|literal| (literal, number));
        // For SWIG, an integer without a suffix is an `int`, whatever its size.
        let literal_type = || match (written?, &constant.expression) {
            (LiteralKind::Bool, _) => Some(Ty::Builtin(Builtin::fundamental("bool"))),
            (LiteralKind::Integer, _) => Some(Ty::Builtin(Builtin::fundamental("int"))),
            (_, Some(expression)) => resolver.type_of(expression),
            _ => None,
        };
        let features = self.features(&FeatureSubject {
            name: name.clone(),
            ..FeatureSubject::of(&full_name(&item.namespace, &constant.name))
        });
        let r#type = declared.or_else(literal_type);
        let constant = Constant { name, expression, kind, value, r#type, features };
        Ok(vec![DeclarationKind::Constant(constant)])
    }

    /// The expression and the value of a constant of this kind, converted to the declared type, or to `int`
    /// if no type is declared for an integer that `int` cannot hold.
    fn converted_constant(
        self,
        constant: &ConstantSyntax,
        declared: Option<&Ty>,
        written: Option<LiteralKind>,
        kind: ConstantKind,
    ) -> (String, Option<Literal>) {
        let number = declared.and_then(Ty::scalar).map(|scalar| scalar.dtype());
        let (mut literal, mut expression) = (constant.literal.clone(), constant.value.clone());
        if let (None, Some(LiteralKind::Integer), Some(Literal::Integer(value))) =
            (declared, written, &mut literal)
            && let Some(wrapped) = as_int(*value)
        {
            expression = self.cast_to("int", &expression);
            *value = wrapped;
        }
        if let (Some(_), Some(Ty::Builtin(to))) = (&constant.r#type, declared.map(Ty::without_const))
            && !is_of_kind(literal.as_ref(), kind, number)
        {
            expression = match kind {
                ConstantKind::Bool => format!("({expression}) != 0"),
                _ => self.cast_to(to.identity, &expression),
            };
            literal = literal.and_then(|literal| converted(&literal, kind, number));
        }
        // `NULL` and a plain 0 are numbers for a compiler that does not see the declared pointer.
        let is_pointer_to_text = declared
            .and_then(|own| own.without_const().value())
            .is_some_and(|value| matches!(value, Value::Text(Text::CString | Text::WritableCString)));
        if is_pointer_to_text && !matches!(literal, Some(Literal::Text(_))) {
            expression = self.cast_to("const char *", &expression);
            literal = None;
        }
        let literal = literal.map(|literal| match (literal, kind) {
            (Literal::Integer(value), ConstantKind::Bool) => Literal::Bool(value != 0),
            (literal, _) => literal,
        });
        (expression, literal)
    }

    /// A cast of an expression to a fundamental type, in the language of the interface.
    pub(super) fn cast_to(self, r#type: &str, expression: &str) -> String {
        match self.text.spelling.is_of_c() {
            true => format!("({type})({expression})"),
            false => format!("static_cast<{type}>({expression})"),
        }
    }

    /// A constant that is an object or a pointer, as a function that is called when the module is loaded.
    /// `None` if it is neither.
    fn constant_object(
        self,
        item: &Item,
        constant: &ConstantSyntax,
        name: &str,
        declared: &Ty,
    ) -> Option<Vec<DeclarationKind>> {
        let Some(Value::Object(object)) = declared.without_const().value() else { return None };
        let function = format!("quaff_constant_{}", mangled(&full_name(&item.namespace, &constant.name)));
        let code = self.code_of_constant(&function, constant, declared.without_const());
        let value = Value::Object(of_constant(object));
        let read = Function {
            returns: Some(declared.clone()),
            ..self.read_constant(item, constant, (name, function), Action::Call, value)
        };
        Some(declarations(code, read))
    }

    /// A constant that typemap code makes a Python object of, as a variable of the module's own with the
    /// function that reads it. `None` if there is no such code for its type.
    pub(super) fn constant_by_code(
        self,
        item: &Item,
        constant: &ConstantSyntax,
        name: &str,
        typemaps: &CodeTypemaps,
    ) -> Option<Vec<DeclarationKind>> {
        let resolver = Resolver::new(self.scope, &item.namespace);
        let written = constant.r#type.as_ref()?;
        let declared = resolver.resolve(written);
        let chain = AliasChain::of(written, resolver);
        let is_known = kind_of(&declared).is_some() || declared.without_const().class().is_some();
        let value = typemaps.value("varout", &chain).filter(|_| !is_known)?;
        let full = format!("quaff_constant_{}", mangled(&full_name(&item.namespace, &constant.name)));
        let own = self.text.spelling.spelled(&declared.without_const().to_string());
        let code = format!("static {own} const {full} = {};", constant.value);
        let mut read = self.read_constant(item, constant, (name, full.clone()), Action::Read, value);
        typemaps.access(&mut read, &chain, &full, resolver);
        Some(declarations(code, read))
    }

    /// The function that reads a constant, with its names in Python and in C++.
    fn read_constant(
        self,
        item: &Item,
        constant: &ConstantSyntax,
        (name, function): (&str, String),
        action: Action,
        value: Value,
    ) -> Function {
        let subject = FeatureSubject { name: name.to_owned(), ..FeatureSubject::of(&function) };
        Function {
            outputs: vec![Crossing::returned(Type::Value(value))],
            doc: constant.doc.clone(),
            features: self.features(&subject),
            ..Function::new(name.to_owned(), function, action, item.span, item.span)
        }
    }
}

impl Known<'_, '_> {
    /// The definition of the function that returns a constant of type `own`.
    fn code_of_constant(self, function: &str, constant: &ConstantSyntax, own: &Ty) -> String {
        let value = &constant.value;
        if self.text.spelling.is_of_c() {
            let own = match own {
                // C returns no arrays.
                Ty::Array(element, _) => &(**element).clone().into_pointer(),
                own => own,
            };
            let own = self.text.spelling.spelled(&format!("__typeof__({own})"));
            return format!(
                "static {own} {function}(void) {{ {own} quaff_value = {value}; return quaff_value; }}"
            );
        }
        // A plain 0 is not a pointer, and `{1, 2}` is not an object.
        let returns = match (&constant.r#type, own) {
            (Some(_), Ty::Pointer(_) | Ty::Class(_)) => format!(" -> {own}"),
            _ => String::new(),
        };
        format!("inline auto {function}(){returns} {{ return {value}; }}")
    }
}

/// The declarations of a constant that a function reads, behind its code.
fn declarations(code: String, read: Function) -> Vec<DeclarationKind> {
    let variable = Variable { read, assign: Vec::new(), is_constant: true };
    vec![DeclarationKind::Block(Block::assembled(code)), DeclarationKind::Variable(Box::new(variable))]
}

/// Whether a value needs no conversion to the type of its constant, which has this `dtype` if it is a number.
fn is_of_kind(literal: Option<&Literal>, kind: ConstantKind, dtype: Option<Dtype>) -> bool {
    match (literal, kind) {
        (Some(Literal::Integer(value)), ConstantKind::Integer) => {
            dtype.is_some_and(|dtype| dtype.holds(*value))
        }
        (Some(Literal::Float(_)), ConstantKind::Float) => dtype == Some(Dtype::Float64),
        (Some(Literal::Bool(_)), ConstantKind::Bool) | (Some(Literal::Text(_)), ConstantKind::Text) => true,
        _ => false,
    }
}

/// The value after C++'s conversion to the type of a constant; `None` if only C++ knows it.
fn converted(literal: &Literal, kind: ConstantKind, dtype: Option<Dtype>) -> Option<Literal> {
    match (literal, kind) {
        (Literal::Integer(value), ConstantKind::Integer) => dtype?.wrapped(*value).map(Literal::Integer),
        (Literal::Integer(value), ConstantKind::Bool) => Some(Literal::Bool(*value != 0)),
        (Literal::Integer(value), ConstantKind::Float) => Some(Literal::Integer(*value)),
        (Literal::Float(value), ConstantKind::Float) => {
            Some(Literal::Float(*value)).filter(|_| value.abs() <= f64::from(f32::MAX))
        }
        _ => None,
    }
}

/// The value that SWIG, for which such a constant is an `int`, gives a constant without a type or suffix
/// that fits 32 bits but not an `int`: -2147483647 for `0x80000001`. `None` for all other values: SWIG
/// also cuts off longer numbers, but then they lose their meaning.
fn as_int(value: i64) -> Option<i64> {
    u32::try_from(value).ok().map(|bits| i64::from(bits.cast_signed())).filter(|wrapped| *wrapped != value)
}

/// A constant object as the result of a C++ function: a copy, whose pointers refer to objects owned by C++.
fn of_constant(object: Object) -> Object {
    let passing = match object.passing {
        Passing::Reference if object.pointee == Pointee::Class => Passing::Value,
        passing => passing,
    };
    Object { passing, fate: Fate::Unchanged, ..object }
}
