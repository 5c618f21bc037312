"""Data members that are C arrays or vectors: NumPy arrays over the object's own memory."""

import copy
import gc

import numpy as np
import pytest

pytestmark = pytest.mark.usefixtures("samples", "nothing_is_left")


@pytest.fixture(scope="module")
def samples(example):
    """Makes the module's static samples, which are never freed."""
    example.samples_of_cxx()


def test_what_is_written_to_the_array_is_the_members(example):
    particle = example.Particle()
    position = particle.position
    assert isinstance(position, np.ndarray)
    assert position.dtype == np.float64
    position[0] = 10
    assert particle.sum() == 15
    particle.position = [4, 5, 6]
    assert position.tolist() == [4, 5, 6]
    particle.position += 1
    assert particle.position.tolist() == [5, 6, 7]
    particle.position = position[::-1]
    assert position.tolist() == [7, 6, 5]


@pytest.mark.parametrize(
    ("member", "dtype", "shape"),
    [
        ("position", "float64", (3,)),
        ("grid", "int32", (2, 3)),
        ("key", "uint8", (2,)),
        ("flags", "bool", (2,)),
        ("phases", "complex128", (2,)),
        ("named", "int64", (4,)),
        ("named_grid", "int16", (4, 2)),
    ],
)
def test_the_array_has_the_members_type_and_shape(example, member, dtype, shape):
    array = getattr(example.Particle(), member)
    assert (array.dtype, array.shape) == (dtype, shape)


@pytest.mark.parametrize(
    ("member", "value", "error", "says"),
    [
        ("position", [1, 2], ValueError, "expected 3 elements along the axis, got 2"),
        ("position", np.zeros(4), ValueError, "expected 3 elements along the axis, got 4"),
        ("position", np.zeros((3, 1)), TypeError, "expected an array with 1 dimension"),
        ("position", [1, "x", 2], TypeError, "element 1: expected a float"),
        ("position", "abc", TypeError, "expected an array, got `str`"),
        ("grid", np.zeros((3, 2), np.int32), ValueError, r"C\+\+ takes only \(2, 3\)"),
        ("grid", np.zeros(6, np.int32), TypeError, "expected an array with 2 dimensions"),
        ("named", range(5), ValueError, "expected 4 elements along the axis, got 5"),
        ("named_grid", np.zeros((4, 3), np.int16), ValueError, "expected 2 elements along the axis, got 3"),
        ("key", [1, 2], AttributeError, "cannot be written"),
    ],
)
def test_what_does_not_fit_is_refused(example, member, value, error, says):
    particle = example.Particle()
    before = getattr(particle, member).tolist()
    with pytest.raises(error, match=says):
        setattr(particle, member, value)
    assert getattr(particle, member).tolist() == before


def test_arrays_of_all_shapes_are_assigned(example):
    particle = example.Particle()
    particle.grid = np.arange(6, dtype=np.int32).reshape(3, 2).T
    assert particle.grid.tolist() == [[0, 2, 4], [1, 3, 5]]
    particle.named_grid = np.ones((4, 2), np.int16)
    assert particle.named_grid.sum() == 8
    particle.octal = np.ones((8, 2), np.int16)
    assert particle.octal.sum() == 16
    particle.phases = [1j, 2]
    assert particle.phases.tolist() == [1j, 2]
    point = example.FloatPoint()
    point.x = [1, 2, 3]
    assert point.x.tolist() == [1, 2, 3]


def test_constant_members_are_arrays_to_read(example):
    key = example.Particle().key
    assert key.tolist() == [7, 8]
    with pytest.raises(ValueError, match="read-only"):
        key[0] = 1
    with pytest.raises(BufferError, match="read-only"):
        key.base.__dlpack__()
    assert memoryview(key.base).readonly


def test_static_members_are_arrays(example):
    example.Particle.table[0] = 9
    assert example.cvar.Particle_table.tolist() == [9, 6]
    example.cvar.Particle_table = [5, 6]
    assert example.Particle.table.tolist() == [5, 6]


def test_the_array_keeps_the_object(example):
    alive = example.count_alive()
    ends = example.Particle().range.ends
    gc.collect()
    assert example.count_alive() == alive + 1
    ends += 1
    assert ends.tolist() == [2, 3]


