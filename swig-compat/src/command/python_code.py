"""Reads the Python code of an interface: the errors of the emitted files, and the declarations for the stub.

Standard input is a JSON object: `files`, the emitted files that contain such code; `module` and `stub`, the
code of the module and of its stub; `classes`, the code of each class of the interface and of its stub, by the
class's full name, and whether the class has bases. Standard output is a JSON object: `errors`, the first
error of each file or null, as a line and a message, and `module` and `classes` with the declarations.
"""

import ast
import io
import json
import re
import sys
import tokenize

LINE = 88
INDENT = "    "
# Functions with which code can define names that do not appear in its text.
DYNAMIC = {"exec", "globals", "locals", "setattr", "vars"}
# Calls that type checkers understand.
UNDERSTOOD = {"NamedTuple", "NewType", "ParamSpec", "TypeVar", "TypeVarTuple", "TypedDict", "namedtuple"}
ENUMS = {"Enum", "Flag", "IntEnum", "IntFlag", "StrEnum"}
RESULTS = {"__init__": "None", "__repr__": "str", "__str__": "str", "__len__": "int", "__bool__": "bool"}


def first_error(text):
    """The line and the message of a syntax error; warnings are for those who import the module."""
    try:
        compile(text, "module", "exec", dont_inherit=True)
    except SyntaxError as error:
        # Lines of the emitted file mean nothing to its readers.
        return error.lineno or 0, re.sub(r" \(detected at line \d+\)| on line \d+", "", error.msg)
    except (MemoryError, RecursionError, ValueError) as error:
        return 0, str(error) or type(error).__name__
    return None


