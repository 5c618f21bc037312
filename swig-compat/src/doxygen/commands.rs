//! The table of Doxygen commands: how far each command extends, and what is written for it.

/// A Doxygen command.
#[derive(Debug)]
pub struct DoxygenCommand {
    name: &'static str,
    pub extent: ArgumentExtent,
    pub writes: Writes,
}

/// The length of the text after a command that belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgumentExtent {
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
pub fn find(name: &str) -> Option<&'static DoxygenCommand> {
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

const fn row(name: &'static str, extent: ArgumentExtent, writes: Writes) -> DoxygenCommand {
    DoxygenCommand { name, extent, writes }
}

const fn word(name: &'static str, mark: &'static str) -> DoxygenCommand {
    row(name, ArgumentExtent::Word, Writes::Around(mark))
}

const fn section(name: &'static str, title: &'static str) -> DoxygenCommand {
    row(name, ArgumentExtent::Paragraph, Writes::Section(title))
}

const fn paragraph(name: &'static str, text: &'static str) -> DoxygenCommand {
    row(name, ArgumentExtent::Paragraph, Writes::Text(text))
}

const fn block(name: &'static str) -> DoxygenCommand {
    row(name, ArgumentExtent::Block, Writes::Text(""))
}

const fn left_out(name: &'static str, extent: ArgumentExtent) -> DoxygenCommand {
    row(name, extent, Writes::Nothing)
}

const OVERLOAD: &str = "This is an overloaded member function, provided for convenience.\n\
     It differs from the above function only in what argument(s) it accepts.";