def test_an_object_is_not_given_away_while_an_array_shows_it(example):
    particle = example.Particle()
    ends = particle.range.ends
    for leave in (
        lambda: setattr(particle, "thisown", False),
        particle.disown,
        lambda: example.free_particle(particle),
    ):
        with pytest.raises(BufferError, match="an array shows a member of the object"):
            leave()
    assert particle.thisown
    assert ends[0] == 1
    del ends
    example.free_particle(particle)
    with pytest.raises(RuntimeError, match="is gone"):
        _ = particle.position


def test_what_an_object_points_to_is_not_given_away_with_it_while_an_array_shows_it(example):
    tracker, particle = example.Tracker(), example.Particle()
    tracker.particle = particle
    position = particle.position
    with pytest.raises(BufferError, match="an array shows a member of the object"):
        example.free_tracker(tracker)
    with pytest.raises(BufferError, match="an array shows a member of the object"):
        tracker.latest = particle
    assert particle.thisown
    assert position.tolist() == [1, 2, 3]
    assert tracker.latest is None
    del position
    example.free_tracker(tracker)


def test_an_object_that_is_shared_is_not_given_away_while_an_array_shows_it(example):
    particle = example.SharedParticle()
    position = particle.position
    with pytest.raises(BufferError, match="an array shows a member of the object"):
        particle.disown()
    assert position.tolist() == [1, 2, 3]


def test_pointers_are_passed_and_assigned_as_with_swig(example):
    particle = example.Particle()
    particle.position = [7, 8, 9]
    assert example.first_element(particle.position) == 7
    assert example.last_of_grid(particle.grid) == 6
    pointer = example.as_void(particle.position)
    assert int(pointer) == particle.position.ctypes.data
    elements = example.new_elements()
    particle.position = elements
    example.free_elements(elements)
    assert particle.position.tolist() == [7, 8, 9]
    for other in (np.zeros(3), particle.position[1:], particle.grid, [1.0, 2.0, 3.0]):
        with pytest.raises(TypeError, match="expected a `_p_double`"):
            example.first_element(other)


def test_a_pointer_keeps_the_object_of_the_array(example):
    alive = example.count_alive()
    pointer = example.as_void(example.Particle().position)
    gc.collect()
    assert example.count_alive() == alive + 1
    del pointer


def test_nothing_is_left_of_many_arrays(example):
    for _ in range(1000):
        particle = example.Particle()
        arrays = [particle.position, particle.range.ends, particle.key]
        particle.position = arrays[0][::-1]
        with pytest.raises(ValueError, match="along the axis"):
            particle.position = [1]
        example.first_element(particle.position)
        samples = example.Samples()
        values = samples.values
        with pytest.raises(BufferError, match="may not move"):
            samples.add(1)
        del values
        samples.add(1)


MOVES = "they may not move before it is gone"


def test_a_vector_is_shown_where_it_lies(example):
    samples = example.Samples()
    values = samples.values
    assert values.dtype == np.float64
    assert values.flags.writeable
    values[0] = 10
    assert samples.total() == example.total_of(samples) == 15
    samples.values = [4, 5, 6]
    assert values.tolist() == [4, 5, 6]
    samples.values += 1
    assert values.tolist() == [5, 6, 7]
    samples.values = values[::-1]
    assert values.tolist() == [7, 6, 5]
    assert samples.empty.shape == (0,)
    assert not samples.fixed.flags.writeable
    del values
    samples.values = range(5)
    assert samples.total() == 10
    samples.values = []
    assert samples.values.shape == (0,)


@pytest.mark.parametrize(
    "change",
    [
        lambda example, samples: samples.add(1),
        lambda example, samples: example.double_all(samples),
        lambda example, samples: setattr(samples, "values", [1]),
        lambda example, samples: setattr(samples, "values", np.zeros(4)),
    ],
    ids=["method", "function", "list", "array"],
)
def test_a_vector_does_not_move_while_it_is_shown(example, change):
    samples = example.Samples()
    values = samples.values
    with pytest.raises(BufferError, match=f"{MOVES}|assign as many elements"):
        change(example, samples)
    assert values.tolist() == [1, 2, 3]
    assert samples.total() == 6
    del values
    change(example, samples)
    assert samples.values.size in (1, 4, 6)


def test_a_sequence_cannot_lie_about_its_length(example):
    class Three(list):
        def __len__(self):
            return 3

    samples = example.Samples()
    values = samples.values
    with pytest.raises(BufferError, match="assign as many elements"):
        samples.values = Three([1, 2, 3, 4, 5])
    assert values.tolist() == [1, 2, 3]


