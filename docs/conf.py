"""How Sphinx makes the site of these pages: `make docs`. Every warning is an error there."""

from typing import ClassVar

from pygments.lexer import inherit
from pygments.lexers.c_cpp import CppLexer
from pygments.token import Keyword, Operator
from sphinx.application import Sphinx

project = "quaff"
author = "The authors of quaff"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
html_theme = "furo"
html_title = "quaff"
html_show_copyright = False
html_static_path: list[str] = []
# The prompts of sessions are not copied with them.
copybutton_prompt_text = r">>> |\$ "
copybutton_prompt_is_regexp = True
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]
# A signature in the text is no link, and `...` is no ellipsis.
smartquotes = False


class SwigLexer(CppLexer):
    """An interface is C++ with directives."""

    name = "SWIG"
    aliases = ("swig",)
    tokens: ClassVar = {"statements": [(r"%(\w+|[{}])", Keyword), (r"##?", Operator), inherit]}


def setup(app: Sphinx) -> None:
    """Makes the blocks of interfaces known to Sphinx."""
    app.add_lexer("swig", SwigLexer)