static COMMANDS: &[DoxygenCommand] = &[
    row("n", ArgumentExtent::Nothing, Writes::Newline),
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
    row("example", ArgumentExtent::WordParagraph, Writes::Section("Example: ")),
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
    row("param", ArgumentExtent::WordParagraph, Writes::Parameter),
    row("tparam", ArgumentExtent::WordParagraph, Writes::Parameter),
    row("result", ArgumentExtent::Paragraph, Writes::Type),
    row("return", ArgumentExtent::Paragraph, Writes::Type),
    row("returns", ArgumentExtent::Paragraph, Writes::Type),
    row("exception", ArgumentExtent::WordParagraph, Writes::Text(":raises: ")),
    row("throw", ArgumentExtent::WordParagraph, Writes::Text(":raises: ")),
    row("throws", ArgumentExtent::WordParagraph, Writes::Text(":raises: ")),
    row("arg", ArgumentExtent::Item, Writes::Text("* ")),
    row("li", ArgumentExtent::Item, Writes::Text("* ")),
    row("cond", ArgumentExtent::Words(1), Writes::Text("Conditional comment: ")),
    row("endcond", ArgumentExtent::Nothing, Writes::Text("End of conditional comment.")),
    row("if", ArgumentExtent::Branch, Writes::Branch("If: ")),
    row("ifnot", ArgumentExtent::Branch, Writes::Branch("If not: ")),
    row("elseif", ArgumentExtent::Branch, Writes::Branch("Else if: ")),
    row("else", ArgumentExtent::Else, Writes::Branch("Else: ")),
    row("overload", ArgumentExtent::RestOfLine, Writes::Text(OVERLOAD)),
    row("image", ArgumentExtent::Words(4), Writes::Image),
    row("ref", ArgumentExtent::Words(2), Writes::Reference),
    row("code", ArgumentExtent::Verbatim("endcode"), Writes::Code),
    row("verbatim", ArgumentExtent::Verbatim("endverbatim"), Writes::Verbatim),
    row("f$", ArgumentExtent::Verbatim("f$"), Writes::Math { is_block: false }),
    row("f[", ArgumentExtent::Verbatim("f]"), Writes::Math { is_block: true }),
    row("f{", ArgumentExtent::Verbatim("f}"), Writes::Math { is_block: true }),
    block("htmlonly"),
    block("latexonly"),
    block("link"),
    block("manonly"),
    block("rtfonly"),
    block("xmlonly"),
    left_out("dot", ArgumentExtent::Verbatim("enddot")),
    left_out("msc", ArgumentExtent::Verbatim("endmsc")),
    left_out("callergraph", ArgumentExtent::Nothing),
    left_out("callgraph", ArgumentExtent::Nothing),
    left_out("hideinitializer", ArgumentExtent::Nothing),
    left_out("internal", ArgumentExtent::Nothing),
    left_out("nosubgrouping", ArgumentExtent::Nothing),
    left_out("private", ArgumentExtent::Nothing),
    left_out("privatesection", ArgumentExtent::Nothing),
    left_out("protected", ArgumentExtent::Nothing),
    left_out("protectedsection", ArgumentExtent::Nothing),
    left_out("public", ArgumentExtent::Nothing),
    left_out("publicsection", ArgumentExtent::Nothing),
    left_out("showinitializer", ArgumentExtent::Nothing),
    left_out("tableofcontents", ArgumentExtent::Nothing),
    left_out("anchor", ArgumentExtent::Word),
    left_out("copybrief", ArgumentExtent::Word),
    left_out("copydetails", ArgumentExtent::Word),
    left_out("copydoc", ArgumentExtent::Word),
    left_out("def", ArgumentExtent::Word),
    left_out("dontinclude", ArgumentExtent::Word),
    left_out("enum", ArgumentExtent::Word),
    left_out("extends", ArgumentExtent::Word),
    left_out("htmlinclude", ArgumentExtent::Word),
    left_out("implements", ArgumentExtent::Word),
    left_out("include", ArgumentExtent::Word),
    left_out("includelineno", ArgumentExtent::Word),
    left_out("memberof", ArgumentExtent::Word),
    left_out("namespace", ArgumentExtent::Word),
    left_out("package", ArgumentExtent::Word),
    left_out("related", ArgumentExtent::Word),
    left_out("relatedalso", ArgumentExtent::Word),
    left_out("relates", ArgumentExtent::Word),
    left_out("relatesalso", ArgumentExtent::Word),
    left_out("verbinclude", ArgumentExtent::Word),
    left_out("addindex", ArgumentExtent::Line),
    left_out("addtogroup", ArgumentExtent::Line),
    left_out("fn", ArgumentExtent::Line),
    left_out("line", ArgumentExtent::Line),
    left_out("name", ArgumentExtent::Line),
    left_out("property", ArgumentExtent::Line),
    left_out("skip", ArgumentExtent::Line),
    left_out("skipline", ArgumentExtent::Line),
    left_out("typedef", ArgumentExtent::Line),
    left_out("until", ArgumentExtent::Line),
    left_out("var", ArgumentExtent::Line),
    left_out("defgroup", ArgumentExtent::RestOfLine),
    left_out("mainpage", ArgumentExtent::RestOfLine),
    left_out("page", ArgumentExtent::RestOfLine),
    left_out("paragraph", ArgumentExtent::RestOfLine),
    left_out("section", ArgumentExtent::RestOfLine),
    left_out("snippet", ArgumentExtent::RestOfLine),
    left_out("subsection", ArgumentExtent::RestOfLine),
    left_out("subsubsection", ArgumentExtent::RestOfLine),
    left_out("weakgroup", ArgumentExtent::RestOfLine),
    left_out("category", ArgumentExtent::Words(3)),
    left_out("class", ArgumentExtent::Words(3)),
    left_out("dir", ArgumentExtent::Words(1)),
    left_out("dotfile", ArgumentExtent::Words(2)),
    left_out("file", ArgumentExtent::Words(1)),
    left_out("headerfile", ArgumentExtent::Words(2)),
    left_out("ingroup", ArgumentExtent::Words(3)),
    left_out("interface", ArgumentExtent::Words(3)),
    left_out("mscfile", ArgumentExtent::Words(2)),
    left_out("protocol", ArgumentExtent::Words(3)),
    left_out("struct", ArgumentExtent::Words(3)),
    left_out("subpage", ArgumentExtent::Words(2)),
    left_out("union", ArgumentExtent::Words(3)),
    left_out("post", ArgumentExtent::Paragraph),
    left_out("pre", ArgumentExtent::Paragraph),
    left_out("retval", ArgumentExtent::WordParagraph),
    left_out("test", ArgumentExtent::Paragraph),
    left_out("xrefitem", ArgumentExtent::WordParagraph),
    // Closing commands that have no opening command.
    left_out("endcode", ArgumentExtent::RestOfLine),
    left_out("enddot", ArgumentExtent::RestOfLine),
    left_out("endhtmlonly", ArgumentExtent::RestOfLine),
    left_out("endif", ArgumentExtent::RestOfLine),
    left_out("endlatexonly", ArgumentExtent::RestOfLine),
    left_out("endlink", ArgumentExtent::RestOfLine),
    left_out("endmanonly", ArgumentExtent::RestOfLine),
    left_out("endmsc", ArgumentExtent::RestOfLine),
    left_out("endrtfonly", ArgumentExtent::RestOfLine),
    left_out("endverbatim", ArgumentExtent::RestOfLine),
    left_out("endxmlonly", ArgumentExtent::RestOfLine),
    left_out("f]", ArgumentExtent::RestOfLine),
    left_out("f}", ArgumentExtent::RestOfLine),
];