class Scope:
    """The declarations of a module or of a class body, in the order of their names' first appearance."""

    def __init__(self, known=(), in_class=False, is_derived=False, in_stub="", module=None):
        # The scope of the module, in which functions declare global names.
        self.module = module or self
        self.bound = set() if in_class else set(known)
        # The names of `__all__`, if the code lists them.
        self.exported = None
        self.texts = {}
        self.functions = {}
        # Functions and classes, which other names may stand for.
        self.known = set(known)
        self.in_class, self.is_derived = in_class, is_derived
        self.is_whole = True
        self.is_enum = False
        # Values that are assigned to attributes of classes of the interface: `Point.__str__ = show`.
        self.attributes = []
        # The names that the interface's own code for the stub declares.
        self.in_stub = set()
        if in_stub:
            own = Scope()
            own.read(ast.parse(in_stub).body)
            self.in_stub = set(own.texts)

    def declare(self, name, text, is_branch=False, adds=False):
        """Declares a name again, or adds an overload or a setter; the first of several branches counts."""
        if name in self.in_stub:
            text = ""
        if adds and name in self.texts:
            self.texts[name] += text
        elif not (is_branch and (name in self.texts or name in self.bound)):
            self.texts[name] = text

    def read(self, statements, is_branch=False):
        for statement in statements:
            reader = getattr(self, "read_" + type(statement).__name__, None)
            if reader is not None:
                reader(statement, is_branch)
            elif hasattr(statement, "body"):
                self.is_whole = False
            self.look_for_code(statement)

    def look_for_code(self, statement):
        """Notes whether a statement that runs at once may define names that it does not show."""
        pending = [statement]
        while pending:
            node = pending.pop()
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)):
                continue
            if isinstance(node, ast.Name) and node.id in DYNAMIC:
                self.is_whole = False
            if isinstance(node, ast.NamedExpr):
                self.declare(node.target.id, f"{node.target.id}: Any\n", is_branch=True)
            pending.extend(ast.iter_child_nodes(node))

    def read_FunctionDef(self, node, is_branch):
        decorators = [source_of(decorator) for decorator in node.decorator_list]
        adds = any(text.split(".")[-1] in ("overload", "setter", "deleter") for text in decorators)
        lines = "".join(f"@{text}\n" for text in decorators)
        keyword = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
        has_receiver = self.in_class and "staticmethod" not in decorators
        text = lines + self.signature(keyword, node.name, node.args, node.returns, has_receiver)
        # Type checkers see the overloads of a function, and not their implementation.
        if adds or "overload\n" not in self.texts.get(node.name, ""):
            self.declare(node.name, text, is_branch, adds)
        self.known.add(node.name)
        self.functions[node.name] = node
        for inner in ast.walk(node):
            if isinstance(inner, ast.Global):
                for name in inner.names:
                    self.module.declare(name, f"{name}: Any\n", is_branch=True)
        if has_receiver and "classmethod" not in decorators:
            self.read_assignments_to_receiver(node)

    read_AsyncFunctionDef = read_FunctionDef

    def signature(self, keyword, name, arguments, returns, has_receiver):
        parameters = []
        positional = arguments.posonlyargs + arguments.args
        defaults = [None] * (len(positional) - len(arguments.defaults)) + arguments.defaults
        for index, (argument, default) in enumerate(zip(positional, defaults, strict=True)):
            is_receiver = has_receiver and index == 0 and argument.annotation is None
            parameters.append(argument.arg if is_receiver else parameter(argument, default))
            if index + 1 == len(arguments.posonlyargs):
                parameters.append("/")
        if arguments.vararg:
            parameters.append("*" + parameter(arguments.vararg, None))
        elif arguments.kwonlyargs:
            parameters.append("*")
        by_name = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        parameters += [parameter(*each) for each in by_name]
        if arguments.kwarg:
            parameters.append("**" + parameter(arguments.kwarg, None))
        result = source_of(returns) if returns else RESULTS.get(name, "Any")
        ignored = ""
        # Each class has these two, and a stub need not say so.
        if self.in_class and name in ("__repr__", "__str__") and len(parameters) == 1:
            return ""
        is_special = self.in_class and name.startswith("__") and name != "__init__"
        if is_special or (self.is_derived and name != "__init__"):
            ignored = f"  # type: ignore[{'misc, ' if is_special else ''}override, unused-ignore]"
        line = f"{keyword} {name}({', '.join(parameters)}) -> {result}: ..."
        if len(line) <= LINE or not parameters:
            return f"{line}{ignored}\n"
        lines = "".join(f"{INDENT}{each},\n" for each in parameters)
        return f"{keyword} {name}({ignored}\n{lines}) -> {result}: ...\n"

    def read_assignments_to_receiver(self, node):
        """Declares the attributes of instances that a method assigns to."""
        arguments = node.args.posonlyargs + node.args.args
        if not arguments:
            return
        annotations = {each.arg: each.annotation for each in arguments + node.args.kwonlyargs}

        def is_of_receiver(target):
            is_attribute = isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name)
            return is_attribute and target.value.id == arguments[0].arg

        others = []
        for inner in ast.walk(node):
            if isinstance(inner, ast.AnnAssign) and is_of_receiver(inner.target):
                name = inner.target.attr
                self.declare(name, f"{name}: {source_of(inner.annotation)}\n", is_branch=True)
            elif isinstance(inner, ast.Assign):
                for target in filter(is_of_receiver, inner.targets):
                    annotation = annotations.get(getattr(inner.value, "id", None))
                    of_value = source_of(annotation) if annotation else type_of(inner.value)
                    self.declare(target.attr, f"{target.attr}: {of_value}\n", is_branch=True)
            elif is_of_receiver(inner) and inner.attr == "__dict__":
                self.is_whole = False
            elif is_of_receiver(inner) and isinstance(inner.ctx, ast.Store):
                others.append(inner.attr)
            elif isinstance(inner, ast.Call) and getattr(inner.func, "id", None) in ("setattr", "vars"):
                is_whole = not any(getattr(each, "id", None) == arguments[0].arg for each in inner.args[:1])
                self.is_whole = self.is_whole and is_whole
        for name in others:
            self.declare(name, f"{name}: Any\n", is_branch=True)

    def read_ClassDef(self, node, is_branch):
        bases = [source_of(each) for each in node.bases + node.keywords]
        body = Scope(self.known, in_class=True, is_derived=bool(bases), module=self.module)
        body.is_enum = any(base.split(".")[-1] in ENUMS for base in bases)
        body.read(node.body)
        lines = "".join(f"@{source_of(decorator)}\n" for decorator in node.decorator_list)
        head = f"class {node.name}({', '.join(bases)}):" if bases else f"class {node.name}:"
        text = body.text() + ("" if body.is_whole else "def __getattr__(self, name: str) -> Any: ...\n")
        text = indented(text) if text else f"{INDENT}...\n"
        self.declare(node.name, f"{lines}{head}\n{text}\n", is_branch)
        self.known.add(node.name)

    def read_Assign(self, node, is_branch):
        for target in node.targets:
            self.assign(target, node.value, is_branch)

    def assign(self, target, value, is_branch):
        if isinstance(target, ast.Starred):
            self.assign(target.value, None, is_branch)
        elif isinstance(target, (ast.Tuple, ast.List)):
            for each in target.elts:
                self.assign(each, None, is_branch)
        elif isinstance(target, ast.Name) and target.id == "__all__":
            self.exported = strings_of(value)
        elif isinstance(target, ast.Name):
            # After `Name = decorated(Name)`, type checkers still see the declared class or function.
            is_changed = target.id in self.bound and mentions(value, target.id)
            if not is_changed:
                self.declare(target.id, self.value(target.id, value), is_branch)
        elif isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
            self.attributes.append((target.value.id, target.attr, value))

    def value(self, name, value):
        """The declaration of a name with a value, which is None if the text does not show it."""
        known = value
        while isinstance(known, ast.Attribute):
            known = known.value
        is_alias = isinstance(known, ast.Name) and known.id in self.known and known.id != name
        if is_alias:
            self.known.add(name)
            return f"{name} = {source_of(value)}\n"
        # A member of an enumeration has no annotation.
        if self.is_enum and not name.startswith("_") and not isinstance(value, ast.Lambda):
            return f"{name} = {source_of(value) if is_simple(value) else '...'}\n"
        if isinstance(value, ast.Lambda):
            return self.signature("def", name, value.args, None, self.in_class)
        if isinstance(value, ast.Call):
            function = source_of(value.func)
            if function.split(".")[-1] in UNDERSTOOD:
                return f"{name} = {source_of(value)}\n"
            if function == "property" and self.in_class:
                read = f"@property\ndef {name}(self) -> Any: ...\n"
                setters = value.args[1:2] + [each.value for each in value.keywords if each.arg == "fset"]
                is_written = any(getattr(setter, "value", setter) is not None for setter in setters)
                written = f"@{name}.setter\ndef {name}(self, value: Any) -> None: ...\n"
                return read + written if is_written else read
        if name == "__slots__" and value is not None:
            return f"{name} = {source_of(value)}\n"
        return f"{name}: {type_of(value)}\n"

    def read_AugAssign(self, node, _):
        if isinstance(node.target, ast.Name) and node.target.id == "__all__":
            added, before = strings_of(node.value), self.exported or sorted(self.bound)
            self.exported = None if added is None else before + added

    def read_AnnAssign(self, node, is_branch):
        if isinstance(node.target, ast.Name):
            annotation = source_of(node.annotation)
            # A dataclass's field has a default or none, and the value of an alias or a constant is its type.
            value = ""
            if node.value is not None and ("TypeAlias" in annotation or "Final" in annotation):
                value = f" = {source_of(node.value)}"
            elif node.value is not None and self.in_class:
                value = " = ..."
            name = node.target.id
            self.declare(name, f"{name}: {annotation}{value}\n", is_branch)

    def read_TypeAlias(self, node, is_branch):
        self.declare(node.name.id, source_of(node) + "\n", is_branch)

    def read_Import(self, node, is_branch):
        for each in node.names:
            name = each.asname or each.name.split(".")[0]
            is_exported = each.asname or "." not in each.name
            renamed = f" as {name}" if is_exported else ""
            self.declare(name, f"import {each.name}{renamed}\n", is_branch, adds=not is_exported)
            self.known.add(name)

    def read_ImportFrom(self, node, is_branch):
        if node.module == "__future__":
            return
        module = "." * node.level + (node.module or "")
        for each in node.names:
            name = each.asname or each.name
            renamed = "" if name == "*" else f" as {name}"
            text = f"from {module} import {each.name}{renamed}\n"
            self.declare(f"* of {module}" if name == "*" else name, text, is_branch)
            self.known.add(name)

    def read_Delete(self, node, _):
        for target in node.targets:
            self.texts.pop(getattr(target, "id", None), None)

    def read_If(self, node, _):
        if "__name__" not in source_of(node.test):
            self.read(node.body, is_branch=True)
            self.read(node.orelse, is_branch=True)

    def read_Try(self, node, _):
        handlers = [handler.body for handler in node.handlers]
        for body in [node.body, node.orelse, *handlers, node.finalbody]:
            self.read(body, is_branch=True)

    read_TryStar = read_Try

    def read_Match(self, node, _):
        for case in node.cases:
            self.read(case.body, is_branch=True)

    def read_With(self, node, _):
        for item in node.items:
            if item.optional_vars is not None:
                self.assign(item.optional_vars, None, True)
        self.read(node.body, is_branch=True)

    def read_For(self, node, _):
        self.assign(node.target, None, True)
        self.read(node.body + node.orelse, is_branch=True)

    def read_While(self, node, _):
        self.read(node.body + node.orelse, is_branch=True)

    def text(self):
        """The imports, and the other declarations with an empty line before and after each class."""
        is_import = re.compile("(import|from) ").match
        imports = sorted(filter(is_import, self.texts.values()), key=lambda text: (text[0] == "f", text))
        text = "".join(imports) + ("\n" if imports else "")
        for each in self.texts.values():
            if is_import(each):
                continue
            is_class = any(line.startswith("class ") for line in each.splitlines())
            text += "\n" if is_class and text and not text.endswith("\n\n") else ""
            text += each
        return text

    def declarations(self):
        names = [name for name in self.texts if not name.startswith("*")]
        text = self.text()
        ast.parse(text)
        return {"text": text, "names": names, "is_whole": self.is_whole, "exported": self.exported}


