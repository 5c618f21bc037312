//! The table of Doxygen commands: how far each command extends, and what is written for it.

/// A Doxygen command.
#[derive(Debug)]
pub struct Command {
    name: &'static str,
    pub extent: Extent,
    pub writes: Writes,
}

/// The length of the text after a command that belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    Nothing,
    /// The next word, which may be on the next line.
    Word,
    /// A number of words of the line, or all if there are fewer.
    Words(usize),
    /// The rest of the line, with the line break.
    Line,
    /// The rest of the line, without the line break.
    RestOfLine,
    /// The text up to an empty line, or to the next section.
    Paragraph,
    /// A word followed by a paragraph.
    WordParagraph,
    /// The text up to an empty line, or to the next command of the same name.
    Item,
    /// The text up to the command with the same name after `end`.
    Block,
    /// The text up to this command, in which no commands are recognised.
    Verbatim(&'static str),
    /// A condition, and everything up to `else` or `endif`.
    Branch,
    /// The text of the other branch of a condition.
    Else,
}

/// The output for a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writes {
    Nothing,
    Newline,
    /// The command becomes this word, followed by its text.
    Text(&'static str),
    /// A title, which consecutive sections share.
    Section(&'static str),
    /// The text, with this mark on both sides.
    Around(&'static str),
    Parameter,
    Type,
    Code,
    Verbatim,
    /// A formula, inline or as a block.
    Math {
        is_block: bool,
    },
    Branch(&'static str),
    Image,
    Reference,
}

/// The command with this name.
pub fn find(name: &str) -> Option<&'static Command> {
    let name = name.to_lowercase();
    COMMANDS.iter().find(|command| command.name == name)
}

/// Whether no commands are recognised in the text of a command.
pub fn is_verbatim(name: &str) -> bool {
    matches!(name, "htmlonly" | "verbatim" | "code" | "f$" | "f[" | "f{")
}

pub fn ends_verbatim(name: &str) -> bool {
    matches!(name, "endhtmlonly" | "endverbatim" | "endcode" | "f$" | "f]" | "f}")
}

/// The command that ends the text left out by `%feature("doxygen:ignore:name", range="end:other")`.
pub fn end_of_own(name: &str, range: &str) -> Option<String> {
    match range.strip_prefix("end")? {
        "" => Some(format!("end{name}")),
        rest => rest.strip_prefix(':').map(str::to_owned),
    }
}

/// Whether a command begins a section and so ends the paragraph before it.
pub fn begins_section(name: &str) -> bool {
    SECTIONS.contains(&name)
}

const SECTIONS: [&str; 39] = [
    "attention",
    "author",
    "authors",
    "brief",
    "bug",
    "cond",
    "date",
    "deprecated",
    "details",
    "else",
    "elseif",
    "endcond",
    "endif",
    "exception",
    "if",
    "ifnot",
    "invariant",
    "note",
    "par",
    "param",
    "post",
    "pre",
    "remark",
    "remarks",
    "result",
    "return",
    "returns",
    "retval",
    "sa",
    "see",
    "since",
    "test",
    "throw",
    "throws",
    "todo",
    "tparam",
    "version",
    "warning",
    "xrefitem",
];

const fn row(name: &'static str, extent: Extent, writes: Writes) -> Command {
    Command { name, extent, writes }
}

const fn word(name: &'static str, mark: &'static str) -> Command {
    row(name, Extent::Word, Writes::Around(mark))
}

const fn section(name: &'static str, title: &'static str) -> Command {
    row(name, Extent::Paragraph, Writes::Section(title))
}

const fn paragraph(name: &'static str, text: &'static str) -> Command {
    row(name, Extent::Paragraph, Writes::Text(text))
}

const fn block(name: &'static str) -> Command {
    row(name, Extent::Block, Writes::Text(""))
}

const fn left_out(name: &'static str, extent: Extent) -> Command {
    row(name, extent, Writes::Nothing)
}

const OVERLOAD: &str = "This is an overloaded member function, provided for convenience.\n\
     It differs from the above function only in what argument(s) it accepts.";

static COMMANDS: &[Command] = &[
    row("n", Extent::Nothing, Writes::Newline),
    word("a", "*"),
    word("b", "**"),
    word("c", "``"),
    word("cite", "'"),
    word("e", "*"),
    word("em", "*"),
    word("p", "``"),
    section("author", "Author: "),
    section("authors", "Authors: "),
    section("copyright", "Copyright: "),
    section("deprecated", "Deprecated: "),
    section("note", "Notes: "),
    section("remark", "Remarks: "),
    section("remarks", "Remarks: "),
    section("since", "Since: "),
    section("todo", "TODO: "),
    section("version", "Version: "),
    section("warning", "Warning: "),
    row("example", Extent::WordParagraph, Writes::Section("Example: ")),
    paragraph("attention", ""),
    paragraph("brief", ""),
    paragraph("bug", ""),
    paragraph("date", ""),
    paragraph("details", ""),
    paragraph("invariant", ""),
    paragraph("short", ""),
    paragraph("par", "Title: "),
    paragraph("sa", "See also: "),
    paragraph("see", "See also: "),
    row("param", Extent::WordParagraph, Writes::Parameter),
    row("tparam", Extent::WordParagraph, Writes::Parameter),
    row("result", Extent::Paragraph, Writes::Type),
    row("return", Extent::Paragraph, Writes::Type),
    row("returns", Extent::Paragraph, Writes::Type),
    row("exception", Extent::WordParagraph, Writes::Text(":raises: ")),
    row("throw", Extent::WordParagraph, Writes::Text(":raises: ")),
    row("throws", Extent::WordParagraph, Writes::Text(":raises: ")),
    row("arg", Extent::Item, Writes::Text("* ")),
    row("li", Extent::Item, Writes::Text("* ")),
    row("cond", Extent::Words(1), Writes::Text("Conditional comment: ")),
    row("endcond", Extent::Nothing, Writes::Text("End of conditional comment.")),
    row("if", Extent::Branch, Writes::Branch("If: ")),
    row("ifnot", Extent::Branch, Writes::Branch("If not: ")),
    row("elseif", Extent::Branch, Writes::Branch("Else if: ")),
    row("else", Extent::Else, Writes::Branch("Else: ")),
    row("overload", Extent::RestOfLine, Writes::Text(OVERLOAD)),
    row("image", Extent::Words(4), Writes::Image),
    row("ref", Extent::Words(2), Writes::Reference),
    row("code", Extent::Verbatim("endcode"), Writes::Code),
    row("verbatim", Extent::Verbatim("endverbatim"), Writes::Verbatim),
    row("f$", Extent::Verbatim("f$"), Writes::Math { is_block: false }),
    row("f[", Extent::Verbatim("f]"), Writes::Math { is_block: true }),
    row("f{", Extent::Verbatim("f}"), Writes::Math { is_block: true }),
    block("htmlonly"),
    block("latexonly"),
    block("link"),
    block("manonly"),
    block("rtfonly"),
    block("xmlonly"),
    left_out("dot", Extent::Verbatim("enddot")),
    left_out("msc", Extent::Verbatim("endmsc")),
    left_out("callergraph", Extent::Nothing),
    left_out("callgraph", Extent::Nothing),
    left_out("hideinitializer", Extent::Nothing),
    left_out("internal", Extent::Nothing),
    left_out("nosubgrouping", Extent::Nothing),
    left_out("private", Extent::Nothing),
    left_out("privatesection", Extent::Nothing),
    left_out("protected", Extent::Nothing),
    left_out("protectedsection", Extent::Nothing),
    left_out("public", Extent::Nothing),
    left_out("publicsection", Extent::Nothing),
    left_out("showinitializer", Extent::Nothing),
    left_out("tableofcontents", Extent::Nothing),
    left_out("anchor", Extent::Word),
    left_out("copybrief", Extent::Word),
    left_out("copydetails", Extent::Word),
    left_out("copydoc", Extent::Word),
    left_out("def", Extent::Word),
    left_out("dontinclude", Extent::Word),
    left_out("enum", Extent::Word),
    left_out("extends", Extent::Word),
    left_out("htmlinclude", Extent::Word),
    left_out("implements", Extent::Word),
    left_out("include", Extent::Word),
    left_out("includelineno", Extent::Word),
    left_out("memberof", Extent::Word),
    left_out("namespace", Extent::Word),
    left_out("package", Extent::Word),
    left_out("related", Extent::Word),
    left_out("relatedalso", Extent::Word),
    left_out("relates", Extent::Word),
    left_out("relatesalso", Extent::Word),
    left_out("verbinclude", Extent::Word),
    left_out("addindex", Extent::Line),
    left_out("addtogroup", Extent::Line),
    left_out("fn", Extent::Line),
    left_out("line", Extent::Line),
    left_out("name", Extent::Line),
    left_out("property", Extent::Line),
    left_out("skip", Extent::Line),
    left_out("skipline", Extent::Line),
    left_out("typedef", Extent::Line),
    left_out("until", Extent::Line),
    left_out("var", Extent::Line),
    left_out("defgroup", Extent::RestOfLine),
    left_out("mainpage", Extent::RestOfLine),
    left_out("page", Extent::RestOfLine),
    left_out("paragraph", Extent::RestOfLine),
    left_out("section", Extent::RestOfLine),
    left_out("snippet", Extent::RestOfLine),
    left_out("subsection", Extent::RestOfLine),
    left_out("subsubsection", Extent::RestOfLine),
    left_out("weakgroup", Extent::RestOfLine),
    left_out("category", Extent::Words(3)),
    left_out("class", Extent::Words(3)),
    left_out("dir", Extent::Words(1)),
    left_out("dotfile", Extent::Words(2)),
    left_out("file", Extent::Words(1)),
    left_out("headerfile", Extent::Words(2)),
    left_out("ingroup", Extent::Words(3)),
    left_out("interface", Extent::Words(3)),
    left_out("mscfile", Extent::Words(2)),
    left_out("protocol", Extent::Words(3)),
    left_out("struct", Extent::Words(3)),
    left_out("subpage", Extent::Words(2)),
    left_out("union", Extent::Words(3)),
    left_out("post", Extent::Paragraph),
    left_out("pre", Extent::Paragraph),
    left_out("retval", Extent::WordParagraph),
    left_out("test", Extent::Paragraph),
    left_out("xrefitem", Extent::WordParagraph),
    // Closing commands that have no opening command.
    left_out("endcode", Extent::RestOfLine),
    left_out("enddot", Extent::RestOfLine),
    left_out("endhtmlonly", Extent::RestOfLine),
    left_out("endif", Extent::RestOfLine),
    left_out("endlatexonly", Extent::RestOfLine),
    left_out("endlink", Extent::RestOfLine),
    left_out("endmanonly", Extent::RestOfLine),
    left_out("endmsc", Extent::RestOfLine),
    left_out("endrtfonly", Extent::RestOfLine),
    left_out("endverbatim", Extent::RestOfLine),
    left_out("endxmlonly", Extent::RestOfLine),
    left_out("f]", Extent::RestOfLine),
    left_out("f}", Extent::RestOfLine),
];
