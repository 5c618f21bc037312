//! The features of the runtime, C++ and CUDA that the calls of a module need. They are collected once, for
//! the headers, files and build steps that depend on them.
//!
//! The Rust code of a module also depends on parts of the runtime, and on lints.

use super::model::{RustUses, Uses};
use super::{ClassFace, DeviceWork, Fragment, Plan, PythonUse, Row, RowCall};
use crate::interface::{
    Action, Argument, ArrayObject, Crossing, ErrorCode, Fate, Object, Pointee, Standard, Text, Type, Value,
};
use crate::plan::face::rust::is_callable;
use crate::plan::{PlainResult, PlannedFunction};

impl Uses {
    /// Whether a function may run on a device.
    pub fn devices(&self) -> bool {
        self.device_arrays || self.kernels
    }

    pub(super) fn of(plan: &Plan) -> Uses {
        let mut uses = Uses {
            standard: plan.standard,
            insides: plan.classes.iter().any(|class| class.face == ClassFace::Imported),
            python: plan.needs_all_of_python
                || plan.runs_at_import()
                || plan.fragments.iter().any(Fragment::names_python),
            streams: plan.tables_and_members().any(|function| function.stream),
            rust: RustUses::of(plan),
            ..Uses::default()
        };
        plan.bridged().for_each(|(_, row)| uses.add(row));
        for code in plan.classes.iter().filter_map(|class| class.destroyed_in.as_ref()) {
            uses.exception_code = true;
            uses.python |= code.is_python;
        }
        uses
    }

    fn add(&mut self, row: &Row) {
        self.reductions |= row.call.is_reduction();
        self.elementwise |= row.elements().is_some();
        self.kernels |= matches!(row.on_device(), DeviceWork::Reduction | DeviceWork::Elements);
        self.device_arrays |= row.call == RowCall::Device;
        self.cuda_errors |= row.error_code == Some(ErrorCode::Cuda);
        self.exception_code |= row.exception_code.is_some();
        if row.arguments.iter().any(is_span) {
            self.standard = self.standard.max(Standard::Cxx20);
        }
        self.vectors |= matches!(row.returned(), Some(Type::Vector(_)));
        let part = row.returned().and_then(Type::part);
        let is_assigned = row.action.is_write() && row.inputs.iter().any(|input| input.array().is_some());
        self.parts |= part.is_some() || is_assigned && !row.arguments.iter().any(is_of_class);
        // A vector moves its elements when it grows.
        self.insides |= row.element().is_some() || part.is_some_and(|part| part.pointer.is_none());
        self.frees |= row
            .inputs
            .iter()
            .any(|input| input.r#type.object().is_some_and(|object| object.fate == Fate::Released));
        self.gathered |= row.has_outputs() && row.returned() == Some(&Type::Value(Value::Python));
        self.array_classes |=
            row.arguments.iter().any(is_of_class) || row.outputs.iter().any(Crossing::is_array_of_class);
        self.views |= row.arguments.iter().any(is_view);
        self.planes |= row.arguments.iter().any(Argument::is_planes);
        self.trees |= row.outputs.iter().any(|output| output.r#type.tree().is_some())
            || row.inputs.iter().any(|input| input.r#type.tree().is_some());
        self.c_types |= row.values().any(is_c_type);
        self.text_members |= row.action == Action::Set && row.values().any(is_c_string);
        self.python |= row.python_use() != PythonUse::Never;
    }
}

fn is_c_string(value: &Value) -> bool {
    matches!(value, Value::Text(Text::CString | Text::WritableCString))
}

fn is_span(argument: &Argument) -> bool {
    matches!(argument, Argument::Object { object: ArrayObject::Span { .. }, .. })
}

fn is_of_class(argument: &Argument) -> bool {
    matches!(argument, Argument::Object { object: ArrayObject::Class(_), .. })
}

fn is_view(argument: &Argument) -> bool {
    matches!(argument, Argument::Local(local) if local.view.is_some())
}

fn is_c_type(value: &Value) -> bool {
    let is_opaque = |object: &Object| object.pointee != Pointee::Class;
    *value == Value::Text(Text::Buffer) || value.object().is_some_and(is_opaque)
}

impl RustUses {
    pub(in crate::plan) fn of(plan: &Plan) -> RustUses {
        let mut uses = RustUses {
            constants: plan.constants.iter().any(|constant| constant.rust.is_some()),
            objects: plan.classes.iter().any(|class| class.rust.is_some()),
            ..RustUses::default()
        };
        plan.functions.iter().for_each(|function| uses.add_dynamic(function));
        plan.rows().for_each(|row| uses.add(row));
        uses
    }

    fn add_dynamic(&mut self, function: &PlannedFunction) {
        self.dynamic |= !function.dynamic_elements.is_empty();
        for dynamic in function.dynamic_for_rust() {
            self.dynamic = true;
            self.dynamic_vectors |= matches!(dynamic.result, Some(PlainResult::Vectors(_)));
        }
    }

    fn add(&mut self, row: &Row) {
        if is_callable(row) {
            self.shapes |= row.inputs.iter().any(|input| input.shaped().is_some());
            self.vectors |= matches!(row.returned(), Some(Type::Vector(_)));
        }
        let has_capital = |name: &str| name.contains(|c: char| c.is_ascii_uppercase());
        self.defaults |= row.defaults.count > 0;
        self.many_arguments |= row.inputs.len() > 7;
        self.capitals |=
            has_capital(&row.symbol) || row.inputs.iter().any(|input| has_capital(&input.safe_name));
    }
}