def parameter(argument, default):
    annotation = source_of(argument.annotation) if argument.annotation else "Any"
    if default is None:
        return f"{argument.arg}: {annotation}"
    return f"{argument.arg}: {annotation} = {source_of(default) if is_simple(default) else '...'}"


def source_of(node):
    """The source code of a node, with double quotes around strings where this needs no escapes."""
    source = ast.unparse(node)
    lines = source.splitlines(keepends=True)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        (row, start), (last, end) = token.start, token.end
        is_plain = row == last and re.fullmatch(r"""'[^'"\\]*'""", token.string)
        if token.type == tokenize.STRING and is_plain:
            line = lines[row - 1]
            lines[row - 1] = f'{line[:start]}"{token.string[1:-1]}"{line[end:]}'
    return "".join(lines)


def strings_of(value):
    """The strings of a literal list or tuple; None for other values."""
    is_literal = isinstance(value, (ast.List, ast.Tuple)) and is_literal_value(value)
    strings = list(ast.literal_eval(value)) if is_literal else [None]
    return strings if all(isinstance(each, str) for each in strings) else None


def mentions(value, name):
    """Whether an expression contains a name."""
    return value is not None and any(getattr(inner, "id", None) == name for inner in ast.walk(value))


def is_literal_value(value):
    try:
        ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True


