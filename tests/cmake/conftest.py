"""Fixtures that run the test environment's CMake on copies of the projects next to this file."""

import shutil
from pathlib import Path

import pytest
from user_projects import ROOT, Project

PROJECTS = Path(__file__).parent / "projects"


@pytest.fixture
def project(program, environment, tmp_path):
    """Copies a project to a path with a space in it."""

    def project(name, **options):
        folder = tmp_path / f"a {name}"
        shutil.copytree(PROJECTS / name, folder)
        return Project(folder, environment, program, **options)

    return project


@pytest.fixture
def prefix_of_package(program, environment, tmp_path):
    """The prefix under which quaff's build tree was installed, with the tested command."""
    prefix = tmp_path / "quaff prefix"
    quaff = Project(ROOT, environment, program)
    quaff.tree = tmp_path / "quaff tree"
    quaff.configure()
    quaff.install(prefix)
    return prefix