def test_reading_the_values_takes_no_view_of_what_they_replace(example):
    views = []

    class Number:
        def __init__(self, read):
            self.read = read

        def __float__(self):
            views.append(self.read())
            return 1.0

    samples = example.Samples()
    with pytest.raises(BufferError, match=MOVES):
        samples.values = [Number(lambda: samples.values)] * 100
    assert views.pop().tolist() == [1, 2, 3]
    # A value of the same length moves nothing, whatever its code does.
    samples.values = [1, 2, 3]
    views.append(samples.values)
    samples.values = [Number(lambda: samples.values)] * 3
    assert views.pop().tolist() == [1, 1, 1]
    with pytest.raises(BufferError, match=MOVES):
        samples.values = [Number(lambda: samples.add(1))] * 3
    assert samples.total() == 3
    views.clear()
    samples.values = range(100)


def test_what_points_to_a_part_does_not_move_its_vector_either(example):
    recording, sampler = example.Recording(), example.Sampler()
    sampler.samples = recording.samples
    values = recording.samples.values
    with pytest.raises(BufferError):
        sampler.sample()
    assert values.tolist() == [1, 2, 3]
    del values
    sampler.sample()
    assert recording.samples.total() == 10


def test_of_an_object_that_cxx_has_come_to_share_a_vector_is_a_copy(example):
    recording = example.Recording()
    samples = recording.samples
    assert samples.values.flags.writeable
    example.keep(recording)
    assert not samples.values.flags.writeable
    assert not recording.samples.values.flags.writeable
    assert samples.values.tolist() == [1, 2, 3]


def test_a_vector_of_a_part_does_not_move_either(example):
    recording = example.Recording()
    own = recording.own()
    values = recording.samples.values
    for change in (
        recording.samples.add,
        own.add,
        lambda _: recording.own(),
        lambda _: example.double_all(recording.samples),
        lambda _: setattr(recording, "samples", example.Samples()),
        lambda _: setattr(recording.samples, "values", [1]),
    ):
        with pytest.raises(BufferError, match=f"{MOVES}|assign as many elements"):
            change(1)
    recording.rate = 9
    recording.samples.values = [4, 5, 6]
    assert recording.samples.total() == values.sum() == 15
    del values
    own.add(1)
    assert recording.samples.values.tolist() == [4, 5, 6, 1]


def test_of_an_object_of_cxx_a_vector_is_a_copy_to_read(example):
    values = example.samples_of_cxx().values
    assert values.tolist() == [1, 2, 3]
    with pytest.raises(ValueError, match="read-only"):
        values[0] = 1
    example.samples_of_cxx().add(4)
    assert values.tolist() == [1, 2, 3]
    example.samples_of_cxx().values = [1, 2, 3]
    assert example.Samples.shared.tolist() == [1, 2]
    example.cvar.Samples_shared = [3]
    assert example.cvar.Samples_shared.tolist() == [3]
    example.cvar.Samples_shared = [1, 2]


def test_an_array_of_objects_is_assigned_from_an_array_alone(example):
    rack, other = example.Rack(), example.Rack()
    other.slots.ends = [5, 6]
    rack.slots = other.slots
    assert rack.slots.ends.tolist() == [5, 6]
    for lone in (example.Range(), rack.single, copy.copy(rack.slots)):
        with pytest.raises(ValueError, match="first of several objects"):
            rack.slots = lone
        with pytest.raises(ValueError, match="first of several objects"):
            example.cvar.ranges = lone
    rack.only = other.single
    rack.single = other.slots
    assert rack.single.ends.tolist() == [5, 6]
    example.cvar.ranges = example.cvar.ranges


def test_arrays_that_are_variables_are_shown(example):
    counts = example.cvar.counts
    counts[0] = 7
    assert example.cvar.counts.tolist() == [7, 2, 3]
    example.cvar.counts = [1, 2, 3]
    assert counts.tolist() == [1, 2, 3]
    example.cvar.counts = counts
    with pytest.raises(ValueError, match="expected 3 elements"):
        example.cvar.counts = [1]
    assert example.cvar.steps.tolist() == [[1, 2], [3, 4]]
    with pytest.raises(ValueError, match="read-only"):
        example.cvar.steps[0, 0] = 5