def is_simple(value):
    """Whether a value is a literal that a reader of the stub takes in at a glance."""
    return value is not None and is_literal_value(value) and len(source_of(value)) <= 30


def type_of(value):
    """The type of a literal, and `Any` for all else."""
    if isinstance(value, ast.UnaryOp) and isinstance(value.op, (ast.USub, ast.UAdd)):
        value = value.operand
    if isinstance(value, ast.JoinedStr):
        return "str"
    if isinstance(value, ast.Constant) and type(value.value) in (bool, bytes, complex, float, int, str):
        return type(value.value).__name__
    displays = {ast.List: "list[Any]", ast.Set: "set[Any]", ast.Dict: "dict[Any, Any]"}
    return displays.get(type(value), "Any")


def indented(text):
    return "".join(INDENT + line if line.strip() else line for line in text.splitlines(keepends=True))


def answer_to(asked):
    answer = {"errors": [first_error(text) for text in asked["files"]]}
    if not any(answer["errors"]) and hasattr(ast, "unparse"):
        module = Scope(asked["known"], in_stub=asked["stub"])
        module.read(ast.parse(asked["module"]).body)
        classes = {}
        for name, code in asked["classes"].items():
            body = Scope(module.known, True, code["is_derived"], in_stub=code["stub"], module=module)
            body.read(ast.parse(code["code"]).body)
            classes[name] = body
        for name, attribute, value in module.attributes:
            if name in classes:
                body, function = classes[name], module.functions.get(getattr(value, "id", None))
                if function is None:
                    body.declare(attribute, body.value(attribute, value))
                else:
                    text = body.signature("def", attribute, function.args, function.returns, True)
                    body.declare(attribute, text)
        for body in classes.values():
            # Code that defines names by values may define attributes of classes, too.
            body.is_whole = body.is_whole and module.is_whole
        answer["module"] = module.declarations()
        answer["classes"] = {name: body.declarations() for name, body in classes.items()}
    return answer


if __name__ == "__main__":
    json.dump(answer_to(json.load(sys.stdin)), sys.stdout)
