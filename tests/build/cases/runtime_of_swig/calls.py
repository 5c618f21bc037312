import example


def raised(exception, function, *arguments):
    try:
        function(*arguments)
    except exception as error:
        return error
    raise AssertionError(f"{exception} is not raised")


# 10 and 20 degrees, in kelvins.
assert example.warmer(283.0, 293.0) == 303.0
assert example.both(5.0) == 5.0
raised(TypeError, example.warmer, "warm", 1.0)
assert (example.level([]), example.level([1])) == (0, 1)

example.cvar.weight = 2.5
assert example.cvar.weight == 2.5
raised(TypeError, setattr, example.cvar, "weight", "heavy")
raised(TypeError, setattr, example.cvar, "weight", None)

assert example.next(4) == 5
assert example.sized("abc") == 3
assert example.labelled("ab") == 2

assert type(example.any(True)) is example.Bird
assert example.any(True).flies()
assert type(example.any(False)) is example.Animal
assert example.legs(example.any(True), "_p_farm__Animal") == 2
assert example.legs(example.Bird(), "_p_farm__Animal") == 12
raised(KeyError, example.legs, example.Bird(), "_p_Animal")
assert example.of_null() == 1
assert example.own_of_another_class(example.Animal()) == 0
assert example.size_of_text("aé") == 3
assert example.legs_by_pointer(example.Bird()) == 2
assert "farm::Animal *" in str(raised(TypeError, example.legs_by_pointer, 1))
assert "farm::Bird *" in str(raised(TypeError, example.legs, example.Animal(), "_p_farm__Bird"))

refusal = raised(example.Refusal, example.refuse, 12)
assert (refusal.code, str(refusal)) == (12, "code 12")
assert raised(KeyError, example.refuse, 3).args == (3,)
refusal = raised(example.Refusal, example.deny, 13)
assert (refusal.code, str(refusal)) == (13, "code 13")
assert str(raised(RuntimeError, example.deny, 3)) == "number 3"
refusal = raised(example.Refusal, example.deny_as_base)
assert (refusal.code, type(refusal.this).__name__) == (9, "Denial")

assert example.__all__ == ("next", "own")

assert example.counts([]) == 1

assert (example.at(example.pointer_to(0), 2), example.at(example.pointer_to(1), 1)) == (ord("c"), 6)

# Types of instances.
vectors = [
    "std::vector< farm::Bird > *",
    "std::vector<farm::Bird,std::allocator<farm::Bird> >*",
    " std::vector<farm::Bird>  *",
]
maps = [
    "std::map<std::string,int> *",
    "std::map< std::string, int >*",
    "std::map< std::string,int,std::less< std::string >,"
    "std::allocator< std::pair< std::string const,int > > > *",
]
both = ["farm::Both< int,farm::Bird * > *", "farm::Both<int, farm::Bird*>*"]
for names in [vectors, maps, both]:
    for name in names:
        assert example.type_named(name) is not None, name
        assert example.are_one(name, names[0]), name
for name in ["std::vector< farm::Animal > *", "std::vector< farm::Bird > **", "farm::Both< int > *", "", "*"]:
    assert example.type_named(name) is None, name
assert example.is_mangled(vectors[0], "_p_std__vectorT_farm__Bird_std__allocatorT_farm__Bird_t_t")
assert example.is_mangled(maps[0], "_p_std__mapT_std__string_int_t")

# Names by which a `typedef` and SWIG's table call a class.
for name in ["Hen *", "farm::Rooster*", "_p_farm__Bird"]:
    assert example.type_named(name) == "farm::Bird *", name
assert example.are_one("farm::Counts *", maps[0])
for name in ["Hen", "Rooster *", "farm::Hen *", "_p_Hen", "farm::Shell *"]:
    assert example.type_named(name) is None, name

assert example.sealed(4) == 42
